"""How much one person or address may ask for."""

import time
from collections import OrderedDict


class Bucket:
    """So many requests a second, and some more at once after a quiet time."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """A bucket for each of many; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 50_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of one of them."""
        found = self._buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self._buckets[key] = found
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return found
