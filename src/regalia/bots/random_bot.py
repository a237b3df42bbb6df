"""A player who takes any legal choice."""

from regalia.bots.advice import Candidate
from regalia.kernel.rng import Rng
from regalia.kernel.state import Observation


class RandomBot:
    """Chooses by chance, every legal action equally likely."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        """Any legal action."""
        return observation.state.random_action(observation.viewer, rng)

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """All choices alike."""
        legal = observation.state.legal(observation.viewer)
        value = observation.state.value(observation.viewer)
        return [Candidate(action, 1.0 / len(legal), value) for action in legal]
