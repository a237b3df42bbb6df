"""One game as arrays: what PettingZoo, Gymnasium and OpenSpiel are given, all made here."""

from collections.abc import Mapping

import msgspec
import numpy as np
from numpy.typing import NDArray

from regalia.kernel.episode import OVER, Episode, new_episode
from regalia.kernel.errors import IllegalAction
from regalia.kernel.features import FeatureWriter
from regalia.kernel.game import Game, find_game
from regalia.kernel.rewards import parse_rewards, reward
from regalia.kernel.rng import Rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation
from regalia.kernel.witness import Witness
from regalia.kernel.zones import SPECTATOR

Row = NDArray[np.uint8]
Mask = NDArray[np.int8]


def environment_name(game: Game) -> str:
    """What the environment of a game is called: its name and the version of its layouts."""
    return f"{game.name.replace('-', '_')}_v{game.features_version}"


class ArrayGame:
    """One game being played, with its observations and masks as arrays and its rewards as numbers."""

    def __init__(
        self, name: str, players: int | None, options: Mapping[str, object] | None, rewards: str
    ) -> None:
        self.game = find_game(name)
        self.setup: Setup = self.game.setup(players, options)
        self.sort = parse_rewards(rewards)
        self.features = self.game.features(self.setup)
        self.actions = len(self.game.actions)
        self.episode: Episode
        self._row = FeatureWriter(self.features.size)
        self._mask = FeatureWriter(self.actions)

    @property
    def high(self) -> Row:
        """The highest value of each feature."""
        fields = self.features.fields
        return np.repeat(
            np.array([field.high for field in fields], np.uint8), [field.size for field in fields]
        )

    def deal(self, rng: Rng) -> None:
        """Begin a new game."""
        self.episode = new_episode(self.game.make_state(self.setup, rng))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.episode.seat == OVER

    def step(self, action: int) -> None:
        """The choice of the seat that is to choose; what is not legal is refused and changes nothing."""
        episode = self.episode
        if action not in episode.state.legal(episode.seat):
            raise IllegalAction(f"action {action} is not legal for seat {episode.seat}")
        episode.step(action)

    def observation(self, seat: int) -> Row:
        """What a seat has, as features."""
        self.episode.write(seat, self.features, self._row)
        return np.frombuffer(bytearray(self._row.take()), np.uint8)

    def mask(self, seat: int) -> Mask:
        """The legal actions of a seat as ones; none but for the seat that is to choose."""
        self.episode.write_legal(seat, self._mask)
        return np.frombuffer(bytearray(self._mask.take()), np.int8)

    def rewards(self) -> list[float]:
        """What every seat gets at the end."""
        outcome = self.episode.state.outcome()
        return [reward(outcome, seat, self.sort) for seat in range(self.setup.seats)]

    def text(self) -> str:
        """What a spectator sees now, line by line, and the question that is asked."""
        state, seat = self.episode.state, self.episode.seat
        witness = Witness(state.space, SPECTATOR)
        view = self.game.view(Observation(state.redact(SPECTATOR), witness, SPECTATOR))
        lines = [f"{name}: {value}" for name, value in msgspec.to_builtins(view).items()]
        if seat != OVER:
            lines.append(f"seat {seat} is asked: {state.prompt(seat)}")
        return "\n".join(lines)
