"""The pieces of a review: what they are made of, and that they say the same whatever seats cannot know."""

import random

import pytest

from playing import random_draft, random_plies, seed
from records import random_record
from regalia.kernel.bits import members
from regalia.kernel.game import find_game, game_names, pack
from regalia.kernel.match import Drafting, Match
from regalia.kernel.rng import fast_rng
from regalia.review.chances import estimate, weigh
from regalia.review.turns import OpenCards, turns
from regalia.review.verdicts import BATCHES, difference, verdict
from regalia.review.work import Chances, Form, examine, judge, pieces, steps
from regalia.testing.secrecy import with_truth

TINY = Form("tiny", 2, 8, 20, 20)
every_game = pytest.mark.parametrize("game", game_names())


@pytest.mark.pure
@every_game
def test_what_all_know_together_leaves_open_only_what_nobody_saw(game: str) -> None:
    record = random_record(game)
    match, rng = Match.replay(record, 0), fast_rng(1)
    together = OpenCards(match.setup)
    together.hear(match.opening)
    for ply in Match.replay(record).plies:
        seen = together.observe(match.state)
        world = seen.sample(rng)
        for seat in range(record.seats):
            assert world.redact(seat).dump() == match.state.redact(seat).dump()
            assert (world.legal(seat)) == match.state.legal(seat)
        together.hear(match.commit(ply.seat, ply.actions).events)


@pytest.mark.pure
@every_game
def test_every_ply_has_its_pieces(game: str) -> None:
    record = random_record(game)
    found = pieces(record, [0], TINY)
    last = len(record.plies)
    for task in ("open", "table"):
        assert [piece.ply for piece in found if piece.task == task] == [*range(last + 1)] * 2
    assert {piece.seat for piece in found if piece.task == "decide"} == {0}
    deals = [piece for piece in found if piece.task == "deal"]
    chances = [piece.ply for piece in found if piece.task == "redraw"]
    assert [piece.ply for piece in deals] == [0]
    assert 0 < len(chances) <= last


def test_a_play_is_told_from_its_first_choice_on() -> None:
    """What follows may leave no choice, and be what it was for: where the piece went."""
    match = Match(find_game("kardinal-koenig").setup(), seed(6))
    without_choice = 0
    for seat, draft in random_plies(match, random.Random(6)):
        drafting = Drafting(match.game, match.observe(seat))
        choices = []
        for action in draft:
            choices.append(len(drafting.preview().legal))
            drafting.add(action)
        told = steps(match.game, match.observe(seat), draft)
        assert [name for _, name in told] == [match.game.actions.name(action) for action in draft]
        assert choices[0] > 1, "every play of this game begins with a choice"
        without_choice += 1 in choices
    assert without_choice > 5


@every_game
def test_where_chance_has_no_part_all_redraws_are_the_same(game: str) -> None:
    record = random_record(game)
    before = None
    for turn in turns(record):
        if before is not None and turn.before is None:
            worlds = [before.sample(fast_rng(number)) for number in (1, 2)]
            for world in worlds:
                for action in turn.play:
                    world.apply(turn.seat, action)
            seen = [[world.redact(seat).dump() for seat in range(record.seats)] for world in worlds]
            assert seen[0] == seen[1]
        before = turn.opened


@every_game
def test_the_same_observation_gives_the_same_verdict(game: str) -> None:
    """Non-interference: whatever the seat could not know makes no difference to what it is blamed for."""
    match = Match(find_game(game).setup(), seed(3))
    rnd = random.Random(3)
    compared = 0
    for ply, (seat, draft) in enumerate(random_plies(match, rnd)):
        if ply % 9 or len(match.legal(seat)) < 2:
            continue
        twin = with_truth(match, match.observe(seat).sample(fast_rng(ply)))
        compared += pack(twin.state.twin(match.state.rng)) != pack(match.state)
        ours, theirs = (judge(world.observe(seat), draft, ply, 20, 20) for world in (match, twin))
        assert ours == theirs
        if compared == 3:
            return
    assert compared, "some truth was another one"


def test_pieces_give_the_same_again() -> None:
    wanted = pieces(random_record("kings-blood"), [0, 1], TINY)[-12:]
    assert [examine(piece) for piece in wanted] == [examine(piece) for piece in wanted]


def test_a_game_that_is_over_is_worth_its_result() -> None:
    record = random_record("kings-blood")
    last = examine([piece for piece in pieces(record, [], TINY) if piece.task == "table"][-1])
    outcome = Match.replay(record).outcome
    assert isinstance(last, Chances)
    assert last.means == [outcome.share(seat) for seat in range(record.seats)]


@every_game
def test_two_plays_are_weighed_in_the_same_worlds(game: str) -> None:
    """A play against itself: the worlds and the chance are the same, so there is no difference at all."""
    match = Match(find_game(game).setup(), seed(4))
    seat = members(match.state.deciders())[0]
    play = random_draft(match, seat, random.Random(1))
    brought = weigh(match.observe(seat), [play, play], 40, BATCHES, 60, fast_rng(1))
    assert difference(*brought) == (0.0, 0.0)
    assert len(brought[0]) == BATCHES


def test_chances_add_up() -> None:
    match = Match(find_game("brutal-kingdom").setup(), seed(5))
    tally = estimate(match.observe(-1), -1, [], 50, 1000, fast_rng(1))
    assert sum(tally.means()) == pytest.approx(1, abs=0.02)
    assert all(0 < error < 0.1 for error in tally.errors())


@pytest.mark.parametrize(
    ("loss", "error", "called"),
    [
        (0.20, 0.01, "blunder"),
        (0.20, 0.10, "close"),  # so far apart, and still nothing that one could stand by
        (0.08, 0.01, "mistake"),
        (0.03, 0.005, "doubtful"),
        (0.03, 0.009, "close"),
        (0.02, 0.001, "good"),  # surely worse, and not worth a word
        (0.00, 0.005, "good"),
        (-0.01, 0.02, "close"),
        (-0.05, 0.01, "best"),  # better than what the search had found
    ],
)
def test_only_what_the_search_can_stand_by_is_blamed(loss: float, error: float, called: str) -> None:
    assert verdict(loss, error) == called
