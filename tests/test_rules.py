"""Every numbered rule has a test, and every number that a test or the code names is a rule."""

import subprocess
import sys
from pathlib import Path

import pytest

from regalia.kernel.game import find_game, game_names
from rule_table import Rulebook, citations, gaps, parse_rules, read_rulebook, table, uncited

RULES = """# A game

What stands here is no rule.

## 1. Parts

**AB-1.1** There are *(ruling)* two
cards.

| a | table |
|---|---|

**AB-1.2.1** One is red.

## 2. Play

**AB-2.1** Play it.
"""


def book(rules: str = RULES, code: str = "") -> Rulebook:
    numbered, faults = parse_rules(rules)
    cited = {number: ["state.py:1"] for number in citations(code, list(numbered))}
    return Rulebook("a-game", numbered, faults, cited)


MARKS = {"AB-1.1": ["a"], "AB-1.2.1": ["a", "b"], "AB-2.1": ["c"]}


def test_every_rule_of_every_game_has_a_test(subtests: pytest.Subtests) -> None:
    """The table as the command prints it; another process collects the tests, once for all games."""
    command = [sys.executable, str(Path(__file__).parent / "rule_table.py")]
    report = subprocess.run(command, capture_output=True, text=True, check=False)
    for name in game_names():
        with subtests.test(name):
            assert f"{name}: {len(read_rulebook(name, find_game(name).folder).rules)} rules" in report.stdout
            assert [line for line in report.stderr.splitlines() if line.startswith(f"{name}: ")] == []
    assert report.returncode == 0, report.stderr or report.stdout


@pytest.mark.parametrize("name", game_names())
def test_nearly_every_rule_is_named_where_the_code_applies_it(name: str) -> None:
    rules = read_rulebook(name, find_game(name).folder)
    assert len(uncited(rules)) <= len(rules.rules) / 5, f"named nowhere: {', '.join(uncited(rules))}"


def test_a_rulebook_is_read_by_its_numbers() -> None:
    assert book().rules == {
        "AB-1.1": "There are *(ruling)* two cards.",
        "AB-1.2.1": "One is red.",
        "AB-2.1": "Play it.",
    }
    assert gaps([book()], MARKS) == []


def test_the_table_shows_every_rule_with_all_its_tests() -> None:
    assert table(book(), MARKS).splitlines()[1:] == [
        f"AB-1.1     {'There are two cards.':46} a",
        f"AB-1.2.1   {'One is red.':46} a",
        f"{'':57} b",
        f"AB-2.1     {'Play it.':46} c",
    ]


def test_a_rule_without_a_test_is_a_gap() -> None:
    marks = {number: tests for number, tests in MARKS.items() if number != "AB-2.1"}
    assert gaps([book()], marks) == ["a-game: no test shows AB-2.1"]


def test_a_mark_with_an_unknown_number_is_a_gap() -> None:
    assert gaps([book()], MARKS | {"AB-1.2": ["d"]}) == ["d shows AB-1.2, which no RULES.md has"]


def test_code_that_cites_an_unknown_number_is_a_gap() -> None:
    (found,) = gaps([book(code="# AB-1.2, AB-2.1")], MARKS)
    assert found == "a-game: state.py:1 cites AB-1.2, which is not in RULES.md"


@pytest.mark.parametrize("code", ["# AB-7", "# AB-2.10"])
def test_a_cited_number_is_read_to_its_end(code: str) -> None:
    assert len(gaps([book(code=code)], MARKS)) == 1


def test_an_unnumbered_paragraph_and_a_repeated_number_are_gaps() -> None:
    rules = RULES + "\nDraw a card.\n\n**AB-2.1** Again.\n"
    assert gaps([book(rules)], MARKS) == [
        "a-game: RULES.md: a paragraph has no number: Draw a card.",
        "a-game: RULES.md: two paragraphs are numbered AB-2.1",
    ]


def test_a_game_without_numbered_rules_is_a_gap() -> None:
    assert gaps([book("# A game\n")], {}) == ["a-game: RULES.md has no numbered rule"]


def test_a_range_cites_all_the_rules_in_it() -> None:
    assert uncited(book(code="# AB-1.1 to AB-1.2.1")) == ["AB-2.1"]
    assert uncited(book(code="# AB-1.1, AB-2.1")) == ["AB-1.2.1"]
