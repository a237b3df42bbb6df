"""Take the Kingdom, as the registry knows it."""

from pathlib import Path
from typing import ClassVar

from regalia.games.take_the_kingdom import (
    automatic_passes,
    board,
    components,
    features,
    heuristics,
    state,
    view,
    viewing,
)
from regalia.games.take_the_kingdom.actions import SPACE
from regalia.kernel.game import Game, Option
from regalia.kernel.rules import Agreement, Setup


class TakeTheKingdomGame(Game):
    """For two to four, usually four."""

    name = "take-the-kingdom"
    rules_version = 1
    features_version = 2  # who passed since a card was last played, and whether the deck was empty
    players = range(2, 5)  # TK-1.1
    usual = 4
    minutes = (20, 45)
    weight = 2
    options = (
        Option("replace_defence", True),
        Option("trap_target", "owner", ("owner", "attacker")),
        Option("spy_play_free", True),
        Option("penalty_uses_play", True),
        Option("spread_targets", "one", ("one", "many")),
        Option("morale_stack", False),
        Option("penalty_costs_play", False),
        Option("forced_plays", False),
    )
    actions = SPACE
    questions = tuple(state.QUESTIONS)
    state_class = state.TakeTheKingdom
    features_class = features.TakeTheKingdomFeatures
    folder = Path(__file__).parent
    make_view = staticmethod(viewing.make_view)
    make_static_data = staticmethod(view.make_static_data)
    pace = 40_000
    weights = heuristics.WEIGHTS
    characters: ClassVar = heuristics.CHARACTERS
    horizon = 60
    orders: ClassVar = {"fort": automatic_passes.spares_fort}

    def make_setup(self, agreed: Agreement) -> Setup:
        return board.GameSetup(agreed, components.Components(agreed.file, agreed.seats))


GAME = TakeTheKingdomGame()
