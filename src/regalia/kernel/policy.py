"""A policy: what a seat would rather do, by a small network that practised.

Its inputs are a row of features and what is legal, turned until the viewer is seat 0 (`turning.py`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.actions import ActionSpace
from regalia.kernel.features import BIT, Features, FeatureWriter
from regalia.kernel.network import FINE, UNITS, Layer
from regalia.kernel.rewards import share_of
from regalia.kernel.state import Observation
from regalia.kernel.turning import turned_actions, turned_features
from regalia.kernel.zones import ZoneSpace

NUMBER: Final = 16  # of a number counts as much as what is on


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

    def judge(self, observation: Observation, legal: list[int]) -> tuple[list[float], list[float]]:
        """A score for each legal action, and what it may be expected to win.

        e to the power of a score is how likely an action is to be chosen. All are expected to win alike.
        """
        viewer = observation.viewer
        units = self.second.units(self._first_units(observation, legal))
        places = self.named[viewer]
        found = [self.scoring.column(units, places[action]) for action in legal]
        return found, [share_of(self.value.column(units, 0), self.features.seats)] * len(legal)

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
