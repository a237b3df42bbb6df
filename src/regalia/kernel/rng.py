"""Chance: a cryptographic generator for real deals and a fast one for simulation, with one interface.

Both use integers only and give the same numbers on every machine, compiled or not.
"""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.bits import bit_count, nth
from regalia.kernel.errors import HiddenInformation

WORD: Final = 0xFFFFFFFF
NO_WORDS: Final = vec[i64]()


class Rng:
    """A source of 32-bit words, and what games do with them."""

    def word(self) -> i64:
        """The next 32 random bits."""
        raise TypeError("a plain Rng has no words; use DealRng or FastRng")

    def copy(self) -> "Rng":
        """A generator that will give the same numbers."""
        raise TypeError("a plain Rng cannot be copied")

    def dump(self) -> list[int]:
        """All of its state as plain ints; load_rng takes it back."""
        raise TypeError("a plain Rng has no state")

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2**30."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            floor = (4294967296 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def bit_of(self, mask: i64) -> i64:
        """The index of one set bit of the mask, each equally likely."""
        return nth(mask, self.below(bit_count(mask)))

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1


@final
class DealRng(Rng):
    """SHA-256 of seed and counter: nobody who sees its past can tell its future."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.block: i64 = 0
        self.used: i64 = 8
        self.words = NO_WORDS  # replaced whole, never written to: copies share them

    def word(self) -> i64:
        if self.used == 8:
            self._refill()
        found = self.words[self.used]
        self.used += 1
        return found

    def _refill(self) -> None:
        digest = sha256(self.seed + int(self.block).to_bytes(8, "big")).digest()
        self.words = vec[i64]([int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)])
        self.block += 1
        self.used = 0

    def copy(self) -> "Rng":
        twin = DealRng(self.seed)
        twin.block = self.block
        twin.used = self.used
        twin.words = self.words
        return twin

    def dump(self) -> list[int]:
        return [1, len(self.seed), *self.seed, self.block, self.used]


@final
class FastRng(Rng):
    """xoshiro128**: for filled states, playouts and benchmarks. `fast_rng` makes one from any seed."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> i64:
        mixed = (self.b * 5) & WORD
        mixed = ((mixed << 7) & WORD) | (mixed >> 25)
        shifted = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return (mixed * 9) & WORD

    def copy(self) -> "Rng":
        return FastRng(self.a, self.b, self.c, self.d)

    def dump(self) -> list[int]:
        return [2, self.a, self.b, self.c, self.d]


def fast_rng(seed: int) -> FastRng:
    """A fast generator whose state is mixed from the seed by SHA-256, so that near seeds share nothing.

    >>> import regalia
    >>> regalia.fast_rng(1).below(100) == regalia.fast_rng(1).below(100)
    True
    """
    digest = sha256(b"regalia fast %d" % seed).digest()
    a = int.from_bytes(digest[0:4], "big")
    b = int.from_bytes(digest[4:8], "big")
    c = int.from_bytes(digest[8:12], "big")
    d = int.from_bytes(digest[12:16], "big")
    return FastRng(a, b, c, d | 1)  # never all zero


class BlindRng(Rng):
    """The generator of a redacted state: whoever asks it for a number asks for hidden information."""

    def word(self) -> i64:
        raise HiddenInformation("chance decides this, and it has not been decided yet")

    def copy(self) -> "Rng":
        return self

    def dump(self) -> list[int]:
        return [0]


BLIND: Final = BlindRng()


def load_rng(data: list[int]) -> Rng:
    """The generator that was dumped as the given ints."""
    if data[0] == 0:
        return BLIND
    if data[0] == 1:
        size = data[1]
        deal = DealRng(bytes(data[2 : 2 + size]))
        block, used = data[2 + size], data[3 + size]
        if block > 0:
            deal.block = block - 1
            deal._refill()
            deal.used = used
        return deal
    return FastRng(data[1], data[2], data[3], data[4])
