"""Fluent catalogues: messages by id, the shared ones and a game's own."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

import regalia

SHARED = Path(regalia.__file__).parent / "text"


@cache
def parse(text: str) -> Resource:
    """A catalogue, parsed once: that takes longer than anything else here."""
    return FluentResource(text)


class Catalogue:
    """The messages of one language; a game's own take precedence over shared ones of the same id."""

    def __init__(self, folders: list[Path], locale: str = "en") -> None:
        # Isolation marks, for mixed directions of writing, are invisible in browsers but not in terminals.
        self._locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        self.faults: list[str] = []  # what went wrong in formatting; tests want none
        for folder in folders:
            self.add(folder)

    def add(self, folder: Path) -> None:
        """Add the messages of a folder, if it has any in this language."""
        file = folder / f"{self._locale}.ftl"
        if file.exists():
            self._bundle.add_resource(parse(file.read_text("utf-8")), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there is a message of that id."""
        return self._bundle.has_message(message)

    def has_attribute(self, message: str, attribute: str) -> bool:
        """Whether there is a message of that id with such an attribute."""
        return self.has(message) and attribute in self._bundle.get_message(message).attributes

    def say(self, message: str, /, **variables: str | int) -> str:
        """The text of a message or of an attribute (`message.attribute`); the id itself, if it is missing."""
        name, _, attribute = message.partition(".")
        pattern = None
        if self.has(name):
            found = self._bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            self.faults.append(f"{message} is missing")
            return message
        text, errors = self._bundle.format_pattern(pattern, variables)
        self.faults += [f"{message}: {error}" for error in errors]
        return str(text)

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
