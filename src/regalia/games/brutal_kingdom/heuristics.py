"""How well a player of Brutal Kingdom stands."""

from mypy_extensions import i64

from regalia.games.brutal_kingdom.board import Board
from regalia.kernel.bits import lowest


def prospects(board: Board, seat: i64) -> float:
    """Points of a seat if all its face-up icons were paid at today's worth."""
    total = float(board.kills[seat])
    colour: i64 = 0
    while colour < 3:
        total += float(board.tokens[3 * seat + colour] * board.worth(colour))
        colour += 1
    rest = board.in_stack(seat) & board.face_up
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if board.cast.icons[kind] > 0:
            total += float(board.cast.icons[kind] * board.worth(board.cast.colour[kind]))
    return total


def standing(board: Board, seat: i64) -> float:
    """The lead over the mean of the others, squeezed into 0 to 1."""
    others = 0.0
    other: i64 = 0
    while other < board.seats:
        if other != seat:
            others += prospects(board, other)
        other += 1
    lead = prospects(board, seat) - others / float(board.seats - 1)
    return 0.5 + 0.5 * lead / (20.0 + abs(lead))
