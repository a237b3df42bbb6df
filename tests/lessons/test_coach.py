"""The coach of a guided game: each thing is said once, for as long as nobody has played since."""

from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.lessons.coach import Coach, advise

MESSAGES = ["coach-play", "coach-event-struck", "step-first-look"]


def test_a_question_is_explained_until_it_is_answered_and_never_again() -> None:
    coach = Coach(MESSAGES)
    assert coach.on_question("play", 3) == "coach-play"
    assert coach.on_question("play", 3) == "coach-play"
    assert coach.on_question("play", 4) == ""
    assert coach.on_question("draw", 3) == ""


def test_what_there_is_nothing_to_say_of_is_said_another_time() -> None:
    coach = Coach(MESSAGES)
    assert coach.on_event("struck", 1, lambda _: "") == ""
    assert coach.on_event("struck", 2, str.upper) == "COACH-EVENT-STRUCK"
    assert coach.on_event("struck", 2, str.upper) == "COACH-EVENT-STRUCK"
    assert coach.on_event("struck", 3, str.upper) == ""
    assert coach.on_event("drew", 3, str.upper) == ""


def test_advice_weighs_every_choice_the_best_first() -> None:
    match = Match(find_game("brutal-kingdom").setup(), bytes(16))
    found = advise(match, match.observe(0))
    assert {candidate.action for candidate in found} == set(match.legal(0))
    assert all(0 <= candidate.value <= 1 for candidate in found)
    assert found[0].share == max(candidate.share for candidate in found)
