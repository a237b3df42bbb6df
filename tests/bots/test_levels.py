"""What is offered at a table, and what it means, as it was measured."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from regalia.bots import levels
from regalia.bots.levels import FILE, Measured, Strength, parse_levels, strengths
from regalia.bots.registry import LEVELS
from regalia.kernel.game import find_game, game_names

GAME = find_game("kings-blood")
ROW = Measured(
    "kings-blood", 2, "courtier", "page", "accepted", 0.6871, 0.6, 0.8, 0.5, 40, 0.012,
    ("no search", "no search"), GAME.rules_version, "digest", "bots", "0.1.0", "a machine", "2026-11-17",
)  # fmt: skip
CHANCELLOR = replace(
    ROW, level="chancellor", against="courtier", verdict="undecided", share=0.3, fair=0.25, seats=4
)


def table(monkeypatch: pytest.MonkeyPatch, seats: int, *rows: Measured) -> dict[str, Strength]:
    monkeypatch.setattr(levels, "shipped", lambda: rows)
    return {found.level: found for found in strengths(GAME, seats)}


def test_a_level_is_told_in_games_of_ten(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table(monkeypatch, 2, ROW)
    assert list(found) == [level.name for level in LEVELS]
    assert found["courtier"] == Strength("courtier", True, "page", 7, 5.0, 0.012)


def test_what_is_not_shown_to_be_stronger_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table(monkeypatch, 4, ROW, CHANCELLOR)
    assert [strength.offered for strength in found.values()] == [True, True, False, False]
    refused = table(monkeypatch, 4, replace(CHANCELLOR, verdict="refused"))
    assert not refused["chancellor"].offered


@pytest.mark.parametrize(("seats", "offered"), [(2, True), (3, False), (4, False), (6, False)])
def test_other_numbers_of_players_are_offered_what_the_nearest_is_and_claim_nothing(
    monkeypatch: pytest.MonkeyPatch, seats: int, offered: bool
) -> None:
    larger = replace(ROW, seats=4, verdict="refused")
    found = table(monkeypatch, seats, ROW, larger)["courtier"]
    assert found.offered == offered
    measured = seats in (2, 4)
    assert (found.wins_of_ten, found.seconds) == ((7, 0.012) if measured else (None, None))


def test_rows_of_other_rules_and_games_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    others = replace(ROW, rules=GAME.rules_version + 1), replace(ROW, game="brutal-kingdom")
    assert table(monkeypatch, 2, *others)["courtier"] == Strength("courtier", offered=True)


def test_the_file_that_is_shipped_can_be_read() -> None:
    rows = parse_levels(FILE.read_text()) if FILE.exists() else []
    assert [row.key for row in rows] == sorted({row.key for row in rows})
    assert {row.game for row in rows} <= set(game_names())


def test_what_is_shipped_stands_in_the_docs() -> None:
    text = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    told = [line for line in text.splitlines() if re.match(r"\| \d \| \w+ \| \w+ \| .* deals \(", line)]
    rows = parse_levels(FILE.read_text())
    assert len(told) == len(rows)
    for row in rows:
        wins = f"{100 * row.share:.1f} % of {row.deals} deals ({100 * row.low:.1f} to {100 * row.high:.1f})"
        who = f"| {row.seats} | {row.level} | {row.against} |"
        line = f"{who} {wins} | {100 / row.seats:.1f} % | {row.verdict} |"
        assert any(one.startswith(line) for one in told), line
