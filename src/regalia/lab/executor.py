"""Many pieces of work, done by many workers, with results in order; what a dead worker lost is done again.

The arena and self-play are written to `Executor.map` alone, so that what they give is the same whoever does
the work: this process, processes on this machine (`processes.py`), or a cluster (`cluster.py`).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Generic, Protocol, Self, TypeVar

from regalia.lab.errors import WorkerLost

Piece = TypeVar("Piece")
Product = TypeVar("Product")
Ticket = TypeVar("Ticket")

MOST_TRIES = 5  # of a piece of work whose worker dies


class Executor(Protocol):
    """Whoever does the work."""

    def map(self, work: Callable[[Piece], Product], pieces: Iterable[Piece]) -> Iterator[Product]:
        """The result of each piece, in the order of the pieces, as soon as it and all before it are there."""


class Alone:
    """This process does all of it, one piece after the other."""

    def map(self, work: Callable[[Piece], Product], pieces: Iterable[Piece]) -> Iterator[Product]:
        """As `Executor.map` says."""
        return map(work, pieces)


class Dead(Exception):
    """The worker that had a piece of work is dead, and the work is lost."""


class Crew(ABC, Generic[Ticket]):
    """Workers elsewhere. A piece that is given to them is known by its ticket until its result is fetched."""

    workers: int

    def __enter__(self) -> Self:
        return self

    @abstractmethod
    def __exit__(self, *reason: object) -> None:
        """Let the workers go, whatever they are doing."""

    @abstractmethod
    def give(self, work: Callable[[Piece], Any], piece: Piece) -> Ticket:
        """Have a piece done as soon as a worker is free."""

    @abstractmethod
    def wait(self, tickets: Collection[Ticket]) -> Iterable[Ticket]:
        """Those that are finished, as soon as there is one."""

    @abstractmethod
    def fetch(self, ticket: Ticket) -> Any:
        """The result of a finished piece; `Dead` if its worker died."""

    def map(self, work: Callable[[Piece], Product], pieces: Iterable[Piece]) -> Iterator[Product]:
        """As `Executor.map` says; the workers are kept busy a little ahead of what is wanted next."""
        ahead = enumerate(pieces)
        given: dict[Ticket, tuple[int, Piece]] = {}
        done: dict[int, Product] = {}
        deaths: dict[int, int] = {}
        wanted = 0
        while True:
            while len(given) < 2 * self.workers and (found := next(ahead, None)):
                given[self.give(work, found[1])] = found
            while wanted in done:
                yield done.pop(wanted)
                wanted += 1
            if not given:
                return
            lost = []
            for ticket in self.wait(given):
                number, piece = given.pop(ticket)
                try:
                    done[number] = self.fetch(ticket)
                except Dead as reason:
                    deaths[number] = deaths.get(number, 0) + 1
                    if deaths[number] == MOST_TRIES:
                        raise WorkerLost(f"workers died {MOST_TRIES} times at {piece}: {reason}") from None
                    lost.append((number, piece))
            for number, piece in lost:
                given[self.give(work, piece)] = number, piece
