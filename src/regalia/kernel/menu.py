"""A Menu: what a seat may choose, as stretches of actions with a mask over each."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.bits import ZERO, bit_count, lowest, nth
from regalia.kernel.rng import Rng

STRETCHES: Final = 12  # the most that a question needs


@final
class Menu:
    """Stretches of legal actions, ascending. A question fills it; the kernel lists it or picks one.

    Most questions have one stretch. It stands by itself, because an array costs more to write and to read.
    """

    def __init__(self) -> None:
        self.total: i64 = 0  # actions
        self.lead: i64 = 0  # the first stretch: the action it is counted from, its mask, how many
        self.lead_mask: i64 = 0
        self.lead_size: i64 = 0
        self.end: i64 = 0
        self.others = vec[i64]([0] * (3 * STRETCHES))  # the same for each of the others, up to the end

    def clear(self) -> None:
        """Nothing to choose yet."""
        self.total = 0
        self.end = 0

    def add(self, first: i64, mask: i64) -> None:
        """The actions from `first` on that are in a mask; they follow those added before."""
        if mask == 0:
            return
        size = bit_count(mask)
        if self.total == 0:
            self.lead = first
            self.lead_mask = mask
            self.lead_size = size
        else:
            others = self.others
            end = self.end
            others[end] = first
            others[end + 1] = mask
            others[end + 2] = size
            self.end = end + 3
        self.total += size

    def count(self) -> i64:
        """How many stretches there are."""
        return 1 + self.end // 3 if self.total else i64(0)

    def first(self, stretch: i64) -> i64:
        """The action that a stretch is counted from."""
        return self.others[3 * (stretch - 1)] if stretch else self.lead

    def mask(self, stretch: i64) -> i64:
        """Which actions of a stretch are legal."""
        return self.others[3 * (stretch - 1) + 1] if stretch else self.lead_mask

    def actions(self) -> list[int]:
        """All of them."""
        found = ZERO * self.total  # a list that grows as it is filled costs more than all else here
        to: i64 = 0
        stretch: i64
        for stretch in range(self.count()):
            first = self.first(stretch)
            mask = self.mask(stretch)
            while mask:
                found[to] = first + lowest(mask)
                mask &= mask - 1
                to += 1
        return found

    def random(self, rng: Rng) -> i64:
        """One of them, each equally likely."""
        n = rng.below(self.total)
        if n < self.lead_size:
            return self.lead + nth(self.lead_mask, n)
        n -= self.lead_size
        others = self.others
        at: i64 = 0
        while n >= others[at + 2]:
            n -= others[at + 2]
            at += 3
        return others[at] + nth(others[at + 1], n)
