"""What a baron has: units that come, change and go, and resources; also the score and the end of the game."""

from typing import Final

from mypy_extensions import i64

from regalia.games.brawling_barons.actions import MOST_UNITS, SQUIRES
from regalia.games.brawling_barons.board import NONE, Board
from regalia.games.brawling_barons.components import (
    CIVILIAN_ROOM,
    DISCOUNT,
    GIFTS,
    MILITARY_ROOM,
)
from regalia.games.brawling_barons.events import (
    Downgraded,
    Ended,
    Gained,
    Lost,
    Marched,
    Paid,
    Sent,
    Upgraded,
)
from regalia.games.brawling_barons.heuristics import standing
from regalia.games.brawling_barons.phases import OVER
from regalia.kernel.bits import bit, bit_count, lowest
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.state import Outcome, placed

TO_WALL: Final = 1
TO_ARMY: Final = 2


class Barons(Board):
    """Changes of one baron's cards, whatever they come from."""

    # Units

    def free_slots(self, seat: i64) -> i64:
        """Slots without a unit (BB-1.7)."""
        return (bit(MOST_UNITS) - 1) & ~self.in_play(seat)

    def civilian_room(self, seat: i64) -> i64:
        """Space left for Peasants; below 0 if it has shrunk (BB-6.2 to BB-6.4)."""
        room = self.pack.civilians + self.tally[GIFTS * seat + CIVILIAN_ROOM]
        return room - bit_count(self.civilians(seat))

    def military_room(self, seat: i64) -> i64:
        """Space left for military units in the town."""
        room = self.pack.military + self.tally[GIFTS * seat + MILITARY_ROOM]
        return room - bit_count(self.town[seat] & self.soldier[seat])

    def enter(self, seat: i64, kind: i64, upgraded: bool, on_wall: bool) -> i64:
        """A card comes into play with a baron; gives its slot."""
        slot = lowest(self.free_slots(seat))
        here = bit(slot)
        self.unit_kind[seat * MOST_UNITS + slot] = kind
        if on_wall:
            self.wall[seat] |= here
        else:
            self.town[seat] |= here
        if upgraded:
            self.up[seat] |= here
        if kind >= SQUIRES:
            self.soldier[seat] |= here
        self._count(seat, slot, 1)
        return slot

    def leave(self, seat: i64, slot: i64) -> None:
        """A card goes out of play; the caller puts it where it goes."""
        gone = ~bit(slot)
        self._count(seat, slot, -1)
        self.unit_kind[seat * MOST_UNITS + slot] = NONE
        self.town[seat] &= gone
        self.wall[seat] &= gone
        self.army[seat] &= gone
        self.up[seat] &= gone
        self.soldier[seat] &= gone
        if seat == self.turn:
            self.stepped &= gone

    def _count(self, seat: i64, slot: i64, sign: i64) -> None:
        """Add what the side that lies up gives to its baron (BB-7.1)."""
        gives = GIFTS * self.face(seat, slot)
        tally = GIFTS * seat
        gift: i64 = 0
        while gift < GIFTS:
            self.tally[tally + gift] += sign * self.pack.gives[gives + gift]
            gift += 1

    def lose(self, seat: i64, slot: i64) -> None:
        """A unit or building is discarded."""
        kind = self.unit_kind[seat * MOST_UNITS + slot]
        if self.log is not None:
            self.log.append(Lost(seat, seat * MOST_UNITS + slot, self.face(seat, slot)))
        self.leave(seat, slot)
        self.used[kind] += 1

    def turn_up(self, seat: i64, slot: i64) -> None:
        """A card is turned to its upgraded side."""
        self._count(seat, slot, -1)
        self.up[seat] |= bit(slot)
        self._count(seat, slot, 1)
        if self.log is not None:
            self.log.append(Upgraded(seat, seat * MOST_UNITS + slot, self.face(seat, slot)))

    def turn_down(self, seat: i64, slot: i64) -> None:
        """A unit is downgraded; a Squire or Peasant is discarded instead (BB-8.10)."""
        if not self.up[seat] >> slot & 1:
            self.lose(seat, slot)
            return
        self._count(seat, slot, -1)
        self.up[seat] &= ~bit(slot)
        self._count(seat, slot, 1)
        if self.log is not None:
            self.log.append(Downgraded(seat, seat * MOST_UNITS + slot, self.face(seat, slot)))

    def march(self, seat: i64, slot: i64) -> None:
        """One step: from the town to the wall, from the wall to the King's Army (BB-5.7)."""
        here = bit(slot)
        place: i64 = TO_WALL
        if self.town[seat] & here:
            self.town[seat] &= ~here
            self.wall[seat] |= here
        else:
            self.wall[seat] &= ~here
            self.army[seat] |= here
            place = TO_ARMY
        if self.log is not None:
            self.log.append(Marched(seat, seat * MOST_UNITS + slot, self.face(seat, slot), place))

    def upgrade_cost(self, seat: i64, slot: i64) -> i64:
        """What it costs to upgrade a unit now (BB-5.5, BB-7.2)."""
        kind = self.unit_kind[seat * MOST_UNITS + slot]
        cost = self.pack.upgrade[kind]
        if kind >= SQUIRES:
            cost -= self.tally[GIFTS * seat + DISCOUNT]
        return cost if cost > 0 else 0

    def upgradable(self, seat: i64, slots: i64) -> i64:
        """Those of the slots that can be upgraded for the resources there are (BB-6.1)."""
        found: i64 = 0
        rest = slots & self.town[seat] & ~self.up[seat]
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            if self.upgrade_cost(seat, slot) <= self.resources(seat):
                found |= bit(slot)
        return found

    def movable(self, seat: i64) -> i64:
        """The slots that may go a step (BB-5.7, BB-5.8)."""
        return (self.town[seat] & self.soldier[seat]) | (self.wall[seat] & self.up[seat])

    def riders(self, seat: i64) -> i64:
        """The Horsemen that may go their free step (BB-7.8)."""
        found: i64 = 0
        rest = self.movable(seat) & self.up[seat] & ~self.stepped
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            if self.pack.steps[self.unit_kind[seat * MOST_UNITS + slot]] > 0:
                found |= bit(slot)
        return found

    # Resources

    def gain(self, seat: i64, count: i64) -> None:
        """Cards go from the deck to a pile; the last of the deck ends the game (BB-3.1, BB-3.5)."""
        if self.log is not None:
            self.log.append(Gained(seat, count))
        left = count
        while left > 0:
            self.shift(0, 1 + seat)
            left -= 1
        if self.height[0] == 0:
            self.finish()

    def pay(self, seat: i64, count: i64) -> None:
        """Cards go from a pile to the top of the deck (BB-3.2)."""
        if count == 0:
            return
        if self.log is not None:
            self.log.append(Paid(seat, count))
        left = count
        while left > 0:
            self.shift(1 + seat, 0)
            left -= 1

    def send(self, seat: i64, mate: i64) -> None:
        """A resource goes over to a partner."""
        self.shift(1 + seat, 1 + mate)
        if self.log is not None:
            self.log.append(Sent(seat, mate))

    def turn_over(self) -> i64:
        """The top card of the deck, which somebody is to see; the veil, where it is cut."""
        node = self.top[0]
        kind = self.node_kind[node]
        if kind < 0:
            raise HiddenInformation("the cards of the deck lie face down")
        self.node_kind[node] = NONE
        self.top[0] = self.below[node]
        self.below[node] = NONE
        self.height[0] -= 1
        return kind

    # The end

    def finish(self) -> None:
        """The deck has run out, or time has (BB-11.2, BB-11.4)."""
        self.phase = OVER
        self.taker = self.turn
        self.drawing = 0
        self.refill = 0
        if self.log is not None:
            result = self.outcome()
            self.log.append(Ended(self.turn, result.scores, result.ranks))

    def points(self, seat: i64) -> i64:
        """The victory points of one baron (BB-11.1)."""
        return bit_count(self.buildings(seat)) + 2 * bit_count(self.army[seat])

    def score(self, seat: i64) -> i64:
        """The points that count: a baron's own, or the sum of the team (BB-12.4)."""
        total = self.points(seat)
        rest = self.mates(seat) if self.teams else 0
        while rest:
            total += self.points(lowest(rest))
            rest &= rest - 1
        return total

    def _merit(self, seat: i64) -> i64:
        """One number to compare by: points, then who comes first after the taker (BB-11.3, BB-12.4)."""
        taker = self.taker if self.taker >= 0 else self.turn
        if self.teams:
            return 2 * self.score(seat) + (seat - taker & 1)
        after = (seat - taker + self.seats - 1) % self.seats
        return self.seats * self.score(seat) + self.seats - after

    def outcome(self) -> Outcome:
        scores: list[int] = []
        merits: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            scores.append(self.score(seat))
            merits.append(self._merit(seat))
            seat += 1
        return placed(scores, merits)

    def value(self, seat: i64) -> float:
        if self.phase == OVER:
            return self.outcome().share(seat)
        return standing(self, seat)
