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
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
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

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, TakeTheKingdom)
        writer.mark(self.question + state.phase)
        writer.mark(self.turn + state.turn)
        writer.number(self.plays, state.plays)
        writer.number(self.extra, state.extra)
        writer.mask(self.alive, state.alive)
        writer.numbers(self.sizes, state.size, 0, self.seats)
        writer.numbers(self.missed, state.missed, 0, self.seats)
        writer.numbers(self.turns, state.turns, 0, self.seats)
        writer.number(self.deck, state.deck_size)
        writer.mask(self.banned, state.banned)
        if viewer >= 0:
            writer.numbers(self.hand, state.hand, KINDS * viewer, KINDS)
        writer.choice(self.held, state.held)
        writer.numbers(self.used, state.used, 0, KINDS)
        writer.numbers(self.played, state.played, 0, KINDS)
        base: i64 = 0
        while base < state.bases:
            if state.owner[base] >= 0:
                self._write_base(state, base, writer)
            base += 1
        if state.card >= 0 and state.phase != SPIED:
            self._write_play(state, writer)

    def _write_base(self, state: TakeTheKingdom, base: i64, writer: FeatureWriter) -> None:
        writer.mark(self.owner + base * self.seats + state.owner[base])
        writer.mark(self.ground + base * GROUNDS + state.ground[base])
        writer.number(self.damage + base, state.damage[base])
        writer.number(self.frozen + base, state.frozen >> base & 1)
        if state.has_trap(base):
            writer.mark(self.trapped + base)
        if state.trap[base] >= 0:
            writer.mark(self.trap + 2 * base + state.trap[base] - TRAP_REAL)
        slot: i64 = 2 * base
        while slot < 2 * base + 2:
            if state.defence[slot] >= 0:
                writer.mark(self.defence + slot * DEFENCE_KINDS + state.defence[slot] - HILLS)
                writer.number(self.wound + slot, state.wound[slot])
            slot += 1

    def _write_play(self, state: TakeTheKingdom, writer: FeatureWriter) -> None:
        phase = state.phase
        attack = ATTACKS >> state.card & 1 != 0
        count = state.declared_portions()
        writer.mark(self.card + state.card)
        if attack or not UNAIMED & bit(phase):
            writer.choice(self.victim, state.victim)
        if attack and phase == AMOUNT:
            writer.choice(self.target, state.portion_base[count])
        elif phase != STRIKE_BACK:
            writer.choice(self.target, state.target)
        writer.choice(self.slot, state.slot)
        writer.choice(self.place, state.place)
        at: i64 = 0
        while at < count:
            writer.number(self.portion + state.portion_base[at], state.portion_amount[at])
            at += 1
        if attack:
            writer.number(self.left, state.left)
        if phase == STRIKE_BACK or phase == STRIKE_ORDER:
            writer.number(self.turned, state.portion_amount[state.portion])
