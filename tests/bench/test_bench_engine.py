"""`regalia bench engine`, in runs too short to tell anything but that it works."""

import json
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import regalia
from regalia._native import DEVELOPMENT, RELEASE, TEST
from regalia.bench import comparison, peers, slices
from regalia.bench.engine import positions
from regalia.bench.slices import SLICES, median_speeds
from regalia.cli import main
from regalia.kernel.game import find_game

QUICK = ["--seconds", "0.001"]
COLUMNS = {
    "game", "seats", "inner", "driven", "copy_us", "redact_us", "fill_us", "redact_fill_us", "compiled",
    "build", "batch", "pettingzoo",
}  # fmt: skip


def bench(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["bench", "engine", *QUICK, *arguments])


def rows_of(result: Result) -> list[dict[str, Any]]:
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_json_has_a_row_for_each_number_of_players() -> None:
    rows = rows_of(bench("--json", "--game", "brutal-kingdom"))
    assert [(row["game"], row["seats"]) for row in rows] == [("brutal-kingdom", 3), ("brutal-kingdom", 4)]
    for row in rows:
        assert row.keys() == COLUMNS
        assert row["inner"] > 1000
        assert row["driven"] > 1000
        assert row["batch"] > 100
        assert row["pettingzoo"] > 100
        assert 0 < row["copy_us"] < 1000
        assert 0 < row["redact_us"] < 10_000
        assert 0 < row["fill_us"] < 10_000
        assert 0 < row["redact_fill_us"] < 10_000


@pytest.mark.pure
def test_rows_say_whether_they_ran_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICES", 1)
    rows = rows_of(bench("--json", "--game", "brutal-kingdom"))
    assert {(row["compiled"], row["build"]) for row in rows} == {(regalia.compiled, regalia.build)}


@pytest.mark.parametrize("kind", [DEVELOPMENT, TEST])
def test_a_hasty_build_is_not_compared(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(regalia, "build", kind)
    result = bench("--peers")
    assert result.exit_code == 1
    assert "made in a hurry is meaningless" in result.stderr


@pytest.mark.skipif(not regalia.compiled, reason="only compiled builds are compared")
def test_two_builds_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(comparison, "ROUNDS", 1)
    monkeypatch.setattr(comparison, "RELEASE", regalia.build)  # what runs here counts as one
    monkeypatch.setattr(regalia, "build", RELEASE)
    tree = Path(regalia.__file__).parents[2]
    rows = rows_of(bench("--json", "--game", "brutal-kingdom", "--against", str(tree)))
    assert [(row["game"], row["seats"]) for row in rows] == [("brutal-kingdom", 3), ("brutal-kingdom", 4)]
    for row in rows:
        assert all(0.02 < row[name] < 50 for name in ("inner", "driven", "batch", "copy", "redact_fill"))


def test_what_is_no_checkout_is_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regalia, "build", RELEASE)
    result = bench("--against", str(tmp_path))
    assert result.exit_code == 1
    assert "is not a checkout of regalia" in result.stderr


def test_tables_fit_a_terminal_of_80_columns() -> None:
    result = bench("--game", "brutal-kingdom", "--game", "brutal-kingdom")
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(line.startswith("brutal-kingdom") for line in lines) == 6, (
        "two numbers of players, three tables"
    )
    assert "inner x" not in result.stdout
    assert result.stderr.count("\n") <= 1, "no progress where nobody sits at a terminal"


def test_an_unknown_game_is_told_in_a_line() -> None:
    result = bench("--game", "brutal-kingdon")
    assert result.exit_code == 1
    assert "Error: there is no game 'brutal-kingdon'; did you mean brutal-kingdom?" in result.stderr


def test_seconds_must_be_more_than_none() -> None:
    result = CliRunner().invoke(main, ["bench", "engine", "--seconds", "0"])
    assert result.exit_code == 2
    assert "0.0 is not in the range x>0" in result.stderr


def test_missing_peers_are_told_with_the_line_that_gets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(peers, "import_module", missing)
    monkeypatch.setattr(regalia, "build", RELEASE)
    result = bench("--peers")
    assert result.exit_code == 1
    assert "there is no module pyspiel" in result.stderr
    assert "pip install 'regalia[bench]'" in result.stderr


@pytest.mark.peers
@pytest.mark.skipif(
    not (find_spec("pyspiel") and find_spec("rlcard")), reason="the extra `bench` is not installed"
)
def test_peers_are_rows_of_their_own_and_give_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regalia, "build", RELEASE)
    rows = rows_of(bench("--json", "--peers", "--game", "brutal-kingdom"))
    driven = {row["peer"]: row["driven"] for row in rows if "peer" in row}
    assert driven.keys() == {"crazy_eights", "hearts", "gin_rummy", "uno"}
    ours = [row for row in rows if "game" in row]
    assert len(ours) == 2
    for row in ours:
        assert row.keys() == COLUMNS | {"inner_x", "driven_x", "batch_x", "pettingzoo_x"}
        assert row["inner_x"] == pytest.approx(row["inner"] / driven["crazy_eights"], abs=0.01)
        assert row["driven_x"] == pytest.approx(row["driven"] / driven["crazy_eights"], abs=0.01)
        assert row["batch_x"] == pytest.approx(row["batch"] / driven["uno"], abs=0.01)
        assert row["pettingzoo_x"] == pytest.approx(row["pettingzoo"] / driven["uno"], abs=0.01)


def test_positions_are_those_of_whole_games_seen_by_all_seats() -> None:
    setup = find_game("brutal-kingdom").setup(4)
    found = list(positions(setup))
    assert {position.viewer for position in found} == {0, 1, 2, 3}
    assert {position.state.stage() for position in found} == {0, 1, 2, 3}, "all chapters"
    assert {position.witness.viewer for position in found} == {0, 1, 2, 3}


def test_the_median_slice_counts_and_all_take_turns() -> None:
    turns: list[str] = []
    shares: list[float] = []

    def lot(name: str, speeds: Iterator[int]) -> Callable[[], tuple[int, float]]:
        def work() -> tuple[int, float]:
            turns.append(name)
            return next(speeds), 1.0

        return work

    found = median_speeds(
        {"slow": lot("slow", count(1)), "fast": lot("fast", count(100))}, 1.0, shares.append
    )
    assert turns == ["slow", "fast"] * SLICES
    assert found == {"slow": 1 + SLICES // 2, "fast": 100 + SLICES // 2}
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
