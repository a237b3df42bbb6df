"""Smuggle, as the registry knows it."""

from pathlib import Path

from regalia.kernel.game import Game
from regalia.kernel.setup import Agreement, Setup
from smuggle import table as on
from smuggle import view
from smuggle.state import Smuggle


class SmuggleGame(Game):
    """For three."""

    name = "smuggle"
    rules_version = 1
    players = range(3, 4)  # SM-1.1
    usual = 3
    minutes = (5, 10)
    weight = 1
    options = ()
    actions = on.SPACE
    questions = on.QUESTIONS
    state_class = Smuggle
    folder = Path(__file__).parent
    make_view = staticmethod(view.make_view)

    def make_setup(self, agreed: Agreement) -> Setup:
        return Setup(agreed, on.LAYOUT)


GAME = SmuggleGame()
