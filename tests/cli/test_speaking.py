"""The terminal in other languages: nothing is cut off, and nothing is said outside the catalogues."""

import contextlib
import re
from pathlib import Path

import pytest

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.desk import Left
from regalia.cli.language import ENGLISH, PSEUDO, offered, speaking
from regalia.cli.session import Session
from regalia.cli.words import Words, player_names
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from watching import Watched, watch

OTHERS = [language for language in offered() if language != ENGLISH]
TYPED = "1h-l-?-a-b-d-e-k-xu12-1-"  # a hyphen is Enter
SAMPLE = 60  # screens


class Curious(Watched):
    """Looks at everything there is, and leaves after a while."""

    def read(self) -> str:
        super().read()
        if len(self.screens) > SAMPLE:
            raise Left
        return TYPED[len(self.screens) % len(TYPED)].strip("-")


def words_for(match: Match, name: str) -> Words:
    setup = match.setup
    people = player_names(Catalogue([SHARED]), setup.seats, 1, name)
    return Words(match.game, setup.space, people, 1, setup.names)


@pytest.mark.parametrize("game", game_names())
def test_all_that_the_terminal_says_stands_in_a_catalogue(game: str) -> None:
    found = find_game(game)
    match = Match(found.setup(), bytes(16))
    with speaking(PSEUDO):
        words = words_for(match, "77")
        desk = Curious(100, 60, 1, 1)
        with contextlib.suppress(Left):
            Session(match, 1, words, desk, None).run()
    given = "|".join(re.escape(name) for names in match.setup.names.values() for name in names.values())
    allowed = rf"{given or '-'}|[A-Z]{{2}}-\d[\d.]*|regalia play --position|components\.toml"
    for screen in desk.screens:
        plain = re.sub(allowed, "", re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", screen))
        assert re.findall(r"[A-Za-z]{2,}", plain) == [], screen


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param("kardinal-koenig", 4, marks=pytest.mark.soak),
        pytest.param("kardinal-koenig", 5, marks=pytest.mark.soak),
        ("brutal-kingdom", 3),
        pytest.param("take-the-kingdom", 4, marks=pytest.mark.soak),
        pytest.param("kings-blood", 4, marks=pytest.mark.soak),
    ],
)
def test_whole_games_fit_on_a_small_screen(tmp_path: Path, game: str, seats: int, language: str) -> None:
    match = Match(find_game(game).setup(seats), bytes(16))
    with speaking(language):
        watch(match, words_for(match, "Ada"), 80, 24, 4, tmp_path)
