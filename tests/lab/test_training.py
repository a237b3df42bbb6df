"""A judge learns who wins from games, and what it is shown depends on their numbers alone."""

from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from regalia.cli import main
from regalia.cli.lab.train import put_into
from regalia.kernel.game import find_game
from regalia.kernel.learnt import FILE, Learnt, LearntFile, read_learnt
from regalia.lab.errors import LabError
from regalia.lab.teaching import A_PIECE, Piece, pieces, play_piece
from regalia.lab.training import Training

GAME = find_game("kings-blood")


def test_a_network_learns_a_rule_that_decides_every_game() -> None:
    """Whoever has the first feature wins, unless another one has the second, too."""
    rng = np.random.default_rng(1)
    rows = (rng.random((3000, 3, 12)) < 0.3).astype(np.uint8)
    merit = rows[:, :, 0] * 2 + rows[:, :, 1] + rng.random((3000, 3)) * 0.1
    heard: list[float] = []
    training = Training(rows, merit.argmax(1).astype(np.uint8), batch=32)
    before = training.loss()
    training.run(heard.append)
    assert before > 1.0
    assert heard[-1] == training.loss() < 0.75 * before
    learnt = training.learnt("by a test")
    assert (learnt.seats, len(learnt.first), len(learnt.third)) == (3, 13 * 32, 9)


def test_games_depend_on_their_numbers_alone() -> None:
    whole = pieces(GAME, 2, "page", "1", A_PIECE + 3)
    assert [(piece.first, piece.count) for piece in whole] == [(0, A_PIECE), (A_PIECE, 3)]
    some = Piece("kings-blood", 2, "page", "1", 4, 2)
    one, other = (play_piece(Piece("kings-blood", 2, "page", "1", number, 1)) for number in (4, 5))
    assert play_piece(some).rows == one.rows + other.rows
    assert set(one.winners) <= {0, 1}


def test_a_game_without_features_cannot_be_learnt() -> None:
    with pytest.raises(LabError, match="no judge to be taught; regalia lab practice"):
        pieces(find_game("brutal-kingdom"), 4, "page", "1", 100)


def test_other_numbers_of_players_are_kept_and_what_no_longer_fits_is_not(tmp_path: Path) -> None:
    path = tmp_path / FILE
    head = LearntFile("kings-blood", 2, 1, "digest", ())
    two, four, newer = (Learnt(seats, how, (), (), ()) for seats, how in ((2, "a"), (4, "a"), (2, "b")))
    path.write_bytes(msgspec.json.encode(msgspec.structs.replace(head, networks=(two, four))))
    assert put_into(head, path, newer).networks == (newer, four)
    assert put_into(msgspec.structs.replace(head, rules=3), path, newer).networks == (newer,)


def test_the_command_writes_what_it_learnt(tmp_path: Path) -> None:
    out = tmp_path / FILE
    args = [
        "lab",
        "train",
        "kings-blood",
        "--seats",
        "2",
        "--games",
        "100",
        "--bot",
        "page",
        "--jobs",
        "1",
        "--out",
        str(out),
    ]
    found = CliRunner().invoke(main, args)
    assert found.exit_code == 0, found.output
    file = read_learnt(out)
    assert file is not None
    assert file.components == GAME.setup().components_file.digest
    assert [learnt.seats for learnt in file.networks] == [2]
