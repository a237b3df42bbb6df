"""Records of matches as files: where they lie, how they are written and read."""

import os
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path

import click

from regalia.cli.faults import fault
from regalia.cli.plain import plain
from regalia.cli.speech import explain, failure
from regalia.kernel.errors import BadRecord
from regalia.kernel.match import Match
from regalia.kernel.record import Record


def default_place(game: str) -> Path:
    """A new file among the user's data, named for the game and the moment."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(data) / "regalia" / "saved"
    stamp = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    file = folder / f"{stamp}.json"
    for again in count(2):
        if not file.exists():
            break
        file = folder / f"{stamp}-{again}.json"
    return file


def save(match: Match, file: Path) -> None:
    """Write the record so that the file is always whole: the old one, or the new one."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(match.record().to_json(), "utf-8")
        draft.replace(file)
    except OSError as error:
        raise failure("wrong-save", file=str(file), error=explain(error)) from None
    finally:
        with suppress(OSError):
            draft.unlink()


def load(file: Path) -> tuple[Record, Match]:
    """The record in a file and its match, checked to lead where it says."""
    try:
        record = Record.from_json(file.read_bytes())
        match = Match.replay(record)
        if match.departure:
            click.echo(plain(f"{file}: {fault(match.departure)}"), err=True)
        return record, match
    except OSError as error:
        raise failure("wrong-read", file=str(file), error=explain(error)) from None
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
