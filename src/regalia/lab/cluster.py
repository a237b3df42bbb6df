"""A Ray cluster that does the work (extra `ray`)."""

import logging
import os
import socket
from collections.abc import Callable, Collection, Iterable
from importlib import import_module
from typing import Any

from regalia.lab.errors import MissingExtra, NoCluster
from regalia.lab.executor import Crew, Dead, Piece

LOCAL = "local"  # in place of an address: a cluster on this machine, for as long as it is needed
RUNNING = "auto"  # in place of an address: the cluster that runs on this machine already
OBJECT_STORE = 100_000_000  # bytes; results are small and do not go there
PATIENCE = 5.0  # seconds for a first sign of life; Ray itself tries for minutes, and says so line by line


class Cluster(Crew[Any]):
    """A Ray cluster: one on this machine that ends with us, or one that is there already."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_IGNORE_UNHANDLED_ERRORS="1")
        try:
            self.ray: Any = import_module("ray")
        except ModuleNotFoundError as error:
            raise MissingExtra(error.name or "ray", "ray") from None
        settings: dict[str, object] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address == LOCAL:
            settings |= {"num_cpus": workers, "include_dashboard": False, "object_store_memory": OBJECT_STORE}
        else:
            knock(address)
        try:
            self.ray.init(address, **settings)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(f"Ray at {address} cannot be used: {error}") from None
        self.workers = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.do: Any = self.ray.remote(max_retries=0)(do)

    def give(self, work: Callable[[Piece], Any], piece: Piece) -> Any:
        """As the contract says."""
        return self.do.remote(work, piece)

    def wait(self, tickets: Collection[Any]) -> Iterable[Any]:
        """As the contract says."""
        finished: list[Any] = self.ray.wait(list(tickets))[0]
        return finished

    def fetch(self, ticket: Any) -> Any:
        """As the contract says; what Ray reports of anything but the work itself is the death of a worker."""
        try:
            return self.ray.get(ticket)
        except self.ray.exceptions.RayTaskError:
            raise
        except self.ray.exceptions.RayError as error:
            raise Dead(error) from None

    def __exit__(self, *reason: object) -> None:
        self.ray.shutdown()


def do(work: Callable[[Piece], Any], piece: Piece) -> Any:
    """What a worker does with what it is given."""
    return work(piece)


def knock(address: str) -> None:
    """An error at once if an address is none, or nobody listens there."""
    if address == RUNNING:
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        raise NoCluster(f"{address!r} is not an address of Ray; use HOST:PORT, {RUNNING} or {LOCAL}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NoCluster(f"there is no Ray at {address}: {error}") from None
