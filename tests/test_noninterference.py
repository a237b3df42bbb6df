"""Secrets stay secret, shown twice over; and each of three planted leaks is found."""

import os
import random
from collections import deque
from collections.abc import Iterator
from functools import partial
from importlib.metadata import EntryPoint

import pytest

import regalia
import toy
from playing import length, random_plies, seed, setups, variant_parameters
from regalia.kernel import game as registry
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.setup import Setup
from regalia.kernel.zones import SPECTATOR
from secrecy import SPOKEN, Leak, Pair, compare_fills

SOAK = bool(os.environ.get("REGALIA_SOAK"))
GAMES = 200 if SOAK else 1
PAIRS = 20_000 if SOAK else 60 if regalia.compiled else 0  # for a game, over its variants; each has two
LOOKS = 10**9 if SOAK else 300 if regalia.compiled else 30  # in a game; of a longer one not at every play
SETUPS = setups()

every_variant = pytest.mark.parametrize("setup", variant_parameters())


@pytest.fixture(autouse=True)
def smuggle(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game is registered."""
    monkeypatch.setitem(registry._entries(), "smuggle", EntryPoint("smuggle", "toy:GAME", registry.GROUP))
    yield
    registry.find_game.cache_clear()


def fill_everywhere(setup: Setup, number: int) -> None:
    match, spare = Match(setup, seed(number)), Match(setup, seed(number))
    every = max(1, length(setup) // LOOKS)
    for ply, _ in enumerate(random_plies(match, random.Random(number))):
        if ply % every == number % every:
            for viewer in range(SPECTATOR, setup.seats):
                compare_fills(match, viewer, number, spare)


def run_pairs(setup: Setup, pairs: int) -> int:
    """Paired runs for every viewer, every other one from a swap; gives how many ended in a lawful reveal."""
    revealed = 0
    for number in range(pairs):
        for viewer in range(SPECTATOR, setup.seats):
            pair = Pair(Match(setup, seed(number)), viewer, number, SPOKEN)
            if number % 2:
                pair.swap()
            revealed += pair.run(60)
    return revealed


@every_variant
def test_other_truths_behind_an_observation_look_the_same(setup: Setup) -> None:
    for number in range(GAMES):
        fill_everywhere(setup, number)


@every_variant
def test_two_hidden_cards_can_change_places_unnoticed(setup: Setup) -> None:
    siblings = sum(other.game == setup.game for other in SETUPS)
    run_pairs(setup, max(2, -(-PAIRS // siblings)))


@pytest.mark.parametrize("name", game_names())
def test_the_paired_worlds_get_somewhere(name: str) -> None:
    assert run_pairs(find_game(name).setup(), 8) > 0, "some card is shown in the end"


@pytest.mark.pure
def test_the_toy_game_keeps_its_secrets() -> None:
    for number in range(5):
        fill_everywhere(toy.GAME.setup(), number)
    assert run_pairs(toy.GAME.setup(), 40) > 0


@pytest.mark.pure
@pytest.mark.parametrize("fault", [toy.RankInAnEvent, toy.MarkOnACard, toy.PromptForHolders])
def test_a_planted_leak_is_found(fault: type[toy.Smuggle], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.GAME, "state", fault)
    setup = toy.GAME.setup()
    with pytest.raises(Leak):
        run_pairs(setup, 200)


@pytest.mark.pure
def test_a_mark_on_a_card_is_found_by_filling_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.GAME, "state", toy.MarkOnACard)
    with pytest.raises(Leak):
        deque(map(partial(fill_everywhere, toy.GAME.setup()), range(20)))
