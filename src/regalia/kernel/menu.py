"""A Menu: what a seat may choose, as stretches of actions with a mask over each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.bits import append, bit_count, nth
from regalia.kernel.rng import Rng

STRETCHES: Final = 12  # the most that a question needs


class Menu:
    """Stretches of legal actions, ascending. A question fills it; the kernel lists it or picks one."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.first = vec[i64]([0] * STRETCHES)
        self.masks = vec[i64]([0] * STRETCHES)

    def add(self, first: i64, mask: i64) -> None:
        """The actions from `first` on that are in a mask; they follow those added before."""
        if mask:
            self.first[self.count] = first
            self.masks[self.count] = mask
            self.count += 1

    def actions(self) -> list[int]:
        """All of them."""
        found: list[int] = []
        at: i64 = 0
        while at < self.count:
            append(found, self.first[at], self.masks[at])
            at += 1
        return found

    def random(self, rng: Rng) -> i64:
        """One of them, each equally likely."""
        masks = self.masks
        if self.count == 1:
            return self.first[0] + nth(masks[0], rng.below(bit_count(masks[0])))
        total: i64 = 0
        at: i64 = 0
        while at < self.count:
            total += bit_count(masks[at])
            at += 1
        n = rng.below(total)
        at = 0
        while True:
            size = bit_count(masks[at])
            if n < size:
                return self.first[at] + nth(masks[at], n)
            n -= size
            at += 1
