"""How well a player of Brawling Barons stands."""

import math
from typing import Final

from mypy_extensions import i64

from regalia.games.brawling_barons.actions import AID_KINDS
from regalia.games.brawling_barons.board import Board
from regalia.games.brawling_barons.components import DRAWS, GIFTS, RESOURCES
from regalia.kernel.bits import bit_count, lowest

# What things are worth in points of the end, where the rules say nothing.
WALL: Final = 1.4  # an upgraded unit one step from the King's Army
BARRACKED: Final = 0.9  # and one in the town
SQUIRE: Final = 0.35
PEASANT: Final = 0.4
CARD: Final = 0.1
RESOURCE: Final = 0.17
AID: Final = 0.25
PRODUCTION: Final = 0.35  # a bonus, while the game is young
LUCK: Final = 0.8  # points that chance moves at the end
LUCK_AHEAD: Final = 2.2  # and more, while the deck is full


def share_left(board: Board) -> float:
    """How much of the deck is left."""
    return float(board.height[0]) / float(len(board.node_kind))


def prospects(board: Board, seat: i64) -> float:
    """The points a baron may expect."""
    left = share_left(board)
    up = board.up[seat]
    total = float(bit_count(board.buildings(seat)) + 2 * bit_count(board.army[seat]))
    soon = 0.4 + 0.6 * left  # what is not brought home in time is worth nothing
    total += WALL * soon * float(bit_count(board.wall[seat] & up))
    total += BARRACKED * soon * float(bit_count(board.town[seat] & up & board.soldier[seat]))
    rest = board.exposed(seat) & ~up
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        total += (SQUIRE if board.soldier[seat] >> slot & 1 else PEASANT) * soon
    bonuses = board.tally[GIFTS * seat + RESOURCES] + board.tally[GIFTS * seat + DRAWS]
    total += PRODUCTION * left * float(bonuses)
    total += CARD * soon * float(board.size[seat] if board.size[seat] < 8 else 8)
    resources = board.resources(seat)
    total += RESOURCE * soon * float(resources if resources < 10 else 10)
    aid: i64 = 0
    while aid < AID_KINDS:
        total += AID * soon * float(board.kept[AID_KINDS * seat + aid])
        aid += 1
    return total


def side_prospects(board: Board, seat: i64) -> float:
    """The points that a baron, or the whole team, may expect."""
    total = prospects(board, seat)
    rest = board.mates(seat)
    while rest:
        total += prospects(board, lowest(rest))
        rest &= rest - 1
    return total


def standing(board: Board, seat: i64) -> float:
    """The chance to win: prospects against those of the others, by how much luck is still to come."""
    luck = LUCK + LUCK_AHEAD * share_left(board)
    own = side_prospects(board, seat)
    total = 1.0
    if board.teams:
        total += math.exp((side_prospects(board, (seat + 1) % board.seats) - own) / luck)
        return 1.0 / (total * float(board.seats // 2))
    other: i64 = 0
    while other < board.seats:
        if other != seat:
            total += math.exp((prospects(board, other) - own) / luck)
        other += 1
    return 1.0 / total
