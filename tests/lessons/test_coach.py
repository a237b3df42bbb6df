"""The coach of a guided game: each thing is said once, for as long as nobody has played since."""

from regalia.lessons.coach import Coach

MESSAGES = ["coach-play", "coach-event-struck", "step-first-look"]


def test_a_question_is_explained_until_it_is_answered_and_never_again() -> None:
    coach = Coach(MESSAGES)
    assert coach.on_question("play", 3) == "coach-play"
    assert coach.on_question("play", 3) == "coach-play"
    assert coach.on_question("play", 4) == ""
    assert coach.on_question("draw", 3) == ""


def test_what_was_said_in_another_game_is_known() -> None:
    said: dict[str, str] = {}
    assert Coach(MESSAGES, said, "one").on_question("play", 3) == "coach-play"
    assert Coach(MESSAGES, said, "two").on_question("play", 3) == ""
    assert Coach(MESSAGES, said, "one").on_question("play", 3) == "coach-play"  # gone on with
    assert said == {"coach-play": "one 3"}


def test_what_there_is_nothing_to_say_of_is_said_another_time() -> None:
    coach = Coach(MESSAGES)
    assert coach.on_event("struck", 1, lambda _: "") == ""
    assert coach.on_event("struck", 2, str.upper) == "COACH-EVENT-STRUCK"
    assert coach.on_event("struck", 2, str.upper) == "COACH-EVENT-STRUCK"
    assert coach.on_event("struck", 3, str.upper) == ""
    assert coach.on_event("drew", 3, str.upper) == ""
