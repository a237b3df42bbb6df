"""How well a player of Take the Kingdom stands, and quick choices for playouts.

The board is one that may be: all hands are looked at.
"""

import math
from typing import Final

from mypy_extensions import i64

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import cards
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.board import Board
from regalia.kernel.bits import bit, lowest
from regalia.kernel.rng import Rng

LUCK: Final = 2.0  # points that chance moves once the deck is empty
LUCK_A_CARD: Final = 0.1  # and with each card still in it
NARROW: Final = do.BY_MUTINY | do.BY_SABOTAGE  # answers that are good for little else


def card_worth(board: Board, kind: i64) -> float:
    """What a card in hand is worth in points, roughly."""
    if kind == cards.MERCY or kind == cards.DENY or kind == cards.FORTUNE or kind == cards.CONQUEST:
        return 1.6
    if cards.DEFENCES >> kind & 1:
        return 0.6 * float(board.components.value[kind])
    if cards.ATTACKS >> kind & 1:
        return 0.45 * float(board.components.value[kind])
    if cards.ACTIONS >> kind & 1:
        return 0.9
    return 0.6


def hand_worth(board: Board, seat: i64) -> float:
    """What the cards in a hand are worth; hidden ones are average."""
    total = 0.8 * float(board.cells[on.IN_HAND + seat])
    kind: i64
    for kind in range(cards.KINDS):
        count = board.cells[on.HAND + cards.KINDS * seat + kind]
        if count > 0:
            total += float(count) * card_worth(board, kind)
    return total


def strength(board: Board, seat: i64) -> float:
    """Points on the table and in hand, less what a Fort without Lands risks; nothing for the fallen."""
    if not board.is_alive(seat):
        return 0.0
    cells = board.cells
    value = board.components.value
    total = hand_worth(board, seat)
    lands: i64 = 0
    shield = 0.0
    base: i64
    for base in range(cells[on.BASES]):
        if cells[on.OWNER + base] == seat:
            total += float(value[cells[on.GROUND + base]] - cells[on.DAMAGE + base])
            if board.has_trap(base):
                total += 1.2 if cells[on.TRAP + base] == cards.TRAP_REAL else 0.4
            if cells[on.FROZEN] >> base & 1:
                total -= 0.7
            fort = board.is_fort(base)
            lands += 0 if fort else 1
            slot: i64
            for slot in range(2 * base, 2 * base + 2):
                if cells[on.DEFENCE + slot] >= 0:
                    points = float(value[cells[on.DEFENCE + slot]] - cells[on.WOUND + slot])
                    total += points
                    shield += points if fort else 0.0
    if lands == 0 and shield < 6.0:
        total -= 6.0 - shield
    return total - 1.5 * float(cells[on.MISSED + seat])


def standing(board: Board, seat: i64) -> float:
    """The chance to win: strength against that of the others, by how much luck is still to come."""
    if not board.is_alive(seat):
        return 0.0
    luck = LUCK + LUCK_A_CARD * float(board.cells[on.DECK_SIZE])
    own = strength(board, seat)
    total = 0.0
    other: i64
    for other in range(board.seats):
        if board.is_alive(other):
            total += math.exp((strength(board, other) - own) / luck)
    return 1.0 / total


def rollout_play(playable: i64, forced: bool, rng: Rng) -> i64:
    """Plays while there is something to play, and saves Mercy for need, mostly."""
    wanted = playable & ~bit(cards.MERCY) if rng.below(4) > 0 else playable
    if wanted == 0 and forced:
        wanted = playable
    return do.PLAY + rng.bit_of(wanted) if wanted else do.END


def rollout_answer(answers: i64, rng: Rng) -> i64:
    """Blocks when it can, mostly, and rather with what blocks little else."""
    if answers and rng.below(3) > 0:
        return do.ANSWER + lowest(answers & NARROW if answers & NARROW else answers)
    return do.LET
