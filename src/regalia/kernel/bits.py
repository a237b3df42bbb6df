"""Sets of up to 62 small numbers as the bits of one machine word."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ZERO: Final[list[int]] = [0]  # to make lists of a known length from; never written to


def bit(n: i64) -> i64:
    """The mask with nothing but bit n.

    A plain `1 << n` will not do: mypyc writes the literal into C as it stands, where it has 32 bits.
    """
    one = n ^ n ^ 1
    return one << n


def bit_count(mask: i64) -> i64:
    """How many bits are set.

    The first constant is of 61 bits, which is enough: from 62 on mypyc would keep it as a Python int, and
    read that anew with each call.
    """
    m = mask - ((mask >> 1) & 0x1555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    m = m + (m >> 8)
    m = m + (m >> 16)
    m = m + (m >> 32)
    return m & 0x7F


def lowest(mask: i64) -> i64:
    """Index of the lowest set bit; the mask must not be empty."""
    return bit_count((mask & -mask) - 1)


def nth(mask: i64, n: i64) -> i64:
    """Index of the n-th set bit, counting from 0."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def positive(numbers: vec[i64], first: i64, count: i64) -> i64:
    """Which of so many numbers, from the first on, are more than 0."""
    at = first + count
    mask: i64 = 0
    while at > first:
        at -= 1
        mask = mask << 1 | (1 if numbers[at] > 0 else 0)
    return mask


def members(mask: i64) -> list[int]:
    """The indices of all set bits, ascending."""
    found = ZERO * bit_count(mask)
    at: i64 = 0
    while mask:
        found[at] = lowest(mask)
        mask &= mask - 1
        at += 1
    return found


def packed(mask: i64) -> vec[i64]:
    """The indices of all set bits, ascending, as an array."""
    found = vec[i64]([0] * bit_count(mask))
    at: i64 = 0
    while mask:
        found[at] = lowest(mask)
        mask &= mask - 1
        at += 1
    return found


def append(numbers: list[int], first: i64, mask: i64) -> None:
    """Add the indices of all set bits, ascending and counted from `first`, to a list."""
    while mask:
        numbers.append(first + lowest(mask))
        mask &= mask - 1
