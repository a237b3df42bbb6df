"""Screens of whole games, at sizes that people have."""

from pathlib import Path

import pytest

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.words import Words, player_names
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from watching import watch


@pytest.mark.parametrize(
    ("game", "columns", "rows", "seats"),
    [
        ("brutal-kingdom", 80, 24, 3),
        ("brutal-kingdom", 60, 40, 4),
        ("kardinal-koenig", 80, 24, 5),
        ("kardinal-koenig", 60, 40, 4),
        ("kardinal-koenig", 100, 40, 4),
        ("take-the-kingdom", 80, 24, 4),
        ("take-the-kingdom", 60, 40, 3),
    ],
)
def test_no_question_scrolls_the_table_away(
    tmp_path: Path, game: str, columns: int, rows: int, seats: int
) -> None:
    match = Match(find_game(game).setup(seats), bytes(16))
    people = player_names(Catalogue([SHARED]), seats, 1, "Ada")
    words = Words(match.game, match.setup.space, people, 1, match.setup.names)
    watch(match, words, columns, rows, 4, tmp_path)
