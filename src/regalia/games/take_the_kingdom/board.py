"""The table of Take the Kingdom as its rules look at it, and what its questions have in common."""

from typing import Final

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import cards
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.cards import KINDS, MOST_BASES, MOST_DAMAGE
from regalia.games.take_the_kingdom.components import Components
from regalia.games.take_the_kingdom.table import MOST_DRAWN, make_layout
from regalia.kernel.rules import Agreement, Menu, Question, Rng, Setup, State, bit, bit_count, i64

TRAP_ZONES: Final = ((1 << MOST_BASES) - 1) << on.IN_TRAP


class GameSetup(Setup):
    """A set-up of Take the Kingdom: its cards and its options, ready for use."""

    def __init__(self, agreed: Agreement, components: Components) -> None:
        super().__init__(agreed, make_layout())
        self.components = components
        self.copies = components.count
        self.replace_defence: bool = agreed.options["replace_defence"] is True
        self.attacker_takes_back: bool = agreed.options["trap_target"] == "attacker"
        self.spy_play_free: bool = agreed.options["spy_play_free"] is True
        self.penalty_uses_play: bool = agreed.options["penalty_uses_play"] is True
        self.spread_many: bool = agreed.options["spread_targets"] == "many"
        self.morale_stack: bool = agreed.options["morale_stack"] is True
        self.penalty_costs_play: bool = agreed.options["penalty_costs_play"] is True
        self.forced_plays: bool = agreed.options["forced_plays"] is True


class Board(State):
    """The table without its rules. Hands are counts by kind, sets of bases are masks."""

    def __init__(self, options: GameSetup, rng: Rng) -> None:
        super().__init__(options, rng)
        self.options = options
        self.components = options.components

    def complete(self) -> None:
        cells = self.cells
        cells[on.ALIVE] = 0
        for seat in self.setup.all_seats:
            if cells[on.FALLEN + seat] == 0:
                cells[on.ALIVE] |= bit(seat)
            cells[on.SIZE + seat] = self.size_of(on.IN_HAND + seat)
        cells[on.DECK_SIZE] = self.size_of(on.IN_DECK)
        base: i64
        for base in range(cells[on.BASES], MOST_BASES):
            if cells[on.OWNER + base] >= 0:
                cells[on.BASES] = base + 1
        portions = cells[on.PORTION_BASE : on.PORTION_BASE + MOST_DAMAGE]
        cells[on.PORTIONS] = sum(1 for struck in portions if struck >= 0)

    def cards(self, zone: i64) -> list[int]:
        if zone == on.IN_BOX:
            return self.components.out
        if zone != on.IN_TABLE:
            return super().cards(zone)
        grounds = self.cells[on.GROUND : on.GROUND + MOST_BASES]
        defences = self.cells[on.DEFENCE : on.DEFENCE + 2 * MOST_BASES]
        found = [kind for kind in [*grounds, *defences] if kind >= 0]
        return sorted(found + [cards.FREEZE] * bit_count(self.cells[on.FROZEN]))

    def visible_zones(self, viewer: i64) -> i64:
        seen = super().visible_zones(viewer) | TRAP_ZONES  # where no Trap lies there is nothing to be seen
        base: i64
        for base in range(self.cells[on.BASES]):
            if self.has_trap(base) and self.cells[on.OWNER + base] != viewer:  # TK-14.4
                seen &= ~bit(on.IN_TRAP + base)
        return seen

    # Hands and seats

    def hand_mask(self, seat: i64) -> i64:
        """The kinds a seat holds."""
        cells = self.cells
        first = on.HAND + KINDS * seat
        at = first + KINDS
        mask: i64 = 0
        while at > first:
            at -= 1
            mask = mask << 1 | (1 if cells[at] > 0 else 0)
        return mask

    def denials(self, seat: i64) -> i64:
        """Deny and Mercy in a hand, as answers."""
        hand = on.HAND + KINDS * seat
        mask: i64 = do.BY_DENY if self.cells[hand + cards.DENY] > 0 else 0
        return mask | do.BY_MERCY if self.cells[hand + cards.MERCY] > 0 else mask

    def is_early(self) -> bool:
        """Whether it is one of the first two turns of whoever plays (TK-4.1)."""
        return self.cells[on.TURNS + self.turn] < 2

    def is_alive(self, seat: i64) -> bool:
        """Whether a kingdom stands."""
        return self.cells[on.ALIVE] >> seat & 1 != 0

    def survivors(self) -> i64:
        """How many kingdoms still stand."""
        return bit_count(self.cells[on.ALIVE])

    def pending_penalties(self) -> list[int]:
        """The Penalties to be settled, in the order they were drawn."""
        return [kind for kind in self.cells[on.PENALTIES : on.PENALTIES + MOST_DRAWN] if kind >= 0]

    def is_spread(self) -> bool:
        """Whether a Spread was added to the attack."""
        return self.cells[on.PLAYED + cards.SPREAD] > 0

    # Bases

    def bases_of(self, seat: i64) -> i64:
        """The bases of a kingdom."""
        cells = self.cells
        mask: i64 = 0
        base: i64
        for base in range(cells[on.BASES]):
            if cells[on.OWNER + base] == seat:
                mask |= bit(base)
        return mask

    def opposing_bases(self, seat: i64) -> i64:
        """The bases of all other kingdoms."""
        cells = self.cells
        mask: i64 = 0
        base: i64
        for base in range(cells[on.BASES]):
            owner = cells[on.OWNER + base]
            if owner >= 0 and owner != seat:
                mask |= bit(base)
        return mask

    def is_fort(self, base: i64) -> bool:
        """Whether a base is a Fort; all others count as Lands, whatever card they are (TK-5.8)."""
        return self.cells[on.GROUND + base] == cards.FORT

    def ground(self, base: i64) -> i64:
        """For the log: a Fort or a Land, whatever card it is."""
        return cards.FORT if self.is_fort(base) else cards.LAND

    def lands(self, seat: i64) -> i64:
        """How many Lands a kingdom has."""
        cells = self.cells
        count: i64 = 0
        base: i64
        for base in range(cells[on.BASES]):
            if cells[on.OWNER + base] == seat and cells[on.GROUND + base] != cards.FORT:
                count += 1
        return count

    def defences(self, base: i64, kinds: i64) -> i64:
        """The Defences of these kinds that stand on a base: 1 for the first, 2 for the second."""
        first = self.cells[on.DEFENCE + 2 * base]
        second = self.cells[on.DEFENCE + 2 * base + 1]
        mask: i64 = 1 if first >= 0 and kinds >> first & 1 else 0
        return mask | 2 if second >= 0 and kinds >> second & 1 else mask

    def is_full(self, base: i64) -> bool:
        """Whether two Defences stand on a base (TK-5.3)."""
        return self.cells[on.DEFENCE + 2 * base] >= 0 and self.cells[on.DEFENCE + 2 * base + 1] >= 0

    def has_trap(self, base: i64) -> bool:
        """Whether a Trap lies under a base, known or not."""
        return self.cells[on.TRAP + base] >= 0 or self.cells[on.IN_TRAP + base] > 0


class BoardQuestion(Question):
    """A question of Take the Kingdom. Its methods are typed anew, so that calls of them need no cast."""

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        raise NotImplementedError

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        raise NotImplementedError
