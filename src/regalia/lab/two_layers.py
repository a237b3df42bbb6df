"""The network of a policy as it learns: two layers of units, then scores and what is expected, in NumPy.

It moves by Adam. In the end all weights are rounded to whole numbers, for `kernel/network.py`.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from regalia.kernel.learnt import LearntLayer
from regalia.kernel.network import MOST_SHIFT, UNITS

Numbers = NDArray[np.float32]

STEEPEST: Final = 0.5  # the longest step's gradient
LIMIT: Final = 1.0  # of a weight
CLIP: Final = 0.2  # how far the chance of a choice may move by what was seen of it
CURIOSITY: Final = 0.01  # what it is worth to be undecided, at first


class TwoLayers:
    """The weights, and how they move. `weights` and what Adam remembers of each are by name.

    `scale` says how much each input counts.
    """

    def __init__(self, scale: Numbers, columns: int, seed: int) -> None:
        self.scale = scale
        rng = np.random.default_rng(seed)

        def layer(rows: int, columns: int, spread: float) -> Numbers:
            """Weights by chance; the last row is for all and begins with nothing."""
            weights = rng.normal(0, spread / rows**0.5, (rows + 1, columns)).astype(np.float32)
            weights[rows] = 0
            return weights

        self.weights = {
            "first": layer(len(scale), UNITS, 2.0),
            "second": layer(UNITS, UNITS, 1.4),
            "scores": layer(UNITS, columns, 0.1),
            "value": layer(UNITS, 1, 0.5),
        }
        self.means = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.squares = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self.steps = 0

    def forward(self, given: Numbers) -> tuple[list[Numbers], Numbers, Numbers]:
        """The units of both layers, the scores, and what is expected."""
        weights = self.weights
        first = weights["first"][:-1] * self.scale[:, None]
        units = [np.maximum(given @ first + weights["first"][-1], 0)]
        units.append(np.maximum(units[0] @ weights["second"][:-1] + weights["second"][-1], 0))
        scores = units[1] @ weights["scores"][:-1] + weights["scores"][-1]
        expected = units[1] @ weights["value"][:-1] + weights["value"][-1]
        return units, scores, expected[:, 0]

    def learn(
        self, given: Numbers, units: list[Numbers], scores: Numbers, value: Numbers, rate: float
    ) -> None:
        """One step, from how scores and value move the error."""
        weights = self.weights
        slopes = {"scores": _slope(units[1], scores), "value": _slope(units[1], value)}
        back = scores @ weights["scores"][:-1].T + value @ weights["value"][:-1].T
        back *= units[1] > 0
        slopes["second"] = _slope(units[0], back)
        back = (back @ weights["second"][:-1].T) * (units[0] > 0)
        slopes["first"] = _slope(given, back)
        slopes["first"][:-1] *= self.scale[:, None]
        self._move(slopes, rate)

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
        """The layers in whole numbers: the first, the second, the scores, what is expected."""
        return tuple(_rounded(weights) for weights in self.weights.values())


def pushes(ratio: Numbers, gains: Numbers) -> Numbers:
    """How the score of each choice should move, unless its chance has moved far already (PPO)."""
    open_still = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    return np.where(open_still, -gains * ratio, 0).astype(np.float32)


def _slope(given: Numbers, wrong: Numbers) -> Numbers:
    return np.concatenate([given.T @ wrong, wrong.sum(0, keepdims=True)])


def _rounded(weights: Numbers) -> LearntLayer:
    """A layer in whole numbers of a byte, as fine as fits; those for all are finer."""
    most = float(np.abs(weights[:-1]).max())
    shift = min(MOST_SHIFT, int(np.floor(np.log2(128 / max(most, 1e-6)))))
    bulk = np.clip(np.rint(weights[:-1] * 2**shift), -127, 127).astype(np.int8)
    return LearntLayer(shift, bulk.tobytes(), np.rint(weights[-1] * 2**MOST_SHIFT).astype("<i4").tobytes())
