"""One screen of any game: where we are, the table, what happened, the hand, and the question below."""

from collections.abc import Callable

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import SegmentLines
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.desk import Desk, Lines
from regalia.cli.scene import Scene
from regalia.cli.story import Line
from regalia.cli.tables import TerminalTable
from regalia.cli.words import Words
from regalia.kernel.events import Ended
from regalia.kernel.state import Outcome

FAIR_LOG = 4  # lines of the log for which card texts are shortened, if need be
BRIEF_COLUMNS = 3  # of choices that are cut short
MANY = 12  # choices, for which there is one column more

Foot = Callable[[bool], list[RenderableType]]
"""What stands below the table, at length or in brief."""


class Screen:
    """Lays out scenes so that a terminal shows them without scrolling, if it is large enough."""

    def __init__(self, desk: Desk, table: TerminalTable, words: Words, title: str) -> None:
        self.desk = desk
        self.table = table
        self.words = words
        self.title = title
        self.lit: list[str] = []  # words to be lit wherever they stand on the table
        self.titled = True  # there is a log, which has a title
        self.told: dict[tuple[int, Line], Lines] = {}  # lines of the log as they were last shown, by width

    def draw(self, scene: Scene, log_title: str, log: list[Line], foot: Foot) -> None:
        """The whole screen; where there is little room, parts are made brief, and the log is cut short."""
        told = self._tell(log)
        self.titled = bool(log)
        above, hand, below = self._arrange(scene, foot, min(FAIR_LOG, sum(map(len, told))))
        if self.desk.live:
            log_title, told = self._fit(log_title, told, self._room(above, hand, below))
        title = self.desk.render(_rule(log_title)) if log else []
        entries = [line for entry in told for line in entry]
        above, hand = self._light(above), self._light(hand)
        self.desk.show(SegmentLines([*above, *title, *entries, *hand, *below], new_lines=True))

    def _tell(self, log: list[Line]) -> list[Lines]:
        """The log, laid out line by line; most lines stood there before."""
        width, before, told = self.desk.console.width, self.told, []
        self.told = {}
        for line in log:
            if line.tally is not None:
                told.append(self.desk.render(*draw_line(line)))
                continue
            shown = before.get((width, line)) or self.desk.render(*draw_line(line))
            self.told[width, line] = shown
            told.append(shown)
        return told

    def _arrange(self, scene: Scene, foot: Foot, log: int) -> tuple[Lines, Lines, Lines]:
        """What stands above the log, the hand and what stands below, made brief one by one until all fit."""
        render = self.desk.render
        above, hand, below = render(*self._top(scene)), render(*self._hand(scene)), render(*foot(False))
        if not self.desk.live:
            return above, hand, below
        if self._room(above, hand, below) < log:
            hand = render(*self._hand(scene, brief=True))
        if self._room(above, hand, below) < log:
            above = render(*self._top(scene, brief=True))
        if self._room(above, hand, below) < 0:
            below = render(*foot(True))
        if self._room(above, hand, below) < 0:
            hand = []
        return above, hand, below

    def _light(self, lines: Lines) -> Lines:
        """The same lines, with the words that are lit set off."""
        if not self.lit:
            return lines
        lit = []
        for line in lines:
            text = Text.assemble(*((segment.text, segment.style or "") for segment in line), end="")
            text.highlight_words(self.lit, "reverse")
            lit.append(list(text.render(self.desk.console)))
        return lit

    def _room(self, *parts: Lines) -> int:
        """How many lines these leave for the log."""
        for_title_and_answer = self.titled + 1
        return self.desk.console.height - for_title_and_answer - sum(map(len, parts))

    def _fit(self, title: str, told: list[Lines], room: int) -> tuple[str, list[Lines]]:
        """The log's last entries that fit, under a note of how many came before, or only that note."""
        if sum(map(len, told)) <= room:
            return title, told
        kept = list(told)
        while kept and sum(map(len, kept)) + 1 > room:
            kept.pop(0)
        note = self.words.say("table-earlier", count=len(told) - len(kept))
        return (title, [self.desk.render(Text(f" {note}", "dim")), *kept]) if kept else (note, [])

    def _top(self, scene: Scene, brief: bool = False) -> list[RenderableType]:
        head = Text.assemble((f" {self.title} ", "bold reverse"), f"  {self.table.headline(scene)}")
        parts: list[RenderableType] = [head, *self.table.board(scene, self.desk.console.width, brief)]
        if hearsay := self.table.memory(scene):
            label = self.words.say("table-memory")
            memory = Text.assemble((f"{label} ", "dim"), (" · ".join(hearsay), "cyan"))
            parts.append(Padding.indent(memory, 1))
        if notices := [self.words.notice(notice) for notice in scene.view.notices]:
            parts.append(Padding.indent(Text(" ".join(notices), "bold yellow"), 1))
        return parts

    def _hand(self, scene: Scene, brief: bool = False) -> list[RenderableType]:
        hand = self.table.hand(scene, brief)
        return [] if hand is None else [_rule(self.words.say("table-hand")), hand]

    def choices(self, texts: list[str], brief: bool = False) -> RenderableType:
        """Numbered choices, side by side where they fit; `brief` cuts long ones short."""
        numbered = [
            Text.assemble((f"{number:>2} ", "bold cyan"), text) for number, text in enumerate(texts, 1)
        ]
        if brief:
            columns = min(len(texts), BRIEF_COLUMNS + (len(texts) > MANY))
            most = (self.desk.console.width - 2 * columns) // columns
            for text in numbered:
                text.truncate(most, overflow="ellipsis")
        return Padding(Columns(numbered, padding=(0, 2), equal=True, column_first=len(texts) > 6), (0, 1))

    def question(
        self, text: str, title: str = "", draft: str = "", brief: bool = False
    ) -> list[RenderableType]:
        """A question, set off from what is above it, under the play that it belongs to; `brief`: its end."""
        told = _end_of(draft, self.desk.console.width - 4) if brief else draft
        made: list[RenderableType] = [_bullet(told, "magenta")] if draft else []
        return [_rule(title) if draft else Rule(style="dim"), *made, Padding.indent(Text(text, "bold"), 1)]

    def keys(self, message: str) -> RenderableType:
        """The keys that work now."""
        return Padding.indent(Text(self.words.say(message), "dim"), 1)

    def ranking(self, scene: Scene, outcome: Outcome, ended: Ended | None) -> list[RenderableType]:
        """Why the game ended, who won, and what every score is made of."""
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        told = self.words.ending(ended) if ended else [self.words.won(winners)]
        grid = Grid(box=None, padding=(0, 1), header_style="dim")
        parts = [self.table.breakdown(scene, seat) for seat in range(len(outcome.ranks))]
        for column in (self.words.say("end-place"), self.words.say("end-player"), *parts[0]):
            grid.add_column(column, justify="left" if column == self.words.say("end-player") else "right")
        grid.add_column(self.words.say("end-score"), justify="right", style="bold")
        for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
            style = "bold" if seat == self.words.viewer else ""
            cells = [str(outcome.ranks[seat]), self.words.players[seat], *parts[seat].values()]
            grid.add_row(*cells, str(outcome.scores[seat]), style=style)
        return [
            _rule(self.words.say("end-title")),
            Padding.indent(Text(" ".join(told), "bold"), 1),
            grid,
        ]


def draw_line(line: Line) -> list[RenderableType]:
    """A line of the story: a head line, a sentence behind a dot, or a table of points under its title."""
    if line.head:
        return [Padding.indent(Text(line.text, "bold" if line.head == 1 else "bold dim"), 1)]
    if line.tally is None:
        return [_bullet(line.text)]
    grid = Grid(box=None, padding=(0, 1), header_style="dim", show_edge=False)
    grid.add_column("", style="dim")
    for column in line.tally.columns:
        grid.add_column(column, justify="right")
    for name, numbers in line.tally.rows:
        grid.add_row(name, *map(str, numbers))
    return [_bullet(line.text), Padding.indent(grid, 3)]


def _rule(title: str) -> Rule:
    return Rule(Text(title, "dim"), style="dim", align="left")


def _end_of(text: str, room: int) -> str:
    """The last words of a text that fit into a line."""
    while cell_len(text) > room and " " in text:
        text = "… " + text.removeprefix("… ").partition(" ")[2]
    return text


def _bullet(text: str, style: str = "") -> Grid:
    grid = Grid.grid(padding=(0, 1))
    grid.add_row(Text(" ·", "dim"), Text(text, style))
    return grid
