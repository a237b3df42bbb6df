"""Rows of the database with their types: what the rest of the server is given. Columns: see `models`."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from regalia.server.wire import Evening, Phase


class TableRow(NamedTuple):
    """A table; the fields are all columns of `TABLES`, in their order."""

    code: str
    game: str
    rules: int
    components: str
    options: str
    settings: str
    phase: Phase
    host: str | None
    secret: str
    salt: str
    created: int
    touched: int
    started: int | None
    outcome: str | None
    rematch: str | None
    closed: str | None
    watched: int
    open: bool
    until: int | None  # while the deal is made: when what is waited for must have come
    earlier: str
    evening: str  # the first table of a row of rematches: its own code, if it goes on from none
    beginning: str | None  # how it began, if not with a deal


class SeatRow(NamedTuple):
    """A seat of a table; the fields are all columns of `SEATS`, in their order."""

    code: str
    seat: int
    person: str | None
    bot: str | None
    away: bool
    share: str
    bank: int | None
    since: int
    standing: str | None
    here: int
    kind: str  # in the deal; empty before it
    pledge: str
    kept: str | None  # for whom a free seat of a rematch is kept


class PlyRow(NamedTuple):
    """A play."""

    ply: int
    seat: int
    actions: str  # names, with a blank between them
    at: int


class AnswerRow(NamedTuple):
    """What a seat has answered in a sealed window that is still open."""

    seat: int
    decision: int
    actions: str


class ReviewRow(NamedTuple):
    """A review; the fields are all columns of `REVIEWS`, in their order."""

    key: str
    code: str
    person: str
    head: str
    plays: str
    jobs: int
    done: int
    failed: bool
    lease: int
    asked: int
    cost: int


class StoredTable(NamedTuple):
    """A table with all that belongs to it."""

    table: TableRow
    seats: list[SeatRow]
    plies: list[PlyRow]  # after those that the reader has already
    answers: list[AnswerRow]
    names: dict[str | None, str | None]  # of the people at it
    due: int | None  # when it needs attention next
    evening: Evening  # what those who sit here have won before


def as_table(row: Sequence[Any]) -> TableRow:
    """A row that begins with all columns of `TABLES`."""
    return TableRow._make(row[: len(TableRow._fields)])


def as_seat(row: Sequence[Any]) -> SeatRow:
    """A row that begins with all columns of `SEATS`."""
    return SeatRow._make(row[: len(SeatRow._fields)])
