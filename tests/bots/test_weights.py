"""The numbers by which a game's heuristics judge have names and count; characters differ by them."""

import itertools

import pytest

from regalia.kernel.bits import lowest
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.rng import fast_rng
from regalia.kernel.state import State
from regalia.kernel.weights import Weights

GAMES = {"brutal-kingdom": 12, "kings-blood": 6}  # the others are long
ENOUGH = 150  # positions
SWITCHES = {"care"}  # no weight: how playouts choose


def positions(game: Game) -> list[State]:
    """Some positions of games of guesses, as they are and as a seat sees them."""
    found = []
    for number in range(GAMES.get(game.name, 2)):
        rng = fast_rng(number)
        state = game.make_state(game.setup(), rng)
        state.begin()
        while state.deciders():
            found.append(state.copy())
            seat = lowest(state.deciders())
            state.apply(seat, state.rollout_action(seat, rng))
    some = found[:: 1 + len(found) // ENOUGH]
    return some + [state.redact(0) for state in some[::5]]


def values(states: list[State]) -> list[float]:
    return [state.value(seat) for state in states for seat in range(state.seats)]


@pytest.mark.parametrize("name", game_names())
def test_every_weight_counts_and_characters_differ_by_them(name: str) -> None:
    game = find_game(name)
    assert isinstance(game.weights, Weights)
    states = positions(game)
    if name == "kings-blood":  # two of its weights are for series of deals
        setup = game.setup(options={"series": "first_to"})
        series = [game.make_state(setup, fast_rng(1))]
        series[0].begin()
        states += series
    usual = values(states)
    for weight, number in game.weights.usual.items():
        if weight not in SWITCHES:
            game.weights.use({weight: 2 * number})
            changed = values(states)
            game.weights.use({})
            assert changed != usual, weight
    assert values(states) == usual
    judged = [usual]
    for own in game.characters.values():
        game.weights.use(dict(own))
        judged.append(values(states))
    game.weights.use({})
    assert all(one != other for one, other in itertools.combinations(judged, 2))
