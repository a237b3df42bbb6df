"""What the command says of itself, in every language: help, and what was wrong."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from regalia.cli import COMMANDS, main
from regalia.cli.faults import fault
from regalia.cli.language import COMMAND, ENGLISH, PSEUDO, entries, offered, speaking
from regalia.cli.speech import Spoken, plain_name, translate

OTHERS = [language for language in offered() if language != ENGLISH]
CONTEXT = click.Context(main, info_name="regalia")
# Texts of click that only a programmer of commands can meet, or that no command of ours can bring about.
NEVER_SAID = (
    "d", "Windows error", "Editing failed", "DeprecationWarning", "Could not determine name",
    "No options defined", "Arguments take exactly one", "defined twice", "Boolean option", "be an iterable",
    "Takes {nargs}", "Do you want to continue", "Confirm the action", "%(prog)s", "Invalid start character",
    "Argument {name!r} takes", "shell completion", "Shell completion", "Press any key", "Repeat for",
    "do not match", "Unknown color", "Choice({choices})", "does not match the format", "values are required",
    "UUID", "not executable", "Unknown standard stream",
)  # fmt: skip


def commands(
    group: click.Group = main, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Spoken]]:
    for name in group.list_commands(CONTEXT):
        command = group.get_command(CONTEXT, name)
        assert isinstance(command, Spoken), name
        yield (*path, name), command
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))


ALL = [((), main), *commands()]


def run(*words: str, language: str = "de") -> str:
    return CliRunner().invoke(main, ["--language", language, *words], env={"COLUMNS": "100"}).output


def test_every_command_and_option_has_its_text_and_no_text_is_left_over() -> None:
    assert len(ALL) > len(COMMANDS)
    there = entries((COMMAND / f"{ENGLISH}.ftl").read_text("utf-8"))
    used = set()
    for _, command in ALL:
        own = f"command-{command.name}"
        used |= {own, f"{own}.epilog"} & there
        for param in command.params:
            if isinstance(param, click.Option):
                name = plain_name(param.opts)
                used.add(f"{own}.{name}" if f"{own}.{name}" in there else f"option-{name}")
    assert used - there == set()
    assert {name for name in there if name.startswith(("command-", "option-"))} - used == set()


@pytest.mark.parametrize("path", [path for path, _ in ALL], ids=" ".join)
def test_help_is_in_the_catalogues_alone(path: tuple[str, ...]) -> None:
    command = dict(ALL)[path]
    context = click.Context(
        command, info_name=" ".join(("regalia", *path)), help_option_names=["-h", "--help"]
    )
    with speaking(PSEUDO):
        shown = command.get_help(context)
    names = {name for words, _ in ALL for name in words} | {"regalia"}
    typed = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    plain = re.sub(rf"\[[^\]]*\]|--?[a-z-]+|{typed}", "", shown)
    assert re.findall(r"[A-Za-z]{4,}", plain) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_command_has_help_in_other_languages(language: str) -> None:
    for path, command in ALL:
        english, other = run(*path, "-h", language=ENGLISH), run(*path, "-h", language=language)
        assert english.startswith("Usage: ")
        assert not other.startswith("Usage: ")
        assert "-h, --help" in other
        for param in command.params:
            assert all(option in other for option in param.opts if option.startswith("--"))
        assert not [line for line in other.splitlines() if len(line) > 100]


def texts_of_click() -> set[str]:
    """All that click hands to gettext."""
    found = set()
    for file in Path(click.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("_", "ngettext"):
                found |= {str(one.value) for one in node.args if isinstance(one, ast.Constant)}
    return {text for text in found if not any(part in text for part in NEVER_SAID[1:])} - {NEVER_SAID[0]}


def test_all_that_click_says_is_in_the_catalogues() -> None:
    texts = texts_of_click()
    assert len(texts) > 40
    with speaking(PSEUDO):
        assert [text for text in texts if translate(text) == text] == []
    with speaking("de"):
        assert translate("No such option {name!r}.") == "Es gibt keine Option {name!r}."
        assert translate("what nobody knows") == "what nobody knows"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("play --nonsense", "Es gibt keine Option '--nonsense'."),
        ("pla", "Es gibt keinen Befehl 'pla'."),
        ("rules", "Es fehlt das Argument 'SPIEL'."),
        ("rules a b", "Dieses Argument ist zu viel: b"),
        ("arena brutal-kingdom", "Es fehlt die Option '--bots'"),
        ("play", "Welches Spiel?"),
        ("play brutal-kingdom --seat", "Die Option '--seat' braucht einen Wert."),
        ("play brutal-kingdom --seat x", "'x' ist keine passende Zahl."),
        ("play brutal-kingdom --seat 9", "--seat geht hier von 0 bis 3, nicht 9"),
        ("play brutal-kingdom --seats 9", "brutal-kingdom ist für 3 bis 4 Spieler, nicht für 9"),
        ("play brutal-kingdom --bots pag", "Es gibt keinen Bot 'pag'; meintest du page?"),
        ("play brutal-kingdom --bots courtier:mild", "Den Charakter 'mild' gibt es für ihn nicht"),
        ("play brutal-kingdom --option x", "--option braucht NAME=WERT"),
        ("play brutal-kingdom --option x=1", "brutal-kingdom hat keine Option 'x'"),
        ("play no-such-thing-here", "Es gibt kein Spiel 'no-such-thing-here'; es gibt "),
        ("rules brutal-kingdm", "Es gibt kein Spiel 'brutal-kingdm'; meintest du brutal-kingdom?"),
        ("learn brutal-kingdom 99", "brutal-kingdom hat keine Lektion '99'"),
        ("replay nowhere.json", "nowhere.json lässt sich nicht lesen"),
        ("verify nowhere.json", "Datei 'nowhere.json' gibt es nicht."),
        ("new-game White", "Der Name eines Spiels"),
        ("lab levels --level page", "'page' ist keines von 'courtier', 'chancellor', 'sovereign'."),
        ("arena brutal-kingdom --bots page --sprt x", "sind nicht zwei Zahlen"),
        ("bench server --workers 0", "0 liegt nicht im Bereich x>=1."),
    ],
)
def test_what_was_wrong_is_said_in_german(typed: str, told: str) -> None:
    shown = run(*typed.split())
    assert told in " ".join(shown.split())
    assert "Fehler: " in shown
    assert not re.search(r"\b(there|is not|Error|Usage|Try|did you)\b", shown), shown


def test_what_the_engine_says_without_other_words_stays_as_it_is() -> None:
    with speaking("de"):
        assert fault("a sentence of the engine") == "a sentence of the engine"
        assert fault("there is no module ray; get it with: pip install 'regalia[ray]'").startswith(
            "Das Modul ray "
        )


@pytest.mark.parametrize(
    ("typed", "environment", "first"),
    [
        (["--help"], {"LANG": "de_DE.UTF-8"}, "Aufruf:"),
        (["--help", "--language", "de"], {}, "Aufruf:"),
        (["--language=de", "--help"], {}, "Aufruf:"),
        (["--language", "en", "play", "--help"], {"LANG": "de_DE.UTF-8"}, "Usage:"),
        (["play", "--help"], {"LANG": "de_DE.UTF-8"}, "Aufruf:"),
        (["--language", "xx"], {"LANG": "de_DE.UTF-8"}, "Aufruf:"),
        (["--help"], {}, "Usage:"),
    ],
)
def test_help_speaks_as_asked(typed: list[str], environment: dict[str, str], first: str) -> None:
    plain = {"LANG": "", "LC_ALL": "", "LC_MESSAGES": ""}
    assert CliRunner().invoke(main, typed, env=plain | environment).output.startswith(first)
