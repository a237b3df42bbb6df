"""King's Blood, as the registry knows it."""

from pathlib import Path
from typing import ClassVar

from regalia.games.kings_blood.actions import SPACE
from regalia.games.kings_blood.board import ANNOUNCE, SERIES, GameSetup
from regalia.games.kings_blood.components import Components
from regalia.games.kings_blood.counts import ENCODER, FEATURES
from regalia.games.kings_blood.features import KingsBloodFeatures
from regalia.games.kings_blood.heuristics import CHARACTERS, WEIGHTS
from regalia.games.kings_blood.judge import feature_rows
from regalia.games.kings_blood.state import QUESTIONS, KingsBlood
from regalia.games.kings_blood.view import KingsBloodView, StaticData, make_static_data
from regalia.games.kings_blood.viewing import make_view
from regalia.kernel.components import ComponentsFile
from regalia.kernel.features import Features
from regalia.kernel.game import Game, Option
from regalia.kernel.learnt import Teaching, find_network
from regalia.kernel.rng import Rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.state import Observation, State


class KingsBloodGame(Game):
    """For two to six, usually four."""

    name = "kings-blood"
    rules_version = 2
    features_version = 2
    players = range(2, 7)
    usual = 4
    minutes = (15, 30)
    weight = 1
    pace = 60_000
    weights = WEIGHTS
    characters: ClassVar = CHARACTERS
    teaching = Teaching(ENCODER, FEATURES, feature_rows)
    windows: ClassVar = {q.about.name: q.about.passes_by for q in QUESTIONS if q.about.passes_by}
    options = (
        Option("advanced", False),
        Option("announce", "auto", tuple(ANNOUNCE)),
        Option("skipped_draw", False),
        Option("series", "none", tuple(SERIES)),
        Option("target", "auto", ("auto", 100, 150, 200, 250, 300)),
    )
    actions = SPACE
    folder = Path(__file__).parent

    def make_setup(self, seats: int, options: dict[str, OptionValue], file: ComponentsFile) -> Setup:
        questions = [question.about for question in QUESTIONS]
        setup = GameSetup(self.rules_version, seats, options, Components(file), questions)
        if not setup.advanced:  # whose cards no network has learnt
            setup.network = find_network(self.folder, setup.version, ENCODER, file.digest, seats)
        return setup

    def make_state(self, setup: Setup, rng: Rng) -> State:
        assert isinstance(setup, GameSetup)
        return KingsBlood(setup, rng)

    def view(self, observation: Observation) -> KingsBloodView:
        return make_view(observation)

    def features(self, setup: Setup) -> Features:
        return KingsBloodFeatures(setup)

    def static_data(self, setup: Setup) -> StaticData:
        assert isinstance(setup, GameSetup)
        return make_static_data(setup)


GAME = KingsBloodGame()
