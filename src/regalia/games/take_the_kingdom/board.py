"""What lies on the table in Take the Kingdom: hands, deck, kingdoms, and the play that is being made."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.take_the_kingdom.actions import (
    CARDS,
    FORT,
    FREEZE,
    KINDS,
    MOST_BASES,
    PENALTIES,
    TRAPS,
)
from regalia.games.take_the_kingdom.components import Pack
from regalia.kernel.bits import bit, lowest
from regalia.kernel.old_state import OldState
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.zones import DARK, EVERYONE, OPEN, Zone, ZoneSpace, listed

NONE: Final = -1
EMPTY: Final = vec[i64]()

# Zones.
HAND: Final = 0  # + seat
DECK: Final = 4  # its order is nobody's, so it has none: a draw takes any card of it
HELD: Final = 5  # a card in the fingers of whoever's turn it is: a Trap being laid, what a Spy brought
TRAP: Final = 6  # + base: the place stays when the base changes hands, and so does what is known (TK-14.5)
HIDDEN_ZONES: Final = 30
TABLE: Final = 30  # bases, Defences, Freezes
PLAYED: Final = 31  # the cards of the play being made, and Penalties to be settled
USED: Final = 32
BOX: Final = 33  # out of the game


def zone_space() -> ZoneSpace:
    """The zones above. Traps are a sort of their own, and so are Penalties, which no hand ever holds."""
    zones = [Zone(f"hand:{seat}", seat, (0, 1)) for seat in range(4)]  # TK-14.2
    zones += [Zone("deck", DARK), Zone("held", DARK, (0, 1))]
    zones += [Zone(f"trap:{base}", DARK, (1,)) for base in range(MOST_BASES)]
    zones += [Zone(name, OPEN) for name in ("table", "played", "used", "box")]
    sorts = [1 if TRAPS >> kind & 1 else 2 if PENALTIES >> kind & 1 else 0 for kind in range(KINDS)]
    return ZoneSpace(zones, CARDS, sorts)


class Realm(Setup):
    """A set-up of Take the Kingdom: its cards and its options, ready for use."""

    def __init__(self, version: int, seats: int, options: dict[str, OptionValue], pack: Pack) -> None:
        super().__init__("take-the-kingdom", version, seats, options, pack.sheet, zone_space())
        self.pack = pack
        self.no_cards = vec[i64]([0] * KINDS)  # shared, and never written to
        self.replace_defence: bool = options["replace_defence"] is True
        self.attacker_takes_back: bool = options["trap_target"] == "attacker"
        self.spy_play_free: bool = options["spy_play_free"] is True
        self.penalty_uses_play: bool = options["penalty_uses_play"] is True


class Board(OldState):
    """The table without its rules. Bases are numbered as they come into play."""

    def __init__(self, realm: Realm, rng: Rng) -> None:
        super().__init__(realm, rng)
        self.realm = realm
        self.pack = realm.pack
        self.phase: i64 = 0
        self.turn = 0
        self.decider: i64 = 0
        self.plays: i64 = 0  # left in this turn
        self.busy: i64 = 0  # whether anything was played in this turn
        self.dry: i64 = 0  # whether the deck was empty when the turn began
        self.extra: i64 = 0  # whether another turn follows this one
        self.idle: i64 = 0  # seats that had an idle turn since a card was last played
        self.banned: i64 = 0  # kinds that Penalties forbid in this turn
        self.penalties: i64 = 0  # drawn and not settled, oldest first, six bits each
        self.alive: i64 = 0
        self.bases: i64 = 0  # how many have come into play
        self.frozen: i64 = 0  # bases under a Freeze
        self.deck_size: i64 = 0
        self.held: i64 = NONE
        # the play being made
        self.card: i64 = NONE  # what leads it; for a Trap always the same, whichever it is
        self.doubled: i64 = 0
        self.spread: i64 = 0
        self.left: i64 = 0  # damage not yet given to a base
        self.victim: i64 = NONE
        self.target: i64 = NONE  # a base
        self.slot: i64 = NONE  # a Defence of it
        self.place: i64 = NONE  # where a conquered Defence goes
        self.portions: i64 = 0
        self.portion: i64 = 0  # the one that resolves
        self.hand = EMPTY  # by seat, a count for each kind
        self.size = EMPTY  # by seat, cut cards included
        self.missed = EMPTY  # by seat: turns to be missed
        self.turns = EMPTY  # by seat: turns taken
        self.fallen = EMPTY  # by seat: who fell first, second, third
        self.deck = EMPTY  # counts by kind
        self.used = EMPTY  # never goes back into the deck (TK-1.5)
        self.played = EMPTY
        self.owner = EMPTY  # by base
        self.ground = EMPTY  # by base: the card that is the base
        self.damage = EMPTY  # by base (TK-1.4)
        self.trap = EMPTY  # by base: a kind
        self.defence = EMPTY  # by base, two kinds each
        self.wound = EMPTY  # damage to each of these
        self.portion_base = EMPTY
        self.portion_amount = EMPTY
        self.portion_first = EMPTY  # the Defence that is hit first
        self.cut_down = EMPTY  # by hidden zone

    def lay_out(self) -> None:
        """An empty table."""
        self.hand = vec[i64]([0] * (4 * KINDS))
        self.size = vec[i64]([0] * 4)
        self.missed = vec[i64]([0] * 4)
        self.turns = vec[i64]([0] * 4)
        self.fallen = vec[i64]([0] * 4)
        self.deck = vec[i64]([0] * KINDS)
        self.used = vec[i64]([0] * KINDS)
        self.played = vec[i64]([0] * KINDS)
        self.owner = vec[i64]([NONE] * MOST_BASES)
        self.ground = vec[i64]([NONE] * MOST_BASES)
        self.damage = vec[i64]([0] * MOST_BASES)
        self.trap = vec[i64]([NONE] * MOST_BASES)
        self.defence = vec[i64]([NONE] * (2 * MOST_BASES))
        self.wound = vec[i64]([0] * (2 * MOST_BASES))
        self.portion_base = vec[i64]([0] * MOST_BASES)
        self.portion_amount = vec[i64]([0] * MOST_BASES)
        self.portion_first = vec[i64]([0] * MOST_BASES)
        self.cut_down = vec[i64]([0] * HIDDEN_ZONES)

    # Looking at it

    def hand_mask(self, seat: i64) -> i64:
        """The kinds a seat holds."""
        mask: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if self.hand[KINDS * seat + kind] > 0:
                mask |= bit(kind)
            kind += 1
        return mask

    def bases_of(self, seat: i64) -> i64:
        """The bases of a kingdom, as a mask."""
        mask: i64 = 0
        base: i64 = 0
        while base < self.bases:
            if self.owner[base] == seat:
                mask |= bit(base)
            base += 1
        return mask

    def opposing_bases(self, seat: i64) -> i64:
        """The bases of all other kingdoms."""
        mask: i64 = 0
        base: i64 = 0
        while base < self.bases:
            if self.owner[base] >= 0 and self.owner[base] != seat:
                mask |= bit(base)
            base += 1
        return mask

    def is_fort(self, base: i64) -> bool:
        """Whether a base is a Fort; all others count as Lands, whatever card they are (TK-5.8)."""
        return self.ground[base] == FORT

    def lands(self, seat: i64) -> i64:
        """How many Lands a kingdom has."""
        count: i64 = 0
        base: i64 = 0
        while base < self.bases:
            if self.owner[base] == seat and not self.is_fort(base):
                count += 1
            base += 1
        return count

    def defences(self, base: i64) -> i64:
        """How many Defences stand on a base."""
        return (1 if self.defence[2 * base] >= 0 else 0) + (1 if self.defence[2 * base + 1] >= 0 else 0)

    def has_trap(self, base: i64) -> bool:
        """Whether a Trap lies under a base, known or cut."""
        return self.trap[base] >= 0 or self.cut_down[TRAP + base] > 0

    def has_defence_of(self, base: i64, kinds: i64) -> bool:
        """Whether a Defence of one of these kinds stands on a base."""
        first = self.defence[2 * base]
        second = self.defence[2 * base + 1]
        return (first >= 0 and kinds >> first & 1 != 0) or (second >= 0 and kinds >> second & 1 != 0)

    def is_early(self) -> bool:
        """Whether it is one of the first two turns of whoever plays (TK-4.1)."""
        return self.turns[self.turn] < 2

    def survivors(self) -> i64:
        """How many kingdoms still stand."""
        count: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            count += self.alive >> seat & 1
            seat += 1
        return count

    def pending_penalties(self) -> list[int]:
        """The Penalties to be settled, in the order they were drawn."""
        found: list[int] = []
        rest = self.penalties
        while rest:
            found.append((rest & 63) - 1)
            rest >>= 6
        return found

    # Moving cards, and telling whoever listens

    def to_hand(self, kind: i64, source: i64, of: i64, seat: i64, seen: i64) -> None:
        """A card comes into a hand."""
        self.hand[KINDS * seat + kind] += 1
        self.size[seat] += 1
        self.moved(kind, source, HAND + seat, of, seen)

    def from_hand(self, seat: i64, kind: i64, target: i64, seen: i64) -> None:
        """A card leaves a hand; the caller puts it where it goes."""
        self.moved(kind, HAND + seat, target, self.size[seat], seen)
        self.hand[KINDS * seat + kind] -= 1
        self.size[seat] -= 1

    def use_up(self, kind: i64, source: i64, of: i64) -> None:
        """A card goes to the used pile, openly; the caller took it away."""
        self.used[kind] += 1
        self.moved(kind, source, USED, of, EVERYONE)

    # Copies and bytes

    def copy_into(self, twin: "Board") -> None:
        """Make a freshly made board equal to this one."""
        self._copy_numbers(twin)
        twin.hand = self.hand[:]
        twin.size = self.size[:]
        twin.missed = self.missed[:]
        twin.turns = self.turns[:]
        twin.fallen = self.fallen[:]
        twin.deck = self.deck[:]
        twin.used = self.used[:]
        twin.played = self.played[:]
        twin.owner = self.owner[:]
        twin.ground = self.ground[:]
        twin.damage = self.damage[:]
        twin.trap = self.trap[:]
        twin.defence = self.defence[:]
        twin.wound = self.wound[:]
        twin.portion_base = self.portion_base[:]
        twin.portion_amount = self.portion_amount[:]
        twin.portion_first = self.portion_first[:]
        twin.cut_down = self.cut_down[:]

    def share_into(self, twin: "Board") -> None:
        """Make a freshly made board show this one: it has the same arrays, not copies."""
        self._copy_numbers(twin)
        twin.hand = self.hand
        twin.size = self.size
        twin.missed = self.missed
        twin.turns = self.turns
        twin.fallen = self.fallen
        twin.deck = self.deck
        twin.used = self.used
        twin.played = self.played
        twin.owner = self.owner
        twin.ground = self.ground
        twin.damage = self.damage
        twin.trap = self.trap
        twin.defence = self.defence
        twin.wound = self.wound
        twin.portion_base = self.portion_base
        twin.portion_amount = self.portion_amount
        twin.portion_first = self.portion_first
        twin.cut_down = self.cut_down

    def _copy_numbers(self, twin: "Board") -> None:
        twin.phase = self.phase
        twin.turn = self.turn
        twin.decider = self.decider
        twin.plays = self.plays
        twin.busy = self.busy
        twin.dry = self.dry
        twin.extra = self.extra
        twin.idle = self.idle
        twin.banned = self.banned
        twin.penalties = self.penalties
        twin.alive = self.alive
        twin.bases = self.bases
        twin.frozen = self.frozen
        twin.deck_size = self.deck_size
        twin.held = self.held
        twin.card = self.card
        twin.doubled = self.doubled
        twin.spread = self.spread
        twin.left = self.left
        twin.victim = self.victim
        twin.target = self.target
        twin.slot = self.slot
        twin.place = self.place
        twin.portions = self.portions
        twin.portion = self.portion

    def dump(self) -> list[int]:
        numbers: list[int] = [
            self.phase, self.turn, self.decider, self.plays, self.busy, self.dry, self.extra, self.idle,
            self.banned, self.penalties, self.alive, self.bases, self.frozen, self.deck_size, self.held,
            self.card, self.doubled, self.spread, self.left, self.victim, self.target, self.slot,
            self.place, self.portions, self.portion,
        ]  # fmt: skip
        for part in (
            self.hand, self.size, self.missed, self.turns, self.fallen, self.deck, self.used, self.played,
            self.owner, self.ground, self.damage, self.trap, self.defence, self.wound, self.portion_base,
            self.portion_amount, self.portion_first, self.cut_down,
        ):  # fmt: skip
            numbers.extend(part)
        return numbers

    def load(self, data: list[int]) -> None:
        (
            self.phase, self.turn, self.decider, self.plays, self.busy, self.dry, self.extra, self.idle,
            self.banned, self.penalties, self.alive, self.bases, self.frozen, self.deck_size, self.held,
            self.card, self.doubled, self.spread, self.left, self.victim, self.target, self.slot,
            self.place, self.portions, self.portion,
        ) = data[:25]  # fmt: skip
        parts = []
        at = 25
        bases = [MOST_BASES] * 4 + [2 * MOST_BASES] * 2 + [MOST_BASES] * 3
        for size in [4 * KINDS, 4, 4, 4, 4, KINDS, KINDS, KINDS, *bases, HIDDEN_ZONES]:
            parts.append(vec[i64](data[at : at + size]))
            at += size
        (
            self.hand, self.size, self.missed, self.turns, self.fallen, self.deck, self.used, self.played,
            self.owner, self.ground, self.damage, self.trap, self.defence, self.wound, self.portion_base,
            self.portion_amount, self.portion_first, self.cut_down,
        ) = parts  # fmt: skip

    # Zones

    def cards(self, zone: i64) -> list[int]:
        if zone < DECK:
            return listed(self.hand[KINDS * zone : KINDS * zone + KINDS])
        if zone == DECK:
            return listed(self.deck)
        if zone < TABLE:
            kind = self.held if zone == HELD else self.trap[zone - TRAP]
            return [kind] if kind >= 0 else []
        if zone == TABLE:
            return self._on_table()
        return listed(self.played if zone == PLAYED else self.used if zone == USED else self.pack.box)

    def _on_table(self) -> list[int]:
        found: list[int] = []
        base: i64 = 0
        while base < self.bases:
            if self.owner[base] >= 0:
                found.append(self.ground[base])
                if self.frozen >> base & 1:
                    found.append(FREEZE)
            base += 1
        for kind in self.defence:
            if kind >= 0:
                found.append(kind)
        return sorted(found)

    def hidden_count(self, zone: i64) -> i64:
        if zone < HIDDEN_ZONES:
            return self.cut_down[zone]
        return 0

    def visible_zones(self, viewer: i64) -> i64:
        seen = self.space.visible_to(viewer)
        if viewer >= 0:
            seen |= self.bases_of(viewer) << TRAP  # TK-14.4
            if viewer == self.turn:
                seen |= 1 << HELD
        return seen

    def hide(self, zone: i64) -> None:
        if zone < HELD:
            start = KINDS * zone
            kind: i64 = 0
            while kind < KINDS:
                if zone == DECK:
                    self.cut_down[DECK] += self.deck[kind]
                    self.deck[kind] = 0
                else:
                    self.cut_down[zone] += self.hand[start + kind]
                    self.hand[start + kind] = 0
                kind += 1
        elif zone == HELD:
            if self.held >= 0:
                self.cut_down[HELD] += 1
                self.held = NONE
        elif self.trap[zone - TRAP] >= 0:
            self.cut_down[zone] += 1
            self.trap[zone - TRAP] = NONE

    def cut_all(self, viewer: i64) -> None:
        """Cut what a viewer does not see, leaving alone the arrays that are shared with another board."""
        hand = vec[i64]([0] * (4 * KINDS))
        cut_down = self.cut_down[:]
        seat: i64 = 0
        while seat < self.seats:
            if seat != viewer:
                cut_down[HAND + seat] = self.size[seat]
            seat += 1
        cut_down[DECK] = self.deck_size
        if viewer >= 0:
            kind = KINDS * viewer
            while kind < KINDS * viewer + KINDS:
                hand[kind] = self.hand[kind]
                kind += 1
        self.hand = hand
        self.deck = self.realm.no_cards
        self.cut_down = cut_down
        if self.held >= 0 and viewer != self.turn:
            self.hide(HELD)
        self._cut_traps(viewer)

    def _cut_traps(self, viewer: i64) -> None:
        hidden: i64 = 0
        base: i64 = 0
        while base < self.bases:
            if self.trap[base] >= 0 and (viewer < 0 or self.owner[base] != viewer):
                hidden |= bit(base)
            base += 1
        if hidden:
            self.trap = self.trap[:]
            while hidden:
                self.hide(TRAP + lowest(hidden))
                hidden &= hidden - 1

    def reveal(self, zone: i64, kind: i64) -> None:
        self.cut_down[zone] -= 1
        if zone < DECK:
            self.hand[KINDS * zone + kind] += 1
        elif zone == DECK:
            self.deck[kind] += 1
        elif zone == HELD:
            self.held = kind
        else:
            self.trap[zone - TRAP] = kind

    def hidden_pool(self) -> vec[i64]:
        pool = self.pack.count[:]
        kind: i64 = 0
        while kind < KINDS:
            seat: i64 = 0
            while seat < self.seats:
                pool[kind] -= self.hand[KINDS * seat + kind]
                seat += 1
            pool[kind] -= self.deck[kind] + self.used[kind] + self.played[kind] + self.pack.box[kind]
            kind += 1
        if self.held >= 0:
            pool[self.held] -= 1
        base: i64 = 0
        while base < self.bases:
            if self.owner[base] >= 0:
                pool[self.ground[base]] -= 1
                if self.frozen >> base & 1:
                    pool[FREEZE] -= 1
                if self.trap[base] >= 0:
                    pool[self.trap[base]] -= 1
                if self.defence[2 * base] >= 0:
                    pool[self.defence[2 * base]] -= 1
                if self.defence[2 * base + 1] >= 0:
                    pool[self.defence[2 * base + 1]] -= 1
            base += 1
        return pool
