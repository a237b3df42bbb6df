"""Rewards: the outcome of a game as numbers that a program can strive for."""

from typing import Final

from mypy_extensions import i64

from regalia.kernel.errors import BadOption
from regalia.kernel.state import Outcome

WIN: Final = 0
RANK: Final = 1
SCORE: Final = 2
REWARDS: Final = ["win", "rank", "score"]


def parse_rewards(name: str) -> int:
    """The sort of rewards of that name."""
    if name not in REWARDS:
        raise BadOption(f"rewards can be {', '.join(REWARDS)}, not {name!r}")
    return REWARDS.index(name)


def reward(outcome: Outcome, seat: i64, sort: i64) -> float:
    """What a seat gets at the end.

    By win: 1 for whoever wins alone, shared first places share it; all is balanced, so that the sum is 0.
    By rank: from 1 for the first to -1 for the last; those who share a place get the mean of their places.
    By score: the points of the game.
    """
    seats = len(outcome.ranks)
    if sort == WIN:
        return (seats * outcome.share(seat) - 1.0) / (seats - 1)
    if sort == RANK:
        rank = outcome.ranks[seat]
        place = rank + (outcome.ranks.count(rank) - 1) / 2
        return 1.0 - 2.0 * (place - 1.0) / (seats - 1)
    return float(outcome.scores[seat])


def share_of(reward: float, seats: i64) -> float:
    """How much of a win such a reward by win is expected to be."""
    players = float(seats)
    return min(1.0, max(0.0, (reward * (players - 1.0) + 1.0) / players))
