"""King's Blood, as the registry knows it."""

from pathlib import Path
from typing import ClassVar

from regalia.games.kings_blood import board, features, heuristics, lines, state, view, viewing
from regalia.games.kings_blood.actions import SPACE
from regalia.games.kings_blood.components import Components
from regalia.kernel.game import Game, Option
from regalia.kernel.lines import SeenByLines
from regalia.kernel.rules import Agreement, Setup


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
    weights = heuristics.WEIGHTS
    characters: ClassVar = heuristics.CHARACTERS
    seen_by_lines = SeenByLines(lines.KingsBloodLines, lines.FEATURES, lines.VERSION)
    options = (
        Option("advanced", False),
        Option("announce", "auto", tuple(board.ANNOUNCE)),
        Option("skipped_draw", False),
        Option("series", "none", tuple(board.SERIES)),
        Option("target", "auto", ("auto", 100, 150, 200, 250, 300)),
    )
    actions = SPACE
    questions = tuple(state.QUESTIONS)
    state_class = state.KingsBlood
    features_class = features.KingsBloodFeatures
    folder = Path(__file__).parent
    make_view = staticmethod(viewing.make_view)
    make_static_data = staticmethod(view.make_static_data)

    def make_setup(self, agreed: Agreement) -> Setup:
        return board.GameSetup(agreed, Components(agreed.file))


GAME = KingsBloodGame()
