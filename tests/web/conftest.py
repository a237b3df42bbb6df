"""What the browser tests share: one server and one browser for each worker."""

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser import CHROMIUM, launch
from regalia.server.process import ServerProcess
from web.browsing import Guest
from web.desks import PATIENCE, Desks, Kind

STATIC = Path(__file__).parents[2] / "src" / "regalia" / "server" / "static"
STEADY = Path(__file__).parent / "steady.py"
HERE = "tests/web/"
FRIENDS = "friends.test"  # this machine, by a name that browsers trust less than its own address


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a machine that is busy may be late once, but not twice; a secret is told only once."""
    for item in items:
        if item.nodeid.startswith(HERE) and "secre" not in item.nodeid:
            item.add_marker(pytest.mark.flaky(reruns=1))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def apart(work: Callable[[], Any]) -> None:
    """In another thread, as the browser has an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(work).result()


def steady_server(folder: Path, *how: str) -> ServerProcess:
    """A server on an empty database, whose deals are the same each time and whose bots do not pause."""
    found = ServerProcess(folder, free_port(), bot_workers=1)
    module = found.command.index("-m")
    found.command[module : module + 2] = [str(STEADY), *how]
    found.environment |= {"REGALIA_HOSTS": FRIENDS}
    return found


@pytest.fixture(scope="package")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the built client."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here; tools/system-packages.sh tells how to get it")
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    running = steady_server(tmp_path_factory.mktemp("served"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser(served: ServerProcess) -> Iterator[Browser]:
    """The Chromium of the system."""
    expect.set_options(timeout=PATIENCE)  # a page that lost its server tries again every ten seconds
    with sync_playwright() as playwright:
        # A page that is lent again keeps its process.
        chromium = launch(playwright, "--process-per-site", f"--host-resolver-rules=MAP {FRIENDS} 127.0.0.1")
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def short(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[ServerProcess]:
    """A server with components that make games short."""
    running = steady_server(tmp_path_factory.mktemp("short"), "short")
    apart(running.start)
    yield running
    running.stop()


@pytest.fixture(scope="package")
def desks(browser: Browser) -> Desks:
    """Pages at which guests sit one after the other."""
    return Desks(browser)


@pytest.fixture
def visit(served: ServerProcess, desks: Desks) -> Iterator[Callable[..., Guest]]:
    """Brings guests, each with a browser of their own, and complains of what their pages did wrong."""
    guests: list[tuple[Guest, bool]] = []

    def arrive(
        size: str = "wide",
        scheme: str = "light",
        url: str = served.url,
        pace: str = "none",
        keeps: bool = False,
        locale: str = "en-GB",
        new: bool = False,
    ) -> Guest:
        desk = desks.lend(Kind(size, scheme, locale), new, keeps)
        guests.append((Guest(desk, url, pace), not keeps))
        return guests[-1][0]

    yield arrive
    faults = [fault for guest, _ in guests for fault in guest.leave()]
    for guest, again in guests:
        desks.take_back(guest.desk, again)
    assert not faults


@pytest.fixture
def guest(visit: Callable[..., Guest]) -> Guest:
    """Someone at a desk, by day."""
    return visit()
