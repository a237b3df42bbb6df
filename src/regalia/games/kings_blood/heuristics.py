"""How well a player of King's Blood stands."""

import math
from typing import Final

from mypy_extensions import i64

from regalia.games.kings_blood.board import FIRST_TO, LAST_UNDER, SINGLE, Board
from regalia.kernel.bits import bit_count

LUCK: Final = 2.2  # cards by which chance usually moves a deal that is nearly over
LUCK_A_CARD: Final = 0.25  # and for each card that the leader still holds
EVENT: Final = 0.35  # how much longer an Event than a character stays in a hand
DEAD: Final = 0.5  # and a character that fits no Active card now
POINTS_A_CARD: Final = 5.5  # what an unseen card is worth on average
POINTS_LUCK: Final = 0.35  # of the target: how far chance moves a whole series


def burden(board: Board, seat: i64) -> float:
    """The cards a seat still has to get rid of, those that are harder to play counted a little more."""
    total = float(board.size[seat])
    low, high = board.hand[3 * seat], board.hand[3 * seat + 1]
    events = board.hand[3 * seat + 2]
    while events:
        total += EVENT * float(events & 15)
        events >>= 4
    fit_low, fit_high = board.fitting()
    total += DEAD * float(bit_count(low & ~fit_low) + bit_count(high & ~fit_high))
    if board.pending > 0 and seat == board.turn:
        total += float(board.pending)
    if board.lost >> seat & 1:
        total += 1.0
        if seat == board.turn:  # the cards for the missed call are still to be drawn
            total += float(board.family.missed_call)
    return total


def deal_chance(board: Board, seat: i64) -> float:
    """The chance to win this deal: few cards against those of the others."""
    if board.winner >= 0:
        return 1.0 if seat == board.winner else 0.0
    least = burden(board, 0)
    other: i64 = 1
    while other < board.seats:
        least = min(least, burden(board, other))
        other += 1
    luck = LUCK + LUCK_A_CARD * least
    own = burden(board, seat)
    total = 0.0
    other = 0
    while other < board.seats:
        total += math.exp((own - burden(board, other)) / luck)
        other += 1
    return 1.0 / total


def prospects(board: Board, seat: i64) -> float:
    """The points a seat may expect to have after this deal; the higher, the better."""
    chance = deal_chance(board, seat)
    bonus = float(board.family.generation * board.tree.generations()) if board.enthroned >= 0 else 0.0
    own = POINTS_A_CARD * float(board.size[seat])
    if board.dynasty.series == LAST_UNDER:
        return chance * bonus - (1.0 - chance) * own - float(board.score[seat])
    total = 0.0
    other: i64 = 0
    while other < board.seats:
        total += POINTS_A_CARD * float(board.size[other])
        other += 1
    return float(board.score[seat]) + chance * (total - own + bonus)


def standing(board: Board, seat: i64) -> float:
    """The chance to win: of a single deal by the cards left, of a series by the points to be expected."""
    if board.dynasty.series == SINGLE:
        return deal_chance(board, seat)
    goal = float(board.dynasty.target)
    most = 0.0
    other: i64 = 0
    while other < board.seats:
        most = max(most, float(board.score[other]))
        other += 1
    left = max(0.2, 1.0 - most / goal)
    luck = goal * POINTS_LUCK * left
    if board.dynasty.series == FIRST_TO:
        luck *= 1.2
    own = prospects(board, seat)
    total = 0.0
    other = 0
    while other < board.seats:
        total += math.exp(min(50.0, (prospects(board, other) - own) / luck))
        other += 1
    return 1.0 / total
