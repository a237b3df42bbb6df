"""Layers of whole numbers say what one would write down."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.network import FINE, MOST_SHIFT, UNITS, Layer

pytestmark = pytest.mark.pure
COLUMNS = 3


def weights(rng: random.Random, rows: int, columns: int) -> tuple[list[list[int]], list[int]]:
    """A row for each input, and what holds for all of them."""
    return [[rng.randint(-127, 127) for _ in range(columns)] for _ in range(rows)], [
        rng.randint(-9000, 9000) for _ in range(columns)
    ]


def layer(shift: int, rows: list[list[int]], constant: list[int]) -> Layer:
    bulk = b"".join(number.to_bytes(1, "little", signed=True) for row in rows for number in row)
    return Layer(shift, bulk, b"".join(number.to_bytes(4, "little", signed=True) for number in constant))


@pytest.mark.parametrize("shift", [0, 5, MOST_SHIFT])
def test_units_and_columns_are_sums_of_what_is_given(shift: int) -> None:
    rng = random.Random(shift)
    given = [rng.choice([0, rng.randint(0, 5000)]) for _ in range(UNITS)]
    rows, constant = weights(rng, UNITS, UNITS)
    plainly = [
        max(
            ((constant[unit] << (shift + FINE)) >> MOST_SHIFT)
            + sum(number * row[unit] for number, row in zip(given, rows, strict=True)),
            0,
        )
        >> shift
        for unit in range(UNITS)
    ]
    second = layer(shift, rows, constant)
    assert list(second.units(vec[i64](given))) == plainly
    assert list(second.units(vec[i64](given))) == plainly, "nothing is left of the one before"
    rows, constant = weights(rng, UNITS, COLUMNS)
    last = layer(shift, rows, constant)
    for column in range(COLUMNS):
        total = (constant[column] << (shift + FINE)) >> MOST_SHIFT
        total += sum(number * row[column] for number, row in zip(plainly, rows, strict=True))
        assert last.column(vec[i64](plainly), column) == total / 2 ** (shift + FINE)
