"""Kardinal & König as features: what an observation of it is written as, for programs that learn."""

from mypy_extensions import i64

from regalia.games.kardinal_koenig.actions import KINDS, LANDS, SEATS
from regalia.games.kardinal_koenig.board import LAST, Europe
from regalia.games.kardinal_koenig.phases import PROMPTS
from regalia.games.kardinal_koenig.state import KardinalKoenig
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.setup import Setup
from regalia.kernel.state import State


class KardinalKoenigFeatures(Features):
    """The table of Kardinal & König. Fields are numbered as the board's file lists them."""

    def add_table(self, setup: Setup) -> None:
        assert isinstance(setup, Europe)
        seats = setup.seats
        self.fields_on_board: i64 = setup.atlas.fields
        self.question = self.add("question", len(PROMPTS), BIT, "the question asked; the last: it is over")
        self.turn = self.add("turn", seats, BIT, "whose turn it is")
        self.start = self.add("start", seats, BIT, "the start player")
        self.half = self.add("half", LAST + 1, BIT, "the half of the game; the last: nobody draws any more")
        self.deck = self.add("deck", 1, COUNT, "cards in the deck")
        self.display = self.add("display", KINDS, COUNT, "cards on display, by colour")
        self.discards = self.add("discards", KINDS, COUNT, "discards, by colour")
        self.hand = self.add("hand", KINDS, COUNT, "the viewer's hand, by colour")
        self.sizes = self.add("sizes", seats, COUNT, "cards in hand, by seat")
        self.country = self.add("country", LANDS, BIT, "the country of this turn")
        self.placed = self.add("placed", 1, COUNT, "pieces placed in this turn")
        self.single = self.add("single", 1, BIT, "the country was empty, so that one monastery is all")
        self.paid = self.add("paid", KINDS, BIT, "the colour played for the next piece")
        self.joker = self.add("joker", 1, BIT, "a joker was played for it")
        self.houses = self.add(
            "monasteries", seats * self.fields_on_board, BIT, "by seat and field: its monastery stands there"
        )
        self.count = self.add("held", LANDS * seats, COUNT, "monasteries, by country and seat")
        self.advisors = self.add("advisors", LANDS * seats, COUNT, "advisors, by country and seat")
        self.house_stock = self.add("house_stock", seats, COUNT, "monasteries left, by seat")
        self.advisor_stock = self.add("advisor_stock", seats, COUNT, "advisors left, by seat")
        self.points = self.add("points", seats, COUNT, "points on the track, by seat")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, KardinalKoenig)
        writer.mark(self.question + state.phase)
        writer.mark(self.turn + state.turn)
        writer.mark(self.start + state.start)
        writer.mark(self.half + state.half)
        writer.number(self.deck, state.deck_size)
        writer.numbers(self.display, state.display, 0, KINDS)
        writer.numbers(self.discards, state.discards, 0, KINDS)
        if viewer >= 0:
            writer.numbers(self.hand, state.hand, KINDS * viewer, KINDS)
        writer.choice(self.country, state.country)
        writer.number(self.placed, state.placed)
        writer.number(self.single, state.single)
        writer.choice(self.paid, state.paid)
        writer.number(self.joker, state.joker)
        writer.numbers(self.sizes, state.size, 0, self.seats)
        writer.numbers(self.house_stock, state.house_stock, 0, self.seats)
        writer.numbers(self.advisor_stock, state.advisor_stock, 0, self.seats)
        writer.numbers(self.points, state.points, 0, self.seats)
        country: i64 = 0
        while country < LANDS:
            writer.numbers(self.count + country * self.seats, state.count, SEATS * country, self.seats)
            writer.numbers(self.advisors + country * self.seats, state.advisors, SEATS * country, self.seats)
            country += 1
        seat: i64 = 0
        while seat < self.seats:
            writer.mask(self.houses + seat * self.fields_on_board, state.houses[seat])
            seat += 1
