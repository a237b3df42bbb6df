"""Take the Kingdom, as the registry knows it."""

from pathlib import Path
from typing import ClassVar

from regalia.games.take_the_kingdom.actions import SPACE
from regalia.games.take_the_kingdom.automatic_passes import spares_fort
from regalia.games.take_the_kingdom.board import GameSetup
from regalia.games.take_the_kingdom.components import Components
from regalia.games.take_the_kingdom.features import TakeTheKingdomFeatures
from regalia.games.take_the_kingdom.heuristics import CHARACTERS, WEIGHTS
from regalia.games.take_the_kingdom.state import QUESTIONS, TakeTheKingdom
from regalia.games.take_the_kingdom.view import StaticData, TakeTheKingdomView, make_static_data
from regalia.games.take_the_kingdom.viewing import make_view
from regalia.kernel.game import Game, Option
from regalia.kernel.setup import Agreement, Setup
from regalia.kernel.state import Observation


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
    questions = tuple(QUESTIONS)
    state_class = TakeTheKingdom
    features_class = TakeTheKingdomFeatures
    folder = Path(__file__).parent
    pace = 40_000
    weights = WEIGHTS
    characters: ClassVar = CHARACTERS
    horizon = 60
    orders: ClassVar = {"fort": spares_fort}

    def make_setup(self, agreed: Agreement) -> Setup:
        return GameSetup(agreed, Components(agreed.file, agreed.seats))

    def view(self, observation: Observation) -> TakeTheKingdomView:
        return make_view(observation)

    def static_data(self, setup: Setup) -> StaticData:
        assert isinstance(setup, GameSetup)
        return make_static_data(setup)


GAME = TakeTheKingdomGame()
