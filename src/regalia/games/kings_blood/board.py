"""What lies on the table in King's Blood: hands, draw pile, discards, Genealogy, and the play being made."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kings_blood.actions import (
    CARDS,
    ENTHRONEMENT,
    HALF,
    KINDS,
    KINGS_BLOOD,
    PEOPLE,
)
from regalia.games.kings_blood.components import HIGHEST, Family
from regalia.games.kings_blood.genealogy import EMPTY, NONE, Genealogy, both
from regalia.kernel.bits import bit
from regalia.kernel.old_state import OldState
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.zones import DARK, EVERYONE, OPEN, Zone, ZoneSpace

MOST_SEATS: Final = 6
ALL_LOW: Final = (1 << HALF) - 1  # half of all characters, as a mask

# Zones.
HAND: Final = 0  # + seat
DECK: Final = 6  # its order is nobody's: a draw takes any card of it
HELD: Final = 7  # the card just drawn by whoever's turn it is
HIDDEN_ZONES: Final = 8
GENEALOGY: Final = 8
PLAYED: Final = 9  # the card being played
DISCARDS: Final = 10
ASIDE: Final = 11  # the King's Blood card, where nobody has it
FRONT: Final = 12  # + seat: the King's Blood card of a player

# Ways of scoring a series.
SINGLE: Final = 0
FIRST_TO: Final = 1
LAST_UNDER: Final = 2
SERIES: Final = ["none", "first_to", "last_under"]


def zone_space() -> ZoneSpace:
    """The zones above. The King's Blood card is a sort of its own: it always lies open."""
    zones = [Zone(f"hand:{seat}", seat, (0,)) for seat in range(MOST_SEATS)]
    zones += [Zone("deck", DARK, (0,)), Zone("held", DARK, (0,))]
    zones += [Zone("genealogy", OPEN), Zone("played", OPEN), Zone("discards", OPEN, (0,))]
    zones += [Zone("aside", OPEN, (1,))]
    zones += [Zone(f"front:{seat}", OPEN, (1,)) for seat in range(MOST_SEATS)]
    return ZoneSpace(zones, CARDS, [1 if kind == KINGS_BLOOD else 0 for kind in range(KINDS)])


class Dynasty(Setup):
    """A set-up of King's Blood: its cards and its options, ready for use."""

    def __init__(self, version: int, seats: int, options: dict[str, OptionValue], family: Family) -> None:
        super().__init__("kings-blood", version, seats, options, family.sheet, zone_space())
        self.family = family
        self.no_cards = vec[i64]([NONE] * len(family.deck))  # shared, and never written to
        self.advanced: bool = options["advanced"] is True
        self.strict: bool = options["announce"] == "strict"
        self.series: i64 = SERIES.index(str(options["series"]))
        target = options["target"]
        self.target: i64 = target if isinstance(target, int) else self._usual_target()

    def _usual_target(self) -> int:
        """The points that end a series, where the table has not said (KB-14.11)."""
        if self.series == LAST_UNDER:
            return 100
        return 100 if self.seats == 2 else 200 if self.seats <= 4 else 300


class Board(OldState):
    """The table without its rules. Sets of characters are two masks, those of low and of high numbers."""

    def __init__(self, dynasty: Dynasty, rng: Rng) -> None:
        super().__init__(dynasty, rng)
        self.dynasty = dynasty
        self.family = dynasty.family
        self.phase: i64 = 0
        self.deal: i64 = 0  # counted from 0
        self.dealer: i64 = 0
        self.turn = 0
        self.direction: i64 = 1
        self.turns: i64 = 0  # begun in this deal
        self.decisions: i64 = 0  # made in this deal
        self.pending: i64 = 0  # cards that a Draw 3 threatens
        self.passed: i64 = 0  # seats that passed since a card was played
        self.lost: i64 = 0  # seats that lose their next turn
        self.called: i64 = 0  # seats that have called
        self.winner: i64 = NONE  # of this deal
        # the play being made
        self.card: i64 = NONE  # in the zone PLAYED
        self.way: i64 = 0  # how it is played
        self.beside: i64 = NONE  # the card that the last one was laid beside
        self.side: i64 = 0
        self.placed: i64 = NONE  # the last one laid, or moved
        self.mover: i64 = NONE  # a card taken up by a New Connection
        self.origin: i64 = 0  # its old cell
        self.target: i64 = NONE  # of an Exile
        self.focus: i64 = NONE  # the newborn to play on
        self.last: i64 = NONE  # the character laid last in this turn, if nothing was laid after it
        # cards
        self.held: i64 = NONE
        self.holder: i64 = NONE  # who has the King's Blood card before them
        self.blooded: i64 = NONE  # the character it lies under
        self.enthroned: i64 = NONE  # the character an Enthronement lies under
        self.deck_size: i64 = 0
        self.discard_low: i64 = 0
        self.discard_high: i64 = 0
        self.discard_events: i64 = 0  # four bits for each Event
        self.tree = Genealogy()
        self.hand = EMPTY  # by seat: two masks, and four bits for each Event
        self.size = EMPTY  # by seat: all the cards, those cut, held and open before them included
        self.score = EMPTY  # by seat, in a series
        self.deck = EMPTY
        self.cut_down = EMPTY  # by hidden zone

    def lay_out(self) -> None:
        """An empty table."""
        self.tree.clear()
        self.hand = vec[i64]([0] * (3 * MOST_SEATS))
        self.size = vec[i64]([0] * MOST_SEATS)
        self.score = vec[i64]([0] * MOST_SEATS)
        self.deck = vec[i64]([NONE] * len(self.family.deck))
        self.cut_down = vec[i64]([0] * HIDDEN_ZONES)

    # Looking at it

    def in_hand(self, seat: i64) -> i64:
        """How many cards lie in the hand itself."""
        count = self.size[seat]
        if self.holder == seat:
            count -= 1
        if seat == self.turn and self.is_holding():
            count -= 1
        return count

    def is_holding(self) -> bool:
        """Whether whoever's turn it is has a drawn card in their fingers."""
        return self.held >= 0 or self.cut_down[HELD] > 0

    def missed_call(self) -> bool:
        """Whether it was missed in this turn: nobody begins a turn with one to lose (KB-11.5, KB-11.7)."""
        return self.lost >> self.turn & 1 != 0

    def discards(self) -> i64:
        """Whether there are discards."""
        return self.discard_low | self.discard_high | self.discard_events

    def can_draw(self) -> bool:
        """Whether there is a card to be drawn (KB-12.2)."""
        return self.deck_size > 0 or self.discards() != 0

    def matching(self, kind: i64) -> tuple[i64, i64]:
        """The characters that may be laid beside this one, and it beside them (KB-5.1, KB-13.5)."""
        if kind == self.blooded:
            return ALL_LOW, ALL_LOW
        family = self.family
        colour = family.colour[kind]
        number = family.number[kind]
        low = family.colour_low[colour] | family.number_low[number]
        high = family.colour_high[colour] | family.number_high[number]
        return low, high

    def fitting(self) -> tuple[i64, i64]:
        """The characters that fit some Active card."""
        tree = self.tree
        family = self.family
        low = tree.left_low | tree.right_low
        high = tree.left_high | tree.right_high
        if self.blooded >= 0 and tree.is_active(self.blooded):
            return ALL_LOW, ALL_LOW
        fit_low: i64 = 0
        fit_high: i64 = 0
        at: i64 = 0
        while at < len(family.colour_low):
            if family.colour_low[at] & low or family.colour_high[at] & high:
                fit_low |= family.colour_low[at]
                fit_high |= family.colour_high[at]
            at += 1
        at = 1
        while at <= HIGHEST:
            if family.number_low[at] & low or family.number_high[at] & high:
                fit_low |= family.number_low[at]
                fit_high |= family.number_high[at]
            at += 1
        return fit_low, fit_high

    # Moving cards, and telling whoever listens

    def to_hand(self, kind: i64, source: i64, of: i64, seat: i64, seen: i64) -> None:
        """A card comes into a hand; more than one ends the call (KB-11.6)."""
        self.put_into_hand(seat, kind)
        self.size[seat] += 1
        if self.size[seat] > 1:
            self.called &= ~bit(seat)
        self.moved(kind, source, HAND + seat, of, seen)

    def put_into_hand(self, seat: i64, kind: i64) -> None:
        """Add a card to those known in a hand."""
        if kind < HALF:
            self.hand[3 * seat] |= bit(kind)
        elif kind < PEOPLE:
            self.hand[3 * seat + 1] |= bit(kind - HALF)
        else:
            self.hand[3 * seat + 2] += bit(4 * (kind - PEOPLE))

    def take_from_hand(self, seat: i64, kind: i64) -> None:
        """Take a card away from those known in a hand."""
        if kind < HALF:
            self.hand[3 * seat] &= ~bit(kind)
        elif kind < PEOPLE:
            self.hand[3 * seat + 1] &= ~bit(kind - HALF)
        else:
            self.hand[3 * seat + 2] -= bit(4 * (kind - PEOPLE))

    def discard(self, kind: i64, source: i64) -> None:
        """A card goes to the discards; the caller took it away."""
        if kind < HALF:
            self.discard_low |= bit(kind)
        elif kind < PEOPLE:
            self.discard_high |= bit(kind - HALF)
        else:
            self.discard_events += bit(4 * (kind - PEOPLE))
        self.moved(kind, source, DISCARDS, 1, EVERYONE)

    def take_up_blood(self, target: i64, seat: i64) -> None:
        """The King's Blood card leaves wherever it is for a zone: a seat's front, or aside."""
        source: i64 = ASIDE
        if self.blooded >= 0:
            source = GENEALOGY
            self.blooded = NONE
        elif self.holder >= 0:
            source = FRONT + self.holder
            self.size[self.holder] -= 1
        self.holder = seat
        if seat >= 0:
            self.size[seat] += 1
            if self.size[seat] > 1:
                self.called &= ~bit(seat)
        self.moved(KINGS_BLOOD, source, target, 1, EVERYONE)

    # Copies and bytes

    def copy_into(self, twin: "Board") -> None:
        """Make a freshly made board equal to this one."""
        self._copy_numbers(twin)
        twin.tree = self.tree.copy()
        twin.hand = self.hand[:]
        twin.size = self.size[:]
        twin.score = self.score[:]
        twin.deck = self.deck[:]
        twin.cut_down = self.cut_down[:]

    def share_into(self, twin: "Board") -> None:
        """Make a freshly made board show this one: it has the same arrays, not copies."""
        self._copy_numbers(twin)
        twin.tree = self.tree
        twin.hand = self.hand
        twin.size = self.size
        twin.score = self.score
        twin.deck = self.deck
        twin.cut_down = self.cut_down

    def _copy_numbers(self, twin: "Board") -> None:
        twin.phase = self.phase
        twin.deal = self.deal
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.direction = self.direction
        twin.turns = self.turns
        twin.decisions = self.decisions
        twin.pending = self.pending
        twin.passed = self.passed
        twin.lost = self.lost
        twin.called = self.called
        twin.winner = self.winner
        twin.card = self.card
        twin.way = self.way
        twin.beside = self.beside
        twin.side = self.side
        twin.placed = self.placed
        twin.mover = self.mover
        twin.origin = self.origin
        twin.target = self.target
        twin.focus = self.focus
        twin.last = self.last
        twin.held = self.held
        twin.holder = self.holder
        twin.blooded = self.blooded
        twin.enthroned = self.enthroned
        twin.deck_size = self.deck_size
        twin.discard_low = self.discard_low
        twin.discard_high = self.discard_high
        twin.discard_events = self.discard_events

    def dump(self) -> list[int]:
        numbers: list[int] = [
            self.phase, self.deal, self.dealer, self.turn, self.direction, self.turns, self.decisions,
            self.pending, self.passed, self.lost, self.called, self.winner, self.card, self.way, self.beside,
            self.side, self.placed, self.mover, self.origin, self.target, self.focus, self.last, self.held,
            self.holder, self.blooded, self.enthroned, self.deck_size, self.discard_low, self.discard_high,
            self.discard_events,
        ]  # fmt: skip
        for part in (self.tree.cell, self.hand, self.size, self.score, self.cut_down, self.deck):
            numbers.extend(part)
        return numbers

    def load(self, data: list[int]) -> None:
        (
            self.phase, self.deal, self.dealer, self.turn, self.direction, self.turns, self.decisions,
            self.pending, self.passed, self.lost, self.called, self.winner, self.card, self.way, self.beside,
            self.side, self.placed, self.mover, self.origin, self.target, self.focus, self.last, self.held,
            self.holder, self.blooded, self.enthroned, self.deck_size, self.discard_low, self.discard_high,
            self.discard_events,
        ) = data[:30]  # fmt: skip
        parts = []
        at = 30
        for size in (PEOPLE, 3 * MOST_SEATS, MOST_SEATS, MOST_SEATS, HIDDEN_ZONES, len(self.family.deck)):
            parts.append(vec[i64](data[at : at + size]))
            at += size
        cells, self.hand, self.size, self.score, self.cut_down, self.deck = parts
        self.tree.load(cells)

    # Zones

    def cards(self, zone: i64) -> list[int]:
        if zone < DECK:
            return _listed(self.hand[3 * zone], self.hand[3 * zone + 1], self.hand[3 * zone + 2])
        if zone == DECK:
            return sorted([kind for kind in self.deck if kind >= 0])
        if zone == HELD:
            return [self.held] if self.held >= 0 else []
        if zone == GENEALOGY:
            return self._in_genealogy()
        if zone == PLAYED:
            return [self.card] if self.card >= 0 else []
        if zone == DISCARDS:
            return _listed(self.discard_low, self.discard_high, self.discard_events)
        if zone == ASIDE:
            lies = self.holder < 0 and self.blooded < 0 and self.card != KINGS_BLOOD
            return [KINGS_BLOOD] if lies else []
        return [KINGS_BLOOD] if self.holder == zone - FRONT else []

    def _in_genealogy(self) -> list[int]:
        found: list[int] = []
        kind: i64 = 0
        while kind < PEOPLE:
            if self.tree.cell[kind] > 0 or kind == self.mover:
                found.append(kind)
            kind += 1
        if self.enthroned >= 0:
            found.append(ENTHRONEMENT)
        if self.blooded >= 0:
            found.append(KINGS_BLOOD)
        return found

    def visible_zones(self, viewer: i64) -> i64:
        seen = self.space.visible_to(viewer)
        return seen | (1 << HELD) if viewer == self.turn else seen

    def hidden_count(self, zone: i64) -> i64:
        if zone < HIDDEN_ZONES:
            return self.cut_down[zone]
        return 0

    def hide(self, zone: i64) -> None:
        if zone < DECK:
            self.cut_down[zone] = self.in_hand(zone) if zone < self.seats else 0
            self.hand[3 * zone] = 0
            self.hand[3 * zone + 1] = 0
            self.hand[3 * zone + 2] = 0
        elif zone == DECK:
            self.cut_down[DECK] = self.deck_size
            at: i64 = 0
            while at < self.deck_size:
                self.deck[at] = NONE
                at += 1
        elif self.held >= 0:
            self.cut_down[HELD] = 1
            self.held = NONE

    def cut_all(self, viewer: i64) -> None:
        """Cut what a viewer does not see, leaving alone the arrays that are shared with another board."""
        hand = vec[i64]([0] * (3 * MOST_SEATS))
        cut_down = self.cut_down[:]
        seat: i64 = 0
        while seat < self.seats:
            if seat != viewer:
                cut_down[HAND + seat] = self.in_hand(seat)
            seat += 1
        cut_down[DECK] = self.deck_size
        if viewer >= 0:
            part = 3 * viewer
            while part < 3 * viewer + 3:
                hand[part] = self.hand[part]
                part += 1
        if self.held >= 0 and viewer != self.turn:
            cut_down[HELD] = 1
            self.held = NONE
        self.hand = hand
        self.deck = self.dynasty.no_cards
        self.cut_down = cut_down

    def reveal(self, zone: i64, kind: i64) -> None:
        if zone < DECK:
            self.put_into_hand(zone, kind)
        elif zone == DECK:
            self.deck[self.deck_size - self.cut_down[DECK]] = kind
        else:
            self.held = kind
        self.cut_down[zone] -= 1

    def hidden_pool(self) -> vec[i64]:
        pool = self.family.count[:]
        pool[KINGS_BLOOD] = 0
        zone: i64 = 0
        while zone < ASIDE:
            for kind in self.cards(zone):
                if kind != KINGS_BLOOD:
                    pool[kind] -= 1
            zone += 1
        return pool


def _listed(low: i64, high: i64, events: i64) -> list[int]:
    """Characters in two masks and counted Events, as a list of kinds."""
    found = both(low, high)
    kind: i64 = PEOPLE
    while events:
        count = events & 15
        while count > 0:
            found.append(kind)
            count -= 1
        events >>= 4
        kind += 1
    return found
