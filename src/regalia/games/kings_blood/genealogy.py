"""The Genealogy as a grid (KB-3.1): which card lies where, and beside which cards there is room."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kings_blood.actions import HALF, PEOPLE
from regalia.kernel.bits import bit, lowest

NONE: Final = -1
EMPTY: Final = vec[i64]()

# A cell is one number: a generation apart are ROW, half a card width is 1. It is never 0, which is no cell.
ROW: Final = 1 << 16
MIDDLE: Final = 1 << 15
FOUNDER: Final = 16 * ROW + MIDDLE  # the cell (0, 0)
BUCKETS: Final = 64

# What crowds a card, three counts in one number: cards in the way of its left side and of its right side,
# and cards that lie on it.
ON_LEFT: Final = 1
ON_RIGHT: Final = 1 << 8
ON_TOP: Final = 1 << 16
LEFT_SHUT: Final = 0xFF00FF
RIGHT_SHUT: Final = 0xFFFF00


class Genealogy:
    """Who lies where. Open sides are kept up to date as cards come and go, never searched for."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.left_low: i64 = 0  # cards with an open left side, as two masks
        self.left_high: i64 = 0
        self.right_low: i64 = 0
        self.right_high: i64 = 0
        self.cell = EMPTY  # by kind; 0: not in the Genealogy
        self.crowd = EMPTY  # by kind
        self.following = EMPTY  # by kind: the next one in the same bucket
        self.bucket = EMPTY

    def clear(self) -> None:
        """Nobody is left."""
        self.size = 0
        self.left_low = 0
        self.left_high = 0
        self.right_low = 0
        self.right_high = 0
        self.cell = vec[i64]([0] * PEOPLE)
        self.crowd = vec[i64]([0] * PEOPLE)
        self.following = vec[i64]([NONE] * PEOPLE)
        self.bucket = vec[i64]([NONE] * BUCKETS)

    def copy(self) -> "Genealogy":
        """The same, to go on by itself."""
        twin = Genealogy()
        twin.size = self.size
        twin.left_low = self.left_low
        twin.left_high = self.left_high
        twin.right_low = self.right_low
        twin.right_high = self.right_high
        twin.cell = self.cell[:]
        twin.crowd = self.crowd[:]
        twin.following = self.following[:]
        twin.bucket = self.bucket[:]
        return twin

    def load(self, cells: vec[i64]) -> None:
        """Take back where everybody lay."""
        self.clear()
        kind: i64 = 0
        while kind < PEOPLE:
            if cells[kind] > 0:
                self.add(kind, cells[kind])
            kind += 1

    # Looking at it

    def at(self, cell: i64) -> i64:
        """The card in a cell, or NONE."""
        kind = self.bucket[_bucket(cell)]
        while kind >= 0 and self.cell[kind] != cell:
            kind = self.following[kind]
        return kind

    def beside(self, kind: i64, side: i64) -> i64:
        """The cell beside a card; side 0 is left, 1 is right."""
        return self.cell[kind] + 4 * side - 2

    def child(self, kind: i64, side: i64) -> i64:
        """The cell for a child of a card and the one beside it."""
        return self.cell[kind] + ROW + 2 * side - 1

    def is_open(self, kind: i64, side: i64) -> bool:
        """Whether a card may be laid on a side of an uncovered card (KB-3.3 to KB-3.6)."""
        return self.crowd[kind] & (RIGHT_SHUT if side else LEFT_SHUT) == 0

    def is_active(self, kind: i64) -> bool:
        """Whether a card can be played to (KB-3.6)."""
        return self.is_open(kind, 0) or self.is_open(kind, 1)

    def is_covered(self, kind: i64) -> bool:
        """Whether a card lies on this one (KB-3.2)."""
        return self.crowd[kind] >= ON_TOP

    def generation(self, kind: i64) -> i64:
        """The row of a card, 0 for that of the founder."""
        return (self.cell[kind] - FOUNDER + MIDDLE) // ROW

    def column(self, kind: i64) -> i64:
        """The centre of a card in half card widths, 0 for that of the founder."""
        return self.cell[kind] % ROW - MIDDLE

    def generations(self) -> i64:
        """In how many rows a card lies (KB-14.10)."""
        rows: set[int] = set()
        kind: i64 = 0
        while kind < PEOPLE:
            if self.cell[kind] > 0:
                rows.add(self.cell[kind] // ROW)
            kind += 1
        return len(rows)

    # Coming and going

    def add(self, kind: i64, cell: i64) -> None:
        """A card is laid into an empty cell."""
        self.cell[kind] = cell
        at = _bucket(cell)
        self.following[kind] = self.bucket[at]
        self.bucket[at] = kind
        self.size += 1
        self.crowd[kind] = 0
        self._crowd(kind, cell, 1)
        self._mark(kind)

    def remove(self, kind: i64) -> None:
        """A card is taken up."""
        cell = self.cell[kind]
        at = _bucket(cell)
        if self.bucket[at] == kind:
            self.bucket[at] = self.following[kind]
        else:
            before = self.bucket[at]
            while self.following[before] != kind:
                before = self.following[before]
            self.following[before] = self.following[kind]
        self.following[kind] = NONE
        self.size -= 1
        self._crowd(kind, cell, -1)
        self.cell[kind] = 0
        self.crowd[kind] = LEFT_SHUT | RIGHT_SHUT
        self._mark(kind)
        self.crowd[kind] = 0

    def _crowd(self, kind: i64, cell: i64, count: i64) -> None:
        """Everyone near enough to be crowded by a card in this cell, or to crowd it (KB-3.2 to KB-3.5)."""
        self._near(kind, cell - 2, count, ON_LEFT, ON_RIGHT)
        self._near(kind, cell + 2, count, ON_RIGHT, ON_LEFT)
        self._near(kind, cell - 4, count, ON_LEFT, ON_RIGHT)
        self._near(kind, cell + 4, count, ON_RIGHT, ON_LEFT)
        self._near(kind, cell + ROW - 1, count, ON_LEFT | ON_TOP, 0)
        self._near(kind, cell + ROW + 1, count, ON_RIGHT | ON_TOP, 0)
        self._near(kind, cell - ROW - 1, count, 0, ON_RIGHT | ON_TOP)
        self._near(kind, cell - ROW + 1, count, 0, ON_LEFT | ON_TOP)
        self._near(kind, cell + ROW - 3, count, ON_LEFT, ON_RIGHT)
        self._near(kind, cell + ROW + 3, count, ON_RIGHT, ON_LEFT)
        self._near(kind, cell - ROW - 3, count, ON_LEFT, ON_RIGHT)
        self._near(kind, cell - ROW + 3, count, ON_RIGHT, ON_LEFT)
        self._near(kind, cell + 2 * ROW, count, ON_LEFT | ON_RIGHT, 0)
        self._near(kind, cell + 2 * ROW - 2, count, ON_LEFT, 0)
        self._near(kind, cell + 2 * ROW + 2, count, ON_RIGHT, 0)
        self._near(kind, cell - 2 * ROW, count, 0, ON_LEFT | ON_RIGHT)
        self._near(kind, cell - 2 * ROW - 2, count, 0, ON_RIGHT)
        self._near(kind, cell - 2 * ROW + 2, count, 0, ON_LEFT)

    def _near(self, kind: i64, cell: i64, count: i64, own: i64, others: i64) -> None:
        """If a card lies in that cell, it crowds this one and is crowded by it in these ways."""
        other = self.bucket[_bucket(cell)]
        while other >= 0 and self.cell[other] != cell:
            other = self.following[other]
        if other >= 0:
            self.crowd[kind] += own * count
            if others:
                self.crowd[other] += others * count
                self._mark(other)

    def _mark(self, kind: i64) -> None:
        """Keep the masks of open sides in step with what crowds a card."""
        crowd = self.crowd[kind]
        if kind < HALF:
            here = bit(kind)
            self.left_low = self.left_low & ~here if crowd & LEFT_SHUT else self.left_low | here
            self.right_low = self.right_low & ~here if crowd & RIGHT_SHUT else self.right_low | here
        else:
            here = bit(kind - HALF)
            self.left_high = self.left_high & ~here if crowd & LEFT_SHUT else self.left_high | here
            self.right_high = self.right_high & ~here if crowd & RIGHT_SHUT else self.right_high | here

    def people(self) -> list[int]:
        """All cards in the Genealogy, row by row from the left."""
        found: list[int] = []
        kind: i64 = 0
        while kind < PEOPLE:
            if self.cell[kind] > 0:
                found.append(kind)
            kind += 1
        return sorted(found, key=self._place)

    def _place(self, kind: int) -> int:
        return self.cell[kind]


def _bucket(cell: i64) -> i64:
    return ((cell >> 1) + (cell >> 16) * 11) & (BUCKETS - 1)


def both(low: i64, high: i64) -> list[int]:
    """The kinds in a set of characters."""
    found: list[int] = []
    while low:
        found.append(lowest(low))
        low &= low - 1
    while high:
        found.append(HALF + lowest(high))
        high &= high - 1
    return found
