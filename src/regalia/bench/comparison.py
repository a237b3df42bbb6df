"""Two builds of the engine measured in turns: this one, and that of another checkout.

What disturbs the machine disturbs both alike, so their ratio says more than two figures of different hours.
Of each the fastest round counts: others on the machine only ever make it slower.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from regalia._native import RELEASE
from regalia.lab.errors import LabError

ROUNDS = 15  # short ones: what disturbs the machine for seconds then disturbs both alike
SPEEDS = ("inner", "driven", "batch", "iterations")
COSTS = ("copy_us", "redact_fill_us")
Key = tuple[str, int]
Speeds = dict[Key, dict[str, float]]


class Ratios(msgspec.Struct, frozen=True):
    """How fast this build is as a multiple of the other, for one game and number of players."""

    game: str
    seats: int
    inner: float | None
    driven: float | None
    batch: float | None
    search: float | None
    copy: float | None
    redact_fill: float | None


def compare(
    checkout: Path, games: Sequence[str], seconds: float, progress: Callable[[float], None]
) -> list[Ratios]:
    """Measure each figure for so many seconds in both; `progress` hears the share done."""
    python = checkout / ".venv" / "bin" / "python"
    there = checkout / "src"
    if not there.is_dir():
        raise LabError(f"{checkout} is not a checkout of regalia: it has no folder src")
    sides: list[tuple[str, dict[str, str]]] = [
        (str(python) if python.exists() else sys.executable, {"PYTHONPATH": str(there.resolve())}),
        (sys.executable, {}),
    ]
    fastest: tuple[Speeds, Speeds] = ({}, {})
    for turn in range(ROUNDS):
        for number, (command, environment) in enumerate(sides):
            for key, figures in _figures(command, environment, games, seconds / ROUNDS):
                kept = fastest[number].setdefault(key, {})
                for name, figure in figures.items():
                    kept[name] = max(figure, kept.get(name, 0.0))
            progress((2 * turn + number + 1) / (2 * ROUNDS))
    theirs, ours = fastest
    return [_ratios(key, ours[key], theirs[key]) for key in sorted(ours.keys() & theirs.keys())]


def _figures(
    python: str, environment: dict[str, str], games: Sequence[str], seconds: float
) -> Iterator[tuple[Key, dict[str, float]]]:
    """What one build tells of itself, as speeds, by game and number of players."""
    rows: Speeds = {}
    for subject in ("engine", "bots"):
        command = [python, "-m", "regalia", "bench", subject, "--json", "--seconds", str(seconds)]
        command += [part for game in games for part in ("--game", game)]
        done = subprocess.run(
            command, env={**os.environ, **environment}, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise LabError(f"{' '.join(command)} failed: {done.stderr.strip()}")
        for line in done.stdout.splitlines():
            row: dict[str, Any] = json.loads(line)
            if not row.get("compiled", True) or row.get("build", RELEASE) != RELEASE:
                raise LabError(f"{python} is not a release build; run make build there")
            figures = rows.setdefault((row["game"], row["seats"]), {})
            figures |= {name: row[name] for name in SPEEDS if row.get(name)}
            figures |= {name: 1 / row[name] for name in COSTS if row.get(name)}
    yield from rows.items()


def _ratios(key: Key, ours: dict[str, float], theirs: dict[str, float]) -> Ratios:
    game, seats = key
    names = (*SPEEDS, *COSTS)
    both = (
        round(ours[name] / theirs[name], 3) if ours.get(name) and theirs.get(name) else None for name in names
    )
    return Ratios(game, seats, *both)
