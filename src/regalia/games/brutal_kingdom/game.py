"""Brutal Kingdom, as the registry knows it."""

from pathlib import Path
from typing import ClassVar

from regalia.games.brutal_kingdom import board, components, features, heuristics, state, view, viewing
from regalia.games.brutal_kingdom.actions import SPACE
from regalia.kernel.game import Game, Option
from regalia.kernel.rules import Agreement, BadOption, Setup


class BrutalKingdomGame(Game):
    """For three or four, usually four."""

    name = "brutal-kingdom"
    rules_version = 1
    players = range(3, 5)  # BK-1.1
    usual = 4
    minutes = (30, 45)
    weight = 2
    options = (
        Option("black_knight", "conditional", ("conditional", "always")),
        Option("moved_threats_end", False),
        Option("inquisitor_same_back", False),
        Option("random_removal", False),
        Option("struck_killers_strike", False),
    )
    actions = SPACE
    questions = tuple(state.QUESTIONS)
    state_class = state.BrutalKingdom
    features_class = features.BrutalKingdomFeatures
    folder = Path(__file__).parent
    make_view = staticmethod(viewing.make_view)
    make_static_data = staticmethod(view.make_static_data)
    pace = 100_000
    weights = heuristics.WEIGHTS
    characters: ClassVar = heuristics.CHARACTERS
    features_version = (
        2  # the Inquisitor's rank, swaps and the card called for are forgotten when they are over
    )

    def make_setup(self, agreed: Agreement) -> Setup:
        if agreed.options["random_removal"] and agreed.seats != 3:
            raise BadOption(f"option random_removal is for three players, not {agreed.seats}")
        return board.GameSetup(agreed, components.Components(agreed.file))


GAME = BrutalKingdomGame()
