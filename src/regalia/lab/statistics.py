"""What many games say of the bots that played them."""

import math
from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from regalia.lab.contest import Contest, Result
from regalia.lab.sprt import dependence

CONFIDENT = 1.96  # standard deviations of the intervals shown: 95 %
SETTLED = 3.29  # and of those that end a run early: 99.9 %, for it is looked at many times
LEAST_GAMES = 40  # before a run may end early


class Row(msgspec.Struct):
    """The figures of one bot. Its seconds are those of a processor."""

    bot: str
    games: int = 0  # seats it sat in
    won: float = 0.0
    fair: float = 0.0  # what an even chance would have won
    score: float = 0.0
    rank: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    rating: float | None = None
    deals: dict[int, tuple[float, int]] = {}  # of each: what it won, and the seats it sat in

    def interval(self, z: float = CONFIDENT) -> tuple[float, float]:
        """The interval for the share of wins."""
        return share_interval([won / seats for won, seats in self.deals.values()], self.games, z)

    def is_settled(self) -> bool:
        """Whether it surely wins more, or less, than its fair share."""
        low, high = self.interval(SETTLED)
        return self.games >= LEAST_GAMES and not low <= self.fair / self.games <= high

    def as_json(self) -> dict[str, object]:
        """The row as `--json` prints it."""
        low, high = self.interval()
        found: dict[str, object] = {
            "bot": self.bot,
            "games": self.games,
            "win_share": self.won / self.games,
            "low": low,
            "high": high,
            "fair_share": self.fair / self.games,
            "mean_score": self.score / self.games,
            "mean_rank": self.rank / self.games,
            "seconds_per_decision": self.seconds / max(1, self.decisions),
        }
        return found if self.rating is None else {**found, "rating": self.rating}


def share_interval(deals: Sequence[float], games: int, z: float = CONFIDENT) -> tuple[float, float]:
    """Wilson's interval, with as many games as would be worth the same if they did not depend on each other.

    The games of a deal share its cards, so it is the deals that are independent: `deals` are their shares.
    """
    share = sum(deals) / len(deals)
    spread = share * (1 - share)
    count = len(deals) / dependence(deals, share) if spread > 0 else games
    centre = share + z * z / (2 * count)
    width = z * math.sqrt(spread / count + z * z / (4 * count**2))
    below = 1 + z * z / count
    return max(0.0, (centre - width) / below), min(1.0, (centre + width) / below)


def tabulate(bots: Sequence[str], played: Sequence[tuple[Contest, Result]]) -> list[Row]:
    """A row for each bot; with more than two, OpenSkill ratings as well."""
    rows = {bot: Row(bot) for bot in bots}
    for contest, result in played:
        for seat, bot in enumerate(contest.bots):
            row = rows[bot]
            row.games += 1
            row.won += result.shares[seat]
            row.fair += 1 / len(contest.bots)
            row.score += result.scores[seat]
            row.rank += result.ranks[seat]
            row.decisions += result.decisions[seat]
            row.seconds += result.seconds[seat]
            won, sat = row.deals.get(contest.deal, (0.0, 0))
            row.deals[contest.deal] = won + result.shares[seat], sat + 1
    if len(rows) > 2:
        _rate(rows, played)
    return [row for row in rows.values() if row.games]


def _rate(rows: dict[str, Row], played: Sequence[tuple[Contest, Result]]) -> None:
    """Ratings as OpenSkill's Plackett-Luce model gives them; the ordinal is what a bot has surely shown."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in rows}
    for contest, result in played:
        if len(set(contest.bots)) < 2:
            continue
        best: dict[str, int] = {}
        for bot, rank in zip(contest.bots, result.ranks, strict=True):
            best[bot] = min(rank, best.get(bot, rank))
        names = list(best)
        rated = model.rate([[ratings[name]] for name in names], ranks=[float(best[name]) for name in names])
        ratings |= {name: team[0] for name, team in zip(names, rated, strict=True)}
    for bot, row in rows.items():
        row.rating = ratings[bot].ordinal()
