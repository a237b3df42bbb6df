"""Whom one plays against in the terminal: who they are, how strong, and who is not offered."""

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from regalia.bots import levels
from regalia.bots.levels import Measured
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.play import introduce, opponents, play
from regalia.cli.words import Words, player_names
from regalia.kernel.game import find_game
from regalia.kernel.match import Match

GAME = find_game("kings-blood")
COURTIER = Measured(
    "kings-blood", 4, "courtier", "page", "accepted", 0.91, 0.87, 0.94, 0.25, 100, 0.0004,
    ("no search", "no search"), GAME.rules_version, "digest", "bots", "0.1.0", "a machine", "2026-11-17",
)  # fmt: skip
CHANCELLOR = replace(COURTIER, level="chancellor", against="courtier", share=0.31, seconds=0.13)
EVEN = "(even would be 2.5)"


def introduced(bots: str, seats: int = 4) -> list[str]:
    match = Match(GAME.setup(seats), bytes(32))
    words = Words(GAME, match.setup.space, player_names(Catalogue([SHARED]), seats, 0, None), 0)
    return introduce(words, match, 0, opponents(bots, match, 0))


def test_opponents_are_told_by_name_character_and_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "shipped", lambda: (COURTIER, CHANCELLOR))
    assert introduced("courtier:bold,chancellor,page") == [
        f"Bruno the Bold · courtier: wins about 9 of 10 games against pages {EVEN}; answers at once",
        f"Clara · chancellor: wins about 3 of 10 games against courtiers {EVEN}; thinks about 0.1 s",
        "Dorin · page",
    ]


def test_nothing_is_claimed_of_a_table_that_was_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "shipped", lambda: (COURTIER,))
    assert introduced("courtier,ismcts:50", 3) == ["Bruno · courtier", "Clara"]


def test_a_level_that_is_not_offered_is_refused_kindly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "shipped", lambda: (replace(CHANCELLOR, verdict="undecided"),))
    found = CliRunner().invoke(play, ["kings-blood", "--bots", "courtier,chancellor:bold"])
    assert found.exit_code != 0
    assert "The chancellor sits this table out" in found.output
