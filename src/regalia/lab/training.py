"""Teaches a network who wins: each seat has a score by its features, and the highest is likeliest to win.

It is fitted to the winners of games by Adam on log-loss, in NumPy, and rounded to whole numbers in the end.
"""

from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from regalia.kernel.learnt import Learnt
from regalia.kernel.network import FIRST, MOST, ONE, SECOND

Numbers = NDArray[np.float32]

PASSES = 6  # over all examples
BATCH = 2048
RATE = 0.003
DECAY = 1e-6
HELD_BACK = 0.1  # of the positions, to be judged by


class Training:
    """A network as it learns; `rows` are positions by seats by features, `winners` one for each position."""

    def __init__(
        self, rows: NDArray[np.uint8], winners: NDArray[np.uint8], batch: int = BATCH, seed: int = 0
    ) -> None:
        self.batch = batch
        self.seats, self.features = rows.shape[1:]
        cut = round(len(rows) * (1 - HELD_BACK))
        self.rows, self.held = rows[:cut], rows[cut:]
        self.winners, self.held_winners = winners[:cut], winners[cut:]
        self.rng = np.random.default_rng(seed)
        self.layers = [self._layer(self.features, FIRST, 0.15), self._layer(FIRST, SECOND, 0.3)]
        self.layers.append(self._layer(SECOND, 1, 0.4))
        self.means: list[Numbers] = [np.zeros_like(layer) for layer in self.layers]
        self.squares: list[Numbers] = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def _layer(self, inputs: int, outputs: int, spread: float) -> Numbers:
        """Weights by chance; the last row is for all and begins with nothing."""
        layer = self.rng.normal(0, spread, (inputs + 1, outputs)).astype(np.float32)
        layer[inputs] = 0
        return layer

    def run(self, heard: Callable[[float], None] = lambda loss: None) -> None:
        """Learn from all positions a few times, ever more slowly."""
        for number in range(PASSES):
            rate = RATE * 0.5 * (1 + np.cos(np.pi * number / PASSES))
            for batch in self._batches():
                self._step(batch, rate)
            heard(self.loss())

    def _batches(self) -> Iterator[NDArray[np.int64]]:
        order = self.rng.permutation(len(self.rows))
        for start in range(0, len(order), self.batch):
            yield order[start : start + self.batch]

    def _forward(self, rows: NDArray[np.uint8]) -> tuple[list[Numbers], Numbers]:
        """What each layer is given, and the chance of each seat to win."""
        first, second, third = self.layers
        given = [rows.reshape(-1, self.features).astype(np.float32)]
        given.append(np.clip(given[0] @ first[:-1] + first[-1], 0, MOST // ONE))
        given.append(np.maximum(given[1] @ second[:-1] + second[-1], 0))
        scores = (given[2] @ third[:-1] + third[-1]).reshape(-1, self.seats)
        powers = np.exp(scores - scores.max(1, keepdims=True))
        return given, powers / powers.sum(1, keepdims=True)

    def _step(self, batch: NDArray[np.int64], rate: float) -> None:
        given, chances = self._forward(self.rows[batch])
        chances[np.arange(len(batch)), self.winners[batch]] -= 1
        wrong = (chances / len(batch)).reshape(-1, 1)
        slopes: list[Numbers] = []
        for number in (2, 1, 0):
            slopes.insert(0, np.concatenate([given[number].T @ wrong, wrong.sum(0, keepdims=True)]))
            if number:
                on = (given[number] > 0) & (given[number] < MOST // ONE)
                wrong = (wrong @ self.layers[number][:-1].T) * (on if number == 1 else given[number] > 0)
        self.steps += 1
        for number, layer in enumerate(self.layers):
            slope = slopes[number] + DECAY * layer
            self.means[number] += 0.1 * (slope - self.means[number])
            self.squares[number] += 0.001 * (slope * slope - self.squares[number])
            size = np.sqrt(self.squares[number] / (1 - 0.999**self.steps)) + 1e-8
            self.layers[number] -= rate * self.means[number] / (1 - 0.9**self.steps) / size

    def loss(self) -> float:
        """The log-loss of the positions that were held back."""
        total = 0.0
        for start in range(0, len(self.held), 4 * BATCH):
            _, chances = self._forward(self.held[start : start + 4 * BATCH])
            winners = self.held_winners[start : start + 4 * BATCH]
            total -= float(np.log(chances[np.arange(len(winners)), winners] + 1e-9).sum())
        return total / max(1, len(self.held))

    def learnt(self, how: str) -> Learnt:
        """The weights in whole numbers, with a word on how they were made."""
        first, second, third = (
            tuple(np.rint(layer * ONE).astype(int).reshape(-1).tolist()) for layer in self.layers
        )
        return Learnt(self.seats, how, first, second, third)
