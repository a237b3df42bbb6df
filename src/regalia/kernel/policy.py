"""A policy: what a seat would rather do, by a small network that practised, in whole numbers.

Its inputs are a row of features and what is legal, turned until the viewer is seat 0 (`turning.py`). Whole
numbers give the same result on every machine, compiled or not. Only inputs that are not 0 cost time.
`learnt.py` reads one from its file.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.actions import ActionSpace
from regalia.kernel.features import BIT, Features, FeatureWriter
from regalia.kernel.state import Observation
from regalia.kernel.turning import turned_actions, turned_features
from regalia.kernel.zones import ZoneSpace

UNITS: Final = 48  # of each of the two layers
NUMBER: Final = 16  # of a number counts as much as what is on
MOST_SHIFT: Final = 12  # weights are whole parts of 1 << MOST_SHIFT, or of less
FINE: Final = 8  # units are whole parts of 1 << FINE


@final
class Layer:
    """Weights in rows, one for each input, in parts of 1 << `shift`, and those that hold for all inputs.

    `weights` has a byte with a sign for each, `constant` four bytes, in parts of 1 << MOST_SHIFT.
    """

    def __init__(self, shift: int, weights: bytes, constant: bytes) -> None:
        self.shift: i64 = shift
        self.weights = vec[i64]([byte - 256 if byte > 127 else byte for byte in weights])
        fours = range(0, len(constant), 4)
        self.constant = vec[i64](
            [int.from_bytes(constant[at : at + 4], "little", signed=True) for at in fours]
        )
        self.columns: i64 = len(self.constant)

    def start(self, column: i64, fine: i64) -> i64:
        """The constant of a column, where the inputs are parts of 1 << fine."""
        return (self.constant[column] << (self.shift + fine)) >> MOST_SHIFT


@final
class Policy:
    """A network for tables of a set-up, ready for use."""

    def __init__(
        self, features: Features, space: ZoneSpace, actions: ActionSpace, layers: list[Layer]
    ) -> None:
        seats = int(features.seats)
        self.features = features
        self.writer = FeatureWriter(features.size)
        self.size: i64 = features.size
        # By viewer: the place in the turned row of each place in the row, and the same of actions
        turns = [(seats - viewer) % seats for viewer in range(seats)]
        self.places = [turned_features(features, space, turn) for turn in turns]
        self.named = [turned_actions(actions, seats, turn) for turn in turns]
        counts = [1 if field.high > BIT else NUMBER for field in features.fields for _ in range(field.size)]
        self.counts = vec[i64](counts)
        self.first, self.second, self.scoring, self.value = layers
        self.expected: float = 0.0  # of a win, by the viewer of the last observation

    def scores(self, observation: Observation, legal: list[int]) -> list[float]:
        """A score for each legal action; e to their power is how likely each is to be chosen."""
        viewer = observation.viewer
        units = self._second_units(self._first_units(observation, legal))
        places = self.named[viewer]
        parts = float(i64(1) << (self.scoring.shift + FINE))
        found = [float(_column(self.scoring, units, places[action])) / parts for action in legal]
        reward = float(_column(self.value, units, 0)) / float(i64(1) << (self.value.shift + FINE))
        seats = float(self.features.seats)
        self.expected = min(1.0, max(0.0, (reward * (seats - 1.0) + 1.0) / seats))
        return found

    def _first_units(self, observation: Observation, legal: list[int]) -> vec[i64]:
        viewer = observation.viewer
        first = self.first
        weights = first.weights
        units = vec[i64]([0] * UNITS)
        unit: i64
        for unit in range(UNITS):
            units[unit] = first.start(unit, 4)
        self.writer.clear()
        self.features.write(observation, self.writer)
        cells = self.writer.cells
        places = self.places[viewer]
        counts = self.counts
        at: i64 = 0
        while at < self.size:
            cell = i64(cells[at])
            if cell:
                cell *= counts[at]
                row = UNITS * places[at]
                for unit in range(UNITS):
                    units[unit] += cell * weights[row + unit]
            at += 1
        named = self.named[viewer]
        for action in legal:
            row = UNITS * (self.size + named[action])
            for unit in range(UNITS):
                units[unit] += NUMBER * weights[row + unit]
        for unit in range(UNITS):
            units[unit] = (max(units[unit], 0) << FINE) >> (first.shift + 4)
        return units

    def _second_units(self, given: vec[i64]) -> vec[i64]:
        second = self.second
        weights = second.weights
        units = vec[i64]([0] * UNITS)
        unit: i64
        for unit in range(UNITS):
            units[unit] = second.start(unit, FINE)
        at: i64
        for at in range(UNITS):
            if given[at]:
                for unit in range(UNITS):
                    units[unit] += given[at] * weights[UNITS * at + unit]
        for unit in range(UNITS):
            units[unit] = max(units[unit], 0) >> second.shift
        return units


def _column(layer: Layer, units: vec[i64], column: i64) -> i64:
    """One output of a layer, in parts of 1 << (its shift + FINE)."""
    total = layer.start(column, FINE)
    unit: i64
    for unit in range(UNITS):
        total += units[unit] * layer.weights[layer.columns * unit + column]
    return total
