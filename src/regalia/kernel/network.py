"""A small network that judges positions: two layers over features that are on or off, in whole numbers.

Whole numbers give the same result on every machine, compiled or not. Where a feature is on, its row of
weights is added, so only what is on costs time. `learnt.py` reads one from its file.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FIRST: Final = 32  # units of the first layer
SECOND: Final = 8  # and of the second
ONE: Final = 256  # stands for 1 in weights and units
MOST: Final = 16 * ONE  # that a unit of the first layer says


class Network:
    """The weights in a row, ready for use."""

    def __init__(self, first: list[int], second: list[int], third: list[int]) -> None:
        self.first = vec[i64](first)  # a row for each feature, the last for all
        self.second = vec[i64](second)  # a row for each unit of the first layer, the last for all
        self.third = vec[i64](third)  # one for each unit of the second layer, the last for all
        self.units = vec[i64]([0] * FIRST)
        self.features: i64 = len(first) // FIRST - 1

    def score(self, marks: vec[i64], count: i64) -> i64:
        """What the network says to the first so many of these features being on; ONE * ONE stands for 1."""
        first = self.first
        units = self.units
        row = self.features * FIRST
        unit: i64
        for unit in range(FIRST):
            units[unit] = first[row + unit]
        at: i64
        for at in range(count):
            row = marks[at] * FIRST
            for unit in range(FIRST):
                units[unit] += first[row + unit]
        second = self.second
        third = self.third
        total = third[SECOND] * ONE
        to: i64
        for unit in range(FIRST):
            units[unit] = min(max(units[unit], 0), MOST)
        for to in range(SECOND):
            found = second[FIRST * SECOND + to] * ONE
            for unit in range(FIRST):
                found += units[unit] * second[unit * SECOND + to]
            if found > 0:
                total += (found >> 8) * third[to]
        return total
