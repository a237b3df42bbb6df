"""The `regalia` command itself; each of its commands has tests of its own."""

import pkgutil

import click
import pytest
from click.testing import CliRunner

from regalia import cli


def test_every_command_has_help() -> None:
    help_text = CliRunner().invoke(cli.main, ["--help"]).output
    for name in cli.COMMANDS:
        command = cli.main.get_command(click.Context(cli.main), name)
        assert command is not None
        assert command.get_short_help_str(limit=200) in " ".join(help_text.split())


def test_every_command_is_a_module() -> None:
    assert {module.name for module in pkgutil.iter_modules(cli.__path__)} >= set(cli.COMMANDS)


def test_a_mistyped_command_gets_a_suggestion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "COMMANDS", ("play", "rules"))
    result = CliRunner().invoke(cli.main, ["pley"])
    assert result.exit_code == 2
    assert "No such command 'pley'. Did you mean 'play'?" in result.output
