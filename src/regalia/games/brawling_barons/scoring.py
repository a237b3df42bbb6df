"""The end of a game of Brawling Barons, and the score."""

from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import Board
from regalia.kernel.rules import Ended, Outcome, Tallied, bit_count, i64, packed, placed


def finish(state: Board) -> None:
    """The deck has run out, or there were turns enough; the one who acts is the taker (BB-11.2, BB-11.4)."""
    state.asked = 0
    state.cells[on.DRAWING] = 0
    state.cells[on.REFILL] = 0
    if state.log is not None:
        result = outcome(state)
        reason = "deck" if state.cells[on.HEIGHT] == 0 else "turns"
        state.log.append(_tally(state))
        state.log.append(
            Ended(reason, state.actor(), _decided(state, result.scores), result.scores, result.ranks)
        )


def _tally(state: Board) -> Tallied:
    """Everyone's points by where they come from; partners' points count for a team (BB-11.1, BB-12.4)."""
    columns = ["buildings", "army", *(["partners"] if state.teams else []), "points"]
    rows: list[list[int]] = []
    for seat in state.setup.all_seats:
        buildings = bit_count(state.buildings(seat))
        army = 2 * bit_count(state.cells[on.ARMY + seat])
        total = score(state, seat)
        partners = [total - buildings - army] if state.teams else []
        rows.append([buildings, army, *partners, total])
    return Tallied("end", columns, rows)


def _decided(state: Board, scores: list[int]) -> str:
    """How the winner was found: by points, or by who took the last card (BB-11.3, BB-12.4)."""
    tied = scores.count(max(scores))
    if state.teams:
        return "tie-teams" if tied == state.seats else "team"
    return "tie-clockwise" if tied > 1 else "score"


def points(state: Board, seat: i64) -> i64:
    """The victory points of one baron (BB-11.1)."""
    return bit_count(state.buildings(seat)) + 2 * bit_count(state.cells[on.ARMY + seat])


def score(state: Board, seat: i64) -> i64:
    """The points that count: a baron's own, or the sum of the team (BB-12.4)."""
    total = points(state, seat)
    if state.teams:
        for mate in packed(state.mates(seat)):
            total += points(state, mate)
    return total


def _merit(state: Board, seat: i64) -> i64:
    """One number to compare by: points, then who comes first after the taker (BB-11.3, BB-12.4)."""
    taker = state.actor()
    if state.teams:
        return 2 * score(state, seat) + (seat - taker & 1)
    after = (seat - taker + state.seats - 1) % state.seats
    return state.seats * score(state, seat) + state.seats - after


def outcome(state: Board) -> Outcome:
    """Scores and ranks, as they are or would be if the baron on turn took the last card."""
    seats = range(state.seats)
    return placed([score(state, seat) for seat in seats], [_merit(state, seat) for seat in seats])
