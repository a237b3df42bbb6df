"""Smuggle, as the registry knows it."""

from pathlib import Path

from regalia.kernel.components import ComponentsFile
from regalia.kernel.game import Game
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.state import Observation, State
from smuggle import table as on
from smuggle.state import Smuggle
from smuggle.view import SmuggleView, make_view


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
    folder = Path(__file__).parent
    state: type[Smuggle] = Smuggle

    def make_setup(self, seats: int, options: dict[str, OptionValue], file: ComponentsFile) -> Setup:
        return Setup(self.name, self.rules_version, seats, options, file, on.LAYOUT, on.QUESTIONS)

    def make_state(self, setup: Setup, rng: Rng) -> State:
        return self.state(setup, rng)

    def view(self, observation: Observation) -> SmuggleView:
        return make_view(observation)


GAME = SmuggleGame()
