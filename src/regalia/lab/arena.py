"""The arena: many games between bots, on all cores, with the same table whatever their number."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import cycle, islice
from multiprocessing import get_context

from regalia.bots.registry import make_bot
from regalia.kernel.errors import BadOption, RegaliaError
from regalia.kernel.game import find_game
from regalia.kernel.setup import OptionValue
from regalia.lab.contest import CHEATING, Contest, Result, play_contest
from regalia.lab.statistics import Row, tabulate

Play = Callable[[Contest, bool], Result]
MOST_TRIES = 5  # of a game whose worker dies


class WorkerLost(RegaliaError):
    """Workers died again and again at the same game."""


def line_up(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who plays: as many bots as seats, or the first one alone against a table of the others."""
    if len(bots) > seats:
        raise BadOption(f"{len(bots)} bots do not fit at a table of {seats}")
    if len(bots) == 1:
        return tuple(bots) * seats
    return (bots[0], *islice(cycle(bots[1:]), seats - 1))


def contests(
    game: str, bots: Sequence[str], seats: int, options: dict[str, OptionValue], games: int, seed: str
) -> list[Contest]:
    """Whole deals: each is played once from every rotation of the seats."""
    line = line_up(bots, seats)
    for bot in bots:
        make_bot(bot.removeprefix(CHEATING), find_game(game))
    deals = -(-games // seats)
    return [
        Contest(game, options, line[turn:] + line[:turn], seed, deal, turn)
        for deal in range(deals)
        for turn in range(seats)
    ]


def play_all(
    planned: Sequence[Contest], jobs: int, keep: bool, play: Play = play_contest
) -> Iterator[Result]:
    """The results in the order of the plan. A worker that dies costs its games, which are played again."""
    done: dict[int, Result] = {}
    tries = [0] * len(planned)
    at = 0
    while at < len(planned):
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            try:
                for result in _feed(pool, play, planned, at, done, keep, jobs):
                    yield result
                    at += 1
            except BrokenProcessPool:
                lost = next(number for number in range(at, len(planned)) if number not in done)
                tries[lost] += 1
                if tries[lost] == MOST_TRIES:
                    raise WorkerLost(f"workers died {MOST_TRIES} times at game {lost}") from None
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def _feed(
    pool: ProcessPoolExecutor,
    play: Play,
    planned: Sequence[Contest],
    at: int,
    done: dict[int, Result],
    keep: bool,
    jobs: int,
) -> Iterator[Result]:
    """Keep the workers busy a little ahead of what is wanted next."""
    running: dict[Future[Result], int] = {}
    ahead = at
    while at < len(planned):
        while ahead < len(planned) and len(running) < 2 * jobs:
            if ahead not in done:
                running[pool.submit(play, planned[ahead], keep)] = ahead
            ahead += 1
        while at in done:
            yield done.pop(at)
            at += 1
        if at < len(planned):
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                done[running.pop(future)] = future.result()


class Arena:
    """A run of the arena: what was planned, what has been played, and the table so far."""

    def __init__(self, bots: Sequence[str], planned: Sequence[Contest], stop_early: bool) -> None:
        self.bots = list(dict.fromkeys(bots))
        self.planned = planned
        self.stop_early = stop_early
        self.played: list[tuple[Contest, Result]] = []
        self.settled = False

    def run(self, jobs: int, keep: bool, heard: Callable[[Contest, Result], None]) -> None:
        """Play until the plan is done or the question settled, at the end of a deal."""
        results = play_all(self.planned, jobs, keep) if jobs > 1 else self._alone(keep)
        for contest, result in zip(self.planned, results, strict=False):
            self.played.append((contest, result))
            heard(contest, result)
            if self.stop_early and len(self.played) % len(contest.bots) == 0 and self._is_settled():
                self.settled = True
                return

    def _alone(self, keep: bool) -> Iterator[Result]:
        for contest in self.planned:
            yield play_contest(contest, keep)

    def _is_settled(self) -> bool:
        """Whether the first bot is surely better or worse than an even chance."""
        return len(self.bots) > 1 and tabulate(self.bots, self.played)[0].is_settled()

    def table(self) -> list[Row]:
        """A row for each bot, from whole deals only, so that nobody had the better seats."""
        seats = len(self.planned[0].bots)
        whole = len(self.played) - len(self.played) % seats
        return tabulate(self.bots, self.played[:whole] or self.played)
