"""How well a player of Take the Kingdom stands. The board is one that may be: all hands are looked at."""

import math
from typing import Final

from mypy_extensions import i64

from regalia.games.take_the_kingdom.actions import (
    ATTACKS,
    CONQUEST,
    DEEDS,
    DEFENCES,
    DENY,
    FORTUNE,
    KINDS,
    MERCY,
    TRAP_REAL,
)
from regalia.games.take_the_kingdom.board import Board

LUCK: Final = 2.0  # points that chance moves once the deck is empty
LUCK_A_CARD: Final = 0.1  # and with each card still in it


def card_worth(board: Board, kind: i64) -> float:
    """What a card in hand is worth in points, roughly."""
    if kind == MERCY or kind == DENY or kind == FORTUNE or kind == CONQUEST:
        return 1.6
    if DEFENCES >> kind & 1:
        return 0.6 * float(board.pack.value[kind])
    if ATTACKS >> kind & 1:
        return 0.45 * float(board.pack.value[kind])
    if DEEDS >> kind & 1:
        return 0.9
    return 0.6


def hand_worth(board: Board, seat: i64) -> float:
    """What the cards in a hand are worth; cut ones are average."""
    total = 0.8 * float(board.cut_down[seat])
    kind: i64 = 0
    while kind < KINDS:
        count = board.hand[KINDS * seat + kind]
        if count > 0:
            total += float(count) * card_worth(board, kind)
        kind += 1
    return total


def strength(board: Board, seat: i64) -> float:
    """Points on the table and in hand, less what a Fort without Lands risks; nothing for the fallen."""
    if not board.alive >> seat & 1:
        return 0.0
    total = hand_worth(board, seat)
    lands: i64 = 0
    shield = 0.0
    base: i64 = 0
    while base < board.bases:
        if board.owner[base] == seat:
            total += float(board.pack.value[board.ground[base]] - board.damage[base])
            if board.has_trap(base):
                total += 1.2 if board.trap[base] == TRAP_REAL else 0.4
            if board.frozen >> base & 1:
                total -= 0.7
            fort = board.is_fort(base)
            lands += 0 if fort else 1
            slot: i64 = 2 * base
            while slot < 2 * base + 2:
                if board.defence[slot] >= 0:
                    points = float(board.pack.value[board.defence[slot]] - board.wound[slot])
                    total += points
                    shield += points if fort else 0.0
                slot += 1
        base += 1
    if lands == 0 and shield < 6.0:
        total -= 6.0 - shield
    return total - 1.5 * float(board.missed[seat])


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
