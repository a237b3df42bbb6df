"""Our own games with their seat counts and variants; `regalia.testing` plays them at random."""

from typing import Any

import pytest

from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.setup import Setup
from regalia.testing import playing
from regalia.testing.playing import (
    begin,
    begin_episode,
    label,
    length,
    random_draft,
    random_plies,
    random_steps,
    seed,
    steps_of,
)

__all__ = [
    "begin", "begin_episode", "label", "length", "random_draft", "random_plies", "random_steps", "seed",
    "setups", "steps_of", "variant_parameters", "variants",
]  # fmt: skip

# Games with too many options to try them all together: those that are tried with every seat count.
COVERING: dict[str, list[dict[str, object]]] = {
    "brawling-barons": [
        {},
        {"teams": True},
        {"decks": 1, "split_shield": True},
        {"decks": 2, "aids_any_time": True},
        {"decks": 3, "split_shield": True, "aids_any_time": True},
        {"decks": 4, "teams": True, "split_shield": True, "aids_any_time": True},
    ],
    "brutal-kingdom": [
        {},
        {"random_removal": True, "moved_threats_end": True},
        {"black_knight": "always", "struck_killers_strike": True},
        {"moved_threats_end": True, "inquisitor_same_back": True},
        {"inquisitor_same_back": True, "struck_killers_strike": True, "moved_threats_end": True},
    ],
    "kardinal-koenig": [
        {},
        {"joker_other_colour": True},
        {"memory_aids": False, "blocked_end": "round"},
        {"joker_other_colour": True, "memory_aids": False, "blocked_end": "round"},
    ],
    "kings-blood": [
        {},
        {"advanced": True},
        {"advanced": True, "announce": "strict"},
        {"advanced": True, "series": "first_to", "target": 100},
        {"announce": "strict", "series": "last_under", "skipped_draw": True},
        {"announce": "button", "skipped_draw": True},
    ],
    "take-the-kingdom": [
        {},
        {"replace_defence": False, "spread_targets": "many", "forced_plays": True},
        {"trap_target": "attacker", "spy_play_free": False, "morale_stack": True},
        {"penalty_uses_play": False, "penalty_costs_play": True, "spread_targets": "many"},
        {"trap_target": "attacker", "penalty_costs_play": True, "morale_stack": True, "forced_plays": True},
    ],
}


def variants(game: Game) -> list[Setup]:
    """Every seat count with all combinations of options that the game allows, or with some of them."""
    return playing.variants(game, COVERING.get(game.name))


def setups() -> list[Setup]:
    """All variants of all games."""
    return [setup for name in game_names() for setup in variants(find_game(name))]


def variant_parameters() -> list[Any]:
    """All variants for `pytest.mark.parametrize`; as pure Python the smallest table of each game.

    That all the others play the same as pure Python is shown by a comparison of states.
    """
    return [
        pytest.param(setup, id=label(setup), marks=[pytest.mark.pure] if _is_smallest(setup) else [])
        for setup in setups()
    ]


def _is_smallest(setup: Setup) -> bool:
    return setup == find_game(setup.game).setup(min(find_game(setup.game).players))
