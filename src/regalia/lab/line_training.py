"""A policy as it learns by lines: from the features of a line to its score, and to what it may bring.

A decision is a choice among lines. It learns by PPO, as `row_training.py` does.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia.lab.two_layers import Numbers, TwoLayers, pushes

AT_ONCE = 1 << 16  # rows


class LineSample(NamedTuple):
    """Decisions that were made. The rows of their lines follow each other; features are packed in bits."""

    rows: NDArray[np.uint8]
    counts: NDArray[np.int64]  # lines of each decision
    starts: NDArray[np.uint8]  # the row of each decision before anything was chosen
    chosen: NDArray[np.int64]  # which of its lines
    chances: Numbers  # logarithms
    gains: Numbers  # over what was expected
    returns: Numbers

    def some(self, which: NDArray[np.int64]) -> "LineSample":
        """Some of the decisions."""
        counts = self.counts[which]
        first = (np.cumsum(self.counts) - self.counts)[which]
        rows = np.repeat(first - (np.cumsum(counts) - counts), counts) + np.arange(counts.sum())
        return LineSample(
            self.rows[rows],
            counts,
            self.starts[which],
            self.chosen[which],
            self.chances[which],
            self.gains[which],
            self.returns[which],
        )


class LineTraining:
    """A policy by lines and its network."""

    def __init__(self, features: int, seed: int) -> None:
        self.features = features
        self.network = TwoLayers(np.ones(features, np.float32), 1, seed)

    def think(self, rows: NDArray[np.uint8]) -> tuple[Numbers, Numbers]:
        """The score of each row, and what is expected there."""
        parts = [self._forward(rows[at : at + AT_ONCE])[2:] for at in range(0, len(rows), AT_ONCE)]
        return np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])

    def _forward(self, rows: NDArray[np.uint8]) -> tuple[Numbers, list[Numbers], Numbers, Numbers]:
        given = np.unpackbits(rows, axis=1, count=self.features).astype(np.float32)
        units, scores, expected = self.network.forward(given)
        return given, units, scores[:, 0], expected

    def learn(self, sample: LineSample, rate: float, curiosity: float) -> None:
        """One step by these decisions."""
        lines = len(sample.rows)
        given, units, scores, expected = self._forward(np.concatenate([sample.rows, sample.starts]))
        chances = likelihoods(scores[:lines], sample.counts)
        logs = np.log(chances + 1e-9)
        first = np.cumsum(sample.counts) - sample.counts
        chosen = first + sample.chosen
        push = pushes(np.exp(logs[chosen] - sample.chances), sample.gains)
        wrong = np.zeros_like(scores)
        wrong[:lines] = -chances * np.repeat(push, sample.counts)
        wrong[chosen] += push
        undecided = -np.add.reduceat(chances * logs, first)
        wrong[:lines] += np.float32(curiosity) * chances * (logs + np.repeat(undecided, sample.counts))
        value = np.zeros_like(expected)
        value[chosen] = (expected[chosen] - sample.returns) / 2
        value[lines:] = (expected[lines:] - sample.returns) / 2
        part = np.float32(1 / len(sample.counts))
        self.network.learn(given, units, wrong[:, None] * part, value[:, None] * part, rate)


def likelihoods(scores: Numbers, counts: NDArray[np.int64]) -> Numbers:
    """How likely each line is among those of its decision."""
    first = np.cumsum(counts) - counts
    powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, first), counts))
    found: Numbers = powers / np.repeat(np.add.reduceat(powers, first), counts)
    return found
