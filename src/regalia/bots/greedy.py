"""A player who takes what looks best right after the play, over a few of the truths that may be."""

from mypy_extensions import i64

from regalia.bots.advice import Candidate
from regalia.kernel.rng import Rng
from regalia.kernel.state import Observation, State

SAMPLES = 6  # truths looked at
MOST_STEPS = 6  # choices that one play may be made of, when looking ahead


class GreedyBot:
    """Looks one play ahead and judges by the game's own heuristics."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The best choice; the first of equals."""
        return self.explain(observation, rng)[0].action

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """All choices, the best first."""
        seat = observation.viewer
        legal = observation.state.legal(seat)
        if len(legal) == 1:
            return [Candidate(legal[0], 1.0, observation.state.value(seat))]
        totals = [0.0] * len(legal)
        for _ in range(SAMPLES):
            truth = observation.sample(rng)
            for at, action in enumerate(legal):
                ahead = truth.copy()
                ahead.apply(seat, action)
                totals[at] += best_of_play(ahead, seat, MOST_STEPS)
        share = 1.0 / len(legal)
        found = [Candidate(action, share, totals[at] / SAMPLES) for at, action in enumerate(legal)]
        found.sort(key=lambda candidate: -candidate.value)
        return found


def best_of_play(state: State, seat: i64, steps: i64) -> float:
    """What the play is worth if it is brought to its end as well as can be."""
    if steps == 0 or state.at_rest() or not state.deciders() >> seat & 1:
        return state.value(seat)
    best = 0.0
    for action in state.legal(seat):
        ahead = state.copy()
        ahead.apply(seat, action)
        value = best_of_play(ahead, seat, steps - 1)
        best = max(best, value)
    return best
