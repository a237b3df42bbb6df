"""A Witness: what one viewer can know of hidden cards, folded from exactly the events that viewer was sent.

It holds facts ("one copy of this kind lies in one of these zones") and bans ("no copy of it lies here").
Every update keeps each world that fits the events: facts stand for different copies, but which copy a fact
stands for may change, so when a copy that could be that of several facts is used up, the others widen by it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.bits import bit, bit_count
from regalia.kernel.errors import Contradiction
from regalia.kernel.zones import ZoneSpace


class Fact:
    """One copy of a kind lies in one of these zones."""

    def __init__(self, kind: i64, zones: i64) -> None:
        self.kind = kind
        self.zones = zones


class Witness:
    """What one viewer knows of the cards that he or she does not see."""

    def __init__(self, space: ZoneSpace, viewer: int) -> None:
        self.space = space
        self.viewer = viewer
        self.plain: i64 = space.plain(viewer)  # zones in plain sight: nothing there needs remembering
        self.facts: list[Fact] = []
        self.banned = vec[i64]([0] * len(space.kinds))  # by kind: the zones that hold no copy of it

    def copy(self) -> "Witness":
        """A witness that knows the same and learns on its own."""
        twin = Witness(self.space, self.viewer)
        twin.facts = [Fact(fact.kind, fact.zones) for fact in self.facts]
        twin.banned = self.banned[:]
        return twin

    def recall(self, facts: list[tuple[int, int]], banned: list[int]) -> None:
        """Know what another witness of this viewer knew, given as plain ints."""
        self.facts = [Fact(kind, zones) for kind, zones in facts]
        self.banned = vec[i64](banned)

    def moved(self, kind: i64, source: i64, target: i64) -> None:
        """A card was seen going from one zone to another."""
        self._use_up(kind, source)
        self._pin(kind, target)

    def moved_unseen(self, source: i64, target: i64, of: i64) -> None:
        """One of `of` cards went from one zone to another, face down."""
        out: i64 = bit(source)
        into: i64 = bit(target)
        for fact in self.facts:
            if fact.zones & out:
                if self.space.room[fact.kind] & into:
                    fact.zones |= into
                if of == 1:  # the only card there has gone
                    self._narrow(fact, ~out)
        kind: i64 = 0
        while kind < len(self.banned):
            if self.space.room[kind] & out & ~self.banned[kind]:
                self.banned[kind] &= ~into
            kind += 1

    def looked(self, zone: i64, kinds: list[int]) -> None:
        """All the cards of a zone were seen."""
        if self.plain >> zone & 1:
            return
        here: i64 = bit(zone)
        for kind in kinds:
            self._use_up(kind, zone)
        for fact in self.facts:  # what is not among the cards seen lies elsewhere
            if fact.zones & here:
                self._narrow(fact, ~here)
        number: i64 = 0
        while number < len(self.banned):
            self.banned[number] |= here & self.space.room[number]
            number += 1
        for kind in kinds:
            self._pin(kind, zone)

    def shown(self, kind: i64, zone: i64) -> None:
        """One card of a zone was seen, the others were not."""
        self._use_up(kind, zone)
        self._pin(kind, zone)

    def absent(self, kind: i64, zones: i64) -> None:
        """No copy of the kind lies in any of these zones."""
        self.banned[kind] |= zones & self.space.room[kind] & ~self.plain
        for fact in self.facts:
            if fact.kind == kind and fact.zones & zones:
                self._narrow(fact, ~zones)

    def forget(self) -> None:
        """The cards were gathered and shuffled."""
        self.facts = []
        self.banned = vec[i64]([0] * len(self.banned))

    def possible(self, kind: i64) -> int:
        """The zones out of sight where an unremembered copy of the kind may lie."""
        return self.space.room[kind] & ~self.plain & ~self.banned[kind]

    def dump(self) -> list[int]:
        """All it holds as plain ints, in an order that does not depend on how it was learnt."""
        facts = sorted((fact.kind, fact.zones) for fact in self.facts)
        return [len(facts), *[number for fact in facts for number in fact], *self.banned]

    def _pin(self, kind: i64, zone: i64) -> None:
        here: i64 = bit(zone)
        self.banned[kind] &= ~here
        if not self.plain & here:
            self.facts.append(Fact(kind, here))

    def _use_up(self, kind: i64, zone: i64) -> None:
        """Drop the narrowest fact that may be of this copy.

        The copy may be that of another fact instead, so those that fit as well widen by the one dropped.
        """
        here: i64 = bit(zone)
        best: Fact | None = None
        for fact in self.facts:
            if (
                fact.kind == kind
                and fact.zones & here
                and (best is None or bit_count(fact.zones) < bit_count(best.zones))
            ):
                best = fact
        if best is None:
            return
        self.facts.remove(best)
        for fact in self.facts:
            if fact.kind == kind and fact.zones & here:
                fact.zones |= best.zones

    def _narrow(self, fact: Fact, zones: i64) -> None:
        fact.zones &= zones
        if fact.zones == 0:
            raise Contradiction(f"viewer {self.viewer}: a {self.space.kinds[fact.kind]} would be nowhere")
