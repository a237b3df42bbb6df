"""Kardinal & König, as the registry knows it."""

from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from regalia.games.kardinal_koenig import atlas, board, features, heuristics, state, view, viewing
from regalia.games.kardinal_koenig.actions import SPACE
from regalia.games.kardinal_koenig.components import Components
from regalia.kernel.components import ComponentsFile
from regalia.kernel.game import Game, Option
from regalia.kernel.rules import Agreement, Setup


@lru_cache(maxsize=16)
def read_atlas(file: ComponentsFile) -> atlas.Atlas:
    """The map of a components file, with all that has been found out of its chains."""
    return atlas.Atlas(file)


class KardinalKoenigGame(Game):
    """For three to five, usually four."""

    name = "kardinal-koenig"
    rules_version = 1
    players = range(3, 6)  # KK-1.1
    usual = 4
    minutes = (45, 60)
    weight = 2
    pace = 60_000
    weights = heuristics.WEIGHTS
    characters: ClassVar = heuristics.CHARACTERS
    best_weights: ClassVar = {"care": 7.0}
    horizon = 60  # of 24, 60 and none, the best against greedy players
    options = (
        Option("joker_other_colour", False),
        Option("memory_aids", True, (True, False)),
        Option("blocked_end", "now", ("now", "round")),
    )
    actions = SPACE
    questions = tuple(state.QUESTIONS)
    state_class = state.KardinalKoenig
    features_class = features.KardinalKoenigFeatures
    folder = Path(__file__).parent
    make_view = staticmethod(viewing.make_view)
    make_static_data = staticmethod(view.make_static_data)
    component_files = ("components.toml", "board.toml")

    def make_setup(self, agreed: Agreement) -> Setup:
        return board.GameSetup(agreed, Components(agreed.file, agreed.seats), read_atlas(agreed.file))


GAME = KardinalKoenigGame()
