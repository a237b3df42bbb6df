"""Processes on this machine that do the work."""

import signal
from collections.abc import Callable, Collection, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from regalia._orphans import end_with_parent
from regalia.lab.executor import Crew, Dead, Piece


class Processes(Crew[Future[Any]]):
    """A pool of processes. When one of them dies, Python gives up the whole pool; then there is a new one."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=settle_in)

    def give(self, work: Callable[[Piece], Any], piece: Piece) -> Future[Any]:
        """As the contract says."""
        try:
            return self.pool.submit(work, piece)
        except BrokenProcessPool:
            self.pool = self._new_pool()
            return self.pool.submit(work, piece)

    def wait(self, tickets: Collection[Future[Any]]) -> Iterable[Future[Any]]:
        """As the contract says."""
        return wait(tickets, return_when=FIRST_COMPLETED).done

    def fetch(self, ticket: Future[Any]) -> Any:
        """As the contract says."""
        try:
            return ticket.result()
        except BrokenProcessPool as error:
            raise Dead(error) from None

    def __exit__(self, *reason: object) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def settle_in() -> None:
    """What a new worker does first: see to it that it ends with its parent, and ends without a word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C reaches all of them; the parent does the talking
    end_with_parent()
