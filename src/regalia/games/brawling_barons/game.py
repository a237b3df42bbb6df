"""Brawling Barons, as the registry knows it."""

from pathlib import Path
from typing import ClassVar

from regalia.games.brawling_barons import board, components, features, heuristics, state, view, viewing
from regalia.games.brawling_barons.actions import SPACE
from regalia.kernel.game import Game, Option
from regalia.kernel.rules import Agreement, BadOption, Setup


class BrawlingBaronsGame(Game):
    """For two to eight (BB-1.1), usually four."""

    name = "brawling-barons"
    rules_version = 1
    players = range(2, 9)
    usual = 4
    minutes = (45, 90)
    weight = 3
    pace = 50_000
    weights = heuristics.WEIGHTS
    characters: ClassVar = heuristics.CHARACTERS
    horizon = 60
    options = (
        Option("teams", False),
        Option("decks", "auto", ("auto", 1, 2, 3, 4)),
        Option("split_shield", False),
        Option("aids_any_time", False),
    )
    actions = SPACE
    questions = tuple(state.QUESTIONS)
    state_class = state.BrawlingBarons
    features_class = features.BrawlingBaronsFeatures
    folder = Path(__file__).parent
    make_view = staticmethod(viewing.make_view)
    make_static_data = staticmethod(view.make_static_data)

    def make_setup(self, agreed: Agreement) -> Setup:
        if agreed.options["teams"] and (agreed.seats < 4 or agreed.seats % 2):  # BB-12.1
            raise BadOption(f"option teams is for four, six or eight players, not {agreed.seats}")
        decks = agreed.options["decks"]
        return board.GameSetup(
            agreed, components.Components(agreed.file, agreed.seats, decks if isinstance(decks, int) else 0)
        )


GAME = BrawlingBaronsGame()
