"""Take the Kingdom as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from regalia.games.take_the_kingdom.actions import (
    ATTACKS,
    HILLS,
    KINDS,
    KNIGHTS,
    MERCY,
    MOST_BASES,
    TRAP_REAL,
)
from regalia.games.take_the_kingdom.phases import (
    AMOUNT,
    BUILD,
    PROMPTS,
    REPLACE,
    SPIED,
    STRIKE_BACK,
    STRIKE_ORDER,
    TARGET,
    THAW,
)
from regalia.games.take_the_kingdom.phases import (
    MERCY as MERCY_USE,
)
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.kernel.bits import bit
from regalia.kernel.features import BIT, COUNT, Features, Pen
from regalia.kernel.setup import Setup
from regalia.kernel.state import State

GROUNDS: Final = MERCY + 1  # kinds of bases
DEFENCE_KINDS: Final = KNIGHTS - HILLS + 1
# Questions about a play that has no victim yet.
UNAIMED: Final = (1 << BUILD) | (1 << REPLACE) | (1 << MERCY_USE) | (1 << THAW) | (1 << TARGET)


class TakeTheKingdomFeatures(Features):
    """The table of Take the Kingdom. Bases have the numbers that their actions are called by."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        slots = 2 * MOST_BASES
        self.question = self.add("question", len(PROMPTS), BIT, "the question asked; the last: it is over")
        self.turn = self.add("turn", seats, BIT, "whose turn it is")
        self.plays = self.add("plays", 1, COUNT, "plays left in this turn")
        self.extra = self.add("extra", 1, BIT, "another turn follows this one")
        self.alive = self.add("alive", seats, BIT, "kingdoms that stand")
        self.sizes = self.add("sizes", seats, COUNT, "cards in hand, by seat")
        self.missed = self.add("missed", seats, COUNT, "turns to be missed, by seat")
        self.turns = self.add("turns", seats, COUNT, "turns taken, by seat")
        self.deck = self.add("deck", 1, COUNT, "cards in the deck")
        self.banned = self.add("banned", KINDS, BIT, "kinds forbidden in this turn")
        self.hand = self.add("hand", KINDS, COUNT, "the viewer's hand, by kind")
        self.held = self.add("held", KINDS, BIT, "the card in the viewer's fingers")
        self.used = self.add("used", KINDS, COUNT, "used cards, by kind")
        self.played = self.add("played", KINDS, COUNT, "cards of this play, and Penalties to be settled")
        self.owner = self.add("owner", MOST_BASES * seats, BIT, "by base: whose it is")
        self.ground = self.add("ground", MOST_BASES * GROUNDS, BIT, "by base: Fort, Land or Mercy")
        self.damage = self.add("damage", MOST_BASES, COUNT, "damage, by base")
        self.frozen = self.add("frozen", MOST_BASES, BIT, "bases under a Freeze")
        self.trapped = self.add("trapped", MOST_BASES, BIT, "bases with a Trap")
        self.trap = self.add("trap", MOST_BASES * 2, BIT, "by base: the Trap the viewer sees, real or decoy")
        self.defence = self.add(
            "defence", slots * DEFENCE_KINDS, BIT, "by base and slot: the Defence, from Hills to Knights"
        )
        self.wound = self.add("wound", slots, COUNT, "damage of Defences, by base and slot")
        self.card = self.add("card", KINDS, BIT, "the card that leads the play; all Traps alike")
        self.victim = self.add("victim", seats, BIT, "the seat that the play is aimed at")
        self.target = self.add("target", MOST_BASES, BIT, "the base that the play is aimed at")
        self.slot = self.add("slot", 2, BIT, "the Defence of it")
        self.place = self.add("place", MOST_BASES, BIT, "the base for a conquered Defence")
        self.portion = self.add("portion", MOST_BASES, COUNT, "damage declared, by base")
        self.left = self.add("left", 1, COUNT, "damage not yet given to a base")
        self.turned = self.add("turned", 1, COUNT, "damage that a real Trap turns back now")

    def write_table(self, state: State, viewer: i64, pen: Pen) -> None:
        assert isinstance(state, TakeTheKingdom)
        pen.mark(self.question + state.phase)
        pen.mark(self.turn + state.turn)
        pen.number(self.plays, state.plays)
        pen.number(self.extra, state.extra)
        pen.mask(self.alive, state.alive)
        pen.numbers(self.sizes, state.size, 0, self.seats)
        pen.numbers(self.missed, state.missed, 0, self.seats)
        pen.numbers(self.turns, state.turns, 0, self.seats)
        pen.number(self.deck, state.deck_size)
        pen.mask(self.banned, state.banned)
        if viewer >= 0:
            pen.numbers(self.hand, state.hand, KINDS * viewer, KINDS)
        pen.choice(self.held, state.held)
        pen.numbers(self.used, state.used, 0, KINDS)
        pen.numbers(self.played, state.played, 0, KINDS)
        base: i64 = 0
        while base < state.bases:
            if state.owner[base] >= 0:
                self._write_base(state, base, pen)
            base += 1
        if state.card >= 0 and state.phase != SPIED:
            self._write_play(state, pen)

    def _write_base(self, state: TakeTheKingdom, base: i64, pen: Pen) -> None:
        pen.mark(self.owner + base * self.seats + state.owner[base])
        pen.mark(self.ground + base * GROUNDS + state.ground[base])
        pen.number(self.damage + base, state.damage[base])
        pen.number(self.frozen + base, state.frozen >> base & 1)
        if state.has_trap(base):
            pen.mark(self.trapped + base)
        if state.trap[base] >= 0:
            pen.mark(self.trap + 2 * base + state.trap[base] - TRAP_REAL)
        slot: i64 = 2 * base
        while slot < 2 * base + 2:
            if state.defence[slot] >= 0:
                pen.mark(self.defence + slot * DEFENCE_KINDS + state.defence[slot] - HILLS)
                pen.number(self.wound + slot, state.wound[slot])
            slot += 1

    def _write_play(self, state: TakeTheKingdom, pen: Pen) -> None:
        phase = state.phase
        attack = ATTACKS >> state.card & 1 != 0
        count = state.declared_portions()
        pen.mark(self.card + state.card)
        if attack or not UNAIMED & bit(phase):
            pen.choice(self.victim, state.victim)
        if attack and phase == AMOUNT:
            pen.choice(self.target, state.portion_base[count])
        elif phase != STRIKE_BACK:
            pen.choice(self.target, state.target)
        pen.choice(self.slot, state.slot)
        pen.choice(self.place, state.place)
        at: i64 = 0
        while at < count:
            pen.number(self.portion + state.portion_base[at], state.portion_amount[at])
            at += 1
        if attack:
            pen.number(self.left, state.left)
        if phase == STRIKE_BACK or phase == STRIKE_ORDER:
            pen.number(self.turned, state.portion_amount[state.portion])
