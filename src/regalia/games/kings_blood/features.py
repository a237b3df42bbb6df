"""King's Blood as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kings_blood.actions import EVENTS, HALF, KINDS, PEOPLE
from regalia.games.kings_blood.phases import CHILD, MARRY, PROMPTS, SIBLING
from regalia.games.kings_blood.state import KingsBlood
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.setup import Setup
from regalia.kernel.state import State

FIRST_ROW: Final = 128  # the founder's generation
FIRST_COLUMN: Final = 128  # and column


class KingsBloodFeatures(Features):
    """The table of King's Blood."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        events = len(EVENTS)
        self.question = self.add("question", len(PROMPTS), BIT, "the question asked; the last: it is over")
        self.turn = self.add("turn", seats, BIT, "whose turn it is")
        self.dealer = self.add("dealer", seats, BIT, "who dealt")
        self.clockwise = self.add("clockwise", 1, BIT, "whether play goes clockwise")
        self.deal = self.add("deal", 1, COUNT, "deals before this one")
        self.pending = self.add("pending", 1, COUNT, "cards that threaten whoever's turn it is")
        self.passed = self.add("passed", seats, BIT, "seats that passed since a card was played")
        self.lost = self.add("lost", seats, BIT, "seats that lose their next turn")
        self.called = self.add("called", seats, BIT, "seats that have called")
        self.size_of = self.add("sizes", seats, COUNT, "cards of each seat, held and open ones too")
        self.score = self.add("score", 2 * seats, COUNT, "by seat: hundreds of points, and the rest")
        self.holder = self.add("holder", seats, BIT, "who has the King's Blood card")
        self.deck = self.add("deck", 1, COUNT, "cards in the draw pile")
        self.hand = self.add("hand", PEOPLE, BIT, "characters in the viewer's hand")
        self.hand_events = self.add("hand_events", events, COUNT, "Events in the viewer's hand, by kind")
        self.held = self.add("held", KINDS, BIT, "the card that the viewer has just drawn")
        self.discards = self.add("discards", PEOPLE, BIT, "characters among the discards")
        self.discard_events = self.add("discard_events", events, COUNT, "Events among the discards, by kind")
        self.played = self.add("played", KINDS, BIT, "the card being played")
        self.mover = self.add("mover", PEOPLE, BIT, "the character being moved")
        self.target = self.add("target", PEOPLE, BIT, "the character being exiled")
        self.couple = self.add("couple", PEOPLE, BIT, "those who may marry")
        self.focus = self.add("focus", PEOPLE, BIT, "the newborn to play on")
        self.enthroned = self.add("enthroned", PEOPLE, BIT, "the enthroned character")
        self.blooded = self.add("blooded", PEOPLE, BIT, "the character above the King's Blood card")
        self.left = self.add("left", PEOPLE, BIT, "characters with an open left side")
        self.right = self.add("right", PEOPLE, BIT, "characters with an open right side")
        self.covered = self.add("covered", PEOPLE, BIT, "characters with a card on them")
        self.row = self.add("row", PEOPLE, COUNT, "generation of each in the Genealogy, the founder's 128")
        self.column = self.add("column", PEOPLE, COUNT, "and centre in half card widths, the founder's 128")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, KingsBlood)
        writer.mark(self.question + state.phase)
        writer.mark(self.turn + state.turn)
        writer.mark(self.dealer + state.dealer)
        writer.number(self.clockwise, state.direction)
        writer.number(self.deal, state.deal)
        writer.number(self.pending, state.pending)
        writer.mask(self.passed, state.passed)
        writer.mask(self.lost, state.lost)
        writer.mask(self.called, state.called)
        writer.choice(self.holder, state.holder)
        writer.number(self.deck, state.deck_size)
        seat: i64 = 0
        while seat < self.seats:
            writer.number(self.size_of + seat, state.size[seat])
            writer.number(self.score + 2 * seat, state.score[seat] // 100)
            writer.number(self.score + 2 * seat + 1, state.score[seat] % 100)
            seat += 1
        if viewer >= 0:
            hand = 3 * viewer
            self._write_people(self.hand, state.hand[hand], state.hand[hand + 1], writer)
            self._write_events(self.hand_events, state.hand[hand + 2], writer)
        writer.choice(self.held, state.held)
        self._write_people(self.discards, state.discard_low, state.discard_high, writer)
        self._write_events(self.discard_events, state.discard_events, writer)
        self._write_play(state, writer)
        self._write_genealogy(state, writer)

    def _write_people(self, at: i64, low: i64, high: i64, writer: FeatureWriter) -> None:
        writer.mask(at, low)
        writer.mask(at + HALF, high)

    def _write_events(self, at: i64, counts: i64, writer: FeatureWriter) -> None:
        while counts:
            writer.number(at, counts & 15)
            counts >>= 4
            at += 1

    def _write_play(self, state: KingsBlood, writer: FeatureWriter) -> None:
        writer.choice(self.played, state.card)
        writer.choice(self.mover, state.mover)
        writer.choice(self.target, state.target)
        if state.phase == MARRY:
            writer.choice(self.couple, state.placed)
            writer.choice(self.couple, state.beside)
        if state.phase == CHILD or state.phase == SIBLING:
            writer.choice(self.focus, state.focus)

    def _write_genealogy(self, state: KingsBlood, writer: FeatureWriter) -> None:
        tree = state.tree
        writer.choice(self.enthroned, state.enthroned)
        writer.choice(self.blooded, state.blooded)
        self._write_people(self.left, tree.left_low, tree.left_high, writer)
        self._write_people(self.right, tree.right_low, tree.right_high, writer)
        kind: i64 = 0
        while kind < PEOPLE:
            if tree.cell[kind] > 0:
                writer.number(self.row + kind, FIRST_ROW + tree.generation(kind))
                writer.number(self.column + kind, FIRST_COLUMN + tree.column(kind))
                if tree.is_covered(kind):
                    writer.mark(self.covered + kind)
            kind += 1
