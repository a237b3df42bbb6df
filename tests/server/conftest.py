"""What the tests of the server share."""

import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from serving import Clock, Local, serving, set_clock


@pytest.fixture
def anyio_backend() -> str:
    """Not uvloop, in which `patience` could not interrupt a test; servers in other processes have it."""
    return "asyncio"


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[Local]:
    """A server on an empty database."""
    async with serving(tmp_path) as running:
        yield running


@pytest.fixture
def clock() -> Iterator[Clock]:
    """The server's time, to be set forward."""
    with set_clock() as clock:
        yield clock


@pytest.fixture(autouse=True)
def patience(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that waits for what never comes fails, and does not hold up the others."""

    def give_up(*_: object) -> None:
        pytest.fail(f"it took longer than {seconds} seconds")

    marker = request.node.get_closest_marker("patience")
    seconds = marker.args[0] if marker else 20
    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, 5)  # again: what hangs may hang in its own end, too
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)
