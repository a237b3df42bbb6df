"""The table of Brutal Kingdom as its rules look at it, and what its questions have in common."""

from typing import Final

from regalia.games.brutal_kingdom import cards
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.cards import KINDS
from regalia.games.brutal_kingdom.components import Components
from regalia.games.brutal_kingdom.table import make_layout
from regalia.kernel.rules import NONE, Agreement, Menu, Question, Rng, Setup, State, bit, bit_count, i64

ALL_KINDS: Final = (1 << KINDS) - 1
ALL_BACKS: Final = 3
ELIMINATION: Final = 3  # on the Chapel, in the place of a colour


class GameSetup(Setup):
    """A set-up of Brutal Kingdom: its cards and its options, ready for use."""

    def __init__(self, agreed: Agreement, components: Components) -> None:
        super().__init__(agreed, make_layout(components.light))
        self.components = components
        self.knight_always: bool = agreed.options["black_knight"] == "always"
        self.moved_threats_end: bool = agreed.options["moved_threats_end"] is True
        self.same_back: bool = agreed.options["inquisitor_same_back"] is True
        self.random_removal: bool = agreed.options["random_removal"] is True
        self.struck_strike: bool = agreed.options["struck_killers_strike"] is True


class Board(State):
    """The table without its rules. Hands are masks of kinds."""

    def __init__(self, options: GameSetup, rng: Rng) -> None:
        super().__init__(options, rng)
        self.options = options
        self.components = options.components

    def complete(self) -> None:
        seat: i64
        for seat in range(4):
            self.cells[on.HEIGHT + seat] = len(self.stack_of(seat))

    def back(self, kind: i64) -> i64:
        """0 for a light back, 1 for a dark one."""
        return 1 - (self.components.light >> kind & 1)

    def of_back(self, back: i64) -> i64:
        """All kinds with that back."""
        return ALL_KINDS & ~self.components.light if back else self.components.light

    def hand_zone(self, seat: i64, back: i64) -> i64:
        """Where a seat's cards of a back lie."""
        return on.IN_HAND + 4 * back + seat

    def count(self, seat: i64, back: i64) -> i64:
        """How many cards of a back a seat holds, which is public (BK-11.1)."""
        known = bit_count(self.cells[on.HAND + seat] & self.of_back(back))
        return known + self.cells[self.hand_zone(seat, back)]

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return self.count(seat, 0) + self.count(seat, 1)

    def top(self, seat: i64) -> i64:
        """The top card of a stack, whichever way it lies, or NONE."""
        height = self.cells[on.HEIGHT + seat]
        return self.cells[on.STACK + 4 * seat + height - 1] if height > 0 else i64(NONE)

    def face_up_top(self, seat: i64) -> i64:
        """The top card of a stack if it lies face up, else NONE."""
        kind = self.top(seat)
        return kind if kind >= 0 and self.cells[on.FACE_UP] >> kind & 1 else i64(NONE)

    def rank(self, kind: i64) -> i64:
        """The rank of a card on the table: the Inquisitor's is the one declared (BK-7.20.1)."""
        return self.cells[on.INQUISITOR_RANK] if kind == cards.INQUISITOR else self.components.rank[kind]

    def in_stack(self, seat: i64) -> i64:
        """The kinds in a stack."""
        cells = self.cells
        found: i64 = 0
        at: i64 = on.STACK + 4 * seat
        end = at + cells[on.HEIGHT + seat]
        while at < end:
            found |= bit(cells[at])
            at += 1
        return found

    def stack_of(self, seat: i64) -> list[int]:
        """The kinds in a stack, bottom first."""
        return [kind for kind in self.cells[on.STACK + 4 * seat : on.STACK + 4 * seat + 4] if kind >= 0]

    def worth(self, colour: i64) -> i64:
        """What one token of a colour is worth now: those in stock and on the Chapel (BK-10.1)."""
        total = self.cells[on.STOCK + colour]
        chapter: i64
        for chapter in range(4):
            if self.cells[on.CHAPEL + chapter] == colour:
                total += 1
        return total

    def in_stock(self) -> i64:
        """The colours of which the stock has a token."""
        mask: i64 = 0
        colour: i64
        for colour in range(3):
            if self.cells[on.STOCK + colour] > 0:
                mask |= bit(colour)
        return mask

    def threatens(self, kind: i64) -> bool:
        """Whether a card was laid as a threat in this chapter, and no option has ended that."""
        cells = self.cells
        return cells[on.THREATS] == kind or cells[on.THREATS + 1] == kind or cells[on.THREATS + 2] == kind


class BoardQuestion(Question):
    """A question of Brutal Kingdom. Its methods are typed anew, so that calls of them need no cast."""

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        raise NotImplementedError

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        raise NotImplementedError
