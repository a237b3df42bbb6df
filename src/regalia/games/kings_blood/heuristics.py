"""How well a player of King's Blood stands, and what would be plausible to do in a playout."""

from typing import Final

from regalia.games.kings_blood import actions as do
from regalia.games.kings_blood import cards, deal
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import EVERY_CHARACTER, FIRST_TO, LAST_UNDER, SINGLE, Board
from regalia.kernel.rules import Rng, bit, bit_count, i64, nth
from regalia.kernel.softmax import softmax
from regalia.kernel.weights import Weights
from regalia.kernel.zones import WIDE


class Judgement(Weights):
    """What decides who wins a deal, and a series."""

    def __init__(self) -> None:
        super().__init__()
        self.luck = 2.2  # cards by which chance usually moves a deal that is nearly over
        self.luck_a_card = 0.25  # and for each card that the leader still holds
        self.event = 0.35  # how much longer an Event than a character stays in a hand
        self.dead = 0.5  # and a character that fits no Active card now
        self.points_a_card = 5.5  # what an unseen card is worth on average
        self.points_luck = 0.35  # of the target: how far chance moves a whole series


WEIGHTS: Final = Judgement()
CHARACTERS: Final = {  # the same mind with other weights
    "bold": {"dead": 0.2},  # never minds what fits next
    "careful": {"dead": 0.9},  # keeps a hand that fits
    "sly": {"event": 0.8},  # plays Events early
    "patient": {"event": 0.0},  # saves them
}
USUAL_EVENT: Final = WEIGHTS.event
USUAL_DEAD: Final = WEIGHTS.dead


def distaste(events: i64, dead: i64) -> float:
    """What a character thinks worse than others of so many Events in hand, and characters that do not fit."""
    return (WEIGHTS.event - USUAL_EVENT) * float(events) + (WEIGHTS.dead - USUAL_DEAD) * float(dead)


def burdens(state: Board) -> list[float]:
    """The cards each seat still has to get rid of, those that are harder to play counted a little more."""
    cells = state.cells
    fit_low, fit_high = state.fitting()
    found = []
    for seat in state.setup.all_seats:
        total = float(cells[on.SIZE + seat])
        low, high = cells[on.HAND + 3 * seat], cells[on.HAND + 3 * seat + 1]
        events = cells[on.HAND + 3 * seat + 2]
        while events:
            total += WEIGHTS.event * float(events & 15)
            events >>= 4
        total += WEIGHTS.dead * float(bit_count(low & ~fit_low) + bit_count(high & ~fit_high))
        if cells[on.PENDING] > 0 and seat == state.turn:
            total += float(cells[on.PENDING])
        if cells[on.LOST] >> seat & 1:
            total += 1.0
            if seat == state.turn:  # the cards for the missed call are still to be drawn
                total += float(state.components.missed_call)
        found.append(total)
    return found


def deal_chances(state: Board) -> list[float]:
    """The chances to win this deal: few cards against those of the others."""
    if state.cells[on.WINNER] >= 0:
        return [1.0 if seat == state.cells[on.WINNER] else 0.0 for seat in range(state.seats)]
    found = burdens(state)
    return softmax([-burden for burden in found], WEIGHTS.luck + WEIGHTS.luck_a_card * min(found))


def chances(state: Board) -> list[float]:
    """The chances to win: of a single deal by the cards left, of a series by the points to be expected."""
    found = deal_chances(state)
    if state.options.series == SINGLE:
        return found
    cells = state.cells
    goal = float(state.options.target)
    extra = float(deal.bonus(state))
    most = 0.0
    points = 0.0
    for seat in state.setup.all_seats:
        most = max(most, float(cells[on.SCORE + seat]))
        points += WEIGHTS.points_a_card * float(cells[on.SIZE + seat])
    prospects = []  # points after this deal; the higher, the better
    for seat in state.setup.all_seats:
        own = WEIGHTS.points_a_card * float(cells[on.SIZE + seat])
        score = float(cells[on.SCORE + seat])
        if state.options.series == LAST_UNDER:
            prospects.append(found[seat] * extra - (1.0 - found[seat]) * own - score)
        else:
            prospects.append(score + found[seat] * (points - own + extra))
    luck = goal * WEIGHTS.points_luck * max(0.2, 1.0 - most / goal)
    return softmax(prospects, luck * 1.2 if state.options.series == FIRST_TO else luck)


# Playouts: they play what they can, rather for a marriage, and marry; they draw only if they must.


def likely_card(state: Board, low: i64, high: i64, for_marriage: bool, rng: Rng) -> i64:
    """One of these cards, an Event more seldom; rather one that could marry, if that is wanted."""
    events = high >> WIDE
    high &= EVERY_CHARACTER
    if events and (low | high == 0 or rng.below(3) == 0):
        return do.PLAY + cards.PEOPLE + rng.bit_of(events)
    if for_marriage:
        wed_low, wed_high = _marriageable(state)
        if (wed_low & low or wed_high & high) and rng.below(4) > 0:
            low &= wed_low
            high &= wed_high
    return do.PLAY + _one_of(low, high, rng)


def _marriageable(state: Board) -> tuple[i64, i64]:
    """The characters that could marry an Active card."""
    peers = state.components.peers
    low, high = state.active()
    found_low: i64 = 0
    found_high: i64 = 0
    at: i64
    for at in range(0, len(peers), 2):
        if peers[at] & low or peers[at + 1] & high:
            found_low |= peers[at ^ 2]
            found_high |= peers[(at ^ 2) + 1]
    return found_low, found_high


def likely_spot(state: Board, rng: Rng) -> i64:
    """Beside a card to marry, if there is one."""
    left_low, left_high, right_low, right_high = state.spots()
    components = state.components
    mover = state.cells[on.MOVER]
    card = mover if mover >= 0 else state.cells[on.PLAYED]
    spouses = 4 * components.colour[card] + 2 - 2 * components.sex[card]
    wed_low = components.peers[spouses]
    wed_high = components.peers[spouses + 1]
    if (left_low | right_low) & wed_low or (left_high | right_high) & wed_high:
        left_low &= wed_low
        left_high &= wed_high
        right_low &= wed_low
        right_high &= wed_high
    left = bit_count(left_low) + bit_count(left_high)
    if rng.below(left + bit_count(right_low) + bit_count(right_high)) < left:
        return do.LEFT + _one_of(left_low, left_high, rng)
    return do.RIGHT + _one_of(right_low, right_high, rng)


def likely_receiver(state: Board, seat: i64, rng: Rng) -> i64:
    """Somebody else, if that is possible."""
    receivers = state.receivers()
    others = receivers & ~bit(seat)
    return do.SEAT + rng.bit_of(others if others else receivers)


def _one_of(low: i64, high: i64, rng: Rng) -> i64:
    """One of the characters in two masks."""
    lows = bit_count(low)
    at = rng.below(lows + bit_count(high))
    return nth(low, at) if at < lows else WIDE + nth(high, at - lows)
