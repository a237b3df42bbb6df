"""What a decision is called, and by which test."""

import math
from collections.abc import Sequence

BEST, GOOD, CLOSE, DOUBTFUL, MISTAKE, BLUNDER = "best", "good", "close", "doubtful", "mistake", "blunder"
VERDICTS = (BEST, GOOD, CLOSE, DOUBTFUL, MISTAKE, BLUNDER)
NAMED = (DOUBTFUL, MISTAKE, BLUNDER)  # those that blame

BATCHES = 20
CERTAIN = 2.54  # standard errors: one side, 1 %, of a t distribution with 19 degrees of freedom

SURELY = 0.01  # chances to win: two searches may differ by so much for reasons of their own
SMALL = 0.025  # what costs less is good
LARGE = 0.06  # from here on a mistake
GRAVE = 0.12  # from here on a blunder


def difference(best: Sequence[float], played: Sequence[float]) -> tuple[float, float]:
    """How much the one brought more than the other, batch by batch, and the standard error of that."""
    apart = [one - other for one, other in zip(best, played, strict=True)]
    mean = sum(apart) / len(apart)
    variance = sum((one - mean) ** 2 for one in apart) / (len(apart) - 1)
    return mean, math.sqrt(variance / len(apart))


def verdict(loss: float, error: float) -> str:
    """The name of a decision that cost so much, with that standard error.

    A play is blamed only where the loss is surely above one point. Where it may be less, it is good if it is
    surely small, and close otherwise; where the choice of the search is surely worse, the play was best.
    """
    if loss + CERTAIN * error < 0:
        return BEST
    if loss - CERTAIN * error <= SURELY:
        return GOOD if loss + CERTAIN * error < SMALL else CLOSE
    if loss < SMALL:
        return GOOD
    return DOUBTFUL if loss < LARGE else MISTAKE if loss < GRAVE else BLUNDER
