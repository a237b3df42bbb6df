"""Policies that practised: the file in a game's folder, and the tables at which they play.

`regalia lab practice` makes it. A policy plays at tables with the same rules, features, components, options
and number of players; elsewhere another bot does.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, Protocol

from regalia.bots.advice import Candidate
from regalia.bots.greedy import GreedyBot
from regalia.bots.policy_bot import PolicyBot
from regalia.kernel.game import Game
from regalia.kernel.learnt import POLICY_FILE, PolicyFile, read_policies
from regalia.kernel.policy import Layer, Policy
from regalia.kernel.rng import Rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation

SAMPLES: Final = 3  # truths in which a character looks for what it likes
TASTE: Final = 20.0  # how far a win more by its own weights moves the score of a choice


class Player(Protocol):
    """A bot, as the registry has it."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        """One of the viewer's legal actions."""

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """The choices it considered, the best first."""


class Practised:
    """A bot that plays by the policy for its table; where there is none, another one plays.

    What a character has of its own moves the policy: it leans to what the heuristics think more of by these
    weights than by the usual ones, in the same few truths.
    """

    def __init__(
        self,
        game: Game,
        other: Player,
        own: Mapping[str, float] | None = None,
        looks: int = 0,
        cap: float = 0.0,
    ) -> None:
        self.game = game
        self.other = other
        self.looks = looks
        self.cap = cap
        self.own = dict(own or {})

    def choose(self, observation: Observation, rng: Rng) -> int:
        """What the one for this table chooses."""
        return self._bot(observation).choose(observation, rng)

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """What the one for this table thinks."""
        return self._bot(observation).explain(observation, rng)

    def _bot(self, observation: Observation) -> Player:
        policy = find_policy(self.game, observation.state.setup)
        if policy is None:
            return self.other
        return PolicyBot(policy, leaning=self._leaning if self.own else None)

    def _leaning(self, observation: Observation, rng: Rng) -> dict[int, float]:
        """How much more the character thinks of each choice than others do."""
        weights = self.game.weights
        assert weights is not None
        usual = _values(observation, rng.copy())
        weights.use(self.own)
        try:
            tasted = _values(observation, rng.copy())
        finally:
            weights.use({})
        return {action: TASTE * (tasted[action] - usual[action]) for action in usual}


def _values(observation: Observation, rng: Rng) -> dict[int, float]:
    """What the heuristics think of each choice."""
    return {found.action: found.value for found in GreedyBot(SAMPLES).explain(observation, rng)}


@cache
def policy_file(game: Game) -> PolicyFile | None:
    """What came with the game, if it is for its rules, features and components of today."""
    found = read_policies(game.folder / POLICY_FILE)
    today = game.rules_version, game.features_version, game.standard_digest
    fits = found and (found.rules, found.features, found.components) == today
    return found if fits else None


def find_policy(game: Game, setup: Setup) -> Policy | None:
    """The policy for a table; None where nobody practised for it."""
    file = policy_file(game)
    standard = game.setup(setup.seats)
    if file is None or setup.components_file.digest != file.components or setup.options != standard.options:
        return None
    return _policy(game, setup.seats)


@cache
def _policy(game: Game, seats: int) -> Policy | None:
    file = policy_file(game)
    for learnt in file.policies if file else ():
        if learnt.seats == seats:
            setup = game.setup(seats)
            layers = [Layer(layer.shift, layer.weights, layer.constant) for layer in learnt.layers]
            return Policy(game.features(setup), setup.space, game.actions, layers)
    return None
