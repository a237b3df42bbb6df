"""Small networks in whole numbers: two layers of units, and columns of results.

Whole numbers give the same results on every machine, compiled or not. `learnt.py` reads the layers from a
file. Inputs are added by whoever has them (`policy.py`, `lines.py`): only those that are not 0 cost time.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

UNITS: Final = 48  # of each of the two layers
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

    def column(self, units: vec[i64], column: i64) -> float:
        """One result, from these units."""
        weights = self.weights
        columns = self.columns
        total = self.start(column, FINE)
        unit: i64
        for unit in range(UNITS):
            total += units[unit] * weights[columns * unit + column]
        return float(total) / float(i64(1) << (self.shift + FINE))

    def units(self, given: vec[i64]) -> vec[i64]:
        """The units of this layer, from those of the layer before."""
        weights = self.weights
        found = vec[i64]([0] * UNITS)
        unit: i64
        for unit in range(UNITS):
            found[unit] = self.start(unit, FINE)
        at: i64
        for at in range(UNITS):
            one = given[at]
            if one:
                row = UNITS * at
                for unit in range(UNITS):
                    found[unit] += one * weights[row + unit]
        for unit in range(UNITS):
            found[unit] = max(found[unit], 0) >> self.shift
        return found
