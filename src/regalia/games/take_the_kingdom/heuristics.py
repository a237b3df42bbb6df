"""How well a player of Take the Kingdom stands, and quick choices for playouts.

The board is one that may be: all hands are looked at.
"""

import math
from typing import Final

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import cards
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.board import Board
from regalia.kernel.rules import Rng, bit, i64, lowest
from regalia.kernel.softmax import softmax
from regalia.kernel.weights import Weights


class Judgement(Weights):
    """What things are worth in points, where the rules say nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.luck = 2.0  # points that chance moves once the deck is empty
        self.luck_a_card = 0.1  # and with each card still in it
        # What cards in hand are worth in points, while there is time to play them
        self.mercy = 2.4
        self.deny = 2.4
        self.fortune = 2.0
        self.conquest = 1.6
        self.land = 0.7
        self.defence = 0.7  # of its value
        self.attack = 0.5  # of its value, and
        self.any_attack = 0.3
        self.block = 1.2  # Mutiny, Sabotage
        self.action = 0.9
        self.other = 0.7  # Traps, Morale, Spread
        self.unseen = 0.8
        # and when the deck is empty
        self.late = 0.1  # of that
        self.late_block = 0.4  # of what blocks
        self.late_mercy = 0.9  # it is a Land, too
        self.drawn = 6.0  # cards that a seat draws in the turns until then, from when on it is near
        self.again = 1.5  # another turn that can be had at the end of this one
        # On the table
        self.trap = 1.2  # a real Trap on the table
        self.bluff = 0.4  # and one that is none
        self.frozen = 0.7  # what a frozen base loses
        self.bare = 6.0  # what defends a Fort without Lands well enough
        self.missed = 1.5  # a turn that will be missed


WEIGHTS: Final = Judgement()
CHARACTERS: Final = {  # the same mind with other weights
    "bold": {"attack": 0.4, "any-attack": 0.1},  # strikes soon
    "careful": {"defence": 0.55, "bare": 8.0},  # walls first
    "sly": {"trap": 1.6, "bluff": 0.7, "deny": 2.8},  # Traps, and a no for everything
    "greedy": {"land": 0.5, "conquest": 1.9},  # for land
}
NARROW: Final = do.BY_MUTINY | do.BY_SABOTAGE  # answers that are good for little else
BLOCKS: Final = (1 << cards.DENY) | (1 << cards.MUTINY) | (1 << cards.SABOTAGE)


def time_left(board: Board) -> float:
    """From 1 while there is time to play what one holds to 0 when the deck is empty."""
    left = float(board.cells[on.DECK_SIZE]) / (WEIGHTS.drawn * float(board.seats))
    return left if left < 1.0 else 1.0


def card_worth(board: Board, kind: i64, left: float) -> float:
    """What a card in hand is worth in points, roughly; `left` is the time left."""
    soon = WEIGHTS.late + (1.0 - WEIGHTS.late) * left
    if cards.DEFENCES >> kind & 1:
        return WEIGHTS.defence * float(board.components.value[kind]) * soon
    if cards.ATTACKS >> kind & 1:
        return (WEIGHTS.any_attack + WEIGHTS.attack * float(board.components.value[kind])) * soon
    if kind == cards.MERCY:
        return WEIGHTS.late_mercy + (WEIGHTS.mercy - WEIGHTS.late_mercy) * left
    if BLOCKS >> kind & 1:
        late = WEIGHTS.late_block
        return (WEIGHTS.deny if kind == cards.DENY else WEIGHTS.block) * (late + (1.0 - late) * left)
    if kind == cards.FORTUNE:
        return WEIGHTS.fortune * soon
    if kind == cards.CONQUEST:
        return WEIGHTS.conquest * soon
    if kind == cards.LAND:
        return WEIGHTS.land * soon
    return (WEIGHTS.action if cards.ACTIONS >> kind & 1 else WEIGHTS.other) * soon


def hand_worth(board: Board, seat: i64) -> float:
    """What the cards in a hand are worth; hidden ones are average."""
    cells = board.cells
    left = time_left(board)
    total = WEIGHTS.unseen * float(cells[on.IN_HAND + seat])
    hand = on.HAND + cards.KINDS * seat
    kind: i64
    for kind in range(cards.KINDS):
        count = cells[hand + kind]
        if count > 0:
            total += float(count) * card_worth(board, kind, left)
    if (
        seat == board.turn
        and cells[on.PLAYS] > 0
        and cells[hand + cards.FORTUNE] + cells[hand + cards.MERCY] > 0
    ):
        total += WEIGHTS.again * left  # so that all else is played before it
    return total


def strength(board: Board, seat: i64) -> float:
    """Points on the table and in hand, less what a Fort without Lands risks."""
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
                total += WEIGHTS.trap if cells[on.TRAP + base] == cards.TRAP_REAL else WEIGHTS.bluff
            if cells[on.FROZEN] >> base & 1:
                total -= WEIGHTS.frozen
            fort = board.is_fort(base)
            lands += 0 if fort else 1
            slot: i64
            for slot in range(2 * base, 2 * base + 2):
                if cells[on.DEFENCE + slot] >= 0:
                    points = float(value[cells[on.DEFENCE + slot]] - cells[on.WOUND + slot])
                    total += points
                    shield += points if fort else 0.0
    if lands == 0 and shield < WEIGHTS.bare:
        total -= WEIGHTS.bare - shield
    return total - WEIGHTS.missed * float(cells[on.MISSED + seat])


def chances(board: Board) -> list[float]:
    """The chances to win: strength against each other, by how much luck is still to come."""
    luck = WEIGHTS.luck + WEIGHTS.luck_a_card * float(board.cells[on.DECK_SIZE])
    return softmax(
        [strength(board, seat) if board.is_alive(seat) else -math.inf for seat in range(board.seats)], luck
    )


def rollout_play(playable: i64, forced: bool, rng: Rng) -> i64:
    """Plays while there is something to play, and saves Mercy for need, mostly."""
    wanted = playable & ~bit(cards.MERCY) if rng.below(4) > 0 else playable
    if wanted == 0 and forced:
        wanted = playable
    return do.PLAY + rng.bit_of(wanted) if wanted else i64(do.END)


def rollout_answer(answers: i64, rng: Rng) -> i64:
    """Blocks when it can, mostly, and rather with what blocks little else."""
    if answers and rng.below(3) > 0:
        return do.ANSWER + lowest(answers & NARROW if answers & NARROW else answers)
    return do.LET
