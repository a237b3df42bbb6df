"""The example among the games passes the suites that other people's games are given."""

from pathlib import Path

from regalia.testing import GameSuite
from smuggle.game import GAME


class TestSmuggle(GameSuite):
    game = GAME
    folder = Path(__file__).parents[1] / "examples" / "smuggle" / "golden"
