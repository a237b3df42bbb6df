"""Measuring many speeds side by side on a machine that is never quite idle.

Each is measured in short slices, in turn with all the others, so that what disturbs the machine disturbs
them alike; the median of the slices counts.
"""

from collections.abc import Callable, Hashable, Mapping
from statistics import median
from time import perf_counter
from typing import TypeVar

SLICES = 11

Lot = Callable[[], tuple[int, float]]
"""Does a small lot of work; gives how many pieces it was and how many seconds they took."""

Key = TypeVar("Key", bound=Hashable)


def timed(work: Callable[[], int]) -> Lot:
    """A lot of work all of which is timed; the work gives how many pieces it was."""

    def lot() -> tuple[int, float]:
        start = perf_counter()
        pieces = work()
        return pieces, perf_counter() - start

    return lot


def speed(lot: Lot, seconds: float) -> float:
    """Pieces per second in one slice: at least one lot, and more until the time is spent."""
    pieces, spent = lot()
    while spent < seconds:
        more, took = lot()
        pieces += more
        spent += took
    return pieces / spent


def median_speeds(
    lots: Mapping[Key, Lot], seconds: float, progress: Callable[[float], None]
) -> dict[Key, float]:
    """Pieces per second of everything, each measured for so many seconds; `progress` hears the share done."""
    speeds: dict[Key, list[float]] = {key: [] for key in lots}
    for turn in range(SLICES):
        for number, (key, lot) in enumerate(lots.items(), 1):
            speeds[key].append(speed(lot, seconds / SLICES))
            progress((turn + number / len(lots)) / SLICES)
    return {key: median(found) for key, found in speeds.items()}
