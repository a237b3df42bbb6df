"""Every command in README and docs is run by a test, or doc_commands.toml says why none can."""

import re
import shlex
import subprocess
from functools import cache
from pathlib import Path
from random import Random

import click
import msgspec
import pytest
from click.testing import CliRunner

from playing import random_plies
from regalia.cli import main
from regalia.kernel.game import find_game
from regalia.kernel.match import Match

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
PROGRAM = re.compile(
    r"^(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?(regalia|make|pytest|python|pip|pipx|uvx|npm|podman)\b"
)
NO_COMMAND = "regalia deal"  # what is hashed in a deal begins with it
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """How a command is shown to work."""

    pattern: str
    run: str | None = None
    but: list[str] = []
    soak: bool = False
    test: str = ""
    names: str = ""
    ci: bool = False
    reason: str = msgspec.field(default="", name="not")

    def ways(self) -> int:
        return (self.run is not None) + bool(self.test) + self.ci + bool(self.reason)


FILE = ROOT / "tests" / "doc_commands.toml"
TABLE = msgspec.toml.decode(FILE.read_bytes(), type=dict[str, list[Shown]])["command"]


@cache
def commands(path: Path) -> list[str]:
    """The command lines of a page: in blocks of shell, indented by four, or between back quotes."""
    text = path.read_text()
    shell = [line for block in re.findall(r"```sh\n(.*?)```", text, re.S) for line in block.splitlines()]
    other = re.sub(r"```.*?```", "", text, flags=re.S)
    indented = re.findall(r"^    (\S.*)$", other, re.M)
    quoted = re.findall(r"`((?:regalia|make) [a-z-][^`]*)`", other)
    found = [" ".join(plain(line).split()) for line in [*shell, *indented, *quoted] if PROGRAM.match(line)]
    return [line for line in dict.fromkeys(found) if not line.startswith(NO_COMMAND)]


def plain(line: str) -> str:
    """A command without what explains it."""
    return re.split(r"\s+#\s|\s{2,}", line)[0].removeprefix(".venv/bin/")


def shown(line: str) -> Shown:
    """The entry that counts for a command."""
    found = [entry for entry in TABLE if re.match(entry.pattern, line)]
    assert found, f"say in tests/doc_commands.toml which test runs it, or why none can: {line}"
    return found[0]


ALL = list(dict.fromkeys(line for path in PAGES for line in commands(path)))
RUN = [
    pytest.param(line, marks=pytest.mark.soak if shown(line).soak else ())
    for line in ALL
    if shown(line).run is not None
]


def test_the_commands_of_the_pages_are_found() -> None:
    assert len(commands(ROOT / "README.md")) >= 10
    assert "regalia play take-the-kingdom --seats 3" in ALL
    with pytest.raises(AssertionError, match="nonsense"):
        check_regalia(["play", "brutal-kingdom", "--nonsense"])


def test_the_table_says_one_thing_of_each() -> None:
    used = {shown(line).pattern for line in ALL}
    assert {entry.pattern for entry in TABLE} - used == set()
    assert [entry.pattern for entry in TABLE if entry.ways() != 1] == []


@pytest.mark.parametrize("entry", [entry for entry in TABLE if entry.test], ids=lambda entry: entry.pattern)
def test_a_test_that_is_named_does_it(entry: Shown) -> None:
    assert entry.names
    assert entry.names in (ROOT / entry.test).read_text(), f"{entry.test} says nothing of {entry.names}"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_commands_exist_with_their_options(path: Path) -> None:
    for line in commands(path):
        program, *rest = [word for word in shlex.split(line) if not re.match("[A-Z_]+=", word)]
        match Path(program).name:
            case "regalia":
                check_regalia(rest)
            case "make":
                assert set(rest) <= TARGETS, f"there is no target {rest}"
            case "python":
                assert (ROOT / rest[0]).exists(), rest[0]
            case "pip":
                known = (ROOT / "pyproject.toml").read_text()
                extras = [extra for found in re.findall(r"\[([a-z,]+)\]", line) for extra in found.split(",")]
                assert all(f"\n{extra} = [" in known for extra in extras), line


def check_regalia(words: list[str]) -> None:
    """See that there is such a command with such options."""
    command: click.Command = main
    context = click.Context(main, info_name="regalia")
    while words and isinstance(command, click.Group) and not words[0].startswith("-"):
        found = command.get_command(context, words[0])
        assert found, f"there is no command {words[0]}"
        command, words = found, words[1:]
    known = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
    given = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert given <= known | {"--help", "--version"}, f"{command.name} has no {given - known}"


@pytest.fixture(scope="module")
def record() -> str:
    """A finished game."""
    match = Match(find_game("brutal-kingdom").setup(4), bytes(16))
    for _ in random_plies(match, Random(1)):
        pass
    return match.record().to_json()


@pytest.mark.parametrize("line", RUN)
def test_the_command_works(line: str, record: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = shown(line)
    monkeypatch.chdir(tmp_path)
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    (tmp_path / "FILE").write_text(record)
    program, *words = shlex.split(line)
    if program == "make":
        done = subprocess.run((program, "-C", ROOT, *words), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout
        return
    result = CliRunner().invoke(main, [*words, *entry.but], input=entry.run)
    assert result.exit_code == 0, result.output
    assert result.output
