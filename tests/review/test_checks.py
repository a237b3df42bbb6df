"""Whether reviews are right, with few games; for hours in `make soak`, with journals in build/review."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from checks import Line, joined, mean_and_error, run, tell, usual_amounts
from regalia.bots.levels import ACCEPTED, measured
from regalia.kernel.game import find_game, game_names

SOAK = bool(os.environ.get("REGALIA_SOAK"))
JOURNALS = Path(__file__).parents[2] / "build" / "review"
Z99 = 2.576
Figures = Callable[[str, object], None]

every_game = pytest.mark.parametrize("game", game_names())


def few(game: str) -> int:
    """So many games, in a hurry: one of the longer ones has as many decisions as several others."""
    return 3 if game in ("brutal-kingdom", "kings-blood") else 1


def figures_of(check: str, name: str, games: int, amounts: list[int] | None = None) -> list[Line]:
    game = find_game(name)
    journal = JOURNALS / f"{check}-{name}.jsonl" if SOAK else None
    return run(check, game, games, amounts or usual_amounts(check, game), journal)


@every_game
def test_luck_is_nothing_on_average(game: str, record_property: Figures) -> None:
    """The interval of 99 % holds 0; that of few games is wider, and of their events, which are more."""
    lines = figures_of("luck", game, 200 if SOAK else few(game), None if SOAK else [25])
    mean, error = mean_and_error(joined(lines, "game" if SOAK else "events"))
    record_property("figures", tell("luck", find_game(game), lines))
    assert abs(mean) <= (Z99 if SOAK else 4.5) * error


@pytest.mark.soak
@every_game
def test_error_rates_order_the_levels_that_the_arena_orders(game: str, record_property: Figures) -> None:
    lines = figures_of("answers", game, 40)
    record_property("figures", tell("answers", find_game(game), lines))
    for level, below in (("courtier", "page"), ("chancellor", "courtier")):
        found = measured(find_game(game), find_game(game).usual, level)
        if found is not None and found.verdict == ACCEPTED:
            assert mean_and_error(joined(lines, level))[0] < mean_and_error(joined(lines, below))[0]


@every_game
def test_a_page_errs_more_than_a_courtier(game: str) -> None:
    lines = figures_of("errors", game, few(game), [200, 16, 2])
    assert mean_and_error(joined(lines, "courtier"))[0] < mean_and_error(joined(lines, "page"))[0]


def test_to_the_same_questions_a_page_has_worse_answers_than_a_courtier() -> None:
    lines = figures_of("answers", "kings-blood", 3, [300, 6, 2])
    assert len(joined(lines, "page")) == len(joined(lines, "courtier")) == 18
    assert mean_and_error(joined(lines, "courtier"))[0] < mean_and_error(joined(lines, "page"))[0]


@pytest.mark.soak
@every_game
def test_planted_blunders_are_found(game: str, record_property: Figures) -> None:
    lines = figures_of("planted", game, 40)
    record_property("figures", tell("planted", find_game(game), lines))
    assert mean_and_error(joined(lines, "lost"))[0] >= 0.9
    assert mean_and_error(joined(lines, "sound"))[0] <= 0.05


@pytest.mark.soak
@every_game
def test_a_quick_review_takes_two_minutes_of_a_processor(game: str, record_property: Figures) -> None:
    lines = figures_of("time", game, 1)
    record_property("figures", tell("time", find_game(game), lines))
    assert joined(lines, "first curve")[0] < 5
    assert joined(lines, "whole")[0] < 120


def test_a_planted_blunder_is_found() -> None:
    lines = figures_of("planted", "brutal-kingdom", 1, [3000, 3, 1000])
    assert joined(lines, "lost"), "some play loses 15 points"
    assert sum(joined(lines, "lost")) >= 0.5 * len(joined(lines, "lost"))
    assert sum(joined(lines, "sound")) <= 1
