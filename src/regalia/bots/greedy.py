"""A player who takes what looks best right after the play, over a few of the truths that may be."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.advice import Candidate
from regalia.kernel.bits import lowest
from regalia.kernel.rng import Rng
from regalia.kernel.state import Observation, State

SAMPLES: Final = 12  # truths looked at
MOST_STEPS: Final = 6  # choices looked ahead until a play is over


class GreedyBot:
    """Looks one play ahead and judges by the game's own heuristics."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The best choice; the first of equals."""
        return self.explain(observation, rng)[0].action

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """All choices, the best first."""
        seat: i64 = observation.viewer
        legal = observation.state.legal(seat)
        totals = [0.0] * len(legal)
        for _ in range(SAMPLES if len(legal) > 1 else 0):
            truth = observation.sample(rng)
            for at, action in enumerate(legal):
                ahead = truth.copy()
                ahead.apply(seat, action)
                totals[at] += finish_play(ahead, MOST_STEPS).value(seat)
        share = 1.0 / float(len(legal))
        found = [Candidate(action, share, totals[at] / SAMPLES) for at, action in enumerate(legal)]
        found.sort(key=lambda candidate: -candidate.value)
        return found


def finish_play(state: State, steps: i64) -> State:
    """Bring a play to its end: whoever has to choose takes what is then best for them."""
    if steps == 0 or state.at_rest() or state.deciders() == 0:
        return state
    seat = lowest(state.deciders())
    best = state
    best_value = -1.0
    for action in state.legal(seat):
        ahead = state.copy()
        ahead.apply(seat, action)
        end = finish_play(ahead, steps - 1)
        value = end.value(seat)
        if value > best_value:
            best_value = value
            best = end
    return best
