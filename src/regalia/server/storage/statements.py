"""Statements that are carried out all the time.

SQLAlchemy takes about ten times as long for a small one as SQLite does. So SQLite's driver is given their
text and values directly, within the transaction that SQLAlchemy has begun; what it raises is made the error
that SQLAlchemy would have raised. Other databases are given the statement.
"""

import sqlite3
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Boolean, Connection, Delete, Insert, Select, TextClause, Update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

DIALECT = sqlite.dialect()


class Statement:
    """A statement, and its text for SQLite, made when it is first needed.

    An insert is always given the same columns.
    """

    def __init__(self, statement: Select[Any] | Insert | Update | Delete | TextClause) -> None:
        self.statement = statement
        self._text = ""
        self._names: list[str] = []  # of the values, in the order of their places in the text
        self._fixed: dict[str, object] = {}  # values that are part of the statement
        self._truths: list[int] = []  # columns of truth values, which SQLite has as numbers

    def rows(self, connection: Connection, **given: object) -> Sequence[Sequence[Any]]:
        """What a select finds."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self.statement, given).all()
        found: list[tuple[Any, ...]] = self._run(connection, given).fetchall()
        return [self._with_truths(row) for row in found] if self._truths else found

    def change(self, connection: Connection, **given: object) -> int:
        """Carry out anything else; gives how many rows it changed."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self.statement, given).rowcount
        return self._run(connection, given).rowcount

    def change_each(self, connection: Connection, rows: list[dict[str, object]]) -> None:
        """The same for several sets of values."""
        if connection.dialect.name != "sqlite":
            connection.execute(self.statement, rows)
            return
        for row in rows:
            self._run(connection, row)

    def _run(self, connection: Connection, given: dict[str, object]) -> sqlite3.Cursor:
        if not self._text:
            self._prepare(given)
        values = [given[name] if name in given else self._fixed[name] for name in self._names]
        driver: sqlite3.Connection = connection.connection.dbapi_connection  # type: ignore[assignment]
        try:
            return driver.execute(self._text, values)
        except sqlite3.Error as error:
            raise DBAPIError.instance(
                self._text, values, error, sqlite3.Error, dialect=connection.dialect
            ) from error

    def _prepare(self, given: dict[str, object]) -> None:
        """Work out the text; whoever does it first, they all find the same."""
        columns = list(given) if isinstance(self.statement, Insert) else None
        compiled = self.statement.compile(dialect=DIALECT, column_keys=columns)
        if isinstance(self.statement, Select):
            selected = enumerate(self.statement.selected_columns)
            self._truths = [at for at, column in selected if isinstance(column.type, Boolean)]
        self._fixed = dict(compiled.params)
        self._names = list(compiled.positiontup or [])
        self._text = str(compiled)

    def _with_truths(self, row: tuple[Any, ...]) -> Sequence[Any]:
        values = list(row)
        for at in self._truths:
            values[at] = bool(values[at])
        return values
