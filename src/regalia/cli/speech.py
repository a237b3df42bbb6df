"""What the command says of itself: help, and what was wrong, in the language that is spoken.

Texts that we write have an id. Those of click are looked up by their English wording: an id that begins with
`click-` is, in English, what it says. What the engine says is in `regalia.cli.faults`.
"""

import re
import sys
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

import click

from regalia.cli.language import COMMAND, ENGLISH, entries, speaking, spoken

if TYPE_CHECKING:
    from regalia.cli.catalogue import Catalogue

CLICK = "click-"
PLACEHOLDER = re.compile(r"\{(\w+)(?:![rs])?\}")
VARIABLE = re.compile(r"\{ \$(\w+) \}")


@cache
def _catalogue(language: str) -> "Catalogue":
    from regalia.cli.catalogue import Catalogue  # noqa: PLC0415 - most commands never need it, and it takes a while

    with speaking(language):
        return Catalogue([COMMAND])


def catalogue() -> "Catalogue":
    """The command's own messages."""
    return _catalogue(spoken())


def say(message: str, /, **variables: str | int) -> str:
    """One of them."""
    return catalogue().say(message, **variables)


def misuse(message: str, /, **variables: str | int) -> click.UsageError:
    """A command that was typed wrong."""
    return click.UsageError(say(message, **variables))


def failure(message: str, /, **variables: str | int) -> click.ClickException:
    """A command that cannot be done."""
    return click.ClickException(say(message, **variables))


def explain(error: Exception) -> str:
    """What an error says, in the language that is spoken."""
    from regalia.cli.faults import fault  # noqa: PLC0415 - most commands never need it, and it takes a while

    return fault(str(getattr(error, "strerror", None) or error))


@cache
def _ids_of_click() -> dict[str, str]:
    """The ids of its texts, by their English wording; variables as in {name}."""
    text = (COMMAND / f"{ENGLISH}.ftl").read_text("utf-8")
    variables = {name: f"{{{name}}}" for name in VARIABLE.findall(text)}
    names = [name for name in entries(text) if name.startswith(CLICK)]
    return {_catalogue(ENGLISH).say(name, **variables): name for name in names}


def translate(message: str, **variables: int) -> str:
    """A text of click, its placeholders left as they are; as it is, if there is no other."""
    if spoken() == ENGLISH:
        return message
    found = _ids_of_click().get(PLACEHOLDER.sub(r"{\1}", message))
    if found is None:
        return message
    held = {match[1]: match[0] for match in PLACEHOLDER.finditer(message)}
    return say(found, **held, **variables)


def translate_number(one: str, several: str, count: int) -> str:
    """A text of click about a number of things."""
    return translate(one if count == 1 else several, count=count)


def teach_click() -> None:
    """Let click say its own texts by `translate`; it asks gettext, which would need compiled files."""
    for name, module in list(sys.modules.items()):
        if name.startswith("click."):
            for used, ours in (("_", translate), ("ngettext", translate_number)):
                if used in vars(module):
                    setattr(module, used, ours)


class Spoken(click.Command):
    """A command whose help is the message command-<name>."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.metavars: dict[click.Parameter, str] = {}  # in English

    def take_texts(self) -> None:
        """Take the texts of the language that is spoken."""
        words = catalogue()
        own = f"command-{self.name}"
        self.help = keep_lines(words.say(own))
        self.epilog = words.say(f"{own}.epilog") if words.has_attribute(own, "epilog") else None
        for option in self.params:
            if isinstance(option, click.Option):
                name = plain_name(option.opts)
                said = f"{own}.{name}" if words.has_attribute(own, name) else f"option-{name}"
                option.help = words.say(said)

    def take_names(self) -> None:
        """The same for what paths are called; click asks for it when a command is defined."""
        for param in self.params:
            if isinstance(kind := param.type, click.Path):
                kind.name = translate(
                    "file" if not kind.dir_okay else "directory" if not kind.file_okay else "path"
                )

    def take_metavars(self, ctx: click.Context) -> None:
        """The same for what stands for something in a line of usage."""
        with speaking(ENGLISH):
            self.take_names()
        for param in self.params:
            if not (isinstance(param, click.Option) and param.is_flag):
                if param not in self.metavars:
                    self.metavars[param] = param.make_metavar(ctx)
                param.metavar = metavar(self.metavars[param])

    def get_short_help_str(self, limit: int = 45) -> str:
        """A line of it, for a list of commands."""
        self.take_texts()
        return super().get_short_help_str(limit)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """All of it."""
        self.take_texts()
        if option := self.get_help_option(ctx):
            option.help = translate("Show this message and exit.")
        super().format_help(ctx, formatter)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What a line of usage consists of."""
        self.take_metavars(ctx)
        return [metavar(piece) for piece in super().collect_usage_pieces(ctx)]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As click does it; what is wrong names arguments in the language that is spoken."""
        self.take_names()
        try:
            return super().parse_args(ctx, args)
        except click.UsageError:
            self.take_metavars(ctx)
            raise


class SpokenGroup(Spoken, click.Group):
    """Commands of one subject."""


def plain_name(names: Iterable[str]) -> str:
    """What an option is called, without its hyphens: the longest of its names."""
    return max(names, key=len).lstrip("-")


def metavar(text: str) -> str:
    """A line of usage, or a part of it, with the words in capital letters in the language that is spoken."""
    words = catalogue()

    def said(found: re.Match[str]) -> str:
        name = f"metavar-{found[0].lower()}"
        return words.say(name) if words.has(name) else found[0]

    return text if spoken() == ENGLISH else re.sub(r"\b[A-Z]{2,}\b", said, text).rstrip()


def keep_lines(text: str) -> str:
    """A text for click, which fills paragraphs: one that lists commands is marked to keep its lines."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"\b\n{one}" if one.startswith("regalia ") else one for one in paragraphs)
