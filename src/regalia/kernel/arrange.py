"""Dealing an arrangement that a witness allows into zones of which only the sizes are known."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.kernel.bits import bit, bit_count, lowest
from regalia.kernel.errors import Contradiction
from regalia.kernel.rng import Rng
from regalia.kernel.witness import Witness


@final
class Arrangement:
    """The cards out of sight, least free first, each with the zones it may lie in; `draw` gives places.

    Every arrangement that the witness allows can be drawn. A card's chance to go to a zone is that zone's
    share of the room left, so cards of equal freedom are dealt as a shuffle would deal them.
    """

    def __init__(self, sizes: vec[i64], pool: vec[i64], witness: Witness) -> None:
        self.sizes = sizes
        self.kinds = vec[i64]()
        self.zones = vec[i64]()
        self.places = vec[i64]()
        self.free = vec[i64]()
        self._list_cards(pool[:], self._hidden(), witness)

    def _hidden(self) -> i64:
        hidden: i64 = 0
        zone: i64 = 0
        while zone < len(self.sizes):
            if self.sizes[zone] > 0:
                hidden |= bit(zone)
            zone += 1
        return hidden

    def _list_cards(self, pool: vec[i64], hidden: i64, witness: Witness) -> None:
        kinds = vec[i64]()
        zones = vec[i64]()
        fact: i64 = 0
        while fact < len(witness.zones):
            within = witness.zones[fact] & hidden
            if within:
                known = witness.kinds[fact]
                pool[known] -= 1
                if pool[known] < 0:
                    raise Contradiction(f"viewer {witness.viewer}: more facts than copies of {known}")
                kinds = append(kinds, known)
                zones = append(zones, within & ~witness.banned[known])
            fact += 1
        kind: i64 = 0
        while kind < len(pool):
            left = pool[kind]
            while left > 0:
                kinds = append(kinds, kind)
                zones = append(zones, witness.space.zones_for[kind] & hidden & ~witness.banned[kind])
                left -= 1
            kind += 1
        self._sort(kinds, zones)

    def _sort(self, kinds: vec[i64], zones: vec[i64]) -> None:
        """A counting sort by how many zones a card may lie in."""
        n: i64 = len(kinds)
        starts = vec[i64]([0] * 65)
        i: i64 = 0
        while i < n:
            starts[bit_count(zones[i]) + 1] += 1
            i += 1
        i = 1
        while i < 65:
            starts[i] += starts[i - 1]
            i += 1
        self.kinds = kinds[:]
        self.zones = zones[:]
        i = 0
        while i < n:
            freedom = bit_count(zones[i])
            at = starts[freedom]
            starts[freedom] += 1
            self.kinds[at] = kinds[i]
            self.zones[at] = zones[i]
            i += 1

    def draw(self, rng: Rng) -> None:
        """Choose a place for every card; `places` holds it."""
        self.free = self.sizes[:]
        self.places = self.kinds[:]
        card: i64 = 0
        while card < len(self.kinds):
            zone = self._pick(self.zones[card], rng)
            if zone < 0:
                zone = self._make_room(card, self.zones[card])
            self.places[card] = zone
            self.free[zone] -= 1
            card += 1

    def _pick(self, zones: i64, rng: Rng) -> i64:
        """A zone with room, by its share of the room there is; -1 if all are full."""
        total: i64 = 0
        last: i64 = -1
        rest = zones
        while rest:
            zone = lowest(rest)
            rest &= rest - 1
            if self.free[zone] > 0:
                total += self.free[zone]
                last = zone
        if total == 0 or self.free[last] == total:
            return last
        at = rng.below(total)
        rest = zones
        while True:
            zone = lowest(rest)
            rest &= rest - 1
            at -= self.free[zone]
            if at < 0:
                return zone

    def _make_room(self, card: i64, zones: i64) -> i64:
        """Move cards placed before along a chain until one of these zones has room, and give that zone."""
        rest = zones
        tried: i64 = zones
        while rest:
            zone = lowest(rest)
            rest &= rest - 1
            tried = self._vacate(zone, card, tried)
            if self.free[zone] > 0:
                return zone
        raise Contradiction("the witness allows no arrangement of the hidden cards")

    def _vacate(self, zone: i64, placed: i64, tried: i64) -> i64:
        """Try to move one of the first `placed` cards out of a full zone; gives the zones tried so far."""
        card: i64 = 0
        while card < placed:
            if self.places[card] == zone:
                rest = self.zones[card] & ~bit(zone)
                while rest:
                    other = lowest(rest)
                    rest &= rest - 1
                    if self.free[other] == 0 and not tried >> other & 1:
                        tried = self._vacate(other, placed, tried | bit(other))
                    if self.free[other] > 0:
                        self.places[card] = other
                        self.free[other] -= 1
                        self.free[zone] += 1
                        return tried
            card += 1
        return tried
