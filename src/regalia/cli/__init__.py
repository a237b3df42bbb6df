"""The `regalia` command."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import click

import regalia
from regalia.cli.language import PSEUDO, known, speak, wanted
from regalia.cli.speech import SpokenGroup, explain, misuse, say, teach_click
from regalia.kernel.errors import BadComponents, BadOption, BadPosition, BadRecord, UnknownBot, UnknownGame
from regalia.lab.errors import LabError
from regalia.lessons.errors import BadLesson, UnknownLesson

COMMANDS: tuple[str, ...] = (
    "learn", "play", "replay", "review", "verify", "rules", "components", "arena", "lab", "selfplay", "bench",
    "backup", "restore", "new-game",
)  # fmt: skip

WRONG = (
    BadComponents, BadLesson, BadOption, BadPosition, BadRecord, LabError,
    UnknownBot, UnknownGame, UnknownLesson,
)  # fmt: skip
"""What a person got wrong: told in a line."""


class LazyGroup(SpokenGroup):
    """Imports a command's module only when that command is wanted, so that each one starts fast.

    Each is a click command of that name, in the module of the package of that name, with _ for -.
    """

    def __init__(self, *args: Any, package: str, lazy: Sequence[str], **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.package = package
        self.lazy = lazy

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order that help shows them."""
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported now; None when there is none."""
        if cmd_name not in self.lazy:
            return None
        name = cmd_name.replace("-", "_")
        command: click.Command = getattr(import_module(f"{self.package}.{name}"), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it, but an unknown name is compared with the lazy commands, too."""
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            raise click.NoSuchCommand(error.command_name, possibilities=self.lazy, ctx=ctx) from None

    def invoke(self, ctx: click.Context) -> Any:
        """As click does it, but what a person got wrong is told in a line; faults keep their traceback."""
        try:
            return super().invoke(ctx)
        except WRONG as error:
            plain = import_module("regalia.cli.plain").plain
            raise click.ClickException(plain(explain(error))) from error


class Front(LazyGroup):
    """The command itself, which speaks the language it is asked to before it says anything."""

    def make_context(
        self, info_name: str | None, args: list[str], *more: Any, **settings: Any
    ) -> click.Context:
        """As click does it. --help says its text while arguments are still being read."""
        asked = asked_language(args)
        speak(asked if asked in (*known(), PSEUDO) else wanted())
        return super().make_context(info_name, args, *more, **settings)


def asked_language(args: Sequence[str]) -> str:
    """What --language says, wherever it stands; empty if it does not."""
    words = iter(args)
    for word in words:
        option, equals, value = word.partition("=")
        if option == "--language":
            return value if equals else next(words, "")
    return ""


def _serving(name: str, default: object, kind: type = str) -> Callable[[Any], Any]:
    variable = f"REGALIA_{name.strip('-').upper().replace('-', '_')}"
    return click.option(
        name, default=default, type=kind, envvar=variable, show_envvar=True, show_default=True
    )


teach_click()


@click.group(
    name="main",
    cls=Front,
    package=__name__,
    lazy=COMMANDS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option("--language", metavar="CODE")
@click.version_option(package_name="regalia", message="%(prog)s %(version)s")
@_serving("--host", "127.0.0.1")
@_serving("--port", 8000, int)
@_serving("--database", None)
@_serving("--redis", "")
@_serving("--workers", 1, int)
@click.option("--lan", is_flag=True, envvar="REGALIA_LAN", show_envvar=True)
@click.option("--no-browser", is_flag=True, envvar="REGALIA_NO_BROWSER", show_envvar=True)
@click.pass_context
def main(
    ctx: click.Context,
    language: str | None,
    host: str,
    port: int,
    database: str | None,
    redis: str,
    workers: int,
    lan: bool,
    no_browser: bool,
) -> None:
    """Without a command: serve the tables and open the browser."""
    if language is not None and language not in (*known(), PSEUDO):
        raise misuse("wrong-language", asked=repr(language), known=", ".join(known()))
    if not regalia.compiled:
        slow = "told-pure" if ctx.invoked_subcommand else "told-pure-serving"
        reason = import_module("regalia.cli.faults").fault(regalia.why_pure)
        click.echo(say(slow, reason=reason), err=True)
    if ctx.invoked_subcommand is None:
        serve = import_module("regalia.cli.serve").serve
        serve("0.0.0.0" if lan else host, port, database, redis, workers, not no_browser, lan)  # noqa: S104  (asked for)
