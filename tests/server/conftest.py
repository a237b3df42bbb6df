"""What the tests of the server share."""

import signal
from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import contextmanager
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


@contextmanager
def patience(item: pytest.Item) -> Iterator[None]:
    """A test that waits for what never comes fails, and does not hold up the others.

    The alarm is off before pytest writes its report: there it would end the whole run.
    """

    def give_up(*_: object) -> None:
        pytest.fail(f"it took longer than {seconds} seconds")

    marker = item.get_closest_marker("patience")
    seconds = marker.args[0] if marker else 60
    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, 5)  # again: what hangs may hang in its own end, too
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def within_patience(item: pytest.Item) -> Generator[None, object, object]:
    """Around each part of a test in this folder."""
    if Path(__file__).parent not in item.path.parents:
        return (yield)
    with patience(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from within_patience(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from within_patience(item))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    return (yield from within_patience(item))
