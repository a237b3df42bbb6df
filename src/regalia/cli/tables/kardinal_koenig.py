"""Kardinal & König on the terminal's table."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.scene import Scene
from regalia.cli.tables import Flow, Page, TerminalTable, flow
from regalia.cli.words import Words
from regalia.games.kardinal_koenig.board import GameSetup
from regalia.games.kardinal_koenig.cards import ALLIANCES, COLOURS, COUNTRIES, LAST
from regalia.games.kardinal_koenig.view import Country, KardinalKoenigView, ScoreSheet
from regalia.kernel.bits import members
from regalia.kernel.setup import Setup

SIGNS = ["●", "▲", "◆", "■", "★"]  # of the players
STYLES = ["bright_blue", "bright_red", "bright_green", "bright_yellow", "bright_magenta"]
CARD_STYLES = ["red", "green", "wheat1", "dark_orange", "magenta"]
FREE = "·"
TURN = "▶"
START = "♛"
HOUSE = "⌂"
ADVISOR = "♟"
ARROW = "→"
WIDE = 96  # from here on there is room for all roads and alliances
NARROW = 72  # below this, countries have short names
POINTS_WIDTH = 11
COURT_WIDTH = 12


class GameTable(TerminalTable):
    """Countries with their fields and crests, a row each; players, alliances and chains below them."""

    def __init__(self, setup: Setup, words: Words) -> None:
        super().__init__(setup, words)
        assert isinstance(setup, GameSetup)
        self.atlas = setup.atlas
        self.components = setup.components
        self.aids = setup.memory_aids

    def headline(self, scene: Scene) -> str:
        view = _view(scene)
        if view.over:
            return self.words.say("table-headline-over")
        display = ", ".join(map(self.words.kind, view.display)) or self.words.say("table-empty")
        half = ["first", "second", "last"][view.half]
        return self.words.say(f"table-headline-{half}", deck=view.deck, display=display)

    def board(self, scene: Scene, width: int, brief: bool = False) -> list[RenderableType]:
        view = _view(scene)
        sheet = view.sheets[-1] if view.over else view.outlook
        parts: list[RenderableType] = [self._countries(view, sheet, width, brief)]
        parts += self._lines("table-roads", self._roads(view, width >= WIDE and not brief), width)
        parts += flow([self._player(scene, seat) for seat in range(len(view.players))], width, "  ")
        if sheet:
            parts += self._lines("table-alliances", self._alliances(sheet, width, brief), width)
            parts += self._lines("table-chains", self._chains(sheet, width), width)
        if view.over and not brief and not view.sheets[0].final:
            parts += self._lines("table-intermediate", self._halfway(view.sheets[0], width), width)
        return parts

    # Countries

    def _countries(self, view: KardinalKoenigView, sheet: ScoreSheet | None, width: int, brief: bool) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        for _ in range(4):
            grid.add_column(no_wrap=True)
        names = [self._country(number, width) for number in range(len(COUNTRIES))]
        room = width - max(map(len, names)) - POINTS_WIDTH - COURT_WIDTH - 5
        for number, country in enumerate(view.countries):
            fields = Text("\n").join(self._fields(view, number, room, brief))
            points = _tally(sheet.countries[number].points if sheet else [])
            style = CARD_STYLES[self.components.colour[number]]
            grid.add_row(Text(f" {names[number]}", style), fields, points, self._court(country))
        return grid

    def _country(self, number: int, width: int) -> str:
        """A country with the letter of its cards."""
        short = "" if width >= NARROW else ".short"
        letter = self._letter(self.components.colour[number])
        return f"{letter} {self.words.say(f'country-{COUNTRIES[number]}{short}')}"

    def _fields(self, view: KardinalKoenigView, country: int, room: int, brief: bool) -> list[Text]:
        """The fields of a country, each with the sign of its owner; `brief` cuts them to one line."""
        fields = members(self.atlas.land[country])
        cut = max(1, room // len(fields) - 2) if brief else 99
        parts = []
        for field in fields:
            parts.append(self._town(view, field, cut))
        return flow(parts, room, " ")

    def _town_name(self, field: int) -> str:
        return self.words.called(self.atlas.towns[field])

    def _town(self, view: KardinalKoenigView, field: int, cut: int = 99) -> Text:
        owner = view.fields[field]
        sign, style = (FREE, "dim") if owner < 0 else (SIGNS[owner], STYLES[owner])
        return Text(f"{sign}{self._town_name(field)[:cut]}", style)

    def _court(self, country: Country) -> Text:
        """Advisors, those with the majority first, and how many there may be."""
        sent = Text()
        for seat in sorted(range(len(country.advisors)), key=lambda seat: -country.advisors[seat]):
            if country.advisors[seat]:
                style = f"bold {STYLES[seat]}" if seat in country.masters else STYLES[seat]
                sent.append(f"{SIGNS[seat]}{country.advisors[seat]}", style)
        if not country.most_advisors:
            return Text()
        return Text.assemble((f"{ADVISOR}{sum(country.advisors)}/{country.most_advisors} ", "dim"), sent)

    def _roads(self, view: KardinalKoenigView, every: bool) -> list[Text]:
        """While a field is chosen: where roads lead from it, every one or those to one's own monasteries."""
        country = view.play.country
        if view.question != "piece" or country is None or view.turn != view.viewer:
            return []
        parts = []
        for field in view.countries[country].free:
            near = members(self.atlas.near[field])
            shown = near if every else [other for other in near if view.fields[other] == view.viewer]
            if shown:
                towns = [self._town(view, other) for other in shown]
                parts.append(Text.assemble(f"{self._town_name(field)}: ", Text(" ").join(towns)))
        return parts

    # Players

    def _player(self, scene: Scene, seat: int) -> Text:
        view = _view(scene)
        player = view.players[seat]
        name = self.words.players[seat]
        turn = seat in view.deciders
        line = Text.assemble(
            f"{TURN}" if turn else " ",
            (f"{SIGNS[seat]} ", STYLES[seat]),
            (name, "bold" if turn else ""),
            (f" {START}" if seat == view.start else "", "magenta"),
            (f" {player.points}", "bold"),
        )
        if not view.over and player.outlook is not None:
            line.append(f"{ARROW}{player.outlook}", "dim")
        line.append(f" {HOUSE}{player.monasteries} {ADVISOR}{player.advisors}")
        if seat != view.viewer:
            line.append(" ")
            for kind in scene.cards(f"hand:{seat}"):
                line.append(self._letter(kind), CARD_STYLES[kind])
            line.append("?" * scene.unknown(f"hand:{seat}"), "dim")
        return line

    # Alliances and chains, as they would score now

    def _alliances(self, sheet: ScoreSheet, width: int, brief: bool) -> list[Text]:
        """Who would score; where there is room, the others as well."""
        parts = []
        for line in sheet.alliances:
            a, b = (self._ally(country, width) for country in line.countries)
            name = f"{line.alliance} {a}+{b}"
            if any(line.points):
                parts.append(Text.assemble(f"{name} ", _tally(line.points)))
            elif width >= WIDE and not brief:
                parts.append(Text(name, "dim"))
        return parts

    def _ally(self, country: int, width: int) -> str:
        return self.words.say(f"country-{COUNTRIES[country]}{'' if width >= WIDE else '.short'}")

    def _chains(self, sheet: ScoreSheet, width: int) -> list[Text]:
        parts = []
        for line in sheet.chains:
            towns = [self._town_name(field) for field in line.fields]
            shown = ARROW.join(towns if width >= WIDE else [towns[0], towns[-1]])
            points = _tally([len(towns) if seat == line.seat else 0 for seat in range(len(sheet.totals))])
            parts.append(Text.assemble(points, f" {shown}"))
        return parts

    def _halfway(self, sheet: ScoreSheet, width: int) -> list[Text]:
        return [
            Text.assemble(f"{self._ally(line.country, width)} ", _tally(line.points))
            for line in sheet.countries
            if any(line.points)
        ]

    def _lines(self, label: str, parts: list[Text], width: int) -> list[RenderableType]:
        if not parts:
            return []
        first = Text.assemble((f"{self.words.say(label)} ", "dim"), parts[0])
        return [Text.assemble(" ", line) for line in flow([first, *parts[1:]], width - 2, " · ")]

    # Cards

    def _letter(self, kind: int) -> str:
        return self.words.kind(kind)[:1].upper()

    def hand(self, scene: Scene, brief: bool) -> RenderableType | None:
        view = _view(scene)
        if view.viewer < 0 or view.over:
            return None
        cards = []
        for kind in view.players[view.viewer].hand:
            name = self.words.say(f"colour-{COLOURS[kind]}.card")
            lands = members(self.components.lands[kind])
            countries = [self.words.say(f"country-{COUNTRIES[land]}") for land in lands]
            where = "" if brief else f" ({self.words.either(countries)})"
            cards.append(Text.assemble((f" {name}", f"bold {CARD_STYLES[kind]}"), (where, "dim")))
        return Text(" ").join(cards)

    def answer(self, scene: Scene, name: str, prompt: str) -> str:
        block, _, item = name.partition(":")
        if block == "exchange" and _view(scene).half == LAST:
            return self.words.action(f"discard:{item}", prompt)  # KK-6.2
        return super().answer(scene, name, prompt)

    def memory(self, scene: Scene) -> list[str]:
        return []  # cards known to be in a hand are shown there; the others may all be in the deck as well

    # What has no room on a small screen

    def pages(self, scene: Scene) -> dict[str, Page]:
        view = _view(scene)
        say = self.words.say
        found = {
            "d": Page(say("page-cards"), self._all_cards(view)),
            "a": Page(say("page-alliances"), self._all_alliances(view)),
            "e": Page(say("page-edge"), self._all_roads(view, "edge")),
            "i": Page(say("page-inner"), self._all_roads(view, "inner")),
        }
        for sheet in view.sheets:
            if not sheet.final:
                found["s"] = Page(say("table-intermediate"), self._half_sheet(sheet))
        return found

    def _all_cards(self, view: KardinalKoenigView) -> Grid:
        """By colour: where the cards are that the viewer sees, and how many there are besides."""
        heads = ["display", "discards", "out", "unseen"]
        grid = _grid("", *(self.words.say(f"page-cards-{head}") for head in heads))
        for kind in range(len(COLOURS)):
            counts = [zone.count(kind) for zone in (view.display, view.discards, view.out)]
            name = Text(self.words.say(f"colour-{COLOURS[kind]}.card"), CARD_STYLES[kind])
            grid.add_row(name, *map(str, [*counts, view.missing[kind]]))
        return grid

    def _all_alliances(self, view: KardinalKoenigView) -> Grid:
        """The alliances with the advisors in both countries and, where it is told, who would score."""
        sheet = view.sheets[-1] if view.over else view.outlook
        grid = Grid.grid(padding=(0, 2))
        for at in range(ALLIANCES):
            sides = [self.atlas.side_a[at], self.atlas.side_b[at]]
            row = [Text(f"{at + 1:>3}", "bold")]
            for side in sides:
                held = _tally(view.countries[side].advisors)
                row.append(Text.assemble(self._ally(side, WIDE), " ", held))
            points = _tally(sheet.alliances[at].points) if sheet else Text()
            row.append(Text.assemble(f"{ARROW} ", points) if points else Text())
            grid.add_row(*row)
        return grid

    def _all_roads(self, view: KardinalKoenigView, position: str) -> Group:
        """Every field of the countries on the edge, or of the inner ones, and where its roads lead."""
        countries = []
        for country, where in enumerate(self.atlas.positions):
            if where == position:
                style = CARD_STYLES[self.components.colour[country]]
                parts = [Text(f" {self._ally(country, WIDE)}:", f"bold {style}")]
                for field in members(self.atlas.land[country]):
                    near = [self._town(view, other) for other in members(self.atlas.near[field])]
                    parts.append(Text.assemble(self._town(view, field), ARROW, Text(" ").join(near)))
                countries.append(Flow(parts, "  "))
        return Group(*countries)

    def _half_sheet(self, sheet: ScoreSheet) -> Grid:
        grid = Grid.grid(padding=(0, 2))
        for line in sheet.countries:
            grid.add_row(f" {self._ally(line.country, WIDE)}", _tally(line.points))
        grid.add_row(f" {self.words.say('tally-column-total')}", _tally(sheet.totals))
        return grid

    # The end, and help

    def breakdown(self, scene: Scene, seat: int) -> dict[str, str]:
        view = _view(scene)
        half = [sheet for sheet in view.sheets if not sheet.final]
        final = view.sheets[-1]
        say = self.words.say
        return {
            say("end-half"): str(sum(sheet.totals[seat] for sheet in half)),
            say("end-monasteries"): str(sum(line.points[seat] for line in final.countries)),
            say("end-alliances"): str(sum(line.points[seat] for line in final.alliances)),
            say("end-chains"): str(sum(len(line.fields) for line in final.chains if line.seat == seat)),
        }

    def legend(self) -> dict[str, str]:
        letters = [self._letter(kind) for kind in range(len(COLOURS))]
        colours = [self.words.kind(kind) for kind in range(len(COLOURS))]
        signs = {" ".join(letters): self.words.say("sign-letters", colours=self.words.both(colours))}
        meanings = {
            TURN: "turn", START: "start", FREE: "free", f"{HOUSE}18": "house", f"{ADVISOR}7": "advisor",
            f"12{ARROW}31": "outlook", f"{SIGNS[0]}7": "points", f"{ADVISOR}2/3": "court", "R??": "cards",
        }  # fmt: skip
        if not self.aids:
            del meanings[f"12{ARROW}31"]
        return signs | {sign: self.words.say(f"sign-{name}") for sign, name in meanings.items()}


def _view(scene: Scene) -> KardinalKoenigView:
    assert isinstance(scene.view, KardinalKoenigView)
    return scene.view


def _grid(*heads: str) -> Grid:
    """A table of numbers."""
    grid = Grid(box=None, padding=(0, 1), header_style="dim")
    for at, head in enumerate(heads):
        grid.add_column(head, justify="right" if at else "left")
    return grid


def _tally(points: list[int]) -> Text:
    """Points by seat, most first, each with the sign of its player."""
    line = Text()
    for seat in sorted(range(len(points)), key=lambda seat: -points[seat]):
        if points[seat]:
            line.append(f"{SIGNS[seat]}{points[seat]}", STYLES[seat])
    return line
