"""Both generators: fair, the same everywhere, and unrelated for neighbouring seeds."""

import itertools
import math
from collections import Counter
from collections.abc import Callable
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.bits import members
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.rng import BLIND, DealRng, FastRng, Rng, fast_rng, load_rng

pytestmark = pytest.mark.pure


def deal(seed: int) -> Rng:
    return DealRng(seed.to_bytes(16, "big"))


GENERATORS: list[Callable[[int], Rng]] = [deal, fast_rng]
both = pytest.mark.parametrize("make", GENERATORS, ids=["deal", "fast"])


def chi_square_is_plausible(counts: list[int], expected: float) -> bool:
    """Within five standard deviations of what chance gives."""
    statistic = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return abs(statistic - freedom) < 5 * math.sqrt(2 * freedom)


@both
def test_first_draws_over_consecutive_seeds_are_uniform(make: Callable[[int], Rng]) -> None:
    for sides in (2, 3, 10, 20):
        counts = Counter(make(seed).below(sides) for seed in range(4000))
        assert chi_square_is_plausible([counts[side] for side in range(sides)], 4000 / sides)


@both
def test_neighbouring_seeds_are_unrelated(make: Callable[[int], Rng]) -> None:
    """Pairs of first draws of seeds n and n + 1 fill the square evenly."""
    draws = [make(seed).below(6) for seed in range(7201)]
    pairs = Counter(itertools.pairwise(draws))
    assert chi_square_is_plausible([pairs[a, b] for a in range(6) for b in range(6)], 200)


@both
def test_successive_draws_are_unrelated(make: Callable[[int], Rng]) -> None:
    rng = make(7)
    pairs = Counter((rng.below(6), rng.below(6)) for _ in range(7200))
    assert chi_square_is_plausible([pairs[a, b] for a in range(6) for b in range(6)], 200)


@both
def test_every_order_of_a_shuffle_is_equally_likely(make: Callable[[int], Rng]) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    rng = make(11)
    for _ in range(24 * 200):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert chi_square_is_plausible(list(counts.values()), 200)


@both
def test_every_bit_of_a_word_is_fair(make: Callable[[int], Rng]) -> None:
    rng = make(3)
    words = [int(rng.word()) for _ in range(4000)]
    for bit in range(32):
        assert abs(sum(word >> bit & 1 for word in words) - 2000) < 5 * math.sqrt(1000)


@both
def test_a_copy_and_a_dump_go_on_alike(make: Callable[[int], Rng]) -> None:
    rng = make(5)
    for step in range(40):
        twins = [rng.copy(), load_rng(rng.dump())]
        futures = {tuple(twin.below(1000) for _ in range(20)) for twin in twins}
        assert len(futures) == 1
        ahead = rng.copy()
        assert tuple(ahead.below(1000) for _ in range(20)) in futures
        rng.below(step + 1)


def test_the_deal_generator_is_sha_256_of_seed_and_counter() -> None:
    seed = b"regalia in tests"
    stream = b"".join(sha256(seed + counter.to_bytes(8, "big")).digest() for counter in range(4))
    rng = DealRng(seed)
    assert [rng.word() for _ in range(32)] == [
        int.from_bytes(stream[i : i + 4], "big") for i in range(0, 128, 4)
    ]


def test_the_fast_generator_is_xoshiro128() -> None:
    """The reference output that the authors' own code gives for the state 1, 2, 3, 4."""
    rng = FastRng(1, 2, 3, 4)
    known = [
        11520,
        0,
        5927040,
        70819200,
        2031721883,
        1637235492,
        1287239034,
        3734860849,
        3729100597,
        4258142804,
    ]
    assert [rng.word() for _ in range(10)] == known


def test_a_seed_gives_the_same_fast_numbers_on_every_machine() -> None:
    rng = fast_rng(1)
    assert [rng.below(1000) for _ in range(5)] == [948, 346, 840, 426, 487]


@given(st.integers(1, 1 << 30), st.integers(0, 1 << 64))
def test_below_stays_below(n: int, seed: int) -> None:
    assert 0 <= fast_rng(seed).below(n) < n


@given(st.integers(1, (1 << 62) - 1), st.integers(0, 1 << 64))
def test_bit_of_gives_a_set_bit(mask: int, seed: int) -> None:
    assert fast_rng(seed).bit_of(mask) in members(mask)


@given(st.lists(st.integers(-9, 9), max_size=30), st.integers(0, 99))
def test_a_shuffle_keeps_the_items(items: list[int], seed: int) -> None:
    shuffled = vec[i64](items)
    fast_rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_the_blind_generator_has_no_numbers() -> None:
    with pytest.raises(HiddenInformation):
        BLIND.below(2)
    assert load_rng(BLIND.dump()) is BLIND
