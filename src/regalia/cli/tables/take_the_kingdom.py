"""Take the Kingdom on the terminal's table."""

from collections import Counter
from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.scene import Scene
from regalia.cli.tables import Flow, Page, TerminalTable, flow
from regalia.cli.words import Words
from regalia.games.take_the_kingdom.board import GameSetup
from regalia.games.take_the_kingdom.cards import ATTACKS, CARDS, DEFENCES, FORT, SPY, TRAPS
from regalia.games.take_the_kingdom.components import type_of
from regalia.games.take_the_kingdom.view import Base, Kingdom, Play, Portion, TakeTheKingdomView
from regalia.kernel.setup import Setup

BACK = "▯"
HOLDER = "♛"
TURN = "▶"
INDENT = "   "
NARROWEST = 20  # the least width in which a kingdom's panel can be read
MOST_USED = 2  # lines for the used pile
MOST_INDENT = 14  # for names of players, in brief


class GameTable(TerminalTable):
    """Kingdoms side by side, a line for each base; in brief, a few lines for each kingdom."""

    def __init__(self, setup: Setup, words: Words) -> None:
        super().__init__(setup, words)
        assert isinstance(setup, GameSetup)
        self.value = setup.components.value
        self.count = setup.components.count

    def headline(self, scene: Scene) -> str:
        view = _view(scene)
        if view.over:
            alone = sum(kingdom.alive for kingdom in view.kingdoms) == 1
            return self.words.say("table-headline-alone" if alone else "table-headline-over")
        early = " · " + self.words.say("table-early") if view.kingdoms[view.turn].early else ""
        who = self.words.who("seat", [view.turn])
        return self.words.say("table-headline", plays=view.plays, **who) + early

    def board(self, scene: Scene, width: int, brief: bool = False) -> list[RenderableType]:
        view = _view(scene)
        kingdoms = self._rows(scene, width) if brief else [self._panels(scene, width)]
        piles = self._piles(view, width, 0 if brief else MOST_USED)
        return [*kingdoms, *piles, *self._going_on(scene, brief)]

    # Kingdoms

    def _panels(self, scene: Scene, width: int) -> RenderableType:
        view = _view(scene)
        across = _columns(len(view.kingdoms), width)
        padding = 1 if width // across > NARROWEST + 4 else 0
        inside = width // across - 2 - 2 * padding
        grid = Grid.grid(expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        seats = list(range(len(view.kingdoms)))
        for row in (seats[first : first + across] for first in range(0, len(seats), across)):
            lands = {seat: self._lines(scene, seat, inside) for seat in row}
            fronts = {seat: self._front(scene, seat, inside) for seat in row}
            height = max(len(lands[seat]) + len(fronts[seat]) for seat in row)
            panels = []
            for seat in row:
                gap = [Text()] * (height - len(lands[seat]) - len(fronts[seat]))
                panels.append(self._panel(view, seat, Group(*lands[seat], *gap, *fronts[seat]), padding))
            grid.add_row(*panels)
        return grid

    def _panel(self, view: TakeTheKingdomView, seat: int, content: Group, padding: int) -> Panel:
        active = seat in view.deciders
        return Panel(
            content,
            title=Text.assemble(f"{TURN} " if active else "", self._title(view, seat)),
            title_align="left",
            padding=(0, padding),
            box=box.HEAVY if active else box.ROUNDED,
            border_style="" if active else "dim",
        )

    def _title(self, view: TakeTheKingdomView, seat: int) -> Text:
        name = self.words.players[seat]
        if seat == self.words.viewer and name != self.words.say("player-you"):
            name = self.words.say("player-named-you", name=name)
        title = Text(name, "bold")
        if seat == view.turn and not view.over:
            title.append(f" {HOLDER}", "bold magenta")
        return title

    def _lines(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """A kingdom's bases, each with what lies on it beside it or, where that is too wide, below it."""
        lines = []
        for base in _bases(_view(scene).kingdoms[seat]):
            lines += flow([self._ground(base), *self._load(scene, base)], width, " ", INDENT)
        return lines

    def _front(self, scene: Scene, seat: int, width: int) -> list[Text]:
        """What else is to be known of a player: the hand, as far as the viewer knows it, and the points."""
        return [*flow(self._backs(scene, seat), width, " "), *flow(self._standing(scene, seat), width, " · ")]

    def _rows(self, scene: Scene, width: int) -> list[RenderableType]:
        view = _view(scene)
        titles = [self._title(view, seat) for seat in range(len(view.kingdoms))]
        indent = min(max(title.cell_len for title in titles) + 4, MOST_INDENT)
        rows: list[RenderableType] = []
        for seat, kingdom in enumerate(view.kingdoms):
            head = Text.assemble(f" {TURN if seat in view.deciders else ' '} ", titles[seat])
            head.pad_right(max(1, indent - head.cell_len))
            front = Text(" ").join([*self._backs(scene, seat), Text(", ").join(self._standing(scene, seat))])
            parts = [Text.assemble(head, front)]
            for base in _bases(kingdom):
                load = self._load(scene, base)
                inside = Text.assemble(" [", Text(", ").join(load), "]") if load else ""
                parts.append(Text.assemble(self._ground(base), inside))
            rows += flow(parts, width, "  ", " " * indent)
        return rows

    def _backs(self, scene: Scene, seat: int) -> list[Text]:
        """Backs for all to see, with the names of those that the viewer knows of other hands."""
        if seat == scene.view.viewer:
            known, unknown = [], _view(scene).kingdoms[seat].cards
        else:
            known, unknown = scene.cards(f"hand:{seat}"), scene.unknown(f"hand:{seat}")
        named = [Text(f"{BACK}{self.words.kind(kind)}", "cyan") for kind in known]
        return [*named, Text(BACK * unknown)] if unknown else named

    def _standing(self, scene: Scene, seat: int) -> list[Text]:
        kingdom = _view(scene).kingdoms[seat]
        if not kingdom.alive:
            return [Text(self.words.say("table-fallen"), "red")]
        parts = [Text(self.words.say("table-points", points=kingdom.score), "bold")]
        if kingdom.missed:
            parts.append(Text(self.words.say("table-missed", count=kingdom.missed), "yellow"))
        return parts

    def _ground(self, base: Base) -> Text:
        number = (f"{_number(base.base)} ", "bold cyan")
        if base.kind == FORT:
            return Text.assemble(number, self._part(FORT, base.damage, "bold"))
        return Text.assemble(number, (self.words.say("card-land"), "bold"))

    def _load(self, scene: Scene, base: Base) -> list[Text]:
        """What lies on a base: Defences, a Trap, a Freeze."""
        parts = [self._part(defence.kind, defence.damage, "green") for defence in base.defences]
        if base.trapped:
            known = scene.cards(f"trap:{base.base}")
            name = self.words.kind(known[0]) if known else self.words.say("table-trap-unknown")
            parts.append(Text(name, "magenta"))
        if base.frozen:
            parts.append(Text(self.words.say("table-frozen"), "bright_blue"))
        return parts

    def _part(self, kind: int, damage: int, style: str) -> Text:
        """A Fort or a Defence with its strength."""
        name, value = self.words.kind(kind), self.value[kind]
        if not damage:
            return Text(self.words.say("table-whole-part", name=name, strength=value), style)
        text = self.words.say("table-damaged-part", name=name, strength=value, left=value - damage)
        return Text(text, "bold yellow")

    # What belongs to nobody, and what goes on

    def _piles(self, view: TakeTheKingdomView, width: int, most: int) -> list[RenderableType]:
        say = self.words.say
        counts = Text.assemble(
            (f"{say('table-deck')} ", "dim"), str(view.deck), (f"  {say('table-used')} ", "dim")
        )
        counts.append(str(len(view.used)))
        if not most or not view.used:
            return [Padding.indent(counts, 1)]
        counts.append(":", "dim")
        names = [
            self._copies(Text(self.words.kind(kind)), count) for kind, count in Counter(view.used).items()
        ]
        parts = [Text.assemble(name, "," if at < len(names) else "") for at, name in enumerate(names, 1)]
        lines = flow([counts, *parts], width - 3, " ", INDENT)
        if len(lines) > most:
            lines[most - 1].append(" …", "dim")
        return [Padding.indent(line, 1) for line in lines[:most]]

    def _going_on(self, scene: Scene, brief: bool) -> list[RenderableType]:
        """Penalties, the card that a Spy brought, and the play being made."""
        view = _view(scene)
        notes = []
        if view.penalties:
            notes.append(self._note("table-settle", view.penalties, brief))
        if view.accepted:
            notes.append(self._note("table-in-force", view.accepted, brief))
        if view.held is not None and view.play is None:
            notes.append(self._note("table-fingers", [view.held], brief))
        if view.play is not None:
            notes.append(Text(self._declared(scene, view.play), "bold"))
        if brief:
            notes = [Text("  ").join(notes)] if notes else []
        return [Padding.indent(note, 1) for note in notes]

    def _note(self, label: str, kinds: list[int], brief: bool) -> Text:
        names = self.words.both([self.words.kind(kind) for kind in kinds])
        note = Text.assemble((f"{self.words.say(label)}: ", "dim"), (names, "bold"))
        if not brief:
            note.append(". " + " ".join(self._text(kind) for kind in kinds), "dim")
        return note

    def _declared(self, scene: Scene, play: Play) -> str:
        """The play being made: its cards, what it is aimed at, and who answers."""
        view = _view(scene)
        cards = sorted(play.cards, key=lambda kind: (kind != play.kind, kind))
        names = [self.words.kind(kind) for kind in cards]
        if TRAPS >> play.kind & 1:
            names = [self.words.kind(view.held) if view.held is not None else self.words.say("card-trap")]
        player = self.words.who("seat", [view.turn])
        target = "; ".join(self._targets(scene, play)) or "…"
        said = self.words.say("table-play", cards=" + ".join(names), target=target, **player)
        if play.victim in view.deciders and view.turn not in view.deciders and not play.turned:
            who = self.words.who("seat", [play.victim])
            said += " · " + self.words.say("table-waits", **who)
        return said

    def _targets(self, scene: Scene, play: Play) -> Iterator[str]:
        say = self.words.say
        for portion in play.portions:
            yield self._portion(scene, portion)
        if play.turned:
            yield say("table-turned", amount=play.turned)
        elif play.left:
            if play.base is not None:
                yield say("table-portion", amount="?", base=self._called(scene, play.base))
            yield say("table-undivided", amount=play.left)
        elif play.base is not None:
            base = self._called(scene, play.base)
            if play.slot is not None:
                defence = self._defence(scene, play.base, play.slot)
                base = say("table-pick", defence=defence, base=base)
            yield base
            if play.place is not None:
                yield say("table-place", base=self._called(scene, play.place))
        elif play.victim is not None and not play.portions:
            who = self.words.who("victim", [play.victim])
            yield say("table-hand-of", **who) if play.kind == SPY else self.words.players[play.victim]

    def _portion(self, scene: Scene, portion: Portion) -> str:
        base = self._called(scene, portion.base)
        if portion.first is None:
            return self.words.say("table-portion", amount=portion.amount, base=base)
        first = self._defence(scene, portion.base, portion.first)
        return self.words.say("table-portion-first", amount=portion.amount, base=base, defence=first)

    # Choices

    def answer(self, scene: Scene, name: str, prompt: str) -> str:
        view = _view(scene)
        block, _, item = name.partition(":")
        if block == "base":
            spying = prompt == "target" and view.play is not None and view.play.kind == SPY
            return self._base_choice(scene, int(item), spying)
        if block == "slot":
            return self._slot_choice(scene, int(item), prompt)
        if block == "seat" and view.play is not None and view.play.kind == SPY:
            return self.words.say("choice-steal", seat=self.words.players[int(item)])
        if prompt == "penalty":
            return self._penalty_choice(view.penalties[0], item)
        return super().answer(scene, name, prompt)

    def _penalty_choice(self, penalty: int, card: str) -> str:
        names = {"kind": self.words.kind(penalty), "kind_id": CARDS[penalty]}
        if not card:
            return self.words.say("choice-accept", **names)
        return self.words.say("choice-cancel", by=self.words.say(f"card-{card}"), **names)

    def _base_choice(self, scene: Scene, number: int, spying: bool) -> str:
        owner, base = self._find(scene, number)
        load = [part.plain for part in self._load(scene, base)]
        who = self.words.who("owner", [owner])
        return self.words.say(
            "choice-look" if spying else "choice-base",
            base=number + 1,
            ground_id=CARDS[base.kind],
            load=", ".join(load),
            load_is="some" if load else "none",
            **who,
        )

    def _slot_choice(self, scene: Scene, slot: int, prompt: str) -> str:
        play = _view(scene).play
        assert play is not None
        number = play.portions[-1].base if prompt == "order" else play.base
        assert number is not None
        both = [self._defence(scene, number, one) for one in range(2)]
        if both[0] == both[1]:
            return self.words.say("choice-slot-twin", defence=both[slot], which=slot + 1)
        order = prompt in ("order", "strike-order")
        return self.words.say("choice-slot-order" if order else "choice-slot", defence=both[slot])

    def _find(self, scene: Scene, number: int) -> tuple[int, Base]:
        """A base that stands, and whose it is."""
        found = (
            (seat, base)
            for seat, kingdom in enumerate(_view(scene).kingdoms)
            for base in kingdom.bases
            if base.base == number
        )
        return next(found)

    def _called(self, scene: Scene, number: int) -> str:
        """A base by its owner and number; by its number alone, when it is gone."""
        try:
            owner, base = self._find(scene, number)
        except StopIteration:
            return _number(number)
        who = self.words.who("owner", [owner])
        return self.words.say("base-of", base=number + 1, ground_id=CARDS[base.kind], **who)

    def _defence(self, scene: Scene, number: int, slot: int) -> str:
        """A Defence with its strength; nothing, where there is none."""
        for defence in self._find(scene, number)[1].defences:
            if defence.slot == slot:
                return self._part(defence.kind, defence.damage, "").plain
        return ""

    # The hand

    def hand(self, scene: Scene, brief: bool) -> RenderableType | None:
        view = _view(scene)
        if view.viewer < 0 or not view.kingdoms[view.viewer].hand:
            return None
        held = Counter(view.kingdoms[view.viewer].hand)
        if brief:
            return Padding.indent(Flow([self._held(kind, count) for kind, count in held.items()], " · "), 1)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column()
        grid.add_column(no_wrap=True)
        grid.add_column()
        for kind, count in held.items():
            grid.add_row("", self._held(kind, count), Text(self._text(kind), "dim"))
        return grid

    def _held(self, kind: int, count: int) -> Text:
        name = Text(self.words.kind(kind), "bold")
        if (DEFENCES | ATTACKS) >> kind & 1:
            name.append(f" {self.value[kind]}", "green")
        return self._copies(name, count)

    def _copies(self, name: Text, count: int) -> Text:
        if count > 1:
            name.append(" " + self.words.say("table-copies", count=count), "cyan")
        return name

    def _text(self, kind: int) -> str:
        options = {
            name: value if isinstance(value, str) else "on" if value else "off"
            for name, value in self.setup.options.items()
        }
        return self.words.say(f"card-{CARDS[kind]}.text", value=self.value[kind], **options)

    # The end, and help

    def breakdown(self, scene: Scene, seat: int) -> dict[str, str]:
        kingdom = _view(scene).kingdoms[seat]
        say = self.words.say
        fort = sum(self.value[base.kind] for base in kingdom.bases if base.kind == FORT)
        lands = sum(self.value[base.kind] for base in kingdom.bases if base.kind != FORT)
        defences = [defence for base in kingdom.bases for defence in base.defences]
        damage = sum(base.damage for base in kingdom.bases) + sum(one.damage for one in defences)
        parts = {
            "part-fort": str(fort),
            "part-lands": str(lands),
            "part-defences": str(sum(self.value[one.kind] for one in defences)),
            "part-damage": say("part-less", damage=damage) if damage else "0",
        }
        if not kingdom.alive:
            parts = {**dict.fromkeys(parts, say("part-none")), "part-fort": say("part-out")}
        return {say(name): text for name, text in parts.items()}

    def pages(self, scene: Scene) -> dict[str, Page]:
        view = _view(scene)
        say = self.words.say
        found = {
            "d": Page(say("page-discards"), self._pile(view.used, "table-used-count")),
            "k": Page(say("page-kingdoms"), Group(*self._whole_kingdoms(scene))),
            "t": Page(say("page-cards"), self._all_cards()),
            "x": Page(say("page-out"), self._pile(view.out, "table-out-count")),
        }
        hand = self.hand(scene, False)
        return found | ({"e": Page(say("page-hand"), hand)} if hand is not None else {})

    def _pile(self, kinds: list[int], message: str) -> RenderableType:
        names = [self._copies(Text(self.words.kind(kind)), count) for kind, count in Counter(kinds).items()]
        head = Text(self.words.say(message, count=len(kinds)), "dim")
        return Padding.indent(Group(head, Flow(names, " · ")), 1)

    def _whole_kingdoms(self, scene: Scene) -> Iterator[RenderableType]:
        """Every kingdom with a line for each base, whatever the size of the screen."""
        view = _view(scene)
        for seat, kingdom in enumerate(view.kingdoms):
            standing = Text(" · ").join(self._standing(scene, seat))
            yield Padding.indent(Text.assemble(self._title(view, seat), "  ", standing), 1)
            for base in _bases(kingdom):
                load = Text(", ").join(self._load(scene, base))
                yield Padding.indent(Text.assemble(self._ground(base), "  ", load), 3)

    def _all_cards(self) -> RenderableType:
        """All cards of the game by type: how many there are, and what they are worth."""
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        for name in dict.fromkeys(map(type_of, range(len(CARDS)))):
            kinds = [kind for kind in range(len(CARDS)) if type_of(kind) == name]
            cards = [self._copies(self._held(kind, 1), self.count[kind]) for kind in kinds]
            grid.add_row(Text(self.words.say(f"type-{name}"), "dim"), Flow(cards, " · "))
        return Padding.indent(grid, 1)

    def legend(self) -> dict[str, str]:
        whole = self._part(FORT, 0, "").plain
        damaged = self._part(FORT, 1, "").plain
        signs = {HOLDER: "turn-holder", TURN: "turn", BACK: "card", "#7": "base", whole: "strength"}
        signs |= {damaged: "damaged", self.words.say("table-trap-unknown"): "trap"}
        return {sign: self.words.say(f"sign-{name}") for sign, name in signs.items()}


def _view(scene: Scene) -> TakeTheKingdomView:
    assert isinstance(scene.view, TakeTheKingdomView)
    return scene.view


def _number(base: int) -> str:
    """What a base is called on the table: counted from 1, as in the log."""
    return f"#{base + 1}"


def _bases(kingdom: Kingdom) -> list[Base]:
    """The Fort first, then the Lands."""
    return sorted(kingdom.bases, key=lambda base: base.kind != FORT)


def _columns(seats: int, width: int) -> int:
    """How many panels go side by side: all of them, or else half."""
    return seats if width // seats >= NARROWEST else -(-seats // 2)
