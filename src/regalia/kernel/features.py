"""Features: an observation as a row of small numbers, for programs that learn.

A row is as long as the fields of a set-up say, one byte a feature. It is written from an Observation and
nothing else. Seats stand in it by their numbers, as they do in the names of actions.
"""

from math import prod
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from regalia.kernel.bits import lowest
from regalia.kernel.layout import Field
from regalia.kernel.rng import BLIND
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation, State
from regalia.kernel.witness import Witness
from regalia.kernel.zones import OPEN

BIT: Final = 1  # the highest value of a yes or no
COUNT: Final = 255  # and of a number; more than that is written as this

# Sorts of fields that are cells of the state
NUMBERS: Final = 0
SET: Final = 1
CHOICES: Final = 2
CHOICE: Final = 3  # a single one
OWN: Final = 4  # and more: the viewer's part of such a field, which spectators have none of
ENTRY: Final = 8  # numbers that tell of one


class FeatureField:
    """A run of features: where it begins, how many there are, their highest value, what they say.

    Where it tells of seats, they stand in it by their numbers, once or several times, each with `of_seat`
    features; that is 0 where it does not.
    """

    def __init__(self, name: str, at: int, size: int, high: int, about: str, of_seat: int) -> None:
        self.name = name
        self.at = at
        self.size = size
        self.high = high
        self.about = about
        self.of_seat = of_seat


@final
class FeatureWriter:
    """Writes rows of features, one after the other, into `cells`. What is not written is zero.

    There is room for so many `rows` as it is made for, and for more where there is need.
    """

    def __init__(self, width: int, rows: int = 1) -> None:
        self.width: i64 = width
        self.blank = vec[u8]([0] * (width * rows))
        self.start: i64 = 0
        self.cells = vec[u8]()
        self.clear()

    def clear(self) -> None:
        """Begin again with fresh cells; whoever has the old ones keeps them."""
        self.cells = vec[u8]()  # lets go of the old ones before there are new ones
        self.cells = self.blank[:]
        self.start = -self.width

    def row(self) -> None:
        """Begin another row."""
        self.start += self.width
        if self.start == len(self.cells):
            self.cells = extend(self.cells, self.blank)

    def mark(self, at: i64) -> None:
        """Set one feature to 1."""
        self.cells[self.start + at] = 1

    def choice(self, at: i64, which: i64) -> None:
        """Set one of the features from here on to 1; none for a negative number, which stands for nothing."""
        if which >= 0:
            self.cells[self.start + at + which] = 1

    def mask(self, at: i64, mask: i64) -> None:
        """Set those of the features from here on to 1 that are in a set."""
        if mask:
            cells = self.cells
            first = self.start + at
            while mask:
                cells[first + lowest(mask)] = 1
                mask &= mask - 1

    def spread(self, at: i64, mask: i64, places: vec[i64], first: i64) -> None:
        """The same, but each member of the set has its place in a table; none for a negative number."""
        cells = self.cells
        start = self.start + at
        while mask:
            place = places[first + lowest(mask)]
            if place >= 0:
                cells[start + place] = 1
            mask &= mask - 1

    def number(self, at: i64, number: i64) -> None:
        """Write a number, cut to what a byte holds."""
        if number > 0:
            self.cells[self.start + at] = u8(min(number, COUNT))

    def numbers(self, at: i64, numbers: vec[i64], first: i64, count: i64) -> None:
        """Write a stretch of numbers."""
        self.table(at, numbers, first, count, 1, 0)

    def table(self, at: i64, numbers: vec[i64], first: i64, count: i64, rows: i64, apart: i64) -> None:
        """Write stretches of numbers that begin so far apart."""
        cells = self.cells
        to = self.start + at
        while rows > 0:
            cell = first
            end = first + count
            while cell < end:
                number = numbers[cell]
                if number > 0:
                    cells[to] = u8(number) if number < COUNT else u8(COUNT)
                to += 1
                cell += 1
            first += apart
            rows -= 1

    def take(self) -> bytes:
        """All rows as bytes; the next one is the first again."""
        written = bytes(self.cells[: self.start + self.width])
        self.clear()
        return written


def _write_choices(writer: FeatureWriter, at: i64, cells: vec[i64], cell: i64, count: i64, size: i64) -> None:
    """So many cells that each say which of some things it is; none for a number out of range."""
    end = cell + count
    while cell < end:
        which = cells[cell]
        if 0 <= which < size:
            writer.mark(at + which)
        at += size
        cell += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What is written of an observation. A game adds what lies on its table; by itself this writes all zones.

    `fields` is the layout; each field is added once, by the constructor, in the order in which it stands.
    """

    def __init__(self, setup: Setup) -> None:
        self.space = setup.space
        self.seats: i64 = setup.seats
        self.kinds: i64 = len(setup.space.kinds)
        self.zones: i64 = len(setup.space.zones)
        self.fields: list[FeatureField] = []
        self.size: i64 = 0
        self.seen: State | None = None
        # Fields that are cells: sort, place, cell, how many side by side, size of each, how many rows,
        # cells from row to row, and, where the viewer's part alone is written, from seat to seat.
        self.plain = vec[i64]()
        self.question: i64 = -1
        self.turn: i64 = -1
        self.cards: i64 = -1
        self.places, places = self._hidden_places()
        self.viewer = self.add("viewer", setup.seats, BIT, "the seat that looks", of_seat=1)
        self.deciders = self.add("deciders", setup.seats, BIT, "the seats that must choose now", of_seat=1)
        self.unseen = self.add(
            "unseen", self.hidden, COUNT, "cards out of the viewer's sight, by hidden zone, in their order"
        )
        self.remembered = self.add(
            "remembered",
            places,
            BIT,
            "a copy the viewer remembers may lie there: for each kind, each hidden zone that can hold it",
        )
        self.absent = self.add(
            "absent", places, BIT, "the viewer knows that no copy lies there; pairs as in `remembered`"
        )
        self.add_table(setup)

    def _hidden_places(self) -> tuple[vec[i64], int]:
        """Where each pair of kind and hidden zone stands, -1 for those that cannot be; how many can."""
        self.hidden: i64 = 0
        for number, zone in enumerate(self.space.zones):
            if zone.seen_by != OPEN:
                self.hidden = number + 1
        places = vec[i64]([-1] * (self.kinds * self.hidden))
        count = 0
        kind: i64 = 0
        while kind < self.kinds:
            zone_number: i64 = 0
            while zone_number < self.hidden:
                possible = self.space.zones_for[kind] >> zone_number & 1
                if possible and self.space.zones[zone_number].seen_by != OPEN:
                    places[kind * self.hidden + zone_number] = count
                    count += 1
                zone_number += 1
            kind += 1
        return places, count

    def add(self, name: str, size: int, high: int, about: str, of_seat: int = 0) -> i64:
        """Add a field; gives where it begins. Where it tells of seats, each has so many features in a row."""
        at = self.size
        self.fields.append(FeatureField(name, at, size, high, about, of_seat))
        self.size += size
        return at

    def add_question(self, setup: Setup) -> None:
        """Which question is asked."""
        self.question = self.add(
            "question", len(setup.questions) + 1, BIT, "the question asked; the last: it is over"
        )
        self.questions: i64 = len(setup.questions)

    def add_turn(self, setup: Setup, about: str = "whose turn it is") -> None:
        """Whose turn it is."""
        self.turn = self.add("turn", setup.seats, BIT, about, of_seat=1)

    def field(self, name: str) -> FeatureField:
        """The field of that name."""
        for field in self.fields:
            if field.name == name:
                return field
        raise KeyError(name)

    # Fields that are cells of the state, written as they are

    def add_declared(self, setup: Setup, *names: str) -> None:
        """Fields as table.py declares them; of seats as many as there are."""
        for name in names:
            self._add_field(setup, setup.layout.named[name], False, "")

    def add_own(self, setup: Setup, name: str, about: str) -> None:
        """A field that is counted by seats: the viewer's part of it alone."""
        self._add_field(setup, setup.layout.named[name], True, about)

    def _add_field(self, setup: Setup, field: Field, own: bool, about: str) -> None:
        counts = [setup.seats if axis.name == "seat" else len(axis.labels) for axis in field.by]
        all_labels = [len(axis.labels) for axis in field.by]
        if own:
            del counts[0]
        names_seats = bool(setup.layout.seats) and field.meaning.words == setup.layout.seats
        words = setup.seats if names_seats else len(field.meaning.words)
        sort = {"one": CHOICES, "set": SET, "flag": SET}.get(field.meaning.sort, NUMBERS)
        size = 1 if field.meaning.sort in ("number", "flag") else words
        high = COUNT if sort == NUMBERS else BIT
        axes = [axis.name for axis in field.by]
        of_seat = 1 if names_seats else 0
        if not own and "seat" in axes:
            of_seat = prod(counts[axes.index("seat") + 1 :]) * size
        at = self.add(field.row or field.name, prod(counts) * size, high, about or field.described(), of_seat)
        step = field.size // all_labels[0] if own else 0
        # Of a row of labels only those of seats that play are written.
        width, labels = (counts[-1], all_labels[-1]) if counts else (1, 1)
        run = 1 if sort == SET else prod(counts) if width == labels else width  # cells side by side
        rows = prod(counts) // run if sort == NUMBERS else 1
        for number in range(0, prod(counts), run * rows):
            cell = field.at + number // width * labels + number % width
            self._add_plain(sort, at + number * size, cell, run, size, rows, labels, step)

    def add_choice(self, name: str, cell: int, size: int, about: str) -> None:
        """A cell that says which of some things it is; none for a number out of range."""
        self._add_plain(CHOICES, self.add(name, size, BIT, about), cell, 1, size)

    def add_numbers(self, name: str, cell: int, count: int, about: str, of_seat: int = 0) -> None:
        """So many cells that hold numbers."""
        self._add_plain(NUMBERS, self.add(name, count, COUNT, about, of_seat), cell, count, 1)

    def _add_plain(
        self,
        sort: int,
        at: i64,
        cell: int,
        count: int,
        size: int,
        rows: int = 1,
        apart: int = 0,
        step: int = 0,
    ) -> None:
        if sort == CHOICES and count == 1:
            sort = CHOICE
        if step:
            sort += OWN
        self.plain = extend(self.plain, vec[i64]([sort, at, cell, count, size, rows, apart, step]))

    def _write_plain(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        """Write them all."""
        if self.question >= 0:
            writer.mark(self.question + (state.question if state.asked else self.questions))
        if self.turn >= 0:
            writer.mark(self.turn + state.turn)
        cells = state.cells
        plain = self.plain
        entry: i64
        for entry in range(0, len(plain), ENTRY):
            sort = plain[entry]
            at = plain[entry + 1]
            cell = plain[entry + 2]
            if sort >= OWN:
                if viewer < 0:
                    continue
                sort -= OWN
                cell += plain[entry + 7] * viewer
            if sort == CHOICE:
                which = cells[cell]
                if 0 <= which < plain[entry + 4]:
                    writer.mark(at + which)
            elif sort == NUMBERS:
                writer.table(at, cells, cell, plain[entry + 3], plain[entry + 5], plain[entry + 6])
            elif sort == SET:
                writer.mask(at, cells[cell])
            else:
                _write_choices(writer, at, cells, cell, plain[entry + 3], plain[entry + 4])

    # What a game says of its table

    def add_table(self, setup: Setup) -> None:
        """Add the fields of the table; by itself, what is declared, but for what follows from it."""
        self.cards = self.add(
            "cards", self.zones * self.kinds, COUNT, "copies that the viewer sees, by zone and kind"
        )
        in_zones = {zone.field for zone in setup.space.zones}
        for field in setup.layout.fields:
            if not field.derived and field.name not in in_zones:
                self.add_declared(setup, field.name)

    def write_table(self, state: State, viewer: i64, writer: FeatureWriter) -> None:
        """Write those that are no cells, from a state that was redacted for the viewer."""
        zone: i64
        for zone in range(self.zones if self.cards >= 0 else 0):
            kinds = state.cards(zone)
            for kind in kinds:
                writer.number(self.cards + zone * self.kinds + kind, kinds.count(kind))

    # What is the same for all games

    def look(self, state: State, witness: Witness, viewer: i64) -> Observation:
        """What a viewer has, to be written at once: the next look is at the same state, made anew."""
        if self.seen is None:
            self.seen = state.blank(BLIND)
        state.show(self.seen, viewer)
        return Observation(self.seen, witness, viewer)

    def write(self, observation: Observation, writer: FeatureWriter) -> None:
        """Write the row of an observation."""
        state = observation.state
        viewer = observation.viewer
        writer.row()
        writer.choice(self.viewer, viewer)
        writer.mask(self.deciders, state.deciders())
        writer.numbers(self.unseen, state.cells, 0, self.hidden)
        self._write_memory(observation.witness, writer)
        self._write_plain(state, viewer, writer)
        self.write_table(state, viewer, writer)

    def _write_memory(self, witness: Witness, writer: FeatureWriter) -> None:
        kind: i64 = 0
        if witness.used < len(witness.zones):
            where = witness.where
            while kind < self.kinds:
                if where[kind]:
                    writer.spread(self.remembered, where[kind], self.places, kind * self.hidden)
                kind += 1
        if witness.barred:
            banned = witness.banned
            kind = 0
            while kind < self.kinds:
                if banned[kind]:
                    writer.spread(self.absent, banned[kind], self.places, kind * self.hidden)
                kind += 1
