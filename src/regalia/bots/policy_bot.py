"""A player that does what it learnt by practice, without looking ahead."""

import math
from typing import Final

from regalia.bots.advice import Candidate
from regalia.kernel.lines import LinePolicy
from regalia.kernel.policy import Policy
from regalia.kernel.rng import Rng
from regalia.kernel.state import FREE, Observation

WILFUL: Final = 4.0  # how much surer it is of the likeliest choices than it was while it practised
ONE: Final = 1 << 30


class PolicyBot:
    """Chooses by a policy. Where several choices are about as likely it varies, by its generator alone."""

    def __init__(self, policy: Policy | LinePolicy, wilful: float = WILFUL) -> None:
        self.policy = policy
        self.wilful = wilful

    def choose(self, observation: Observation, rng: Rng) -> int:
        """A gift, or one of the likely choices; the unlikely ones all but never."""
        state, viewer = observation.state, observation.viewer
        for action in state.legal(viewer):
            if state.appeal(viewer, action) == FREE:
                return action
        found = self.explain(observation, rng)
        left = float(rng.below(ONE)) / ONE
        for candidate in found:
            left -= candidate.share
            if left < 0.0:
                return candidate.action
        return found[0].action

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """All choices, the likeliest first, with what may be expected of them."""
        legal = observation.state.legal(observation.viewer)
        scores, expected = self.policy.judge(observation, legal)
        most = max(scores)
        powers = [math.exp(self.wilful * (score - most)) for score in scores]
        total = sum(powers)
        found = [Candidate(action, powers[at] / total, expected[at]) for at, action in enumerate(legal)]
        found.sort(key=lambda candidate: -candidate.share)
        return found
