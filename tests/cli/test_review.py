"""`regalia review` and `regalia play --from`, as a person or a program runs them."""

import json
import random
import re
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar, Self
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from playing import random_plies, seed
from regalia.cli import main
from regalia.cli.language import speaking
from regalia.cli.review import _work, bars, scale, stretch, tenths
from regalia.cli.reviewing import Telling
from regalia.cli.saves import load
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.review import work
from regalia.review.report import Play, Review
from regalia.review.work import steps


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Reviews are as short as can be, and kept apart from those of the user."""
    monkeypatch.setattr(work, "AMOUNTS", {work.QUICK: (8, 0.001), work.THOROUGH: (12, 0.001)})
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of today's rules."""
    match = Match(find_game("kings-blood").setup(), seed(1))
    for _ in random_plies(match, random.Random(1)):
        pass
    file = tmp_path / "game.json"
    file.write_text(match.record().to_json())
    return file


def run(*words: object, typed: str = "") -> Result:
    return CliRunner().invoke(main, [*map(str, words)], input=typed)


def test_rows_for_programs(record: Path) -> None:
    result = run("review", record, "--json")
    assert result.exit_code == 0, result.output
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    decisions, seats = rows[:-4], rows[-4:]
    assert decisions
    assert all({"ply", "seat", "played", "best", "loss", "verdict"} <= set(row) for row in decisions)
    assert [row["seat"] for row in seats] == [0, 1, 2, 3]
    assert all({"seat", "error_rate", "luck"} <= set(row) for row in seats)
    own = [json.loads(line) for line in run("review", record, "--json", "--seat", 1).stdout.splitlines()]
    assert own[:-4] == [row for row in decisions if row["seat"] == 1], "whoever else is judged"


def test_the_terminal_shows_curves_decisions_and_seats_in_80_columns(record: Path) -> None:
    result = run("review", record, "--seat", 2, "--all")
    assert result.exit_code == 0, result.output
    *lines, last = result.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert last.startswith("To play on from a moment: regalia play --from")
    for words in ("Review of King", "Chances to win", "What decided it", "Decisions", "You"):
        assert words in result.stdout
    assert "review-" not in result.stdout, "every message has words"


def test_the_page_needs_nothing_else(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    result = run("review", record, "--html", page)
    assert result.exit_code == 0, result.output
    text = page.read_text("utf-8")
    for outside in ("http:", "https:", "src=", "@import", "url("):
        assert outside not in text
    assert text.count("<figure>") == 4
    inside = re.findall(r'href="#([^"]+)"', text)
    assert any(name.startswith("moment-") for name in inside), "what decided it is shown in the curves"
    assert all(f'id="{name}"' in text for name in inside)
    assert '<html lang="en">' in text
    assert run("--language", "de", "review", record, "--html", page).exit_code == 0
    assert '<html lang="de">' in page.read_text("utf-8")
    for part in text.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + part.partition("</svg>")[0] + "</svg>")
    assert "prefers-color-scheme: dark" in text
    assert "review-" not in text


@pytest.mark.parametrize("name", game_names())
def test_every_play_can_be_told(name: str) -> None:
    """Also one with steps that left no choice between its choices."""
    match = Match(find_game(name).setup(), seed(2))
    plays = [Play(-1, [])]
    for ply, (seat, draft) in enumerate(random_plies(match, random.Random(2))):
        if ply < 60:
            plays.append(Play(seat, steps(match.game, match.observe(seat), list(draft))))
    telling = Telling(Review(name, match.setup.seats, "quick", [], [], [], [], []), match, None)
    for ply, play in enumerate(plays[1:], 1):
        told = telling.play(ply, play.steps)
        assert told.count("→") == len(play.steps) - 1
        assert "{" not in told


def test_german_speaks_to_you_and_writes_its_own_numbers(record: Path) -> None:
    match = load(record)[1]
    with speaking("de"):
        telling = Telling(Review("kings-blood", 4, "quick", [2], [], [], [], []), match, 2)
        you = telling.words.who("player", [2]) | telling.words.who("actor", [2])
        given = {**you, "ply": 3, "played": "A", "best": "B", "points": "12", "change": "bad"}
        assert "Du wähltest „A“." in telling.say("review-moment-loss", **given)
        assert "Du wähltest „A“." in telling.say("review-moment-luck", **given)
        assert telling.say("review-moment-others", **given).endswith("Das kostete dich 12 Punkte.")
        told = telling.say("review-moment-others", **given | {"change": "good"})
        assert told.endswith("Das brachte dir 12 Punkte.")
        assert telling.number("1.5 ± 0.2") == "1,5 ± 0,2"


class Bar:
    """Progress that draws nothing, and tells when it would be drawn."""

    calls: ClassVar[list[str]] = []

    def __init__(self, *_: object, **__: object) -> None: ...
    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None: ...
    def add_task(self, *_: object, **__: object) -> int:
        return 0

    def update(self, *_: object, **__: object) -> None: ...
    def stop(self) -> None:
        self.calls.append("stop")

    def start(self) -> None:
        self.calls.append("start")


def test_the_first_look_does_not_stand_behind_the_bar(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.cli.review.Progress", Bar)
    monkeypatch.setattr("regalia.cli.review.Console", lambda stderr: SimpleNamespace(is_terminal=True))
    found, match = load(record)
    form = work.usual_form(work.QUICK, match.game)
    _work(found, [0], form, lambda early: Bar.calls.append("look"))
    assert Bar.calls == ["stop", "look", "start"]


def test_what_was_worked_out_is_kept(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run("review", record, "--json").stdout

    def never(*_: object) -> None:
        raise AssertionError("it was worked out again")

    monkeypatch.setattr("regalia.review.run.examine", never)
    assert run("review", record, "--json").stdout == first


def test_what_cannot_be_reviewed_is_said_in_a_line(record: Path, tmp_path: Path) -> None:
    begun = tmp_path / "begun.json"
    begun.write_text(Match(find_game("kings-blood").setup(), seed(1)).record().to_json())
    broken = tmp_path / "broken.json"
    broken.write_text(record.read_text()[:-40])
    for words, reason in (
        ((begun,), "the game is not over"),
        ((broken,), "incomplete"),
        ((tmp_path / "nothing.json",), "cannot read"),
        ((record, "--seat", 4), "--seat goes from 0 to 3 here, not 4"),
        ((record, "--html", tmp_path / "no" / "page.html"), "cannot write"),
    ):
        result = run("review", *words)
        assert result.exit_code, words
        assert reason in result.output
        assert "Traceback" not in result.output


def test_play_on_from_a_moment(record: Path, tmp_path: Path) -> None:
    for keep in ((), ("--keep",)):
        saved = tmp_path / f"again{len(keep)}.json"
        result = run(
            "play",
            "--from",
            record,
            "--ply",
            6,
            "--seat",
            1,
            *keep,
            "--save",
            saved,
            "--seed",
            1,
            typed="q\n",
        )
        assert result.exit_code == 0, result.output
        again = load(saved)[1]
        before = Match.replay(load(record)[0], 6)
        assert again.position is not None
        plain = again.__class__.begun_at(again.position, again.seed)
        assert plain.observe(1).state.dump() == before.observe(1).state.dump()
        assert (plain.state.dump() == before.state.dump()) == bool(keep)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--ply", "3"), "need --from"),
        (("--from", "FILE"), "which moment?"),
        (("--from", "FILE", "--ply", "9999"), "you can play on after plays 0 to"),
        (("--from", "FILE", "--ply", "1", "--seats", "3"), "its own seats"),
        (("brutal-kingdom", "--from", "FILE", "--ply", "1"), "is a game of kings-blood"),
    ],
)
def test_moments_that_are_none_are_refused(record: Path, words: tuple[str, ...], reason: str) -> None:
    result = run("play", *(str(record) if word == "FILE" else word for word in words))
    assert result.exit_code
    assert reason in result.output


def test_curves_of_characters() -> None:
    assert stretch([0.0, 1.0], 4) == [0.0, 0.0, 1.0, 1.0]
    assert bars([0.0, 0.25, 0.5, 1.0]) == ["   █", " ▄██"]
    assert tenths([0.0, 0.55, 1.0]) == "059"
    assert scale(100, 21) == "0    25   50   75 100"
