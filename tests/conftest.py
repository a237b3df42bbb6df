"""What every test run shares."""

import os

import pytest

import regalia


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
    """Refuse to test the sources where the compiled modules were meant."""
    if os.environ.get("REGALIA_EXPECT_COMPILED") and not regalia.compiled:
        pytest.exit(f"the compiled modules were to be tested, but {regalia.why_pure}", returncode=1)
