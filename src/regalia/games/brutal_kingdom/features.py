"""Brutal Kingdom as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from regalia.games.brutal_kingdom.actions import COLOURS, KINDS
from regalia.games.brutal_kingdom.chapters import CHAPTERS, ROUNDS
from regalia.games.brutal_kingdom.phases import PROMPTS
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.setup import Setup
from regalia.kernel.state import State

SQUARE: Final = 4  # what can lie on a square of the Chapel: three colours, or an elimination token


class BrutalKingdomFeatures(Features):
    """The table of Brutal Kingdom."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        colours = len(COLOURS)
        self.question = self.add("question", len(PROMPTS), BIT, "the question asked; the last: it is over")
        self.chapter = self.add("chapter", CHAPTERS, BIT, "the chapter")
        self.round = self.add("round", ROUNDS, BIT, "the round")
        self.starter = self.add("starter", seats, BIT, "who holds the starting player card")
        self.turn = self.add("turn", seats, BIT, "whose card is being played")
        self.played = self.add("played", 1, COUNT, "cards played in this round")
        self.swaps = self.add("swaps", 2, BIT, "backs the Courtesan may still swap: light, dark")
        self.hand = self.add("hand", KINDS, BIT, "the viewer's hand")
        self.sizes = self.add("sizes", 2 * seats, COUNT, "by seat: light and dark cards in hand")
        self.passing = self.add("passing", KINDS, BIT, "the card that the viewer passes on")
        self.offered = self.add("offered", KINDS, BIT, "the card that the viewer has put down for a swap")
        self.summoned = self.add("summoned", KINDS, BIT, "the card that the Inquisitor has called for")
        self.named = self.add("named", KINDS, BIT, "the Executioner's victim")
        self.rank = self.add("inquisitor", 1, COUNT, "the Inquisitor's rank")
        self.stack = self.add("stack", seats * 4 * KINDS, BIT, "by seat and place, bottom first: the card")
        self.face_up = self.add("face_up", KINDS, BIT, "cards that lie face up in a stack")
        self.threat = self.add("threat", KINDS, BIT, "cards that were laid as a threat in this chapter")
        self.stock = self.add("stock", colours, COUNT, "tokens in stock, by colour")
        self.chapel = self.add(
            "chapel", CHAPTERS * SQUARE, BIT, "by square: a colour, or the fourth for an elimination token"
        )
        self.tokens = self.add("tokens", seats * colours, COUNT, "tokens, by seat and colour")
        self.kills = self.add("kills", seats, COUNT, "elimination tokens, by seat")
        self.box = self.add("box", KINDS, BIT, "cards out of the game")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, BrutalKingdom)
        writer.mark(self.question + state.phase)
        if state.chapter < CHAPTERS:
            writer.mark(self.chapter + state.chapter)
        if state.round < ROUNDS:
            writer.mark(self.round + state.round)
        writer.mark(self.starter + state.starter)
        writer.mark(self.turn + state.turn)
        writer.number(self.played, state.played)
        writer.mask(self.swaps, state.swaps)
        if viewer >= 0:
            writer.mask(self.hand, state.hand[viewer])
            writer.choice(self.passing, state.passing[viewer])
        writer.choice(self.offered, state.offered)
        writer.choice(self.summoned, state.summoned)
        writer.choice(self.named, state.named)
        writer.number(self.rank, state.inquisitor_rank)
        writer.mask(self.face_up, state.face_up)
        rest = state.threats
        while rest:
            writer.mark(self.threat + (rest & 31) - 1)
            rest >>= 5
        writer.numbers(self.stock, state.stock, 0, 3)
        square: i64 = 0
        while square < CHAPTERS:
            writer.choice(self.chapel + SQUARE * square, state.chapel[square])
            square += 1
        writer.mask(self.box, state.box)
        seat: i64 = 0
        while seat < self.seats:
            self._write_seat(state, seat, writer)
            seat += 1

    def _write_seat(self, state: BrutalKingdom, seat: i64, writer: FeatureWriter) -> None:
        writer.number(self.sizes + 2 * seat, state.count(seat, 0))
        writer.number(self.sizes + 2 * seat + 1, state.count(seat, 1))
        at: i64 = 4 * seat
        while at < 4 * seat + state.height[seat]:
            writer.choice(self.stack + KINDS * at, state.stack[at])
            at += 1
        writer.numbers(self.tokens + 3 * seat, state.tokens, 3 * seat, 3)
        writer.number(self.kills + seat, state.kills[seat])
