"""The learnt judge of King's Blood: the chance to win a deal, by a network over counts (`counts.py`)."""

from typing import Final

from regalia.games.kings_blood.board import Board
from regalia.games.kings_blood.counts import (
    DEAD,
    EVENTS_ALL,
    FEATURES,
    MOST_MARKS,
    STATS,
    count_all,
    mark_features,
    room_for_counts,
)
from regalia.kernel.network import ONE, Network
from regalia.kernel.rules import State, i64, vec
from regalia.kernel.softmax import softmax

LUCK: Final = 3.0  # cards that weigh as much as one in the score of a network


def learnt_chances(state: Board, network: Network, event: float, dead: float) -> list[float]:
    """The chance of each seat to win this deal: every seat has a score, and e to its power counts.

    `event` and `dead` are the taste of a character: what it thinks worse than others of an Event in hand, and
    of a character that does not fit.
    """
    counts = room_for_counts(state.seats)
    marks = vec[i64]([0] * MOST_MARKS)
    count_all(state, counts)
    scores = []
    for seat in state.setup.all_seats:
        own = STATS * seat
        taste = event * float(counts[own + EVENTS_ALL]) + dead * float(counts[own + DEAD])
        score = network.score(marks, mark_features(state, seat, counts, marks))
        scores.append(float(score) / (ONE * ONE) - taste / LUCK)
    return softmax(scores, 1.0)


def feature_rows(state: State) -> bytes:
    """A row of zeros and ones for each seat, as a network is taught by."""
    assert isinstance(state, Board)
    counts = room_for_counts(state.seats)
    marks = vec[i64]([0] * MOST_MARKS)
    count_all(state, counts)
    rows = bytearray(FEATURES * int(state.seats))
    for seat in state.setup.all_seats:
        at: i64
        for at in range(mark_features(state, seat, counts, marks)):
            rows[FEATURES * seat + marks[at]] = 1
    return bytes(rows)
