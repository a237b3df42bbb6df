"""How each game lies on the terminal's table: one module a game, named like its package."""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.scene import Scene
from regalia.cli.words import Words
from regalia.kernel.setup import Setup


class Page(NamedTuple):
    """Something that everyone may look at and that has no room on the screen: discards, a chart, a map."""

    title: str
    content: RenderableType


class TerminalTable:
    """A table that any game can be drawn on, zone by zone. A game's own module draws it as people know it."""

    def __init__(self, setup: Setup, words: Words) -> None:
        self.setup = setup
        self.words = words

    def headline(self, scene: Scene) -> str:
        """Where in the game we are."""
        return ""

    def board(self, scene: Scene, width: int, brief: bool = False) -> list[RenderableType]:
        """All that lies on the table; `brief` takes as few lines as it can."""
        grid = Grid.grid(padding=(0, 2))
        for number, zone in enumerate(self.setup.space.zones):
            known = scene.cards(zone.name)
            unknown = scene.unknown(zone.name)
            if known or unknown:
                cards = [self.words.kind(kind) for kind in known] + ["?"] * unknown
                grid.add_row(self.words.zone(number), Text(", ".join(cards)))
        return [grid]

    def hand(self, scene: Scene, brief: bool) -> RenderableType | None:
        """The viewer's hand, with what the cards do; `brief` keeps to one line each, or less."""
        return None

    def memory(self, scene: Scene) -> list[str]:
        """What the viewer knows of cards besides those that the board shows."""
        return scene.hearsay(self.words)

    def answer(self, scene: Scene, name: str, prompt: str) -> str:
        """A choice in words, as someone says it who sees the table."""
        return self.words.action(name, prompt)

    def breakdown(self, scene: Scene, seat: int) -> dict[str, str]:
        """What a seat's score is made of, part by part."""
        return {}

    def marks(self, kind: int) -> list[str]:
        """How a kind of card may be written on the table, so that it can be lit there."""
        return [self.words.kind(kind)]

    def pages(self, scene: Scene) -> dict[str, Page]:
        """What a key shows in the place of the table; none of the keys c, u, l, p, h and q."""
        return {}

    def legend(self) -> dict[str, str]:
        """What the signs on the table mean."""
        return {}


def flow(parts: list[Text], width: int, gap: str, indent: str = "") -> list[Text]:
    """Parts one after the other, none of them broken, as many to a line as fit; one line at least.

    All lines but the first begin with the indent.
    """
    lines = [Text()]
    begun = False  # the last line has a part
    for part in parts:
        if begun and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text(indent))
            begun = False
        lines[-1] = Text.assemble(lines[-1], gap if begun else "", part)
        begun = True
    return lines


class Flow:
    """Parts that flow like this through whatever width there is."""

    def __init__(self, parts: list[Text], gap: str) -> None:
        self.parts = parts
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """As rich asks for it."""
        yield from flow(self.parts, options.max_width, self.gap)


def make_table(setup: Setup, words: Words) -> TerminalTable:
    """The table for a game: its own, if this package has one."""
    module = f"{__name__}.{setup.game.replace('-', '_')}"
    if find_spec(module) is None:
        return TerminalTable(setup, words)
    made: TerminalTable = import_module(module).GameTable(setup, words)
    return made
