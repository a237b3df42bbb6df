"""A sequential test of a mean share: it stops as soon as the deals played decide, and keeps its error rates.

The unit is a deal, played from every seat: its games share the cards, so only their mean is one observation.
The test is the generalised sequential probability ratio test that chess engines are tested with (fishtest):
the log-likelihood ratio of two means, by the normal approximation, with a variance estimated from the deals.
"""

import math
from collections.abc import Sequence

import msgspec

ACCEPTED = "accepted"
REFUSED = "refused"
UNDECIDED = "undecided"

LEAST_DEALS = 12  # before a verdict
DOUBT = 4  # deals that are imagined beside ours, each decided as a whole by one game


def dependence(shares: Sequence[float], share: float) -> float:
    """The variance of a deal's share, in terms of that of one game: 1 if one game decides the whole deal.

    Without the imagined deals, of this share, a first streak of equal deals would look like certainty.
    """
    mean = sum(shares) / len(shares)
    squares = sum((found - mean) ** 2 for found in shares)
    imagined = DOUBT * share * (1 - share)
    return (squares + imagined) / ((len(shares) - 1) * mean * (1 - mean) + imagined)


class Sprt(msgspec.Struct, frozen=True):
    """The question whether a mean share is rather `low` or `high`; `high` may be the smaller one.

    The variance is that of shares between the two, so that a run of bad luck does not look the surer for it.
    """

    low: float
    high: float
    false_accept: float = 0.05  # when the truth is `low`
    false_refuse: float = 0.05  # when it is `high`

    def ratio(self, shares: Sequence[float]) -> float:
        """The logarithm of how much more likely the deals are if the mean is `high` than if it is `low`."""
        if not shares:
            return 0.0
        mean = sum(shares) / len(shares)
        middle = min(max((self.low + self.high) / 2, 0.05), 0.95)
        variance = dependence(shares, middle) * middle * (1 - middle)
        return len(shares) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    def bounds(self) -> tuple[float, float]:
        """Below the first the test refuses, above the second it accepts."""
        return (
            math.log(self.false_refuse / (1 - self.false_accept)),
            math.log((1 - self.false_refuse) / self.false_accept),
        )

    def verdict(self, shares: Sequence[float]) -> str:
        """What the deals so far say."""
        if len(shares) < LEAST_DEALS:
            return UNDECIDED
        refuse, accept = self.bounds()
        ratio = self.ratio(shares)
        return ACCEPTED if ratio >= accept else REFUSED if ratio <= refuse else UNDECIDED
