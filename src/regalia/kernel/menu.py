"""A Menu: what a seat may choose, as stretches of actions with a mask over each."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.bits import ZERO, bit_count, lowest, nth
from regalia.kernel.rng import Rng

STRETCHES: Final = 12  # the most that a question needs


@final
class Menu:
    """Stretches of legal actions, ascending. A question fills it; the kernel lists it or picks one."""

    def __init__(self) -> None:
        self.end: i64 = 0
        self.total: i64 = 0  # actions
        self.stretches = vec[i64]([0] * (3 * STRETCHES))  # the first action, the mask, how many

    def clear(self) -> None:
        """Nothing to choose yet."""
        self.end = 0
        self.total = 0

    def add(self, first: i64, mask: i64) -> None:
        """The actions from `first` on that are in a mask; they follow those added before."""
        if mask:
            stretches = self.stretches
            end = self.end
            size = bit_count(mask)
            stretches[end] = first
            stretches[end + 1] = mask
            stretches[end + 2] = size
            self.end = end + 3
            self.total += size

    def count(self) -> i64:
        """How many stretches there are."""
        return self.end // 3

    def first(self, stretch: i64) -> i64:
        """The action that a stretch is counted from."""
        return self.stretches[3 * stretch]

    def mask(self, stretch: i64) -> i64:
        """Which actions of a stretch are legal."""
        return self.stretches[3 * stretch + 1]

    def actions(self) -> list[int]:
        """All of them."""
        stretches = self.stretches
        found = ZERO * self.total  # a list that grows as it is filled costs more than all else here
        to: i64 = 0
        at: i64
        for at in range(0, self.end, 3):
            first = stretches[at]
            mask = stretches[at + 1]
            while mask:
                found[to] = first + lowest(mask)
                mask &= mask - 1
                to += 1
        return found

    def random(self, rng: Rng) -> i64:
        """One of them, each equally likely."""
        stretches = self.stretches
        n = rng.below(self.total)
        at: i64 = 0
        while n >= stretches[at + 2]:
            n -= stretches[at + 2]
            at += 3
        return stretches[at] + nth(stretches[at + 1], n)
