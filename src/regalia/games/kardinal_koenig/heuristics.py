"""How well a player of Kardinal & König stands."""

import math
from typing import Final

from mypy_extensions import i64

from regalia.games.kardinal_koenig.actions import LANDS
from regalia.games.kardinal_koenig.board import FIRST, LAST, Board
from regalia.games.kardinal_koenig.scoring import (
    alliance_points,
    chain_points,
    monastery_points,
    rules_court,
)

TWICE: Final = (
    1.6  # what monasteries of the first half bring in both scorings, for a point they are worth now
)
ADVISOR: Final = 0.8  # a majority at court, for alliances still to be made
EARLY: Final = 0.8  # of what alliances are worth now, in the first half
LUCK: Final = 2.0  # points that chance and the others move in the last round
LUCK_A_CARD: Final = 0.2  # and with each card still to be drawn


def cards_to_come(board: Board) -> i64:
    """How many cards will be drawn from the deck before it has run out for good."""
    if board.half == LAST:
        return 0
    if board.half != FIRST:
        return board.deck_size
    played = board.discards[0] + board.discards[1] + board.discards[2] + board.discards[3] + board.discards[4]
    return board.deck_size * 2 + played


def prospects(board: Board, seat: i64) -> float:
    """The points a seat may expect in the end from what stands on the board."""
    early = board.half == FIRST
    total = float(board.points[seat])
    total += float(monastery_points(board.count, seat)) * (TWICE if early else 1.0)
    total += float(alliance_points(board, seat)) * (EARLY if early else 1.0)
    total += float(chain_points(board, seat))
    if board.half != LAST:
        country: i64 = 0
        while country < LANDS:
            if rules_court(board, country, seat):
                total += ADVISOR
            country += 1
    return total


def standing(board: Board, seat: i64) -> float:
    """The chance to win: prospects against those of the others, by how much luck is still to come."""
    luck = LUCK + LUCK_A_CARD * float(cards_to_come(board))
    own = prospects(board, seat)
    total = 0.0
    other: i64 = 0
    while other < board.seats:
        total += math.exp((prospects(board, other) - own) / luck)
        other += 1
    return 1.0 / total
