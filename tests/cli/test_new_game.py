"""`regalia new-game` writes a game that plays and passes the suites."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia.cli import main
from regalia.cli.new_game import names_of

ENTRIES = "[regalia.games]\nwhite-horse = white_horse.game:GAME\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The skeleton of a game, installed as an editable install would."""
    folder = tmp_path / "white-horse"
    done = CliRunner().invoke(main, ["new-game", "white-horse", "--into", str(folder)])
    assert done.exit_code == 0, done.output
    info = folder / "src" / "white_horse-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: white-horse\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    return folder


def run(project: Path, *command: str, given: str = "", **variables: str) -> str:
    paths = os.pathsep.join([str(project / "src"), *filter(None, sys.path)])
    done = subprocess.run(
        (sys.executable, "-m", *command),
        cwd=project,
        env={**os.environ, "PYTHONPATH": paths, "XDG_DATA_HOME": str(project), **variables},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_its_tests_and_is_in_the_house_style(project: Path) -> None:
    pytest_quietly = ("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis")
    assert "failed" not in run(project, *pytest_quietly, REGALIA_GOLDEN="1")
    run(project, *pytest_quietly, "-k", "golden")
    run(project, "ruff", "check", "--select", "E,F,I,W", "--line-length", "110", ".")


def test_it_is_played_in_the_terminal(project: Path) -> None:
    play = ("regalia", "play", "white-horse", "--seats", "2", "--bots", "page", "--seed", "1")
    told = run(project, *play, given="1\n\n" * 4)
    assert "Which card do you play?" in told
    assert "wins" in told or "won" in told, told
    assert "event-" not in told, "every event has words"


def test_names_follow_from_one() -> None:
    assert names_of("white-horse")["Class"] == "WhiteHorse"
    assert names_of("chess")["CODE"] == "CH"


@pytest.mark.parametrize("name", ["White Horse", "9lives", "a/b", "-x"])
def test_what_is_no_name_is_refused(name: str, tmp_path: Path) -> None:
    done = CliRunner().invoke(main, ["new-game", "--into", str(tmp_path / "new"), "--", name])
    assert done.exit_code == 1
    assert "lower-case words" in done.output
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    done = CliRunner().invoke(main, ["new-game", "white-horse", "--into", str(tmp_path)])
    assert done.exit_code == 1
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
