"""Pieces of work on the database that several parts of the server need."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection, Insert, Table, bindparam, delete, func, select, text, update

from regalia.server.storage.models import ANSWERS, DUE, NEVER, PEOPLE, PLIES, SEATS, TABLES, VARIABLES
from regalia.server.storage.past import evening_of
from regalia.server.storage.rows import AnswerRow, PlyRow, StoredTable, as_seat, as_table
from regalia.server.storage.statements import Statement

LEASE_MS = 12_000  # how long an attended table is left alone by others, unless its lease is renewed
SITTING, HOSTING = PEOPLE.alias("sitting"), PEOPLE.alias("hosting")
WHOLE_TABLE = Statement(
    select(
        TABLES,
        SEATS,
        SITTING.c.name.label("person_name"),
        HOSTING.c.name.label("host_name"),
        DUE.c.at.label("due"),
        ANSWERS.c.decision.label("decision"),
        ANSWERS.c.actions.label("answer"),
    )
    .select_from(TABLES)
    .join(SEATS, SEATS.c.code == TABLES.c.code)
    .outerjoin(SITTING, SITTING.c.id == func.coalesce(SEATS.c.person, SEATS.c.kept))
    .outerjoin(HOSTING, HOSTING.c.id == TABLES.c.host)
    .outerjoin(DUE, DUE.c.code == TABLES.c.code)
    .outerjoin(ANSWERS, (ANSWERS.c.code == SEATS.c.code) & (ANSWERS.c.seat == SEATS.c.seat))
    .where(TABLES.c.code == bindparam("of"))
    .order_by(SEATS.c.seat)
)
"""A row for each seat, with all of the table in it, and the seat's answer in a sealed window."""

LATER_HERE = (
    select(PLIES.c.ply, PLIES.c.seat, PLIES.c.actions, PLIES.c.at)
    .where((PLIES.c.code == bindparam("of")) & (PLIES.c.ply > bindparam("after")))
    .order_by(PLIES.c.ply)
)

LATER = text(
    "SELECT plies.code, plies.ply, plies.seat, plies.actions, plies.at"
    " FROM unnest(CAST(:codes AS text[]), CAST(:known AS int[])) AS known (code, ply)"
    " JOIN plies ON plies.code = known.code AND plies.ply > known.ply ORDER BY plies.code, plies.ply"
)
UNLESS_OLDER = (
    " ON CONFLICT (code) DO UPDATE SET at = excluded.at, lease = excluded.lease, ply = excluded.ply"
    " WHERE due.ply <= excluded.ply"
)
ADD_DUE = "INSERT INTO due (code, at, lease, ply) VALUES (:code, :at, :lease, :ply)" + UNLESS_OLDER
SET_DUE = Statement(text(ADD_DUE))
SET_DUE_IF_FREE = Statement(  # a process that attends to it sets it anew by itself
    text(ADD_DUE + " AND (due.ply < excluded.ply OR due.lease < :now)")
)
SET_BANK = Statement(
    update(SEATS)
    .where((SEATS.c.code == bindparam("of")) & (SEATS.c.seat == bindparam("by")))
    .values(bank=bindparam("left"))
)
END = Statement(
    update(TABLES)
    .where(TABLES.c.code == bindparam("of"))
    .values(phase="over", outcome=bindparam("result"), touched=bindparam("now"))
)
NOT_DUE = Statement(delete(DUE).where(DUE.c.code == bindparam("of")))
WAKE = text(
    "INSERT INTO due (code, at, lease, ply) VALUES (:code, :at, 0, :ply)"
    " ON CONFLICT (code) DO UPDATE SET at = excluded.at, lease = 0, ply = excluded.ply WHERE due.at = :never"
)
ALL_DUE = (
    "INSERT INTO due (code, at, lease, ply)"
    " SELECT value->>'code', value->>'at', value->>'lease', value->>'ply' FROM json_each(?) WHERE TRUE"
    + UNLESS_OLDER
)
ALL_AT_ONCE = (
    "INSERT INTO plies (code, ply, seat, actions, at)"
    " SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(?)"
    " WHERE (SELECT value FROM facts WHERE name = 'epoch') IS ? ON CONFLICT DO NOTHING"
)
"""SQLite's own, and as its driver takes them: they are carried out all the time."""


class Dialect(Protocol):
    """How the database at hand spells what is not the same in all."""

    embedded: bool  # SQLite
    upsert_into: Callable[..., Any]  # an insert of the database's own

    def upsert(self, table: Table, *keys: str) -> Insert:
        """An insert that replaces the row of the same key."""


class Restored(Exception):
    """A backup was put back while the server ran."""


class Taken(Exception):
    """A ply of the group is stored already."""


class NewPly(msgspec.Struct, frozen=True):
    """A commit to be stored, with what changes besides if it is the first of its number."""

    code: str
    ply: int
    seat: int
    actions: str
    at: int
    due: int | None  # when the table needs attention next
    had_due: bool  # whether a moment is on record that no longer holds
    lease: int = 0  # until when this process attends to it, because a bot thinks
    bank: int | None = None  # what the seat's clock has left now
    outcome: str | None = None  # the game is over


class Others(NamedTuple):
    """What a row of `WHOLE_TABLE` has besides the table and the seat."""

    person_name: str | None
    host_name: str | None
    due: int | None
    decision: int | None
    answer: str | None


def load(connection: Connection, code: str, after: int) -> StoredTable | None:
    """A table with its seats, its plies after one, and the answers held in a sealed window."""
    rows = WHOLE_TABLE.rows(connection, of=code)
    if not rows:
        return None
    table = as_table(rows[0])
    seats = [as_seat(row[len(table) :]) for row in rows]
    others = [Others._make(row[-len(Others._fields) :]) for row in rows]
    names = {seat.person or seat.kept: other.person_name for seat, other in zip(seats, others, strict=True)}
    names[table.host] = others[0].host_name
    evening = evening_of(connection, table, seats)
    due = None if others[0].due == NEVER else others[0].due
    if table.phase in ("gathering", "dealing"):
        return StoredTable(table, seats, [], [], names, due, evening)
    plies = [PlyRow._make(row) for row in connection.execute(LATER_HERE, {"of": code, "after": after})]
    answers = [
        AnswerRow(seat.seat, other.decision, other.answer)
        for seat, other in zip(seats, others, strict=True)
        if other.decision is not None and other.answer is not None
    ]
    return StoredTable(table, seats, plies, answers, names, due, evening)


def heights(connection: Connection, codes: list[str]) -> dict[str, int]:
    """How many plies some tables have."""
    these = select(PLIES.c.code, func.max(PLIES.c.ply)).where(PLIES.c.code.in_(codes))
    return {row[0]: row[1] for row in connection.execute(these.group_by(PLIES.c.code))}


def later_plies(connection: Connection, known: dict[str, int]) -> dict[str, list[PlyRow]]:
    """What was played at some tables after the plies that are known of them; PostgreSQL only."""
    rows = connection.execute(LATER, {"codes": list(known), "known": list(known.values())})
    found: dict[str, list[PlyRow]] = {}
    for code, *ply in rows:
        found.setdefault(code, []).append(PlyRow._make(ply))
    return found


# Commits


def insert_whole(
    connection: Connection, dialect: Dialect, group: list[NewPly], epoch: str | None
) -> set[tuple[str, int]]:
    """All of them by one step of one statement of SQLite's; or, if a ply was taken, nothing of it.

    The thread that does this asks for the interpreter once and not for each row.
    """
    rows = msgspec.json.encode([(p.code, p.ply, p.seat, p.actions, p.at) for p in group]).decode()
    if connection.exec_driver_sql(ALL_AT_ONCE, (rows, epoch)).rowcount != len(group):
        raise Taken
    _update_with(connection, dialect, group)
    return {(ply.code, ply.ply) for ply in group}


def insert_singly(
    connection: Connection, dialect: Dialect, group: list[NewPly], epoch: str | None
) -> set[tuple[str, int]]:
    """Those whose ply is free; none on top of a backup, to which what is in memory does not belong."""
    if read_epoch(connection) != epoch:
        raise Restored("the database was replaced by a backup")
    rows = [{"code": p.code, "ply": p.ply, "seat": p.seat, "actions": p.actions, "at": p.at} for p in group]
    statement = dialect.upsert_into(PLIES).on_conflict_do_nothing().returning(PLIES.c.code, PLIES.c.ply)
    stored = {(code, ply) for code, ply in connection.execute(statement, rows)}
    _update_with(connection, dialect, [ply for ply in group if (ply.code, ply.ply) in stored])
    return stored


def _update_with(connection: Connection, dialect: Dialect, done: list[NewPly]) -> None:
    """What changes with a commit besides."""
    due: list[dict[str, object]] = [
        {"code": p.code, "at": NEVER if p.due is None else p.due, "ply": p.ply, "lease": p.lease}
        for p in done
        if (p.due is not None or p.had_due) and not p.outcome
    ]
    if due and dialect.embedded:
        connection.exec_driver_sql(ALL_DUE, (msgspec.json.encode(due).decode(),))
    elif due:
        SET_DUE.change_each(connection, due)
    banks: list[dict[str, object]] = [
        {"of": p.code, "by": p.seat, "left": p.bank} for p in done if p.bank is not None
    ]
    if banks:
        SET_BANK.change_each(connection, banks)
    ended = [p for p in done if p.outcome]
    if ended:
        END.change_each(connection, [{"of": p.code, "result": p.outcome, "now": p.at} for p in ended])
        NOT_DUE.change_each(connection, [{"of": p.code} for p in ended])


# Deadlines


def set_due(connection: Connection, code: str, at: int | None, ply: int, lease: int, now: int | None) -> None:
    """When a table needs attention next, as far as it is known after so many plies.

    With a moment, `now`, a table that another process attends to then is left to that process.
    """
    moment = NEVER if at is None else at
    if now is None:
        SET_DUE.change(connection, code=code, at=moment, ply=ply, lease=lease)
    else:
        SET_DUE_IF_FREE.change(connection, code=code, at=moment, ply=ply, lease=lease, now=now)


def wake(connection: Connection, code: str, at: int, ply: int) -> None:
    """The same for a table that stood still; another process that was faster may attend to it already."""
    connection.execute(WAKE, {"code": code, "at": at, "ply": ply, "never": NEVER})


def claim(connection: Connection, code: str, now: int) -> bool:
    """Take a table on that is due; False if another has, or it no longer is."""
    free = (DUE.c.code == code) & (DUE.c.at <= now) & (DUE.c.lease < now)
    return connection.execute(update(DUE).where(free).values(lease=now + LEASE_MS)).rowcount == 1


def renew(connection: Connection, codes: list[str], now: int) -> None:
    """Keep tables that are still being attended to."""
    mine = DUE.c.code.in_(codes) & (DUE.c.lease > 0)
    connection.execute(update(DUE).where(mine).values(lease=now + LEASE_MS))


def all_due(connection: Connection, now: int, most: int) -> list[str]:
    """Tables that are due and that nobody attends to, the longest waiting first."""
    free = (DUE.c.at <= now) & (DUE.c.lease < now)
    found = connection.execute(select(DUE.c.code).where(free).order_by(DUE.c.at).limit(most))
    return [code for (code,) in found]


def mark_here(connection: Connection, seats: list[tuple[str, int]], until: int) -> None:
    """People at these seats are connected at least until then."""
    where = (SEATS.c.code == bindparam("of")) & (SEATS.c.seat == bindparam("at"))
    rows = [{"of": code, "at": seat} for code, seat in seats]
    connection.execute(update(SEATS).where(where).values(here=until), rows)


def mark_watched(connection: Connection, codes: list[str], until: int) -> None:
    """Someone looks at these tables at least until then."""
    connection.execute(update(TABLES).where(TABLES.c.code.in_(codes)).values(watched=until))


# Variables of the server itself


def read_epoch(connection: Connection) -> str | None:
    """Changes when a backup is put back."""
    return connection.scalar(select(VARIABLES.c.value).where(VARIABLES.c.name == "epoch"))


def get_variable(connection: Connection, dialect: Dialect, name: str, make: Callable[[], str]) -> str:
    """The value of a variable, made now if there is none."""
    variable = select(VARIABLES.c.value).where(VARIABLES.c.name == name)
    found = connection.scalar(variable)
    if found is None:
        statement = dialect.upsert_into(VARIABLES).on_conflict_do_nothing()
        connection.execute(statement, {"name": name, "value": make()})
        found = connection.scalar(variable)
    return str(found)


def set_variable(connection: Connection, dialect: Dialect, name: str, value: str) -> None:
    """Set a variable."""
    connection.execute(dialect.upsert(VARIABLES, "name"), {"name": name, "value": value})
