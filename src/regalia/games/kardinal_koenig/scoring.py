"""What monasteries, alliances and chains bring, and the score sheets line by line."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kardinal_koenig.actions import ALLIANCES, LANDS, SEATS
from regalia.games.kardinal_koenig.board import Board
from regalia.kernel.bits import bit, bit_count


def country_points(count: vec[i64], country: i64, seat: i64) -> i64:
    """What a seat's monasteries in a country bring, by how many each seat has (KK-10.2 to KK-10.5).

    The leaders take a point for each monastery. Everyone else takes what the place above has: the least
    number that is greater than one's own.
    """
    at: i64 = SEATS * country
    own = count[at + seat]
    if own == 0:
        return 0
    above: i64 = 0
    total: i64 = 0
    other: i64 = at
    while other < at + SEATS:
        held = count[other]
        total += held
        if held > own and (above == 0 or held < above):
            above = held
        other += 1
    return above if above > 0 else total


def monastery_points(count: vec[i64], seat: i64) -> i64:
    """What a seat's monasteries bring in all countries."""
    total: i64 = 0
    country: i64 = 0
    while country < LANDS:
        total += country_points(count, country, seat)
        country += 1
    return total


def rules_court(board: Board, country: i64, seat: i64) -> bool:
    """Whether nobody has more advisors in a country than a seat, which has at least one (KK-11.2)."""
    at: i64 = SEATS * country
    own = board.advisors[at + seat]
    if own == 0:
        return False
    other: i64 = at
    while other < at + SEATS:
        if board.advisors[other] > own:
            return False
        other += 1
    return True


def one_alliance(board: Board, alliance: i64, seat: i64) -> i64:
    """What an alliance, counted from 0, brings to a seat (KK-11.2 to KK-11.4)."""
    a = board.atlas.side_a[alliance]
    b = board.atlas.side_b[alliance]
    if rules_court(board, a, seat) and rules_court(board, b, seat):
        return board.court[a] + board.court[b]
    return 0


def alliance_points(board: Board, seat: i64) -> i64:
    """What all alliances bring to a seat (KK-11.5)."""
    courts: i64 = 0
    country: i64 = 0
    while country < LANDS:
        if rules_court(board, country, seat):
            courts |= bit(country)
        country += 1
    total: i64 = 0
    alliance: i64 = 0
    while alliance < ALLIANCES:
        a = board.atlas.side_a[alliance]
        b = board.atlas.side_b[alliance]
        if courts >> a & courts >> b & 1:
            total += board.court[a] + board.court[b]
        alliance += 1
    return total


def chain_points(board: Board, seat: i64) -> i64:
    """What a seat's chains bring: a point for each monastery in one (KK-12.2)."""
    return board.atlas.chains.points(board.houses[seat])


def final_points(board: Board, seat: i64) -> i64:
    """What the final scoring would bring to a seat now (KK-9.4)."""
    return monastery_points(board.count, seat) + alliance_points(board, seat) + chain_points(board, seat)


def counts_of(board: Board, houses: vec[i64]) -> vec[i64]:
    """How many of these monasteries each seat has in each country."""
    count = vec[i64]([0] * (LANDS * SEATS))
    country: i64 = 0
    while country < LANDS:
        seat: i64 = 0
        while seat < SEATS:
            count[SEATS * country + seat] = bit_count(houses[seat] & board.atlas.land[country])
            seat += 1
        country += 1
    return count


# Score sheets, by seat


def country_line(board: Board, count: vec[i64], country: int) -> tuple[list[int], list[int]]:
    """How many monasteries each seat has in a country, and what they bring."""
    seats = range(board.seats)
    held: list[int] = [count[SEATS * country + seat] for seat in seats]
    return held, [country_points(count, country, seat) for seat in seats]


def alliance_line(board: Board, alliance: int) -> list[int]:
    """What an alliance, counted from 0, brings to each seat."""
    return [one_alliance(board, alliance, seat) for seat in range(board.seats)]


def chain_lines(board: Board, seat: int) -> list[list[int]]:
    """The chains of a seat, each field by field."""
    return board.atlas.chains.paths(board.houses[seat])
