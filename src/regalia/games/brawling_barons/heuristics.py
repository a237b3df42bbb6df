"""How well a player of Brawling Barons stands, and what one probably does.

The board is one that may be: all of it is looked at.
"""

from typing import Final

from regalia.games.brawling_barons import actions as do
from regalia.games.brawling_barons import cards, harm
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import Board
from regalia.kernel.rules import Rng, bit, bit_count, i64, lowest, vec
from regalia.kernel.softmax import softmax
from regalia.kernel.weights import Weights


class Judgement(Weights):
    """What things are worth in points of the end, where the rules say nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.wall = 1.4  # an upgraded unit one step from the King's Army
        self.barracked = 0.9  # and one in the town
        self.squire = 0.35
        self.peasant = 0.4
        self.unit_card = 0.12  # a Peasant or a Squire in hand
        self.resource = 0.17
        self.hoard = 1.0  # of that, for each beyond the first few
        self.late = 0.1  # of what hand, resources and Aids are worth, when the deck is empty
        self.near = 0.25  # of the deck: from then on they lose their worth
        self.extra = 0.3  # a second action still to be taken
        self.production = 0.35  # a bonus, while the game is young
        self.luck = 0.8  # points that chance moves at the end
        self.luck_ahead = 2.2  # and more, while the deck is full


WEIGHTS: Final = Judgement()
CHARACTERS: Final = {  # the same mind with other weights
    "bold": {"wall": 1.6, "barracked": 1.05},  # sends out soldiers
    "careful": {"peasant": 0.5, "squire": 0.4},  # keeps many at home
    "greedy": {"resource": 0.24, "production": 0.5},  # for goods
    "patient": {"unit-card": 0.18, "extra": 0.4},  # keeps cards in hand
}
FEW: Final = 3  # resources
MOST_CARDS: Final = 4  # of each that count
CARDS: Final = vec[i64](  # events, action cards and Royal Aid, in hundredths
    [8, 12, 25, 25, 30, 40, 30, 25, 5, 5, 25, 25]
)


def share_left(board: Board) -> float:
    """How much of the deck is left."""
    return float(board.cells[on.HEIGHT]) / float(board.options.deck)


def hand_worth(board: Board, seat: i64) -> float:
    """What cards in hand and Royal Aid are worth while there is time; hidden ones count as Peasants."""
    cells = board.cells
    hand = on.HAND + cards.KINDS * seat
    units: i64 = cells[on.IN_HAND + seat]
    squires: i64 = 0
    hundredths: i64 = 0
    kind: i64
    rest = cells[on.HELD + seat]
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if kind < cards.SQUIRES:
            units += cells[hand + kind]
        elif kind < cards.UNITS:
            squires += cells[hand + kind]
        else:
            hundredths += CARDS[kind - cards.UNITS] * cells[hand + kind]
    for kind in range(cards.AIDS, cards.KINDS):
        hundredths += CARDS[kind - cards.UNITS] * cells[hand + kind]
    units = min(units, MOST_CARDS) + min(squires, MOST_CARDS)
    return WEIGHTS.unit_card * float(units) + 0.01 * float(hundredths)


def prospects(board: Board, seat: i64) -> float:
    """The points a baron may expect."""
    cells = board.cells
    left = share_left(board)
    up = cells[on.UP + seat]
    soldiers = cells[on.SOLDIERS + seat]
    total = float(bit_count(board.buildings(seat)) + 2 * bit_count(cells[on.ARMY + seat]))
    soon = 0.4 + 0.6 * left  # what is not brought home in time is worth nothing
    total += WEIGHTS.wall * soon * float(bit_count(cells[on.WALL + seat] & up))
    total += WEIGHTS.barracked * soon * float(bit_count(cells[on.TOWN + seat] & up & soldiers))
    rest = board.exposed(seat) & ~up
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        total += (WEIGHTS.squire if soldiers >> slot & 1 else WEIGHTS.peasant) * soon
    gifts = on.GIFTS + cards.GIFTS * seat
    bonuses = cells[gifts + cards.RESOURCES] + cells[gifts + cards.DRAWS]
    total += WEIGHTS.production * left * float(bonuses)
    late = WEIGHTS.late + (1.0 - WEIGHTS.late) * (left / WEIGHTS.near if left < WEIGHTS.near else 1.0)
    resources = min(board.resources(seat), 10)
    few = min(resources, FEW)
    goods = float(few) + WEIGHTS.hoard * float(resources - few)
    total += late * (hand_worth(board, seat) + WEIGHTS.resource * goods)
    if seat == board.turn and cells[on.EXTRA] > 0 and cells[on.ACTED] < 2:
        total += WEIGHTS.extra
    return total


def chances(board: Board) -> list[float]:
    """The chances to win: prospects against each other, by how much luck is still to come."""
    luck = WEIGHTS.luck + WEIGHTS.luck_ahead * share_left(board)
    own = [prospects(board, seat) for seat in range(board.seats)]
    if not board.teams:
        return softmax(own, luck)
    sides = softmax([sum(own[::2]), sum(own[1::2])], luck)
    return [sides[seat & 1] * 2.0 / float(board.seats) for seat in range(board.seats)]


# What one probably does: builds and marches while that is possible, gathers or draws for it, and hurts foes.

EVENTS_AND_ACTION_CARDS: Final = 127
RARE: Final = (
    (1 << do.ATTACK) | (1 << do.COURT) | (1 << do.BUY) | (1 << do.SELL) | (EVENTS_AND_ACTION_CARDS << do.PLAY)
)  # what a guess does now and then


def likely_action(board: Board, seat: i64, menu: i64, rng: Rng) -> i64:
    """Units go to the King's Army and are upgraded and recruited first of all."""
    cells = board.cells
    if menu & bit(do.STEP) and rng.below(4) > 0:
        return do.STEP
    aids = menu >> do.AID & 31
    if aids and rng.below(2) > 0:
        return do.AID + rng.bit_of(aids)
    if cells[on.ACTED] > cells[on.EXTRA]:
        return do.END
    up = cells[on.UP + seat]
    town = cells[on.TOWN + seat]
    if cells[on.WALL + seat] & up and rng.below(4) > 0:
        return do.MOVE
    if menu & bit(do.UPGRADE) and rng.below(4) > 0:
        return do.UPGRADE
    if menu & bit(do.RECRUIT) and rng.below(4) > 0:
        return do.RECRUIT
    if town & up & cells[on.SOLDIERS + seat] and rng.below(2) > 0:
        return do.MOVE
    rare = menu & RARE
    if rare and rng.below(6) == 0:
        return rng.bit_of(rare)
    wants = cells[on.HELD + seat] & cards.UNIT_KINDS | town & ~up
    if menu & bit(do.GATHER) and (rng.below(4) > 0 if wants else rng.below(4) == 0):
        return do.GATHER
    if rng.below(2) > 0:
        return do.TAKE + rng.bit_of(menu >> do.TAKE)
    return do.DRAW


def likely_move(board: Board, seat: i64, rng: Rng) -> i64:
    """Upgraded units go; Squires only if there is nobody else."""
    cells = board.cells
    slots = board.movable(seat) & ~cells[on.TOUCHED]
    if slots & cells[on.UP + seat] or cells[on.HANDLED] > 0:
        slots &= cells[on.UP + seat]
    return do.UNIT + cards.MOST_UNITS * seat + rng.bit_of(slots) if slots else i64(do.DONE)


def likely_victim(board: Board, seat: i64, rng: Rng) -> i64:
    """A unit of a foe, rather an upgraded one, and in an attack rather one that falls by it."""
    cells = board.cells
    best: i64 = -1
    best_worth: i64 = -1
    menu = board.menu(seat)
    at: i64
    for at in range(menu.count()):
        first = menu.first(at) - do.UNIT
        owner = first // cards.MOST_UNITS
        slots = menu.mask(at) if first >= 0 and board.foes(seat) >> owner & 1 else i64(0)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            unit = first + slot
            worth: i64 = 1 + (cells[on.UP + owner] >> slot & 1)
            if board.question == on.ASK_AIM:
                strength = harm.strength_of(board, seat, cells[on.ACTING], unit)
                worth *= harm.fate(board, unit, harm.damage(board, unit) + strength)
            worth = 8 * worth + rng.below(8)
            if worth > best_worth:
                best_worth = worth
                best = unit
    return do.UNIT + best if best >= 0 else board.random_action(seat, rng)
