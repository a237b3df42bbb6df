"""Brawling Barons on the terminal's table."""

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.scene import Scene
from regalia.cli.tables import Flow, Page, TerminalTable, flow
from regalia.cli.words import Words
from regalia.games.brawling_barons.board import GameSetup
from regalia.games.brawling_barons.cards import CARDS, COURTHOUSE, MARKET, MOST_UNITS, SQUIRES
from regalia.games.brawling_barons.view import Baron, BrawlingBaronsView, Damage, Unit
from regalia.kernel.setup import Setup

BACK = "▯"
COIN = "●"
AID = "✶"
HOLDER = "♛"
TURN = "▶"
STRIKES = "→"
INDENT = "   "
NARROWEST = 24  # the least width in which a baron's panel can be read
MOST_ACROSS = 4
PAGE_WIDTH = 60  # of what stands beside a baron's name on a page
MOST_BACKS = 6  # shown one by one
PLACES = ["town", "wall", "army"]
GROUNDS = {"town": "⌂", "wall": "▥", "army": "♜"}  # in brief
FATES = ["unharmed", "downgraded", "discarded"]


class GameTable(TerminalTable):
    """Barons side by side with town, wall and Army; in brief, a line or two for each."""

    def __init__(self, setup: Setup, words: Words) -> None:
        super().__init__(setup, words)
        assert isinstance(setup, GameSetup)
        self.components = setup.components
        values = [
            row for table in ("peasant", "squire", "card", "aid") for row in setup.components_file.rows(table)
        ]
        self.printed = {str(row.values["name"]): row.values for row in values}

    def headline(self, scene: Scene) -> str:
        view = _view(scene)
        if view.over:
            return self.words.say("table-headline-over")
        if view.turn < 0:
            return self.words.say("table-headline-bid")
        left = view.actions - view.acted
        return self.words.say("table-headline", left=left, **self.words.who("seat", [view.turn]))

    def board(self, scene: Scene, width: int, brief: bool = False) -> list[RenderableType]:
        barons = self._rows(scene, width) if brief else [self._panels(scene, width)]
        return [*barons, *self._commons(scene, width), *self._attack(scene, brief)]

    # Barons

    def _panels(self, scene: Scene, width: int) -> RenderableType:
        view = _view(scene)
        seats = list(range(len(view.barons)))
        across = max(1, min(len(seats), width // NARROWEST, MOST_ACROSS))
        across = -(-len(seats) // -(-len(seats) // across))  # as even as can be
        inside = width // across - 4
        grid = Grid.grid(expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        for row in (seats[first : first + across] for first in range(0, len(seats), across)):
            tops = {seat: self._grounds(view, seat, inside) for seat in row}
            fronts = {seat: flow(self._front(scene, seat), inside, " ") for seat in row}
            height = max(len(tops[seat]) + len(fronts[seat]) for seat in row)
            panels = []
            for seat in row:
                gap = [Text()] * (height - len(tops[seat]) - len(fronts[seat]))
                panels.append(self._panel(view, seat, Group(*tops[seat], *gap, *fronts[seat])))
            grid.add_row(*panels)
        return grid

    def _panel(self, view: BrawlingBaronsView, seat: int, content: Group) -> Panel:
        active = seat in view.deciders
        return Panel(
            content,
            title=Text.assemble(f"{TURN} " if active else "", self._title(view, seat)),
            title_align="left",
            padding=(0, 1),
            box=box.HEAVY if active else box.ROUNDED,
            border_style="" if active else "dim",
        )

    def _title(self, view: BrawlingBaronsView, seat: int) -> Text:
        name = self.words.players[seat]
        if seat == self.words.viewer and name != self.words.say("player-you"):
            name = self.words.say("player-named-you", name=name)
        title = Text(name, "bold")
        if view.teams:
            title.append(f" {self.words.say('table-team', team=seat % 2 + 1)}", "dim")
        if seat == view.turn and not view.over:
            title.append(f" {HOLDER}", "bold magenta")
        return title

    def _grounds(self, view: BrawlingBaronsView, seat: int, width: int) -> list[Text]:
        """Town, wall and Army of a baron; those that are empty are left out, but for the town."""
        baron = view.barons[seat]
        lines = []
        for place in PLACES:
            units = _standing(baron, place)
            if units or place == "town":
                label = Text(f"{self.words.say(f'table-{place}')}:", "dim")
                parts = [self._unit(unit) for unit in units]
                if place == "town":
                    parts.append(self._room(baron))
                lines += flow([label, *parts], width, " ", " ")
        return lines

    def _room(self, baron: Baron) -> Text:
        """The space that is left in a town, which may have shrunk."""
        room = [max(0, baron.civilian_room), max(0, baron.military_room)]
        return Text(self.words.say("table-room", civilians=room[0], military=room[1]), "dim")

    def _front(self, scene: Scene, seat: int, brief: bool = False) -> list[Text]:
        """What else is to be known of a baron: hand, resources, Aids and points."""
        view = _view(scene)
        baron = view.barons[seat]
        parts = [Text(f"{BACK}{baron.cards}")] if brief else self._backs(scene, seat)
        parts.append(Text(f"{COIN}{baron.resources}", "yellow"))
        if not brief:
            parts.append(Text(f"+{baron.gathers}{COIN} +{baron.draws}{BACK}", "dim"))
            parts += [Text(f"{AID}{self.words.kind(kind)}", "magenta") for kind in baron.aids]
        elif baron.aids:
            parts.append(Text(f"{AID}{len(baron.aids)}", "magenta"))
        parts.append(Text(self.words.say(f"table-points{'-brief' * brief}", points=baron.points), "bold"))
        if view.turn < 0 and baron.chosen:
            parts.append(Text(self.words.say("table-chosen"), "green"))
        return parts

    def _backs(self, scene: Scene, seat: int) -> list[Text]:
        """Backs for all to see, with the names of those that the viewer knows of other hands."""
        if seat == scene.view.viewer:
            known, unknown = [], _view(scene).barons[seat].cards
        else:
            known, unknown = scene.cards(f"hand:{seat}"), scene.unknown(f"hand:{seat}")
        named = [Text(f"{BACK}{self.words.kind(kind)}", "cyan") for kind in known]
        few = unknown <= MOST_BACKS
        backs = BACK * unknown if few else BACK + self.words.say("table-copies", count=unknown)
        return [*named, Text(backs)] if unknown else named

    def _rows(self, scene: Scene, width: int) -> list[RenderableType]:
        """As few lines as can be: equal units share a name, and their health is left out."""
        view = _view(scene)
        rows: list[RenderableType] = []
        for seat, baron in enumerate(view.barons):
            head = Text.assemble(f"{TURN if seat in view.deciders else ' '} ", self._title(view, seat))
            parts = [head, *self._front(scene, seat, brief=True)]
            for place in PLACES:
                units = _standing(baron, place)
                faces: dict[tuple[int, bool], list[str]] = {}
                for unit in units:
                    faces.setdefault((unit.kind, unit.up), []).append(str(_number(unit)))
                names = [
                    self._face(kind, up).append(f"#{','.join(numbers)}", "cyan")
                    for (kind, up), numbers in faces.items()
                ]
                if place == "town":
                    names.append(self._room(baron))
                if names:
                    parts += [Text.assemble((GROUNDS[place], "cyan"), names[0]), *names[1:]]
            rows += flow(parts, width, " ", INDENT)
        return rows

    def _unit(self, unit: Unit) -> Text:
        """A unit with its name, its number, and strength and health."""
        power = f"{unit.strength}/{unit.health}" if unit.kind >= SQUIRES else f"{unit.health}"
        return self._face(unit.kind, unit.up).append(f"#{_number(unit)}", "cyan").append(f" {power}", "dim")

    def _face(self, kind: int, up: bool) -> Text:
        """What a unit is, or, in brackets, what it may become."""
        name = self.words.kind(kind)
        return Text(name, "red" if kind >= SQUIRES else "green") if up else Text(f"({name})")

    # What belongs to nobody, and what goes on

    def _commons(self, scene: Scene, width: int) -> list[RenderableType]:
        view = _view(scene)
        say = self.words.say
        market = ", ".join(self.words.kind(kind) for kind in view.market)
        parts = [
            Text.assemble((f"{say('table-deck')} ", "dim"), str(view.deck)),
            Text.assemble((f"{say('table-used')} ", "dim"), str(len(view.used))),
            Text.assemble((f"{say('table-market')} ", "dim"), (market, "bold")),
        ]
        if view.shown is not None:
            parts.append(
                Text.assemble((f"{say('table-shown')} ", "dim"), (self.words.kind(view.shown), "magenta"))
            )
        return [Padding.indent(line, 1) for line in flow(parts, width - 2, "  ", INDENT)]

    def _attack(self, scene: Scene, brief: bool) -> list[RenderableType]:
        """Who strikes whom, what that does, and who may still answer."""
        view = _view(scene)
        lines = []
        for damage in view.damages:
            strikes = [strike for strike in view.strikes if strike.target == damage.unit]
            by = [
                self.words.say("table-strike-card", strength=strike.strength)
                if strike.unit is None
                else self.words.say(
                    "table-strike", name=self._named(scene, strike.unit), strength=strike.strength
                )
                for strike in strikes
            ]
            lines.append(Text(f"{' + '.join(by)} {STRIKES} {self._harm(scene, damage)}", "bold"))
        if brief and lines:
            lines = [Text("; ", "bold").join(lines)]
        return [Padding.indent(line, 1) for line in lines]

    def _harm(self, scene: Scene, damage: Damage) -> str:
        return self.words.say(
            "table-harm",
            name=self._called(scene, damage.unit),
            damage=damage.damage,
            fate=self.words.say(f"fate-{FATES[damage.fate]}"),
            prevented=damage.prevented,
        )

    def _find(self, scene: Scene, number: int) -> tuple[int, str, Unit]:
        """A unit in play, whose it is and where it stands."""
        seat = number // MOST_UNITS
        baron = _view(scene).barons[seat]
        found = ((seat, p, u) for p in PLACES for u in _standing(baron, p) if u.unit == number)
        return next(found)

    def _named(self, scene: Scene, number: int) -> str:
        unit = self._find(scene, number)[2]
        return f"{self._side(unit.kind, unit.up)} #{_number(unit)}"

    def _called(self, scene: Scene, number: int) -> str:
        """A unit by its owner, its name, its number, its place and its health."""
        seat, place, unit = self._find(scene, number)
        return self.words.say(
            "table-unit",
            number=_number(unit),
            name=self._side(unit.kind, unit.up),
            place=self.words.say(f"rank-{place}"),
            health=unit.health,
            **self.words.who("owner", [seat]),
        )

    def _side(self, kind: int, up: bool) -> str:
        """The side of a card that lies up, by name."""
        sort = "" if up else "squire-" if kind >= SQUIRES else "peasant-"
        return self.words.say(f"face-{sort}{CARDS[kind]}")

    # Choices

    def answer(self, scene: Scene, name: str, prompt: str) -> str:
        view = _view(scene)
        block, _, item = name.partition(":")
        if block == "unit":
            called = self._called(scene, int(item))
            unit = self._find(scene, int(item))[2]
            if prompt == "upgrade" and unit.cost is not None:
                return self.words.say("choice-upgrade", name=called, cost=unit.cost)
            if prompt == "attack":
                return self.words.say("choice-strike", name=called, strength=unit.strength)
            return called
        if block in ("gather", "draw"):
            baron = view.barons[view.viewer]
            count = baron.gathers if block == "gather" else min(baron.draws, view.deck)
            return self.words.say(f"choice-{block}", count=count)
        if block == "enlist":
            kind = CARDS.index(item)
            return self.words.say(
                "choice-enlist", name=self._side(kind, False), cost=self.components.cost[kind]
            )
        if block in ("buy", "sell", "courthouse"):
            return self.words.say(
                f"choice-{block}", **self._numbers(MARKET if block != "courthouse" else COURTHOUSE)
            )
        if block == "play" and prompt == "turn" and (cost := self.components.cost[CARDS.index(item)]):
            return self.words.say("choice-play", kind=self.words.kind(CARDS.index(item)), cost=cost)
        return super().answer(scene, name, prompt)

    # The hand

    def hand(self, scene: Scene, brief: bool) -> RenderableType | None:
        view = _view(scene)
        if view.viewer < 0:
            return None
        baron = view.barons[view.viewer]
        picked = Counter(baron.bid)
        held = Counter(baron.hand)
        if not held and not baron.aids:
            return None
        names = {kind: self._held(kind, count, picked[kind]) for kind, count in held.items()}
        if brief:
            return Padding.indent(Flow(list(names.values()), " · "), 1) if names else None
        grid = Grid.grid(padding=(0, 1))
        grid.add_column()
        grid.add_column(no_wrap=True)
        grid.add_column()
        for kind, name in names.items():
            grid.add_row("", name, Text(self._text(kind), "dim"))
        for kind, count in Counter(baron.aids).items():
            grid.add_row(
                "", Text.assemble((AID, "magenta"), self._held(kind, count, 0)), Text(self._text(kind), "dim")
            )
        return grid

    def _held(self, kind: int, count: int, picked: int) -> Text:
        name = Text(self.words.kind(kind), "bold")
        if count > 1:
            name.append(" " + self.words.say("table-copies", count=count), "dim")
        if picked:
            name.append(f" {self.words.say('table-picked', count=picked)}", "green")
        return name

    def _text(self, kind: int) -> str:
        bonuses = {
            key: self.words.say(f"bonus-{self.printed[CARDS[kind]][key]}")
            for key in ("bonus", "building_bonus")
            if kind < SQUIRES
        }
        return self.words.say(f"card-{CARDS[kind]}.text", **self._numbers(kind), **bonuses)

    def _numbers(self, kind: int) -> dict[str, int]:
        """What is printed on a card in numbers."""
        return {key: value for key, value in self.printed[CARDS[kind]].items() if isinstance(value, int)}

    # The end, and help

    def breakdown(self, scene: Scene, seat: int) -> dict[str, str]:
        baron = _view(scene).barons[seat]
        buildings = sum(unit.up and unit.kind < SQUIRES for unit in baron.town)
        parts = {"table-buildings": buildings, "table-points-army": 2 * len(baron.army)}
        if _view(scene).teams:
            parts["table-own"] = baron.points
        return {self.words.say(label): str(count) for label, count in parts.items()}

    def pages(self, scene: Scene) -> dict[str, Page]:
        view = _view(scene)
        say = self.words.say
        used = Counter(view.used)
        listed = [self._held(kind, count, 0) for kind, count in sorted(used.items())]
        grid = Grid.grid(padding=(0, 1))
        for seat in range(len(view.barons)):
            grid.add_row(self._title(view, seat), Group(*self._baron_page(scene, seat)))
        discards = Flow(listed or [Text(say("table-nobody"), "dim")], " · ")
        return {
            "d": Page(say("table-page-used", count=len(view.used)), discards),
            "b": Page(say("table-page-barons"), grid),
            "a": Page(say("table-page-cards"), self._card_page()),
        }

    def _baron_page(self, scene: Scene, seat: int) -> list[Text]:
        """All that a baron has, whatever the width."""
        front = flow(self._front(scene, seat), PAGE_WIDTH, " ")
        return [*self._grounds(_view(scene), seat, PAGE_WIDTH), *front]

    def _card_page(self) -> Grid:
        """What every card does, and how many there are."""
        grid = Grid.grid(padding=(0, 1))
        for kind in range(len(CARDS)):
            grid.add_row(self._held(kind, self.components.count[kind], 0), Text(self._text(kind), "dim"))
        return grid

    def legend(self) -> dict[str, str]:
        signs = {HOLDER: "holder", TURN: "turn", BACK: "back", COIN: "coin", f"+1{COIN} +1{BACK}": "bonus"}
        knight = self.words.say("card-knight")
        signs |= {sign: place for place, sign in GROUNDS.items()} | {
            AID: "aid",
            f"{knight}#1 8/6": "unit",
            f"({knight})": "squire",
            self.words.say("table-room", civilians=2, military=1): "room",
            STRIKES: "strikes",
        }
        return {sign: self.words.say(f"sign-{name}") for sign, name in signs.items()}


def _view(scene: Scene) -> BrawlingBaronsView:
    assert isinstance(scene.view, BrawlingBaronsView)
    return scene.view


def _standing(baron: Baron, place: str) -> list[Unit]:
    return {"town": baron.town, "wall": baron.wall, "army": baron.army}[place]


def _number(unit: Unit) -> int:
    """What people call a unit by: its slot with its baron, counted from 1."""
    return unit.unit % MOST_UNITS + 1
