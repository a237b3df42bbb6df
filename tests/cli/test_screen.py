"""Screens of whole games, at sizes that people have."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.desk import Desk
from regalia.cli.session import Session
from regalia.cli.words import Words, player_names
from regalia.kernel.game import find_game
from regalia.kernel.match import Match


class Watched(Desk):
    """A desk of a fixed size that looks at every screen and types anything."""

    def __init__(self, columns: int, rows: int, seed: int) -> None:
        self.text = StringIO()
        self.console = Console(
            file=self.text,
            force_terminal=True,
            color_system=None,
            width=columns,
            height=rows,
            highlight=False,
        )
        self.random = Random(seed)
        self.screens: list[str] = []

    def read(self) -> str:
        self.screens.append(self.text.getvalue().rpartition("\x1b[H")[2])
        self.text.truncate(0)
        return self.random.choice(["", "1", "2", "3", "4"])


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
    desk = Watched(columns, rows, seats)
    Session(match, 1, words, desk, tmp_path / "game.json").run()
    assert match.over
    for screen in desk.screens:
        lines = screen.splitlines()
        assert len(lines) < rows, screen  # one is left for the answer
        assert max(map(len, lines)) <= columns, screen
    assert words.catalogue.faults == []
