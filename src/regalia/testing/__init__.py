"""The suites that every game here passes, for other people's games: contract, secrecy, golden playthroughs.

A test file of a game is a class:

    from regalia.testing import GameSuite

    class TestSmuggle(GameSuite):
        game = GAME
        folder = Path(__file__).parent / "golden"
"""

import pytest

pytest.register_assert_rewrite("regalia.testing.contract", "regalia.testing.suite")

from regalia.testing.registering import registered  # noqa: E402  (after their assertions are rewritten)
from regalia.testing.suite import GameSuite  # noqa: E402

__all__ = ["GameSuite", "registered"]
