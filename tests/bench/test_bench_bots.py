"""`regalia bench bots`."""

import json

import pytest
from click.testing import CliRunner

import regalia
from regalia._native import RELEASE
from regalia.bench import bots, slices
from regalia.cli import main


def bench(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["bench", "bots", "--seconds", "0.05", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_rows_have_what_scripts_rely_on() -> None:
    rows = [json.loads(line) for line in bench("--json", "--game", "brutal-kingdom").splitlines()]
    assert [(row["game"], row["seats"]) for row in rows] == [("brutal-kingdom", 3), ("brutal-kingdom", 4)]
    for row in rows:
        assert 0 < row["iterations"] <= row["tree"] <= row["simulated"]
        assert 1 < row["nodes"] <= bots.ITERATIONS + 40  # the choices of the root come first


def test_a_person_gets_a_table() -> None:
    lines = bench("--game", "take-the-kingdom").splitlines()
    assert sum(line.lstrip().startswith("take-the-kingdom ") for line in lines) == 2


@pytest.mark.peers
def test_open_spiel_searches_in_the_same_run(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel", reason="the extra `bench` is not installed")
    monkeypatch.setattr(slices, "SLICES", 3)  # one of its searches takes long
    monkeypatch.setattr(regalia, "build", RELEASE)  # what tests run on is as good for this
    rows = [json.loads(line) for line in bench("--json", "--game", "brutal-kingdom", "--peers").splitlines()]
    assert [row["peer"] for row in rows if "peer" in row] == ["gin_rummy", "leduc_poker"]
    assert all(row["iterations_x"] > 10 for row in rows if "game" in row)


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(bots, "import_module", missing)
    monkeypatch.setattr(regalia, "build", RELEASE)
    result = CliRunner().invoke(main, ["bench", "bots", "--peers"])
    assert result.exit_code == 1
    assert "pip install 'regalia[bench]'" in result.output
