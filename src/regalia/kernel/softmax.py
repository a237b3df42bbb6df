"""Chances from scores: the higher a seat's score, the likelier it wins."""

import math


def softmax(scores: list[float], spread: float) -> list[float]:
    """Each seat's chance by e to the power of its score; a lead of `spread` makes it e times as likely."""
    best = scores[0]
    for score in scores:
        best = max(best, score)
    powers = [math.exp((score - best) / spread) for score in scores]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]
