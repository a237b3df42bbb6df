"""How well a player of Brutal Kingdom stands. The board is one that may be: all hands are looked at."""

from typing import Final

from regalia.games.brutal_kingdom import actions as do
from regalia.games.brutal_kingdom import cards
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.board import Board
from regalia.games.brutal_kingdom.cards import KINDS
from regalia.kernel.rules import bit, bit_count, i64, lowest
from regalia.kernel.softmax import softmax
from regalia.kernel.state import FREE
from regalia.kernel.weights import Weights


class Judgement(Weights):
    """What decides who wins, besides what lies there."""

    def __init__(self) -> None:
        super().__init__()
        self.taken_a_chapter = 2.2  # tokens of a colour that a chapter usually takes out of the stock
        self.in_hand = 0.45  # what a card in hand usually brings of its icons
        self.killer_in_hand = 0.6  # what a killer in hand is worth, beyond its icons
        self.charlatan_in_hand = 0.6  # and a Charlatan
        self.revived = 0.3  # of the icons that a Charlatan in hand could turn up again
        self.unruly = 1.3  # how much likelier than by chance somebody plays the one card that hurts
        self.luck = 3.0  # points that chance moves in what is left of a chapter
        self.luck_a_chapter = 4.5  # and in each whole chapter to come


WEIGHTS: Final = Judgement()
CHARACTERS: Final = {  # the same mind with other weights
    "bold": {"unruly": 0.8, "killer-in-hand": 0.35},  # strikes soon, and fears little
    "careful": {"unruly": 1.6},  # covers what could be struck
    "greedy": {"taken-a-chapter": 1.4, "in-hand": 0.35},  # for tokens now
    "patient": {"killer-in-hand": 0.9, "charlatan-in-hand": 1.0, "revived": 0.5},  # keeps the sharp cards
}
THREATS: Final = (1 << cards.QUEEN) | (1 << cards.KING)  # strike who is played later, never who lies there


def final_worth(board: Board, colour: i64) -> float:
    """What a token of a colour will probably be worth in the end."""
    stock = board.cells[on.STOCK + colour]
    left = float(stock) - WEIGHTS.taken_a_chapter * float(3 - board.cells[on.CHAPTER])
    return float(board.worth(colour) - stock) + (left if left > 0.0 else 0.0)


def icons(board: Board, kinds: i64) -> float:
    """What the icons of some cards are worth."""
    total = 0.0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        if board.components.icons[kind] > 0:
            total += float(board.components.icons[kind]) * final_worth(board, board.components.colour[kind])
    return total


def killers_of(board: Board, kind: i64) -> i64:
    """The kinds that eliminate this one, which lies on the table, when they are played (BK-6.4, BK-6.7)."""
    found: i64 = 0
    killer: i64
    for killer in range(KINDS):
        if board.components.victims[killer] >> kind & 1 and not THREATS >> killer & 1:
            found |= bit(killer)
    return found


def survival(board: Board, seat: i64) -> float:
    """The chance that a stack lasts until its player covers it."""
    top = board.face_up_top(seat)
    if top < 0:
        return 1.0
    killers = killers_of(board, top)
    chance = 1.0
    for other in board.setup.all_seats:
        held = bit_count(board.cells[on.HAND + other])
        if other != seat and board.cells[on.HAND + other] & killers and held > 0:
            strike = WEIGHTS.unruly / float(held)
            chance *= 1.0 - (strike if strike < 1.0 else 1.0)
    return chance


def threat(board: Board, seat: i64) -> float:
    """What the threat on top of a stack may bring: a token, if somebody has to play its victim."""
    top = board.face_up_top(seat)
    if top < 0 or not board.threatens(top):
        return 0.0
    victims: i64 = bit(board.cells[on.NAMED]) if top == cards.EXECUTIONER else board.components.victims[top]
    total = 0.0
    for other in board.setup.all_seats:
        held = bit_count(board.cells[on.HAND + other])
        if other != seat and board.cells[on.HAND + other] & victims:
            total += 1.0 / float(held)
    return total


def in_hand(board: Board, seat: i64) -> float:
    """What the cards still to be played may bring."""
    hand = board.cells[on.HAND + seat]
    total = WEIGHTS.in_hand * icons(board, hand)
    rest = hand
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if board.components.victims[kind] or kind == cards.EXECUTIONER:
            total += WEIGHTS.killer_in_hand
        elif kind == cards.CHARLATAN:
            fallen = board.in_stack(seat) & ~board.cells[on.FACE_UP]
            total += WEIGHTS.charlatan_in_hand + WEIGHTS.revived * icons(board, fallen)
    return total


def prospects(board: Board, seat: i64) -> float:
    """The points a seat may expect: tokens, eliminations, the cards in its stack and in its hand."""
    total = float(board.cells[on.KILLS + seat])
    colour: i64
    for colour in range(3):
        total += float(board.cells[on.TOKENS + 3 * seat + colour]) * final_worth(board, colour)
    stack = board.in_stack(seat) & board.cells[on.FACE_UP]
    total += survival(board, seat) * icons(board, stack) + threat(board, seat)
    if stack >> cards.BLACK_KNIGHT & 1 and icons(board, stack) == 0.0:
        total += 2.0
    if (
        board.question != on.ASK_PASS_LIGHT or board.cells[on.PASSING + seat] >= 0
    ):  # else the next chapter has just been dealt
        total += in_hand(board, seat)
    return total


def chances(board: Board) -> list[float]:
    """The chances to win: prospects against each other, by how much luck is still to come."""
    luck = WEIGHTS.luck + WEIGHTS.luck_a_chapter * float(3 - board.cells[on.CHAPTER])
    return softmax([prospects(board, seat) for seat in range(board.seats)], luck)


def appeal(board: Board, seat: i64, action: i64) -> i64:
    """A look is free; whatever may be declined is rather done, and a card named that somebody may hold."""
    if action == do.LOOK or (board.question == on.ASK_PEEK and action != do.DECLINE):
        return FREE
    if do.NAME <= action < do.GIVE:
        seen = board.cells[on.HAND + seat]
        for other in board.setup.all_seats:
            seen |= board.in_stack(other)
        return 1 - (seen >> (action - do.NAME) & 1)
    return 0 if action == do.DECLINE else 1
