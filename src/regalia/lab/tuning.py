"""Tuning the numbers of a bot by SPSA: two bots, a little to either side of the best guess, play each other.

Each step moves all numbers at once, every one up or down by chance, and the guess follows whoever won.
Numbers are moved by factors, so they keep their sign. docs/bots.md says more.
"""

import math
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from regalia.bots.registry import make_bot
from regalia.bots.taste import numbers_of
from regalia.bots.versions import bots_digest
from regalia.kernel.game import find_game
from regalia.kernel.rng import fast_rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.lab.contest import Contest, entropy, play_contest
from regalia.lab.errors import LabError
from regalia.lab.executor import Executor
from regalia.lab.journal import Journal

FORMAT = 1
RATE = 0.05  # of the last steps: how much of the way to one of the bots a deal moves that it wins throughout
LATER = 0.1  # of all steps, added to the number of each, so that the first ones do not go too far
FALL_OF_GAIN = 0.602  # as Spall recommends
FALL_OF_SPREAD = 0.101


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that determines what a tuning plays; it is the head of its journal."""

    format: int
    game: str
    rules: int
    components: str
    bots: str
    seats: int
    options: dict[str, OptionValue]
    bot: str
    start: dict[str, float]
    spread: float  # of the last steps: the logarithm of the factor to either side
    steps: int
    deals: int  # in a step
    seed: str


class TuningStep(msgspec.Struct, frozen=True):
    """What a step has shown: the numbers that went up, how much more that side won, and the work it took."""

    up: tuple[bool, ...]
    gain: float
    work: float


def plan_tuning(
    setup: Setup, bot: str, names: Sequence[str], spread: float, steps: int, deals: int, seed: str
) -> Task:
    """A task; an error if the bot has no such numbers."""
    game = find_game(setup.game)
    known = {name: value for name, value in numbers_of(make_bot(bot, game), game).items() if value}
    if not known:
        raise LabError(f"{bot} has no numbers that can be changed in {setup.game}")
    if not set(names) <= set(known):
        wanted, there = ", ".join(names), ", ".join(known)
        raise LabError(f"{wanted} cannot be tuned in {setup.game}: there are {there}")
    start = {name: value for name, value in known.items() if not names or name in names}
    return Task(
        FORMAT,
        setup.game,
        setup.version,
        setup.components_file.digest,
        bots_digest(game),
        setup.seats,
        setup.options,
        bot,
        start,
        spread,
        steps,
        deals,
        seed,
    )


class Tuning:
    """A tuning that goes on, with its journal."""

    def __init__(self, task: Task, path: Path | None = None) -> None:
        self.task = task
        self.journal: Journal[Task, TuningStep] = Journal(path, task, TuningStep)
        self.point = [0.0] * len(task.start)  # logarithms of factors

    def __enter__(self) -> "Tuning":
        self.journal.__enter__()
        for number, step in enumerate(self.journal.lines):
            self._move(number, step)
        return self

    def __exit__(self, *reason: object) -> None:
        self.journal.__exit__(*reason)

    @property
    def work(self) -> float:
        """The seconds of a processor that went into it."""
        return sum(step.work for step in self.journal.lines)

    def numbers(self, shift: Sequence[float] = ()) -> dict[str, float]:
        """The best guess so far, or one that is so far from it."""
        moved = [at + by for at, by in zip(self.point, shift or [0.0] * len(self.point), strict=True)]
        start = self.task.start.items()
        return {
            name: float(f"{value * math.exp(by):.4g}") for (name, value), by in zip(start, moved, strict=True)
        }

    def name(self, shift: Sequence[float] = ()) -> str:
        """The bot with these numbers, as `make_bot` knows it."""
        return "/".join([self.task.bot, *(f"{name}={value}" for name, value in self.numbers(shift).items())])

    def run(self, executor: Executor, heard: Callable[[], None] = lambda: None) -> None:
        """Take the steps that are missing."""
        for number in range(len(self.journal.lines), self.task.steps):
            step = self._step(executor, number)
            self.journal.add(step)
            self._move(number, step)
            heard()

    def _spread(self, number: int) -> float:
        return self.task.spread * math.pow(self.task.steps / (number + 1), FALL_OF_SPREAD)

    def _rate(self, number: int) -> float:
        steps = self.task.steps
        return RATE * math.pow((1 + LATER) * steps / (LATER * steps + number + 1), FALL_OF_GAIN)

    def _move(self, number: int, step: TuningStep) -> None:
        """Move the guess towards the side that won."""
        by = self._rate(number) * self._spread(number) * step.gain * self.task.deals
        self.point = [at + (by if up else -by) for at, up in zip(self.point, step.up, strict=True)]

    def _step(self, executor: Executor, number: int) -> TuningStep:
        task = self.task
        rng = fast_rng(int.from_bytes(entropy("tuning", task.seed, number), "big"))
        up = tuple(rng.below(2) == 1 for _ in self.point)
        by = self._spread(number)
        shift = [by if way else -by for way in up]
        more, less = self.name(shift) + "#up", self.name([-way for way in shift]) + "#down"
        games = self._games(more, less, number)
        gain = work = 0.0
        for contest, result in zip(
            games, executor.map(partial(play_contest, keep=False), games), strict=True
        ):
            alone = min(set(contest.bots), key=contest.bots.count) if task.seats > 2 else more
            share = result.shares[contest.bots.index(alone)] - 1 / task.seats
            gain += share if alone == more else -share
            work += result.work
        return TuningStep(up, gain / len(games), work)

    def _games(self, more: str, less: str, number: int) -> list[Contest]:
        """The deals of a step, in all rotations; with more than two seats either bot sits alone in turn."""
        task = self.task
        lines = [(more,) + (less,) * (task.seats - 1)]
        if task.seats > 2:
            lines.append((less,) + (more,) * (task.seats - 1))
        return [
            Contest(task.game, task.options, line[turn:] + line[:turn], task.seed, deal, turn)
            for deal in range(number * task.deals, (number + 1) * task.deals)
            for line in lines
            for turn in range(task.seats)
        ]
