"""How far someone is in the courses: a small file among the user's data."""

import os
from contextlib import suppress
from pathlib import Path

import click
import msgspec

Steps = dict[str, dict[str, int]]  # by game and lesson: the step that comes next; -1 when it is done
DONE = -1


class Progress:
    """What was done, kept after every step."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or default_file()
        self.steps: Steps = {}
        try:
            self.steps = msgspec.json.decode(self.file.read_bytes(), type=Steps)
        except FileNotFoundError:
            pass
        except (OSError, msgspec.MsgspecError) as error:
            click.echo(f"{self.file} cannot be read, so progress begins anew: {error}", err=True)

    def step(self, game: str, lesson: str) -> int:
        """The step that comes next, counted from 0, or DONE."""
        return self.steps.get(game, {}).get(lesson, 0)

    def keep(self, game: str, lesson: str, step: int) -> None:
        """Keep how far someone is. Where that cannot be written, lessons go on without it."""
        self.steps.setdefault(game, {})[lesson] = step
        draft = self.file.with_name(f".{self.file.name}.{os.getpid()}")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(msgspec.json.encode(self.steps))
            draft.replace(self.file)
        except OSError as error:
            click.echo(f"progress cannot be kept in {self.file}: {error.strerror}", err=True)
        finally:
            with suppress(OSError):
                draft.unlink()


def default_file() -> Path:
    """Among the user's data, beside the saved games."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "regalia" / "lessons.json"
