"""Lines of King's Blood lead where the rules lead; what is seen of them is what the seat can know."""

import random

import pytest

import regalia
from games.kings_blood.position import GAME, Position, position
from playing import random_plies, seed
from regalia.bots.registry import make_bot
from regalia.bots.taste import Taster
from regalia.games.kings_blood import actions as do
from regalia.games.kings_blood import lines as seen
from regalia.games.kings_blood.heuristics import WEIGHTS
from regalia.games.kings_blood.lines import FEATURES, KingsBloodLines
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.lines import MOST_LINES
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.testing.secrecy import with_truth

pytestmark = pytest.mark.pure
CHECKED = 40 if regalia.compiled else 5
BLOCKS = [
    seen.ENDING, seen.SIZE, seen.PLAYABLE, seen.DEAD, seen.MARRIAGEABLE, seen.MATCHES, seen.COUPLES,
    seen.COLOURS, seen.DIFFERENT, seen.ALIKE, seen.ABILITIES, seen.EVENT, seen.ALL_EVENTS, seen.ABLE,
    seen.FEW, seen.FITTING, seen.SPOUSES, seen.OWN_FITTING, seen.OWN_SPOUSES, seen.NEXT, seen.NEXT_FITTING,
    seen.SECOND, seen.BEFORE, seen.FEWEST, seen.MEAN, seen.SMALL, seen.AHEAD, seen.DISTANCE, seen.PENDING,
    seen.DECK, seen.ACTIVE, seen.ACTIVE_COLOURS, FEATURES,
]  # fmt: skip


def lines_of(match: Match, seat: int) -> KingsBloodLines:
    """All lines of a seat, from what it sees."""
    state = match.observe(seat).state
    lines = KingsBloodLines(state, seat)
    lines.find(state)
    return lines


def of_position(position: Position) -> dict[str, dict[int, int]]:
    """By line, as `play:fenna left:ivo`: the number of each block. `` is where they begin."""
    lines = lines_of(position.match(), position.turn)
    named = [" ".join(map(GAME.actions.name, path)) for path in lines.paths]
    return {name: numbers(row) for name, row in zip([*named, ""], map(list, lines.rows), strict=True)}


def numbers(row: list[int]) -> dict[int, int]:
    """Each block that is on, and which number of it."""
    found = {}
    for feature in row:
        block = max(block for block in BLOCKS if block <= feature)
        found[block] = feature - block
    return found


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_lines_go_on_as_the_rules_do(seats: int) -> None:
    """From each legal choice on they lead to the end of a play, to chance, or to another play."""
    match = Match(GAME.setup(seats), seed(seats))
    checked = 0
    for seat, _ in random_plies(match, random.Random(seats)):
        if not match.legal(seat) or checked == CHECKED:
            continue
        checked += 1
        lines = lines_of(match, seat)
        assert len(lines.rows) == len(lines.paths) + 1
        assert (
            sorted({path[0] for path in lines.paths}) == match.legal(seat) or len(lines.paths) == MOST_LINES
        )
        assert len({tuple(path) for path in lines.paths}) == len(lines.paths)
        for path in lines.paths:
            state = match.observe(seat).state.copy()
            for action in path[:-1]:
                assert action in state.legal(seat)
                state.apply(seat, action)
                assert not state.is_turn_boundary()
            assert path[-1] in state.legal(seat)
            if path[-1] in (do.MARRY, do.DRAW):
                with pytest.raises(HiddenInformation):
                    state.apply(seat, path[-1])
        for row in map(list, lines.rows):
            assert len(set(row)) == len(row), "a feature is put once"
            assert all(0 <= feature < FEATURES for feature in row)
    assert checked == CHECKED


@pytest.mark.parametrize("seats", [2, 4])
def test_no_hidden_truth_changes_what_is_seen(seats: int) -> None:
    match = Match(GAME.setup(seats), seed(10 + seats))
    checked = 0
    for ply, (seat, _) in enumerate(random_plies(match, random.Random(seats))):
        if ply % 5 == 4 and len(match.legal(seat)) > 1 and checked < CHECKED // 10 + 1:
            lines = lines_of(match, seat)
            for number in range(3):
                other = with_truth(match, match.observe(seat).sample(fast_rng(number)))
                others = lines_of(other, seat)
                assert others.paths == lines.paths
                assert others.write(FEATURES) == lines.write(FEATURES)
            checked += 1
    assert checked


def test_what_is_seen_of_a_marriage_and_of_a_card_laid() -> None:
    """Drusa (Money, 4) beside Corvin (Money, 3) could marry; Ivo (Money, 9) is a man as he is."""
    found = of_position(position("corvin", {0: "drusa ivo hedda", 1: "petchu sabine", 2: "aia"}))
    assert found["play:drusa left:corvin marry"][seen.ENDING] == 10 * seen.BIRTH + 2
    assert found["play:drusa left:corvin decline"][seen.ENDING] == 10 * seen.TURN + 2
    assert found["play:ivo right:corvin"][seen.ENDING] == 10 * seen.TURN + 2
    assert found["draw"][seen.ENDING] == 10 * seen.DRAWN + 3
    assert found[""][seen.ENDING] == 10 * seen.BEGUN + 3
    assert "play:ivo left:corvin marry" not in found
    married, declined = found["play:drusa left:corvin marry"], found["play:drusa left:corvin decline"]
    assert (married[seen.PLAYABLE], married[seen.DEAD]) == (0, 2), "the child covers its parents"
    assert (declined[seen.PLAYABLE], declined[seen.DEAD]) == (2, 0)
    for row in found.values():
        assert (row[seen.NEXT], row[seen.BEFORE], row[seen.FEWEST]) == (2, 1, 1)
    assert found["draw"][seen.SMALL] == 2


def test_the_last_card_wins() -> None:
    found = of_position(position("corvin", {0: "drusa", 1: "petchu sabine", 2: "aia"}))
    assert found["play:drusa left:corvin"] == {seen.ENDING: 10 * seen.WON}


def test_an_assassination_leads_to_another_play() -> None:
    tree = "fenna ivo@0,2"
    found = of_position(position(tree, {0: "assassination drusa hedda", 1: "petchu", 2: "aia"}))
    assert found["play:assassination on:fenna"][seen.ENDING] == 10 * seen.AGAIN + 2
    assert found["play:assassination on:fenna"][seen.ALL_EVENTS] == 0
    assert found["draw"][seen.ALL_EVENTS] == 1


def test_a_character_has_a_taste() -> None:
    match = position("corvin", {0: "drusa ivo exile", 1: "petchu sabine", 2: "aia"}).match()
    usual = lines_of(match, 0)
    assert set(usual.tastes) == {0.0}
    for own in GAME.characters.values():
        WEIGHTS.use(dict(own))
        tastes = lines_of(match, 0).tastes
        WEIGHTS.use({})
        assert len(set(tastes)) > 1


def test_a_character_of_a_chancellor_chooses_by_its_taste() -> None:
    bot = make_bot("chancellor:sly", GAME)
    assert isinstance(bot, Taster)
    assert bot.own == GAME.characters["sly"]
    usual = make_bot("policy", GAME)
    sly = Taster(usual, WEIGHTS, dict(GAME.characters["sly"]))
    match = Match(GAME.setup(4), seed(3))
    differs = 0
    for _, (seat, _) in zip(range(24), random_plies(match, random.Random(3)), strict=False):
        if len(match.legal(seat)) > 1:
            shares = [
                {one.action: one.share for one in player.explain(match.observe(seat), fast_rng(1))}
                for player in (usual, sly)
            ]
            assert shares[0].keys() == shares[1].keys()
            differs += shares[0] != shares[1]
    assert differs
