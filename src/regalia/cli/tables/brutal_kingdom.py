"""Brutal Kingdom on the terminal's table."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.scene import Scene
from regalia.cli.tables import Page, TerminalTable, flow
from regalia.cli.words import Words
from regalia.games.brutal_kingdom.board import ELIMINATION, GameSetup
from regalia.games.brutal_kingdom.cards import CHARACTERS, COLOURS, EXECUTIONER, INQUISITOR, KING, QUEEN
from regalia.games.brutal_kingdom.view import BrutalKingdomView, Card, Seat
from regalia.kernel.bits import members
from regalia.kernel.setup import Setup

SIGNS = ["●", "▲", "◆", "†"]  # the colours, and elimination
STYLES = ["bright_blue", "green", "yellow", "red"]
BACKS = ["▯", "▮"]
BACK_NAMES = ["light", "dark"]
DOWN = "▒"
PASSED = "→"
STARTER = "♛"
TURN = "▶"
SKULL = "☠"
WAITING = (EXECUTIONER, QUEEN, KING)  # threats, which strike later
FIRST_PAGE = 9  # characters on the first page of the overview; with their texts both fit 24 lines
NARROWEST = 20  # the least width in which a player's panel can be read


class GameTable(TerminalTable):
    """Players side by side with their stacks, the top card first; middle, stock and Chapel below them."""

    def __init__(self, setup: Setup, words: Words) -> None:
        super().__init__(setup, words)
        assert isinstance(setup, GameSetup)
        self.components = setup.components
        self.prey = {victim for mask in self.components.victims for victim in members(mask)}

    def headline(self, scene: Scene) -> str:
        view = _view(scene)
        if view.over:
            return self.words.say("table-headline-over")
        stage = {"pass-light": "-pass", "pass-dark": "-pass", "knight": "-count"}.get(view.question, "")
        out = " · " + self.words.say("table-out") if view.out else ""
        if self.setup.options["random_removal"]:
            out = " · " + self.words.say("table-out-random")
        return self.words.say(f"table-headline{stage}", chapter=view.chapter + 1, round=view.round + 1) + out

    def board(self, scene: Scene, width: int, brief: bool = False) -> list[RenderableType]:
        view = _view(scene)
        across = _columns(len(view.seats), width)
        padding = 1 if width // across > NARROWEST + 4 else 0
        inside = width // across - 2 - 2 * padding
        stacks = [self._stack(scene, seat, inside) for seat in range(len(view.seats))]
        fronts = [self._front(scene, seat, inside) for seat in range(len(view.seats))]
        height = max(len(stack) + len(front) for stack, front in zip(stacks, fronts, strict=True))
        panels = []
        for seat, (stack, front) in enumerate(zip(stacks, fronts, strict=True)):
            gap = [Text()] * (height - len(stack) - len(front))
            panels.append(self._panel(view, seat, Group(*stack, *gap, *front), padding))
        grid = Grid.grid(expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        for first in range(0, len(panels), across):
            grid.add_row(*panels[first : first + across])
        return [grid, *self._commons(scene, width)]

    # One player

    def _panel(self, view: BrutalKingdomView, seat: int, content: Group, padding: int) -> Panel:
        active = seat in view.deciders
        title = Text.assemble(f"{TURN} " if active else "", (self._title(seat), "bold"))
        if seat == view.starter:
            title.append(f" {STARTER}", "bold magenta")
        return Panel(
            content,
            title=title,
            title_align="left",
            padding=(0, padding),
            box=box.HEAVY if active else box.ROUNDED,
            border_style="" if active else "dim",
        )

    def _title(self, seat: int) -> str:
        name = self.words.players[seat]
        named = seat == self.words.viewer and name != self.words.say("player-you")
        return self.words.say("player-named-you", name=name) if named else name

    def _stack(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """The cards of a stack, the top one first, and below that whom it threatens."""
        view = _view(scene)
        player = view.seats[seat]
        lines = [self._stacked(card, card is player.stack[-1], view) for card in reversed(player.stack)]
        if player.threat:
            victims = self.words.either([self.words.kind(kind) for kind in player.threat.victims])
            threat = self.words.say("table-threat", victims=victims)
            lines[1:1] = flow([Text(word, "red") for word in threat.split()], width, " ")
        return lines

    def _front(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """What else lies before a player: the hand, as far as the viewer knows it, and tokens."""
        player = _view(scene).seats[seat]
        return [*flow(self._hand_backs(scene, seat), width, " "), self._tokens(player)]

    def _stacked(self, card: Card, top: bool, view: BrutalKingdomView) -> Text:
        if not card.face_up:
            return Text(f"{DOWN}{DOWN} {self.words.kind(card.kind)}", "dim")
        rank = view.inquisitor_rank if card.kind == INQUISITOR else self.components.rank[card.kind]
        style = "bold" if top else ""
        return Text.assemble((f"{rank:>2} ", style), self._named(card.kind, style))

    def _named(self, kind: int, style: str = "bold") -> Text:
        """A card's name, with a skull if there is a card that eliminates it, and its icons."""
        skull = (SKULL, "red") if kind in self.prey else ""
        return Text.assemble((self.words.kind(kind), style), skull, " ", self._icons(kind))

    def _hand_backs(self, scene: Scene, seat: int) -> list[Text]:
        """Backs for all to see, with the names of those that the viewer knows of other hands."""
        parts = []
        for back, name in zip(BACKS, BACK_NAMES, strict=True):
            zone = f"hand:{seat}:{name}"
            known = scene.cards(zone)
            if seat == scene.view.viewer:
                parts.append(Text(back * len(known)))
            else:
                parts += [Text(f"{back}{self.words.kind(kind)}", "cyan") for kind in known]
                parts.append(Text(back * scene.unknown(zone)))
            for kind in scene.cards(f"pass:{seat}:{name}"):
                parts.append(Text(f"{PASSED}{back}{self.words.kind(kind)}", "cyan"))
            if scene.unknown(f"pass:{seat}:{name}"):
                parts.append(Text(f"{PASSED}{back}"))
        return [part for part in parts if part]

    def _tokens(self, player: Seat) -> Text:
        line = Text()
        for colour, count in enumerate([*player.tokens, player.kills]):
            if count:
                line.append(f"{SIGNS[colour]}{count} ", STYLES[colour])
        return line.append(f"= {player.score}", "bold")

    def _icons(self, kind: int) -> Text:
        colour = self.components.colour[kind]
        return Text(SIGNS[colour] * self.components.icons[kind], STYLES[colour])

    # What belongs to nobody

    def _commons(self, scene: Scene, width: int) -> list[RenderableType]:
        view = _view(scene)
        chapel = [SIGNS[square] if square >= 0 else "_" for square in view.chapel]
        parts = [
            self._labelled("table-middle", self._middle(scene)),
            self._labelled("table-chapel", [Text(sign, _style(sign)) for sign in chapel]),
            self._labelled("table-stock", _counts(view.stock)),
            self._labelled("table-worth", _counts(view.worth)),
        ]
        return [*flow(parts, width, "  ")]

    def _middle(self, scene: Scene) -> list[Text]:
        cards = []
        for slot in range(4):
            back = BACKS[slot // 2]
            known = scene.cards(f"middle:{slot}")
            if known:
                cards.append(Text(f"{slot + 1}{back}{self.words.kind(known[0])}", "cyan"))
            elif scene.unknown(f"middle:{slot}"):
                cards.append(Text(f"{slot + 1}{back}"))
        return cards

    def _labelled(self, label: str, parts: list[Text]) -> Text:
        return Text.assemble((f" {self.words.say(label)} ", "dim"), Text(" ").join(parts))

    # The hand

    def hand(self, scene: Scene, brief: bool) -> RenderableType | None:
        view = _view(scene)
        if view.viewer < 0 or not view.seats[view.viewer].hand:
            return None
        return self._listed(view.seats[view.viewer].hand, brief)

    def _listed(self, kinds: list[int], brief: bool = False) -> Grid:
        """Cards one below the other, with all that is printed on them."""
        grid = Grid.grid(padding=(0, 1))
        for _ in range(4):
            grid.add_column(no_wrap=True)
        grid.add_column()
        for kind in kinds:
            back = BACKS[0] if self.components.light >> kind & 1 else BACKS[1]
            rank = "20/0" if kind == INQUISITOR else str(self.components.rank[kind])
            text = Text(self._text(kind), "dim", no_wrap=brief, overflow="ellipsis")
            grid.add_row("", back, Text(rank, justify="right"), self._named(kind), text)
        return grid

    def _text(self, kind: int) -> str:
        victims = self.words.listed("victims", members(self.components.victims[kind]), how="list-or")
        knight = str(self.setup.options["black_knight"])
        return self.words.say(f"character-{CHARACTERS[kind]}.text", **victims, black_knight=knight)

    def answer(self, scene: Scene, name: str, prompt: str) -> str:
        """A card to be passed is told with the neighbour who gets it."""
        block, _, card = name.partition(":")
        if block != "pass":
            return super().answer(scene, name, prompt)
        players = self.words.players
        step = 1 if prompt == "pass-light" else -1
        receiver = players[(scene.view.viewer + step) % len(players)]
        return self.words.say("table-pass", kind=self.words.say(f"character-{card}"), name=receiver)

    # What is always open to all: the overview of the characters, and who eliminates whom

    def pages(self, scene: Scene) -> dict[str, Page]:
        kinds = sorted(range(len(CHARACTERS)), key=self.components.rank.__getitem__)
        low, high = kinds[:FIRST_PAGE], kinds[FIRST_PAGE:]
        return {
            "a": self._overview(low),
            "b": self._overview(high),
            "e": Page(self.words.say("bk-chart"), self._chart(_view(scene))),
        }

    def _overview(self, kinds: list[int]) -> Page:
        first, last = (self.components.rank[kinds[at]] for at in (0, -1))
        return Page(self.words.say("table-overview", first=first, last=last), self._listed(kinds))

    def _chart(self, view: BrutalKingdomView) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for kind, mask in enumerate(self.components.victims):
            victims = members(mask)
            if kind == EXECUTIONER and view.named is not None:
                victims = [view.named]
            if (victims or kind == EXECUTIONER) and kind not in view.out:
                named = self.words.both([self.words.kind(victim) for victim in victims])
                manner = "waits" if kind in WAITING else "kills"
                grid.add_row(
                    Text(f" {self.words.kind(kind)}", "bold"),
                    named or self.words.say("bk-chart-named"),
                    Text(self.words.say(f"bk-sign-{manner}"), "dim"),
                )
        return grid

    # The end, and help

    def breakdown(self, scene: Scene, seat: int) -> dict[str, str]:
        view = _view(scene)
        player = view.seats[seat]
        parts = {
            f"{SIGNS[colour]} {name}": self.words.say(
                "table-product", count=player.tokens[colour], worth=view.worth[colour]
            )
            for colour, name in enumerate(self.words.say(f"colour-{id_}") for id_ in COLOURS)
        }
        return {**parts, f"{SIGNS[ELIMINATION]}": str(player.kills)}

    def legend(self) -> dict[str, str]:
        signs = {STARTER: "starter", TURN: "turn", BACKS[0]: "light", BACKS[1]: "dark"}
        signs |= {PASSED: "passed", DOWN * 2: "down", SKULL: "skull"}
        signs |= dict(zip(SIGNS, [*COLOURS, "elimination"], strict=True))
        return {sign: self.words.say(f"sign-{name}") for sign, name in signs.items()}


def _view(scene: Scene) -> BrutalKingdomView:
    assert isinstance(scene.view, BrutalKingdomView)
    return scene.view


def _columns(seats: int, width: int) -> int:
    """How many panels go side by side: all of them, or else half."""
    return seats if width // seats >= NARROWEST else -(-seats // 2)


def _counts(numbers: list[int]) -> list[Text]:
    return [Text(f"{SIGNS[colour]}{count}", STYLES[colour]) for colour, count in enumerate(numbers)]


def _style(sign: str) -> str:
    return STYLES[SIGNS.index(sign)] if sign in SIGNS else "dim"
