"""King's Blood as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kings_blood import genealogy
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.cards import EVENTS, KINDS, PEOPLE
from regalia.games.kings_blood.state import KingsBlood
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.setup import Setup
from regalia.kernel.state import State
from regalia.kernel.zones import WIDE

FIRST_ROW: Final = 128  # the founder's generation
FIRST_COLUMN: Final = 128  # and column


class KingsBloodFeatures(Features):
    """The table of King's Blood."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        events = len(EVENTS)
        self.add_question(setup)
        self.turn = self.add("turn", seats, BIT, "whose turn it is")
        self.add_choice("dealer", on.DEALER, seats, "who dealt")
        self.clockwise = self.add("clockwise", 1, BIT, "whether play goes clockwise")
        self.add_numbers("deal", on.DEAL, 1, "deals before this one")
        self.add_numbers("pending", on.PENDING, 1, "cards that threaten whoever's turn it is")
        self.add_set("passed", on.PASSED, seats, "seats that passed since a card was played")
        self.add_set("lost", on.LOST, seats, "seats that lose their next turn")
        self.add_set("called", on.CALLED, seats, "seats that have called")
        self.add_numbers("sizes", on.SIZE, seats, "cards of each seat, held and open ones too")
        self.score = self.add("score", 2 * seats, COUNT, "by seat: hundreds of points, and the rest")
        self.below = self.add("below", seats, BIT, "seats with less than no points")
        self.add_choice("holder", on.HOLDER, seats, "who has the King's Blood card")
        self.add_numbers("deck", on.DECK_SIZE, 1, "cards in the draw pile")
        self.hand = self.add("hand", PEOPLE, BIT, "characters in the viewer's hand")
        self.hand_events = self.add("hand_events", events, COUNT, "Events in the viewer's hand, by kind")
        self.add_choice("held", on.HELD, KINDS, "the card that the viewer has just drawn")
        self.discards = self.add("discards", PEOPLE, BIT, "characters among the discards")
        self.discard_events = self.add("discard_events", events, COUNT, "Events among the discards, by kind")
        self.add_choice("played", on.PLAYED, KINDS, "the card being played")
        self.add_choice("mover", on.MOVER, PEOPLE, "the character being moved")
        self.add_choice("target", on.TARGET, PEOPLE, "the character being exiled")
        self.couple = self.add("couple", PEOPLE, BIT, "those who may marry")
        self.focus = self.add("focus", PEOPLE, BIT, "the newborn to play on")
        self.add_choice("enthroned", on.ENTHRONED, PEOPLE, "the enthroned character")
        self.add_choice("blooded", on.BLOODED, PEOPLE, "the character above the King's Blood card")
        self.left = self.add("left", PEOPLE, BIT, "characters with an open left side")
        self.right = self.add("right", PEOPLE, BIT, "characters with an open right side")
        self.covered = self.add("covered", PEOPLE, BIT, "characters with a card on them")
        self.row = self.add("row", PEOPLE, COUNT, "generation of each in the Genealogy, the founder's 128")
        self.column = self.add("column", PEOPLE, COUNT, "and centre in half card widths, the founder's 128")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, KingsBlood)
        cells = state.cells
        self.write_plain(cells, writer)
        self.write_question(state, writer)
        writer.mark(self.turn + state.turn)
        writer.number(self.clockwise, cells[on.DIRECTION])
        seat: i64
        for seat in range(self.seats):
            score = cells[on.SCORE + seat]
            if score < 0:
                writer.mark(self.below + seat)
                score = -score
            writer.number(self.score + 2 * seat, score // 100)
            writer.number(self.score + 2 * seat + 1, score % 100)
        if viewer >= 0:
            self._write_people(state, self.hand, on.HAND + 3 * viewer, writer)
            self._write_events(self.hand_events, cells[on.HAND + 3 * viewer + 2], writer)
        self._write_people(state, self.discards, on.DISCARDS, writer)
        self._write_events(self.discard_events, cells[on.DISCARDS + 2], writer)
        if state.asked and state.question == on.ASK_MARRY:
            writer.choice(self.couple, cells[on.PLACED])
            writer.choice(self.couple, cells[on.BESIDE])
        if state.asked and state.question in (on.ASK_CHILD, on.ASK_SIBLING):
            writer.choice(self.focus, cells[on.FOCUS])
        self._write_people(state, self.left, on.OPEN, writer)
        self._write_people(state, self.right, on.OPEN + 2, writer)
        kind: i64
        for kind in range(PEOPLE):
            if cells[on.PLACE + kind] > 0:
                writer.number(self.row + kind, FIRST_ROW + genealogy.generation(cells, kind))
                writer.number(self.column + kind, FIRST_COLUMN + genealogy.column(cells, kind))
                if genealogy.is_covered(cells, kind):
                    writer.mark(self.covered + kind)

    def _write_people(self, state: State, at: i64, cell: i64, writer: FeatureWriter) -> None:
        writer.mask(at, state.cells[cell])
        writer.mask(at + WIDE, state.cells[cell + 1])

    def _write_events(self, at: i64, counts: i64, writer: FeatureWriter) -> None:
        while counts:
            writer.number(at, counts & 15)
            counts >>= 4
            at += 1
