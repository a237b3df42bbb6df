"""The arena: many games between bots, with the same table whoever plays them (`executor.py`)."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle, islice

from regalia.kernel.errors import BadOption
from regalia.kernel.setup import OptionValue
from regalia.lab.contest import Contest, Result, check_bots, play_contest
from regalia.lab.executor import Executor
from regalia.lab.statistics import Row, tabulate


def line_up(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who plays: as many bots as seats, or the first one alone against a table of the others."""
    if len(bots) > seats:
        raise BadOption(f"{len(bots)} bots do not fit at a table of {seats}")
    if len(bots) == 1:
        return tuple(bots) * seats
    return (bots[0], *islice(cycle(bots[1:]), seats - 1))


def contests(
    game: str,
    bots: Sequence[str],
    seats: int,
    options: dict[str, OptionValue],
    games: int,
    seed: str,
    components: str | None = None,
) -> list[Contest]:
    """Whole deals: each is played once from every rotation of the seats."""
    line = line_up(bots, seats)
    check_bots(game, bots)
    deals = -(-games // seats)
    return [
        Contest(game, options, line[turn:] + line[:turn], seed, deal, turn, components)
        for deal in range(deals)
        for turn in range(seats)
    ]


class Arena:
    """A run of the arena: what was planned, what has been played, and the table so far."""

    def __init__(self, bots: Sequence[str], planned: Sequence[Contest], stop_early: bool) -> None:
        self.bots = list(dict.fromkeys(bots))
        self.planned = planned
        self.stop_early = stop_early
        self.played: list[tuple[Contest, Result]] = []
        self.settled = False

    def run(self, executor: Executor, keep: bool, heard: Callable[[Contest, Result], None]) -> None:
        """Play until the plan is done or the question settled, at the end of a deal."""
        results = executor.map(partial(play_contest, keep=keep), self.planned)
        for contest, result in zip(self.planned, results, strict=False):
            self.played.append((contest, result))
            heard(contest, result)
            if self.stop_early and len(self.played) % len(contest.bots) == 0 and self._is_settled():
                self.settled = True
                return

    def _is_settled(self) -> bool:
        """Whether the first bot is surely better or worse than an even chance."""
        return len(self.bots) > 1 and tabulate(self.bots, self.played)[0].is_settled()

    def rows(self) -> list[Row]:
        """A row for each bot, from whole deals only, so that nobody had the better seats."""
        seats = len(self.planned[0].bots)
        whole = len(self.played) - len(self.played) % seats
        return tabulate(self.bots, self.played[:whole] or self.played)
