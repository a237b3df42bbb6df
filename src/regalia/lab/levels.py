"""How strong the levels are: each alone against a table of the one below, by a sequential test.

The question is whether it wins its fair share or 1.25 times it. What comes out is a file of the package that
`bots/levels.py` reads: a level that is not shown to be stronger is not offered.
"""

import json
import os
import platform
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

import msgspec

from regalia.bots.levels import Measured, parse_levels
from regalia.bots.registry import LEVELS
from regalia.kernel.game import find_game, game_names
from regalia.lab.errors import LabError
from regalia.lab.executor import Executor
from regalia.lab.shards import write_whole
from regalia.lab.trial import Plan, Trial, plan_trial

STRONGER = 1.25  # times the fair share
ENOUGH = 100  # deals that are played even if fewer decide, for the sake of the share that players are told
HOUR = 3600.0  # seconds of a processor for a rung
SEED = "levels"
TOP = LEVELS[-1].name  # has four times as long, and is judged at the usual number of players alone
HEAD = """# How strong the levels are at each table. Made by `regalia lab levels`; docs/bots.md says how.
"""


class Rung(msgspec.Struct, frozen=True):
    """A level and the one below it, at a table."""

    game: str
    seats: int
    level: str
    against: str

    @property
    def budget(self) -> float:
        """The seconds of a processor that may be spent on it."""
        return (4 if self.level == TOP else 1) * HOUR

    def plan(self, seed: str = SEED) -> Plan:
        """The trial that measures it; another seed deals other cards."""
        setup = find_game(self.game).setup(self.seats)
        bounds = 0.0, (STRONGER - 1) / self.seats
        return plan_trial(setup, self.level, self.against, bounds, seed=seed, both_sides=False)

    def __str__(self) -> str:
        return f"{self.game}, {self.seats} players, {self.level} against {self.against}"


def rungs(games: Sequence[str] = (), levels: Sequence[str] = (), seats: int | None = None) -> list[Rung]:
    """All of them, or those of some games, levels and tables; the quickest level first."""
    found = []
    for below, level in pairwise(LEVELS):
        if levels and level.name not in levels:
            continue
        for name in games or game_names():
            game = find_game(name)
            tables = {game.usual} if level.name == TOP else {game.players[0], game.usual}
            found += [
                Rung(name, number, level.name, below.name)
                for number in sorted(tables)
                if seats in (None, number)
            ]
    return found


def journal_of(rung: Rung, plan: Plan, folder: Path) -> Path:
    """Where its games are kept; those of other bots, rules or budgets have other names."""
    short = sha256(msgspec.json.encode(plan)).hexdigest()[:8]
    return folder / f"{rung.game}-{rung.seats}-{rung.level}-{short}.jsonl"


def measure(
    rung: Rung,
    plan: Plan,
    folder: Path,
    executor: Executor,
    stop: Callable[[], bool],
    heard: Callable[[Trial], None],
) -> tuple[Trial, bool]:
    """Play a rung, or what is missing of it; gives its trial, and whether it is at its end."""
    with Trial(plan, journal_of(rung, plan, folder)) as trial:
        ended = trial.run(
            executor, work=rung.budget, least_deals=ENOUGH, stop=stop, heard=lambda: heard(trial)
        )
    return trial, ended


def row_of(trial: Trial) -> Measured:
    """What a trial that ended says of its level."""
    plan = trial.plan
    (report,) = trial.reports()
    if report.share is None or report.low is None or report.high is None:
        raise LabError(f"no deal of {plan.game} was played to its end")
    return Measured(
        plan.game,
        plan.seats,
        plan.new,
        plan.old,
        report.verdict,
        round(report.share, 4),
        round(report.low, 4),
        round(report.high, 4),
        round(report.fair, 4),
        report.deals,
        round(trial.pace()[plan.new], 4),
        plan.budgets,
        plan.rules,
        plan.components,
        plan.bots[0],
        plan.engine,
        machine(),
        datetime.now(UTC).date().isoformat(),
    )


def machine() -> str:
    """The machine that this is, in short."""
    model = platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    for line in lines:
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
            break
    return f"{model}, {os.cpu_count()} cores"


def write_levels(path: Path, fresh: Iterable[Measured]) -> None:
    """Put new rows into the file in place of those of the same level and table; the others stay."""
    rows = {row.key: row for row in (parse_levels(path.read_text()) if path.exists() else [])}
    rows |= {row.key: row for row in fresh}
    text = HEAD + "".join(map(_toml, (rows[key] for key in sorted(rows))))
    write_whole(path, lambda file: file.write(text.encode()))


def _toml(row: Measured) -> str:
    """A row; what JSON says of words, numbers and lists of words, TOML says as well."""
    values = msgspec.structs.asdict(row).items()
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in values]
    return "\n[[measured]]\n" + "".join(lines)
