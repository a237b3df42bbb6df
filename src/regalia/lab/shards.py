"""Records of many games as Parquet files (extra `parquet`): a row a game, which gives its record again.

docs/selfplay.md tells what the columns are.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from regalia.kernel.errors import BadRecord
from regalia.kernel.record import Record
from regalia.lab.errors import MissingExtra, Unwritable

RECORD_COLUMNS = tuple(name for name in Record.__struct_fields__ if name != "fair")  # no server dealt


class Played(msgspec.Struct, frozen=True):
    """A game of a run: its number, who sat where, and its record."""

    number: int
    bots: list[str]
    record: Record


def pyarrow() -> tuple[Any, Any]:
    """The library and its part for Parquet."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError as error:
        raise MissingExtra(error.name or "pyarrow", "parquet") from None


def schema() -> Any:
    """The columns, in their order."""
    arrow, _ = pyarrow()
    text, words, number, numbers = (
        arrow.string(),
        arrow.list_(arrow.string()),
        arrow.int64(),
        arrow.list_(arrow.int64()),
    )
    return arrow.schema(
        [
            ("number", number),
            ("bots", words),
            ("format", number),
            ("game", text),
            ("rules", number),
            ("seats", number),
            ("options", text),
            ("components", text),
            ("components_file", text),
            ("seed", text),
            ("plies", arrow.list_(words)),
            ("scores", numbers),
            ("ranks", numbers),
            ("state", text),
            ("digest", text),
            ("state_version", number),
            ("position", text),
        ]
    )


def write_shard(path: Path, games: Sequence[Played]) -> None:
    """Write games to a file."""
    arrow, parquet = pyarrow()
    table = arrow.Table.from_pylist([row_of(game) for game in games], schema())
    write_whole(path, lambda file: parquet.write_table(table, file, compression="zstd"))


def write_whole(path: Path, write: Callable[[BinaryIO], object]) -> None:
    """Make a file that is there whole or not at all, whenever the program or the machine stops."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("wb") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise Unwritable(path, error) from error


def read_games(path: Path | str) -> Iterator[Played]:
    """The games of a file, or of all the files of a folder, in the order of their numbers."""
    _, parquet = pyarrow()
    path = Path(path)
    for shard in sorted(path.glob("*.parquet")) if path.is_dir() else [path]:
        with parquet.ParquetFile(shard) as file:
            for batch in file.iter_batches():
                yield from map(game_of, batch.to_pylist())


def row_of(game: Played) -> dict[str, Any]:
    """A game as a row."""
    columns = {name: getattr(game.record, name) for name in RECORD_COLUMNS}
    options = msgspec.json.encode(game.record.options).decode()
    return {"number": game.number, "bots": game.bots, **columns, "options": options}


def game_of(row: dict[str, Any]) -> Played:
    """The game of a row; an error if its record is not the one that was written."""
    columns = {name: row[name] for name in RECORD_COLUMNS if name in row}  # older files have fewer
    record = msgspec.convert({**columns, "options": msgspec.json.decode(row["options"])}, Record)
    if record.sealed() != record:
        raise BadRecord(f"game {row['number']} was edited: its digest does not fit its contents")
    return Played(row["number"], row["bots"], record)
