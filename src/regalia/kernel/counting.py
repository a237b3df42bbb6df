"""What counting settles: hidden cards that lie in one zone in every arrangement that a witness allows."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.kernel.arrange import Arrangement
from regalia.kernel.bits import bit, lowest
from regalia.kernel.rng import fast_rng


@final
class Counting:
    """Draws one arrangement and looks which of its cards can leave their zones for another one.

    A card can leave its zone if cards change places in a ring, so that one of another kind comes in for it.
    `kinds` and `zones` list those that cannot: each copy that is certain, and its zone. Only zones that are
    `asked` about count, by kind; where just one zone is possible, it is always listed.
    """

    def __init__(self, arrangement: Arrangement, asked: vec[i64]) -> None:
        self.kinds = vec[i64]()
        self.zones = vec[i64]()
        self._sizes = arrangement.sizes
        self._cards = arrangement.kinds
        self._allowed = arrangement.zones
        self._places = arrangement.places
        self._came = arrangement.sizes[:]  # by zone: the card that goes there in the ring
        candidates = self._candidates(asked)
        if candidates or (self._cards and not _has_choice(self._allowed[0])):  # the least free come first
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

    def _candidates(self, asked: vec[i64]) -> vec[i64]:
        """By kind: the zones asked about where it may be settled; an empty list where there are none at all.

        Cards that may lie in the same zones are as good as each other. Of a kind among them something is
        certain only in zones that all the others together do not fill.
        """
        kinds: i64 = len(asked)
        masks = vec[i64]()  # zones that some card may lie in
        totals = vec[i64]()  # by mask: how many cards
        amounts = vec[i64]()  # by mask and kind
        card: i64
        for card in range(len(self._cards)):
            allowed = self._allowed[card]
            if not _has_choice(allowed):
                continue
            at: i64 = 0
            while at < len(masks) and masks[at] != allowed:
                at += 1
            if at == len(masks):
                masks = append(masks, allowed)
                totals = append(totals, 0)
                for _ in range(kinds):
                    amounts = append(amounts, 0)
            totals[at] += 1
            amounts[at * kinds + self._cards[card]] += 1
        found = vec[i64]()
        for at in range(len(masks)):
            largest = self._largest(masks[at])
            for kind in range(kinds):
                amount = amounts[at * kinds + kind]
                if amount > 0 and largest > totals[at] - amount:
                    zones = self._larger(masks[at] & asked[kind], totals[at] - amount)
                    if zones:
                        if not found:
                            found = vec[i64]([0] * kinds)
                        found[kind] |= zones
        return found

    def _larger(self, zones: i64, size: i64) -> i64:
        """Those of the zones that hold more than so many cards."""
        found: i64 = 0
        while zones:
            zone = lowest(zones)
            zones &= zones - 1
            found |= bit(zone) if self._sizes[zone] > size else 0
        return found

    def _largest(self, zones: i64) -> i64:
        largest: i64 = 0
        while zones:
            largest = max(largest, self._sizes[lowest(zones)])
            zones &= zones - 1
        return largest

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


def _has_choice(zones: i64) -> bool:
    return (zones & (zones - 1)) != 0
