"""A policy by lines learns what pays, and says the same in whole numbers."""

import numpy as np
import pytest

from regalia.kernel.game import find_game
from regalia.kernel.lines import LinePolicy
from regalia.kernel.network import Layer
from regalia.kernel.rewards import share_of
from regalia.kernel.rng import fast_rng
from regalia.lab import line_practice, practice
from regalia.lab.line_practice import LinePractice, gains_of
from regalia.lab.line_training import LineSample, LineTraining, likelihoods

GAME = find_game("kings-blood")


def test_surprises_belong_to_whoever_chose_before() -> None:
    """Seat 0 of a game for two chooses, then seat 1, then seat 0, who loses; another game follows."""
    expected = np.array([0.5, 0.25, -0.5, 0.125], np.float32)
    gains = gains_of([0, 1, 0, 3], expected, np.array([-1.0, 1.0, 0.0, 0.5]))
    assert gains[2] == -0.5
    assert gains[1] == 0.75
    assert gains[0] == pytest.approx(-0.5 - 0.5 + practice.FADING * -0.5)
    assert gains[3] == 0.375


def test_lines_are_as_likely_as_their_scores_say() -> None:
    found = likelihoods(np.log(np.array([1, 3, 2, 2, 4], np.float32)), np.array([2, 3]))
    assert found.tolist() == pytest.approx([0.25, 0.75, 0.25, 0.25, 0.5])


def test_a_line_that_pays_becomes_likely() -> None:
    """Of two or three lines the one with the first feature brings something, the others cost as much."""
    rng = np.random.default_rng(1)
    training = LineTraining(20, 1)
    decisions = 256
    for _ in range(60):
        counts = rng.integers(2, 4, decisions)
        first = np.cumsum(counts) - counts
        cells = np.zeros((counts.sum(), 20), np.uint8)
        right = rng.integers(0, counts)
        cells[first + right, 0] = 1
        cells[np.arange(len(cells)), rng.integers(1, 20, len(cells))] = 1
        rows = np.packbits(cells, axis=1)
        starts = np.zeros((decisions, rows.shape[1]), np.uint8)
        chances = likelihoods(training.think(rows)[0], counts)
        chosen = np.where(rng.random(decisions) < chances[first + right], right, (right + 1) % counts)
        got = np.where(chosen == right, 1, -1).astype(np.float32)
        logs = np.log(chances[first + chosen] + 1e-9)
        gains = got - training.think(starts)[1]
        sample = LineSample(rows, counts, starts, chosen, logs, gains, got)
        some = sample.some(rng.permutation(decisions))
        assert some.returns.sum() == sample.returns.sum()
        training.learn(some, 0.003, 0.0)
    assert np.median(chances[first + right]) > 0.9
    expected = training.think(rows)[1]
    assert expected[first + right].mean() > 0.5


def test_some_decisions_keep_their_lines() -> None:
    counts = np.array([2, 1, 3])
    rows = np.arange(6, dtype=np.uint8)[:, None]
    numbers = np.arange(3, dtype=np.float32)
    sample = LineSample(rows, counts, rows[:3], np.array([1, 0, 2]), numbers, numbers, numbers)
    some = sample.some(np.array([2, 0]))
    assert some.rows[:, 0].tolist() == [3, 4, 5, 0, 1]
    assert (some.counts.tolist(), some.chosen.tolist(), some.gains.tolist()) == ([3, 2], [2, 1], [2.0, 0.0])


def test_whole_numbers_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores of the compiled policy are those of the network that practised, but for rounding."""
    monkeypatch.setattr(line_practice, "GAMES", 2)
    practising = LinePractice(GAME, 3, 1, 3)
    layers = [Layer(layer.shift, layer.weights, layer.constant) for layer in practising.network.rounded()]
    seen = practising.seen
    policy = LinePolicy(seen.kind, layers)
    state = GAME.make_state(GAME.setup(3), fast_rng(1))
    state.begin()
    seat = state.turn
    lines = seen.kind(state.redact(seat), seat)
    lines.find(state.redact(seat))
    cells = np.frombuffer(lines.write(seen.features), np.uint8).reshape(-1, seen.features)
    scores, expected = practising.training.think(np.packbits(cells, axis=1))
    found, shares = policy.look(lines, 3)
    assert found == pytest.approx(scores.tolist(), abs=0.03)
    assert shares == pytest.approx([share_of(float(one), 3) for one in expected], abs=0.03)
    sample = practising._play()
    assert sample.counts.sum() == len(sample.rows)
    assert sample.counts.min() > 1, "who has no choice learns nothing"
    assert (sample.chosen < sample.counts).all()
