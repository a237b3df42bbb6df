"""The course of a game of Brawling Barons: set-up, the first turn, turns, drawing, and Royal Aid."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.brawling_barons.actions import (
    AID_KINDS,
    AIDS,
    BUILDERS_AID,
    KINDS,
    MERCHANTS_AID,
    PEASANT_KINDS,
    SCHOLARS_AID,
    SOLDIERS_AID,
    SQUIRES,
)
from regalia.games.brawling_barons.barons import Barons
from regalia.games.brawling_barons.board import (
    DECK,
    EMPTY,
    HAND,
    KEPT,
    MARKET_ROW,
    NONE,
    SHOWN,
    USED,
)
from regalia.games.brawling_barons.components import DRAWS, GIFTS, RESOURCES
from regalia.games.brawling_barons.events import Begun, Picked, TurnBegan
from regalia.games.brawling_barons.phases import BID, OVER, RECEIVER, TURN
from regalia.kernel.bits import bit, bit_count, lowest
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.rng import Rng
from regalia.kernel.zones import EVERYONE

MOST_TURNS: Final = 150  # of each baron
BID_BITS: Final = 3  # for the copies of a kind that are shown


class Turns(Barons):
    """What happens whatever actions are taken."""

    def begin(self) -> None:
        """Hands, market and deck, and then everyone picks what to show (BB-2.1 to BB-2.5)."""
        self.lay_out()
        cards = self._all_cards(0, AIDS)
        self.rng.shuffle(cards)
        at: i64 = len(cards)
        seat: i64 = 0
        while seat < self.seats:
            dealt: i64 = 0
            while dealt < self.pack.hand:
                at -= 1
                self.to_hand(cards[at], DECK, at + 1, seat, bit(seat))
                dealt += 1
            seat += 1
        place: i64 = 0
        while place < self.pack.market:
            at -= 1
            self.market[place] = cards[at]
            self.moved(cards[at], DECK, MARKET_ROW, at + 1, EVERYONE)
            place += 1
        rest = cards[:at]
        for kind in self._all_cards(AIDS, KINDS):
            rest = append(rest, kind)
        self.rng.shuffle(rest)
        self._stack_up(rest)
        self.phase = BID

    def _all_cards(self, first: i64, end: i64) -> vec[i64]:
        cards = EMPTY[:]
        kind = first
        while kind < end:
            left = self.pack.count[kind]
            while left > 0:
                cards = append(cards, kind)
                left -= 1
            kind += 1
        return cards

    def _stack_up(self, cards: vec[i64]) -> None:
        """The deck: the last of the cards lies on top."""
        node: i64 = 0
        while node < len(cards):
            self.node_kind[node] = cards[node]
            self.below[node] = node - 1
            node += 1
        self.top[0] = node - 1
        self.height[0] = node

    def deciders(self) -> i64:
        if self.phase == BID:
            return (bit(self.seats) - 1) & ~self.bidden
        if self.phase == OVER:
            return 0
        return bit(self.decider)

    def ask(self, phase: i64, seat: i64) -> None:
        """The next decision."""
        self.phase = phase
        self.decider = seat

    # The first turn

    def bid_count(self, seat: i64, kind: i64) -> i64:
        """How many copies of a kind a seat has picked to show."""
        return self.bid[seat] >> BID_BITS * (kind - SQUIRES) & 7

    def biddable(self, seat: i64) -> i64:
        """The kinds of which a seat may pick one more; a finished pick starts anew (BB-2.5, BB-2.6)."""
        kinds = self.held[seat] & ~PEASANT_KINDS
        if self.bidden >> seat & 1:
            return kinds
        found: i64 = 0
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            if self.bid_count(seat, kind) < self.hand[KINDS * seat + kind]:
                found |= bit(kind)
        return found

    def pick_for_bid(self, seat: i64, kind: i64) -> None:
        """One more card to be shown."""
        if self.bidden >> seat & 1:
            self.bidden &= ~bit(seat)
            self.bid[seat] = 0
        self.bid[seat] += bit(BID_BITS * (kind - SQUIRES))

    def finish_bid(self, seat: i64) -> None:
        """A pick is whole; with the last one all are shown."""
        if self.bidden >> seat & 1:
            self.bid[seat] = 0
        self.bidden |= bit(seat)
        if self.log is not None:
            self.log.append(Picked(seat))
        if self.bidden == bit(self.seats) - 1:
            self._open_bids()

    def _open_bids(self) -> None:
        """Cards are shown and taken back; most cards start (BB-2.5 to BB-2.7)."""
        if self.veiled_bids:
            raise HiddenInformation("the others have not shown their cards yet")
        most: i64 = 0
        best: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            count = self._show_bid(seat)
            if count > most:
                most = count
                best = 0
            if count == most:
                best |= bit(seat)
            self.bid[seat] = 0
            seat += 1
        self.bidden = 0
        tied = bit_count(best) > 1
        first = self.rng.bit_of(best) if tied else lowest(best)
        if self.log is not None:
            self.log.append(Begun(first, most, tied))
        self.start_turn(first)

    def _show_bid(self, seat: i64) -> i64:
        """Lay the picked cards open, take them back, and count them."""
        total: i64 = 0
        kind: i64 = SQUIRES
        while kind < AIDS:
            total += self.bid_count(seat, kind)
            kind += 1
        if self.is_heard():
            self._tell_bid(seat, True)
            self._tell_bid(seat, False)
        return total

    def _tell_bid(self, seat: i64, out: bool) -> None:
        of = self.size[seat]
        kind: i64 = SQUIRES
        while kind < AIDS:
            count = self.bid_count(seat, kind)
            while count > 0:
                if out:
                    self.moved(kind, HAND + seat, SHOWN, of, EVERYONE)
                    of -= 1
                else:
                    self.moved(kind, SHOWN, HAND + seat, 1, EVERYONE)
                count -= 1
            kind += 1

    def reveal_choices(self, rng: Rng) -> None:
        """Deck and piles in any order, and for those whose pick is hidden any pick."""
        stack: i64 = 0
        while stack <= self.seats:
            if self.height[stack] > 1:
                self._shuffle_stack(stack, rng)
            stack += 1
        rest = self.veiled_bids
        while rest:
            seat = lowest(rest)
            rest &= rest - 1
            kind: i64 = SQUIRES
            while kind < AIDS:
                self.bid[seat] += rng.below(self.hand[KINDS * seat + kind] + 1) << BID_BITS * (kind - SQUIRES)
                kind += 1
        self.veiled_bids = 0

    def _shuffle_stack(self, stack: i64, rng: Rng) -> None:
        kinds = EMPTY[:]
        node = self.top[stack]
        while node >= 0:
            kinds = append(kinds, self.node_kind[node])
            node = self.below[node]
        rng.shuffle(kinds)
        node = self.top[stack]
        at: i64 = 0
        while node >= 0:
            self.node_kind[node] = kinds[at]
            node = self.below[node]
            at += 1

    # Turns

    def start_turn(self, seat: i64) -> None:
        """A new turn (BB-4.1)."""
        self.turn = seat
        self.acted = 0
        self.extra = 0
        self.stepped = 0
        if self.log is not None:
            self.log.append(TurnBegan(seat))
        self.ask(TURN, seat)

    def end_turn(self) -> None:
        """On to the next baron, unless there were turns enough (BB-4.4, BB-11.4)."""
        self.turns += 1
        if self.turns >= MOST_TURNS * self.seats:
            self.finish()
        else:
            self.start_turn((self.turn + 1) % self.seats)

    def resume(self) -> None:
        """Something is done: back to the turn, unless the game has ended."""
        self.card = NONE
        self.slot = NONE
        self.target = NONE
        self.made = 0
        self.touched = 0
        self.mate = NONE
        self.fresh = 0
        if self.phase != OVER:
            self.ask(TURN, self.turn)

    # Drawing

    def draw(self, count: i64) -> None:
        """Draw cards into the hand of whoever's turn it is (BB-5.2)."""
        self.drawing = count
        self.draw_on()

    def take(self, seat: i64, kind: i64) -> None:
        """Take a card of the market, seen by all; the market is refilled (BB-1.6, BB-5.3)."""
        place: i64 = 0
        while self.market[place] != kind:
            place += 1
        self.market[place] = NONE
        self.to_hand(kind, MARKET_ROW, 1, seat, EVERYONE)
        self.refill = 1
        self.draw_on()

    def draw_on(self) -> None:
        """What is still due comes off the deck; its last card ends the game (BB-3.6, BB-11.2)."""
        while self.drawing + self.refill > 0:
            kind = self.turn_over()
            of = self.height[0] + 1
            if kind >= AIDS:
                if self._show_aid(kind, of):
                    return
            elif self.drawing > 0:
                self.drawing -= 1
                self.to_hand(kind, DECK, of, self.turn, bit(self.turn))
            else:
                self.refill -= 1
                place: i64 = 0
                while self.market[place] >= 0:
                    place += 1
                self.market[place] = kind
                self.moved(kind, DECK, MARKET_ROW, of, EVERYONE)
            if self.height[0] == 0:
                self.finish()
        self.resume()

    # Royal Aid

    def _show_aid(self, kind: i64, of: i64) -> bool:
        """An Aid goes to the weakest, and is replaced; True if a team has to choose (BB-10.1 to BB-10.3)."""
        self.moved(kind, DECK, SHOWN, of, EVERYONE)
        self.aid = kind
        weakest = NONE if self.height[0] == 0 else self.weakest(kind)  # BB-10.11
        if weakest >= 0 and self.teams:
            chooser = self.turn if self.turn & 1 == weakest else (self.turn + 1) % self.seats  # BB-12.5
            self.ask(RECEIVER, chooser)
            return True
        if weakest >= 0:
            self.keep_aid(weakest)
        else:
            self.aid = NONE
            self.used[kind] += 1
            self.moved(kind, SHOWN, USED, 1, EVERYONE)
        return False

    def keep_aid(self, seat: i64) -> None:
        """A baron gets the Aid that was shown."""
        self.kept[AID_KINDS * seat + self.aid - AIDS] += 1
        self.moved(self.aid, SHOWN, KEPT + seat, 1, EVERYONE)
        self.aid = NONE

    def weakest(self, kind: i64) -> i64:
        """The seat, or the team, that gets an Aid; NONE if several are the weakest (BB-10.2, BB-12.5)."""
        sides: i64 = 2 if self.teams else self.seats
        best: i64 = NONE
        least: i64 = 0
        tied = False
        side: i64 = 0
        while side < sides:
            measure: i64 = 0
            seat = side
            while seat < self.seats:
                measure += self._measure(seat, kind)
                seat += sides
            if best < 0 or measure < least:
                best = side
                least = measure
                tied = False
            elif measure == least:
                tied = True
            side += 1
        return NONE if tied else best

    def _measure(self, seat: i64, kind: i64) -> i64:
        """By what an Aid compares, with its tie-break in the last places (BB-10.4 to BB-10.9)."""
        if kind == BUILDERS_AID:
            return bit_count(self.buildings(seat))
        if kind == SCHOLARS_AID:
            return 10_000 * self.tally[GIFTS * seat + DRAWS] + self.size[seat]
        if kind == MERCHANTS_AID:
            return bit_count(self.civilians(seat))
        if kind == SOLDIERS_AID:
            return bit_count(self.in_play(seat) & self.soldier[seat])
        return 10_000 * self.tally[GIFTS * seat + RESOURCES] + self.resources(seat)

    def use_aid(self, seat: i64, kind: i64) -> None:
        """A kept Aid is discarded for its use."""
        self.kept[AID_KINDS * seat + kind - AIDS] -= 1
        self.used[kind] += 1
        self.moved(kind, KEPT + seat, USED, 1, EVERYONE)
