"""Which tests show each numbered rule. As a command, prints the table and fails on a gap: `make rules`."""

import contextlib
import io
import re
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from regalia.kernel.game import find_game, game_names

NUMBER = r"[A-Z]+-\d+(?:\.\d+)+"
TESTS = Path(__file__).parent


class Rulebook(NamedTuple):
    """The numbered rules of one game and what its sources say of them."""

    game: str
    rules: dict[str, str]  # text by number, in the order of RULES.md
    faults: list[str]  # of RULES.md itself
    cited: dict[str, list[str]]  # by number: the source lines that name it


def read_rulebook(game: str, folder: Path) -> Rulebook:
    """The rules of a game and the places where its code cites them."""
    rules, faults = parse_rules((folder / "RULES.md").read_text())
    cited: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*.py")):
        for line, text in enumerate(path.read_text().splitlines(), 1):
            for number in citations(text, list(rules)):
                cited.setdefault(number, []).append(f"{path.name}:{line}")
    return Rulebook(game, rules, faults, cited)


def parse_rules(text: str) -> tuple[dict[str, str], list[str]]:
    """The numbered paragraphs of a RULES.md, and what is wrong with it."""
    rules: dict[str, str] = {}
    faults: list[str] = []
    _, *sections = re.split(r"^## ", text, flags=re.MULTILINE)  # what stands before the first is no rule
    for section in sections:
        _, *paragraphs = re.split(r"\n\s*\n", section.strip())
        for paragraph in paragraphs:
            found = re.match(rf"\*\*({NUMBER})\*\* ", paragraph)
            if found is None:
                if not paragraph.startswith("|"):  # a table belongs to the paragraph above it
                    faults.append(f"a paragraph has no number: {shorten(paragraph, 60)}")
            elif found[1] in rules:
                faults.append(f"two paragraphs are numbered {found[1]}")
            else:
                rules[found[1]] = " ".join(paragraph[found.end() :].split())
    return rules, faults


def citations(line: str, numbers: list[str]) -> set[str]:
    """The rules that a line of code names; `BK-6.7 to BK-6.10` names all from one to the other."""
    families = "|".join(sorted({number.split("-")[0] for number in numbers}))
    if not families:
        return set()
    cited = set(re.findall(rf"\b(?:{families})-\d+(?:\.\d+)*", line))
    for first, last in re.findall(rf"\b({NUMBER}) to ({NUMBER})", line):
        if first in numbers and last in numbers:
            cited.update(numbers[numbers.index(first) : numbers.index(last) + 1])
    return cited


def collect_marks() -> dict[str, list[str]]:
    """By number: the tests marked with it. The files that mark any are collected, not run."""
    marks: dict[str, list[str]] = {}

    class Collector:
        def pytest_itemcollected(self, item: pytest.Item) -> None:
            name = item.nodeid.split("[")[0].removeprefix(f"{TESTS.name}/")
            for mark in item.iter_markers("rule"):
                for number in mark.args:
                    if name not in marks.setdefault(number, []):
                        marks[number].append(name)

    quiet = io.StringIO()
    files = [str(path) for path in sorted(TESTS.rglob("test_*.py")) if "rule(" in path.read_text()]
    arguments = ["--collect-only", "-q", "-o", "addopts=", "-p", "no:cacheprovider", *files]
    with contextlib.redirect_stdout(quiet), contextlib.redirect_stderr(quiet):
        code = pytest.main(arguments, plugins=[Collector()])
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"{quiet.getvalue()}\nThe tests could not be collected.")
    return marks


def gaps(books: Iterable[Rulebook], marks: dict[str, list[str]]) -> list[str]:
    """Everything that must not be: rules without a test, numbers that no rule has."""
    found = []
    known = {}
    for book in books:
        known.update(book.rules)
        found += [f"{book.game}: RULES.md: {fault}" for fault in book.faults]
        if not book.rules:
            found.append(f"{book.game}: RULES.md has no numbered rule")
        found += [f"{book.game}: no test shows {number}" for number in book.rules if number not in marks]
        found += [
            f"{book.game}: {', '.join(places)} cites {number}, which is not in RULES.md"
            for number, places in sorted(book.cited.items())
            if number not in book.rules
        ]
    for number in sorted(marks.keys() - known.keys()):
        found.append(f"{', '.join(marks[number])} shows {number}, which no RULES.md has")
    return found


def uncited(book: Rulebook) -> list[str]:
    """The rules that no source file of the game names where it applies them."""
    return [number for number in book.rules if number not in book.cited]


def table(book: Rulebook, marks: dict[str, list[str]]) -> str:
    """The rules of a game, one a line, with the tests that show each."""
    lines = [f"{book.game}: {len(book.rules)} rules"]
    for number, text in book.rules.items():
        first, *others = marks.get(number) or ["NO TEST"]
        lines.append(f"{number:10} {shorten(text, 46):46} {first.rsplit('/', 1)[-1]}")
        lines += [f"{'':57} {other.rsplit('/', 1)[-1]}" for other in others]
    return "\n".join(lines)


def shorten(text: str, width: int) -> str:
    """The first words, without the marks of Markdown and the notes on options and rulings."""
    plain = re.sub(r"\*\(.*?\)\*|\*", "", text)
    return textwrap.shorten(plain, width, placeholder=" …")


def main() -> int:
    """Print the table of every game, and then what is wrong."""
    marks = collect_marks()
    books = [read_rulebook(name, find_game(name).folder) for name in game_names()]
    for book in books:
        print(table(book, marks), end="\n\n")
        if missing := uncited(book):
            print(f"{book.game}: named nowhere in the code: {', '.join(missing)}\n")
    found = gaps(books, marks)
    for gap in found:
        print(gap, file=sys.stderr)
    if not found:
        rules = sum(len(book.rules) for book in books)
        tests = {test for tests in marks.values() for test in tests}
        print(f"All {rules} rules are shown by {len(tests)} tests.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
