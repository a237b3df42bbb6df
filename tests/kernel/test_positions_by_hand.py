"""A position of each game as a person would type it; it can be played, by bots and in the terminal."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from playing import seed
from regalia.bots.random_bot import RandomBot
from regalia.bots.registry import make_draft
from regalia.cli import main
from regalia.kernel.bits import members
from regalia.kernel.game import game_names
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng

FOLDER = Path(__file__).parent.parent / "positions_by_hand"
every_file = pytest.mark.parametrize("file", sorted(FOLDER.iterdir()), ids=lambda file: file.stem)


def test_there_is_one_of_each_game() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == game_names()


@every_file
def test_it_is_played_to_its_end(file: Path) -> None:
    match = Match.begun_at(file.read_text(), seed(1))
    rng = fast_rng(1)
    while not match.over:
        seat = members(match.state.deciders())[0]
        match.commit(seat, make_draft(RandomBot(), match.observe(seat), rng))
    assert match.plies


@every_file
def test_the_terminal_begins_with_it(file: Path, tmp_path: Path) -> None:
    seat = members(Match.begun_at(file.read_text()).state.deciders())[0]
    saved = tmp_path / "saved.json"
    command = ["play", "--position", str(file), "--seat", str(seat), "--save", str(saved), "--no-color"]
    done = CliRunner().invoke(main, command, input="p\n\nq\n")
    assert done.exit_code == 0, done.output
    assert f"\n{file.read_text().split('#')[0].strip()}\n" in done.output, (
        "the position as text, by the key p"
    )
    again = CliRunner().invoke(main, ["play", "--resume", str(saved), "--seat", str(seat)], input="q\n")
    assert again.exit_code == 0, again.output


def test_a_wrong_position_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "wrong.txt"
    file.write_text("brutal-kingdom 4\nask: dance 0\n")
    done = CliRunner().invoke(main, ["play", "--position", str(file)])
    assert done.exit_code != 0
    assert "line 2: 'dance' is not one of pass-light" in str(done.output) + str(done.exception)
