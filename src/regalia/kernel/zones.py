"""Where cards can lie: a hand, the deck, one slot in the middle. A zone holds kinds, never identities."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.bits import append, bit, lowest, members

DARK: Final = -1  # nobody sees into the zone
OPEN: Final = -2  # everybody does
ON_TURN: Final = -3  # whoever's turn it is does: a card in the fingers
SPECTATOR: Final = -1  # a viewer without a seat
EVERYONE: Final = -1  # the mask of seats that leaves nobody out, spectators neither
MOST_SEATS: Final = 8

# How the cards of a zone are kept in the cells of a state.
ELSEWHERE: Final = 0  # in a way of the game's own, which overrides what State does with zones
AS_SET: Final = 1  # a mask of kinds in one cell; several zones may share it if their sorts differ
AS_COUNTS: Final = 2  # a cell for each kind; several zones may share these, too
AS_LIST: Final = 3  # a kind in each cell, NONE for no card
AS_WIDE_SET: Final = 4  # masks of the first and of the next WIDE kinds, then four bits a kind for the rest
WIDE: Final = 36


class Zone:
    """One place: its name, who sees into it (a seat, or DARK, OPEN, ON_TURN), and the sorts it can hold.

    Sorts are told apart in public: by their backs, or because cards of a sort can lie nowhere else. Its cards
    are kept in a field of the state, from `offset` on, in so many cells; `size` is the field that counts
    them, where there is one.
    """

    def __init__(
        self,
        name: str,
        seen_by: int,
        sorts: tuple[int, ...] = (),
        field: str = "",
        offset: int = 0,
        cells: int = 1,
        size: str = "",
    ) -> None:
        self.name = name
        self.seen_by = seen_by
        self.sorts = sorts  # none named: any card
        self.field = field
        self.offset = offset
        self.cells = cells
        self.size = size


@final
class ZoneSpace:
    """All zones of a game and all kinds of cards, numbered; a set of zones is a mask."""

    def __init__(self, zones: list[Zone], kinds: list[str], sorts: list[int]) -> None:
        if len(zones) > 62:
            raise ValueError(f"{len(zones)} zones do not fit into one mask of 62")
        self.zones = zones
        self.kinds = kinds
        self.numbers = {zone.name: number for number, zone in enumerate(zones)}
        self.all: i64 = bit(len(zones)) - 1
        self.zones_for = vec[i64](
            [self._zones_for(sort) for sort in sorts]
        )  # by kind: those that can hold it
        self._plain = vec[i64]([self._plain_to(viewer) for viewer in range(SPECTATOR, MOST_SEATS)])
        count = len(zones)
        self.hidden: i64 = sum(
            1 for zone in zones if zone.seen_by != OPEN
        )  # zones that some viewer does not see into
        self.all_hidden: i64 = bit(self.hidden) - 1
        self.on_turn: i64 = sum(bit(z) for z, zone in enumerate(zones) if zone.seen_by == ON_TURN)
        self.dark: i64 = sum(bit(z) for z, zone in enumerate(zones) if zone.seen_by in (DARK, ON_TURN))
        self.kept = vec[i64]([ELSEWHERE] * count)  # by zone
        self.start = vec[i64]([0] * count)  # by zone: the first cell
        self.length = vec[i64]([0] * count)  # by zone, for a list
        self.sized = vec[i64]([-1] * count)  # by zone: the cell that counts its cards, if there is one
        self.shared = vec[i64]([0] * count)  # by zone: whether another one is kept in the same cells
        self.fits = vec[i64]([self._fit_into(bit(zone)) for zone in range(count)])  # by zone: its kinds

    def _zones_for(self, sort: int) -> int:
        return sum(bit(z) for z, zone in enumerate(self.zones) if not zone.sorts or sort in zone.sorts)

    def _fit_into(self, zone: int) -> int:
        if len(self.kinds) > 62:
            return 0
        return sum(bit(kind) for kind, zones in enumerate(self.zones_for) if zones & zone)

    def _plain_to(self, viewer: int) -> int:
        owned = viewer if viewer != SPECTATOR else OPEN
        return sum(bit(z) for z, zone in enumerate(self.zones) if zone.seen_by in (OPEN, owned))

    def visible_to(self, viewer: i64) -> i64:
        """The zones a viewer looks into by where they lie."""
        return self._plain[viewer + 1]

    def number(self, name: str) -> int:
        """The number of the zone of that name."""
        return self.numbers[name]

    def names(self, mask: int) -> list[str]:
        """The names of the zones in a mask."""
        return [zone.name for number, zone in enumerate(self.zones) if mask >> number & 1]


def listed(counts: vec[i64]) -> list[int]:
    """The kinds that are counted, each as often as it is there."""
    found: list[int] = []
    kind: i64 = 0
    while kind < len(counts):
        count = counts[kind]
        while count > 0:
            found.append(kind)
            count -= 1
        kind += 1
    return found


# Wide sets: the first WIDE kinds are in the low mask, the next in the high one, the rest is counted.


def low_bit(kind: i64) -> i64:
    """A kind in the low mask."""
    return bit(kind) if kind < WIDE else i64(0)


def high_bit(kind: i64) -> i64:
    """A kind in the high mask."""
    return bit(kind - WIDE) if kind >= WIDE else i64(0)


def wide_add(cells: vec[i64], start: i64, kind: i64) -> None:
    """Add a card to the wide set that begins there."""
    if kind < WIDE:
        cells[start] |= bit(kind)
    elif kind < 2 * WIDE:
        cells[start + 1] |= bit(kind - WIDE)
    else:
        cells[start + 2] += bit(4 * (kind - 2 * WIDE))


def wide_remove(cells: vec[i64], start: i64, kind: i64) -> None:
    """Take a card out of it."""
    if kind < WIDE:
        cells[start] &= ~bit(kind)
    elif kind < 2 * WIDE:
        cells[start + 1] &= ~bit(kind - WIDE)
    else:
        cells[start + 2] -= bit(4 * (kind - 2 * WIDE))


def wide_members(low: i64, high: i64, rest: i64) -> list[int]:
    """The kinds of a wide set, ascending."""
    found = members(low)
    append(found, WIDE, high)
    kind: i64 = 2 * WIDE
    while rest:
        copies = rest & 15
        while copies > 0:
            found.append(kind)
            copies -= 1
        rest >>= 4
        kind += 1
    return found


def count_wide(pool: vec[i64], low: i64, high: i64, rest: i64) -> None:
    """Add the kinds of a wide set to counts by kind."""
    while low:
        pool[lowest(low)] += 1
        low &= low - 1
    while high:
        pool[WIDE + lowest(high)] += 1
        high &= high - 1
    kind: i64 = 2 * WIDE
    while rest:
        pool[kind] += rest & 15
        rest >>= 4
        kind += 1
