"""The Genealogy as a grid (KB-3.1): which card lies where, and beside which cards there is room.

It lies in the cells of a state. Open sides are kept up to date as cards come and go, never searched for.
"""

from typing import Final

from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.cards import PEOPLE
from regalia.games.kings_blood.table import BUCKETS
from regalia.kernel.layout import NONE, ORIGIN, ROW
from regalia.kernel.rules import bit, i64, vec
from regalia.kernel.zones import WIDE

# A place is one number: a generation apart are ROW, half a card width is 1.
MIDDLE: Final = 1 << 15

# What crowds a card, three counts in one number: cards in the way of its left side and of its right side,
# and cards that lie on it.
ON_LEFT: Final = 1
ON_RIGHT: Final = 1 << 8
ON_TOP: Final = 1 << 16
LEFT_SHUT: Final = 0xFF00FF
RIGHT_SHUT: Final = 0xFFFF00

# Looking at it


def at(cells: vec[i64], place: i64) -> i64:
    """The card in a place, or NONE."""
    kind = cells[on.BUCKET + _bucket(place)]
    while kind >= 0 and cells[on.PLACE + kind] != place:
        kind = cells[on.FOLLOWING + kind]
    return kind


def beside(cells: vec[i64], kind: i64, side: i64) -> i64:
    """The place beside a card; side 0 is left, 1 is right."""
    return cells[on.PLACE + kind] + 4 * side - 2


def child(cells: vec[i64], kind: i64, side: i64) -> i64:
    """The place for a child of a card and the one beside it."""
    return cells[on.PLACE + kind] + ROW + 2 * side - 1


def is_open(cells: vec[i64], kind: i64, side: i64) -> bool:
    """Whether a card may be laid on a side of an uncovered card (KB-3.3 to KB-3.6)."""
    return cells[on.CROWD + kind] & (RIGHT_SHUT if side else LEFT_SHUT) == 0


def is_active(cells: vec[i64], kind: i64) -> bool:
    """Whether a card can be played to (KB-3.6)."""
    return is_open(cells, kind, 0) or is_open(cells, kind, 1)


def is_covered(cells: vec[i64], kind: i64) -> bool:
    """Whether a card lies on this one (KB-3.2)."""
    return cells[on.CROWD + kind] >= ON_TOP


def generation(cells: vec[i64], kind: i64) -> i64:
    """The row of a card, 0 for that of the founder."""
    return (cells[on.PLACE + kind] - ORIGIN + MIDDLE) // ROW


def column(cells: vec[i64], kind: i64) -> i64:
    """The centre of a card in half card widths, 0 for that of the founder."""
    return cells[on.PLACE + kind] % ROW - MIDDLE


def generations(cells: vec[i64]) -> i64:
    """In how many rows a card lies (KB-14.10)."""
    rows: set[int] = set()
    kind: i64
    for kind in range(PEOPLE):
        if cells[on.PLACE + kind] > 0:
            rows.add(cells[on.PLACE + kind] // ROW)
    return len(rows)


def people(cells: vec[i64]) -> vec[i64]:
    """All cards in the Genealogy, row by row from the left."""
    found = vec[i64]([0] * cells[on.TREE_SIZE])
    count: i64 = 0
    kind: i64
    for kind in range(PEOPLE):
        place = cells[on.PLACE + kind]
        if place > 0:
            to = count
            while to > 0 and cells[on.PLACE + found[to - 1]] > place:
                found[to] = found[to - 1]
                to -= 1
            found[to] = kind
            count += 1
    return found


# Coming and going


def add(cells: vec[i64], kind: i64, place: i64) -> None:
    """A card is laid into an empty place."""
    cells[on.PLACE + kind] = place
    link = _link(cells, kind, place)
    cells[on.FOLLOWING + kind] = cells[link]
    cells[link] = kind
    cells[on.TREE_SIZE] += 1
    cells[on.CROWD + kind] = 0
    _crowd(cells, kind, place, 1)
    _mark(cells, kind)


def remove(cells: vec[i64], kind: i64) -> None:
    """A card is taken up."""
    place = cells[on.PLACE + kind]
    cells[_link(cells, kind, place)] = cells[on.FOLLOWING + kind]
    cells[on.FOLLOWING + kind] = NONE
    cells[on.TREE_SIZE] -= 1
    _crowd(cells, kind, place, -1)
    cells[on.PLACE + kind] = 0
    cells[on.CROWD + kind] = LEFT_SHUT | RIGHT_SHUT
    _mark(cells, kind)
    cells[on.CROWD + kind] = 0


def _bucket(place: i64) -> i64:
    return ((place >> 1) + (place >> 16) * 11) & (BUCKETS - 1)


def _link(cells: vec[i64], kind: i64, place: i64) -> i64:
    """The cell that names this card in its bucket, or will: those in a bucket follow each other by kind."""
    link = on.BUCKET + _bucket(place)
    while 0 <= cells[link] < kind:
        link = on.FOLLOWING + cells[link]
    return link


def _crowd(cells: vec[i64], kind: i64, place: i64, count: i64) -> None:
    """Everyone near enough to be crowded by a card in this place, or to crowd it (KB-3.2 to KB-3.5)."""
    _near(cells, kind, place - 2, count, ON_LEFT, ON_RIGHT)
    _near(cells, kind, place + 2, count, ON_RIGHT, ON_LEFT)
    _near(cells, kind, place - 4, count, ON_LEFT, ON_RIGHT)
    _near(cells, kind, place + 4, count, ON_RIGHT, ON_LEFT)
    _near(cells, kind, place + ROW - 1, count, ON_LEFT | ON_TOP, 0)
    _near(cells, kind, place + ROW + 1, count, ON_RIGHT | ON_TOP, 0)
    _near(cells, kind, place - ROW - 1, count, 0, ON_RIGHT | ON_TOP)
    _near(cells, kind, place - ROW + 1, count, 0, ON_LEFT | ON_TOP)
    _near(cells, kind, place + ROW - 3, count, ON_LEFT, ON_RIGHT)
    _near(cells, kind, place + ROW + 3, count, ON_RIGHT, ON_LEFT)
    _near(cells, kind, place - ROW - 3, count, ON_LEFT, ON_RIGHT)
    _near(cells, kind, place - ROW + 3, count, ON_RIGHT, ON_LEFT)
    _near(cells, kind, place + 2 * ROW, count, ON_LEFT | ON_RIGHT, 0)
    _near(cells, kind, place + 2 * ROW - 2, count, ON_LEFT, 0)
    _near(cells, kind, place + 2 * ROW + 2, count, ON_RIGHT, 0)
    _near(cells, kind, place - 2 * ROW, count, 0, ON_LEFT | ON_RIGHT)
    _near(cells, kind, place - 2 * ROW - 2, count, 0, ON_RIGHT)
    _near(cells, kind, place - 2 * ROW + 2, count, 0, ON_LEFT)


def _near(cells: vec[i64], kind: i64, place: i64, count: i64, own: i64, others: i64) -> None:
    """If a card lies in that place, it crowds this one and is crowded by it in these ways."""
    other = cells[on.BUCKET + _bucket(place)]
    while other >= 0 and cells[on.PLACE + other] != place:
        other = cells[on.FOLLOWING + other]
    if other >= 0:
        cells[on.CROWD + kind] += own * count
        if others:
            cells[on.CROWD + other] += others * count
            _mark(cells, other)


def _mark(cells: vec[i64], kind: i64) -> None:
    """Keep the masks of open sides in step with what crowds a card."""
    part: i64 = on.OPEN if kind < WIDE else on.OPEN + 1
    here = bit(kind if kind < WIDE else kind - WIDE)
    crowd = cells[on.CROWD + kind]
    cells[part] = cells[part] & ~here if crowd & LEFT_SHUT else cells[part] | here
    cells[part + 2] = cells[part + 2] & ~here if crowd & RIGHT_SHUT else cells[part + 2] | here
