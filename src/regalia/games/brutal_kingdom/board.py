"""What lies on the table in Brutal Kingdom: hands, middle, stacks and tokens."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.brutal_kingdom.actions import CHARACTERS, KINDS
from regalia.games.brutal_kingdom.components import Cast
from regalia.kernel.bits import bit, bit_count, lowest, members
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.state import State
from regalia.kernel.zones import DARK, OPEN, Zone, ZoneSpace

NONE: Final = -1
EMPTY: Final = vec[i64]()

# Zones. Cards with different backs never share one, so backs are public (BK-11.1).
HAND: Final = 0  # + seat for light cards, + 4 + seat for dark ones
PASSING: Final = 8  # + seat, + 4 + seat: the card chosen for the neighbour
MIDDLE: Final = 16  # + slot: two light, two dark
OFFERED: Final = 20  # light, dark: a hand card put down for a swap
ASIDE: Final = 22  # light, dark: out of this chapter, unseen
UNDEALT: Final = 24  # the dark cards, while the light ones are passed
HIDDEN_ZONES: Final = 25
STACK: Final = 25  # + seat; open, whichever way a card lies (BK-11.2)
BOX: Final = 29  # out of the game

ALL_KINDS: Final = (1 << KINDS) - 1
ELIMINATION: Final = 3  # on the Chapel, in the place of a colour


def zone_space(cast: Cast) -> ZoneSpace:
    """The zones above; back 0 is light and back 1 is dark."""
    sides = [("light", 0), ("dark", 1)]
    zones: list[Zone] = []
    for name in ("hand", "pass"):
        zones += [Zone(f"{name}:{seat}:{side}", seat, (back,)) for side, back in sides for seat in range(4)]
    zones += [Zone(f"middle:{slot}", DARK, (slot // 2,)) for slot in range(4)]
    for name in ("offer", "aside"):
        zones += [Zone(f"{name}:{side}", DARK, (back,)) for side, back in sides]
    zones.append(Zone("deck:dark", DARK, (1,)))
    zones += [Zone(f"stack:{seat}", OPEN) for seat in range(4)]
    zones.append(Zone("box", OPEN))
    backs = [0 if cast.light >> kind & 1 else 1 for kind in range(KINDS)]
    return ZoneSpace(zones, CHARACTERS, backs)


class Court(Setup):
    """A set-up of Brutal Kingdom: its cards and its options, ready for use."""

    def __init__(self, version: int, seats: int, options: dict[str, OptionValue], cast: Cast) -> None:
        super().__init__("brutal-kingdom", version, seats, options, cast.sheet, zone_space(cast))
        self.cast = cast
        self.knight_always: bool = options["black_knight"] == "always"
        self.moved_threats_end: bool = options["moved_threats_end"] is True
        self.same_back: bool = options["inquisitor_same_back"] is True
        self.random_removal: bool = options["random_removal"] is True


class Board(State):
    """The table without its rules. Hands are masks of kinds; the cards of a cut zone are only counted."""

    def __init__(self, court: Court, rng: Rng) -> None:
        super().__init__(court, rng)
        self.court = court
        self.cast = court.cast
        self.chapter: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = 0
        self.starter: i64 = 0  # who holds the starting player card
        self.turn: i64 = 0  # whose card is being played
        self.decider: i64 = 0  # who chooses now, where only one does
        self.played: i64 = 0  # cards played in this round
        self.served: i64 = 0  # players who took their influence in this chapter
        self.swaps: i64 = 0  # backs the Courtesan may still swap: 1 light, 2 dark
        self.offered: i64 = NONE
        self.summoned: i64 = NONE  # the kind the Inquisitor named, while its holder waits for a card
        self.named: i64 = NONE  # the Executioner's victim
        self.inquisitor_rank: i64 = 20
        self.threats: i64 = 0  # kinds whose threat was laid, oldest first, five bits each
        self.face_up: i64 = 0  # kinds that lie face up in any stack
        self.undealt: i64 = 0
        self.aside: i64 = 0
        self.box: i64 = 0
        self.hand = EMPTY  # by seat
        self.passing = EMPTY  # by seat: a kind
        self.middle = EMPTY  # by slot: a kind
        self.stack = EMPTY  # by seat, four kinds each, bottom first
        self.height = EMPTY  # by seat
        self.stock = EMPTY  # by colour
        self.chapel = EMPTY  # by chapter: a colour or ELIMINATION
        self.tokens = EMPTY  # by seat, three colours each
        self.kills = EMPTY  # by seat: elimination tokens
        self.cut_down = EMPTY  # by hidden zone: how many cards are cut

    def lay_out(self) -> None:
        """An empty table before the first chapter; tokens are for all to see (BK-2.2, BK-11.3)."""
        each = self.cast.tokens_for_three if self.seats == 3 else self.cast.tokens_for_four  # BK-1.3, BK-12.1
        self.hand = vec[i64]([0] * 4)
        self.passing = vec[i64]([NONE] * 4)
        self.middle = vec[i64]([NONE] * 4)
        self.stack = vec[i64]([NONE] * 16)
        self.height = vec[i64]([0] * 4)
        self.stock = vec[i64]([each] * 3)
        self.chapel = vec[i64]([NONE] * 4)
        self.tokens = vec[i64]([0] * 12)
        self.kills = vec[i64]([0] * 4)
        self.cut_down = vec[i64]([0] * HIDDEN_ZONES)
        if self.seats == 3 and not self.court.random_removal:
            self.box = self.cast.low  # BK-12.2

    # Looking at it

    def back(self, kind: i64) -> i64:
        """0 for a light back, 1 for a dark one."""
        return 1 - (self.cast.light >> kind & 1)

    def of_back(self, back: i64) -> i64:
        """All kinds with that back."""
        return ALL_KINDS & ~self.cast.light if back else self.cast.light

    def count(self, seat: i64, back: i64) -> i64:
        """How many cards of a back a seat holds, which is public (BK-11.1)."""
        return bit_count(self.hand[seat] & self.of_back(back)) + self.cut_down[HAND + 4 * back + seat]

    def hand_size(self, seat: i64) -> i64:
        """How many cards a seat holds."""
        return self.count(seat, 0) + self.count(seat, 1)

    def top(self, seat: i64) -> i64:
        """The top card of a stack, whichever way it lies, or NONE."""
        height = self.height[seat]
        return self.stack[4 * seat + height - 1] if height > 0 else NONE

    def face_up_top(self, seat: i64) -> i64:
        """The top card of a stack if it lies face up, else NONE."""
        kind = self.top(seat)
        return kind if kind >= 0 and self.face_up >> kind & 1 else NONE

    def rank(self, kind: i64) -> i64:
        """The rank of a card on the table: the Inquisitor's is the one declared (BK-7.20.1)."""
        return self.inquisitor_rank if kind == KINDS - 1 else self.cast.rank[kind]

    def in_stack(self, seat: i64) -> i64:
        """The kinds in a stack."""
        found: i64 = 0
        at: i64 = 0
        while at < self.height[seat]:
            found |= bit(self.stack[4 * seat + at])
            at += 1
        return found

    def stack_of(self, seat: i64) -> list[int]:
        """The kinds in a stack, bottom first."""
        return list(self.stack[4 * seat : 4 * seat + self.height[seat]])

    def zone_counts(self) -> list[int]:
        """How many cards lie in each zone, known or cut."""
        return [len(self.cards(zone)) + self.hidden_count(zone) for zone in range(len(self.space.zones))]

    def worth(self, colour: i64) -> i64:
        """What one token of a colour is worth now: those in stock and on the Chapel (BK-10.1)."""
        total = self.stock[colour]
        for square in self.chapel:
            if square == colour:
                total += 1
        return total

    def threatens(self, kind: i64) -> bool:
        """Whether a card was laid as a threat in this chapter, and no option has ended that."""
        rest = self.threats
        while rest and rest & 31 != kind + 1:
            rest >>= 5
        return rest != 0

    # Copies and bytes

    def copy_into(self, twin: "Board") -> None:
        """Make a freshly made board equal to this one."""
        self._copy_numbers(twin)
        twin.hand = self.hand[:]
        twin.passing = self.passing[:]
        twin.middle = self.middle[:]
        twin.stack = self.stack[:]
        twin.height = self.height[:]
        twin.stock = self.stock[:]
        twin.chapel = self.chapel[:]
        twin.tokens = self.tokens[:]
        twin.kills = self.kills[:]
        twin.cut_down = self.cut_down[:]

    def share_into(self, twin: "Board") -> None:
        """Make a freshly made board show this one: it has the same arrays, not copies."""
        self._copy_numbers(twin)
        twin.hand = self.hand
        twin.passing = self.passing
        twin.middle = self.middle
        twin.stack = self.stack
        twin.height = self.height
        twin.stock = self.stock
        twin.chapel = self.chapel
        twin.tokens = self.tokens
        twin.kills = self.kills
        twin.cut_down = self.cut_down

    def _copy_numbers(self, twin: "Board") -> None:
        twin.chapter = self.chapter
        twin.round = self.round
        twin.phase = self.phase
        twin.starter = self.starter
        twin.turn = self.turn
        twin.decider = self.decider
        twin.played = self.played
        twin.served = self.served
        twin.swaps = self.swaps
        twin.offered = self.offered
        twin.summoned = self.summoned
        twin.named = self.named
        twin.inquisitor_rank = self.inquisitor_rank
        twin.threats = self.threats
        twin.face_up = self.face_up
        twin.undealt = self.undealt
        twin.aside = self.aside
        twin.box = self.box

    def dump(self) -> list[int]:
        numbers: list[int] = [
            self.chapter, self.round, self.phase, self.starter, self.turn, self.decider, self.played,
            self.served, self.swaps, self.offered, self.summoned, self.named, self.inquisitor_rank,
            self.threats, self.face_up, self.undealt, self.aside, self.box,
        ]  # fmt: skip
        for part in (
            self.hand, self.passing, self.middle, self.stack, self.height, self.stock, self.chapel,
            self.tokens, self.kills, self.cut_down,
        ):  # fmt: skip
            numbers.extend(part)
        return numbers

    def load(self, data: list[int]) -> None:
        (
            self.chapter, self.round, self.phase, self.starter, self.turn, self.decider, self.played,
            self.served, self.swaps, self.offered, self.summoned, self.named, self.inquisitor_rank,
            self.threats, self.face_up, self.undealt, self.aside, self.box,
        ) = data[:18]  # fmt: skip
        parts = []
        at = 18
        for size in (4, 4, 4, 16, 4, 3, 4, 12, 4, HIDDEN_ZONES):
            parts.append(vec[i64](data[at : at + size]))
            at += size
        (
            self.hand, self.passing, self.middle, self.stack, self.height, self.stock, self.chapel,
            self.tokens, self.kills, self.cut_down,
        ) = parts  # fmt: skip

    # Zones

    def _mask(self, zone: i64) -> i64:
        """The kinds known to lie in a zone."""
        if zone < PASSING:
            return self.hand[zone & 3] & self.of_back(zone >> 2)
        if zone < MIDDLE:
            chosen = self.passing[zone & 3]
            return bit(chosen) if chosen >= 0 and self.back(chosen) == zone >> 2 & 1 else 0
        if zone < OFFERED:
            card = self.middle[zone - MIDDLE]
            return bit(card) if card >= 0 else 0
        if zone < ASIDE:
            return bit(self.offered) if self.offered >= 0 and self.back(self.offered) == zone - OFFERED else 0
        if zone < UNDEALT:
            return self.aside & self.of_back(zone - ASIDE)
        if zone == UNDEALT:
            return self.undealt
        return self.in_stack(zone - STACK) if zone < BOX else self.box

    def visible_zones(self, viewer: i64) -> i64:
        seen = self.space.visible_to(viewer)
        return seen | 3 << OFFERED if viewer == self.turn else seen  # whoever put it down knows it

    def cards(self, zone: i64) -> list[int]:
        return self.stack_of(zone - STACK) if STACK <= zone < BOX else members(self._mask(zone))

    def hidden_count(self, zone: i64) -> i64:
        if zone < HIDDEN_ZONES:
            return self.cut_down[zone]
        return 0

    def hide(self, zone: i64) -> None:
        mask = self._mask(zone)
        if mask == 0:
            return
        self.cut_down[zone] += bit_count(mask)
        if zone < PASSING:
            self.hand[zone & 3] &= ~mask
        elif zone < MIDDLE:
            self.passing[zone & 3] = NONE
        elif zone < OFFERED:
            self.middle[zone - MIDDLE] = NONE
        elif zone < ASIDE:
            self.offered = NONE
        elif zone < UNDEALT:
            self.aside &= ~mask
        else:
            self.undealt &= ~mask

    def cut_all(self, viewer: i64) -> None:
        """Cut what a viewer does not see, leaving alone the arrays that are shared with another board."""
        self.hand = self.hand[:]
        self.passing = self.passing[:]
        self.middle = self.middle[:]
        self.cut_down = self.cut_down[:]
        hidden = self.space.all & ~self.visible_zones(viewer)
        while hidden:
            self.hide(lowest(hidden))
            hidden &= hidden - 1

    def reveal(self, zone: i64, kind: i64) -> None:
        self.cut_down[zone] -= 1
        if zone < PASSING:
            self.hand[zone & 3] |= bit(kind)
        elif zone < MIDDLE:
            self.passing[zone & 3] = kind
        elif zone < OFFERED:
            self.middle[zone - MIDDLE] = kind
        elif zone < ASIDE:
            self.offered = kind
        elif zone < UNDEALT:
            self.aside |= bit(kind)
        else:
            self.undealt |= bit(kind)

    def hidden_kinds(self) -> i64:
        """The kinds that lie in cut zones."""
        known = self.box | self.aside | self.undealt
        seat: i64 = 0
        while seat < self.seats:
            known |= self.hand[seat] | self.in_stack(seat)
            if self.passing[seat] >= 0:
                known |= bit(self.passing[seat])
            seat += 1
        for card in self.middle:
            if card >= 0:
                known |= bit(card)
        if self.offered >= 0:
            known |= bit(self.offered)
        return ALL_KINDS & ~known

    def hidden_pool(self) -> vec[i64]:
        pool = vec[i64]([0] * KINDS)
        rest = self.hidden_kinds()
        while rest:
            pool[lowest(rest)] = 1
            rest &= rest - 1
        return pool
