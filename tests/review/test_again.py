"""Play on from here: the new match begins with what the seat knew, or with all that was true."""

import pytest

from playing import seed
from records import random_record
from regalia.bots.greedy import GreedyBot
from regalia.bots.registry import make_draft
from regalia.kernel.bits import members
from regalia.kernel.errors import BadOption, BadPosition, BadRecord
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.kernel.state import Observation
from regalia.kernel.zones import SPECTATOR
from regalia.review.again import position_at

GAMES = game_names()


def known(observation: Observation) -> tuple[list[int], list[int]]:
    return observation.state.dump(), observation.witness.dump()


def moments(game: str, number: int) -> list[int]:
    return list(range(0, len(random_record(game, number).plies), 7))


@pytest.mark.pure
@pytest.mark.parametrize("game", GAMES)
def test_dealt_anew_the_seat_sees_and_knows_what_it_did(game: str) -> None:
    record = random_record(game)
    others = 0
    for ply in moments(game, 0):
        seat = ply % record.seats
        before = Match.replay(record, ply)
        match = Match.begun_at(position_at(record, ply, seat), seed(ply))
        assert known(match.observe(seat)) == known(before.observe(seat))
        assert match.observe(SPECTATOR).witness.dump() == before.observe(SPECTATOR).witness.dump()
        others += match.state.dump() != before.state.dump()
    assert others > len(moments(game, 0)) / 2, "the rest is dealt anew"


@pytest.mark.pure
@pytest.mark.parametrize("game", GAMES)
def test_kept_everybody_sees_and_knows_what_they_did(game: str) -> None:
    record = random_record(game)
    for ply in moments(game, 0):
        before = Match.replay(record, ply)
        match = Match.begun_at(position_at(record, ply, 0, keep=True), seed(ply))
        assert match.state.dump() == before.state.dump()
        for viewer in range(SPECTATOR, record.seats):
            assert known(match.observe(viewer)) == known(before.observe(viewer))


def test_what_is_dealt_anew_holds_nothing_that_the_seat_did_not_know() -> None:
    record = random_record("brutal-kingdom")
    for ply in moments("brutal-kingdom", 0):
        before = Match.replay(record, ply)
        position = position_at(record, ply, 1)
        other = before.observe(1).sample(fast_rng(ply))
        before.state = other
        before._observations.clear()
        assert known(before.observe(1)) == known(Match.begun_at(position, seed(9)).observe(1))


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_bots_can_play_on(game: str, keep: bool) -> None:
    record = random_record(game)
    for ply in moments(game, 0)[::4]:
        match = Match.begun_at(position_at(record, ply, 1, keep), seed(ply))
        for number in range(25):
            if match.over:
                break
            seat = members(match.state.deciders())[0]
            match.commit(seat, make_draft(GreedyBot(), match.observe(seat), fast_rng(number)))
        again = Match.replay(match.record())
        assert again.state.dump() == match.state.dump()
        assert again.observe(1).witness.dump() == match.observe(1).witness.dump()


def test_moments_that_are_none_are_refused() -> None:
    record = random_record("kings-blood")
    with pytest.raises(BadOption, match="after plays 0 to"):
        position_at(record, len(record.plies), 0)
    with pytest.raises(BadOption, match="seats go from 0"):
        position_at(record, 0, 9)
    with pytest.raises(BadRecord, match="this one is not"):
        position_at(Match(find_game("kings-blood").setup(), seed(1)).record(), 0, 0)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("known:9: saint in deck", "line 2: who knows it"),
        ("known:0: nobody in deck", "line 2: there is no card 'nobody'"),
        ("known:0: saint under deck", "line 2: a card is `in` places"),
        ("known:0: saint in nowhere", "line 2: there is no 'nowhere'"),
    ],
)
def test_knowledge_that_makes_no_sense_is_refused(line: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        Match.begun_at(f"brutal-kingdom 4\n{line}\nrest: aside\n")
