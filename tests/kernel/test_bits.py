"""Masks, against Python's own integers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.kernel.bits import bit_count, lowest, members, nth

pytestmark = pytest.mark.pure
masks = st.integers(1, (1 << 62) - 1)


@given(masks)
def test_masks_agree_with_python(mask: int) -> None:
    bits = [bit for bit in range(62) if mask >> bit & 1]
    assert bit_count(mask) == len(bits)
    assert lowest(mask) == bits[0]
    assert members(mask) == bits
    assert [nth(mask, n) for n in range(len(bits))] == bits


def test_an_empty_mask_has_no_members() -> None:
    assert bit_count(0) == 0
    assert members(0) == []
