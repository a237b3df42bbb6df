"""A policy that learns by playing against itself: many games side by side, in turns of play and study."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from regalia.kernel.batch import Batch
from regalia.kernel.game import Game
from regalia.kernel.rewards import WIN
from regalia.kernel.turning import turned_actions, turned_features
from regalia.lab.policy_training import CURIOSITY, Numbers, PolicyTraining, Sample

LANES: Final = 256  # games side by side
ROUND: Final = 128  # decisions in each, after which it learns
DECISIONS: Final = LANES * ROUND  # of a round
PASSES: Final = 2  # over what was played
BATCH: Final = 2048
RATE: Final = 0.001  # at first; a tenth of it in the end
FADING: Final = 0.95  # how much of a later surprise is due to an earlier choice
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


class Practice:
    """A policy, the games it plays against itself, and how far it is; `file` keeps that from run to run."""

    def __init__(self, game: Game, seats: int, rounds: int, seed: int, file: Path | None = None) -> None:
        self.rounds = rounds
        self.file = file
        self.lanes = Lanes(game, seats, LANES, seed)
        self.training = PolicyTraining(self.lanes.features, self.lanes.actions, seed)
        self.rng = np.random.default_rng(seed + 1)
        self.done = 0
        self.players = seats
        if file is not None and file.exists():
            self._recall(file)

    def run(self, heard: Callable[[float], None] = lambda undecided: None) -> None:
        """Practise to the end, or until stopped; tells after each round how undecided it still is."""
        while self.done < self.rounds:
            left = 1 - 0.9 * self.done / self.rounds
            heard(self._learn(self._play(), RATE * left, CURIOSITY * left))
            self.done += 1
            if self.file is not None:
                self._keep(self.file)

    def _play(self) -> Sample:
        """A round of games by chance as likely as the policy says; what it learns from it."""
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

    def _learn(self, sample: Sample, rate: float, curiosity: float) -> float:
        """Learn from a round a few times; gives the mean of the entropy before."""
        order = np.arange(len(sample.rows))
        for _ in range(PASSES):
            self.rng.shuffle(order)
            for start in range(0, len(order) - BATCH + 1, BATCH):
                some = order[start : start + BATCH]
                self.training.learn(sample.some(some), rate, curiosity)
        return float(-sample.chances.mean())

    def _keep(self, file: Path) -> None:
        """Write down how far it is, so that the same command goes on from there."""
        training = self.training
        kept = {
            f"{kind} {name}": numbers
            for kind, all_numbers in (
                ("weights", training.weights),
                ("means", training.means),
                ("squares", training.squares),
            )
            for name, numbers in all_numbers.items()
        }
        draft = file.with_suffix(".draft.npz")
        np.savez(draft, allow_pickle=False, done=self.done, steps=training.steps, **kept)
        draft.replace(file)

    def _recall(self, file: Path) -> None:
        training = self.training
        with np.load(file) as kept:
            self.done, training.steps = int(kept["done"]), int(kept["steps"])
            for name in training.weights:
                training.weights[name] = kept[f"weights {name}"]
                training.means[name] = kept[f"means {name}"]
                training.squares[name] = kept[f"squares {name}"]


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
