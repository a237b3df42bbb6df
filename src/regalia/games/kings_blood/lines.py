"""What a policy of King's Blood looks at: the hand, the Genealogy and the others where a line ends (`Lines`).

Each feature below is a block: one place for each number, the last one for all that are higher.
"""

from typing import Final

from regalia.games.kings_blood import actions as do
from regalia.games.kings_blood import heuristics
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import EVERY_CHARACTER, Board
from regalia.games.kings_blood.cards import DRAW_THREE, EVENTS, HIGHEST, PEOPLE, REVERSE, SKIP
from regalia.games.kings_blood.components import NUMBERS
from regalia.kernel.lines import CHANCE, OPEN, START, Lines
from regalia.kernel.rules import State, bit_count, i64, lowest
from regalia.kernel.zones import WIDE, high_bit, low_bit

VERSION: Final = 1  # another number whenever what follows changes

# How a line ends, by the cards in hand
TURN: Final = 0  # somebody's next turn
WON: Final = 1
BIRTH: Final = 2
DRAWN: Final = 3
AGAIN: Final = 4  # another play follows
OTHER: Final = 5  # chance of another kind
BEGUN: Final = 6  # nothing was chosen yet
ENDING: Final = 0

# The hand
SIZE: Final = ENDING + 7 * 10
PLAYABLE: Final = SIZE + 14  # characters that fit an Active card
DEAD: Final = PLAYABLE + 8  # and those that do not
MARRIAGEABLE: Final = DEAD + 8  # those that could marry an Active card
MATCHES: Final = MARRIAGEABLE + 5  # places that they fit, at most three each
COUPLES: Final = MATCHES + 13  # pairs that could marry each other
COLOURS: Final = COUPLES + 4
DIFFERENT: Final = COLOURS + 5  # numbers
ALIKE: Final = DIFFERENT + 8  # most of one number
ABILITIES: Final = ALIKE + 5  # of each ability
EVENT: Final = ABILITIES + 9  # of each Event
ALL_EVENTS: Final = EVENT + 12
ABLE: Final = ALL_EVENTS + 4  # playable ones with an ability
FEW: Final = ABLE + 4  # of so many cards, so many playable

# What is not seen, in sixteenths of all characters that are not
FITTING: Final = FEW + 25  # those that fit an Active card
SPOUSES: Final = FITTING + 17  # those that could marry an Active card
OWN_FITTING: Final = SPOUSES + 17  # those that something in hand fits: as a child
OWN_SPOUSES: Final = OWN_FITTING + 17  # those that something in hand could marry

# The others
NEXT: Final = OWN_SPOUSES + 17  # cards of whoever comes next
NEXT_FITTING: Final = NEXT + 11  # and how much fits, in eighths
SECOND: Final = NEXT_FITTING + 40
BEFORE: Final = SECOND + 11  # cards of whoever comes before
FEWEST: Final = BEFORE + 11
MEAN: Final = FEWEST + 11
SMALL: Final = MEAN + 11  # hands of two cards or less
AHEAD: Final = SMALL + 4  # cards more than the fewest

# The table
DISTANCE: Final = AHEAD + 14  # turns until one's own
PENDING: Final = DISTANCE + 6
DECK: Final = PENDING + 12
ACTIVE: Final = DECK + 12
ACTIVE_COLOURS: Final = ACTIVE + 14
FEATURES: Final = ACTIVE_COLOURS + 5

TASTE: Final = 1.0  # how much a character's likes count


class KingsBloodLines(Lines):
    """The lines of a seat of King's Blood."""

    def __init__(self, state: State, seat: i64) -> None:
        super().__init__(state, seat)
        assert isinstance(state, Board)
        # The characters that the seat does not see
        cells = state.cells
        hand = on.HAND + 3 * seat
        low = cells[on.DISCARDS] | cells[hand]
        high = cells[on.DISCARDS + 1] | cells[hand + 1]
        kind: i64
        for kind in range(PEOPLE):
            if cells[on.PLACE + kind]:
                low |= low_bit(kind)
                high |= high_bit(kind)
        for kind in (cells[on.HELD], cells[on.PLAYED], cells[on.MOVER]):
            if 0 <= kind < PEOPLE:
                low |= low_bit(kind)
                high |= high_bit(kind)
        self.low = EVERY_CHARACTER & ~low
        self.high = EVERY_CHARACTER & ~high
        self.unseen: i64 = max(1, bit_count(self.low) + bit_count(self.high))

    def is_chance(self, state: State, action: i64) -> bool:
        return action == do.MARRY or action == do.DRAW

    def is_open(self, state: State) -> bool:
        return state.question == on.ASK_FURTHER

    def mark(self, state: State, end: i64, action: i64) -> None:
        assert isinstance(state, Board)
        cells = state.cells
        seat = self.seat
        ending = self._ending(state, end, action)
        self.put(ENDING + 10 * ending, cells[on.SIZE + seat], 9)
        if ending == WON:
            return
        low, high = state.active()
        if ending == BIRTH:  # the child will cover its parents
            for kind in (cells[on.PLACED], cells[on.BESIDE]):
                low &= ~low_bit(kind)
                high &= ~high_bit(kind)
        hand = on.HAND + 3 * seat
        own_low, own_high, events = cells[hand], cells[hand + 1], cells[hand + 2]
        held = cells[on.HELD]
        if held >= PEOPLE:
            events += i64(1) << (4 * (held - PEOPLE))
        elif held >= 0:
            own_low |= low_bit(held)
            own_high |= high_bit(held)
        dead = self._mark_fitting(state, low, high, own_low, own_high, ending != TURN)
        self._mark_people(state, low, high, own_low, own_high)
        self._mark_others(state)
        all_events: i64 = 0
        at: i64
        for at in range(len(EVENTS)):
            count = events >> (4 * at) & 15
            self.put(EVENT + 3 * at, count, 2)
            all_events += count
        self.put(ALL_EVENTS, all_events, 3)
        self.put(DECK, cells[on.DECK_SIZE] // 6, 11)
        self.put(ACTIVE, bit_count(low) + bit_count(high), 13)
        self.taste = -TASTE * heuristics.distaste(all_events, dead)

    def _ending(self, state: Board, end: i64, action: i64) -> i64:
        if end == START:
            return BEGUN
        if end == OPEN:
            return AGAIN
        if end == CHANCE and action == do.MARRY:
            return BIRTH
        if end == CHANCE:
            return DRAWN if action == do.DRAW else OTHER
        return TURN if state.asked else WON

    def _mark_fitting(
        self, state: Board, low: i64, high: i64, own_low: i64, own_high: i64, goes_on: bool
    ) -> i64:
        """What fits what is Active, in hand and of what is not seen; gives how many in hand do not."""
        alike = state.components.alike
        peers = state.components.peers
        fit_low: i64 = 0
        fit_high: i64 = 0
        wed_low: i64 = 0
        wed_high: i64 = 0
        child_low: i64 = 0
        child_high: i64 = 0
        spouse_low: i64 = 0
        spouse_high: i64 = 0
        colours: i64 = 0
        at: i64
        for at in range(0, len(alike), 2):
            if alike[at] & low or alike[at + 1] & high:
                fit_low |= alike[at]
                fit_high |= alike[at + 1]
                if at < NUMBERS:
                    colours += 1
            if alike[at] & own_low or alike[at + 1] & own_high:
                child_low |= alike[at]
                child_high |= alike[at + 1]
        for at in range(0, len(peers), 2):
            if peers[at] & low or peers[at + 1] & high:
                wed_low |= peers[at ^ 2]
                wed_high |= peers[(at ^ 2) + 1]
            if peers[at] & own_low or peers[at + 1] & own_high:
                spouse_low |= peers[at ^ 2]
                spouse_high |= peers[(at ^ 2) + 1]
        size = state.cells[on.SIZE + self.seat]
        playable = bit_count(own_low & fit_low) + bit_count(own_high & fit_high)
        dead = bit_count(own_low & ~fit_low) + bit_count(own_high & ~fit_high)
        self.put(SIZE, size, 13)
        self.put(PLAYABLE, playable, 7)
        self.put(DEAD, dead, 7)
        self.put(MARRIAGEABLE, bit_count(own_low & wed_low) + bit_count(own_high & wed_high), 4)
        able = state.components.able
        self.put(ABLE, bit_count(own_low & fit_low & able[0]) + bit_count(own_high & fit_high & able[1]), 3)
        if size <= 4:
            self.put(FEW + 5 * size, playable, 4)
        fitting = bit_count(self.low & fit_low) + bit_count(self.high & fit_high)
        self.put(FITTING, 16 * fitting // self.unseen, 16)
        self.put(SPOUSES, 16 * self._unseen(wed_low, wed_high) // self.unseen, 16)
        if goes_on:
            self.put(OWN_FITTING, 16 * self._unseen(child_low, child_high) // self.unseen, 16)
            self.put(OWN_SPOUSES, 16 * self._unseen(spouse_low, spouse_high) // self.unseen, 16)
        following = state.cells[on.SIZE + self._following(state)]
        self.put(NEXT_FITTING + 8 * min(max(following - 1, 0), 4), 7 * fitting // self.unseen, 7)
        self.put(ACTIVE_COLOURS, colours, 4)
        return dead

    def _unseen(self, low: i64, high: i64) -> i64:
        return bit_count(self.low & low) + bit_count(self.high & high)

    def _following(self, state: Board) -> i64:
        """Whose turn comes next."""
        if state.turn != self.seat:
            return state.turn
        return (self.seat + state.cells[on.DIRECTION] + state.seats) % state.seats

    def _mark_people(self, state: Board, low: i64, high: i64, own_low: i64, own_high: i64) -> None:
        """What the characters in hand are good for."""
        components = state.components
        alike = components.alike
        peers = components.peers
        colours: i64 = 0
        couples: i64 = 0
        numbers: i64 = 0
        most: i64 = 0
        at: i64
        for at in range(0, NUMBERS, 2):
            men = bit_count(own_low & peers[2 * at]) + bit_count(own_high & peers[2 * at + 1])
            women = bit_count(own_low & peers[2 * at + 2]) + bit_count(own_high & peers[2 * at + 3])
            couples += min(men, women)
            if men + women > 0:
                colours += 1
        for at in range(NUMBERS + 2, NUMBERS + 2 * HIGHEST + 2, 2):
            same = bit_count(own_low & alike[at]) + bit_count(own_high & alike[at + 1])
            if same > 0:
                numbers += 1
                most = max(most, same)
        matches: i64 = 0
        skips: i64 = 0
        reverses: i64 = 0
        draws: i64 = 0
        part: i64
        for part in range(2):
            rest = own_high if part else own_low
            while rest:
                kind = lowest(rest) + WIDE * part
                rest &= rest - 1
                colour = 2 * components.colour[kind]
                number = NUMBERS + 2 * components.number[kind]
                places = bit_count((alike[colour] | alike[number]) & low)
                places += bit_count((alike[colour + 1] | alike[number + 1]) & high)
                matches += min(places, 3)
                ability = components.ability[kind]
                if ability == SKIP:
                    skips += 1
                elif ability == REVERSE:
                    reverses += 1
                elif ability == DRAW_THREE:
                    draws += 1
        self.put(MATCHES, matches, 12)
        self.put(COUPLES, couples, 3)
        self.put(COLOURS, colours, 4)
        self.put(DIFFERENT, numbers, 7)
        self.put(ALIKE, most, 4)
        self.put(ABILITIES, skips, 2)
        self.put(ABILITIES + 3, reverses, 2)
        self.put(ABILITIES + 6, draws, 2)

    def _mark_others(self, state: Board) -> None:
        """How many cards the others hold, and when each of them comes."""
        cells = state.cells
        seat = self.seat
        seats = state.seats
        way = cells[on.DIRECTION]
        following = self._following(state)
        self.put(NEXT, cells[on.SIZE + following], 10)
        self.put(SECOND, cells[on.SIZE + (following + way + seats) % seats], 10)
        self.put(BEFORE, cells[on.SIZE + (seat - way + seats) % seats], 10)
        least: i64 = 99
        total: i64 = 0
        small: i64 = 0
        other: i64
        for other in range(seats):
            if other != seat:
                count = cells[on.SIZE + other]
                least = min(least, count)
                total += count
                if count <= 2:
                    small += 1
        self.put(FEWEST, least, 10)
        self.put(MEAN, total // (seats - 1), 10)
        self.put(SMALL, small, 3)
        self.put(AHEAD, max(cells[on.SIZE + seat] - least + 6, 0), 13)
        distance = ((seat - state.turn) * way + seats) % seats
        self.put(DISTANCE, distance, 5)
        self.put(PENDING + 4 * min(distance, 2), (cells[on.PENDING] + 2) // 3, 3)
