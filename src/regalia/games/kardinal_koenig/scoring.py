"""What monasteries, alliances and chains bring, both scorings, and who has won."""

from regalia.games.kardinal_koenig import cards, events
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.board import Board
from regalia.kernel.rng import BLIND
from regalia.kernel.rules import Ended, HiddenInformation, Outcome, Tallied, bit, bit_count, i64, placed, vec

# Monasteries


def country_points(counts: vec[i64], at: i64, seat: i64) -> i64:
    """What a seat's monasteries in a country bring; from `at` on is how many each seat has there.

    The leaders take a point for each monastery. Everyone else takes what the place above has: the least
    number that is greater than one's own (KK-10.2 to KK-10.5).
    """
    own = counts[at + seat]
    if own == 0:
        return 0
    above: i64 = 0
    total: i64 = 0
    other: i64
    for other in range(at, at + cards.SEATS):
        held = counts[other]
        total += held
        if held > own and (above == 0 or held < above):
            above = held
    return above if above > 0 else total


def monastery_points(board: Board, seat: i64) -> i64:
    """What a seat's monasteries bring in all countries."""
    total: i64 = 0
    country: i64
    for country in range(cards.LANDS):
        total += country_points(board.cells, on.HELD + cards.SEATS * country, seat)
    return total


def halfway_counts(board: Board) -> vec[i64]:
    """By country, how many monasteries each seat had at the intermediate scoring."""
    return vec[i64](
        [
            bit_count(board.cells[on.HALFWAY + seat] & board.atlas.land[country])
            for country in range(cards.LANDS)
            for seat in range(cards.SEATS)
        ]
    )


def country_line(board: Board, counts: vec[i64], at: int) -> tuple[list[int], list[int]]:
    """How many monasteries each seat has in a country, from `at` on, and what they bring."""
    return list(counts[at : at + board.seats]), [
        country_points(counts, at, seat) for seat in range(board.seats)
    ]


# Alliances


def rules_court(board: Board, country: i64, seat: i64) -> bool:
    """Whether nobody has more advisors in a country than a seat, which has at least one (KK-11.2)."""
    cells = board.cells
    at: i64 = on.ADVISORS + cards.SEATS * country
    own = cells[at + seat]
    if own == 0:
        return False
    most = own
    other: i64
    for other in range(at, at + cards.SEATS):
        most = max(most, cells[other])
    return own == most


def courts_ruled(board: Board, seat: i64) -> i64:
    """The countries where that is so."""
    courts: i64 = 0
    country: i64
    for country in range(cards.LANDS):
        if rules_court(board, country, seat):
            courts |= bit(country)
    return courts


def one_alliance(board: Board, alliance: i64, courts: i64) -> i64:
    """What an alliance, counted from 0, brings to whoever rules these courts (KK-11.2 to KK-11.4)."""
    a = board.atlas.side_a[alliance]
    b = board.atlas.side_b[alliance]
    return board.cells[on.COURT + a] + board.cells[on.COURT + b] if courts >> a & courts >> b & 1 else i64(0)


def alliance_points(board: Board, courts: i64) -> i64:
    """What all alliances bring to whoever rules these courts (KK-11.5)."""
    total: i64 = 0
    if courts & (courts - 1) == 0:
        return total  # each takes two
    alliance: i64
    for alliance in range(cards.ALLIANCES):
        total += one_alliance(board, alliance, courts)
    return total


def alliance_line(board: Board, alliance: int) -> list[int]:
    """What an alliance, counted from 0, brings to each seat."""
    return [one_alliance(board, alliance, courts_ruled(board, seat)) for seat in range(board.seats)]


# Chains


def chain_points(board: Board, seat: i64) -> i64:
    """What a seat's chains bring: a point for each monastery in one (KK-12.2)."""
    return board.atlas.chains.points(board.cells[on.MONASTERIES + seat])


def chain_lines(board: Board, seat: int) -> list[list[int]]:
    """The chains of a seat, each field by field."""
    return board.atlas.chains.paths(board.cells[on.MONASTERIES + seat])


# The scorings


def score_half(state: Board) -> None:
    """The intermediate scoring: monasteries alone (KK-8.2)."""
    cells = state.cells
    for seat in state.setup.all_seats:
        cells[on.HALFWAY + seat] = cells[on.MONASTERIES + seat]
        cells[on.POINTS + seat] += monastery_points(state, seat)
    if state.log is not None:
        state.log.append(events.IntermediateScoring())
        _tell_countries(state, "half")


def final_points(board: Board, seat: i64) -> i64:
    """What the final scoring would bring to a seat now (KK-9.4)."""
    alliances = alliance_points(board, courts_ruled(board, seat))
    return monastery_points(board, seat) + alliances + chain_points(board, seat)


def finish(state: Board) -> None:
    """The final scoring: monasteries, alliances, chains (KK-9.4)."""
    if state.rng is BLIND and not state.options.memory_aids:
        raise HiddenInformation("this table does not tell how it would end")  # KK-14.5
    state.asked = 0
    before = points(state)
    for seat in state.setup.all_seats:
        state.cells[on.POINTS + seat] += final_points(state, seat)
    if state.log is not None:
        _tell_final(state, before)


def _tell_final(state: Board, before: list[int]) -> None:
    """The final scoring and how the game ended; `before`: the points before it. A draft tells it in brief."""
    assert state.log is not None
    seats = range(state.seats)
    blocked = not (state.cells[on.HALF] == cards.LAST and state.turn == state.last_seat())
    state.log.append(events.FinalScoring(blocked))
    if state.rng is not BLIND:
        _tell_countries(state, "monasteries")
        _tell_alliances(state)
        _tell_chains(state)
    parts = [
        before,
        [monastery_points(state, seat) for seat in seats],
        [alliance_points(state, courts_ruled(state, seat)) for seat in seats],
        [chain_points(state, seat) for seat in seats],
    ]
    columns = ["intermediate", "monasteries", "alliances", "chains"]
    state.log.append(_tally("final", columns, parts))
    _tell_end(state, "blocked" if blocked else "deck")


def _tell_end(state: Board, reason: str) -> None:
    """Who won, and by what (KK-13.1, KK-13.2)."""
    assert state.log is not None
    seats = range(state.seats)
    result = outcome(state)
    best = max(result.scores)
    tied = [seat for seat in seats if result.scores[seat] == best]
    if len(tied) > 1:
        state.log.append(
            events.PiecesLeft([state.pieces_left(seat) if seat in tied else 0 for seat in seats])
        )
    decided = "score" if len(tied) == 1 else "pieces" if result.ranks.count(1) == 1 else "shared"
    state.log.append(Ended(reason, -1, decided, result.scores, result.ranks))


def _tally(what: str, columns: list[str], parts: list[list[int]]) -> Tallied:
    """A summary: the parts by column, and in the last column their sum."""
    rows = [[*row, sum(row)] for row in zip(*parts, strict=True)]
    return Tallied(what, [*columns, "total"], rows)


def _tell_countries(state: Board, what: str) -> None:
    """The countries with monasteries, one by one and as a summary."""
    assert state.log is not None
    columns: list[str] = []
    parts: list[list[int]] = []
    for country in range(cards.LANDS):  # KK-10.1
        if state.cells[on.LEAD + country]:
            counts, points = country_line(state, state.cells, on.HELD + cards.SEATS * country)
            state.log.append(events.CountryScored(country, counts, points))
            columns.append(cards.COUNTRIES[country])
            parts.append(points)
    if parts:
        state.log.append(_tally(what, columns, parts))


def _tell_alliances(state: Board) -> None:
    assert state.log is not None
    for alliance in range(cards.ALLIANCES):  # KK-11.1
        line = alliance_line(state, alliance)
        if max(line):
            a, b = state.atlas.side_a[alliance], state.atlas.side_b[alliance]
            state.log.append(events.AllianceScored(alliance + 1, a, b, line))


def _tell_chains(state: Board) -> None:
    assert state.log is not None
    for seat in range(state.seats):
        for path in chain_lines(state, seat):
            state.log.append(events.ChainScored(seat, path, len(path)))


def points(board: Board) -> list[int]:
    """The points of all seats on the track."""
    return list(board.cells[on.POINTS : on.POINTS + board.seats])


def score(board: Board, seat: i64) -> i64:
    """A seat's points, with what the final scoring brings now if it is still to come."""
    found = board.cells[on.POINTS + seat]
    return found + final_points(board, seat) if board.asked else found


def outcome(board: Board) -> Outcome:
    """Ties go to whoever has more pieces left (KK-13.1, KK-13.2)."""
    scores: list[int] = [score(board, seat) for seat in range(board.seats)]
    return placed(scores, [total * 100 + board.pieces_left(seat) for seat, total in enumerate(scores)])
