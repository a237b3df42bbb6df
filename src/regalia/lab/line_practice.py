"""A policy by lines learns by playing against itself: one game after the other."""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from regalia.kernel.bits import lowest
from regalia.kernel.game import Game
from regalia.kernel.lines import LinePolicy, SeenByLines
from regalia.kernel.network import Layer
from regalia.kernel.rewards import WIN, reward
from regalia.kernel.rng import fast_rng
from regalia.lab.line_training import LineSample, LineTraining, likelihoods
from regalia.lab.practice import FADING, Practice
from regalia.lab.two_layers import Numbers

GAMES: Final = 2000  # after which it learns
MOST_GAMES: Final = 1 << 32


class LinePractice(Practice[LineSample]):
    """A policy by lines, and the games it plays against itself."""

    usual_rounds = 200
    a_round = f"{GAMES} games"
    rate = 0.002

    def __init__(self, game: Game, seats: int, rounds: int, seed: int, file: Path | None = None) -> None:
        assert game.seen_by_lines is not None
        self.game = game
        self.seen: SeenByLines = game.seen_by_lines
        self.setup = game.setup(seats)
        self.seed = seed
        self.training = LineTraining(self.seen.features, seed)
        super().__init__(self.training, rounds, seed, file)

    def _play(self) -> LineSample:
        layers = [Layer(layer.shift, layer.weights, layer.constant) for layer in self.network.rounded()]
        policy = LinePolicy(self.seen.kind, layers)
        rows: list[NDArray[np.uint8]] = []
        counts: list[int] = []
        chosen: list[int] = []
        owners: list[int] = []  # game and seat of each decision
        rewards: list[list[float]] = []
        for number in range(GAMES):
            written, choices, seats, got = self._play_game(policy, self.done * GAMES + number)
            cells = np.frombuffer(b"".join(written), np.uint8).reshape(-1, self.seen.features)
            rows.append(np.packbits(cells, axis=1))
            counts += [len(data) // self.seen.features - 1 for data in written]
            chosen += choices
            owners += [number * len(got) + seat for seat in seats]
            rewards.append(got)
        return self._sample(
            np.concatenate(rows), np.array(counts), np.array(chosen), owners, np.array(rewards)
        )

    def _play_game(
        self, policy: LinePolicy, number: int
    ) -> tuple[list[bytes], list[int], list[int], list[float]]:
        """The rows, choices and seats of the decisions of a game, and what each seat got."""
        dealer = fast_rng(2 * (MOST_GAMES * self.seed + number))
        player = np.random.default_rng(MOST_GAMES * self.seed + number)
        state = self.game.make_state(self.setup, dealer)
        state.begin()
        written, choices, seats = [], [], []
        while state.asked:
            seat = int(lowest(state.asked))
            seen = state.redact(seat)
            lines = self.seen.kind(seen, seat)
            lines.find(seen)
            count = len(lines.paths)
            choice = 0
            if count > 1:
                powers = np.exp(policy.look(lines, state.seats)[0][:count])
                choice = int(np.searchsorted(powers.cumsum(), player.random() * powers.sum()))
                written.append(lines.write(self.seen.features))
                choices.append(min(choice, count - 1))
                seats.append(seat)
            for action in lines.paths[choice]:
                state.apply(seat, action)
        outcome = state.outcome()
        return written, choices, seats, [reward(outcome, seat, WIN) for seat in range(self.setup.seats)]

    def _sample(
        self,
        rows: NDArray[np.uint8],
        counts: NDArray[np.int64],
        chosen: NDArray[np.int64],
        owners: list[int],
        rewards: NDArray[np.float64],
    ) -> LineSample:
        """What is learnt from: the start of each decision stands behind its lines."""
        ends = np.cumsum(counts + 1) - 1
        is_start = np.zeros(len(rows), np.bool_)
        is_start[ends] = True
        lines, starts = rows[~is_start], rows[is_start]
        scores = self.training.think(lines)[0]
        expected = self.training.think(starts)[1]
        gains = gains_of(owners, expected, rewards.reshape(-1))
        first = np.cumsum(counts) - counts
        return LineSample(
            lines,
            counts,
            starts,
            chosen,
            np.log(likelihoods(scores, counts)[first + chosen] + 1e-9),
            (gains - gains.mean()) / (gains.std() + np.float32(1e-6)),
            gains + expected,
        )


def gains_of(owners: list[int], expected: Numbers, rewards: NDArray[np.float64]) -> Numbers:
    """What each decision brought more than was expected, by generalised advantage estimation.

    `owners` has a number for each game and seat, whose reward is the one of that number.
    """
    found = np.zeros(len(owners), np.float32)
    later: dict[int, tuple[float, float]] = {}  # what the next decision of an owner expects, and its surprise
    for at in range(len(owners) - 1, -1, -1):
        owner = owners[at]
        now = float(expected[at])
        then, surprise = later.get(owner, (float(rewards[owner]), 0.0))
        gain = then - now + FADING * surprise
        later[owner] = now, gain
        found[at] = gain
    return found
