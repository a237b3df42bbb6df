"""Fluent catalogues: messages by id, the shared ones and a game's own."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from regalia.cli.language import ENGLISH, PSEUDO, SHARED, spoken
from regalia.cli.pseudo import disguise_messages

__all__ = ["SHARED", "Catalogue"]

MOST_SAID = 10_000


@cache
def parse(text: str, disguised: bool = False) -> Resource:
    """A catalogue, parsed once: that takes longer than anything else here."""
    return disguise_messages(FluentResource(text)) if disguised else FluentResource(text)


class Catalogue:
    """The messages of the language that is spoken; a game's own replace shared ones of the same id.

    What a language lacks is said in English, so that one can look at it while it is being written.
    """

    def __init__(self, folders: list[Path]) -> None:
        # Isolation marks, for mixed directions of writing, are invisible in browsers but not in terminals.
        self._language = spoken()
        rules_of = ENGLISH if self._language == PSEUDO else self._language
        self._bundle = FluentBundle([rules_of], use_isolating=False)
        self.faults: list[str] = []  # what went wrong in formatting; tests want none
        self._said: dict[tuple[object, ...], str] = {}  # by message and variables
        for folder in folders:
            self.add(folder)

    def add(self, folder: Path) -> None:
        """Add the messages of a folder, if it has any."""
        for language in dict.fromkeys([ENGLISH, self._language]):
            file = folder / f"{language}.ftl"
            if file.exists():
                text = file.read_text("utf-8")
                self._bundle.add_resource(parse(text, self._language == PSEUDO), allow_overrides=True)
        self._said.clear()

    def has(self, message: str) -> bool:
        """Whether there is a message of that id."""
        return self._bundle.has_message(message)

    def has_attribute(self, message: str, attribute: str) -> bool:
        """Whether there is a message of that id with such an attribute."""
        return self.has(message) and attribute in self._bundle.get_message(message).attributes

    def say(self, message: str, /, **variables: str | int) -> str:
        """The text of a message or of an attribute (`message.attribute`); the id itself, if it is missing."""
        key = (message, *variables.items())
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            said, faults = self._format(message, variables)
            self.faults += faults
            if not faults:
                self._said[key] = said
        return said

    def _format(self, message: str, variables: dict[str, str | int]) -> tuple[str, list[str]]:
        """The text, and what went wrong."""
        name, _, attribute = message.partition(".")
        pattern = None
        if self.has(name):
            found = self._bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return message, [f"{message} is missing"]
        text, errors = self._bundle.format_pattern(pattern, variables)
        return str(text), [f"{message}: {error}" for error in errors]

    def join(self, how: str, items: list[str]) -> str:
        """Items as a list in words; `how` is `list-and` or `list-or`."""
        if not items:
            return ""
        *most, last = items
        if not most:
            return last
        first = most[0]
        for item in most[1:]:
            first = self.say("list-comma", first=first, second=item)
        return self.say(how, first=first, second=last)
