"""King's Blood, as the registry knows it."""

from pathlib import Path
from typing import ClassVar

from regalia.games.kings_blood import view, viewing
from regalia.games.kings_blood.actions import SPACE
from regalia.games.kings_blood.board import ANNOUNCE, SERIES, GameSetup
from regalia.games.kings_blood.components import Components
from regalia.games.kings_blood.counts import ENCODER, FEATURES
from regalia.games.kings_blood.features import KingsBloodFeatures
from regalia.games.kings_blood.heuristics import CHARACTERS, WEIGHTS
from regalia.games.kings_blood.judge import feature_rows
from regalia.games.kings_blood.state import QUESTIONS, KingsBlood
from regalia.kernel.game import Game, Option
from regalia.kernel.learnt import Teaching, find_network
from regalia.kernel.setup import Agreement, Setup


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
    options = (
        Option("advanced", False),
        Option("announce", "auto", tuple(ANNOUNCE)),
        Option("skipped_draw", False),
        Option("series", "none", tuple(SERIES)),
        Option("target", "auto", ("auto", 100, 150, 200, 250, 300)),
    )
    actions = SPACE
    questions = tuple(QUESTIONS)
    state_class = KingsBlood
    features_class = KingsBloodFeatures
    folder = Path(__file__).parent
    make_view = staticmethod(viewing.make_view)
    make_static_data = staticmethod(view.make_static_data)

    def make_setup(self, agreed: Agreement) -> Setup:
        setup = GameSetup(agreed, Components(agreed.file))
        if not setup.advanced:  # whose cards no network has learnt
            setup.network = find_network(
                self.folder, setup.version, ENCODER, agreed.file.digest, agreed.seats
            )
        return setup


GAME = KingsBloodGame()
