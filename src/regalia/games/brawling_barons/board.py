"""What lies on the table in Brawling Barons: deck, hands, piles, market, and what each baron has in play."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.brawling_barons.actions import (
    AID_KINDS,
    AIDS,
    CARDS,
    HAND_KINDS,
    KINDS,
    MOST_BARONS,
    MOST_UNITS,
)
from regalia.games.brawling_barons.components import GIFTS, Pack
from regalia.kernel.bits import bit, lowest
from regalia.kernel.old_state import OldState
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.zones import DARK, EVERYONE, OPEN, Zone, ZoneSpace, listed

NONE: Final = -1
EMPTY: Final = vec[i64]()

# Zones.
HAND: Final = 0  # + seat
DECK: Final = 8
PILE: Final = 9  # + seat: resources
HIDDEN_ZONES: Final = 17
MARKET_ROW: Final = 17
USED: Final = 18
SHOWN: Final = 19  # an Aid to be given away; cards shown for the first turn pass through
TOWN: Final = 20  # + seat
WALL: Final = 28  # + seat
ARMY: Final = 36  # + seat
KEPT: Final = 44  # + seat: Royal Aid
# Deck and piles are stacks 0, 1, 2 …: DECK + stack is the zone.


def zone_space() -> ZoneSpace:
    """The zones above (BB-1.5, BB-12.2). Royal Aid is a sort of its own: no hand or town ever holds any."""
    barons = range(MOST_BARONS)
    zones = [Zone(f"hand:{seat}", seat, (0,)) for seat in barons]
    zones.append(Zone("deck", DARK))
    zones += [Zone(f"pile:{seat}", DARK) for seat in barons]
    zones += [Zone("market", OPEN, (0,)), Zone("used", OPEN), Zone("shown", OPEN)]
    for name in ("town", "wall", "army"):
        zones += [Zone(f"{name}:{seat}", OPEN, (0,)) for seat in barons]
    zones += [Zone(f"aid:{seat}", OPEN, (1,)) for seat in barons]
    return ZoneSpace(zones, CARDS, [0 if HAND_KINDS >> kind & 1 else 1 for kind in range(KINDS)])


class Feud(Setup):
    """A set-up of Brawling Barons: its cards, and whether there are teams."""

    def __init__(self, version: int, seats: int, options: dict[str, OptionValue], pack: Pack) -> None:
        super().__init__("brawling-barons", version, seats, options, pack.sheet, zone_space())
        self.pack = pack
        nodes = pack.cards - seats * pack.hand - pack.market
        self.no_nodes = vec[i64]([NONE] * nodes)  # shared, and never written to
        self.teams: bool = options["teams"] is True


class Board(OldState):
    """The table without its rules.

    Units have a slot with their baron; seat * MOST_UNITS + slot is their number. Where a unit stands and
    which side is up are masks of slots. Deck and piles are stacks of nodes, each with the node below it, so
    that a card goes from one to another without anybody knowing which it is.
    """

    def __init__(self, feud: Feud, rng: Rng) -> None:
        super().__init__(feud, rng)
        self.feud = feud
        self.pack = feud.pack
        self.teams = feud.teams
        self.phase: i64 = 0
        self.turn = 0
        self.decider: i64 = 0
        self.turns: i64 = 0  # that have ended
        self.acted: i64 = 0  # actions in this turn
        self.extra: i64 = 0  # whether an Extra Action was played
        self.stepped: i64 = 0  # slots of Horsemen that went their free step
        self.taker: i64 = NONE  # who ended the game
        self.bidden: i64 = 0  # seats that have picked what to show
        self.veiled_bids: i64 = 0  # those whose pick is cut
        # what is under way
        self.drawing: i64 = 0  # cards still to be drawn
        self.refill: i64 = 0  # cards missing in the market
        self.aid: i64 = NONE  # the Aid to be given away
        self.card: i64 = NONE  # a Military Action, or what is put down as a Shield
        self.slot: i64 = NONE  # the unit chosen for something; NONE in an attack: a +2 card
        self.target: i64 = NONE  # a unit's number, or a seat
        self.made: i64 = 0  # units or things handled in this action
        self.touched: i64 = 0  # slots that moved or attacked in this action
        self.mate: i64 = NONE  # who gets what is transferred
        self.fresh: i64 = 0  # whether nothing went to that mate yet
        self.strike_by = EMPTY  # slots of attackers, NONE for a +2 card
        self.strike_at = EMPTY  # numbers of their targets
        self.shield_at = EMPTY  # numbers of units, one for each Shield
        self.shield_value = EMPTY
        self.hand = EMPTY  # by seat, a count for each kind
        self.size = EMPTY  # by seat, cut cards included
        self.held = EMPTY  # by seat: the kinds in hand, as a mask
        self.market = EMPTY  # kinds
        self.used = EMPTY  # counts by kind
        self.kept = EMPTY  # by seat, a count for each Aid
        self.unit_kind = EMPTY  # by number of the unit
        self.town = EMPTY  # by seat: slots
        self.wall = EMPTY
        self.army = EMPTY
        self.up = EMPTY  # slots of upgraded units
        self.soldier = EMPTY  # slots of military units
        self.tally = EMPTY  # by seat: what units and buildings give
        self.node_kind = EMPTY
        self.below = EMPTY  # by node
        self.top = EMPTY  # by stack
        self.height = EMPTY  # by stack
        self.bid = EMPTY  # by seat: three bits for each kind that may be shown
        self.cut_down = EMPTY  # by hidden zone
        self.hole = EMPTY  # by stack: the next node to get its kind back

    def lay_out(self) -> None:
        """An empty table."""
        nodes = len(self.feud.no_nodes)
        self.hand = vec[i64]([0] * (self.seats * KINDS))
        self.size = vec[i64]([0] * self.seats)
        self.held = vec[i64]([0] * self.seats)
        self.market = vec[i64]([NONE] * self.pack.market)
        self.used = vec[i64]([0] * KINDS)
        self.kept = vec[i64]([0] * (self.seats * AID_KINDS))
        self.unit_kind = vec[i64]([NONE] * (self.seats * MOST_UNITS))
        self.town = vec[i64]([0] * self.seats)
        self.wall = vec[i64]([0] * self.seats)
        self.army = vec[i64]([0] * self.seats)
        self.up = vec[i64]([0] * self.seats)
        self.soldier = vec[i64]([0] * self.seats)
        self.tally = vec[i64]([0] * (self.seats * GIFTS))
        self.node_kind = vec[i64]([NONE] * nodes)
        self.below = vec[i64]([NONE] * nodes)
        self.top = vec[i64]([NONE] * (1 + self.seats))
        self.height = vec[i64]([0] * (1 + self.seats))
        self.bid = vec[i64]([0] * self.seats)
        self.cut_down = vec[i64]([0] * HIDDEN_ZONES)
        self.hole = vec[i64]([NONE] * (1 + self.seats))

    # Looking at it

    def deck_size(self) -> i64:
        """How many cards the deck holds."""
        return self.height[0]

    def resources(self, seat: i64) -> i64:
        """How many resources a baron has."""
        return self.height[1 + seat]

    def in_play(self, seat: i64) -> i64:
        """The slots of all units and buildings of a baron."""
        return self.town[seat] | self.wall[seat] | self.army[seat]

    def exposed(self, seat: i64) -> i64:
        """The slots in town and on the wall."""
        return self.town[seat] | self.wall[seat]

    def buildings(self, seat: i64) -> i64:
        """The slots of buildings."""
        return self.town[seat] & self.up[seat] & ~self.soldier[seat]

    def civilians(self, seat: i64) -> i64:
        """The slots of Peasants."""
        return self.town[seat] & ~self.up[seat] & ~self.soldier[seat]

    def face(self, seat: i64, slot: i64) -> i64:
        """2 * kind + side of a unit."""
        return 2 * self.unit_kind[seat * MOST_UNITS + slot] + (self.up[seat] >> slot & 1)

    def foes(self, seat: i64) -> i64:
        """The seats that oppose one (BB-12.3)."""
        if self.teams:
            return (0xAA if seat & 1 == 0 else 0x55) & (bit(self.seats) - 1)
        return (bit(self.seats) - 1) & ~bit(seat)

    def mates(self, seat: i64) -> i64:
        """The partners of a seat."""
        return (bit(self.seats) - 1) & ~self.foes(seat) & ~bit(seat)

    def market_mask(self) -> i64:
        """The kinds in the market."""
        mask: i64 = 0
        for kind in self.market:
            if kind >= 0:
                mask |= bit(kind)
        return mask

    # Moving cards, and telling whoever listens

    def to_hand(self, kind: i64, source: i64, of: i64, seat: i64, seen: i64) -> None:
        """A card comes into a hand."""
        self.hand[KINDS * seat + kind] += 1
        self.size[seat] += 1
        self.held[seat] |= bit(kind)
        self.moved(kind, source, HAND + seat, of, seen)

    def from_hand(self, seat: i64, kind: i64, target: i64, seen: i64) -> None:
        """A card leaves a hand; the caller puts it where it goes."""
        self.moved(kind, HAND + seat, target, self.size[seat], seen)
        self.hand[KINDS * seat + kind] -= 1
        self.size[seat] -= 1
        if self.hand[KINDS * seat + kind] == 0:
            self.held[seat] &= ~bit(kind)

    def discard(self, seat: i64, kind: i64) -> None:
        """A card goes from a hand to the discards."""
        self.from_hand(seat, kind, USED, EVERYONE)
        self.used[kind] += 1

    def shift(self, source: i64, target: i64) -> None:
        """The top card of one stack goes on top of another, unseen, be it an Aid or not (BB-3.3, BB-3.4)."""
        node = self.top[source]
        self.top[source] = self.below[node]
        self.below[node] = self.top[target]
        self.top[target] = node
        self.height[source] -= 1
        self.height[target] += 1
        if self.node_kind[node] < 0:
            self.cut_down[DECK + source] -= 1
            self.cut_down[DECK + target] += 1

    # Copies and bytes

    def copy_into(self, twin: "Board") -> None:
        """Make a freshly made board equal to this one."""
        self._copy_numbers(twin)
        twin.strike_by = self.strike_by[:]
        twin.strike_at = self.strike_at[:]
        twin.shield_at = self.shield_at[:]
        twin.shield_value = self.shield_value[:]
        twin.hand = self.hand[:]
        twin.size = self.size[:]
        twin.held = self.held[:]
        twin.market = self.market[:]
        twin.used = self.used[:]
        twin.kept = self.kept[:]
        twin.unit_kind = self.unit_kind[:]
        twin.town = self.town[:]
        twin.wall = self.wall[:]
        twin.army = self.army[:]
        twin.up = self.up[:]
        twin.soldier = self.soldier[:]
        twin.tally = self.tally[:]
        twin.node_kind = self.node_kind[:]
        twin.below = self.below[:]
        twin.top = self.top[:]
        twin.height = self.height[:]
        twin.bid = self.bid[:]
        twin.cut_down = self.cut_down[:]
        twin.hole = self.hole[:]

    def share_into(self, twin: "Board") -> None:
        """Make a freshly made board show this one: it has the same arrays, not copies."""
        self._copy_numbers(twin)
        twin.strike_by = self.strike_by
        twin.strike_at = self.strike_at
        twin.shield_at = self.shield_at
        twin.shield_value = self.shield_value
        twin.hand = self.hand
        twin.size = self.size
        twin.held = self.held
        twin.market = self.market
        twin.used = self.used
        twin.kept = self.kept
        twin.unit_kind = self.unit_kind
        twin.town = self.town
        twin.wall = self.wall
        twin.army = self.army
        twin.up = self.up
        twin.soldier = self.soldier
        twin.tally = self.tally
        twin.node_kind = self.node_kind
        twin.below = self.below
        twin.top = self.top
        twin.height = self.height
        twin.bid = self.bid
        twin.cut_down = self.cut_down
        twin.hole = self.hole

    def _copy_numbers(self, twin: "Board") -> None:
        twin.phase = self.phase
        twin.turn = self.turn
        twin.decider = self.decider
        twin.turns = self.turns
        twin.acted = self.acted
        twin.extra = self.extra
        twin.stepped = self.stepped
        twin.taker = self.taker
        twin.bidden = self.bidden
        twin.veiled_bids = self.veiled_bids
        twin.drawing = self.drawing
        twin.refill = self.refill
        twin.aid = self.aid
        twin.card = self.card
        twin.slot = self.slot
        twin.target = self.target
        twin.made = self.made
        twin.touched = self.touched
        twin.mate = self.mate
        twin.fresh = self.fresh

    def dump(self) -> list[int]:
        numbers: list[int] = [
            self.phase, self.turn, self.decider, self.turns, self.acted, self.extra, self.stepped, self.taker,
            self.bidden, self.veiled_bids, self.drawing, self.refill, self.aid, self.card, self.slot,
            self.target, self.made, self.touched, self.mate, self.fresh,
        ]  # fmt: skip
        for part in (
            self.strike_by, self.strike_at, self.shield_at, self.shield_value, self.hand, self.size,
            self.held, self.market, self.used, self.kept, self.unit_kind, self.town, self.wall, self.army,
            self.up, self.soldier, self.tally, self.node_kind, self.below, self.top, self.height, self.bid,
            self.cut_down,
        ):  # fmt: skip
            numbers.append(len(part))
            numbers.extend(part)
        return numbers

    def load(self, data: list[int]) -> None:
        (
            self.phase, self.turn, self.decider, self.turns, self.acted, self.extra, self.stepped, self.taker,
            self.bidden, self.veiled_bids, self.drawing, self.refill, self.aid, self.card, self.slot,
            self.target, self.made, self.touched, self.mate, self.fresh,
        ) = data[:20]  # fmt: skip
        parts = []
        at = 20
        while at < len(data):
            size = data[at]
            parts.append(vec[i64](data[at + 1 : at + 1 + size]))
            at += 1 + size
        (
            self.strike_by, self.strike_at, self.shield_at, self.shield_value, self.hand, self.size,
            self.held, self.market, self.used, self.kept, self.unit_kind, self.town, self.wall, self.army,
            self.up, self.soldier, self.tally, self.node_kind, self.below, self.top, self.height, self.bid,
            self.cut_down,
        ) = parts  # fmt: skip
        self.hole = vec[i64]([NONE] * (1 + self.seats))

    # Zones

    def _has(self, zone: i64) -> bool:
        """Whether the baron whose zone it is takes part."""
        if zone < DECK:
            return zone < self.seats
        if zone < MARKET_ROW:
            return zone - PILE < self.seats
        return zone < TOWN or (zone - TOWN) % MOST_BARONS < self.seats

    def cards(self, zone: i64) -> list[int]:
        if not self._has(zone):
            return []
        if zone < DECK:
            return listed(self.hand[KINDS * zone : KINDS * zone + KINDS])
        if zone < MARKET_ROW:
            return self._in_stack(zone - DECK)
        if zone == MARKET_ROW:
            return sorted(kind for kind in self.market if kind >= 0)
        if zone == USED:
            return listed(self.used)
        if zone == SHOWN:
            return [self.aid] if self.aid >= 0 else []
        if zone < WALL:
            return self._kinds_of(zone - TOWN, self.town[zone - TOWN])
        if zone < ARMY:
            return self._kinds_of(zone - WALL, self.wall[zone - WALL])
        if zone < KEPT:
            return self._kinds_of(zone - ARMY, self.army[zone - ARMY])
        start = AID_KINDS * (zone - KEPT)
        return [AIDS + kind for kind in listed(self.kept[start : start + AID_KINDS])]

    def _in_stack(self, stack: i64) -> list[int]:
        """The known kinds in deck or pile, from the top: no viewer ever sees any."""
        found: list[int] = []
        node = self.top[stack]
        while node >= 0:
            if self.node_kind[node] >= 0:
                found.append(self.node_kind[node])
            node = self.below[node]
        return found

    def _kinds_of(self, seat: i64, slots: i64) -> list[int]:
        found: list[int] = []
        while slots:
            found.append(self.unit_kind[seat * MOST_UNITS + lowest(slots)])
            slots &= slots - 1
        return sorted(found)

    def hidden_count(self, zone: i64) -> i64:
        if zone < HIDDEN_ZONES:
            return self.cut_down[zone]
        return 0

    def hide(self, zone: i64) -> None:
        if not self._has(zone):
            return
        if zone < DECK:
            if self.held[zone]:
                kind: i64 = 0
                while kind < AIDS:
                    self.cut_down[zone] += self.hand[KINDS * zone + kind]
                    self.hand[KINDS * zone + kind] = 0
                    kind += 1
                self.held[zone] = 0
        else:
            stack = zone - DECK
            node = self.top[stack]
            while node >= 0:
                self.node_kind[node] = NONE
                node = self.below[node]
            self.cut_down[zone] = self.height[stack]

    def cut_all(self, viewer: i64) -> None:
        """Cut what a viewer does not see, leaving alone the arrays that are shared with another board."""
        hand = vec[i64]([0] * (self.seats * KINDS))
        held = vec[i64]([0] * self.seats)
        cut_down = vec[i64]([0] * HIDDEN_ZONES)
        seat: i64 = 0
        while seat < self.seats:
            cut_down[HAND + seat] = self.size[seat]
            cut_down[PILE + seat] = self.height[1 + seat]
            seat += 1
        cut_down[DECK] = self.height[0]
        if viewer >= 0:
            cut_down[HAND + viewer] = self.cut_down[HAND + viewer]
            held[viewer] = self.held[viewer]
            kind = KINDS * viewer
            while kind < KINDS * viewer + AIDS:
                hand[kind] = self.hand[kind]
                kind += 1
        self.hand = hand
        self.held = held
        self.cut_down = cut_down
        self.node_kind = self.feud.no_nodes
        self.bid = self.bid[:]
        self.hide_choices(viewer)

    def reveal(self, zone: i64, kind: i64) -> None:
        if zone < DECK:
            self.hand[KINDS * zone + kind] += 1
            self.held[zone] |= bit(kind)
        else:
            stack = zone - DECK
            if self.cut_down[zone] == self.height[stack]:
                self.hole[stack] = self.top[stack]
            node = self.hole[stack]
            self.node_kind[node] = kind
            self.hole[stack] = self.below[node]
        self.cut_down[zone] -= 1

    def hidden_pool(self) -> vec[i64]:
        pool = self.pack.count[:]
        seat: i64 = 0
        while seat < self.seats:
            kind: i64 = 0
            while kind < AIDS:
                pool[kind] -= self.hand[KINDS * seat + kind]
                kind += 1
            while kind < KINDS:
                pool[kind] -= self.kept[AID_KINDS * seat + kind - AIDS]
                kind += 1
            rest = self.in_play(seat)
            while rest:
                pool[self.unit_kind[seat * MOST_UNITS + lowest(rest)]] -= 1
                rest &= rest - 1
            seat += 1
        kind = 0
        while kind < KINDS:
            pool[kind] -= self.used[kind]
            kind += 1
        for card in self.market:
            if card >= 0:
                pool[card] -= 1
        for card in self.node_kind:
            if card >= 0:
                pool[card] -= 1
        if self.aid >= 0:
            pool[self.aid] -= 1
        return pool

    def hide_choices(self, viewer: i64) -> None:
        """What others have picked to show, and even how many cards (BB-2.5)."""
        seat: i64 = 0
        while seat < self.seats:
            if seat != viewer:
                self.bid[seat] = 0
            seat += 1
        self.veiled_bids = self.bidden if viewer < 0 else self.bidden & ~bit(viewer)
