"""Words for what the engine says in numbers and ids; text/words.toml explains how they become variables."""

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.kernel.bits import members
from regalia.kernel.events import Ended, Event, Moved
from regalia.kernel.game import Game
from regalia.kernel.view import Notice
from regalia.kernel.zones import EVERYONE, ZoneSpace

Variables = dict[str, str | int]


class Names(msgspec.Struct):
    """A sort whose values have names: the prefix of their messages, and their ids by number."""

    message: str
    ids: list[str] = []


class Lexicon(msgspec.Struct):
    """What a words.toml holds; text/words.toml explains each table."""

    fields: dict[str, str] = {}
    names: dict[str, Names] = {}
    places: dict[str, list[str]] = {}
    actions: dict[str, str] = {}
    heads: dict[str, int] = {}
    told: dict[str, str] = {}
    openly: dict[str, str] = {}


def load_lexicon(folders: list[Path], kinds: list[str]) -> Lexicon:
    """The tables of all these folders as one."""
    merged = Lexicon()
    for folder in folders:
        file = folder / "words.toml"
        if file.exists():
            own = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lexicon)
            for table in Lexicon.__struct_fields__:
                getattr(merged, table).update(getattr(own, table))
    merged.names.setdefault("kind", Names("kind")).ids = kinds
    return merged


class Words:
    """Everything one reader is told, in words: `viewer` is the seat that is called "you"."""

    def __init__(
        self,
        game: Game,
        space: ZoneSpace,
        players: list[str],
        viewer: int,
        names: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        folders = [SHARED, game.folder / "text"]
        self.catalogue = Catalogue(folders)
        self.say = self.catalogue.say
        self.lexicon = load_lexicon(folders, space.kinds)
        self.given: dict[str, str] = {}  # names that the components give, by the id a message would have
        for sort, given in (names or {}).items():
            self.lexicon.names[sort] = Names(sort, list(given))
            self.given |= {f"{sort}-{id_}": self.called(name) for id_, name in given.items()}
        self.space = space
        self.players = players
        self.viewer = viewer
        self.signs: dict[str, str] = {}  # by id of a kind: what a table writes behind its name
        self.forms = self.say("name-forms").split()  # that names have in this language

    # Single things

    def kind(self, kind: int) -> str:
        """The name of a kind of card."""
        return self._name(self.lexicon.names["kind"], kind)[0]

    def zone(self, zone: int) -> str:
        """A place, as in "the Witch: in your hand"."""
        place, *parts = self.space.zones[zone].name.split(":")
        return self._say_first([f"place-{place}"], self._parts("", place, parts))

    def called(self, name: str) -> str:
        """A name that the components give, as this language has it: given-cologne is Köln in German."""
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
        message = "given-" + re.sub(r"[^a-z0-9]+", "-", plain)
        return self.say(message) if self.catalogue.has(message) else name

    def either(self, items: list[str]) -> str:
        """One of these."""
        return self.catalogue.join("list-or", items)

    def both(self, items: list[str]) -> str:
        """All of these."""
        return self.catalogue.join("list-and", items)

    def counted(self, items: list[str]) -> str:
        """All of these, with how often where one comes several times."""
        return self.both(
            [
                name if count == 1 else self.say("list-times", name=name, count=count)
                for name, count in Counter(items).items()
            ]
        )

    def listed(
        self, field: str, values: Sequence[int], sort: str = "kind", how: str = "list-and"
    ) -> Variables:
        """Names as the variables of a field: the list of them, in each form that names have."""
        names = self.lexicon.names[sort]
        counts = Counter(values)
        found: Variables = {}
        for form in ["", *self.forms]:
            items = [
                self._inflected(names, value)[form]
                if count == 1
                else self.say("list-times", name=self._name(names, value)[0], count=count)
                for value, count in counts.items()
            ]
            found[f"{field}_{form}" if form else field] = self.catalogue.join(how, items)
        return found

    # Questions, answers, events

    def prompt(self, prompt: str, seat: int) -> str:
        """A question to a seat."""
        left, right = (self.players[(seat + step) % len(self.players)] for step in (1, -1))
        return self.say(f"prompt-{prompt}", left=left, right=right)

    def action(self, name: str, prompt: str) -> str:
        """An answer to a question."""
        block, _, item = name.partition(":")
        field = self.lexicon.actions.get(block)
        variables = self._variables(field, item) if field else {}
        return self._say_first([f"action-{block}-{prompt}", f"action-{block}"], variables)

    def item(self, name: str) -> str:
        """What an answer is about, without what is done with it: the card, the country."""
        block, _, item = name.partition(":")
        field = self.lexicon.actions.get(block)
        return str(self._variables(field, item).get(field, "")) if field else ""

    def event(self, event: Event, kinds: Sequence[int] = ()) -> str:
        """What happened, to several cards if `kinds` names them, in a sentence; empty if not worth one."""
        if isinstance(event, Ended):
            return " ".join(self.ending(event))
        variables: Variables = {}
        places = ""
        for field in event.__struct_fields__:
            value = getattr(event, field)
            variables |= self._variables(field, value)
            if self.lexicon.fields.get(field) == "zone":
                places += "-" + str(variables[f"{field}_place"])
        if variables.get("source_seat", "") == variables.get("target_seat"):
            variables["target_seat_is"] = "same"
        if len(kinds) > 1:
            variables |= {**self.listed("kind", kinds), "kind_id": "several"}
        tag = event.__struct_config__.tag
        return self._say_first([f"event-{tag}{places}", f"event-{tag}"], variables)

    def events(self, events: Sequence[Event]) -> list[str]:
        """What happened, a line each; cards that go the same way one after the other share one."""
        lines = []
        for _, group in groupby(enumerate(events), lambda numbered: _way(*numbered)):
            same = [event for _, event in group]
            kinds = [event.kind for event in same if isinstance(event, Moved) and event.kind is not None]
            lines.append(self.event(same[0], kinds))
        return [line for line in lines if line]

    def confirmation(self, name: str, prompt: str) -> str:
        """What a play will bring whose last choice is this answer; empty if there are no words for it."""
        block, _, item = name.partition(":")
        field = self.lexicon.actions.get(block)
        variables = self._variables(field, item) if field else {}
        for message in (f"confirm-{block}-{prompt}", f"confirm-{block}"):
            if self.catalogue.has(message):
                return self.say(message, **variables)
        return ""

    def notice(self, notice: Notice) -> str:
        """What is about to happen."""
        return self.say(
            f"table-notice-{notice.name}", count=notice.count, **self._variables("seat", notice.seat)
        )

    def thing(self, thing: str) -> str:
        """A thing that a lesson lights up, as it is named there: seat:1, kind:king, zone:stack:1."""
        sort, _, item = thing.partition(":")
        if sort == "seat":
            return self.players[int(item)]
        if sort == "zone":
            zones = [zone.name for zone in self.space.zones]
            found = [name == item or name.startswith(f"{item}:") for name in zones]
            return self.zone(found.index(True))
        if sort not in self.lexicon.names:
            return self.action(thing, "")
        return self._name(self.lexicon.names[sort], item)[0]

    def about(self, message: str, event: Event) -> str:
        """A message that is given the variables of an event."""
        variables: Variables = {}
        for field in event.__struct_fields__:
            variables |= self._variables(field, getattr(event, field))
        return self.say(message, **variables)

    # The end

    def won(self, winners: list[int]) -> str:
        """Who won."""
        return self.say("end-won", count=len(winners), **self.who("winner", winners))

    def ending(self, event: Ended) -> list[str]:
        """Why the game ended, who won, and what decided it, a sentence each."""
        winners = [seat for seat, rank in enumerate(event.ranks) if rank == min(event.ranks)]
        reason = self.say(f"reason-{event.reason}", **self._variables("seat", event.seat))
        winner: Variables = {**self.who("winner", winners), "count": len(winners)}
        decided = self.say(f"decided-{event.decided}", **winner)
        won = f"end-won-{event.decided}"
        lines = [reason, self.say(won, **winner) if self.catalogue.has(won) else self.won(winners), decided]
        return [line[:1].upper() + line[1:] for line in lines if line]

    # Variables

    def _say_first(self, messages: list[str], variables: Variables) -> str:
        found = next(filter(self.catalogue.has, messages), messages[-1])
        text = self.say(found, **variables)
        return text[:1].upper() + text[1:] if not found.startswith("place-") else text

    def _variables(self, field: str, value: Any) -> Variables:
        """A field as the variables that its sort asks for; one without a sort only if it is a number."""
        sort = self.lexicon.fields.get(field, "number")
        match sort:
            case "number":
                if value is None:
                    return {field: "none"}
                is_number = isinstance(value, int) or (isinstance(value, str) and value.isdecimal())
                return {field: int(value)} if is_number else {}
            case "index":
                return {field: int(value) + 1}
            case "seat":
                return self.who(field, [int(value)] if int(value) >= 0 else [])
            case "seats":
                seats = list(range(len(self.players))) if value == EVERYONE else members(value)
                return {**self.who(field, seats), f"{field}_count": len(seats)}
            case "tally":
                return self._tally(field, value)
            case "zone":
                place, *parts = self.space.zones[value].name.split(":")
                return {f"{field}_place": place} | self._parts(f"{field}_", place, parts)
        if sort.startswith("["):
            listed = self.listed(field, value or [], sort.strip("[]"))
            return {**listed, f"{field}_id": "unknown" if value is None else "known"}
        names = self.lexicon.names[sort]
        variables: Variables = {
            field: self._name(names, value)[0],
            f"{field}_id": self._name(names, value)[1],
        }
        forms = self._inflected(names, value)
        return variables | {f"{field}_{form}": forms[form] for form in self.forms}

    def who(self, field: str, seats: list[int]) -> Variables:
        """Players as the variables of a field."""
        names = self.both([self.players[seat] for seat in seats])
        reader = "you" if seats == [self.viewer] else "other" if seats else "none"
        return {field: names, f"{field}_is": reader}

    def _tally(self, field: str, value: list[int]) -> Variables:
        """Numbers by seat, those above 0."""
        parts = [f"{self.players[seat]} {count}" for seat, count in enumerate(value) if count]
        return {field: self.both(parts), f"{field}_id": "some" if parts else "none"}

    def _parts(self, prefix: str, place: str, parts: list[str]) -> Variables:
        variables: Variables = {}
        for field, part in zip(self.lexicon.places.get(place, []), parts, strict=False):
            variables |= {prefix + name: value for name, value in self._variables(field, part).items()}
        return variables

    def _inflected(self, names: Names, value: int | str | None) -> dict[str, str]:
        """A name in each form: an attribute of its message, or else as the form before it."""
        text, id_ = self._name(names, value)
        message = f"{names.message}-{id_}"
        found = {"": text}
        for form in self.forms:
            if message not in self.given and self.catalogue.has_attribute(message, form):
                text = self.say(f"{message}.{form}") + self._sign(names, id_)
            found[form] = text
        return found

    def _sign(self, names: Names, id_: str) -> str:
        return self.signs.get(id_, "") if names is self.lexicon.names["kind"] else ""

    def _name(self, names: Names, value: int | str | None) -> tuple[str, str]:
        """The name and the id of a value, given as its number or its id."""
        if value is None:
            return "", "unknown"
        id_ = names.ids[value] if isinstance(value, int) else value
        message = f"{names.message}-{id_}"
        return (self.given.get(message) or self.say(message)) + self._sign(names, id_), id_


def _way(number: int, event: Event) -> tuple[int, ...]:
    """The same for cards, seen by the reader, that go from one place to another; for all else its number."""
    if isinstance(event, Moved) and event.kind is not None:
        return event.source, event.target, event.seen
    return (number,)


def player_names(catalogue: Catalogue, seats: int, person: int, name: str | None) -> list[str]:
    """What the players are called, no two alike: the person as asked for, bots by the catalogue."""
    own = name or catalogue.say("player-you")
    names = [catalogue.say("bot-name", seat=seat) for seat in range(seats + 1)]
    spare = names.pop()
    return [own if seat == person else spare if bot == own else bot for seat, bot in enumerate(names)]
