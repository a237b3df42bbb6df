"""The table of King's Blood as its rules look at it, and what its questions have in common.

Sets of characters are two masks, those of low and of high numbers.
"""

from typing import Final

from regalia.games.kings_blood import cards, genealogy
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.components import NUMBERS, Components
from regalia.games.kings_blood.table import make_layout
from regalia.kernel.rules import Agreement, Menu, Question, Rng, Setup, State, bit, i64
from regalia.kernel.zones import high_bit, low_bit

EVERY_CHARACTER: Final = 0xFFFFFFFFF  # of low numbers, or of high ones

# How a card is played
FREE: Final = 0  # on any Active card
ON_CHILD: Final = 1
ANSWERING: Final = 2  # a Draw 3

# Who sees to the call
AUTO: Final = 0
STRICT: Final = 1  # oneself, and one is asked
BUTTON: Final = 2  # oneself, and one is not
ANNOUNCE: Final = ["auto", "strict", "button"]

# Ways of scoring a series
SINGLE: Final = 0
FIRST_TO: Final = 1
LAST_UNDER: Final = 2
SERIES: Final = ["none", "first_to", "last_under"]


class GameSetup(Setup):
    """A set-up of King's Blood: its cards and its options, ready for use."""

    def __init__(self, agreed: Agreement, components: Components) -> None:
        super().__init__(agreed, make_layout())
        self.components = components
        self.copies = components.count
        self.advanced: bool = agreed.options["advanced"] is True
        self.announce: i64 = ANNOUNCE.index(str(agreed.options["announce"]))
        self.skipped_draw: bool = agreed.options["skipped_draw"] is True
        self.series: i64 = SERIES.index(str(agreed.options["series"]))
        target = agreed.options["target"]
        self.target: i64 = target if isinstance(target, int) else self._usual_target()

    def _usual_target(self) -> int:
        """The points that end a series, where the table has not said (KB-14.11)."""
        if self.series == LAST_UNDER:
            return 100
        return 100 if self.seats == 2 else 200 if self.seats <= 4 else 300


class Board(State):
    """The table without its rules."""

    def __init__(self, options: GameSetup, rng: Rng) -> None:
        super().__init__(options, rng)
        self.options = options
        self.components = options.components

    def complete(self) -> None:
        cells = self.cells
        places = cells[on.PLACE : on.PLACE + cards.PEOPLE]
        self.clear(on.TREE_SIZE, len(cells))
        kind: i64
        for kind in range(cards.PEOPLE):
            if places[kind] > 0:
                genealogy.add(cells, kind, places[kind])
        cells[on.DECK_SIZE] = self.size_of(on.IN_DECK)
        for seat in self.setup.all_seats:
            cells[on.SIZE + seat] = self.size_of(on.IN_HAND + seat)
            if cells[on.HOLDER] == seat:
                cells[on.SIZE + seat] += 1
            if seat == self.turn and self.is_holding():
                cells[on.SIZE + seat] += 1

    def cards(self, zone: i64) -> list[int]:
        cells = self.cells
        if zone == on.IN_GENEALOGY:
            found = [
                kind for kind in range(cards.PEOPLE) if cells[on.PLACE + kind] or cells[on.MOVER] == kind
            ]
            if cells[on.ENTHRONED] >= 0:
                found.append(cards.ENTHRONEMENT)
            if cells[on.BLOODED] >= 0:
                found.append(cards.KINGS_BLOOD)
            return found
        if zone < on.IN_ASIDE:
            return super().cards(zone)
        return [cards.KINGS_BLOOD] if zone == self.zone_of_blood() else []

    def zone_of_blood(self) -> i64:
        """Where the King's Blood card lies; aside if it takes no part."""
        if self.cells[on.HOLDER] >= 0:
            return on.IN_FRONT + self.cells[on.HOLDER]
        if self.cells[on.PLAYED] == cards.KINGS_BLOOD:
            return on.IN_PLAYED
        return on.IN_GENEALOGY if self.cells[on.BLOODED] >= 0 else on.IN_ASIDE

    # Hands

    def in_hand(self, seat: i64) -> i64:
        """How many cards lie in the hand itself."""
        count = self.cells[on.SIZE + seat]
        if self.cells[on.HOLDER] == seat:
            count -= 1
        if seat == self.turn and self.is_holding():
            count -= 1
        return count

    def is_holding(self) -> bool:
        """Whether whoever's turn it is has a drawn card in their fingers."""
        return self.cells[on.HELD] >= 0 or self.cells[on.IN_HELD] > 0

    def may_call(self, seat: i64) -> bool:
        """Whether one can call now: with one card, or by the button (KB-11.3, KB-11.6, KB-11.9)."""
        cells = self.cells
        announce = self.options.announce
        if announce == AUTO or cells[on.CALLED] >> seat & 1:
            return False
        return announce == BUTTON or cells[on.SIZE + seat] == 1

    def missed_call(self) -> bool:
        """Whether it was missed in this turn: nobody begins a turn with one to lose (KB-11.5, KB-11.7)."""
        return self.cells[on.LOST] >> self.turn & 1 != 0

    def can_draw(self) -> bool:
        """Whether there is a card to be drawn (KB-12.2)."""
        cells = self.cells
        discards = cells[on.DISCARDS] | cells[on.DISCARDS + 1] | cells[on.DISCARDS + 2]
        return cells[on.DECK_SIZE] > 0 or discards != 0

    # The Genealogy

    def active(self) -> tuple[i64, i64]:
        """The Active cards (KB-3.6)."""
        cells = self.cells
        return cells[on.OPEN] | cells[on.OPEN + 2], cells[on.OPEN + 1] | cells[on.OPEN + 3]

    def matching(self, kind: i64) -> tuple[i64, i64]:
        """The characters that may be laid beside this one, and it beside them (KB-5.1, KB-13.5)."""
        if kind == self.cells[on.BLOODED]:
            return EVERY_CHARACTER, EVERY_CHARACTER
        alike = self.components.alike
        colour = 2 * self.components.colour[kind]
        number = NUMBERS + 2 * self.components.number[kind]
        return alike[colour] | alike[number], alike[colour + 1] | alike[number + 1]

    def fitting(self) -> tuple[i64, i64]:
        """The characters that fit some Active card."""
        low, high = self.active()
        blooded = self.cells[on.BLOODED]
        if blooded >= 0 and genealogy.is_active(self.cells, blooded):
            return EVERY_CHARACTER, EVERY_CHARACTER
        fit_low: i64 = 0
        fit_high: i64 = 0
        alike = self.components.alike
        at: i64
        for at in range(0, len(alike), 2):
            some = alike[at] & low | alike[at + 1] & high
            all_or_none = (some | -some) >> 63  # a mask in place of a branch that nobody can foresee
            fit_low |= alike[at] & all_or_none
            fit_high |= alike[at + 1] & all_or_none
        return fit_low, fit_high

    def spots(self) -> tuple[i64, i64, i64, i64]:
        """Where the card being played, or moved, may go: left and right of which cards (KB-5.1, KB-5.2)."""
        cells = self.cells
        if cells[on.MOVER] >= 0:
            return self._spots_for_mover()
        if cells[on.WAY] == ON_CHILD:
            low, high = low_bit(cells[on.FOCUS]), high_bit(cells[on.FOCUS])
        else:
            low, high = self.matching(cells[on.PLAYED])
            if cells[on.BLOODED] >= 0:
                low |= low_bit(cells[on.BLOODED])
                high |= high_bit(cells[on.BLOODED])
        return (
            cells[on.OPEN] & low,
            cells[on.OPEN + 1] & high,
            cells[on.OPEN + 2] & low,
            cells[on.OPEN + 3] & high,
        )

    def _spots_for_mover(self) -> tuple[i64, i64, i64, i64]:
        """Where a New Connection may bring its card: any open side but the old place (KB-8.6, KB-8.7)."""
        cells = self.cells
        left_low, left_high = cells[on.OPEN], cells[on.OPEN + 1]
        right_low, right_high = cells[on.OPEN + 2], cells[on.OPEN + 3]
        neighbour = genealogy.at(cells, cells[on.ORIGIN] - 2)
        if neighbour >= 0:
            right_low &= ~low_bit(neighbour)
            right_high &= ~high_bit(neighbour)
        neighbour = genealogy.at(cells, cells[on.ORIGIN] + 2)
        if neighbour >= 0:
            left_low &= ~low_bit(neighbour)
            left_high &= ~high_bit(neighbour)
        return left_low, left_high, right_low, right_high

    # Events

    def targets(self, kind: i64) -> tuple[i64, i64]:
        """The Active cards that an Event or the King's Blood card can be played on (KB-3.7, KB-8.1)."""
        low, high = self.active()
        enthroned = self.cells[on.ENTHRONED]
        if kind == cards.ENTHRONEMENT and enthroned >= 0:
            low &= ~low_bit(enthroned)
            high &= ~high_bit(enthroned)
        return low, high

    def has_target(self, kind: i64) -> bool:
        """Whether an Event can be played on some Active card (KB-3.9, KB-8.9, KB-8.11)."""
        if kind == cards.NEW_CONNECTION:
            return self.cells[on.TREE_SIZE] > 1
        if kind == cards.ENTHRONEMENT:
            low, high = self.targets(kind)
            return low | high != 0
        return True

    def receivers(self) -> i64:
        """Who may get an exiled card, as a mask of seats (KB-8.4, KB-14.3)."""
        everyone = bit(self.seats) - 1
        winner = self.cells[on.WINNER]
        return everyone & ~bit(winner) if winner >= 0 else everyone


class BoardQuestion(Question):
    """A question of King's Blood. Its methods are typed anew, so that calls of them need no cast."""

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        raise NotImplementedError

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        raise NotImplementedError
