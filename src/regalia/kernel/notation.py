"""Positions as text: a few lines that a person can read and write, and that build the position.

The first line names the game and the seats; each line after it is `name: value`. `options` are those that
differ from the usual, `ask` is the question and the seats that must answer it, `turn` the seat whose turn
it is. A zone lists its cards, `sword*3` for three of a kind and `?2` for two that the writer does not know.
`rest` names where all cards go that are mentioned nowhere. What viewers know of hidden cards (`known`) is no
part of the state: `knowledge.py` reads it. Whatever else lies on the table has the name of
its field; what is left out is empty. With `?` it is what one viewer sees, without it is a truth.
"""

import re
from collections.abc import Iterable, Iterator

from regalia.kernel.bits import bit, members
from regalia.kernel.errors import BadPosition, RegaliaError
from regalia.kernel.game import find_game
from regalia.kernel.knowledge import KNOWN
from regalia.kernel.layout import NONE, ORIGIN, ROW, Axis, Field
from regalia.kernel.rng import BLIND, Rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import State
from regalia.kernel.zones import ELSEWHERE


def write_position(state: State) -> str:
    """A state as text, the shortest that builds it.

    >>> import regalia
    >>> match = regalia.Match(regalia.game("brutal-kingdom").setup(seats=3), seed=bytes(16))
    >>> print(regalia.write_position(match.state).splitlines()[1])
    ask: pass-light 0 1 2
    """
    setup = state.setup
    lines = [f"{setup.game} {setup.seats}"]
    usual = {option.name: option.default for option in find_game(setup.game).options}
    changed = {name: value for name, value in setup.options.items() if value != usual[name]}
    if changed:
        lines.append("options: " + " ".join(f"{name}={_option(value)}" for name, value in changed.items()))
    question = setup.questions[state.question].name
    lines.append(f"ask: {question} {' '.join(map(str, members(state.asked)))}".rstrip())
    lines.append(f"turn: {state.turn}")
    lines += _written_zones(state)
    for field in setup.layout.fields:
        if not field.derived and field.name not in _zone_fields(setup):
            lines += _written_field(state, field)
    return "\n".join(lines) + "\n"


def _option(value: object) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _zone_fields(setup: Setup) -> set[str]:
    """The fields that hold cards of a zone, which are written by zone."""
    return {zone.field for zone in setup.space.zones if zone.field}


def _is_written(setup: Setup, zone: int) -> bool:
    """Whether a zone is written: those that the game keeps in a way of its own follow from its fields."""
    return setup.space.kept[zone] != ELSEWHERE or zone < setup.space.hidden


def _written_zones(state: State) -> Iterator[str]:
    space = state.space
    for number, zone in enumerate(space.zones):
        if not _is_written(state.setup, number):
            continue
        words = []
        kinds = state.cards_in_order(number)
        while kinds:
            same = 1
            while same < len(kinds) and kinds[same] == kinds[0]:
                same += 1
            words.append(space.kinds[kinds[0]] + (f"*{same}" if same > 1 else ""))
            kinds = kinds[same:]
        hidden = state.hidden_count(number)
        if hidden:
            words.append(f"?{hidden}")
        if words:
            yield f"{zone.name}: {' '.join(words)}"


def _written_field(state: State, field: Field) -> Iterator[str]:
    """The lines of a field: sets have a line each, others a line for all but their last axis."""
    rows, axis = _rows(field)
    width = len(axis.labels) if axis else 1
    for row, label in enumerate(rows):
        cells = list(state.cells[field.at + row * width : field.at + (row + 1) * width])
        if cells == [field.empty] * width or _is_vacant(label, field, state.setup):
            continue
        yield f"{field.name}{label}: {_written_row(field, axis, cells)}"


def _rows(field: Field) -> tuple[list[str], Axis | None]:
    """The labels of a field's lines, and the axis along a line, if it has one."""
    along = field.by[-1] if field.by and field.meaning.sort != "set" else None
    rows = [""]
    for axis in field.by[:-1] if along else field.by:
        rows = [f"{row}:{label}" for row in rows for label in axis.labels]
    return rows, along


def _is_vacant(label: str, field: Field, setup: Setup) -> bool:
    """Whether a line belongs to a seat that nobody sits on."""
    first = label.split(":")[1] if label else ""
    return bool(field.by) and field.by[0].name == "seat" and first.isdigit() and int(first) >= setup.seats


def _written_row(field: Field, axis: Axis | None, cells: list[int]) -> str:
    if axis is None:
        return _word(field, cells[0])
    if _is_named(axis):
        pairs = zip(axis.labels, cells, strict=True)
        return ", ".join(f"{label} {_word(field, cell)}" for label, cell in pairs if cell != field.empty)
    while cells[-1] == field.empty:
        cells.pop()
    return " ".join(_word(field, cell) for cell in cells)


def _is_named(axis: Axis) -> bool:
    """Whether what lies along an axis has names, and not only numbers."""
    return not axis.labels[0].isdigit()


def _word(field: Field, cell: int) -> str:
    meaning = field.meaning
    if meaning.sort == "one":
        return meaning.words[cell] if cell != NONE else "-"
    if meaning.sort == "set":
        return " ".join(meaning.words[member] for member in members(cell))
    if meaning.sort == "place":
        row, column = divmod(cell - ORIGIN + ROW // 2, ROW)
        return f"{row}/{column - ROW // 2}"
    return str(cell)


# Reading


def read_position(text: str, rng: Rng) -> State:
    """The state that was written; an error that names the line where it makes no sense.

    >>> import regalia
    >>> match = regalia.Match(regalia.game("brutal-kingdom").setup(seats=3), seed=bytes(16))
    >>> text = regalia.write_position(match.state)
    >>> regalia.write_position(regalia.read_position(text, regalia.fast_rng(1))) == text
    True
    """
    lines = [(number, line.partition("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith(KNOWN)]
    if not lines:
        raise BadPosition("a position begins with a line like `brutal-kingdom 4`")
    number, first = lines.pop(0)
    options = ""
    if lines and lines[0][1].startswith("options:"):
        number, options = lines.pop(0)
    try:
        setup = _read_setup(first, options.removeprefix("options:"))
    except RegaliaError as error:
        raise BadPosition(f"line {number}: {error}") from None
    return _Reader(setup, rng).read(lines)


def read_lines(setup: Setup, lines: Iterable[str], rng: Rng) -> State:
    """The state of a set-up from the lines that come after its first."""
    return _Reader(setup, rng).read(list(enumerate(lines, 1)))


def _read_setup(first: str, words: str) -> Setup:
    name, _, seats = first.partition(" ")
    game = find_game(name)
    if not seats.strip().isdigit():
        raise BadPosition(f"the first line gives the number of players: `{name} {game.usual}`")
    options = {option: value for option, _, value in (word.partition("=") for word in words.split())}
    return game.setup(int(seats), options)


class _Reader:
    """A state that is being built, line by line."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.setup = setup
        self.state = find_game(setup.game).make_state(setup, rng)
        self.state.lay_out()
        self.placed = [0] * len(setup.space.kinds)
        self.rest = ""

    def read(self, lines: list[tuple[int, str]]) -> State:
        """Take all the lines, and see that the whole makes sense."""
        for number, line in lines:
            name, colon, value = (line + " ").partition(": ")
            try:
                if not colon:
                    raise BadPosition("a line is `name: value`")
                self._take(name, value.strip())
            except RegaliaError as error:
                raise BadPosition(f"line {number}: {error}") from None
        self._finish(self.state)
        return self.state

    def _take(self, name: str, value: str) -> None:
        state = self.state
        if name == "ask":
            question, *seats = value.split()
            names = [about.name for about in self.setup.questions]
            state.ask(self._index(names, question), sum(bit(self._seat(seat)) for seat in seats))
        elif name == "turn":
            state.turn = self._seat(value)
        elif name == "rest":
            self.rest = value
            self._zones(value)
        elif name.partition(":")[0] in self.setup.layout.named and not self._zones(name, quiet=True):
            self._take_field(state, name, value)
        else:
            self._take_zone(state, name, value)

    def _seat(self, word: str) -> int:
        if not word.isdigit() or int(word) >= self.setup.seats:
            raise BadPosition(f"seats go from 0 to {self.setup.seats - 1}, not {word!r}")
        return int(word)

    @staticmethod
    def _index(words: list[str], word: str) -> int:
        if word not in words:
            raise BadPosition(f"{word!r} is not one of {', '.join(words)}")
        return words.index(word)

    # Zones

    def _zones(self, name: str, quiet: bool = False) -> list[int]:
        """The zones that are called so, or whose names begin so."""
        space = self.setup.space
        found = [
            number
            for number, zone in enumerate(space.zones)
            if (zone.name == name or zone.name.startswith(f"{name}:")) and _is_written(self.setup, number)
        ]
        seats = self.setup.seats
        if found and all(space.zones[zone].seen_by >= seats for zone in found):
            raise BadPosition(f"seats go from 0 to {seats - 1}, not {name!r}")
        if not found and not quiet:
            known = [zone.name for number, zone in enumerate(space.zones) if _is_written(self.setup, number)]
            fields = [f.name for f in self.setup.layout.fields if not f.derived]
            fields = [field for field in fields if field not in _zone_fields(self.setup)]
            raise BadPosition(f"there is no {name!r}; there are {', '.join([*known, *fields])}")
        return found

    def _take_zone(self, state: State, name: str, value: str) -> None:
        zones = self._zones(name)
        space = self.setup.space
        for word in value.split():
            if re.fullmatch(r"\?\d*", word):
                if len(zones) != 1 or zones[0] >= space.hidden:
                    raise BadPosition(
                        f"{name} is several zones; count one of {', '.join(self._names(zones))}"
                    )
                state.cells[zones[0]] += int(word[1:] or 1)
                continue
            kind_name, _, copies = word.partition("*")
            kind = self._index(space.kinds, kind_name)
            fitting = [zone for zone in zones if space.zones_for[kind] >> zone & 1]
            if len(fitting) != 1:
                raise BadPosition(f"{kind_name} cannot lie in {name}")
            for _ in range(int(copies) if copies.isdigit() else 1):
                self._place(state, fitting[0], kind)

    def _names(self, zones: list[int]) -> list[str]:
        return [self.setup.space.zones[zone].name for zone in zones]

    def _place(self, state: State, zone: int, kind: int) -> None:
        self.placed[kind] += 1
        if self.placed[kind] > self.setup.copies[kind]:
            word = self.setup.space.kinds[kind]
            raise BadPosition(f"there are only {self.setup.copies[kind]} of {word}, and this is one more")
        state.lay_card(zone, kind)

    # Fields

    def _take_field(self, state: State, name: str, value: str) -> None:
        field_name, _, _ = name.partition(":")
        field = self.setup.layout.named[field_name]
        rows, axis = _rows(field)
        label = name.removeprefix(field_name)
        if field.derived or label not in rows:
            wanted = ", ".join(f"{field_name}{row}" for row in rows)
            raise BadPosition(f"{name!r} cannot be set; use {wanted}")
        width = len(axis.labels) if axis else 1
        start = field.at + rows.index(label) * width
        if axis is None:
            state.cells[start] = self._number(field, value)
        elif _is_named(axis):
            for pair in value.split(","):
                key, _, word = pair.strip().partition(" ")
                state.cells[start + self._index(axis.labels, key)] = self._number(field, word)
        else:
            words = value.split()
            if len(words) > width:
                raise BadPosition(f"{name} has {width} places, not {len(words)}")
            for place, word in enumerate(words):
                state.cells[start + place] = self._number(field, word)

    def _number(self, field: Field, value: str) -> int:
        meaning = field.meaning
        if meaning.sort == "set":
            return sum(bit(self._index(meaning.words, word)) for word in value.split())
        if meaning.sort == "one":
            return NONE if value == "-" else self._index(meaning.words, value)
        if meaning.sort == "place":
            place = re.fullmatch(r"(-?\d|\d\d)/(-?\d{1,4})", value)
            if not place:
                raise BadPosition(f"{field.name} is a row and a column like 0/2, not {value!r}")
            return ORIGIN + int(place[1]) * ROW + int(place[2])
        if not re.fullmatch(r"-?\d+", value):
            raise BadPosition(f"{field.name} is a number, not {value!r}")
        return int(value)

    # The whole

    def _finish(self, state: State) -> None:
        state.complete()
        space = self.setup.space
        placed = [0] * len(space.kinds)
        for zone in range(len(space.zones)):
            for kind in state.cards(zone):
                placed[kind] += 1
        hidden = sum(state.cells[: space.hidden])
        missing = [copies - there for copies, there in zip(self.setup.copies, placed, strict=True)]
        for kind, count in enumerate(missing):
            if count < 0:
                raise BadPosition(f"there are {-count} too many of {space.kinds[kind]} on the table")
        if hidden:
            self._count_hidden(state, missing, hidden)
        elif self.rest:
            for kind, count in enumerate(missing):
                for _ in range(count):
                    fitting = [zone for zone in self._zones(self.rest) if space.zones_for[kind] >> zone & 1]
                    if not fitting:
                        raise BadPosition(
                            f"{space.kinds[kind]} cannot lie in {self.rest}, where the rest goes"
                        )
                    state.lay_card(fitting[0], kind)
            state.complete()
        elif any(missing):
            left = ", ".join(space.kinds[kind] for kind, count in enumerate(missing) if count)
            raise BadPosition(f"these cards lie nowhere: {left}; `rest: ZONE` puts them all into one zone")

    def _count_hidden(self, state: State, missing: list[int], hidden: int) -> None:
        if sum(missing) != hidden:
            raise BadPosition(f"{hidden} cards are marked with `?`, and {sum(missing)} are mentioned nowhere")
        state.rng = BLIND
        state.count_pool()
