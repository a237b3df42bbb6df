"""One seat of a game as a Gymnasium environment; bots sit on the others.

    env = solo_env("brutal-kingdom", bots="courtier")

or, after importing this module, `gymnasium.make("regalia/brutal_kingdom-v2", bots="courtier")`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.adapters.extras import MissingExtra
from regalia.bots.registry import make_bot
from regalia.kernel.episode import OVER
from regalia.kernel.errors import BadOption
from regalia.kernel.game import find_game, game_names
from regalia.kernel.rng import fast_rng

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete

    from regalia.adapters.arrays import ArrayGame
except ModuleNotFoundError as error:
    raise MissingExtra("pettingzoo", error) from None

ILLEGAL = -1.0  # the reward for an illegal action, which ends the game
SEEDS = 2**62


class SoloEnv(gymnasium.Env[Any, Any]):
    """A seat among bots. What comes between two choices of this seat, the bots play."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012, as its base has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        bots: str | Sequence[str] = "page",
        options: Mapping[str, object] | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.played = ArrayGame(game, players, options, rewards)
        seats = self.played.setup.seats
        if seat is not None and seat not in range(seats):
            raise BadOption(f"there is no seat {seat}; they go from 0 to {seats - 1}, None is any")
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise BadOption(f"{seats - 1} bots are needed, not {len(names)}")
        self.fixed_seat = seat
        self.seat = 0
        self.bots = [make_bot(name, self.played.game) for name in names]
        actions = self.played.actions
        self.observation_space = Dict(
            {
                "observation": Box(
                    np.zeros(self.played.features.size, np.uint8), self.played.high, dtype=np.uint8
                ),
                "action_mask": Box(0, 1, (actions,), np.int8),
            }
        )
        self.action_space = Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game, and let the bots play until this seat is to choose."""
        super().reset(seed=seed)
        self._chance = fast_rng(int(self.np_random.integers(SEEDS)))
        self._whims = fast_rng(int(self.np_random.integers(SEEDS)))
        seats = self.played.setup.seats
        self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        self.played.deal(self._chance)
        self._let_bots_play()
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Choose, and let the bots play. An illegal choice ends the game, with a reward of -1."""
        if self.played.episode.seat != self.seat:
            raise BadOption("the game is over: reset the environment, or make it with autoreset")
        info: dict[str, Any] = {"seat": self.seat}
        if int(action) not in self.played.episode.state.legal(self.seat):
            observation = self._observation()
            self.played.episode.seat = OVER
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self.played.step(int(action))
        self._let_bots_play()
        over = self.played.over
        won = self.played.rewards()[self.seat] if over else 0.0
        return self._observation(), won, over, False, info

    def _let_bots_play(self) -> None:
        episode = self.played.episode
        while not self.played.over and episode.seat != self.seat:
            seat = episode.seat
            bot = self.bots[seat - (seat > self.seat)]
            legal = episode.state.legal(seat)
            forced = len(legal) == 1
            episode.step(legal[0] if forced else bot.choose(episode.observe(seat), self._whims))

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.played.observation(self.seat), "action_mask": self.played.mask(self.seat)}

    def render(self) -> Any:
        """What a spectator sees, as text."""
        return self.played.text() if self.render_mode == "ansi" else None


def solo_env(game: str, players: int | None = None, *, autoreset: bool = True, **arguments: Any) -> Any:
    """A seat among bots, as `SoloEnv` makes it; with autoreset, the step after the end deals a new game."""
    env = SoloEnv(game, players, **arguments)
    return gymnasium.wrappers.Autoreset(env) if autoreset else env


def gymnasium_id(game: str) -> str:
    """What a game is called at `gymnasium.make`."""
    return f"regalia/{game.replace('-', '_')}-v{find_game(game).features_version}"


for _game in game_names():
    gymnasium.register(
        gymnasium_id(_game), entry_point="regalia.adapters.gymnasium:SoloEnv", kwargs={"game": _game}
    )
