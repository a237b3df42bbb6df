"""Text of files that others made, as a terminal can show it: nothing in it that a terminal would obey."""

import unicodedata
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

KEPT = "\n\t"


def plain(text: str) -> str:
    """Without control and direction marks; what follows an escape is left, and is shown."""
    if text.isprintable():
        return text
    return "".join(sign for sign in text if sign in KEPT or unicodedata.category(sign) not in ("Cc", "Cf"))


class PlainConsole(Console):
    """A console whose own marks reach the terminal, and none of those in the text that it is given."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """What is shown, piece by piece."""
        for segment in super().render(renderable, options):
            text = segment.text
            if segment.control or text == "\n" or text.isprintable():  # as nearly always
                yield segment
            else:
                yield segment._replace(text=plain(text))
