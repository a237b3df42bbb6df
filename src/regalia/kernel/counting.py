"""What counting settles: hidden cards that lie in one zone in every arrangement that a witness allows.

Mostly that is nothing but cards that the viewer was shown; `Groups` tells that by numbers, without dealing.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.kernel.arrange import Arrangement
from regalia.kernel.bits import bit, lowest
from regalia.kernel.rng import fast_rng
from regalia.kernel.witness import Witness


@final
class Counting:
    """Draws one arrangement and looks which of its cards can leave their zones for another one.

    A card can leave its zone if cards change places in a ring, so that one of another kind comes in for it.
    `kinds` and `zones` list those that cannot: each copy that is certain, and its zone. Only zones that are
    among the `candidates` of a kind count; where just one zone is possible, it is always listed.
    """

    def __init__(self, arrangement: Arrangement, candidates: vec[i64]) -> None:
        self.kinds = vec[i64]()
        self.zones = vec[i64]()
        self._sizes = arrangement.sizes
        self._cards = arrangement.kinds
        self._allowed = arrangement.zones
        self._came = arrangement.sizes[:]  # by zone: the card that goes there in the ring
        arrangement.draw(fast_rng(0))
        self._places = arrangement.places
        if self._free_places() == len(self._cards):  # with more room it is not said where cards lie
            self._settle(candidates)

    def _free_places(self) -> i64:
        places: i64 = 0
        zone: i64
        for zone in range(len(self._sizes)):
            places += self._sizes[zone]
        return places

    def _settle(self, candidates: vec[i64]) -> None:
        card: i64
        for card in range(len(self._cards)):
            if not _has_choice(self._allowed[card]):
                self._add(self._cards[card], self._places[card])
        kind: i64
        for kind in range(len(candidates)):
            if candidates[kind]:
                self._settle_kind(kind, candidates[kind])

    def _settle_kind(self, kind: i64, zones: i64) -> None:
        """List the copies of a kind that can leave none of these zones."""
        copies = self._count(kind)
        while zones:
            zone = lowest(zones)
            zones &= zones - 1
            certain = copies[zone]
            while certain > 0 and self._relieve(kind, zone):
                certain -= 1
            if certain < copies[zone]:
                copies = self._count(kind)  # cards have changed places
            while certain > 0:
                self._add(kind, zone)
                certain -= 1

    def _add(self, kind: i64, zone: i64) -> None:
        self.kinds = append(self.kinds, kind)
        self.zones = append(self.zones, zone)

    def _count(self, kind: i64) -> vec[i64]:
        """By zone: how many copies lie there now that might lie elsewhere."""
        found = vec[i64]([0] * len(self._sizes))
        card: i64
        for card in range(len(self._cards)):
            if self._cards[card] == kind and _has_choice(self._allowed[card]):
                found[self._places[card]] += 1
        return found

    def _relieve(self, kind: i64, zone: i64) -> bool:
        """Let one copy leave a zone for a card of another kind, along a ring of zones; False if none can."""
        tried = bit(zone)
        waiting: i64 = 0
        place = zone
        while True:
            card: i64
            for card in range(len(self._cards)):
                if self._places[card] != place or (place == zone and self._cards[card] != kind):
                    continue
                allowed = self._allowed[card]
                if place != zone and allowed >> zone & 1 and self._cards[card] != kind:
                    self._exchange(card, place, zone)
                    return True
                further = allowed & ~tried
                tried |= further
                waiting |= further
                while further:
                    self._came[lowest(further)] = card
                    further &= further - 1
            if waiting == 0:
                return False
            place = lowest(waiting)
            waiting &= waiting - 1

    def _exchange(self, card: i64, place: i64, zone: i64) -> None:
        """Move a card from its place into the zone, into its place the one that comes there, and so on."""
        self._places[card] = zone
        while place != zone:
            card = self._came[place]
            before = self._places[card]
            self._places[card] = place
            place = before


@final
class Groups:
    """Cards that may lie in the same zones are as good as each other: how many such cards there are.

    `kinds` and `zones` list the cards that can lie in one zone alone, in which they take their room.
    """

    def __init__(self, sizes: vec[i64], pool: vec[i64], witness: Witness) -> None:
        self.kinds = vec[i64]()
        self.zones = vec[i64]()
        self._sizes = sizes[:]  # by zone, without the cards listed
        self._free = pool[:]  # by kind, without the cards listed
        self._masks = vec[i64]()  # by group
        self._totals = vec[i64]()  # by group
        self._entries: i64 = 0
        self._added = vec[i64]([0] * (len(pool) + len(witness.zones)))  # kinds in groups
        self._groups = self._added[:]  # and the group of each
        self._nowhere = False
        hidden: i64 = 0
        zone: i64
        for zone in range(len(sizes)):
            if sizes[zone] > 0:
                hidden |= bit(zone)
        left = pool[:]
        fact: i64
        for fact in range(len(witness.zones)):
            if witness.zones[fact] & hidden:
                known = witness.kinds[fact]
                left[known] -= 1
                self._add(known, witness.zones[fact] & hidden & ~witness.banned[known], 1)
        kind: i64
        for kind in range(len(pool)):
            if left[kind] > 0:
                self._add(kind, witness.space.zones_for[kind] & hidden & ~witness.banned[kind], left[kind])

    def _add(self, kind: i64, mask: i64, cards: i64) -> None:
        """So many cards of a kind may lie in these zones."""
        if not _has_choice(mask):
            self._fix(kind, mask, cards)
            return
        at: i64 = 0
        while at < len(self._masks) and self._masks[at] != mask:
            at += 1
        if at == len(self._masks):
            self._masks = append(self._masks, mask)
            self._totals = append(self._totals, 0)
        self._totals[at] += cards
        self._added[self._entries] = kind
        self._groups[self._entries] = at
        self._entries += 1

    def _fix(self, kind: i64, mask: i64, cards: i64) -> None:
        if mask == 0:
            self._nowhere = True
            return
        zone = lowest(mask)
        self._sizes[zone] -= cards
        self._free[kind] -= cards
        while cards > 0:
            self.kinds = append(self.kinds, kind)
            self.zones = append(self.zones, zone)
            cards -= 1

    def fit(self) -> bool:
        """Whether it is plain that all cards find a place, and fill all of them.

        It is where of two groups each has zones of its own or one has all zones of the other.
        """
        places: i64 = 0
        zone: i64
        for zone in range(len(self._sizes)):
            if self._sizes[zone] < 0:
                return False
            places += self._sizes[zone]
        at: i64
        for at in range(len(self._masks)):
            mask = self._masks[at]
            within: i64 = 0
            other: i64
            for other in range(len(self._masks)):
                common = self._masks[other] & mask
                if common == self._masks[other]:
                    within += self._totals[other]
                elif common != 0 and common != mask:
                    return False
            if within > _room(self._sizes, mask):
                return False
            places -= self._totals[at]
        return places == 0 and not self._nowhere

    def candidates(self, asked: vec[i64]) -> vec[i64]:
        """By kind: the zones asked about where copies of it may be settled; empty where nothing can be.

        Of a kind something is certain only in zones that others do not fill which it can change places with.
        """
        found = vec[i64]()
        entry: i64
        for entry in range(self._entries):
            kind = self._added[entry]
            at = self._groups[entry]
            mask = self._masks[at]
            zones = mask & asked[kind]
            while zones:
                zone = lowest(zones)
                zones &= zones - 1
                free = self._sizes[zone] + self._free[kind]
                if free > self._totals[at] and free > self._able(mask, zone):
                    if len(found) == 0:
                        found = vec[i64]([0] * len(self._free))
                    found[kind] |= bit(zone)
        return found

    def _able(self, mask: i64, zone: i64) -> i64:
        """How many cards may lie in the zone and, besides, only in zones of the mask."""
        cards: i64 = 0
        at: i64
        for at in range(len(self._masks)):
            if self._masks[at] & ~mask == 0 and self._masks[at] >> zone & 1:
                cards += self._totals[at]
        return cards


def _room(sizes: vec[i64], zones: i64) -> i64:
    room: i64 = 0
    while zones:
        room += sizes[lowest(zones)]
        zones &= zones - 1
    return room


def _has_choice(zones: i64) -> bool:
    return (zones & (zones - 1)) != 0
