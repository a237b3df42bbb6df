"""Things on the table by the names that boards give them in `data-about`: seat:1, kind:king, zone:hand:0."""

import tomllib
from functools import cache

import msgspec

from regalia.kernel.game import Game
from regalia.kernel.setup import Setup


class _Names(msgspec.Struct):
    ids: list[str] = []


class _Lexicon(msgspec.Struct):
    """The tables of a words.toml that tell what actions and names are about."""

    actions: dict[str, str] = {}
    fields: dict[str, str] = {}
    names: dict[str, _Names] = {}


@cache
def _lexicon(game: Game) -> _Lexicon:
    file = game.folder / "text" / "words.toml"
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")) if file.exists() else {}, _Lexicon)


def token(game: Game, action: str) -> str:
    """The thing that an action is about; the action itself, if it is about none."""
    block, colon, item = action.partition(":")
    sort = _lexicon(game).actions.get(block, "")
    return f"{sort}:{item}" if colon and sort else action


def unknown_thing(game: Game, setup: Setup, thing: str) -> str:
    """What is wrong with the name of a thing; empty if there is such a thing."""
    sort, _, item = thing.partition(":")
    names = _lexicon(game).names
    if sort == "zone":
        zones = [zone.name for zone in setup.space.zones]
        known = any(zone == item or zone.startswith(f"{item}:") for zone in zones)
        return "" if known else f"there is no zone {item!r}; there are {', '.join(zones)}"
    if sort == "seat":
        return "" if item in map(str, range(setup.seats)) else f"seats go from 0 to {setup.seats - 1}"
    if sort == "kind":
        kinds = setup.space.kinds
        return "" if item in kinds else f"there is no card {item!r}; there are {', '.join(kinds)}"
    given = [*setup.names[sort]] if sort in setup.names else names[sort].ids if sort in names else []
    if given:
        return "" if item in given else f"there is no {item!r}; there are {', '.join(given)}"
    if _lexicon(game).fields.get(sort) in ("index", "number") and item.isdecimal():
        return ""
    return f"{thing!r} names nothing; a thing is seat:1, kind:NAME, zone:NAME or one of {', '.join(names)}"
