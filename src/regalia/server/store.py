"""The database: what is written, in groups, and what is read. All that must not be lost goes through here."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Row, bindparam, delete, event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from regalia.server.models import ANSWERS, DUE, FACTS, PEOPLE, PLIES, SEATS, TABLES
from regalia.server.schema import upgrade

MOST_IN_A_GROUP = 500  # commits in one transaction
LEASE_MS = 30_000  # how long an attended table is left alone by others


ALL_AT_ONCE = text(
    "INSERT INTO plies (code, ply, seat, actions, at)"
    " SELECT value->>0, value->>1, value->>2, value->>3, value->>4 FROM json_each(:rows)"
    " WHERE (SELECT value FROM facts WHERE name = 'epoch') IS :epoch ON CONFLICT DO NOTHING"
)


def now_ms() -> int:
    """The time."""
    return time.time_ns() // 1_000_000


class Restored(Exception):
    """A backup was put back while the server ran."""


class PlyWrite(msgspec.Struct, frozen=True):
    """A commit to be stored, with what changes besides if it is the first of its number."""

    code: str
    ply: int
    seat: int
    actions: str
    at: int
    due: int | None  # when the table needs attention next
    had_due: bool  # whether a moment is on record that no longer holds
    bank: int | None = None  # what the seat's clock has left now
    outcome: str | None = None  # the game is over


class Store:
    """One database, with one writer that puts waiting commits into a transaction together."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.embedded = parsed.get_backend_name() == "sqlite"
        if self.embedded:
            parsed = parsed.set(drivername="sqlite+aiosqlite")
            self.engine = create_async_engine(parsed, connect_args={"timeout": 30})
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        else:
            parsed = parsed.set(drivername="postgresql+asyncpg")
            self.engine = create_async_engine(parsed, pool_size=10, max_overflow=10, pool_pre_ping=True)
        self.url = parsed
        self._insert = sqlite.insert if self.embedded else postgresql.insert
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here is fairer than waiting there
        self._waiting: list[tuple[PlyWrite, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._epoch: str | None = None
        self.restored: Callable[[], None] = lambda: None  # called when a backup was put back
        self.groups = 0

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
            self._epoch = await connection.scalar(select(FACTS.c.value).where(FACTS.c.name == "epoch"))
        self._writer = asyncio.create_task(self._write_groups(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        if self._writer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is stored when this block is left without an error."""
        if not self.embedded:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.begin() as connection:
            yield connection

    # Commits

    def add(self, write: PlyWrite) -> Awaitable[bool]:
        """Store a commit, together with others that wait; False if its ply was already taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        self._wake.set()
        return future

    @property
    def waiting(self) -> int:
        """How many commits wait to be stored."""
        return len(self._waiting)

    async def _write_groups(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:MOST_IN_A_GROUP], self._waiting[MOST_IN_A_GROUP:]
                try:
                    stored = await self._write([write for write, _ in group])
                except Exception as error:  # each of those who wait is told; the writer goes on
                    for _, future in group:
                        if not future.done():
                            future.set_exception(error)
                    continue
                for write, future in group:
                    if not future.done():
                        future.set_result((write.code, write.ply) in stored)

    async def _write(self, group: list[PlyWrite]) -> set[tuple[str, int]]:
        """Store those whose ply is free; gives them."""
        async with self.writing() as connection:
            stored = await self._insert_plies(connection, group)
            done = [write for write in group if (write.code, write.ply) in stored]
            await self._follow(connection, done)
        self.groups += 1
        return stored

    async def _insert_plies(self, connection: AsyncConnection, group: list[PlyWrite]) -> set[tuple[str, int]]:
        if self.embedded:
            # One step of one statement: SQLite's thread asks for the interpreter once, and not for each row.
            rows = msgspec.json.encode([(w.code, w.ply, w.seat, w.actions, w.at) for w in group]).decode()
            result = await connection.execute(ALL_AT_ONCE, {"rows": rows, "epoch": self._epoch})
            if result.rowcount == len(group):
                return {(w.code, w.ply) for w in group}
            await connection.rollback()
            await connection.begin()
        await self._check_epoch(connection)
        statement = self._insert(PLIES).on_conflict_do_nothing().returning(PLIES.c.code, PLIES.c.ply)
        found = await connection.execute(
            statement,
            [{"code": w.code, "ply": w.ply, "seat": w.seat, "actions": w.actions, "at": w.at} for w in group],
        )
        return {(code, ply) for code, ply in found}

    async def _check_epoch(self, connection: AsyncConnection) -> None:
        """Refuse to write on top of a backup that was put back: what is in memory does not belong to it."""
        epoch = await connection.scalar(select(FACTS.c.value).where(FACTS.c.name == "epoch"))
        if epoch != self._epoch:
            self._epoch = epoch
            self.restored()
            raise Restored("the database was replaced by a backup")

    async def _follow(self, connection: AsyncConnection, done: list[PlyWrite]) -> None:
        """What changes with a commit besides."""
        due = [{"code": w.code, "at": w.due, "lease": 0} for w in done if w.due is not None]
        if due:
            await connection.execute(self.upsert(DUE, ("code",)), due)
        gone = [{"gone": w.code} for w in done if w.due is None and w.had_due]
        if gone:
            await connection.execute(delete(DUE).where(DUE.c.code == bindparam("gone")), gone)
        banks = [{"of": w.code, "by": w.seat, "bank": w.bank} for w in done if w.bank is not None]
        if banks:
            where = (SEATS.c.code == bindparam("of")) & (SEATS.c.seat == bindparam("by"))
            await connection.execute(update(SEATS).where(where).values(bank=bindparam("bank")), banks)
        ended = [{"of": w.code, "outcome": w.outcome, "touched": w.at} for w in done if w.outcome]
        if ended:
            values = {"phase": "over", "outcome": bindparam("outcome"), "touched": bindparam("touched")}
            await connection.execute(
                update(TABLES).where(TABLES.c.code == bindparam("of")).values(values), ended
            )

    def upsert(self, table: Any, keys: Sequence[str]) -> Any:
        """An insert that replaces the row of the same key."""
        statement = self._insert(table)
        values = {c.name: statement.excluded[c.name] for c in table.columns if c.name not in keys}
        return statement.on_conflict_do_update(index_elements=list(keys), set_=values)

    # Deadlines

    async def set_due(self, code: str, at: int | None) -> None:
        """When a table needs attention next."""
        async with self.writing() as connection:
            if at is None:
                await connection.execute(delete(DUE).where(DUE.c.code == code))
            else:
                await connection.execute(self.upsert(DUE, ("code",)), {"code": code, "at": at, "lease": 0})

    async def claim(self, code: str) -> bool:
        """Take it on to attend to a table that is due; False if another has, or it no longer is."""
        now = now_ms()
        async with self.writing() as connection:
            free = (DUE.c.code == code) & (DUE.c.at <= now) & (DUE.c.lease < now)
            result = await connection.execute(update(DUE).where(free).values(lease=now + LEASE_MS))
            return result.rowcount == 1

    async def all_due(self, until: int, most: int) -> list[tuple[str, int]]:
        """Tables that are due by then and that nobody attends to, with the moment, the oldest first."""
        async with self.reading() as connection:
            free = (DUE.c.at <= until) & (DUE.c.lease < now_ms())
            result = await connection.execute(
                select(DUE.c.code, DUE.c.at).where(free).order_by(DUE.c.at).limit(most)
            )
            return [(code, at) for code, at in result]

    # Facts of the server itself

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """A remembered fact, made now if there is none."""
        async with self.writing() as connection:
            statement = self._insert(FACTS).on_conflict_do_nothing()
            found = await connection.scalar(select(FACTS.c.value).where(FACTS.c.name == name))
            if found is None:
                await connection.execute(statement, {"name": name, "value": make()})
                found = await connection.scalar(select(FACTS.c.value).where(FACTS.c.name == name))
            return str(found)

    async def remember(self, name: str, value: str) -> None:
        """Set a fact."""
        async with self.writing() as connection:
            await connection.execute(self.upsert(FACTS, ("name",)), {"name": name, "value": value})

    # Tables as a whole

    async def load(self, code: str, after: int = 0) -> "Stored | None":
        """A table with its seats, its plies after one, and the answers held in a sealed window."""
        async with self.reading() as connection:
            table = (await connection.execute(select(TABLES).where(TABLES.c.code == code))).one_or_none()
            if table is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.code == code).order_by(SEATS.c.seat))
            later = (PLIES.c.code == code) & (PLIES.c.ply > after)
            plies = await connection.execute(
                select(PLIES.c.seat, PLIES.c.actions, PLIES.c.at).where(later).order_by(PLIES.c.ply)
            )
            answers = await connection.execute(select(ANSWERS).where(ANSWERS.c.code == code))
            holders = seats.all()
            who = {row.person for row in holders} | {table.host}
            names = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(who)))
            due = await connection.scalar(select(DUE.c.at).where(DUE.c.code == code))
            named = {row.id: row.name for row in names}
            return Stored(table, holders, plies.all(), answers.all(), named, due)

    async def ply_count(self, code: str) -> int:
        """How many plies are stored."""
        async with self.reading() as connection:
            count = await connection.scalar(select(func.max(PLIES.c.ply)).where(PLIES.c.code == code))
            return count or 0

    async def insert(self, table: Any, rows: Mapping[str, Any] | list[Mapping[str, Any]]) -> None:
        """Add rows."""
        async with self.writing() as connection:
            await connection.execute(insert(table), rows)

    async def change(self, statement: Any) -> int:
        """Carry out an update or a deletion; gives how many rows it changed."""
        async with self.writing() as connection:
            result = await connection.execute(statement)
            return int(result.rowcount)

    async def rows(self, statement: Any) -> list[Row[Any]]:
        """What a select finds."""
        async with self.reading() as connection:
            return list((await connection.execute(statement)).all())


class Stored(msgspec.Struct, frozen=True):
    """A table as the database has it."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    plies: Sequence[Any]  # rows of seat, actions and moment
    answers: Sequence[Row[Any]]
    names: dict[str, str]  # of the people at it
    due: int | None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write ahead, and wait until it is on disk: an acknowledged commit survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
