"""SQLite in this process: pieces of work are done together, and fail alone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Connection
from sqlalchemy.exc import IntegrityError, OperationalError

from regalia.server.storage.embedded import Embedded


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Embedded]:
    opened = Embedded(URL.create("sqlite", database=str(tmp_path / "test.db")))
    asyncio.run(opened.write([(run, ("CREATE TABLE crowns (name TEXT PRIMARY KEY)",))]))
    yield opened
    opened.close()


def run(connection: Connection, statement: str) -> None:
    connection.exec_driver_sql(statement)


def add(connection: Connection, *names: str) -> int:
    for name in names:
        connection.exec_driver_sql("INSERT INTO crowns VALUES (?)", (name,))
    return len(names)


def add_and_think_better_of_it(connection: Connection, name: str) -> None:
    add(connection, name)
    raise ValueError(name)


def crowns(connection: Connection) -> list[str]:
    found = connection.exec_driver_sql("SELECT name FROM crowns ORDER BY name")
    return [name for (name,) in found]


def write(file: Embedded, *pieces: Any) -> list[Any]:
    return asyncio.run(file.write(list(pieces)))


def test_pieces_are_done_in_their_order(file: Embedded) -> None:
    assert write(file, (add, ("Alfred",)), (crowns, ()), (add, ("Berta", "Carl"))) == [1, ["Alfred"], 2]
    assert asyncio.run(file.read(crowns)) == ["Alfred", "Berta", "Carl"]


def test_a_piece_that_fails_is_undone_alone(file: Embedded) -> None:
    first, second, third, fourth = write(
        file,
        (add, ("Alfred",)),
        (add_and_think_better_of_it, ("Berta",)),
        (add, ("Carl", "Alfred")),
        (add, ("Dora",)),
    )
    assert (first, fourth) == (1, 1)
    assert isinstance(second, ValueError)
    assert isinstance(third, IntegrityError)
    assert asyncio.run(file.read(crowns)) == ["Alfred", "Dora"]


def test_one_piece_alone_raises_and_is_undone(file: Embedded) -> None:
    with pytest.raises(ValueError, match="Berta"):
        write(file, (add_and_think_better_of_it, ("Berta",)))
    with pytest.raises(IntegrityError):
        write(file, (add, ("Carl", "Carl")))
    assert asyncio.run(file.read(crowns)) == []
    assert write(file, (add, ("Alfred",))) == [1]


def test_a_read_that_fails_leaves_a_file_that_can_be_read(file: Embedded) -> None:
    with pytest.raises(OperationalError):
        asyncio.run(file.read(run, "SELECT * FROM sceptres"))
    write(file, (add, ("Alfred",)))
    assert asyncio.run(file.read(crowns)) == ["Alfred"]
