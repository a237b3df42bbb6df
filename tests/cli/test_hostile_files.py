"""Files that others made, records and components: they hurt neither the terminal nor what reads them."""

import random
import time
import unicodedata
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from playing import random_draft
from regalia.cli import main
from regalia.kernel.bits import members
from regalia.kernel.game import find_game
from regalia.kernel.match import Match

ESCAPES = r"\u001b]0;mine\u0007\u001b[2J\u009b31m\u202e"
KK, BK = "kardinal-koenig", "brutal-kingdom"


def invoke(*words: str | Path) -> Result:
    return CliRunner().invoke(main, [*map(str, words)], input="q\n")


def told(result: Result) -> str:
    """What a person was told in a line, and no traceback."""
    assert result.exit_code == 1, (result.output, result.exception)
    assert isinstance(result.exception, SystemExit), result.exception
    return result.stderr.splitlines()[-1]


def signs(text: str) -> set[str]:
    """What a terminal would obey."""
    return {sign for sign in text if unicodedata.category(sign) in ("Cc", "Cf") and sign != "\n"}


@pytest.fixture
def hostile_record(tmp_path: Path) -> Path:
    """A record with components that name a town by escapes."""
    game = find_game(KK)
    text = game.components()
    text = text.replace('"York"', f'"{ESCAPES}York"')
    match = Match(game.setup(None, None, text, "hostile"), bytes(range(16)))
    assert signs("".join(name for names in match.setup.names.values() for name in names.values()))
    rnd = random.Random(1)
    while not match.over:
        seat = members(match.state.deciders())[-1]
        match.commit(seat, random_draft(match, seat, rnd))
    file = tmp_path / "hostile.json"
    file.write_text(match.record().to_json(), "utf-8")
    (tmp_path / "hostile.toml").write_text(text, "utf-8")
    return file


def test_escapes_in_a_record_do_not_reach_the_terminal(hostile_record: Path) -> None:
    for command in ("replay", "verify"):
        result = invoke(command, hostile_record)
        assert result.exit_code == 0, result.output
        assert signs(result.output) == set(), command
    shown = invoke("replay", hostile_record).output
    assert "]0;mine" in shown, "what is left of them is shown"


def test_escapes_in_components_do_not_reach_the_terminal(hostile_record: Path) -> None:
    result = invoke("play", KK, "--components", hostile_record.with_suffix(".toml"))
    assert signs(result.output) == set()


def test_escapes_in_an_error_do_not_reach_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_text(f'game = "{BK}"\n"{ESCAPES}" = [\n', "utf-8")
    assert signs(told(invoke("play", BK, "--components", file))) == set()
    file.write_text(f"{BK} \x1b[2J", "utf-8")
    assert signs(told(invoke("play", "--position", file))) == set()
    record = tmp_path / "x.json"
    record.write_text('{"\x1b[2J": 1, "\\u001b[2J": 2}')
    assert signs(told(invoke("verify", record))) == set()


def test_verify_says_what_a_digest_is_worth(hostile_record: Path) -> None:
    shown = invoke("verify", hostile_record).output
    assert "whole and unedited" not in shown
    assert "can compute a new digest" in shown
    assert "no key" in invoke("verify", "--help").output


DEEP = "x = " + "[" * 5000
MALFORMED = {
    "nested": (DEEP, "deep"),
    "nested tables": (f'game = "{BK}"\nx = ' + "{a = " * 500 + "1" + "}" * 500, "deep"),
    "a number of 5,000 digits": ("x = " + "9" * 5000, "number"),
    "a date": (f'game = "{BK}"\nx = 1979-05-27', "date"),
    "rows that are none": (f'game = "{BK}"\ncharacter = [1, 2]', ""),
    "long": (f'game = "{BK}"\n# ' + "x" * 300_000, "long"),
    "dotted": (f'game = "{BK}"\n' + "a." * 30_000 + "a = 1", "dotted"),
    "dotted and quoted": (f'game = "{BK}"\n' + '"a" . ' * 10_000 + "a = 1", "dotted"),
    "dotted headers": (f'game = "{BK}"\n[' + "a." * 30_000 + "a]", "dotted"),
    "dotted within": (f'game = "{BK}"\nx = {{ ' + "a." * 30_000 + "a = 1 }", "dotted"),
    "quotes that do not end": ('\\"' * 99_000, ""),
    "many dotted": (f'game = "{BK}"\n' + "".join(f"{'a.' * 30}b{n} = 1\n" for n in range(900)), "dotted"),
}


@pytest.mark.parametrize("kind", MALFORMED)
def test_malformed_components_are_told_in_a_line_and_at_once(tmp_path: Path, kind: str) -> None:
    text, word = MALFORMED[kind]
    file = tmp_path / "x.toml"
    file.write_text(text)
    begun = time.process_time()
    line = told(invoke("play", BK, "--components", file))
    assert time.process_time() - begun < 2
    assert word in line
    assert len(line) < 400


def test_a_position_that_is_none_is_told_in_a_line(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("")
    assert "a position begins with" in told(invoke("play", "--position", file))


@pytest.mark.parametrize("game", [BK, KK, "kings-blood", "brawling-barons", "take-the-kingdom"])
def test_our_own_components_are_within_the_bounds(game: str) -> None:
    text = find_game(game).components()
    assert find_game(game).setup(None, None, text + "\n# edited\n", "x").components_file.digest
