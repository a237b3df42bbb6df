"""Policies that practised: the file in a game's folder, and the tables at which they play.

`regalia lab train` makes it. A policy plays at tables with the same rules, features, components, options
and number of players; elsewhere another bot does.
"""

from functools import cache
from typing import Final, Protocol

from regalia.bots.advice import Candidate
from regalia.bots.foresight import ForesightBot
from regalia.bots.policy_bot import PolicyBot
from regalia.kernel.game import Game
from regalia.kernel.learnt import POLICY_FILE, PolicyFile, read_policies
from regalia.kernel.lines import LinePolicy
from regalia.kernel.network import Layer
from regalia.kernel.policy import Policy
from regalia.kernel.rng import Rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import FREE, Observation

HABIT: Final = 0.3  # as much as of a whole search does the policy decide


class Player(Protocol):
    """A bot, as the registry has it."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        """One of the viewer's legal actions."""

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """The choices it considered, the best first."""


class Practised:
    """A bot that plays by the policy for its table; where there is none, another one plays.

    With a search it does both: each choice counts by its share of the search, and by how likely it is.
    """

    def __init__(self, game: Game, other: Player, search: Player | None = None) -> None:
        self.game = game
        self.other = other
        self.search = search

    def choose(self, observation: Observation, rng: Rng) -> int:
        """What the one for this table chooses; with a search, what counts most."""
        policy = find_policy(self.game, observation.state.setup)
        if policy is None:
            return self.other.choose(observation, rng)
        if self.search is None:
            return PolicyBot(policy).choose(observation, rng)
        return self._weighed(policy, self.search, observation, rng)[0].action

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """What the one for this table thinks."""
        policy = find_policy(self.game, observation.state.setup)
        if policy is None:
            return self.other.explain(observation, rng)
        if self.search is None:
            return PolicyBot(policy).explain(observation, rng)
        return self._weighed(policy, self.search, observation, rng)

    def _weighed(
        self, policy: Policy | LinePolicy, search: Player, observation: Observation, rng: Rng
    ) -> list[Candidate]:
        """Gifts first, then what search and policy together like most."""
        state, viewer = observation.state, observation.viewer
        likely = {one.action: one.share for one in PolicyBot(policy, 1.0).explain(observation, rng)}
        found = []
        for one in search.explain(observation, rng):
            share = (one.share + HABIT * likely[one.action]) / (1 + HABIT)
            found.append(Candidate(one.action, share, one.value, one.reply))
        found.sort(key=lambda one: (state.appeal(viewer, one.action) != FREE, -one.share))
        return found


class Foreseeing:
    """A bot that plays by the policy of a game and what it sees coming; where there is none, another one."""

    def __init__(self, game: Game, other: Player, truths: int, cap: float) -> None:
        self.game = game
        self.other = other
        self.truths = truths
        self.cap = cap

    def choose(self, observation: Observation, rng: Rng) -> int:
        """What the one for this table chooses."""
        return self._player(observation).choose(observation, rng)

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """What the one for this table thinks."""
        return self._player(observation).explain(observation, rng)

    def _player(self, observation: Observation) -> Player:
        policy = find_policy(self.game, observation.state.setup)
        return ForesightBot(policy, self.truths, self.cap) if isinstance(policy, LinePolicy) else self.other


@cache
def policy_file(game: Game) -> PolicyFile | None:
    """What came with the game, if it is for its rules, features and components of today."""
    found = read_policies(game.folder / POLICY_FILE)
    today = game.rules_version, game.policy_version, game.standard_digest
    fits = found and (found.rules, found.features, found.components) == today
    return found if fits else None


def find_policy(game: Game, setup: Setup) -> Policy | LinePolicy | None:
    """The policy for a table; None where nobody practised for it."""
    file = policy_file(game)
    standard = game.setup(setup.seats)
    if file is None or setup.components_file.digest != file.components or setup.options != standard.options:
        return None
    return _policy(game, setup.seats)


@cache
def _policy(game: Game, seats: int) -> Policy | LinePolicy | None:
    file = policy_file(game)
    for learnt in file.policies if file else ():
        if learnt.seats == seats:
            setup = game.setup(seats)
            layers = [Layer(layer.shift, layer.weights, layer.constant) for layer in learnt.layers]
            if game.seen_by_lines is not None:
                return LinePolicy(game.seen_by_lines.kind, layers)
            return Policy(game.features(setup), setup.space, game.actions, layers)
    return None
