"""A policy as it learns: from a row and what is legal to a score for each action, and what the seat expects.

Two layers of units, in NumPy. It learns by proximal policy optimisation (PPO): choices that brought more than
was expected become likelier, a little at a time. In the end all weights are rounded to whole numbers.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from regalia.kernel.features import BIT, Features
from regalia.kernel.learnt import LearntLayer
from regalia.kernel.policy import MOST_SHIFT, NUMBER, UNITS

Numbers = NDArray[np.float32]

CLIP: Final = 0.2  # how far the chance of a choice may move by what was seen of it
CURIOSITY: Final = 0.01  # what it is worth to be undecided, at first
STEEPEST: Final = 0.5  # the longest step's gradient
LIMIT: Final = 1.0  # of a weight
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


class PolicyTraining:
    """The weights, and how they move. `weights` and what Adam remembers of each are by name."""

    def __init__(self, features: Features, actions: int, seed: int) -> None:
        self.actions = actions
        rng = np.random.default_rng(seed)
        inputs = features.size + actions
        # Numbers count less than what is on or off; what is legal stands behind the row.
        self.scale: Numbers = np.ones(inputs, np.float32)
        for field in features.fields:
            if field.high > BIT:
                self.scale[field.at : field.at + field.size] = 1 / NUMBER

        def layer(rows: int, columns: int, spread: float) -> Numbers:
            """Weights by chance; the last row is for all and begins with nothing."""
            weights = rng.normal(0, spread / rows**0.5, (rows + 1, columns)).astype(np.float32)
            weights[rows] = 0
            return weights

        self.weights = {
            "first": layer(inputs, UNITS, 2.0),
            "second": layer(UNITS, UNITS, 1.4),
            "scores": layer(UNITS, actions, 0.1),
            "value": layer(UNITS, 1, 0.5),
        }
        self.means = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.squares = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.steps = 0

    def think(self, rows: NDArray[np.uint8], legal: NDArray[np.bool_]) -> tuple[Numbers, Numbers]:
        """How likely each action is to be chosen, and what is expected."""
        return self._forward(rows, legal)[2:]

    def _forward(
        self, rows: NDArray[np.uint8], legal: NDArray[np.bool_]
    ) -> tuple[Numbers, list[Numbers], Numbers, Numbers]:
        given = np.concatenate([rows, legal], axis=1, dtype=np.float32)
        weights = self.weights
        first = weights["first"][:-1] * self.scale[:, None]
        units = [np.maximum(given @ first + weights["first"][-1], 0)]
        units.append(np.maximum(units[0] @ weights["second"][:-1] + weights["second"][-1], 0))
        scores = np.where(legal, units[1] @ weights["scores"][:-1] + weights["scores"][-1], NEVER)
        powers = np.exp(scores - scores.max(1, keepdims=True))
        expected = units[1] @ weights["value"][:-1] + weights["value"][-1]
        return given, units, powers / powers.sum(1, keepdims=True), expected[:, 0]

    def learn(self, sample: Sample, rate: float, curiosity: float) -> None:
        """One step by these decisions."""
        given, units, chances, expected = self._forward(sample.rows, sample.legal)
        count = len(sample.rows)
        each = np.arange(count)
        logs = np.log(chances + 1e-9)
        ratio = np.exp(logs[each, sample.chosen] - sample.chances)
        open_still = np.where(sample.gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = np.where(open_still, -sample.gains * ratio, 0).astype(np.float32)
        wrong = -chances * push[:, None]
        wrong[each, sample.chosen] += push
        part = np.float32(1 / count)
        undecided = -(chances * logs).sum(1, keepdims=True)
        wrong += np.float32(curiosity) * chances * (logs + undecided)
        slopes = self._slopes(given, units, wrong * part, ((expected - sample.returns) * part)[:, None])
        self._move(slopes, rate)

    def _slopes(
        self, given: Numbers, units: list[Numbers], scores: Numbers, value: Numbers
    ) -> dict[str, Numbers]:
        """How each weight moves the error, from how scores and value do."""
        weights = self.weights
        found = {"scores": _slope(units[1], scores), "value": _slope(units[1], value)}
        back = scores @ weights["scores"][:-1].T + value @ weights["value"][:-1].T
        back *= units[1] > 0
        found["second"] = _slope(units[0], back)
        back = (back @ weights["second"][:-1].T) * (units[0] > 0)
        found["first"] = _slope(given, back)
        found["first"][:-1] *= self.scale[:, None]
        return found

    def _move(self, slopes: dict[str, Numbers], rate: float) -> None:
        """A step of Adam, none too long, and no weight out of its limits."""
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values())))
        shorter = np.float32(min(1.0, STEEPEST / (length + 1e-9)))
        self.steps += 1
        for name in self.weights:
            slope = slopes[name] * shorter
            self.means[name] += np.float32(0.1) * (slope - self.means[name])
            self.squares[name] += np.float32(0.001) * (slope * slope - self.squares[name])
            size = np.sqrt(self.squares[name] / np.float32(1 - 0.999**self.steps)) + np.float32(1e-5)
            self.weights[name] -= np.float32(rate / (1 - 0.9**self.steps)) * self.means[name] / size
            bulk = self.weights[name][:-1]
            np.clip(bulk, -LIMIT, LIMIT, out=bulk)

    def rounded(self) -> tuple[LearntLayer, ...]:
        """The layers in whole numbers: the first, the second, the scores of actions, what is expected."""
        return tuple(_rounded(weights) for weights in self.weights.values())


def _slope(given: Numbers, wrong: Numbers) -> Numbers:
    return np.concatenate([given.T @ wrong, wrong.sum(0, keepdims=True)])


def _rounded(weights: Numbers) -> LearntLayer:
    """A layer in whole numbers of a byte, as fine as fits; those for all are finer."""
    most = float(np.abs(weights[:-1]).max())
    shift = min(MOST_SHIFT, int(np.floor(np.log2(128 / max(most, 1e-6)))))
    bulk = np.clip(np.rint(weights[:-1] * 2**shift), -127, 127).astype(np.int8)
    return LearntLayer(shift, bulk.tobytes(), np.rint(weights[-1] * 2**MOST_SHIFT).astype("<i4").tobytes())
