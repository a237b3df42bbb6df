"""Screens of whole games, at sizes that people have."""

from pathlib import Path

import pytest

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.screen import Screen
from regalia.cli.tables import make_table
from regalia.cli.words import Words, player_names
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from watching import Watched, watch


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


def test_where_there_is_no_room_a_draft_is_told_by_its_end() -> None:
    """Kardinal & König for four in German was one line too high at 80x24."""
    game = find_game("kardinal-koenig")
    setup = game.setup(4)
    words = Words(game, setup.space, ["Ada", "Bruno", "Clara", "Dorin"], 0, setup.names)
    desk = Watched(40, 24, 1, 1)
    screen = Screen(desk, make_table(setup, words), words, "")
    draft = "You play a purple card. You build a monastery in Rouen. You play two green cards as a joker."
    told = [len(desk.render(*screen.question("What?", "Your play", draft, brief))) for brief in (False, True)]
    assert told == [5, 3]
    lines = desk.render(*screen.question("", "", draft, True))
    assert "… play two green cards as a joker." in "".join(part.text for line in lines for part in line)
