"""Brawling Barons as features: what an observation of it is written as, for programs that learn."""

from typing import Final

from regalia.games.brawling_barons import cards, components, harm, scoring
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.state import BrawlingBarons
from regalia.kernel.features import BIT, COUNT, Features, FeatureWriter
from regalia.kernel.rules import Setup, State, i64, lowest

PLACES: Final = 3  # where a unit can be: in town, on the wall, in the army
ASKED: Final = 23  # questions that have a place; those that come with an option share one
UNIT: Final = cards.UNITS + PLACES + 1  # features of a unit: its kind, its place, whether it is upgraded


class BrawlingBaronsFeatures(Features):
    """The table of Brawling Barons. Units have the numbers that their actions are called by."""

    def add_table(self, setup: Setup) -> None:
        seats = setup.seats
        self.asked = self.add("question", ASKED + 1, BIT, "the question asked; the last: it is over")
        self.on_turn = self.add("turn", seats, BIT, "whose turn it is, after the start bid", of_seat=1)
        self.add_declared(setup, "turns", "acted", "extra")
        self.add_numbers("deck", on.HEIGHT, 1, "cards in the deck")
        self.hand = self.add("hand", cards.AIDS, COUNT, "the viewer's hand, by kind")
        self.bid = self.add(
            "bid", cards.AIDS - cards.SQUIRES, COUNT, "what the viewer has picked, from Knight on"
        )
        self.bidden = self.add("bidden", seats, BIT, "seats that have picked what to show", of_seat=1)
        self.add_declared(setup, "size")
        self.add_numbers("resources", on.HEIGHT + 1, seats, "resources, by seat", of_seat=1)
        self.civilian = self.add("civilian_room", seats, COUNT, "space for Peasants, by seat", of_seat=1)
        self.military = self.add(
            "military_room", seats, COUNT, "space for military units in town, by seat", of_seat=1
        )
        self.points = self.add("points", seats, COUNT, "victory points of each baron", of_seat=1)
        self.aids = self.add(
            "aids", seats * cards.AID_KINDS, COUNT, "Royal Aid, by seat and kind", of_seat=cards.AID_KINDS
        )
        self.add_numbers("market", on.MARKET, cards.AIDS, "cards in the market, by kind")
        self.add_declared(setup, "used")
        self.shown = self.add("shown", cards.AID_KINDS, BIT, "an Aid to be given away")
        self.add_declared(setup, "card", "mate", "acting", "stepped")
        self.striking = self.add("striking", cards.MOST_UNITS, BIT, "units on turn that attack")
        self.plus_two = self.add("plus_two", 1, COUNT, "+2 cards that attack")
        self.struck = self.add(
            "struck",
            seats * cards.MOST_UNITS,
            COUNT,
            "damage as things stand, by unit",
            of_seat=cards.MOST_UNITS,
        )
        self.units = self.add(
            "units",
            seats * cards.MOST_UNITS * UNIT,
            BIT,
            "by unit: its kind (11), town, wall or army (3), upgraded (1)",
            of_seat=cards.MOST_UNITS * UNIT,
        )

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        assert isinstance(state, BrawlingBarons)
        cells = state.cells
        asked = on.ASK_DEFEND if state.question == on.ASK_BETWEEN else state.question
        writer.mark(self.asked + (asked if state.asked else ASKED))
        if state.question != on.ASK_BID:
            writer.mark(self.on_turn + state.turn)
        if viewer >= 0:
            writer.numbers(self.hand, cells, on.HAND + cards.KINDS * viewer, cards.AIDS)
            if cells[on.BID + viewer]:
                self._write_bid(state, viewer, writer)
        writer.mask(self.bidden, state.have_bid())
        if cells[on.SHOWN] >= 0:
            writer.mark(self.shown + cells[on.SHOWN] - cards.AIDS)
        self._write_strikes(state, writer)
        for seat in state.setup.all_seats:
            self._write_baron(state, seat, writer)

    def _write_bid(self, state: BrawlingBarons, viewer: i64, writer: FeatureWriter) -> None:
        kind: i64
        for kind in range(cards.SQUIRES, cards.AIDS):
            writer.number(self.bid + kind - cards.SQUIRES, state.bid_count(viewer, kind))

    def _write_strikes(self, state: BrawlingBarons, writer: FeatureWriter) -> None:
        cells = state.cells
        rest = cells[on.TOUCHED]
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            aim = cells[on.AIM + slot]
            if aim >= 0:
                writer.mark(self.striking + slot)
                writer.number(self.struck + aim, harm.damage(state, aim))
        plus_two: i64 = 0
        at: i64 = 0
        while at < components.MOST_PLAYED and cells[on.PLAYED + at] >= 0:
            if cells[on.PLAYED + at] == cards.PLUS_TWO:
                plus_two += 1
                unit = cells[on.PLAYED_ON + at]
                writer.number(self.struck + unit, harm.damage(state, unit))
            at += 1
        writer.number(self.plus_two, plus_two)

    def _write_baron(self, state: BrawlingBarons, seat: i64, writer: FeatureWriter) -> None:
        cells = state.cells
        writer.number(self.civilian + seat, state.civilian_room(seat))
        writer.number(self.military + seat, state.military_room(seat))
        writer.number(self.points + seat, scoring.points(state, seat))
        writer.numbers(
            self.aids + cards.AID_KINDS * seat,
            cells,
            on.HAND + cards.KINDS * seat + cards.AIDS,
            cards.AID_KINDS,
        )
        up = cells[on.UP + seat]
        left = state.in_play(seat)
        kind: i64 = 0
        while left:
            rest = cells[on.UNITS + cards.UNITS * seat + kind]
            left &= ~rest
            while rest:
                slot = lowest(rest)
                rest &= rest - 1
                at = self.units + (seat * cards.MOST_UNITS + slot) * UNIT
                place: i64 = 2 - (cells[on.WALL + seat] >> slot & 1)
                if cells[on.TOWN + seat] >> slot & 1:
                    place = 0
                writer.mark(at + kind)
                writer.mark(at + cards.UNITS + place)
                if up >> slot & 1:
                    writer.mark(at + cards.UNITS + PLACES)
            kind += 1
