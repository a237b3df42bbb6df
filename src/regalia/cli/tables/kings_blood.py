"""King's Blood on the terminal's table."""

from collections import Counter

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.scene import Scene
from regalia.cli.tables import Flow, Page, TerminalTable, flow
from regalia.cli.words import Words
from regalia.games.kings_blood.board import GameSetup
from regalia.games.kings_blood.cards import (
    ABILITIES,
    CARDS,
    CHARACTERS,
    COLOURS,
    KINGS_BLOOD,
    PEOPLE,
    SEXES,
)
from regalia.games.kings_blood.view import KingsBloodView, Person, Player
from regalia.kernel.setup import Setup

SIGNS = ["$", "♪", "♥", "†"]
STYLES = ["yellow", "green", "red", "bright_blue"]
SEX_SIGNS = ["♂", "♀"]
ABILITY_SIGNS = ["", "»", "↺", "+"]
OPEN = "<>"
BACK = "▯"
TURN = "▶"
CALLED = "!"
THRONE = "♛"
BLOOD = "◆"
LABEL = 4  # columns for the number of a generation
WIDEST_GAP = 8  # half card widths without any card that are drawn
MOST_DISCARDS = 2  # lines


class GameTable(TerminalTable):
    """The family tree, a line for each generation; in brief, its Active cards alone."""

    def __init__(self, setup: Setup, words: Words) -> None:
        super().__init__(setup, words)
        assert isinstance(setup, GameSetup)
        self.components = setup.components
        words.signs = {CHARACTERS[kind]: f" {self._sign(kind)}{self._skill(kind)}" for kind in range(PEOPLE)}

    def _sign(self, kind: int) -> str:
        """Colour, number and sex of a character."""
        components = self.components
        return f"{SIGNS[components.colour[kind]]}{components.number[kind]}{SEX_SIGNS[components.sex[kind]]}"

    def _letters(self, kind: int) -> str:
        """The same in two letters."""
        components = self.components
        letter = self._letter(components.colour[kind])
        return f"{letter.lower() if components.sex[kind] else letter}{components.number[kind]}"

    def _letter(self, colour: int) -> str:
        return self.words.say(f"colour-{COLOURS[colour]}")[0]

    def _skill(self, kind: int) -> str:
        sign = ABILITY_SIGNS[self.components.ability[kind]]
        return f"{sign}{self.components.draw}" if sign == "+" else sign

    def headline(self, scene: Scene) -> str:
        view = _view(scene)
        say = self.words.say
        parts = []
        if view.goal is not None:
            parts.append(say("table-headline-series", deal=view.deal + 1, goal=view.goal))
        if view.over:
            parts.append(say("table-headline-over"))
        else:
            parts.append(say("table-clockwise", dir=view.direction))
            if view.pending:
                parts.append(
                    say("table-pending", pending=view.pending, **self.words.who("seat", [view.turn]))
                )
        return " · ".join(parts)

    def board(self, scene: Scene, width: int, brief: bool = False) -> list[RenderableType]:
        view = _view(scene)
        players = [self._player(scene, seat, view.players[seat]) for seat in range(len(view.players))]
        tree = self._actives(view, width) if brief else self._tree(view, width)
        notes = flow(self._notes(view), width - 2, "  ")
        piles = self._piles(view, width, 1 if brief else MOST_DISCARDS)
        lines = [*flow(players, width - 2, "   "), *([] if brief else [Text()]), *tree]
        lines += [*([] if brief else [Text()]), *(note for note in notes if note), *piles]
        return [Padding.indent(line, 1) for line in lines]

    def memory(self, scene: Scene) -> list[str]:
        return []  # once the discards are shuffled, that would be nearly every card there is

    # Players

    def _player(self, scene: Scene, seat: int, player: Player) -> Text:
        view = _view(scene)
        name = self.words.players[seat]
        if seat == self.words.viewer and name != self.words.say("player-you"):
            name = self.words.say("player-named-you", name=name)
        text = Text.assemble(f"{TURN} " if seat in view.deciders else "", (name, "bold"), " ")
        text.append(f"{BACK}{player.cards}")
        if player.called:
            text.append(CALLED, "bold red")
        known = scene.cards(f"hand:{seat}") if seat != view.viewer else []
        for kind in [*known, *(kind for kind in player.hand if kind == KINGS_BLOOD)]:
            text.append(f" {self.words.kind(kind)}", "cyan")
        if player.loses_turn:
            text.append(f" {self.words.say('table-lost')}", "yellow")
        if view.goal is not None:
            text.append(" " + self.words.say("table-points", points=player.score), "bold")
        return text

    # The Genealogy

    def _tree(self, view: KingsBloodView, width: int) -> list[Text]:
        """One line a generation; as wide as fits, in parts one below the other where nothing does."""
        if not view.people:
            return []
        columns = _columns(view.people)
        last = max(columns.values())
        step = 2 if 2 * last + 5 + LABEL <= width - 2 else 1
        room = (width - 2 - LABEL) // step - 4
        lines = []
        for first in range(0, last + 1, max(room, 1)):
            part = [person for person in view.people if first <= columns[person.column] < first + room]
            if first:
                lines.append(Text(" " * LABEL + self.words.say("table-row-cut"), "dim"))
            for generation in sorted({person.generation for person in part}):
                row = [person for person in part if person.generation == generation]
                lines.append(self._row(view, row, {c: at - first for c, at in columns.items()}, step))
        return lines

    def _row(self, view: KingsBloodView, row: list[Person], columns: dict[int, int], step: int) -> Text:
        line = Text(f"{row[0].generation + 1:>{LABEL - 1}} ", "dim")
        for person in sorted(row, key=lambda person: person.column):
            start = LABEL + 1 + step * columns[person.column]
            left, right = self._marks(person)
            line.append(" " * (start - len(left) - line.cell_len))
            line.append(left, "bold")
            card = self._sign(person.kind) if step > 1 else self._letters(person.kind)
            line.append(card, self._style(view, person))
            line.append(right, "bold")
        return line

    def _marks(self, person: Person) -> tuple[str, str]:
        return OPEN[0] if person.left else "", OPEN[1] if person.right else ""

    def _style(self, view: KingsBloodView, person: Person) -> str:
        style = STYLES[self.components.colour[person.kind]]
        if person.kind in (view.focus, view.target, *view.couple):
            return f"{style} reverse"
        return f"{style} bold" if person.left or person.right else f"{style} dim"

    def _actives(self, view: KingsBloodView, width: int) -> list[Text]:
        """The Active cards by generation, and how many others there are."""
        parts: list[Text] = [Text(self.words.say("table-active"), "dim")]
        generation = -1
        active = [person for person in view.people if person.left or person.right]
        for person in active:
            part = Text()
            if person.generation != generation:
                generation = person.generation
                part.append(f"{generation + 1}: ", "dim")
            left, right = self._marks(person)
            parts.append(part.append(f"{left}{self._sign(person.kind)}{right}", self._style(view, person)))
        rest = self.words.say("table-others", count=len(view.people) - len(active))
        return flow([*parts, Text(rest, "dim")] if rest else parts, width - 2, " ")

    def _notes(self, view: KingsBloodView) -> list[Text]:
        """Crowned heads, and the card in somebody's fingers."""
        notes = []
        for person in view.people:
            for sign, is_so in ((THRONE, person.enthroned), (BLOOD, person.blooded)):
                if is_so:
                    notes.append(Text(f"{sign} {self.words.kind(person.kind)}", "magenta"))
        for kind in (view.played, view.mover, view.target):
            if kind is not None:
                notes.append(Text(f"{TURN} {self.words.kind(kind)}", "bold"))
        return notes

    # What belongs to nobody

    def _piles(self, view: KingsBloodView, width: int, most: int) -> list[Text]:
        say = self.words.say
        parts = [
            Text.assemble((f"{say('table-pile')} ", "dim"), str(view.deck)),
            Text.assemble((f"{say('table-discards')} ", "dim"), str(len(view.discards))),
        ]
        if view.aside:
            parts.insert(1, Text.assemble((f"{say('table-aside')} ", "dim"), say("table-set-aside")))
        if most > 1:
            for kind, count in Counter(view.discards).items():
                name = self._sign(kind) if kind < PEOPLE else self.words.kind(kind)
                many = self.words.say("table-copies", count=count, name=name)
                parts.append(Text(many if count > 1 else name, "dim"))
        lines = flow(parts, width - 4, "  ")
        if len(lines) > most:
            lines[most - 1].append(" …", "dim")
        return lines[:most]

    def marks(self, kind: int) -> list[str]:
        return [self.words.kind(kind), *([self._sign(kind)] if kind < PEOPLE else [])]

    def pages(self, scene: Scene) -> dict[str, Page]:
        names = Counter(self.words.kind(kind) for kind in sorted(_view(scene).discards))
        many = [
            self.words.say("table-copies", count=count, name=name) if count > 1 else name
            for name, count in names.items()
        ]
        pile = Padding.indent(Flow([Text(name) for name in many], " · "), 1)
        return {"d": Page(self.words.say("table-page-discards"), pile)}

    # The hand

    def hand(self, scene: Scene, brief: bool) -> RenderableType | None:
        view = _view(scene)
        if view.viewer < 0:
            return None
        kinds = [*view.players[view.viewer].hand, *([view.held] if view.held is not None else [])]
        if not kinds:
            return None
        if brief:
            names = [Text(self.words.kind(kind), self._colour(kind)) for kind in kinds]
            return Padding.indent(Flow(names, " · "), 1)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for at, kind in enumerate(kinds):
            drawn = view.held is not None and at == len(kinds) - 1
            note = f"{self.words.say('table-drawn')} " if drawn else ""
            text = Text.assemble((note, "bold"), (self._text(kind), "dim"))
            grid.add_row(Text(self.words.kind(kind), f"bold {self._colour(kind)}".strip()), text)
        return Padding.indent(grid, 1)

    def _colour(self, kind: int) -> str:
        return STYLES[self.components.colour[kind]] if kind < PEOPLE else ""

    def _text(self, kind: int) -> str:
        if kind >= PEOPLE:
            return self.words.say(f"card-{CARDS[kind]}.text")
        ability = ABILITIES[self.components.ability[kind]]
        return self.words.say(f"ability-{ability}.text", count=self.components.draw)

    # Help

    def legend(self) -> dict[str, str]:
        signs = {TURN: "turn", CALLED: "called", OPEN: "open"}
        signs |= dict(zip(SIGNS, COLOURS, strict=True)) | dict(zip(SEX_SIGNS, SEXES, strict=True))
        signs |= {ABILITY_SIGNS[1]: "skip", ABILITY_SIGNS[2]: "reverse", f"+{self.components.draw}": "draw"}
        letter = self._letter(0)
        signs |= {THRONE: "enthroned", BLOOD: "blooded", f"{letter}1 {letter.lower()}1": "letters"}
        return {sign: self.words.say(f"sign-{name}") for sign, name in signs.items()}


def _view(scene: Scene) -> KingsBloodView:
    assert isinstance(scene.view, KingsBloodView)
    return scene.view


def _columns(people: list[Person]) -> dict[int, int]:
    """Where each column is drawn, in half card widths from the left, without wide empty stretches."""
    found: dict[int, int] = {}
    columns = sorted({person.column for person in people})
    before, at = columns[0], 0
    for column in columns:
        gap = column - before
        at += min(gap, WIDEST_GAP + gap % 2)  # half a card more or less shows who lies under whom
        found[column] = at
        before = column
    return found
