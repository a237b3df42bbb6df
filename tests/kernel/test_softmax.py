"""Chances from scores."""

import math

from hypothesis import given
from hypothesis import strategies as st

from regalia.kernel.softmax import softmax

SCORES = st.lists(st.floats(-1e6, 1e6), min_size=1, max_size=8)


def test_a_lead_of_one_spread_is_e_times_as_likely() -> None:
    ahead, behind = softmax([5.0, 3.0], 2.0)
    assert math.isclose(ahead / behind, math.e)


def test_who_is_out_has_no_chance() -> None:
    assert softmax([1.0, -math.inf, 1.0], 3.0) == [0.5, 0.0, 0.5]


@given(SCORES, st.floats(0.01, 100))
def test_chances_add_up_and_follow_the_scores(scores: list[float], spread: float) -> None:
    chances = softmax(scores, spread)
    assert math.isclose(sum(chances), 1.0)
    assert all(0.0 <= chance <= 1.0 for chance in chances)
    in_order = [chance for _, chance in sorted(zip(scores, chances, strict=True))]
    assert in_order == sorted(chances)
