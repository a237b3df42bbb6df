"""Secrets stay secret, shown twice over; and each of three planted leaks is found."""

import os

import pytest

import leaks
import regalia
from playing import label, setups, variant_parameters
from regalia.kernel.game import find_game, game_names
from regalia.kernel.setup import Setup
from regalia.testing.secrecy import Leak, compare_fills_in_a_game, run_pairs
from smuggle.game import GAME
from smuggle.state import Smuggle

SOAK = bool(os.environ.get("REGALIA_SOAK"))
GAMES = 200 if SOAK else 1
PAIRS = 20_000 if SOAK else 40  # for a game, over its variants; each has two
LOOKS = 10**9 if SOAK else 60 if regalia.compiled else 10  # in a game; of a longer one not at every play
SETUPS = setups()
pytestmark = pytest.mark.usefixtures("smuggle")

every_variant = pytest.mark.parametrize("setup", variant_parameters())
every_variant_compiled = pytest.mark.parametrize("setup", SETUPS, ids=label)


def compare_many_fills(setup: Setup) -> None:
    for number in range(20):
        compare_fills_in_a_game(setup, number, LOOKS)


@every_variant
def test_other_truths_behind_an_observation_look_the_same(setup: Setup) -> None:
    for number in range(GAMES):
        compare_fills_in_a_game(setup, number, LOOKS)


@every_variant_compiled
def test_two_hidden_cards_can_change_places_unnoticed(setup: Setup) -> None:
    siblings = sum(other.game == setup.game for other in SETUPS)
    run_pairs(setup, max(2, -(-PAIRS // siblings)))


@pytest.mark.parametrize("name", game_names())
def test_the_paired_worlds_get_somewhere(name: str) -> None:
    assert run_pairs(find_game(name).setup(), 8) > 0, "some card is shown in the end"


@pytest.mark.parametrize("fault", [leaks.RankInAnEvent, leaks.MarkOnACard, leaks.PromptForHolders])
def test_a_planted_leak_is_found(fault: type[Smuggle], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "state_class", fault)
    setup = GAME.setup()
    with pytest.raises(Leak):
        run_pairs(setup, 200)


def test_a_mark_on_a_card_is_found_by_filling_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "state_class", leaks.MarkOnACard)
    with pytest.raises(Leak):
        compare_many_fills(GAME.setup())
