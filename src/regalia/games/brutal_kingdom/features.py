"""Brutal Kingdom as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.cards import COLOURS, KINDS
from regalia.games.brutal_kingdom.chapter import CHAPTERS, ROUNDS
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.setup import Setup
from regalia.kernel.state import State

SQUARE: Final = 4  # what can lie on a square of the Chapel: three colours, or an elimination token


class BrutalKingdomFeatures(Features):
    """The table of Brutal Kingdom."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        self.add_question(setup)
        self.add_choice("chapter", on.CHAPTER, CHAPTERS, "the chapter")
        self.add_choice("round", on.ROUND, ROUNDS, "the round")
        self.add_choice("starter", on.STARTER, seats, "who holds the starting player card")
        self.turn = self.add("turn", seats, BIT, "whose card is being played")
        self.add_numbers("played", on.PLAYED, 1, "cards played in this round")
        self.add_set("swaps", on.SWAPS, 2, "backs the Courtesan may still swap: light, dark")
        self.hand = self.add("hand", KINDS, BIT, "the viewer's hand")
        self.sizes = self.add("sizes", 2 * seats, COUNT, "by seat: light and dark cards in hand")
        self.passing = self.add("passing", KINDS, BIT, "the card that the viewer passes on")
        self.add_choice("offered", on.OFFERED, KINDS, "the card that the viewer has put down for a swap")
        self.add_choice("summoned", on.SUMMONED, KINDS, "the card that the Inquisitor has called for")
        self.add_choice("named", on.NAMED, KINDS, "the Executioner's victim")
        self.add_numbers("inquisitor", on.INQUISITOR_RANK, 1, "the Inquisitor's rank")
        self.add_choices("stack", on.STACK, seats * 4, KINDS, "by seat and place, bottom first: the card")
        self.add_set("face_up", on.FACE_UP, KINDS, "cards that lie face up in a stack")
        self.threat = self.add("threat", KINDS, BIT, "cards that were laid as a threat in this chapter")
        self.add_numbers("stock", on.STOCK, len(COLOURS), "tokens in stock, by colour")
        self.add_choices(
            "chapel",
            on.CHAPEL,
            CHAPTERS,
            SQUARE,
            "by square: a colour, or the fourth for an elimination token",
        )
        self.add_numbers("tokens", on.TOKENS, seats * len(COLOURS), "tokens, by seat and colour")
        self.add_numbers("kills", on.KILLS, seats, "elimination tokens, by seat")
        self.add_set("box", on.BOX, KINDS, "cards out of the game")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, BrutalKingdom)
        cells = state.cells
        self.write_plain(cells, writer)
        self.write_question(state, writer)
        writer.mark(self.turn + state.turn)
        if viewer >= 0:
            writer.mask(self.hand, cells[on.HAND + viewer])
            writer.choice(self.passing, cells[on.PASSING + viewer])
        age: i64
        for age in range(3):
            writer.choice(self.threat, cells[on.THREATS + age])
        seat: i64
        for seat in range(self.seats):
            writer.number(self.sizes + 2 * seat, state.count(seat, 0))
            writer.number(self.sizes + 2 * seat + 1, state.count(seat, 1))
