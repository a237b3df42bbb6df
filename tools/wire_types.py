"""Writes the TypeScript types of the wire: the protocol, and each game's views, events and static_data.

The structs are read with msgspec.inspect. The protocol goes to web/src/lib/wire.ts, what belongs to one game
to web/src/games/NAME/wire.ts; `--check` only says whether those files are current.
"""

import sys
import typing
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec
from msgspec import inspect

from regalia.bots.registry import LEVELS
from regalia.kernel import events as kernel_events
from regalia.kernel import view as kernel_view
from regalia.kernel.events import Event
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.match import Match
from regalia.server import wire

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Made by `make types` from the Python structs. Do not edit.\n"
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
RAW = {"static_data": "AnyStaticData"}


class Writer:
    """Turns structs into interfaces, each of them once."""

    def __init__(self, rename: dict[type, str], elsewhere: dict[type, str] | None = None) -> None:
        self.rename = rename
        self.elsewhere = elsewhere or {}  # structs that another file has, by the name to call them
        self.written: dict[type, str] = {}

    def name(self, struct: type) -> str:
        """What a struct is called in TypeScript, written out if this is the first time."""
        if struct in self.elsewhere:
            return self.elsewhere[struct]
        if struct not in self.written:
            self.written[struct] = ""  # so that a struct may refer to itself
            self.written[struct] = self._interface(struct)
        return self.rename.get(struct, struct.__name__)

    def _interface(self, struct: type) -> str:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        lines = []
        if info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        given = struct.__name__ in REQUESTS
        for field in info.fields:
            optional = "?" if given and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.type(field.type, field.name)};")
        doc = (struct.__doc__ or "").split("\n\n")[0].strip()
        name = self.rename.get(struct, struct.__name__)
        if not lines:
            return f"/** {doc} */\nexport type {name} = Record<string, never>;\n"
        body = "\n".join(lines)
        return f"/** {doc} */\nexport interface {name} {{\n{body}\n}}\n"

    def type(self, info: inspect.Type, field: str = "") -> str:
        """A type as TypeScript writes it; `field` tells what a raw value holds."""
        if type(info) in SIMPLE:
            return SIMPLE[type(info)]
        match info:
            case inspect.StructType():
                return self.name(info.cls)
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in info.values)
            case inspect.UnionType():
                return " | ".join(self.type(one, field) for one in info.types)
            case inspect.ListType():
                item = self.type(info.item_type, field)
                return f"({item})[]" if " " in item else f"{item}[]"
            case inspect.TupleType():
                return f"[{', '.join(self.type(one, field) for one in info.item_types)}]"
            case inspect.DictType():
                return f"Record<{self.type(info.key_type)}, {self.type(info.value_type)}>"
            case inspect.RawType():
                return RAW[field]
        raise TypeError(f"no TypeScript for {info}")

    def text(self) -> str:
        """Everything written so far."""
        return "\n".join(self.written.values())


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs that a module defines, or the modules in it if it is a package, in its order."""
    own = [value for value in vars(module).values() if _is_in(value, module)]
    return [value for value in own if isinstance(value, type) and issubclass(value, msgspec.Struct)]


def _is_in(value: object, module: ModuleType) -> bool:
    return f"{getattr(value, '__module__', '')}.".startswith(f"{module.__name__}.")


def events_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The events that a module defines, without those that only others are made from."""
    return [struct for struct in structs(module) if issubclass(struct, Event) and not struct.__subclasses__()]


ABSTRACT = {wire.Request, wire.Message, kernel_view.Part}
REQUESTS = {
    struct.__name__
    for struct in structs(wire)
    if issubclass(struct, wire.Request) or struct.__struct_config__.forbid_unknown_fields
}


def camel(name: str) -> str:
    """`brutal-kingdom` as `BrutalKingdom`."""
    return "".join(part.capitalize() for part in name.split("-"))


def game_types(game: Game) -> str:
    """The types of one game: View, GameEvent, StaticData and all that they are made of."""
    match = Match(game.setup(), bytes(16))
    view, static_data = type(game.view(match.observe(0))), type(game.static_data(match.setup))
    shared = {struct: struct.__name__ for struct in structs(kernel_view)}
    writer = Writer({view: "View", static_data: "StaticData"}, shared)
    writer.name(view)
    writer.name(static_data)
    text = writer.text().replace("  game: string;", f'  game: "{game.name}";', 1)
    module = import_module(type(game).__module__.rpartition(".")[0] + ".events")
    events = Writer({event: f"{event.__name__}Event" for event in events_of(module)})
    tagged = [events.name(event) for event in events.rename]
    union = "".join(f"\n  | {name}" for name in ["KernelEvent", *tagged])
    imports = 'import type { Asked, KernelEvent, Known, Notice } from "../../lib/wire";\n'
    return "\n".join([HEAD, imports, text, events.text(), f"export type GameEvent ={union};\n"])


def protocol_types(games: list[Game]) -> str:
    """The types of the protocol, and what all games share."""
    unions: dict[type, str] = {kernel_view.View: "AnyView", Event: "AnyEvent"}
    writer = Writer({event: f"{event.__name__}Event" for event in events_of(kernel_events)}, unions)
    kernel = [writer.name(event) for event in writer.rename]
    for struct in [*structs(kernel_view), *structs(wire)]:
        if struct not in ABSTRACT:
            writer.name(struct)
    requests = [writer.name(one) for one in typing.get_args(wire.AnyRequest)]
    messages = [writer.name(one) for one in typing.get_args(wire.AnyMessage)]
    levels = ", ".join(f'"{level.name}"' for level in LEVELS)
    names = {game.name: camel(game.name) for game in games}
    lines = [HEAD]
    lines += [f'import type * as {name} from "../games/{game}/wire";' for game, name in names.items()]
    constants = {name: getattr(wire, name) for name in ("VERSION", "LONGEST_NAME", "LONGEST_CHAT")}
    lines += ["", *(f"export const {name} = {value};" for name, value in constants.items())]
    lines += [f"export const LEVELS = [{levels}];", ""]
    for kind, member in (("View", "View"), ("Event", "GameEvent"), ("StaticData", "StaticData")):
        union = "".join(f"\n  | {name}.{member}" for name in names.values())
        lines.append(f"export type Any{kind} ={union};")
    lines += ["", f"export type KernelEvent = {' | '.join(kernel)};"]
    lines += [f"export type AnyRequest = {' | '.join(requests)};"]
    lines += [f"export type AnyMessage = {' | '.join(messages)};", ""]
    return "\n".join(lines) + "\n" + writer.text()


def main() -> int:
    """Write the files, or with `--check` compare them."""
    games = [find_game(name) for name in game_names()]
    files = {WEB / "lib" / "wire.ts": protocol_types(games)}
    files |= {WEB / "games" / game.name / "wire.ts": game_types(game) for game in games}
    if "--check" in sys.argv:
        stale = [file for file, text in files.items() if not file.exists() or file.read_text("utf-8") != text]
        for file in stale:
            print(f"{file.relative_to(WEB.parent.parent)} is not current: run `make types`", file=sys.stderr)
        return len(stale)
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
