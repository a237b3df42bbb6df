"""Take the Kingdom as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from regalia.games.take_the_kingdom import cards
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.attack import turned_back
from regalia.games.take_the_kingdom.cards import MOST_BASES
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.rules import Setup, State, i64

GROUNDS: Final = cards.MERCY + 1  # kinds of bases
DEFENCE_KINDS: Final = cards.KNIGHTS - cards.HILLS + 1


class TakeTheKingdomFeatures(Features):
    """The table of Take the Kingdom. Bases have the numbers that their actions are called by."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        slots = 2 * MOST_BASES
        self.add_question(setup)
        self.add_turn(setup)
        self.add_declared(
            setup, "plays", "extra", "busy", "dry", "idle", "held_back", "alive", "size", "missed", "turns",
            "deck_size", "banned",
        )  # fmt: skip
        self.add_own(setup, "hand", "the viewer's hand, by kind")
        self.add_declared(setup, "held", "used", "played")
        self.owner = self.add("owner", MOST_BASES * seats, BIT, "by base: whose it is", of_seat=1)
        self.ground = self.add("ground", MOST_BASES * GROUNDS, BIT, "by base: Fort, Land or Mercy")
        self.damage = self.add("damage", MOST_BASES, COUNT, "damage, by base")
        self.add_declared(setup, "frozen")
        self.trapped = self.add("trapped", MOST_BASES, BIT, "bases with a Trap")
        self.trap = self.add("trap", MOST_BASES * 2, BIT, "by base: the Trap the viewer sees, real or decoy")
        self.defence = self.add(
            "defence", slots * DEFENCE_KINDS, BIT, "by base and slot: the Defence, from Hills to Knights"
        )
        self.wound = self.add("wound", slots, COUNT, "damage of Defences, by base and slot")
        self.add_declared(setup, "card", "victim", "target", "slot", "place")
        self.portion = self.add("portion", MOST_BASES, COUNT, "damage declared, by base")
        self.add_declared(setup, "left")
        self.turned = self.add("turned", 1, COUNT, "damage that a real Trap turns back now")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, TakeTheKingdom)
        cells = state.cells
        base: i64
        for base in range(cells[on.BASES]):
            if cells[on.OWNER + base] >= 0:
                self._write_base(state, base, writer)
        portion: i64
        for portion in range(cells[on.PORTIONS]):
            struck = cells[on.PORTION_BASE + portion]
            writer.number(self.portion + struck, cells[on.PORTION_AMOUNT + portion])
        writer.number(self.turned, turned_back(state))

    def _write_base(self, state: TakeTheKingdom, base: i64, writer: FeatureWriter) -> None:
        """Fields of which most cells are empty are not written whole."""
        cells = state.cells
        writer.mark(self.owner + base * self.seats + cells[on.OWNER + base])
        writer.mark(self.ground + base * GROUNDS + cells[on.GROUND + base])
        writer.number(self.damage + base, cells[on.DAMAGE + base])
        if state.has_trap(base):
            writer.mark(self.trapped + base)
        if cells[on.TRAP + base] >= 0:
            writer.mark(self.trap + 2 * base + cells[on.TRAP + base] - cards.TRAP_REAL)
        slot: i64
        for slot in range(2 * base, 2 * base + 2):
            if cells[on.DEFENCE + slot] >= 0:
                writer.mark(self.defence + slot * DEFENCE_KINDS + cells[on.DEFENCE + slot] - cards.HILLS)
                writer.number(self.wound + slot, cells[on.WOUND + slot])
