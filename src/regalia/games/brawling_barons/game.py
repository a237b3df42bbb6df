"""Brawling Barons, as the registry knows it."""

from pathlib import Path
from typing import ClassVar

from regalia.games.brawling_barons.actions import SPACE
from regalia.games.brawling_barons.board import GameSetup
from regalia.games.brawling_barons.components import Components
from regalia.games.brawling_barons.features import BrawlingBaronsFeatures
from regalia.games.brawling_barons.heuristics import CHARACTERS, WEIGHTS
from regalia.games.brawling_barons.state import QUESTIONS, BrawlingBarons
from regalia.games.brawling_barons.view import BrawlingBaronsView, StaticData, make_static_data
from regalia.games.brawling_barons.viewing import make_view
from regalia.kernel.components import ComponentsFile
from regalia.kernel.errors import BadOption
from regalia.kernel.features import Features
from regalia.kernel.game import Game, Option
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.state import Observation, State


class BrawlingBaronsGame(Game):
    """For two to eight (BB-1.1), usually four."""

    name = "brawling-barons"
    rules_version = 1
    players = range(2, 9)
    usual = 4
    minutes = (45, 90)
    weight = 3
    pace = 50_000
    weights = WEIGHTS
    characters: ClassVar = CHARACTERS
    horizon = 60
    windows: ClassVar = {q.about.name: q.about.passes_by for q in QUESTIONS if q.about.passes_by}
    when_late: ClassVar = {q.about.name: q.about.when_late for q in QUESTIONS if q.about.when_late}
    options = (
        Option("teams", False),
        Option("decks", "auto", ("auto", 1, 2, 3, 4)),
        Option("split_shield", False),
        Option("aids_any_time", False),
    )
    actions = SPACE
    folder = Path(__file__).parent

    def make_setup(self, seats: int, options: dict[str, OptionValue], file: ComponentsFile) -> Setup:
        if options["teams"] and (seats < 4 or seats % 2):  # BB-12.1
            raise BadOption(f"option teams is for four, six or eight players, not {seats}")
        questions = [question.about for question in QUESTIONS]
        decks = options["decks"]
        components = Components(file, seats, decks if isinstance(decks, int) else 0)
        return GameSetup(self.rules_version, seats, options, components, questions)

    def make_state(self, setup: Setup, rng: Rng) -> State:
        assert isinstance(setup, GameSetup)
        return BrawlingBarons(setup, rng)

    def view(self, observation: Observation) -> BrawlingBaronsView:
        return make_view(observation)

    def features(self, setup: Setup) -> Features:
        return BrawlingBaronsFeatures(setup)

    def static_data(self, setup: Setup) -> StaticData:
        assert isinstance(setup, GameSetup)
        return make_static_data(setup)


GAME = BrawlingBaronsGame()
