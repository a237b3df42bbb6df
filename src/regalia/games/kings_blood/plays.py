"""Plays of King's Blood: laying characters, marriages and children, Events, the King's Blood card."""

from mypy_extensions import i64

from regalia.games.kings_blood.actions import (
    ASSASSINATION,
    ENTHRONEMENT,
    EXILE,
    HALF,
    KINGS_BLOOD,
    NEW_CONNECTION,
    PEOPLE,
)
from regalia.games.kings_blood.board import (
    ASIDE,
    DECK,
    FRONT,
    GENEALOGY,
    HAND,
    HELD,
    PLAYED,
    SINGLE,
)
from regalia.games.kings_blood.events import (
    Blooded,
    Born,
    Childless,
    Declined,
    Enthroned,
    Exiled,
    Killed,
    Married,
    Placed,
)
from regalia.games.kings_blood.genealogy import FOUNDER, NONE
from regalia.games.kings_blood.phases import (
    CHILD,
    DRAWN,
    FURTHER,
    MARRY,
    RECEIVER,
    SIBLING,
    SPOT,
    TARGET,
)
from regalia.games.kings_blood.turns import ANSWERING, FREE, ON_CHILD, Turns
from regalia.kernel.bits import bit
from regalia.kernel.zones import EVERYONE


class Plays(Turns):
    """What each card does."""

    def lead(self, seat: i64, kind: i64, way: i64) -> None:
        """A card is played: from the hand, from in front of its player, or as it was drawn."""
        self.passed = 0
        self.way = way
        if self.phase == DRAWN:
            self.held = NONE
            self.moved(kind, HELD, PLAYED, 1, EVERYONE)
        elif kind == KINGS_BLOOD:
            self.holder = NONE
            self.moved(kind, FRONT + seat, PLAYED, 1, EVERYONE)
        else:
            self.moved(kind, HAND + seat, PLAYED, self.in_hand(seat), EVERYONE)
            self.take_from_hand(seat, kind)
        self.size[seat] -= 1
        self.card = kind
        if kind < PEOPLE:
            self.phase = SPOT
        elif way == ON_CHILD:
            self.aim(seat, self.focus)  # KB-7.1, KB-7.7
        else:
            self.phase = TARGET

    def decline(self, seat: i64) -> None:
        """A player does without: with a marriage, with a play (KB-6.3, KB-7.3, KB-8.3)."""
        if self.log is not None:
            self.log.append(Declined(seat))
        if self.phase == MARRY:
            self._go_on_unmarried()
        else:
            self.end_turn()

    # Characters

    def lay(self, seat: i64, beside: i64, side: i64) -> None:
        """The character being played goes beside another (KB-5.1); it may win (KB-11.1, KB-11.5)."""
        kind = self.card
        self.card = NONE
        self.tree.add(kind, self.tree.beside(beside, side))
        self.moved(kind, PLAYED, GENEALOGY, 1, EVERYONE)
        if self.log is not None:
            self.log.append(Placed(seat, kind, beside, side, False))
        self.placed = kind
        self.beside = beside
        self.side = side
        self.last = kind
        if self.size[seat] == 0:
            if not self.dynasty.strict or self.called >> seat & 1:
                self.winner = seat
            else:
                self.miss_call(seat)
        if self.way == ANSWERING:  # KB-10.2, KB-10.3, KB-10.7
            self.finish()
        else:
            self._offer_marriage()

    def add_sibling(self, seat: i64, kind: i64) -> None:
        """Another one of the same number, beside the one before (KB-7.4, KB-7.5)."""
        tail, side = self.placed, self.side
        self.lead(seat, kind, ON_CHILD)
        self.lay(seat, tail, side)

    # Marriage

    def can_marry(self, kind: i64, other: i64) -> bool:
        """Same colour and different sexes, or King's Blood (KB-6.1, KB-13.5)."""
        if self.blooded >= 0 and (kind == self.blooded or other == self.blooded):
            return True
        family = self.family
        return family.colour[kind] == family.colour[other] and family.sex[kind] != family.sex[other]

    def _offer_marriage(self) -> None:
        """Only the two that just came to lie beside each other can marry (KB-6.2, KB-14.3)."""
        counts = self.winner < 0 or self.dynasty.series != SINGLE
        if counts and self.can_marry(self.placed, self.beside):
            self.phase = MARRY
        else:
            self._go_on_unmarried()

    def _go_on_unmarried(self) -> None:
        """Siblings may follow siblings (KB-7.2, KB-7.4, KB-7.5); otherwise the play is over."""
        numbers = self.family.number
        if (
            self.winner < 0
            and self.way == ON_CHILD
            and numbers[self.placed] == numbers[self.focus]
            and self.tree.is_open(self.placed, self.side)
        ):
            self.phase = SIBLING
        else:
            self.finish()

    def marry(self, seat: i64) -> None:
        """The top card is their child, or an Event to be played at once (KB-6.4 to KB-6.8, KB-7.6)."""
        if self.log is not None:
            self.log.append(Married(seat, self.placed, self.beside))
        if not self.can_draw():
            if self.log is not None:
                self.log.append(Childless(self.placed, self.beside))
            self.finish()
            return
        kind = self.draw_card()
        if kind < PEOPLE:
            self._bear(kind)
            return
        self.moved(kind, DECK, PLAYED, self.deck_size + 1, EVERYONE)
        self.way = FREE
        if self.has_target(kind):
            self.card = kind
            self.phase = TARGET
        else:
            self.discard(kind, PLAYED)
            self.finish()

    def _bear(self, kind: i64) -> None:
        """A child is laid on its parents, and may be played on (KB-7.1, KB-7.3, KB-9.1)."""
        self.tree.add(kind, self.tree.child(self.beside, self.side))
        self.moved(kind, DECK, GENEALOGY, self.deck_size + 1, EVERYONE)
        if self.log is not None:
            self.log.append(Born(kind, self.placed, self.beside))
        self.last = kind
        self.focus = kind
        self.way = ON_CHILD
        if self.winner >= 0:
            self.end_deal()
        else:
            self.phase = CHILD

    # Events

    def has_target(self, kind: i64) -> bool:
        """Whether an Event can be played on some Active card (KB-3.9, KB-8.9, KB-8.11)."""
        if kind == NEW_CONNECTION:
            return self.tree.size > 1
        if kind == ENTHRONEMENT:
            low, high = self.targets(kind)
            return low | high != 0
        return True

    def targets(self, kind: i64) -> tuple[i64, i64]:
        """The Active cards that an Event or the King's Blood card can be played on (KB-3.7, KB-8.1)."""
        low = self.tree.left_low | self.tree.right_low
        high = self.tree.left_high | self.tree.right_high
        if kind == ENTHRONEMENT and self.enthroned >= 0:
            low, high = without(low, high, self.enthroned)
        return low, high

    def aim(self, seat: i64, target: i64) -> None:
        """The Event, or the King's Blood card, being played meets its target."""
        kind = self.card
        if kind == ASSASSINATION:
            self._assassinate(seat, target)
        elif kind == EXILE:
            self.target = target
            self.phase = RECEIVER
        elif kind == NEW_CONNECTION:
            self.mover = target
            self.origin = self.tree.cell[target]
            self.tree.remove(target)  # KB-8.7
            self.phase = SPOT
        elif kind == ENTHRONEMENT:
            self._enthrone(seat, target)
        else:
            self._lay_blood(seat, target)

    def _done(self) -> None:
        """The Event being played is discarded (KB-8.1); no ability counts after it (KB-9.2)."""
        kind = self.card
        self.card = NONE
        self.last = NONE
        self.discard(kind, PLAYED)

    def _assassinate(self, seat: i64, target: i64) -> None:
        """The target is discarded, and another play may follow (KB-8.2, KB-8.3, KB-7.8, KB-13.6)."""
        self._done()
        if self.log is not None:
            self.log.append(Killed(seat, target))
        self.tree.remove(target)
        self.discard(target, GENEALOGY)
        if self.enthroned == target:
            self.enthroned = NONE
            self.discard(ENTHRONEMENT, GENEALOGY)
        if self.blooded == target:
            self.take_up_blood(ASIDE, NONE)
        if (self.tree.size == 0 and not self.found()) or self.winner >= 0:
            self.end_deal()
        else:
            self.way = FREE
            self.phase = FURTHER

    def receivers(self) -> i64:
        """Who may get an exiled card, as a mask of seats (KB-8.4, KB-14.3)."""
        everyone = bit(self.seats) - 1
        return everyone & ~bit(self.winner) if self.winner >= 0 else everyone

    def exile(self, seat: i64, receiver: i64) -> None:
        """The target goes into a hand with all that lies under it (KB-8.4, KB-8.5, KB-13.6, KB-15.3)."""
        target = self.target
        self.target = NONE
        self._done()
        if self.log is not None:
            self.log.append(Exiled(seat, target, receiver))
        self.tree.remove(target)
        self.to_hand(target, GENEALOGY, 1, receiver, EVERYONE)
        if self.enthroned == target:
            self.enthroned = NONE
            self.to_hand(ENTHRONEMENT, GENEALOGY, 1, receiver, EVERYONE)
        if self.blooded == target:
            self.take_up_blood(FRONT + receiver, receiver)
        if self.tree.size == 0 and not self.found():
            self.end_deal()
        else:
            self.finish()

    def spots_for_mover(self) -> tuple[i64, i64, i64, i64]:
        """Where a New Connection may bring its card: any open side but the old place (KB-8.6, KB-8.7)."""
        tree = self.tree
        left_low, left_high = tree.left_low, tree.left_high
        right_low, right_high = tree.right_low, tree.right_high
        neighbour = tree.at(self.origin - 2)
        if neighbour >= 0:
            right_low, right_high = without(right_low, right_high, neighbour)
        neighbour = tree.at(self.origin + 2)
        if neighbour >= 0:
            left_low, left_high = without(left_low, left_high, neighbour)
        return left_low, left_high, right_low, right_high

    def connect(self, seat: i64, beside: i64, side: i64) -> None:
        """A card is moved, and may marry where it comes to lie (KB-8.6, KB-8.8)."""
        kind = self.mover
        self.mover = NONE
        self.origin = 0
        self.tree.add(kind, self.tree.beside(beside, side))
        self._done()
        if self.log is not None:
            self.log.append(Placed(seat, kind, beside, side, True))
        self.placed = kind
        self.beside = beside
        self.side = side
        self.way = FREE
        self._offer_marriage()

    def _enthrone(self, seat: i64, target: i64) -> None:
        """All others go; but first the King's Blood card comes (KB-8.10, KB-13.2, KB-13.7, KB-13.8)."""
        if self.dynasty.advanced and self.holder != seat:
            loser = self.holder
            self.take_up_blood(FRONT + seat, seat)
            if loser >= 0 and self.size[loser] == 0 and self.winner < 0:
                self.winner = loser
                self._done()
                self.end_deal()
                return
        if self.log is not None:
            self.log.append(Enthroned(seat, target))
        for kind in self.tree.people():
            if kind != target:
                self.discard(kind, GENEALOGY)
        if self.enthroned >= 0:
            self.discard(ENTHRONEMENT, GENEALOGY)
        self.tree.clear()
        self.tree.add(target, FOUNDER)
        self.card = NONE
        self.last = NONE
        self.enthroned = target
        self.moved(ENTHRONEMENT, PLAYED, GENEALOGY, 1, EVERYONE)
        self.finish()

    def _lay_blood(self, seat: i64, target: i64) -> None:
        """The King's Blood card goes under a character; another play may follow (KB-13.4, KB-7.7)."""
        self.card = NONE
        self.last = NONE
        self.blooded = target
        self.moved(KINGS_BLOOD, PLAYED, GENEALOGY, 1, EVERYONE)
        if self.log is not None:
            self.log.append(Blooded(seat, target))
        self.phase = CHILD if self.way == ON_CHILD else FURTHER


def without(low: i64, high: i64, kind: i64) -> tuple[i64, i64]:
    """A set of characters less one."""
    if kind < HALF:
        return low & ~bit(kind), high
    return low, high & ~bit(kind - HALF)
