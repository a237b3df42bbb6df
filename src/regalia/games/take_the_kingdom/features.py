"""Take the Kingdom as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from regalia.games.take_the_kingdom import cards
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.attack import turned_back
from regalia.games.take_the_kingdom.cards import KINDS, MOST_BASES
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.setup import Setup
from regalia.kernel.state import State

GROUNDS: Final = cards.MERCY + 1  # kinds of bases
DEFENCE_KINDS: Final = cards.KNIGHTS - cards.HILLS + 1


class TakeTheKingdomFeatures(Features):
    """The table of Take the Kingdom. Bases have the numbers that their actions are called by."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        slots = 2 * MOST_BASES
        self.add_question(setup)
        self.turn = self.add("turn", seats, BIT, "whose turn it is")
        self.add_numbers("plays", on.PLAYS, 1, "plays left in this turn")
        self.add_set("extra", on.EXTRA, 1, "another turn follows this one")
        self.add_set("busy", on.BUSY, 1, "something was played in this turn")
        self.add_set("dry", on.DRY, 1, "the deck was empty when this turn began")
        self.add_set("idle", on.IDLE, seats, "who had an idle turn since a card was last played")
        self.add_set("held_back", on.HELD_BACK, seats, "who passed with a playable card since then")
        self.add_set("alive", on.ALIVE, seats, "kingdoms that stand")
        self.add_numbers("sizes", on.SIZE, seats, "cards in hand, by seat")
        self.add_numbers("missed", on.MISSED, seats, "turns to be missed, by seat")
        self.add_numbers("turns", on.TURNS, seats, "turns taken, by seat")
        self.add_numbers("deck", on.DECK_SIZE, 1, "cards in the deck")
        self.add_set("banned", on.BANNED, KINDS, "kinds forbidden in this turn")
        self.hand = self.add("hand", KINDS, COUNT, "the viewer's hand, by kind")
        self.add_choice("held", on.HELD, KINDS, "the card in the viewer's fingers")
        self.add_numbers("used", on.USED, KINDS, "used cards, by kind")
        self.add_numbers("played", on.PLAYED, KINDS, "cards of this play, and Penalties to be settled")
        self.owner = self.add("owner", MOST_BASES * seats, BIT, "by base: whose it is")
        self.ground = self.add("ground", MOST_BASES * GROUNDS, BIT, "by base: Fort, Land or Mercy")
        self.damage = self.add("damage", MOST_BASES, COUNT, "damage, by base")
        self.add_set("frozen", on.FROZEN, MOST_BASES, "bases under a Freeze")
        self.trapped = self.add("trapped", MOST_BASES, BIT, "bases with a Trap")
        self.trap = self.add("trap", MOST_BASES * 2, BIT, "by base: the Trap the viewer sees, real or decoy")
        self.defence = self.add(
            "defence", slots * DEFENCE_KINDS, BIT, "by base and slot: the Defence, from Hills to Knights"
        )
        self.wound = self.add("wound", slots, COUNT, "damage of Defences, by base and slot")
        self.add_choice("card", on.CARD, KINDS, "the card that leads the play; all Traps alike")
        self.add_choice("victim", on.VICTIM, seats, "the seat that the play is aimed at")
        self.add_choice("target", on.TARGET, MOST_BASES, "the base that the play is aimed at")
        self.add_choice("slot", on.SLOT, 2, "the Defence of it")
        self.add_choice("place", on.PLACE, MOST_BASES, "the base for a conquered Defence")
        self.portion = self.add("portion", MOST_BASES, COUNT, "damage declared, by base")
        self.add_numbers("left", on.LEFT, 1, "damage not yet given to a base")
        self.turned = self.add("turned", 1, COUNT, "damage that a real Trap turns back now")

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, TakeTheKingdom)
        cells = state.cells
        self.write_plain(cells, writer)
        self.write_question(state, writer)
        writer.mark(self.turn + state.turn)
        if viewer >= 0:
            writer.numbers(self.hand, cells, on.HAND + KINDS * viewer, KINDS)
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
