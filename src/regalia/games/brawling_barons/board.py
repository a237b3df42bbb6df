"""The table of Brawling Barons as its rules look at it, and what its questions have in common."""

from typing import Final

from regalia.games.brawling_barons import cards
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.components import MOST_PLAYED, Components
from regalia.games.brawling_barons.table import PER_CELL, make_layout
from regalia.kernel.rules import (
    Agreement,
    BadOption,
    Menu,
    Question,
    Rng,
    Setup,
    State,
    bit,
    bit_count,
    i64,
    lowest,
    packed,
    positive,
)

ALL_SLOTS: Final = (1 << cards.MOST_UNITS) - 1
CARD_BITS: Final = 5  # for a card in deck or pile: its kind and 1, or 0 if it is not known
CARD_MASK: Final = 31
BID_BITS: Final = 3  # for the copies of a kind that are shown


class GameSetup(Setup):
    """A set-up of Brawling Barons: its cards, and whether there are teams."""

    def __init__(self, agreed: Agreement, components: Components) -> None:
        self.stride: i64 = -(-components.cards // PER_CELL)  # cells of a stack, which may hold all cards
        super().__init__(agreed, make_layout((1 + agreed.seats) * self.stride))
        self.components = components
        self.copies = components.count
        self.deck: i64 = components.cards - agreed.seats * components.hand - components.market  # at the start
        self.teams: bool = agreed.options["teams"] is True
        self.split_shield: bool = agreed.options["split_shield"] is True
        if self.split_shield and components.answers(True) > MOST_PLAYED:
            raise BadOption(f"option split_shield is for {MOST_PLAYED} points of Shields, +2 cards included")
        self.aids_any_time: bool = agreed.options["aids_any_time"] is True
        units = range(agreed.seats * cards.MOST_UNITS)
        self.names = {"unit": {str(unit): str(unit % cards.MOST_UNITS + 1) for unit in units}}
        empty: i64 = bit(cards.MOST_BARONS) - bit(agreed.seats)  # seats
        self.vacant: i64 = empty << on.IN_HAND | empty << on.IN_PILE  # their zones, with nothing to be hidden


class Board(State):
    """The table without its rules.

    Units have a slot with their baron; seat * MOST_UNITS + slot is their number. What a unit is, where it
    stands and which side is up are masks of slots. Deck and piles are stacks 0, 1, 2 …, kept from the bottom
    on, so that a card goes from one to another without anybody knowing which it is.
    """

    def __init__(self, options: GameSetup, rng: Rng) -> None:
        super().__init__(options, rng)
        self.options = options
        self.components = options.components
        self.teams = options.teams
        self.stride = options.stride

    # What a baron has

    def resources(self, seat: i64) -> i64:
        """How many resources a baron has."""
        return self.cells[on.HEIGHT + 1 + seat]

    def in_play(self, seat: i64) -> i64:
        """The slots of all units and buildings of a baron."""
        cells = self.cells
        return cells[on.TOWN + seat] | cells[on.WALL + seat] | cells[on.ARMY + seat]

    def free_slots(self, seat: i64) -> i64:
        """Slots without a unit (BB-1.7)."""
        return ALL_SLOTS & ~self.in_play(seat)

    def exposed(self, seat: i64) -> i64:
        """The slots in town and on the wall."""
        return self.cells[on.TOWN + seat] | self.cells[on.WALL + seat]

    def fighters(self, seat: i64) -> i64:
        """Military units in town and on the wall."""
        return self.exposed(seat) & self.cells[on.SOLDIERS + seat]

    def buildings(self, seat: i64) -> i64:
        """The slots of buildings."""
        cells = self.cells
        return cells[on.TOWN + seat] & cells[on.UP + seat] & ~cells[on.SOLDIERS + seat]

    def civilians(self, seat: i64) -> i64:
        """The slots of Peasants."""
        cells = self.cells
        return cells[on.TOWN + seat] & ~(cells[on.UP + seat] | cells[on.SOLDIERS + seat])

    def kind_of(self, seat: i64, slot: i64) -> i64:
        """What a unit is."""
        kind: i64 = 0
        while not self.cells[on.UNITS + cards.UNITS * seat + kind] >> slot & 1:
            kind += 1
        return kind

    def face(self, seat: i64, slot: i64) -> i64:
        """2 * kind + side of a unit."""
        return 2 * self.kind_of(seat, slot) + (self.cells[on.UP + seat] >> slot & 1)

    def civilian_room(self, seat: i64) -> i64:
        """Space left for Peasants; below 0 if it has shrunk (BB-6.2 to BB-6.4)."""
        room = self.components.civilians + self.cells[on.GIFTS + cards.GIFTS * seat + cards.CIVILIAN_ROOM]
        return room - bit_count(self.civilians(seat))

    def military_room(self, seat: i64) -> i64:
        """Space left for military units in the town."""
        cells = self.cells
        room = self.components.military + cells[on.GIFTS + cards.GIFTS * seat + cards.MILITARY_ROOM]
        return room - bit_count(cells[on.TOWN + seat] & cells[on.SOLDIERS + seat])

    def kept_aids(self, seat: i64) -> i64:
        """The Aids that a baron keeps, as a mask from the first Aid on."""
        return positive(self.cells, on.HAND + cards.KINDS * seat + cards.AIDS, cards.AID_KINDS)

    def usable_aids(self, seat: i64) -> i64:
        """The kept Aids that have a use now, from the first Aid on (BB-10.5 to BB-10.10)."""
        mask = self.kept_aids(seat) & ~bit(cards.SOLDIERS_AID - cards.AIDS)
        if mask & 1 and self.civilians(seat) == 0:
            mask &= ~1
        if self.cells[on.HEIGHT] < self.components.value[cards.STEWARDS_AID]:  # BB-3.5
            mask &= ~bit(cards.STEWARDS_AID - cards.AIDS)
        return mask

    def upgrade_cost(self, seat: i64, kind: i64) -> i64:
        """What it costs to upgrade a unit now (BB-5.5, BB-7.2)."""
        cost = self.components.upgrade[kind]
        if kind >= cards.SQUIRES:
            cost -= self.cells[on.GIFTS + cards.GIFTS * seat + cards.DISCOUNT]
        return max(cost, 0)

    def upgradable(self, seat: i64, slots: i64) -> i64:
        """Those of the slots that can be upgraded for the resources there are (BB-6.1)."""
        cells = self.cells
        found: i64 = 0
        rest = slots & cells[on.TOWN + seat] & ~cells[on.UP + seat]
        kind: i64 = 0
        while rest:
            here = rest & cells[on.UNITS + cards.UNITS * seat + kind]
            if here and self.upgrade_cost(seat, kind) <= cells[on.HEIGHT + 1 + seat]:
                found |= here
            rest &= ~here
            kind += 1
        return found

    def movable(self, seat: i64) -> i64:
        """The slots that may go a step (BB-5.7, BB-5.8)."""
        cells = self.cells
        return (cells[on.TOWN + seat] & cells[on.SOLDIERS + seat]) | (
            cells[on.WALL + seat] & cells[on.UP + seat]
        )

    def bid_count(self, seat: i64, kind: i64) -> i64:
        """How many copies of a kind a seat has picked to show."""
        return self.cells[on.BID + seat] >> BID_BITS * (kind - cards.SQUIRES) & 7

    # Who is with whom

    def foes(self, seat: i64) -> i64:
        """The seats that oppose one (BB-12.3)."""
        if self.teams:
            return (0xAA if seat & 1 == 0 else 0x55) & (bit(self.seats) - 1)
        return (bit(self.seats) - 1) & ~bit(seat)

    def mates(self, seat: i64) -> i64:
        """The partners of a seat."""
        return (bit(self.seats) - 1) & ~self.foes(seat) & ~bit(seat)

    def actor(self) -> i64:
        """Who draws or gains: the baron on turn, or one who uses an Aid in another's turn (BB-10.12)."""
        return self.cells[on.USER] if self.cells[on.USER] >= 0 else self.turn

    def have_bid(self) -> i64:
        """The seats that have picked what to show for the first turn."""
        return (bit(self.seats) - 1) & ~self.asked if self.question == on.ASK_BID else i64(0)

    def visible_zones(self, viewer: i64) -> i64:
        return self.space.visible_to(viewer) | self.options.vacant

    # Zones that are kept in a way of their own: deck and piles, town, wall and Army. No viewer ever sees a
    # card of deck or pile, so those that are known lie on top of those that are not.

    def cards(self, zone: i64) -> list[int]:
        if on.IN_DECK <= zone < on.IN_MARKET:
            return self.stack_of(zone - on.IN_DECK)
        if on.IN_TOWN <= zone < on.IN_AID:
            units = on.UNITS + cards.UNITS * ((zone - on.IN_TOWN) % cards.MOST_BARONS)
            slots = self.cells[on.TOWN + zone - on.IN_TOWN]  # wall and Army come next, there as here
            found: list[int] = []
            kind: i64
            for kind in range(cards.UNITS):
                found += [kind] * bit_count(self.cells[units + kind] & slots)
            return found
        return super().cards(zone)

    def stack_of(self, stack: i64) -> list[int]:
        """The known cards of deck or pile, from the top."""
        found: list[int] = []
        at: i64 = self.cells[on.HEIGHT + stack] - 1
        while at >= 0:
            kind = self.card_at(stack, at)
            if kind >= 0:
                found.append(kind)
            at -= 1
        return found

    def card_at(self, stack: i64, at: i64) -> i64:
        """The card at a place in deck or pile, counted from the bottom; NONE if it is not known."""
        cell = on.STACKS + self.stride * stack + (at >> 3)
        return (self.cells[cell] >> CARD_BITS * (at & 7) & CARD_MASK) - 1

    def place_card(self, stack: i64, at: i64, kind: i64) -> None:
        """Put a card, or NONE for one that is not known, where no known one is."""
        self.cells[on.STACKS + self.stride * stack + (at >> 3)] |= (kind + 1) << CARD_BITS * (at & 7)

    def _clear_stack(self, stack: i64) -> None:
        """Forget all cards of deck or pile."""
        cells = self.cells
        first = on.STACKS + self.stride * stack
        cell: i64
        for cell in range(first, first + (cells[on.HEIGHT + stack] + 7 >> 3)):
            cells[cell] = 0

    def _stack_up(self, stack: i64, kinds: list[int]) -> None:
        """Lay these cards into deck or pile, the first on top, above those that are not known."""
        height = len(kinds) + self.cells[on.IN_DECK + stack]
        self._clear_stack(stack)
        self.cells[on.HEIGHT + stack] = height
        for depth, kind in enumerate(kinds):
            self.place_card(stack, height - 1 - depth, kind)

    def lay_card(self, zone: i64, kind: i64) -> None:
        if on.IN_DECK <= zone < on.IN_MARKET:
            stack = zone - on.IN_DECK
            self._stack_up(stack, [*self.stack_of(stack), kind])
        else:
            super().lay_card(zone, kind)

    def complete(self) -> None:
        cells = self.cells
        kind: i64
        for seat in self.setup.all_seats:
            cells[on.SIZE + seat] = self.size_of(on.IN_HAND + seat)
            cells[on.HELD + seat] = positive(cells, on.HAND + cards.KINDS * seat, cards.AIDS)
            self._complete_units(seat)
        cells[on.ON_OFFER] = positive(cells, on.MARKET, cards.AIDS)
        self.clear(on.BURIED, on.BURIED + cards.KINDS)
        stack: i64
        for stack in range(1 + self.seats):
            kinds = self.stack_of(stack)
            self._stack_up(stack, kinds)
            for kind in kinds:
                cells[on.BURIED + kind] += 1

    def _complete_units(self, seat: i64) -> None:
        cells = self.cells
        cells[on.SOLDIERS + seat] = 0
        self.clear(on.GIFTS + cards.GIFTS * seat, on.GIFTS + cards.GIFTS * (seat + 1))
        kind: i64
        for kind in range(cards.UNITS):
            slots = cells[on.UNITS + cards.UNITS * seat + kind]
            if kind >= cards.SQUIRES:
                cells[on.SOLDIERS + seat] |= slots
            upgraded = bit_count(slots & cells[on.UP + seat])
            self.count_gifts(seat, 2 * kind, bit_count(slots) - upgraded)
            self.count_gifts(seat, 2 * kind + 1, upgraded)

    def count_gifts(self, seat: i64, face: i64, times: i64) -> None:
        """Add what a side of a card gives to its baron (BB-7.1)."""
        cells = self.cells
        gives = self.components.gives
        gift: i64
        for gift in range(cards.GIFTS):
            cells[on.GIFTS + cards.GIFTS * seat + gift] += times * gives[cards.GIFTS * face + gift]

    def hide(self, zone: i64) -> None:
        cells = self.cells
        if zone >= on.IN_DECK:
            if cells[on.HEIGHT + zone - on.IN_DECK] > cells[zone]:
                self._hide_stacks()
            return
        rest = cells[on.HELD + zone]
        cells[on.HELD + zone] = 0
        cells[zone] = cells[on.SIZE + zone]
        hand = on.HAND + cards.KINDS * zone
        pool = self.pool
        is_counted = len(pool) > 0
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if is_counted:
                pool[kind] += cells[hand + kind]
            cells[hand + kind] = 0

    def _hide_stacks(self) -> None:
        """Deck and piles are hidden together: nobody sees into any of them."""
        cells = self.cells
        pool = self.pool
        is_counted = len(pool) > 0
        kind: i64
        for kind in range(cards.KINDS):
            if is_counted:
                pool[kind] += cells[on.BURIED + kind]
            cells[on.BURIED + kind] = 0
        stack: i64
        for stack in range(1 + self.seats):
            cells[on.IN_DECK + stack] = cells[on.HEIGHT + stack]
            self._clear_stack(stack)

    def reveal(self, zone: i64, kind: i64) -> None:
        cells = self.cells
        cells[zone] -= 1
        if len(self.pool) > 0:
            self.pool[kind] -= 1
        if zone < on.IN_DECK:
            cells[on.HAND + cards.KINDS * zone + kind] += 1
            cells[on.HELD + zone] |= bit(kind)
        else:
            self.place_card(zone - on.IN_DECK, cells[zone], kind)
            cells[on.BURIED + kind] += 1

    def hide_choices(self, viewer: i64) -> None:
        """What others have picked to show, and even how many cards (BB-2.5)."""
        if self.question != on.ASK_BID:
            return
        for seat in self.setup.all_seats:
            if seat != viewer:
                self.cells[on.BID + seat] = 0
        self.cells[on.HIDDEN_BIDS] = self.have_bid() if viewer < 0 else self.have_bid() & ~bit(viewer)

    def reveal_choices(self, rng: Rng) -> None:
        """Deck and piles in any order, and for those whose pick is hidden any pick."""
        cells = self.cells
        stack: i64
        for stack in range(1 + self.seats):
            if cells[on.HEIGHT + stack] > 1:
                self._shuffle_stack(stack, rng)
        hidden = cells[on.HIDDEN_BIDS]
        cells[on.HIDDEN_BIDS] = 0
        for seat in packed(hidden):
            kind: i64
            for kind in range(cards.SQUIRES, cards.AIDS):
                copies = rng.below(cells[on.HAND + cards.KINDS * seat + kind] + 1)
                cells[on.BID + seat] += copies << BID_BITS * (kind - cards.SQUIRES)

    def _shuffle_stack(self, stack: i64, rng: Rng) -> None:
        """As if the cards, from the top on, were shuffled in place."""
        height = self.cells[on.HEIGHT + stack]
        i: i64 = height - 1
        while i > 0:
            self._swap_cards(stack, height - 1 - i, height - 1 - rng.below(i + 1))
            i -= 1

    def _swap_cards(self, stack: i64, one: i64, other: i64) -> None:
        cells = self.cells
        first = on.STACKS + self.stride * stack
        change = (self.card_at(stack, one) + 1) ^ (self.card_at(stack, other) + 1)
        cells[first + (one >> 3)] ^= change << CARD_BITS * (one & 7)
        cells[first + (other >> 3)] ^= change << CARD_BITS * (other & 7)


class BoardQuestion(Question):
    """A question of Brawling Barons. Its methods are typed anew, so that calls of them need no cast."""

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        raise NotImplementedError

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        raise NotImplementedError
