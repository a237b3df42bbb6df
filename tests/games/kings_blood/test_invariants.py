"""What holds in every Genealogy, at every decision of whole games."""

import random
from collections.abc import Iterator

import regalia
from games.kings_blood.position import GAME
from playing import begin, random_steps
from regalia.games.kings_blood import genealogy
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.cards import CHARACTERS, NEW_CONNECTION, PEOPLE
from regalia.games.kings_blood.state import KingsBlood
from regalia.kernel.zones import wide_members
from rules import rule

GAMES = 40 if regalia.compiled else 4
Cell = tuple[int, int]


class Grid:
    """The Genealogy looked at by its definition, with nothing kept up to date."""

    def __init__(self, state: KingsBlood) -> None:
        cells = state.cells
        people = [kind for kind in range(PEOPLE) if cells[on.PLACE + kind] > 0]
        self.cells = {
            kind: (genealogy.generation(cells, kind), genealogy.column(cells, kind)) for kind in people
        }
        self.taken = set(self.cells.values())
        assert len(self.taken) == len(people), "two cards lie in one place"

    def covered(self, kind: int) -> bool:
        g, c = self.cells[kind]
        return (g + 1, c - 1) in self.taken or (g + 1, c + 1) in self.taken

    def open(self, kind: int, d: int) -> bool:
        g, c = self.cells[kind]
        needed = {
            (g, c + 2 * d), (g, c + 4 * d), (g + 1, c + d), (g + 1, c + 3 * d),
            (g + 2, c), (g + 2, c + 2 * d), (g - 1, c + 3 * d),
        }  # fmt: skip
        return not needed & self.taken

    def neighbours(self, cell: Cell) -> list[Cell]:
        g, c = cell
        return [(g, c + side) for side in (-2, 2) if (g, c + side) in self.taken]

    def active(self, kind: int) -> bool:
        return not self.covered(kind) and (self.open(kind, -1) or self.open(kind, 1))


def games() -> Iterator[tuple[KingsBlood, Iterator[tuple[int, int]]]]:
    for number in range(GAMES):
        setup = GAME.setup(2 + number % 5, {"advanced": number % 2 == 1})
        state = begin(setup, number)
        assert isinstance(state, KingsBlood)
        yield state, random_steps(state, random.Random(number))


@rule("KB-3.1", "KB-3.2", "KB-3.3", "KB-3.4", "KB-3.5", "KB-3.6", "KB-3.9")
def test_the_open_sides_kept_up_to_date_are_those_of_the_definition():
    for state, steps in games():
        for _ in steps:
            grid = Grid(state)
            assert state.cells[on.TREE_SIZE] == len(grid.cells)
            for kind, (g, c) in grid.cells.items():
                assert (c - g) % 2 == 0
                assert genealogy.is_covered(state.cells, kind) == grid.covered(kind)
                for side, d in enumerate((-1, 1)):
                    wanted = grid.open(kind, d) and not grid.covered(kind)
                    assert genealogy.is_open(state.cells, kind, side) == wanted
                    assert (kind in sides(state)[side]) == wanted
            assert not grid.cells or any(map(grid.active, grid.cells)), "an Active card is always there"


@rule("KB-3.2", "KB-3.3", "KB-6.4")
def test_cards_touch_and_cover_as_they_should():
    for state, steps in games():
        before = Grid(state)
        parents: dict[int, set[int]] = {}  # of everybody born
        moved = False  # somebody has left a place
        for _ in steps:
            after = Grid(state)
            moved = moved or any(after.cells.get(kind) != cell for kind, cell in before.cells.items())
            for kind in after.cells.keys() - before.cells.keys():
                cell = after.cells[kind]
                neighbours = after.neighbours(cell)
                if state.cells[on.FOCUS] == kind and state.cells[on.PLACED] != kind:
                    parents[kind] = {state.cells[on.PLACED], state.cells[on.BESIDE]}
                    assert neighbours == [], "a newborn touches nobody"
                    assert not after.covered(kind)
                    assert all(map(after.covered, parents[kind]))
                elif cell != (0, 0):
                    assert len(neighbours) == 1, "a card that is laid touches one other"
            if len(after.cells) == 1:
                parents, moved = {}, False
            if not moved:
                covered = {kind for kind in after.cells if after.covered(kind)}
                assert covered == set().union(*parents.values()), "parents are covered, and nobody else"
            before = after


@rule("KB-8.7", "KB-8.9")
def test_a_new_connection_can_be_played_when_two_cards_lie_there_whichever_is_moved():
    for state, steps in games():
        for number, _ in enumerate(steps):
            if state.cells[on.MOVER] >= 0 or number % 3:
                continue
            assert state.has_target(NEW_CONNECTION) == (state.cells[on.TREE_SIZE] > 1)
            if state.cells[on.TREE_SIZE] < 2:
                continue
            for kind in Grid(state).cells:
                if genealogy.is_active(state.cells, kind):
                    twin = state.copy()
                    assert isinstance(twin, KingsBlood)
                    twin.cells[on.MOVER] = kind
                    twin.cells[on.ORIGIN] = twin.cells[on.PLACE + kind]
                    genealogy.remove(twin.cells, kind)
                    assert any(twin.spots()), CHARACTERS[kind]


def sides(state: KingsBlood) -> tuple[list[int], list[int]]:
    left_low, left_high, right_low, right_high = state.cells[on.OPEN : on.OPEN + 4]
    return wide_members(left_low, left_high, 0), wide_members(right_low, right_high, 0)
