"""OpenSpiel: its simulation tests pass, its bots play, and sampled states cannot be told apart."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

from environments import every_table
from regalia.adapters import openspiel
from regalia.adapters.openspiel import openspiel_name
from regalia.kernel.game import find_game, game_names


def load(name: str, players: int, seed: int = 1) -> Any:
    return pyspiel.load_game(f"{openspiel_name(find_game(name))}(players={players},seed={seed})")


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(openspiel.DEAL)
    return state


def walk(state: Any, rnd: random.Random, most: int) -> None:
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(rnd.choice(state.legal_actions()))


@every_table
def test_its_simulation_test_passes(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", game_names())
def test_its_random_bot_plays_whole_games(name: str) -> None:
    players = find_game(name).usual
    game = load(name, players)
    bots = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(players)]
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def search_bot(game: Any, iterations: int) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(game, evaluator, 1.4, iterations, random_state=np.random.RandomState(2))


def test_its_python_search_plays_a_whole_game() -> None:
    game = load("brutal-kingdom", 3)
    bot = search_bot(game, 5)
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)
    assert len(state.history()) > 60


@pytest.mark.parametrize("name", game_names())
def test_its_python_search_chooses_in_every_game(name: str) -> None:
    game = load(name, find_game(name).players[0])
    state = dealt(game)
    walk(state, random.Random(1), 5)
    for _ in range(3):
        action = search_bot(game, 4).step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@every_table
def test_a_resampled_state_cannot_be_told_from_the_true_one(game: str, players: int) -> None:
    state = dealt(load(game, players))
    rnd = random.Random(3)
    different = 0
    for _ in range(12):
        walk(state, rnd, 3)
        if state.is_terminal():
            break
        seat = rnd.randrange(players)
        other = state.resample_from_infostate(seat, rnd.random)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.current_player() == state.current_player()
        assert other.legal_actions(seat) == state.legal_actions(seat)
        assert other.history() == [openspiel.DEAL], "no action of anybody"
        different += str(other) != str(state)
        walk(other, rnd, 100)
    assert different > 0


def test_information_states_recall_everything() -> None:
    state = dealt(load("brutal-kingdom", 3))
    rnd = random.Random(2)
    before = [state.information_state_string(seat) for seat in range(3)]
    while not state.is_terminal():
        seat = state.current_player()
        action = rnd.choice(state.legal_actions())
        name = state.action_to_string(seat, action)
        state.apply_action(action)
        for other in range(3):
            now = state.information_state_string(other)
            assert now.startswith(before[other])
            new = now[len(before[other]) :]
            assert (f"I choose {name}" in new) == (other == seat), "its own choice, and nobody else's"
            before[other] = now


def test_what_others_were_told_is_not_in_an_information_state() -> None:
    state = dealt(load("brutal-kingdom", 3))
    first, second = (state.information_state_string(seat) for seat in (0, 1))
    assert first != second
    assert first.count('"kinds":[') == 1, "the own hand and no other"


def test_tensors_are_the_features_and_can_be_named() -> None:
    game = load("brutal-kingdom", 4)
    state = dealt(game)
    observation = make_observation(game)
    observation.set_from(state, 2)
    assert observation.dict["viewer"].tolist() == [0, 0, 1, 0]
    assert observation.dict["hand"].sum() == 2
    assert observation.tensor.tolist() == list(state.observation_tensor(2))
    assert game.observation_tensor_shape() == [observation.tensor.size]


@pytest.mark.parametrize("name", game_names())
def test_states_can_be_serialised_and_go_on_the_same(name: str) -> None:
    game = load(name, find_game(name).usual)
    state = dealt(game)
    walk(state, random.Random(5), 25)
    for again in (
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
        state.clone(),
    ):
        assert str(again) == str(state)
        assert again.history() == state.history()
        twin = state.clone()
        walk(twin, random.Random(6), 25)
        walk(again, random.Random(6), 25)
        assert str(again) == str(twin)
        for seat in range(game.num_players()):
            assert again.information_state_string(seat) == twin.information_state_string(seat)
            assert again.observation_tensor(seat) == twin.observation_tensor(seat)


def test_a_seed_settles_the_deals() -> None:
    first, second = load("brutal-kingdom", 4, 9), load("brutal-kingdom", 4, 9)
    deals = [str(dealt(first)) for _ in range(3)]
    assert deals == [str(dealt(second)) for _ in range(3)]
    assert len(set(deals)) == 3
    assert str(dealt(load("brutal-kingdom", 4, 10))) != deals[0]


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("regalia_kings_blood(players=2,advanced=yes,series=first_to)")
    assert game.setup.options["advanced"] is True
    assert game.setup.options["series"] == "first_to"
