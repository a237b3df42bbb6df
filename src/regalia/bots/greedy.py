"""A player who takes what looks best right after the play, over a few of the truths that may be."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.advice import Candidate
from regalia.kernel.bits import lowest
from regalia.kernel.rng import Rng
from regalia.kernel.state import Observation, State

SAMPLES: Final = 12  # truths looked at
MOST_STEPS: Final = 6  # choices looked ahead until a play is over
MOST_ENDS: Final = 500  # ways looked at in which one may end
ABOUT: Final = 0.002  # of a win: choices that differ by less are about as good
OPEN: Final = 0.05  # and by less than this part of what is still to win or to lose


class GreedyBot:
    """Looks one play ahead and judges by the game's own heuristics, over so many truths."""

    def __init__(self, samples: int = SAMPLES, still_open: float = OPEN) -> None:
        self.samples = samples
        self.still_open = still_open

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The best choice; of those about as good one that appeals most, then any."""
        found = self.explain(observation, rng)
        window = about(found[0].value, self.still_open)
        return found[preferred(found, window, observation.state, observation.viewer, rng)].action

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """All choices, the best first."""
        seat: i64 = observation.viewer
        legal = observation.state.legal(seat)
        totals = [0.0] * len(legal)
        for _ in range(self.samples if len(legal) > 1 else 0):
            truth = observation.sample(rng)
            for at, action in enumerate(legal):
                ahead = truth.copy()
                ahead.apply(seat, action)
                totals[at] += finish_play(ahead, MOST_STEPS, MOST_ENDS).value(seat)
        share = 1.0 / float(len(legal))
        found = [Candidate(action, share, totals[at] / self.samples) for at, action in enumerate(legal)]
        found.sort(key=lambda candidate: -candidate.value)
        return found


def preferred(found: list[Candidate], window: float, state: State, seat: i64, rng: Rng) -> i64:
    """The place of one of the choices about as good as the first that appeals most, by chance."""
    least = found[0].value - window
    best: i64 = 0
    most: i64 = -1
    count: i64 = 0
    at: i64
    for at in range(len(found)):
        if found[at].value < least:
            break
        appeal = state.appeal(seat, found[at].action)
        if appeal > most:
            most = appeal
            count = 0
        if appeal == most:
            count += 1
            if rng.below(count) == 0:
                best = at
    return best


def about(value: float, still_open: float) -> float:
    """How little less is about as good: less and less where a game is nearly lost or won."""
    return min(ABOUT, still_open * value, still_open * (1.0 - value))


def finish_play(state: State, steps: i64, ends: i64) -> State:
    """Bring a play to its end: whoever has to choose takes what is then best for them.

    Where there are too many ways to go on, only the one that looks best at once is followed.
    """
    if steps == 0 or state.is_turn_boundary() or state.deciders() == 0:
        return state
    seat = lowest(state.deciders())
    legal = state.legal(seat)
    many = len(legal) > ends
    share = ends if many else ends // len(legal)
    best = state
    best_value = -1.0
    for action in legal:
        ahead = state.copy()
        ahead.apply(seat, action)
        end = ahead if many else finish_play(ahead, steps - 1, share)
        value = end.value(seat)
        if value > best_value:
            best_value = value
            best = end
    return finish_play(best, steps - 1, share) if many else best
