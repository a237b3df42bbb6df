"""Brawling Barons as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from mypy_extensions import i64

from regalia.games.brawling_barons.actions import AID_KINDS, AIDS, KINDS, MOST_UNITS, SQUIRES, UNITS
from regalia.games.brawling_barons.phases import BID, PROMPTS
from regalia.games.brawling_barons.state import BrawlingBarons
from regalia.kernel.bits import lowest
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.setup import Setup
from regalia.kernel.state import State

PLACES: Final = 3  # where a unit can be: in town, on the wall, in the army
UNIT: Final = UNITS + PLACES + 1  # features of a unit: its kind, its place, whether it is upgraded


class BrawlingBaronsFeatures(Features):
    """The table of Brawling Barons. Units have the numbers that their actions are called by."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        self.question = self.add("question", len(PROMPTS), BIT, "the question asked; the last: it is over")
        self.turn = self.add("turn", seats, BIT, "whose turn it is, after the start bid")
        self.turns = self.add("turns", 1, COUNT, "turns that have ended")
        self.acted = self.add("acted", 1, COUNT, "actions taken in this turn")
        self.extra = self.add("extra", 1, COUNT, "actions allowed beyond the first")
        self.deck = self.add("deck", 1, COUNT, "cards in the deck")
        self.hand = self.add("hand", AIDS, COUNT, "the viewer's hand, by kind")
        self.bid = self.add("bid", AIDS - SQUIRES, COUNT, "what the viewer has picked, from Knight on")
        self.bidden = self.add("bidden", seats, BIT, "seats that have picked what to show")
        self.sizes = self.add("sizes", seats, COUNT, "cards in hand, by seat")
        self.resources = self.add("resources", seats, COUNT, "resources, by seat")
        self.civilian = self.add("civilian_room", seats, COUNT, "space for Peasants, by seat")
        self.military = self.add("military_room", seats, COUNT, "space for military units in town, by seat")
        self.points = self.add("points", seats, COUNT, "victory points of each baron")
        self.kept = self.add("aids", seats * AID_KINDS, COUNT, "Royal Aid, by seat and kind")
        self.market = self.add("market", AIDS, COUNT, "cards in the market, by kind")
        self.used = self.add("used", KINDS, COUNT, "used cards, by kind")
        self.aid = self.add("shown", AID_KINDS, BIT, "an Aid to be given away")
        self.card = self.add("card", KINDS, BIT, "the event under way")
        self.mate = self.add("mate", seats, BIT, "who gets what is transferred")
        self.chosen = self.add("chosen", MOST_UNITS, BIT, "the unit that acts, of the baron on turn")
        self.stepped = self.add("stepped", MOST_UNITS, BIT, "units on turn that went their free step")
        self.striking = self.add("striking", MOST_UNITS, BIT, "units on turn that attack")
        self.plus_two = self.add("plus_two", 1, COUNT, "+2 cards that attack")
        self.struck = self.add("struck", seats * MOST_UNITS, COUNT, "damage as things stand, by unit")
        self.units = self.add(
            "units",
            seats * MOST_UNITS * UNIT,
            BIT,
            "by unit: its kind (11), town, wall or army (3), upgraded (1)",
        )

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, BrawlingBarons)
        writer.mark(self.question + state.phase)
        if state.phase != BID:
            writer.mark(self.turn + state.turn)
        writer.number(self.turns, state.turns)
        writer.number(self.acted, state.acted)
        writer.number(self.extra, state.extra)
        writer.number(self.deck, state.deck_size())
        if viewer >= 0:
            writer.numbers(self.hand, state.hand, KINDS * viewer, AIDS)
            kind: i64 = SQUIRES
            while kind < AIDS:
                writer.number(self.bid + kind - SQUIRES, state.bid_count(viewer, kind))
                kind += 1
        writer.mask(self.bidden, state.bidden)
        writer.numbers(self.used, state.used, 0, KINDS)
        self._write_market(state, writer)
        self._write_play(state, writer)
        writer.numbers(self.sizes, state.size, 0, self.seats)
        writer.numbers(self.kept, state.kept, 0, self.seats * AID_KINDS)
        seat: i64 = 0
        while seat < self.seats:
            self._write_baron(state, seat, writer)
            seat += 1

    def _write_market(self, state: BrawlingBarons, writer: FeatureWriter) -> None:
        for kind in state.market:
            if kind >= 0:
                count: i64 = 0
                for other in state.market:
                    if other == kind:
                        count += 1
                writer.number(self.market + kind, count)

    def _write_play(self, state: BrawlingBarons, writer: FeatureWriter) -> None:
        if state.aid >= 0:
            writer.mark(self.aid + state.aid - AIDS)
        writer.choice(self.card, state.card)
        writer.choice(self.mate, state.mate)
        writer.choice(self.chosen, state.slot)
        writer.mask(self.stepped, state.stepped)
        cards: i64 = 0
        for slot in state.strike_by:
            if slot >= 0:
                writer.mark(self.striking + slot)
            else:
                cards += 1
        writer.number(self.plus_two, cards)
        for target in state.strike_at:
            writer.number(self.struck + target, state.damage(target))

    def _write_baron(self, state: BrawlingBarons, seat: i64, writer: FeatureWriter) -> None:
        writer.number(self.resources + seat, state.resources(seat))
        writer.number(self.civilian + seat, state.civilian_room(seat))
        writer.number(self.military + seat, state.military_room(seat))
        writer.number(self.points + seat, state.points(seat))
        self._write_units(state, seat, state.town[seat], 0, writer)
        self._write_units(state, seat, state.wall[seat], 1, writer)
        self._write_units(state, seat, state.army[seat], 2, writer)

    def _write_units(
        self, state: BrawlingBarons, seat: i64, slots: i64, place: i64, writer: FeatureWriter
    ) -> None:
        while slots:
            slot = lowest(slots)
            unit = seat * MOST_UNITS + slot
            at = self.units + unit * UNIT
            writer.mark(at + state.unit_kind[unit])
            writer.mark(at + UNITS + place)
            if state.up[seat] >> slot & 1:
                writer.mark(at + UNITS + PLACES)
            slots &= slots - 1
