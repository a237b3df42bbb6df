"""The `regalia` command."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import click

import regalia
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


class LazyGroup(click.Group):
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
            raise click.ClickException(plain(str(error))) from error


def _serving(name: str, default: object, text: str, kind: type = str) -> Callable[[Any], Any]:
    variable = f"REGALIA_{name.strip('-').upper().replace('-', '_')}"
    return click.option(
        name, default=default, type=kind, envvar=variable, show_envvar=True, show_default=True, help=text
    )


@click.group(
    cls=LazyGroup,
    package=__name__,
    lazy=COMMANDS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--language", metavar="CODE", help="Language of the games, as in --language de; else that of LANG."
)
@click.version_option(package_name="regalia", message="%(prog)s %(version)s")
@_serving("--host", "127.0.0.1", "Address to listen on; 0.0.0.0 for all.")
@_serving("--port", 8000, "Port to listen on.", int)
@_serving("--database", None, "SQLite file or URL of a database; by default a file among your data.")
@_serving("--redis", "", "URL by which several processes on one PostgreSQL database hear of each other.")
@_serving("--workers", 1, "Processes; more than one need PostgreSQL and Redis.", int)
@click.option(
    "--lan",
    is_flag=True,
    envvar="REGALIA_LAN",
    show_envvar=True,
    help="Let in everyone on the local network, and print the address for them, with its QR code.",
)
@click.option(
    "--no-browser",
    is_flag=True,
    envvar="REGALIA_NO_BROWSER",
    show_envvar=True,
    help="Do not open the browser.",
)
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
    """Five games of crowns and intrigue, at one table.

    Without a command: serve the tables and open the browser.
    """
    _speak(language)
    if not regalia.compiled:
        slow = "many times slower" if ctx.invoked_subcommand else "slowly; bots think for a second at most"
        click.echo(f"regalia: running as pure Python, {slow} ({regalia.why_pure})", err=True)
    if ctx.invoked_subcommand is None:
        serve = import_module("regalia.cli.serve").serve
        serve("0.0.0.0" if lan else host, port, database, redis, workers, not no_browser, lan)  # noqa: S104  (asked for)


def _speak(asked: str | None) -> None:
    """Speak as asked for, or as the environment says."""
    languages = import_module("regalia.cli.language")
    if asked is not None and asked not in (known := languages.known()):
        raise click.UsageError(f"there is no language {asked!r}; there are {', '.join(known)}")
    languages.speak(asked or languages.wanted())
