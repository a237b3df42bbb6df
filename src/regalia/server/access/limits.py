"""How much one person or address may ask for."""

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address


class Bucket:
    """So many requests a second, and some more at once after a quiet time."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
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
        self.clock: Callable[[], float] = time.monotonic
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        """The bucket of one of them."""
        found = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, self.clock)
        self._buckets[key] = found
        if len(self._buckets) > self.most:
            self._buckets.popitem(last=False)
        return found


@lru_cache(maxsize=4096)
def network(address: str) -> str:
    """What counts as one address: of IPv6 the half that a provider gives to a household."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Address(int(found) >> 64 << 64))
    return address
