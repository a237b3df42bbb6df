"""A policy as it learns by rows: from a row and what is legal to a score for each action.

It learns by proximal policy optimisation (PPO): choices that brought more than was expected become likelier,
a little at a time.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia.kernel.features import BIT, Features
from regalia.kernel.policy import NUMBER
from regalia.lab.two_layers import Numbers, TwoLayers, pushes

NEVER: Final = np.float32(-1e9)  # the score of what is not legal


class Sample(NamedTuple):
    """Decisions that were made: what was seen, what was legal, chosen and how likely, and what came of it."""

    rows: NDArray[np.uint8]
    legal: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    chances: Numbers  # logarithms
    gains: Numbers  # over what was expected
    returns: Numbers

    def some(self, which: NDArray[np.int64]) -> "Sample":
        """Some of the decisions."""
        return Sample(
            self.rows[which],
            self.legal[which],
            self.chosen[which],
            self.chances[which],
            self.gains[which],
            self.returns[which],
        )


class RowTraining:
    """A policy by rows and its network."""

    def __init__(self, features: Features, actions: int, seed: int) -> None:
        # Numbers count less than what is on or off; what is legal stands behind the row.
        scale: Numbers = np.ones(features.size + actions, np.float32)
        for field in features.fields:
            if field.high > BIT:
                scale[field.at : field.at + field.size] = 1 / NUMBER
        self.network = TwoLayers(scale, actions, seed)

    def think(self, rows: NDArray[np.uint8], legal: NDArray[np.bool_]) -> tuple[Numbers, Numbers]:
        """How likely each action is to be chosen, and what is expected."""
        return self._forward(rows, legal)[2:]

    def _forward(
        self, rows: NDArray[np.uint8], legal: NDArray[np.bool_]
    ) -> tuple[Numbers, list[Numbers], Numbers, Numbers]:
        given = np.concatenate([rows, legal], axis=1, dtype=np.float32)
        units, scores, expected = self.network.forward(given)
        scores = np.where(legal, scores, NEVER)
        powers = np.exp(scores - scores.max(1, keepdims=True))
        return given, units, powers / powers.sum(1, keepdims=True), expected

    def learn(self, sample: Sample, rate: float, curiosity: float) -> None:
        """One step by these decisions."""
        given, units, chances, expected = self._forward(sample.rows, sample.legal)
        count = len(sample.rows)
        each = np.arange(count)
        logs = np.log(chances + 1e-9)
        push = pushes(np.exp(logs[each, sample.chosen] - sample.chances), sample.gains)
        wrong = -chances * push[:, None]
        wrong[each, sample.chosen] += push
        part = np.float32(1 / count)
        undecided = -(chances * logs).sum(1, keepdims=True)
        wrong += np.float32(curiosity) * chances * (logs + undecided)
        value = (expected - sample.returns)[:, None]
        self.network.learn(given, units, wrong * part, value * part, rate)
