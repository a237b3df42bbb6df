"""A policy by rows learns what pays, and says the same in whole numbers."""

import numpy as np
import pytest

from regalia.bots.policy_bot import PolicyBot
from regalia.kernel.episode import new_episode
from regalia.kernel.features import FeatureWriter
from regalia.kernel.game import find_game
from regalia.kernel.network import Layer
from regalia.kernel.policy import Policy
from regalia.kernel.rewards import share_of
from regalia.kernel.rng import fast_rng
from regalia.kernel.turning import turned_actions, turned_features
from regalia.lab import practice
from regalia.lab.row_practice import RowPractice, judged
from regalia.lab.row_training import RowTraining, Sample

GAME = find_game("brutal-kingdom")
SETUP = GAME.setup(4)


def test_surprises_belong_to_the_seat_whose_choice_came_before() -> None:
    """Seat 0 chooses, then seat 1, then seat 0; the game ends and seat 1 has won it. Another game begins."""
    seats = np.array([[0], [1], [0], [1]])
    expected = np.array([[0.5], [0.25], [-0.5], [0.125]], np.float32)
    ended = np.array([[False], [False], [True], [False]])
    rewards = np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = [-1, 1]
    gains, known = judged(seats, expected, ended, rewards)
    assert known[:, 0].tolist() == [True, True, True, False]
    assert gains[2, 0] == -0.5  # it got -1 where it expected -0.5
    assert gains[1, 0] == 0.75
    assert gains[0, 0] == pytest.approx(-0.5 - 0.5 + practice.FADING * -0.5)


def test_a_choice_that_pays_becomes_likely() -> None:
    """Of two choices the one that the row names brings something, the other costs as much."""
    rng = np.random.default_rng(1)
    training = RowTraining(GAME.features(SETUP), len(GAME.actions), 1)
    count = 512
    for _ in range(60):
        rows = np.zeros((count, GAME.features(SETUP).size), np.uint8)
        right = rng.integers(0, 2, count)
        rows[np.arange(count), 100 + right] = 1
        legal = np.zeros((count, len(GAME.actions)), np.bool_)
        legal[:, 40:42] = True
        likely, expected = training.think(rows, legal)
        assert np.allclose(likely[:, 40:42].sum(1), 1)
        chosen = 40 + (rng.random(count) < likely[:, 41])
        got = np.where(chosen == 40 + right, 1, -1).astype(np.float32)
        logs = np.log(likely[np.arange(count), chosen])
        training.learn(Sample(rows, legal, chosen, logs, got - expected, got), 0.003, 0.0)
    likely, expected = training.think(rows, legal)
    assert likely[np.arange(count), 40 + right].min() > 0.9
    assert expected.mean() > 0.5


def test_whole_numbers_say_the_same() -> None:
    """Scores of the compiled policy are those of the network that practised, but for rounding."""
    practising = RowPractice(GAME, 4, 1, 3)
    features = GAME.features(SETUP)
    layers = [Layer(layer.shift, layer.weights, layer.constant) for layer in practising.network.rounded()]
    policy = Policy(features, SETUP.space, GAME.actions, layers)
    episode = new_episode(GAME.make_state(SETUP, fast_rng(1)))
    chance = fast_rng(2)
    writer = FeatureWriter(features.size)
    for _ in range(40):
        seat = episode.seat
        legal = episode.state.legal(seat)
        scores, shares = policy.judge(episode.observe(seat), legal)
        episode.write(seat, features, writer)
        row = np.frombuffer(writer.take(), np.uint8)[list(turned_features(features, SETUP.space, seat))]
        named = list(turned_actions(GAME.actions, 4, seat))
        mask = np.array([action in legal for action in named])
        likely, expected = practising.training.think(row[None], mask[None])
        powers = np.exp(scores)
        places = [named.index(action) for action in legal]
        assert np.abs(powers / powers.sum() - likely[0, places]).max() < 0.02
        assert shares == [pytest.approx(share_of(expected[0], 4), abs=0.02)] * len(legal)
        episode.step(PolicyBot(policy, 1.0).choose(episode.observe(seat), chance))
