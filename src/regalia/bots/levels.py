"""How strong the levels are at each table, as `regalia lab levels` measured them; what is offered there."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from regalia.bots.registry import LEVELS
from regalia.kernel.game import Game

FILE = Path(__file__).with_name("levels.toml")
ACCEPTED = "accepted"


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level alone against a table of the one below, at a table of so many players."""

    game: str
    seats: int
    level: str
    against: str
    verdict: str  # of "wins 1.25 times its fair share": accepted, refused or undecided
    share: float
    low: float  # the interval of the share, 95 %
    high: float
    fair: float
    deals: int  # each played from every seat
    seconds: float  # of a processor, a decision
    budgets: tuple[str, str]
    rules: int
    components: str
    bots: str
    engine: str
    machine: str
    day: str

    @property
    def key(self) -> tuple[str, int, int]:
        """What there is one row of, in the order of the file."""
        return self.game, self.seats, [level.name for level in LEVELS].index(self.level)


class Strength(msgspec.Struct, frozen=True):
    """What a level means at a table, for words: "wins about 7 of 10 against the courtier", "thinks 0.1 s".

    `wins_of_ten` is of games alone against a table of `against`, where an even chance wins `fair_of_ten`. All
    of it is None where this was not measured: for the lowest level, at other numbers of players than those
    measured, and for games of other packages. Then nothing is claimed.
    """

    level: str
    offered: bool
    against: str | None = None
    wins_of_ten: int | None = None
    fair_of_ten: float | None = None
    seconds: float | None = None


def parse_levels(text: str) -> list[Measured]:
    """The rows of a file."""
    return msgspec.convert(tomllib.loads(text).get("measured", []), list[Measured])


@cache
def shipped() -> tuple[Measured, ...]:
    """The rows that came with the package; none if it has no such file."""
    return tuple(parse_levels(FILE.read_text())) if FILE.exists() else ()


def measured(game: Game, seats: int, level: str) -> Measured | None:
    """What was measured of a level by the rules of today, at this number of players or the nearest one."""
    rows = [
        row
        for row in shipped()
        if row.game == game.name and row.level == level and row.rules == game.rules_version
    ]
    return min(rows, key=lambda row: (abs(row.seats - seats), -row.seats), default=None)


def strengths(game: Game, seats: int) -> list[Strength]:
    """All levels at a table, weakest first. One that was not shown to be stronger is not offered.

    Where nothing was measured, a level is offered if the one below it is.
    """
    found: list[Strength] = []
    for level in LEVELS:
        below = found[-1].offered if found else True
        found.append(_strength(level.name, measured(game, seats, level.name), seats, below))
    return found


def _strength(level: str, row: Measured | None, seats: int, below: bool) -> Strength:
    """What a row says of a level at a table of so many; of another number it says only what is offered."""
    if row is None:
        return Strength(level, offered=below)
    offered = row.verdict == ACCEPTED
    if row.seats != seats:
        return Strength(level, offered)
    return Strength(level, offered, row.against, round(10 * row.share), round(10 * row.fair, 1), row.seconds)


def is_offered(game: Game, seats: int, level: str) -> bool:
    """Whether a level may sit at a table; bots that are no level may."""
    return all(found.offered for found in strengths(game, seats) if found.level == level)
