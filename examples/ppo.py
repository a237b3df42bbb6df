"""Learns Brutal Kingdom by playing against itself: proximal policy optimisation, with NumPy alone.

    python examples/ppo.py                  # some minutes on two cores
    python examples/ppo.py --minutes 0.5

One small network plays all seats of many games at once. A decision is judged by what its seat got at the end.
Every now and then it sits down with players who choose at random, each seat in turn, and its share of wins is
told with an interval of 95 %; without skill it would be 1 / players.
"""

import argparse
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regalia.adapters.batch import BatchEnv
from regalia.kernel.features import BIT

Floats = NDArray[np.float32]
HIDDEN = 128
LANES = 256
STEPS = 160  # of all lanes, between two updates: about a game each
EPOCHS, MINIBATCH = 3, 2048
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
EXAMS = 400  # games of one exam
COUNTS = 8  # features that count are divided by this


class Network:
    """One hidden layer; out come a number for each action, and how much the game is worth."""

    def __init__(self, env: BatchEnv, rng: np.random.Generator) -> None:
        fields = env.features.fields
        self.scale = np.repeat(
            np.array([1.0 if field.high == BIT else 1.0 / COUNTS for field in fields], np.float32),
            [field.size for field in fields],
        )
        sizes = [(env.features.size, HIDDEN, 0.1), (HIDDEN, env.actions, 0.01), (HIDDEN, 1, 0.01)]
        self.weights: list[Floats] = []
        for rows, columns, size in sizes:
            self.weights += [
                (rng.standard_normal((rows, columns)) * size).astype(np.float32),
                np.zeros(columns, np.float32),
            ]
        self.first = [np.zeros_like(weight) for weight in self.weights]  # moments, for Adam
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def forward(self, rows: NDArray[Any], masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats, Floats]:
        """The scaled input, the hidden layer, the chances of all actions, the value."""
        w1, b1, w2, b2, w3, b3 = self.weights
        x = rows * self.scale
        hidden = np.maximum(x @ w1 + b1, 0)
        logits = np.where(masks, hidden @ w2 + b2, -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return x, hidden, chances, (hidden @ w3 + b3)[:, 0]

    def learn(
        self,
        rows: NDArray[Any],
        masks: NDArray[np.bool_],
        actions: NDArray[np.int64],
        old: Floats,
        gains: Floats,
        advantages: Floats,
    ) -> None:
        """One step of Adam on the clipped objective, the value and the entropy."""
        x, hidden, chances, value = self.forward(rows, masks)
        count = len(actions)
        lanes = np.arange(count)
        chosen = np.maximum(chances[lanes, actions], 1e-8)
        ratio = chosen / old
        clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        pull = np.where(clipped, 0, -advantages * ratio)  # by the logarithm of the chosen chance
        slope = -chances * pull[:, None]
        slope[lanes, actions] += pull
        logs = np.log(np.maximum(chances, 1e-8))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope += ENTROPY * chances * (logs + entropy)
        error = (2 * VALUE * (value - gains))[:, None]
        _, _, w2, _, w3, _ = self.weights
        back = (slope @ w2.T + error @ w3.T) * (hidden > 0)
        slopes = [x.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0), hidden.T @ error, error.sum(0)]
        self._adam([part / count for part in slopes])

    def _adam(self, slopes: list[Floats]) -> None:
        self.updates += 1
        for at, slope in enumerate(slopes):
            self.first[at] = 0.9 * self.first[at] + 0.1 * slope
            self.second[at] = 0.999 * self.second[at] + 0.001 * slope**2
            first = self.first[at] / (1 - 0.9**self.updates)
            second = self.second[at] / (1 - 0.999**self.updates)
            self.weights[at] -= RATE * first / (np.sqrt(second) + 1e-8)


def draw(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances."""
    sums = chances.cumsum(axis=1)
    found: NDArray[np.int64] = (sums > rng.random((len(sums), 1)) * sums[:, -1:]).argmax(axis=1)
    return found


class SelfPlay:
    """Collects decisions until their games have ended."""

    def __init__(self, env: BatchEnv, rng: np.random.Generator) -> None:
        self.env = env
        self.rng = rng
        self.open: list[list[tuple[Any, ...]]] = [[] for _ in range(env.lanes)]

    def collect(self, network: Network, steps: int) -> list[NDArray[Any]]:
        """Rows, masks, actions, their chances, gains and values of the decisions of games that ended."""
        env = self.env
        done: list[tuple[Any, ...]] = []
        for _ in range(steps):
            rows, masks, seats = env.observations.copy(), env.masks.copy(), env.seats.copy()
            _, _, chances, values = network.forward(rows, masks)
            actions = draw(chances, self.rng)
            for lane, decisions in enumerate(self.open):
                action = actions[lane]
                decisions.append(
                    (rows[lane], masks[lane], action, chances[lane, action], seats[lane], values[lane])
                )
            env.step(actions)
            for lane in np.flatnonzero(env.ended).tolist():
                for row, mask, action, chance, seat, value in self.open[lane]:
                    done.append((row, mask, action, chance, env.rewards[lane, seat], value))
                self.open[lane] = []
        return [np.array(column) for column in zip(*done, strict=True)]


def update(network: Network, decisions: list[NDArray[Any]], rng: np.random.Generator) -> None:
    """Some rounds over the decisions, in small parts."""
    rows, masks, actions, old, gains, values = decisions
    advantages = gains - values
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(actions))
        for at in range(0, len(order), MINIBATCH):
            part = order[at : at + MINIBATCH]
            network.learn(rows[part], masks[part], actions[part], old[part], gains[part], advantages[part])


def exam(network: Network, game: str, players: int, games: int, seed: int) -> tuple[float, float]:
    """The share of wins of the network among random players, and half of its interval."""
    rng = np.random.default_rng(seed)
    env = BatchEnv(game, min(LANES, games), players, seed=seed)
    mine = np.arange(env.lanes) % players
    shares: list[float] = []
    while len(shares) < games:
        actions = env.sample(rng)
        turn = env.seats == mine
        _, _, chances, _ = network.forward(env.observations[turn], env.masks[turn])
        actions[turn] = draw(chances, rng)
        env.step(actions)
        for lane in np.flatnonzero(env.ended):  # a reward by win is (players * share - 1) / (players - 1)
            shares.append((env.rewards[lane, mine[lane]] * (players - 1) + 1) / players)
    found = np.array(shares)
    return float(found.mean()), float(1.96 * found.std() / np.sqrt(len(found)))


def train(
    game: str, players: int, minutes: float, seed: int, steps: int = STEPS, exams: int = EXAMS
) -> tuple[float, float]:
    """Learn for some minutes; gives the share of wins in the last exam, and half of its interval."""
    rng = np.random.default_rng(seed)
    env = BatchEnv(game, LANES, players, seed=seed)
    network = Network(env, rng)
    play = SelfPlay(env, rng)
    start = perf_counter()
    learnt = rounds = 0
    while True:
        spent = (perf_counter() - start) / 60
        if rounds % 5 == 0 or spent >= minutes:
            share, half = exam(network, game, players, exams, seed + 1)
            print(
                f"{spent:5.2f} minutes, {learnt:8,} decisions learnt from: wins {share:.3f} ± {half:.3f}",
                flush=True,
            )
            if spent >= minutes:
                return share, half
        decisions = play.collect(network, steps)
        if decisions:
            update(network, decisions, rng)
            learnt += len(decisions[0])
        rounds += 1


def main() -> None:
    """Learn, and tell how well."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="brutal-kingdom")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    train(chosen.game, chosen.players, chosen.minutes, chosen.seed)


if __name__ == "__main__":
    main()
