"""Where cards can lie: a hand, the deck, one slot in the middle. A zone holds kinds, never identities."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.bits import bit

DARK: Final = -1  # nobody sees into the zone
OPEN: Final = -2  # everybody does
SPECTATOR: Final = -1  # a viewer without a seat
EVERYONE: Final = -1  # the mask of seats that leaves nobody out, spectators neither
MOST_SEATS: Final = 8


class Zone:
    """One place: its name, who sees into it (a seat, DARK or OPEN), and the sorts of cards it can hold.

    Sorts are told apart in public: by their backs, or because cards of a sort can lie nowhere else.
    """

    def __init__(self, name: str, seen_by: int, sorts: tuple[int, ...] = ()) -> None:
        self.name = name
        self.seen_by = seen_by
        self.sorts = sorts  # none named: any card


class ZoneSpace:
    """All zones of a game and all kinds of cards, numbered; a set of zones is a mask."""

    def __init__(self, zones: list[Zone], kinds: list[str], sorts: list[int]) -> None:
        if len(zones) > 62:
            raise ValueError(f"{len(zones)} zones do not fit into one mask of 62")
        self.zones = zones
        self.kinds = kinds
        self.numbers = {zone.name: number for number, zone in enumerate(zones)}
        self.all: i64 = bit(len(zones)) - 1
        self.room = vec[i64]([self._room_for(sort) for sort in sorts])  # zones that can hold each kind
        self._plain = vec[i64]([self._plain_to(viewer) for viewer in range(SPECTATOR, MOST_SEATS)])

    def _room_for(self, sort: int) -> int:
        return sum(bit(z) for z, zone in enumerate(self.zones) if not zone.sorts or sort in zone.sorts)

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
