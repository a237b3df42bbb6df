"""Brutal Kingdom as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from regalia.games.brutal_kingdom.actions import COLOURS, KINDS
from regalia.games.brutal_kingdom.chapters import CHAPTERS, ROUNDS
from regalia.games.brutal_kingdom.phases import PROMPTS
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.kernel.features import BIT, COUNT, Features, Pen
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

    def write_table(self, state: State, viewer: i64, pen: Pen) -> None:
        assert isinstance(state, BrutalKingdom)
        pen.mark(self.question + state.phase)
        if state.chapter < CHAPTERS:
            pen.mark(self.chapter + state.chapter)
        if state.round < ROUNDS:
            pen.mark(self.round + state.round)
        pen.mark(self.starter + state.starter)
        pen.mark(self.turn + state.turn)
        pen.number(self.played, state.played)
        pen.mask(self.swaps, state.swaps)
        if viewer >= 0:
            pen.mask(self.hand, state.hand[viewer])
            pen.choice(self.passing, state.passing[viewer])
        pen.choice(self.offered, state.offered)
        pen.choice(self.summoned, state.summoned)
        pen.choice(self.named, state.named)
        pen.number(self.rank, state.inquisitor_rank)
        pen.mask(self.face_up, state.face_up)
        rest = state.threats
        while rest:
            pen.mark(self.threat + (rest & 31) - 1)
            rest >>= 5
        pen.numbers(self.stock, state.stock, 0, 3)
        square: i64 = 0
        while square < CHAPTERS:
            pen.choice(self.chapel + SQUARE * square, state.chapel[square])
            square += 1
        pen.mask(self.box, state.box)
        seat: i64 = 0
        while seat < self.seats:
            self._write_seat(state, seat, pen)
            seat += 1

    def _write_seat(self, state: BrutalKingdom, seat: i64, pen: Pen) -> None:
        pen.number(self.sizes + 2 * seat, state.count(seat, 0))
        pen.number(self.sizes + 2 * seat + 1, state.count(seat, 1))
        at: i64 = 4 * seat
        while at < 4 * seat + state.height[seat]:
            pen.choice(self.stack + KINDS * at, state.stack[at])
            at += 1
        pen.numbers(self.tokens + 3 * seat, state.tokens, 3 * seat, 3)
        pen.number(self.kills + seat, state.kills[seat])
