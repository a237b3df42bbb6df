"""Kardinal & König as features: what an observation of it is written as, for programs that learn."""

from mypy_extensions import i64

from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.board import GameSetup
from regalia.games.kardinal_koenig.cards import HALVES, KINDS, LANDS, SEATS
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.setup import Setup
from regalia.kernel.state import State


class KardinalKoenigFeatures(Features):
    """The table of Kardinal & König. Fields are numbered as the board's file lists them."""

    def add_table(self, setup: Setup) -> None:
        assert isinstance(setup, GameSetup)
        seats = setup.seats
        self.board: i64 = setup.atlas.fields
        self.add_question(setup)
        self.turn = self.add("turn", seats, BIT, "whose turn it is")
        self.add_choice("start", on.START, seats, "the start player")
        self.add_choice("half", on.HALF, len(HALVES), "the half of the game; the last: nobody draws any more")
        self.add_numbers("deck", on.DECK_SIZE, 1, "cards in the deck")
        self.add_numbers("display", on.DISPLAY, KINDS, "cards on display, by colour")
        self.add_numbers("discards", on.DISCARDS, KINDS, "discards, by colour")
        self.hand = self.add("hand", KINDS, COUNT, "the viewer's hand, by colour")
        self.add_numbers("sizes", on.SIZE, seats, "cards in hand, by seat")
        self.add_choice("country", on.COUNTRY, LANDS, "the country of this turn")
        self.add_numbers("placed", on.PLACED, 1, "pieces placed in this turn")
        self.add_set("single", on.SINGLE, 1, "the country was empty, so that one monastery is all")
        self.add_choice("paid", on.PAID, KINDS, "the colour played for the next piece")
        self.add_set("joker", on.JOKER, 1, "a joker was played for it")
        self.monasteries = self.add(
            "monasteries", seats * self.board, BIT, "by seat and field: its monastery stands there"
        )
        self.held = self.add("held", LANDS * seats, COUNT, "monasteries, by country and seat")
        self.advisors = self.add("advisors", LANDS * seats, COUNT, "advisors, by country and seat")
        self.add_numbers("house_stock", on.HOUSE_STOCK, seats, "monasteries left, by seat")
        self.add_numbers("advisor_stock", on.ADVISOR_STOCK, seats, "advisors left, by seat")
        self.add_numbers("points", on.POINTS, seats, "points on the track, by seat")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        cells = state.cells
        self.write_plain(cells, writer)
        self.write_question(state, writer)
        writer.mark(self.turn + state.turn)
        if viewer >= 0:
            writer.numbers(self.hand, cells, on.HAND + KINDS * viewer, KINDS)
        country: i64
        for country in range(LANDS):
            at = country * self.seats
            writer.numbers(self.held + at, cells, on.HELD + SEATS * country, self.seats)
            writer.numbers(self.advisors + at, cells, on.ADVISORS + SEATS * country, self.seats)
        seat: i64
        for seat in range(self.seats):
            writer.mask(self.monasteries + seat * self.board, cells[on.MONASTERIES + seat])
