"""A learnt network says what its numbers say, and is used for the tables it was learnt at alone."""

import random
from pathlib import Path

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.learnt import FILE, Learnt, LearntFile, find_network, read_learnt
from regalia.kernel.network import FIRST, MOST, ONE, SECOND, Network

pytestmark = pytest.mark.pure
FEATURES = 20


def weights(seed: int) -> tuple[list[int], list[int], list[int]]:
    rng = random.Random(seed)
    sizes = (FEATURES + 1) * FIRST, (FIRST + 1) * SECOND, SECOND + 1
    first, second, third = ([rng.randint(-300, 300) for _ in range(size)] for size in sizes)
    return first, second, third


def plainly(first: list[int], second: list[int], third: list[int], on: list[int]) -> int:
    """The same as the network, as one would write it down."""
    units = [
        min(max(sum(first[row * FIRST + unit] for row in [*on, FEATURES]), 0), MOST) for unit in range(FIRST)
    ]
    total = third[SECOND] * ONE
    for to in range(SECOND):
        found = second[FIRST * SECOND + to] * ONE
        found += sum(units[unit] * second[unit * SECOND + to] for unit in range(FIRST))
        total += (max(found, 0) >> 8) * third[to]
    return total


@pytest.mark.parametrize("seed", range(5))
def test_a_network_adds_the_rows_that_are_on(seed: int) -> None:
    given = weights(seed)
    network = Network(*given)
    rng = random.Random(seed)
    for count in (0, 1, 7, FEATURES):
        on = rng.sample(range(FEATURES), count)
        marks = vec[i64]([*on, *[0] * (FEATURES - count)])
        assert network.score(marks, count) == plainly(*given, on)
        assert network.score(marks, count) == plainly(*given, on), "nothing is left of the one before"


def test_what_was_learnt_is_used_with_the_same_rules_encoder_components_and_seats(tmp_path: Path) -> None:
    assert read_learnt(tmp_path / FILE) is None
    first, second, third = map(tuple, weights(1))
    file = LearntFile("a-game", 3, 2, "digest", (Learnt(4, "by hand", first, second, third),))
    (tmp_path / FILE).write_bytes(msgspec.json.encode(file))
    assert find_network(tmp_path, 3, 2, "digest", 4) is not None
    others = [(2, 2, "digest", 4), (3, 1, "digest", 4), (3, 2, "corrected", 4), (3, 2, "digest", 3)]
    assert [find_network(tmp_path, *other) for other in others] == [None] * len(others)
