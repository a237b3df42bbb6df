"""Statements that go past SQLAlchemy do what they would do by it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, Connection, delete, insert, select, text, update
from sqlalchemy import bindparam as given
from sqlalchemy.exc import IntegrityError, OperationalError

from regalia.server.storage.embedded import Embedded
from regalia.server.storage.models import METADATA, SEATS
from regalia.server.storage.queries import WHOLE_TABLE, Others
from regalia.server.storage.rows import SeatRow, TableRow, as_seat
from regalia.server.storage.statements import Statement
from regalia.server.table.seating import empty_seat

HERE = SEATS.c.code == given("of")
ADD = Statement(insert(SEATS))
ALL = Statement(select(SEATS).where(HERE).order_by(SEATS.c.seat))
SEND_AWAY = Statement(update(SEATS).where(HERE & (SEATS.c.bot == given("placed"))).values(away=True))
CLEAR = Statement(delete(SEATS).where(HERE))
NOWHERE = Statement(text("SELECT * FROM sceptres WHERE code = :of"))


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Embedded]:
    opened = Embedded(URL.create("sqlite", database=str(tmp_path / "test.db")))
    asyncio.run(opened.write([(METADATA.create_all, ())]))
    yield opened
    opened.close()


def write(file: Embedded, *pieces: Any) -> list[Any]:
    return asyncio.run(file.write(list(pieces)))


def add(connection: Connection, code: str, *bots: str | None) -> None:
    ADD.change_each(connection, [empty_seat(code, seat, bot) for seat, bot in enumerate(bots)])


def seats(connection: Connection, code: str) -> list[SeatRow]:
    return [as_seat(row) for row in ALL.rows(connection, of=code)]


def seats_by_sqlalchemy(connection: Connection, code: str) -> list[SeatRow]:
    return [as_seat(row) for row in connection.execute(ALL.statement, {"of": code})]


def send_away(connection: Connection, code: str, bot: str) -> int:
    return SEND_AWAY.change(connection, of=code, placed=bot)


def clear_and_think_better_of_it(connection: Connection, code: str) -> None:
    CLEAR.change(connection, of=code)
    raise ValueError(code)


def look_nowhere(connection: Connection) -> None:
    NOWHERE.rows(connection, of="abc")


def test_rows_are_those_of_sqlalchemy_to_their_types(file: Embedded) -> None:
    added, sent = write(file, (add, ("abc", "page", None)), (send_away, ("abc", "page")))
    assert (added, sent) == (None, 1)
    found, same = (asyncio.run(file.read(way, "abc")) for way in (seats, seats_by_sqlalchemy))
    assert found == same
    types, same_types = ([[type(value) for value in seat] for seat in rows] for rows in (found, same))
    assert types == same_types
    assert [seat.away for seat in found] == [True, False]


def test_it_tells_how_many_rows_it_changed(file: Embedded) -> None:
    _, some, none = write(
        file, (add, ("abc", "page", "page")), (send_away, ("abc", "page")), (send_away, ("xyz", "page"))
    )
    assert (some, none) == (2, 0)


def test_it_belongs_to_the_transaction(file: Embedded) -> None:
    write(file, (add, ("abc", None)))
    with pytest.raises(ValueError, match="abc"):
        write(file, (clear_and_think_better_of_it, ("abc",)))
    assert len(asyncio.run(file.read(seats, "abc"))) == 1
    _, failed, kept = write(
        file, (add, ("xyz", None)), (clear_and_think_better_of_it, ("abc",)), (seats, ("abc",))
    )
    assert isinstance(failed, ValueError)
    assert len(kept) == len(asyncio.run(file.read(seats, "xyz"))) == 1


def test_errors_are_those_of_sqlalchemy(file: Embedded) -> None:
    write(file, (add, ("abc", None)))
    with pytest.raises(IntegrityError):
        write(file, (add, ("abc", None)))
    with pytest.raises(OperationalError):
        asyncio.run(file.read(look_nowhere))
    assert len(asyncio.run(file.read(seats, "abc"))) == 1, "the file can be read after that"


def test_a_whole_table_is_a_table_a_seat_and_the_others() -> None:
    columns = list(WHOLE_TABLE.statement.selected_columns)  # type: ignore[union-attr]
    named = [*TableRow._fields, *SeatRow._fields, *Others._fields]
    assert [column.name for column in columns] == named
