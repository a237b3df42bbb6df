"""Brutal Kingdom as features: what an observation of it is written as, for programs that learn."""

from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.cards import KINDS
from regalia.games.brutal_kingdom.chapter import CHAPTERS, ROUNDS
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.rules import Setup, State, i64


class BrutalKingdomFeatures(Features):
    """The table of Brutal Kingdom."""

    def add_table(self, setup: Setup) -> None:
        self.add_question(setup)
        self.add_choice("chapter", on.CHAPTER, CHAPTERS, "the chapter")
        self.add_choice("round", on.ROUND, ROUNDS, "the round")
        self.add_declared(setup, "starter")
        self.add_turn(setup, "whose card is being played")
        self.add_declared(setup, "played", "swaps")
        self.add_own(setup, "hand", "the viewer's hand")
        self.sizes = self.add(
            "sizes", 2 * setup.seats, COUNT, "by seat: light and dark cards in hand", of_seat=2
        )
        self.add_own(setup, "passing", "the card that the viewer passes on")
        self.add_declared(setup, "offered", "summoned", "named", "inquisitor_rank", "stack", "face_up")
        self.threat = self.add("threat", KINDS, BIT, "cards that were laid as a threat in this chapter")
        self.add_declared(setup, "stock", "chapel", "tokens", "kills", "box")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, BrutalKingdom)
        cells = state.cells
        age: i64
        for age in range(3):
            writer.choice(self.threat, cells[on.THREATS + age])
        for seat in state.setup.all_seats:
            writer.number(self.sizes + 2 * seat, state.count(seat, 0))
            writer.number(self.sizes + 2 * seat + 1, state.count(seat, 1))
