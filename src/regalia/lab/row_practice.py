"""A policy by rows learns by playing against itself: many games side by side."""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from regalia.kernel.batch import Batch
from regalia.kernel.game import Game
from regalia.kernel.rewards import WIN
from regalia.kernel.turning import turned_actions, turned_features
from regalia.lab.practice import FADING, Practice
from regalia.lab.row_training import RowTraining, Sample
from regalia.lab.two_layers import Numbers

LANES: Final = 256  # games side by side
ROUND: Final = 128  # decisions in each, after which it learns
FORCED: Final = 0.2  # of the decisions that leave no choice, those that are learnt from: they tell the value


class Lanes:
    """Games side by side as their seats see them, turned."""

    def __init__(self, game: Game, seats: int, lanes: int, seed: int) -> None:
        setup = game.setup(seats)
        self.batch = Batch(game, setup, lanes, seed, WIN)
        self.features = self.batch.features
        self.actions = len(game.actions)
        self.each = np.arange(lanes)
        viewers = range(seats)
        self.turned = np.array([turned_features(self.features, setup.space, viewer) for viewer in viewers])
        self.named = np.array([turned_actions(game.actions, seats, viewer) for viewer in viewers])
        self.seats = np.zeros(lanes, np.intp)

    def look(self) -> tuple[NDArray[np.uint8], NDArray[np.bool_]]:
        """The row of whoever is to choose in each lane, and what is legal."""
        lanes = len(self.each)
        self.seats = np.frombuffer(self.batch.seats, np.uint8).astype(np.intp)
        rows = np.frombuffer(memoryview(self.batch.observations), np.uint8).reshape(lanes, -1)
        legal = np.frombuffer(memoryview(self.batch.masks), np.bool_).reshape(lanes, -1)
        at = self.each[:, None]
        return rows[at, self.turned[self.seats]], legal[at, self.named[self.seats]]

    def step(self, chosen: NDArray[np.int64]) -> tuple[NDArray[np.bool_], Numbers]:
        """Let turned actions happen; gives where a game ended, and what each seat got there."""
        named = self.named[self.seats, chosen]
        self.batch.step(named.astype("<i8").tobytes())
        rewards = np.frombuffer(self.batch.rewards, "<f4").reshape(len(self.each), -1)
        return np.frombuffer(self.batch.ended, np.bool_), rewards


class RowPractice(Practice[Sample]):
    """A policy by rows, and the games it plays against itself."""

    usual_rounds = 1000
    a_round = f"{LANES * ROUND} decisions"
    rate = 0.001

    def __init__(self, game: Game, seats: int, rounds: int, seed: int, file: Path | None = None) -> None:
        self.lanes = Lanes(game, seats, LANES, seed)
        self.training = RowTraining(self.lanes.features, self.lanes.actions, seed)
        self.players = seats
        super().__init__(self.training, rounds, seed, file)

    def _play(self) -> Sample:
        size = ROUND, LANES
        rows = np.zeros((*size, self.lanes.features.size), np.uint8)
        legal = np.zeros((*size, self.lanes.actions), np.bool_)
        seats, chosen = np.zeros(size, np.intp), np.zeros(size, np.int64)
        chances, expected = np.zeros(size, np.float32), np.zeros(size, np.float32)
        ended = np.zeros(size, np.bool_)
        rewards = np.zeros((*size, self.players), np.float32)
        each = self.lanes.each
        for at in range(ROUND):
            rows[at], legal[at] = self.lanes.look()
            seats[at] = self.lanes.seats
            likely, expected[at] = self.training.think(rows[at], legal[at])
            chosen[at] = self._draw(likely)
            chances[at] = np.log(likely[each, chosen[at]] + 1e-9)
            ended[at], rewards[at] = self.lanes.step(chosen[at])
        gains, known = judged(seats, expected, ended, rewards)
        learnt_from = known & ((legal.sum(2) > 1) | (self.rng.random(size) < FORCED))
        use = np.flatnonzero(learnt_from)
        gained = gains.reshape(-1)[use]
        return Sample(
            rows.reshape(-1, rows.shape[2])[use],
            legal.reshape(-1, legal.shape[2])[use],
            chosen.reshape(-1)[use],
            chances.reshape(-1)[use],
            (gained - gained.mean()) / (gained.std() + np.float32(1e-6)),
            gained + expected.reshape(-1)[use],
        )

    def _draw(self, likely: Numbers) -> NDArray[np.int64]:
        """An action for each lane, as likely as that."""
        sums = likely.cumsum(1)
        found = (sums <= self.rng.random((len(sums), 1)) * sums[:, -1:]).sum(1)
        unlikely = likely[self.lanes.each, np.minimum(found, likely.shape[1] - 1)] <= 0
        drawn: NDArray[np.int64] = np.where(unlikely, likely.argmax(1), found)
        return drawn


def judged(
    seats: NDArray[np.intp], expected: Numbers, ended: NDArray[np.bool_], rewards: Numbers
) -> tuple[Numbers, NDArray[np.bool_]]:
    """What each decision brought more than was expected, and whether that can be told.

    Generalised advantage estimation, for each seat by its own decisions. The last decision of a seat in a
    round tells nothing unless the game ended after it; it only says what the one before led to.
    """
    rounds, lanes = seats.shape
    each = np.arange(lanes)
    players = rewards.shape[2]
    later = np.zeros((lanes, players), np.float32)  # what the next decision of each seat expects
    surprise = np.zeros((lanes, players), np.float32)
    owed = np.zeros((lanes, players), np.float32)  # got since
    told = np.zeros((lanes, players), np.bool_)
    gains, known = np.zeros(seats.shape, np.float32), np.zeros(seats.shape, np.bool_)
    for at in range(rounds - 1, -1, -1):
        over = ended[at]
        later[over] = 0
        surprise[over] = 0
        told[over] = True
        owed[over] = rewards[at][over]
        seat = seats[at]
        known[at] = told[each, seat]
        change = owed[each, seat] + later[each, seat] - expected[at]
        gains[at] = np.where(known[at], change + FADING * surprise[each, seat], 0)
        later[each, seat] = expected[at]
        surprise[each, seat] = gains[at]
        owed[each, seat] = 0
        told[each, seat] = True
    return gains, known
