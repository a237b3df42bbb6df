"""A Witness: what one viewer can know of hidden cards, folded from exactly the events that viewer was sent.

It holds facts ("one copy of this kind lies in one of these zones") and bans ("no copy of it lies here").
Every update keeps each world that fits the events: facts stand for different copies, but which copy a fact
stands for may change, so when a copy that could be that of several facts is used up, the others widen by it.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.kernel.bits import bit, bit_count
from regalia.kernel.errors import Contradiction
from regalia.kernel.zones import ZoneSpace

NONE: Final = -1


class Fact:
    """One copy of a kind lies in one of these zones."""

    def __init__(self, kind: i64, zones: i64) -> None:
        self.kind = kind
        self.zones = zones


@final
class Witness:
    """What one viewer knows of the cards that he or she does not see.

    Facts are numbered in the order they were learnt; those of a kind are a chain, the newest first. Chains
    lie scattered in memory, so `where` has what they say together: most of what happens concerns none.
    """

    def __init__(self, space: ZoneSpace, viewer: int) -> None:
        self.space = space
        self.viewer = viewer
        self.plain: i64 = space.visible_to(viewer)  # zones in plain sight: nothing there needs remembering
        self.banned = vec[i64]([0] * len(space.kinds))  # by kind: the zones that hold no copy of it
        self.barred: i64 = 0  # all zones that some kind is banned from, and perhaps others
        self.kinds = vec[i64]()  # by fact
        self.zones = vec[i64]()  # by fact; none: it is used up
        self.older = vec[i64]()  # by fact: the one of its kind that was learnt before
        self.newest = vec[i64]([NONE] * len(space.kinds))  # by kind
        self.where = vec[i64]([0] * len(space.kinds))  # by kind: all zones of its facts
        self.used: i64 = 0  # how many facts are used up

    @property
    def facts(self) -> list[Fact]:
        """All facts, the oldest first."""
        return [Fact(kind, zones) for kind, zones in zip(self.kinds, self.zones, strict=True) if zones]

    def copy(self) -> "Witness":
        """A witness that knows the same and learns on its own."""
        twin = Witness(self.space, self.viewer)
        twin.banned = self.banned[:]
        twin.barred = self.barred
        twin.kinds = self.kinds[:]
        twin.zones = self.zones[:]
        twin.older = self.older[:]
        twin.newest = self.newest[:]
        twin.where = self.where[:]
        twin.used = self.used
        return twin

    def recall(self, facts: list[tuple[int, int]], banned: list[int]) -> None:
        """Know what another witness of this viewer knew, given as plain ints."""
        self.forget()
        for kind, zones in facts:
            self.remember(kind, zones)
        self.banned = vec[i64](banned)
        self.barred = self.space.all

    def remember(self, kind: i64, zones: i64) -> None:
        """One more copy of the kind lies in one of these zones."""
        if self.used > 16 and self.used * 2 > len(self.zones):
            self._tidy()
        number = len(self.zones)
        self.kinds = append(self.kinds, kind)
        self.zones = append(self.zones, zones)
        self.older = append(self.older, self.newest[kind])
        self.newest[kind] = number
        self.where[kind] |= zones

    def moved(self, kind: i64, source: i64, target: i64) -> None:
        """A card was seen going from one zone to another."""
        self._use_up(kind, source)
        self._pin(kind, target)

    def moved_unseen(self, source: i64, target: i64, of: i64) -> None:
        """One of `of` cards went from one zone to another, face down."""
        out: i64 = bit(source)
        into: i64 = bit(target)
        kind: i64 = 0
        while kind < len(self.where):
            if self.where[kind] & out:
                self._went_unseen(kind, out, into & self.space.zones_for[kind])
                if of == 1:  # the only card there has gone
                    self._exclude(kind, out)
            kind += 1
        if self.barred & into:
            self._lift_bans(out, into)

    def _went_unseen(self, kind: i64, out: i64, into: i64) -> None:
        """A card went that may be any of this kind's that may have lain there."""
        zones = self.zones
        fact = self.newest[kind]
        while fact >= 0:
            if zones[fact] & out:
                zones[fact] |= into
            fact = self.older[fact]
        self.where[kind] |= into

    def _lift_bans(self, out: i64, into: i64) -> None:
        """A card that came unseen may be of any kind that could lie where it was."""
        kind: i64 = 0
        while kind < len(self.banned):
            if self.space.zones_for[kind] & out & ~self.banned[kind]:
                self.banned[kind] &= ~into
            kind += 1

    def looked(self, zone: i64, kinds: list[int]) -> None:
        """All the cards of a zone were seen."""
        if self.plain >> zone & 1:
            return
        here: i64 = bit(zone)
        for kind in kinds:
            self._use_up(kind, zone)
        self.barred |= here
        number: i64 = 0
        while number < len(self.banned):
            self._exclude(number, here)  # what is not among the cards seen lies elsewhere
            self.banned[number] |= here & self.space.zones_for[number]
            number += 1
        for kind in kinds:
            self._pin(kind, zone)

    def shown(self, kind: i64, zone: i64) -> None:
        """One card of a zone was seen, the others were not."""
        self._use_up(kind, zone)
        self._pin(kind, zone)

    def absent(self, kind: i64, zones: i64) -> None:
        """No copy of the kind lies in any of these zones."""
        banned = zones & self.space.zones_for[kind] & ~self.plain
        self.banned[kind] |= banned
        self.barred |= banned
        self._exclude(kind, zones)

    def forget(self) -> None:
        """The cards were gathered and shuffled."""
        self._drop_facts()
        self.banned = vec[i64]([0] * len(self.banned))
        self.barred = 0

    def possible(self, kind: i64) -> int:
        """The zones out of sight where an unremembered copy of the kind may lie."""
        return self.space.zones_for[kind] & ~self.plain & ~self.banned[kind]

    def dump(self) -> list[int]:
        """All it holds as plain ints, in an order that does not depend on how it was learnt."""
        facts = sorted((fact.kind, fact.zones) for fact in self.facts)
        return [len(facts), *[number for fact in facts for number in fact], *self.banned]

    def _pin(self, kind: i64, zone: i64) -> None:
        here: i64 = bit(zone)
        self.banned[kind] &= ~here
        if not self.plain & here:
            self.remember(kind, here)

    def _use_up(self, kind: i64, zone: i64) -> None:
        """Drop the narrowest fact that may be of this copy, the oldest of those.

        The copy may be that of another fact instead, so those that fit as well widen by the one dropped.
        """
        here: i64 = bit(zone)
        if not self.where[kind] & here:
            return
        zones = self.zones
        older = self.older
        best: i64 = NONE
        fewest: i64 = 64
        newer: i64 = NONE  # what stands before the best one in the chain
        before: i64 = NONE
        fact = self.newest[kind]
        while fact >= 0:
            if zones[fact] & here:
                count = bit_count(zones[fact])
                if count <= fewest:
                    best = fact
                    fewest = count
                    newer = before
            before = fact
            fact = older[fact]
        if newer < 0:
            self.newest[kind] = older[best]
        else:
            older[newer] = older[best]
        dropped = zones[best]
        zones[best] = 0
        self.used += 1
        where: i64 = 0
        fact = self.newest[kind]
        while fact >= 0:
            if zones[fact] & here:
                zones[fact] |= dropped
            where |= zones[fact]
            fact = older[fact]
        self.where[kind] = where

    def _exclude(self, kind: i64, zones: i64) -> None:
        """No fact of the kind is of a copy in these zones."""
        if not self.where[kind] & zones:
            return
        fact = self.newest[kind]
        while fact >= 0:
            self.zones[fact] &= ~zones
            if self.zones[fact] == 0:
                raise Contradiction(f"viewer {self.viewer}: a {self.space.kinds[kind]} would be nowhere")
            fact = self.older[fact]
        self.where[kind] &= ~zones

    def _drop_facts(self) -> None:
        self.kinds = vec[i64]()
        self.zones = vec[i64]()
        self.older = vec[i64]()
        self.newest = vec[i64]([NONE] * len(self.newest))
        self.where = vec[i64]([0] * len(self.newest))
        self.used = 0

    def _tidy(self) -> None:
        """Number the facts anew, without those that are used up."""
        kinds = self.kinds
        zones = self.zones
        self._drop_facts()
        fact: i64 = 0
        while fact < len(zones):
            if zones[fact]:
                self.remember(kinds[fact], zones[fact])
            fact += 1
