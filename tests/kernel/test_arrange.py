"""Dealing into cut zones, against brute force."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.arrange import Arrangement
from regalia.kernel.errors import Contradiction
from regalia.kernel.rng import fast_rng
from regalia.kernel.witness import Witness
from regalia.kernel.zones import DARK, Zone, ZoneSpace

pytestmark = pytest.mark.pure

SIZES = [2, 1, 1, 2]
SPACE = ZoneSpace([Zone(f"zone:{n}", DARK) for n in range(4)], list("abcdef"), [0] * 6)


def exists(masks: list[int]) -> bool:
    """Whether six unique cards with these masks fit into the zones at all."""
    slots = [zone for zone, size in enumerate(SIZES) for _ in range(size)]
    return any(
        all(mask >> zone & 1 for mask, zone in zip(masks, order, strict=True))
        for order in itertools.permutations(slots)
    )


@settings(deadline=None)  # other tests may have the processor
@given(st.lists(st.integers(1, 15), min_size=6, max_size=6), st.integers(0, 999))
def test_an_arrangement_is_found_exactly_when_there_is_one(masks: list[int], seed: int) -> None:
    witness = Witness(SPACE, -1)
    for kind, mask in enumerate(masks):
        witness.remember(kind, mask)
    arrangement = Arrangement(vec[i64](SIZES), vec[i64]([1] * 6), witness)
    if not exists(masks):
        with pytest.raises(Contradiction):
            arrangement.draw(fast_rng(seed))
        return
    arrangement.draw(fast_rng(seed))
    placed = sorted(zip(arrangement.kinds, arrangement.places, strict=True))
    assert [kind for kind, _ in placed] == list(range(6))
    assert all(masks[kind] >> zone & 1 for kind, zone in placed)
    assert [sum(zone == z for _, z in placed) for zone in range(4)] == SIZES


def test_without_knowledge_every_card_is_anywhere_by_the_size_of_the_zones() -> None:
    arrangement = Arrangement(vec[i64](SIZES), vec[i64]([1] * 6), Witness(SPACE, -1))
    rng = fast_rng(1)
    counts = [[0] * 4 for _ in range(6)]
    for _ in range(6000):
        arrangement.draw(rng)
        for kind, zone in zip(arrangement.kinds, arrangement.places, strict=True):
            counts[kind][zone] += 1
    for row in counts:
        assert all(abs(seen - 1000 * size) < 200 for seen, size in zip(row, SIZES, strict=True))


def test_more_facts_than_copies_are_a_contradiction() -> None:
    witness = Witness(SPACE, -1)
    witness.remember(0, 1)
    witness.remember(0, 2)
    with pytest.raises(Contradiction, match="more facts than copies"):
        Arrangement(vec[i64](SIZES), vec[i64]([1] * 6), witness)
