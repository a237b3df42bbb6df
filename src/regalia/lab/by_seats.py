"""What is found for each number of players, side by side in one file."""

from collections.abc import Iterable
from typing import Protocol, TypeVar


class OfSeats(Protocol):
    """Something that was found for a number of players."""

    @property
    def seats(self) -> int:
        """That number."""


Found = TypeVar("Found", bound=OfSeats)


def beside(fresh: Found, others: Iterable[Found]) -> tuple[Found, ...]:
    """What is new in the place of what was there for as many players, the fewest players first."""
    kept = [found for found in others if found.seats != fresh.seats]
    return tuple(sorted([*kept, fresh], key=lambda found: found.seats))
