"""What a learnt judge looks at in King's Blood: counts of what each seat holds, as features on or off.

They are those of one seat, then of whoever comes after and before it in the direction of play, and of the
table. The truth is looked at, as heuristics do: whoever has only an observation deals one first.
"""

from typing import Final

from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import Board
from regalia.games.kings_blood.cards import DRAW_THREE, EVENTS, HIGHEST, PEOPLE, REVERSE, SKIP
from regalia.games.kings_blood.components import NUMBERS
from regalia.kernel.rules import bit, bit_count, i64, lowest, vec
from regalia.kernel.zones import WIDE

ENCODER: Final = 1  # another number whenever what follows changes

# What is counted for each seat
SIZE: Final = 0
PLAYABLE: Final = 1  # characters that fit an Active card
DEAD: Final = 2  # and those that do not
WED: Final = 3  # those that could marry an Active card
MATCHES: Final = 4  # places that they fit, at most three each
COUPLES: Final = 5  # pairs in hand that could marry each other
COLOURS: Final = 6
NUMBERED: Final = 7  # different numbers
ALIKE: Final = 8  # most of one number
SKIPS: Final = 9
REVERSES: Final = 10
DRAWS: Final = 11
EVENT: Final = 12  # four of them
EVENTS_ALL: Final = 16
ABLE: Final = 17  # playable ones with an ability
STATS: Final = 18

# Where the features of each count begin, and how many there are; the last one stands for "or more".
OWN: Final = 0
SMALL: Final = 110  # by size up to four and how many of them are playable
DISTANCE: Final = 135
OPENING: Final = 141  # size of whoever is to move, if that is the seat
PENDING: Final = 150
FLAGS: Final = 162
DECK: Final = 168
ACTIVE: Final = 180
OPEN_COLOURS: Final = 194
NEXT: Final = 200
BEFORE: Final = 228
OTHERS: Final = 250
FEATURES: Final = 300
MOST_MARKS: Final = 80

WIDTHS: Final = [14, 8, 8, 5, 13, 4, 5, 8, 5, 3, 3, 3, 3, 3, 3, 3, 4, 4]  # of the counts, in order
WIDTH: Final = vec[i64](WIDTHS)


def room_for_counts(seats: int) -> vec[i64]:
    """A place to count in."""
    return vec[i64]([0] * (STATS * seats + 2))


def count_all(state: Board, counts: vec[i64]) -> None:
    """Count what every seat holds, and what is Active."""
    components = state.components
    alike = components.alike
    peers = components.peers
    fit_low, fit_high = state.fitting()
    low, high = state.active()
    wed_low: i64 = 0
    wed_high: i64 = 0
    at: i64
    for at in range(0, len(peers), 2):
        if peers[at] & low or peers[at + 1] & high:
            wed_low |= peers[at ^ 2]
            wed_high |= peers[(at ^ 2) + 1]
    colours: i64 = 0
    for at in range(0, NUMBERS, 2):
        if alike[at] & low or alike[at + 1] & high:
            colours += 1
    counts[STATS * state.seats] = bit_count(low) + bit_count(high)
    counts[STATS * state.seats + 1] = colours
    for seat in state.setup.all_seats:
        hand = on.HAND + 3 * seat
        own_low, own_high = state.cells[hand], state.cells[hand + 1]
        if state.turn == seat and 0 <= state.cells[on.HELD] < PEOPLE:
            kind = state.cells[on.HELD]
            if kind < WIDE:
                own_low |= bit(kind)
            else:
                own_high |= bit(kind - WIDE)
        to = STATS * seat
        counts[to + SIZE] = state.cells[on.SIZE + seat]
        counts[to + PLAYABLE] = bit_count(own_low & fit_low) + bit_count(own_high & fit_high)
        counts[to + DEAD] = bit_count(own_low & ~fit_low) + bit_count(own_high & ~fit_high)
        counts[to + WED] = bit_count(own_low & wed_low) + bit_count(own_high & wed_high)
        able = components.able
        counts[to + ABLE] = bit_count(own_low & fit_low & able[0]) + bit_count(own_high & fit_high & able[1])
        _count_people(state, own_low, own_high, low, high, counts, to)
        events = state.cells[hand + 2]
        counts[to + EVENTS_ALL] = 0
        for at in range(len(EVENTS)):
            counts[to + EVENT + at] = events & 15
            counts[to + EVENTS_ALL] += events & 15
            events >>= 4


def _count_people(
    state: Board, own_low: i64, own_high: i64, low: i64, high: i64, counts: vec[i64], to: i64
) -> None:
    """What the characters of a hand are good for."""
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
    counts[to + COUPLES] = couples
    counts[to + COLOURS] = colours
    counts[to + NUMBERED] = numbers
    counts[to + ALIKE] = most
    counts[to + SKIPS] = 0
    counts[to + REVERSES] = 0
    counts[to + DRAWS] = 0
    matches: i64 = 0
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
                counts[to + SKIPS] += 1
            elif ability == REVERSE:
                counts[to + REVERSES] += 1
            elif ability == DRAW_THREE:
                counts[to + DRAWS] += 1
    counts[to + MATCHES] = matches


def mark_features(state: Board, seat: i64, counts: vec[i64], marks: vec[i64]) -> i64:
    """List the features that are on for a seat; gives how many."""
    cells = state.cells
    seats = state.seats
    own = STATS * seat
    to: i64 = 0
    start: i64 = OWN
    stat: i64
    for stat in range(STATS):
        width = WIDTH[stat]
        marks[to] = start + min(counts[own + stat], width - 1)
        to += 1
        start += width
    size = counts[own + SIZE]
    if 1 <= size <= 4:
        marks[to] = SMALL + 6 * (size - 1) + min(counts[own + PLAYABLE], 4)
        to += 1
    if size == 1 and counts[own + EVENTS_ALL]:
        marks[to] = FLAGS
        to += 1
    way = cells[on.DIRECTION]
    distance = ((seat - state.turn) * way + seats) % seats
    marks[to] = DISTANCE + distance
    to += 1
    if distance == 0:
        marks[to] = OPENING + min(size, 8)
        to += 1
    pending = min((cells[on.PENDING] + 2) // 3, 3)
    marks[to] = PENDING + 4 * min(distance, 2) + pending
    to += 1
    lost = cells[on.LOST]
    if lost >> seat & 1:
        marks[to] = FLAGS + 1
        to += 1
    following = (seat + way + seats) % seats
    before = (seat - way + seats) % seats
    if lost >> following & 1:
        marks[to] = FLAGS + 2
        to += 1
    if lost >> before & 1:
        marks[to] = FLAGS + 3
        to += 1
    if lost & ~bit(seat):
        marks[to] = FLAGS + 4
        to += 1
    marks[to] = DECK + min(cells[on.DECK_SIZE] // 6, 11)
    marks[to + 1] = ACTIVE + min(counts[STATS * seats], 13)
    marks[to + 2] = OPEN_COLOURS + counts[STATS * seats + 1]
    other = STATS * following
    marks[to + 3] = NEXT + min(counts[other + SIZE], 10)
    marks[to + 4] = NEXT + 11 + min(counts[other + PLAYABLE], 4)
    marks[to + 5] = NEXT + 16 + min(counts[other + WED], 2)
    marks[to + 6] = NEXT + 19 + min(counts[other + ABLE], 2)
    marks[to + 7] = NEXT + 22 + min(counts[other + EVENTS_ALL], 2)
    marks[to + 8] = NEXT + 25 + min(counts[other + DRAWS], 2)
    other = STATS * before
    marks[to + 9] = BEFORE + min(counts[other + SIZE], 10)
    marks[to + 10] = BEFORE + 11 + min(counts[other + PLAYABLE], 4)
    marks[to + 11] = BEFORE + 16 + min(counts[other + WED], 2)
    marks[to + 12] = BEFORE + 19 + min(counts[other + ABLE], 2)
    to += 13
    least: i64 = 99
    total: i64 = 0
    few: i64 = 0
    ready: i64 = 0
    one: i64
    for one in range(seats):
        if one != seat:
            held = counts[STATS * one + SIZE]
            least = min(least, held)
            total += held
            if held <= 2:
                few += 1
            if held <= 2 and counts[STATS * one + PLAYABLE] > 0:
                ready += 1
    marks[to] = OTHERS + min(least, 10)
    marks[to + 1] = OTHERS + 11 + min(total // (seats - 1), 10)
    marks[to + 2] = OTHERS + 22 + min(few, 3)
    marks[to + 3] = OTHERS + 26 + min(ready, 3)
    marks[to + 4] = OTHERS + 30 + min(max(size - least + 6, 0), 12)
    marks[to + 5] = OTHERS + 43 + (seats - 2)
    return to + 6
