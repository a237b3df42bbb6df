"""King's Blood as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from regalia.games.kings_blood import genealogy
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.cards import EVENTS, PEOPLE
from regalia.games.kings_blood.state import KingsBlood
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.rules import Setup, State, i64
from regalia.kernel.zones import WIDE

FIRST_ROW: Final = 128  # the founder's generation
FIRST_COLUMN: Final = 128  # and column


class KingsBloodFeatures(Features):
    """The table of King's Blood."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        events = len(EVENTS)
        self.add_question(setup)
        self.add_turn(setup)
        self.add_declared(setup, "dealer")
        self.clockwise = self.add("clockwise", 1, BIT, "whether play goes clockwise")
        self.add_declared(setup, "deal", "pending", "passed", "lost", "called", "size")
        self.score = self.add(
            "score", 2 * seats, COUNT, "by seat: hundreds of points, and the rest", of_seat=2
        )
        self.below = self.add("below", seats, BIT, "seats with less than no points", of_seat=1)
        self.add_declared(setup, "holder", "deck_size")
        self.hand = self.add("hand", PEOPLE, BIT, "characters in the viewer's hand")
        self.hand_events = self.add("hand_events", events, COUNT, "Events in the viewer's hand, by kind")
        self.add_declared(setup, "held")
        self.discards = self.add("discards", PEOPLE, BIT, "characters among the discards")
        self.discard_events = self.add("discard_events", events, COUNT, "Events among the discards, by kind")
        self.add_declared(setup, "played", "mover", "target")
        self.couple = self.add("couple", PEOPLE, BIT, "those who may marry")
        self.focus = self.add("focus", PEOPLE, BIT, "the newborn to play on")
        self.add_declared(setup, "enthroned", "blooded")
        self.left = self.add("left", PEOPLE, BIT, "characters with an open left side")
        self.right = self.add("right", PEOPLE, BIT, "characters with an open right side")
        self.covered = self.add("covered", PEOPLE, BIT, "characters with a card on them")
        self.row = self.add("row", PEOPLE, COUNT, "generation of each in the Genealogy, the founder's 128")
        self.column = self.add("column", PEOPLE, COUNT, "and centre in half card widths, the founder's 128")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, KingsBlood)
        cells = state.cells
        writer.number(self.clockwise, cells[on.DIRECTION])
        for seat in state.setup.all_seats:
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
