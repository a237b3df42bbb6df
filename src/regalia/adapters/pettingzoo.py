"""PettingZoo environments, one for each game: `from regalia.adapters.pettingzoo import brutal_kingdom_v2`.

Agents are called `player_0`, `player_1` … by their seats. An observation is a dictionary of `observation`,
the features that docs/environments lists, and `action_mask`. Where several seats must choose at once, they
are asked one after the other; what they choose stays hidden until all have.
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

from regalia.adapters.extras import MissingExtra
from regalia.kernel.errors import BadOption, IllegalAction
from regalia.kernel.game import find_game, game_names
from regalia.kernel.rng import fast_rng

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv

    from regalia.adapters.arrays import ArrayGame, environment_name
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo", error) from None

ILLEGAL = -1.0  # the reward for an illegal action, which ends the game


class RegaliaEnv(AECEnv[str, Any, int]):
    """A game as an AEC environment. An illegal action loses the game, or is an error if `strict`."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
        strict: bool = False,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise BadOption(f"render_mode can be None or 'ansi', not {render_mode!r}")
        self.played = ArrayGame(game, players, options, rewards)
        self.metadata = {
            "name": environment_name(self.played.game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.strict = strict
        self.possible_agents = [f"player_{seat}" for seat in range(self.played.setup.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.played.actions
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(
                        np.zeros(self.played.features.size, np.uint8), self.played.high, dtype=np.uint8
                    ),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self._chance = fast_rng(randbits(64))

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; a seed settles it and all that follow without one."""
        if seed is not None:
            self._chance = fast_rng(seed)
        self.played.deal(self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.played.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": self.played.observation(seat), "action_mask": self.played.mask(seat)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        try:
            self.played.step(int(action))
        except IllegalAction:
            if self.strict:
                raise
            self._end({**dict.fromkeys(self.agents, 0.0), self.agent_selection: ILLEGAL})
            return
        if self.played.over:
            self._end(dict(zip(self.agents, self.played.rewards(), strict=True)))
        else:  # nobody gets anything before the end
            self.agent_selection = self.possible_agents[self.played.episode.seat]

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return self.played.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to be closed: no window, no process."""


class Environment:
    """The environment of one game, under the name and version that it was published by."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.name = environment_name(find_game(game))

    def env(self, players: int | None = None, **arguments: Any) -> RegaliaEnv:
        """The environment. `rewards` can be win, rank or score; `options` are those of the game.

        An illegal action loses the game, as in PettingZoo's own. There are no wrappers, which would take more
        time than the game: they can be put around it.
        """
        return RegaliaEnv(self.game, players, **arguments)

    def raw_env(self, players: int | None = None, **arguments: Any) -> RegaliaEnv:
        """The same, but an illegal action is an error and changes nothing."""
        return RegaliaEnv(self.game, players, strict=True, **arguments)


def __getattr__(name: str) -> Environment:
    """The environment of that name: `brutal_kingdom_v2`, and so on for every game that is registered."""
    for game in game_names():
        if name == environment_name(find_game(game)):
            return Environment(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
