"""How well a player of Take the Kingdom stands."""

import math
from typing import Final

from mypy_extensions import i64

from regalia.games.take_the_kingdom.board import Board

LUCK: Final = 2.0  # points that chance moves once the deck is empty
LUCK_A_CARD: Final = 0.1  # and with each card still in it


def strength(board: Board, seat: i64) -> float:
    """Points on the table, half a point for each Trap and each card in hand; nothing for the fallen."""
    if not board.alive >> seat & 1:
        return 0.0
    total = 0.5 * float(board.size[seat])
    base: i64 = 0
    while base < board.bases:
        if board.owner[base] == seat:
            total += float(board.pack.value[board.ground[base]] - board.damage[base])
            total += 0.5 if board.has_trap(base) else 0.0
            slot: i64 = 2 * base
            while slot < 2 * base + 2:
                if board.defence[slot] >= 0:
                    total += float(board.pack.value[board.defence[slot]] - board.wound[slot])
                slot += 1
        base += 1
    return total


def standing(board: Board, seat: i64) -> float:
    """The chance to win: strength against that of the others, by how much luck is still to come."""
    if not board.alive >> seat & 1:
        return 0.0
    luck = LUCK + LUCK_A_CARD * float(board.deck_size)
    own = strength(board, seat)
    total = 0.0
    other: i64 = 0
    while other < board.seats:
        if board.alive >> other & 1:
            total += math.exp((strength(board, other) - own) / luck)
        other += 1
    return 1.0 / total
