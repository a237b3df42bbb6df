"""Bases in views: one that looks as another did is not made again, and none is taken for another."""

import random

from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom import viewing
from regalia.games.take_the_kingdom.cards import MOST_BASES
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.kernel.game import find_game
from regalia.kernel.match import Match

KINDS = [-1, 0, 1, 2, 3, 9, 10, 31]


def a_table() -> TakeTheKingdom:
    state = Match(find_game("take-the-kingdom").setup(2), bytes(16)).state
    assert isinstance(state, TakeTheKingdom)
    return state


def test_whatever_lies_on_a_base_is_shown() -> None:
    state, rng = a_table(), random.Random(1)
    cells = state.cells
    for _ in range(3000):
        base = rng.randrange(MOST_BASES)
        cells[on.GROUND + base] = rng.choice(KINDS[1:4])
        cells[on.DAMAGE + base] = rng.choice([0, 1, 5, 63, 64, 70])
        cells[on.TRAP + base] = rng.choice(KINDS)
        cells[on.IN_TRAP + base] = rng.randrange(2)
        cells[on.FROZEN] = rng.getrandbits(MOST_BASES)
        for slot in (2 * base, 2 * base + 1):
            cells[on.DEFENCE + slot] = rng.choice(KINDS)
            cells[on.WOUND + slot] = rng.choice([0, 1, 2, 63, 64])
        assert viewing._base(state, base) == viewing._make_base(state, base)


def test_one_that_looks_the_same_is_the_same() -> None:
    state = a_table()
    assert viewing._base(state, 0) is viewing._base(state.copy(), 0)  # type: ignore[arg-type]
    before = viewing._base(state, 0)
    state.cells[on.DAMAGE] += 1
    assert viewing._base(state, 0) != before


def test_not_more_are_kept_than_so_many() -> None:
    state = a_table()
    for damage in range(64):
        for wounds in range(64):
            for others in range(4):
                state.cells[on.DAMAGE] = damage
                state.cells[on.WOUND], state.cells[on.WOUND + 1] = wounds, others
                viewing._base(state, 0)
    assert 0 < len(viewing.SEEN) <= viewing.MOST_SEEN
