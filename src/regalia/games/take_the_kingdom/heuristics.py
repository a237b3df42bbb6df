"""How well a player of Take the Kingdom stands."""

from mypy_extensions import i64

from regalia.games.take_the_kingdom.board import Board


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
    """The share of all strength that is this seat's, measured against an even share."""
    own = strength(board, seat)
    others = 0.0
    other: i64 = 0
    while other < board.seats:
        if other != seat:
            others += strength(board, other)
        other += 1
    even = others / float(board.seats - 1)
    return own / (own + even) if own > 0.0 else 0.0
