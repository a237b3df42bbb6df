"""What the tests of all games share."""

import pytest

HERE = "tests/games/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of rules are quick, so they run a second time as pure Python.

    Whole games are not: that they are the same is shown by comparing states, in tests/test_conformance.py.
    """
    for item in items:
        if item.nodeid.startswith(HERE) and item.path.name != "test_whole_games.py":
            item.add_marker(pytest.mark.pure)
