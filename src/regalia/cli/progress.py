"""How far someone is in the courses, and what the coach has explained: small files among the user's data."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import click
import msgspec

from regalia.cli.speech import explain, say
from regalia.lessons.coach import Said

Steps = dict[str, dict[str, int]]  # by game and lesson: the step that comes next; -1 when it is done
DONE = -1
Kept = TypeVar("Kept", Steps, dict[str, Said])


class Progress:
    """What was done, kept after every step."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or _place("lessons.json")
        self.steps: Steps = _read(self.file, {}, Steps)

    def step(self, game: str, lesson: str) -> int:
        """The step that comes next, counted from 0, or DONE."""
        return self.steps.get(game, {}).get(lesson, 0)

    def keep(self, game: str, lesson: str, step: int) -> None:
        """Keep how far someone is. Where that cannot be written, lessons go on without it."""
        self.steps.setdefault(game, {})[lesson] = step
        _write(self.file, self.steps)


class Explained:
    """What the coach of a game has explained, kept after every play."""

    def __init__(self, game: str) -> None:
        self.file = _place("coached.json")
        self._games: dict[str, Said] = _read(self.file, {}, dict[str, Said])
        self.said = self._games.setdefault(game, {})
        self._kept = len(self.said)

    def forget(self) -> None:
        """Explain everything again."""
        self.said.clear()

    def keep(self) -> None:
        """Keep what is new."""
        if len(self.said) != self._kept:
            self._kept = len(self.said)
            _write(self.file, self._games)


def _read(file: Path, nothing: Kept, sort: type[Kept]) -> Kept:
    try:
        return msgspec.json.decode(file.read_bytes(), type=sort)
    except FileNotFoundError:
        pass
    except (OSError, msgspec.MsgspecError) as error:
        click.echo(say("told-progress-lost", file=str(file), error=explain(error)), err=True)
    return nothing


def _write(file: Path, kept: Kept) -> None:
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(msgspec.json.encode(kept))
        draft.replace(file)
    except OSError as error:
        click.echo(say("told-progress-not-kept", file=str(file), error=explain(error)), err=True)
    finally:
        with suppress(OSError):
            draft.unlink()


def _place(name: str) -> Path:
    """Among the user's data, beside the saved games."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "regalia" / name
