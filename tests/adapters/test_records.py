"""Saved games as a data set."""

import random
from pathlib import Path

import numpy as np
import pytest

from environments import every_table
from playing import random_plies, seed
from regalia.adapters.records import load_records
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import find_game
from regalia.kernel.match import Match


def save(path: Path, game: str, players: int, number: int) -> Match:
    match = Match(find_game(game).setup(players), seed(number))
    for _ in random_plies(match, random.Random(number)):
        pass
    path.write_text(match.record().to_json())
    return match


@every_table
def test_every_decision_becomes_a_row(game: str, players: int, tmp_path: Path) -> None:
    match = save(tmp_path / "a.json", game, players, 1)
    data = load_records([tmp_path / "a.json"], rewards="score")
    assert data.actions.tolist() == [action for ply in match.plies for action in ply.actions]
    assert data.seats.tolist() == [ply.seat for ply in match.plies for _ in ply.actions]
    assert data.rewards.tolist() == [match.outcome.scores[seat] for seat in data.seats]
    assert data.masks[np.arange(len(data.actions)), data.actions].all(), "what was chosen was legal"
    features = find_game(game).features(match.setup)
    assert data.observations.shape == (len(data.actions), features.size)
    viewer = features.field("viewer")
    assert (data.observations[:, viewer.at : viewer.at + viewer.size].argmax(axis=1) == data.seats).all()


def test_games_are_told_apart_and_have_one_layout(tmp_path: Path) -> None:
    for number in range(3):
        save(tmp_path / f"{number}.json", "brutal-kingdom", 3, number)
    data = load_records(sorted(tmp_path.glob("*.json")))
    assert set(data.games.tolist()) == {0, 1, 2}
    save(tmp_path / "3.json", "brutal-kingdom", 4, 3)
    with pytest.raises(BadRecord, match="is of brutal-kingdom for 4"):
        load_records(sorted(tmp_path.glob("*.json")))


def test_an_unfinished_game_is_refused(tmp_path: Path) -> None:
    match = Match(find_game("brutal-kingdom").setup(3), seed(1))
    match.commit(0, [match.legal(0)[0]])
    (tmp_path / "a.json").write_text(match.record().to_json())
    with pytest.raises(BadRecord, match="not a finished game"):
        load_records([tmp_path / "a.json"])


def test_no_records_are_no_decisions() -> None:
    assert len(load_records([]).actions) == 0
