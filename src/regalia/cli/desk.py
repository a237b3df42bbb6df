"""The terminal as a desk: things are laid out on it, and a person answers in lines."""

import sys
from io import TextIOWrapper

import click
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.segment import Segment

from regalia.cli.plain import PlainConsole

Lines = list[list[Segment]]


class Left(Exception):
    """The person left: by Ctrl-C, by closing the input, or by asking to."""


class Desk:
    """A rich console that is wiped between screens, unless its output goes to a file or a pipe."""

    def __init__(self, colour: bool = True) -> None:
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # an old encoding shows question marks and does not fail
        self.console = PlainConsole(
            no_color=None if colour else True, markup=False, highlight=False, emoji=False
        )

    @property
    def live(self) -> bool:
        """Whether a person sees the output as it is made."""
        return self.console.is_terminal

    @property
    def asks(self) -> bool:
        """Whether there is a person at both ends."""
        return self.live and sys.stdin.isatty()

    def show(self, *things: RenderableType) -> None:
        """Lay these out on a clean desk."""
        if self.live:
            self.console.clear()
        self.say(*things)

    def say(self, *things: RenderableType) -> None:
        """Lay these out below what is there."""
        for thing in things:
            self.console.print(thing)

    def line(self, text: str) -> None:
        """A line that is not broken, so that a path or a command in it can be copied."""
        self.console.print(text, soft_wrap=True)

    def read(self) -> str:
        """The line that the person types."""
        try:
            line = input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Left from None
        if not sys.stdin.isatty():
            self.console.print(line)  # so that a transcript shows the answers, too
        return line

    def render(self, *things: RenderableType) -> Lines:
        """These as lines, to be counted before they are shown."""
        return [line for thing in things for line in self.console.render_lines(thing, pad=False)]

    def page(self, thing: RenderableType) -> None:
        """Show something long, with a pager where a person looks on."""
        if not self.asks:
            self.say(thing)
            return
        with self.console.capture() as captured:
            self.console.print(thing)
        click.echo_via_pager(captured.get())


def number(answer: str) -> int:
    """The number that was typed, or -1."""
    return int(answer) if answer.isdecimal() and len(answer) < 10 else -1


def markdown(text: str) -> RenderableType:
    """Markdown with a little air around it."""
    return Padding(Markdown(text), (0, 1))
