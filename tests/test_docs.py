"""What README and docs say works: their Python runs, their commands exist, their links lead somewhere.

Commands are not all run, for some play for hours or write to a machine: of each it is seen that there is such
a command with such options, and those that nothing here can try say so themselves.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import click
import pytest

from regalia.cli import main

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
RUN_HERE = ["README.md", "adding-a-game.md", "researchers.md"]  # research.md has a test of its own
VARIABLES = r"^(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?"
PROGRAM = re.compile(VARIABLES + r"(regalia|make|pytest|python|pip|npm|podman)\b")
NO_COMMAND = "regalia deal"  # what is hashed in a deal begins with it
UNTRIED = ("cannot be run by a test", "not run by a test")
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
ids = {"ids": lambda path: path.name}


def commands(path: Path) -> list[str]:
    """The command lines of a page: in blocks of shell, indented by four, or between back quotes."""
    text = path.read_text()
    shell = [line for block in re.findall(r"```sh\n(.*?)```", text, re.S) for line in block.splitlines()]
    other = re.sub(r"```.*?```", "", text, flags=re.S)
    indented = re.findall(r"^    (\S.*)$", other, re.M)
    quoted = re.findall(r"`((?:regalia|make) [a-z][^`]*)`", other)
    found = [line for line in [*shell, *indented, *quoted] if PROGRAM.match(line)]
    return [line for line in found if not line.startswith(NO_COMMAND)]


def check(line: str) -> None:
    """See that a command exists with its options."""
    if any(mark in line for mark in UNTRIED):
        return
    words = shlex.split(re.split(r"\s+#\s|\s{3,}", line)[0])  # without what explains it
    while "=" in words[0]:
        words.pop(0)
    program, *rest = words
    match Path(program).name:
        case "regalia":
            check_regalia(rest)
        case "make":
            assert set(rest) <= TARGETS, f"there is no target {rest}"
        case "python" if rest[0] == "-m":
            assert rest[1] in ("screenshots", "regalia", "pytest"), rest[1]
        case "python":
            assert (ROOT / rest[0]).exists(), rest[0]
        case "pytest":
            assert all((ROOT / word).exists() for word in rest if word.startswith("tests/"))
        case "npm":
            assert rest[:2] == ["--prefix", "web"]
        case "pip":
            assert rest[0] == "install"
            extras = re.findall(r"\[([a-z,]+)\]", line)
            known = (ROOT / "pyproject.toml").read_text()
            assert all(f"\n{extra} = [" in known for found in extras for extra in found.split(","))
        case other:
            raise AssertionError(f"{other}: say that it cannot be run by a test")


def check_regalia(words: list[str]) -> None:
    command: click.Command = main
    context = click.Context(main, info_name="regalia")
    while words and isinstance(command, click.Group) and not words[0].startswith("-"):
        found = command.get_command(context, words[0])
        assert found, f"there is no command {words[0]}"
        command, words = found, words[1:]
    known = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
    given = {word.partition("=")[0] for word in words if word.startswith("--")}
    assert given <= known | {"--help", "--version"}, f"{command.name} has no {given - known}"


@pytest.mark.parametrize("path", PAGES, **ids)  # type: ignore[arg-type]
def test_commands_exist_with_their_options(path: Path) -> None:
    for line in commands(path):
        try:
            check(line)
        except AssertionError as error:
            raise AssertionError(f"{path.name}: {line}: {error}") from None


def test_the_commands_of_the_pages_are_found() -> None:
    assert len(commands(ROOT / "README.md")) >= 10
    with pytest.raises(AssertionError, match="nonsense"):
        check("regalia play brutal-kingdom --nonsense")


@pytest.mark.parametrize("name", RUN_HERE)
def test_their_python_runs(name: str) -> None:
    (path,) = (page for page in PAGES if page.name == name)
    blocks = re.findall(r"```python\n(.*?)```", path.read_text(), re.S)
    assert blocks
    paths = f"import sys; sys.path.append({str(ROOT / 'examples')!r})\n"
    for block in blocks:
        subprocess.run((sys.executable, "-c", paths + block), capture_output=True, check=True, cwd=ROOT)


@pytest.mark.parametrize("path", PAGES, **ids)  # type: ignore[arg-type]
def test_links_lead_somewhere(path: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", path.read_text(), flags=re.S)
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (path.parent / target).exists(), target
