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
                totals[at] += finish_play(ahead, MOST_STEPS, MOST_ENDS).value(seat)
        share = 1.0 / float(len(legal))
        found = [Candidate(action, share, totals[at] / SAMPLES) for at, action in enumerate(legal)]
        found.sort(key=lambda candidate: -candidate.value)
        return found


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
