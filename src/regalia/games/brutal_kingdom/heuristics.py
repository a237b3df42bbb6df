"""How well a player of Brutal Kingdom stands."""

import math
from typing import Final

from mypy_extensions import i64

from regalia.games.brutal_kingdom.board import Board
from regalia.kernel.bits import lowest

TAKEN_A_CHAPTER: Final = 2.2  # tokens of a colour that a chapter usually takes out of the stock
SAFE_UNDER: Final = 0.8  # what a covered card usually keeps of its worth, while the chapter lasts
SAFE_ON_TOP: Final = 0.6  # and a card on top
LUCK: Final = 3.0  # points that chance moves in what is left of a chapter
LUCK_A_CHAPTER: Final = 4.5  # and in each whole chapter to come


def final_worth(board: Board, colour: i64) -> float:
    """What a token of a colour will probably be worth in the end."""
    stock = float(board.stock[colour]) - TAKEN_A_CHAPTER * float(3 - board.chapter)
    return float(board.worth(colour) - board.stock[colour]) + (stock if stock > 0.0 else 0.0)


def prospects(board: Board, seat: i64) -> float:
    """The points a seat may expect from what it has: tokens, eliminations and the cards in its stack."""
    total = float(board.kills[seat])
    colour: i64 = 0
    while colour < 3:
        total += float(board.tokens[3 * seat + colour]) * final_worth(board, colour)
        colour += 1
    top = board.face_up_top(seat)
    last = board.round == 3 and board.played == board.seats
    rest = board.in_stack(seat) & board.face_up
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if board.cast.icons[kind] > 0:
            worth = float(board.cast.icons[kind]) * final_worth(board, board.cast.colour[kind])
            total += worth if last else worth * (SAFE_ON_TOP if kind == top else SAFE_UNDER)
    return total


def standing(board: Board, seat: i64) -> float:
    """The chance to win: prospects against those of the others, by how much luck is still to come."""
    luck = LUCK + LUCK_A_CHAPTER * float(3 - board.chapter)
    own = prospects(board, seat)
    total = 0.0
    other: i64 = 0
    while other < board.seats:
        total += math.exp((prospects(board, other) - own) / luck)
        other += 1
    return 1.0 / total
