"""What every test run shares."""

import os
import signal
from collections.abc import Iterator

import pytest

import regalia
from regalia.testing import registered
from smuggle.game import GAME as SMUGGLE

WEB = "tests/web/"


def pytest_report_header() -> str:
    """Say which kind of regalia is tested."""
    return f"regalia: {regalia.why_pure or 'compiled'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what tests have counted."""
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            if name == "figures":
                terminalreporter.write_line(str(value))


def pytest_sessionstart() -> None:
    """Have Ctrl-C reach what tests start; refuse the sources where the compiled modules were meant."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has background jobs ignore it
    if os.environ.get("REGALIA_EXPECT_COMPILED") and not regalia.compiled:
        pytest.exit(f"the compiled modules were to be tested, but {regalia.why_pure}", returncode=1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, browsers next, so that no process waits for another at the end."""
    items.sort(key=lambda item: (item.get_closest_marker("long") is None, not item.nodeid.startswith(WEB)))


@pytest.fixture
def smuggle() -> Iterator[None]:
    """The example among the games is registered."""
    with registered(SMUGGLE):
        yield
