"""Kardinal & König, as the registry knows it."""

from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from regalia.games.kardinal_koenig import view, viewing
from regalia.games.kardinal_koenig.actions import SPACE
from regalia.games.kardinal_koenig.atlas import Atlas
from regalia.games.kardinal_koenig.board import GameSetup
from regalia.games.kardinal_koenig.components import Components
from regalia.games.kardinal_koenig.features import KardinalKoenigFeatures
from regalia.games.kardinal_koenig.heuristics import CHARACTERS, WEIGHTS
from regalia.games.kardinal_koenig.state import QUESTIONS, KardinalKoenig
from regalia.kernel.components import ComponentsFile
from regalia.kernel.game import Game, Option
from regalia.kernel.setup import Agreement, Setup


@lru_cache(maxsize=16)
def read_atlas(file: ComponentsFile) -> Atlas:
    """The map of a components file, with all that has been found out of its chains."""
    return Atlas(file)


class KardinalKoenigGame(Game):
    """For three to five, usually four."""

    name = "kardinal-koenig"
    rules_version = 1
    players = range(3, 6)  # KK-1.1
    usual = 4
    minutes = (45, 60)
    weight = 2
    pace = 60_000
    weights = WEIGHTS
    characters: ClassVar = CHARACTERS
    horizon = 60  # of 24, 60 and none, the best against greedy players
    options = (
        Option("joker_other_colour", False),
        Option("memory_aids", True, (True, False)),
        Option("blocked_end", "now", ("now", "round")),
    )
    actions = SPACE
    questions = tuple(QUESTIONS)
    state_class = KardinalKoenig
    features_class = KardinalKoenigFeatures
    folder = Path(__file__).parent
    make_view = staticmethod(viewing.make_view)
    make_static_data = staticmethod(view.make_static_data)
    component_files = ("components.toml", "board.toml")

    def make_setup(self, agreed: Agreement) -> Setup:
        return GameSetup(agreed, Components(agreed.file, agreed.seats), read_atlas(agreed.file))


GAME = KardinalKoenigGame()
