"""RULES.md by paragraph, for the rule behind a question."""

import re
from functools import cached_property

from regalia.kernel.game import Game

NUMBERED = re.compile(r"\*\*([A-Z]+-[\d.]+)\*\*")


class Rulebook:
    """The rules of a game: the whole text, and its numbered paragraphs."""

    def __init__(self, game: Game, file: str = "RULES.md") -> None:
        self.text = (game.folder / file).read_text("utf-8")

    @cached_property
    def paragraphs(self) -> dict[str, str]:
        """Each numbered paragraph, by its number, with the table that stands below it."""
        found: dict[str, str] = {}
        number = ""
        for block in map(str.strip, self.text.split("\n\n")):
            if start := NUMBERED.match(block):
                number = start.group(1)
                found[number] = block
            elif number and block.startswith("|"):
                found[number] += f"\n\n{block}"
        return found

    def find(self, asked: str) -> list[str]:
        """The paragraph of a number (`BK-4.2`, `4.2`), or else all that hold the words asked for."""
        for number, text in self.paragraphs.items():
            if asked.upper() in (number, number.partition("-")[2]):
                return [text]
        return [text for text in self.paragraphs.values() if asked.casefold() in text.casefold()]
