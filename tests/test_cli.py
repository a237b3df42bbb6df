"""The `regalia` command itself; each of its commands has tests of its own."""

import pkgutil

import click
import pytest
from click.testing import CliRunner

import regalia
from regalia import cli
from regalia.kernel.errors import UnknownGame


@pytest.fixture
def lost(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command `lost` that cannot find its game."""

    @click.command
    def lost() -> None:
        raise UnknownGame("there is no game 'chess'")

    monkeypatch.setattr(cli.LazyGroup, "get_command", lambda *_: lost)


def test_every_command_has_help() -> None:
    help_text = CliRunner().invoke(cli.main, ["--help"]).output
    for name in cli.COMMANDS:
        command = cli.main.get_command(click.Context(cli.main), name)
        assert command is not None
        assert command.get_short_help_str(limit=200) in " ".join(help_text.split())


def test_every_command_is_a_module() -> None:
    modules = {module.name for module in pkgutil.iter_modules(cli.__path__)}
    assert modules >= {command.replace("-", "_") for command in cli.COMMANDS}


def test_a_mistyped_command_gets_a_suggestion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli.main, "lazy", ("play", "rules"))
    result = CliRunner().invoke(cli.main, ["pley"])
    assert result.exit_code == 2
    assert "No such command 'pley'. Did you mean 'play'?" in result.output


@pytest.mark.usefixtures("lost")
def test_what_a_person_got_wrong_is_told_in_a_line() -> None:
    result = CliRunner().invoke(cli.main, ["lost"])
    assert result.exit_code == 1
    assert result.stderr.splitlines()[-1] == "Error: there is no game 'chess'"


@pytest.mark.usefixtures("lost")
def test_pure_python_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regalia, "compiled", False)
    monkeypatch.setattr(regalia, "why_pure", "no compiled modules were built")
    said = CliRunner().invoke(cli.main, ["lost"]).stderr
    assert said.startswith(
        "regalia: running as pure Python, many times slower (no compiled modules were built)"
    )
