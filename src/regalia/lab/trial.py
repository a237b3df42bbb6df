"""A trial: one bot alone against a table of another, until a sequential test decides or the effort is spent.

At a table of more than two, one new bot among old ones and one old among new ones are different questions.
Each has a test of its own, and they are played in turns.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib.metadata import version
from itertools import count
from math import inf
from pathlib import Path

import msgspec

import regalia
from regalia.bots.versions import bots_digest
from regalia.kernel.game import Game, find_game
from regalia.kernel.setup import OptionValue, Setup
from regalia.lab.contest import Contest, Result, budget, check_bots, play_contest
from regalia.lab.errors import LabError
from regalia.lab.executor import Executor
from regalia.lab.guest import is_guest, split
from regalia.lab.journal import Journal
from regalia.lab.sprt import ACCEPTED, REFUSED, UNDECIDED, Sprt
from regalia.lab.statistics import share_interval

FORMAT = 1
NEW_AMONG_OLD = "one new among old"
OLD_AMONG_NEW = "one old among new"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that determines what a trial plays and asks; it is the head of its journal."""

    format: int
    game: str
    rules: int
    components: str
    bots: tuple[str, str]  # the digests of what new and old are made of
    engine: str
    seats: int
    options: dict[str, OptionValue]
    new: str
    old: str
    budgets: tuple[str, str]
    sides: tuple[str, ...]
    seed: str
    low: float  # both as differences from the fair share
    high: float
    errors: float  # both rates

    @property
    def fair(self) -> float:
        """What each seat wins if all are equal."""
        return 1 / self.seats


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A game of a trial: the share of the one that sat alone, and how both thought."""

    side: int
    deal: int
    rotation: int
    share: float
    decisions: tuple[int, int]  # of new and old
    seconds: tuple[float, float]
    work: float


def plan_trial(
    setup: Setup,
    new: str,
    old: str,
    bounds: tuple[float, float],
    *,
    seed: str = "1",
    errors: float = 0.05,
    both_sides: bool = True,
) -> Plan:
    """The plan; an error if there are no such bots."""
    check_bots(setup.game, (new, old))
    if new == old:
        raise LabError(f"a trial needs two bots; a second {new} is called {new}#2")
    game = find_game(setup.game)
    return Plan(
        FORMAT,
        setup.game,
        setup.version,
        setup.components_file.digest,
        (_digest(new, game), _digest(old, game)),
        f"{version('regalia')} {regalia.build}",
        setup.seats,
        setup.options,
        new,
        old,
        (budget(new, game), budget(old, game)),
        (NEW_AMONG_OLD, OLD_AMONG_NEW) if both_sides and setup.seats > 2 else (NEW_AMONG_OLD,),
        seed,
        *bounds,
        errors,
    )


def _digest(bot: str, game: Game) -> str:
    return bots_digest(game, split(bot)[1] / "src" / "regalia") if is_guest(bot) else bots_digest(game)


class Side:
    """One of the questions of a trial: the deals played for it, and what they say."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.name = plan.sides[number]
        fair = plan.fair
        sign = 1 if self.name == NEW_AMONG_OLD else -1  # an old bot that wins less speaks for the new one
        self.test = Sprt(fair + sign * plan.low, fair + sign * plan.high, plan.errors, plan.errors)
        self.rest: dict[int, list[float]] = {}  # shares of deals that are not whole yet
        self.shares: list[float] = []  # of the one that sits alone
        self.verdict = UNDECIDED

    def hear(self, played: Played) -> None:
        """Count a game; games come deal by deal."""
        games = self.rest.setdefault(played.deal, [])
        games.append(played.share)
        if len(games) == self.plan.seats:
            del self.rest[played.deal]
            self.shares.append(sum(games) / len(games))
            if self.verdict == UNDECIDED:
                self.verdict = self.test.verdict(self.shares)

    def contest(self, deal: int, rotation: int) -> Contest:
        """A game of a deal."""
        plan = self.plan
        alone, rest = (plan.new, plan.old) if self.name == NEW_AMONG_OLD else (plan.old, plan.new)
        line = (alone,) + (rest,) * (plan.seats - 1)
        seated = line[rotation:] + line[:rotation]
        return Contest(plan.game, plan.options, seated, plan.seed, deal, rotation)


class Report(msgspec.Struct, frozen=True):
    """What a side of a trial has shown."""

    side: str
    verdict: str
    deals: int
    share: float | None  # of the one that sits alone; none before a deal is whole
    low: float | None
    high: float | None
    fair: float
    ratio: float  # log-likelihood


class Trial:
    """A trial that goes on, with its journal."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.journal: Journal[Plan, Played] = Journal(path, plan, Played)
        self.sides = [Side(plan, number) for number in range(len(plan.sides))]

    def __enter__(self) -> "Trial":
        self.journal.__enter__()
        for played in self.journal.lines:
            self.sides[played.side].hear(played)
        return self

    def __exit__(self, *reason: object) -> None:
        self.journal.__exit__(*reason)

    @property
    def work(self) -> float:
        """The seconds of a processor that went into it."""
        return sum(played.work for played in self.journal.lines)

    @property
    def verdict(self) -> str:
        """Of the whole: accepted if all sides are, refused if one is."""
        verdicts = [side.verdict for side in self.sides]
        if REFUSED in verdicts:
            return REFUSED
        return ACCEPTED if set(verdicts) == {ACCEPTED} else UNDECIDED

    def run(
        self,
        executor: Executor,
        games: int | None = None,
        work: float = inf,
        least_deals: int = 0,
        stop: Callable[[], bool] = lambda: False,
        heard: Callable[[], None] = lambda: None,
    ) -> bool:
        """Play until it is decided, or so many games or seconds of a processor are spent; false if stopped.

        With `least_deals` it goes on to so many when they are cheap: for a tenth of `work` at most.
        """
        given: deque[tuple[int, Contest]] = deque()
        spent = self.work

        def wanted(side: Side) -> bool:
            if side.verdict == UNDECIDED:
                return spent < work or bool(side.rest)
            return len(side.shares) < least_deals and spent < work / 10

        pieces = self._pieces(games, wanted, given)
        for result in executor.map(partial(play_contest, keep=False), pieces):
            number, contest = given.popleft()
            side = self.sides[number]
            if wanted(side):  # a worker may be ahead of it
                played = self._played(number, contest, result)
                self.journal.add(played)
                side.hear(played)
                spent += played.work
                heard()
            if not any(map(wanted, self.sides)):
                break
            if stop():
                return False
        return True

    def _pieces(
        self, games: int | None, wanted: Callable[[Side], bool], given: deque[tuple[int, Contest]]
    ) -> Iterator[Contest]:
        """The games that are missing, in order, as long as they are wanted; `given` has those on the way."""
        done = {(played.side, played.deal, played.rotation) for played in self.journal.lines}
        seats = self.plan.seats
        deals = count() if games is None else range(-(-games // (seats * len(self.sides))))
        for deal in deals:
            if not any(map(wanted, self.sides)):
                return
            for number, side in enumerate(self.sides):
                for rotation in range(seats):
                    if (number, deal, rotation) not in done and wanted(side):
                        contest = side.contest(deal, rotation)
                        given.append((number, contest))
                        yield contest

    def _played(self, number: int, contest: Contest, result: Result) -> Played:
        plan = self.plan
        alone = plan.new if plan.sides[number] == NEW_AMONG_OLD else plan.old
        share = result.shares[contest.bots.index(alone)]
        by_bot = [
            [seat for seat, name in enumerate(contest.bots) if name == bot] for bot in (plan.new, plan.old)
        ]
        decisions, seconds = (
            [sum(figures[seat] for seat in seats) for seats in by_bot]
            for figures in (result.decisions, result.seconds)
        )
        return Played(
            number,
            contest.deal,
            contest.rotation,
            share,
            (int(decisions[0]), int(decisions[1])),
            (seconds[0], seconds[1]),
            result.work,
        )

    def pace(self) -> Mapping[str, float]:
        """Seconds of a processor that each bot took for a decision."""
        lines = self.journal.lines
        return {
            bot: sum(played.seconds[at] for played in lines)
            / max(1, sum(played.decisions[at] for played in lines))
            for at, bot in enumerate((self.plan.new, self.plan.old))
        }

    def reports(self) -> list[Report]:
        """Of each side."""
        return [self._report(side) for side in self.sides]

    def _report(self, side: Side) -> Report:
        share = low = high = None
        if side.shares:
            share = sum(side.shares) / len(side.shares)
            low, high = share_interval(side.shares, len(side.shares) * self.plan.seats)
        ratio = side.test.ratio(side.shares)
        return Report(side.name, side.verdict, len(side.shares), share, low, high, self.plan.fair, ratio)
