"""The database: what is written, in groups, and what is read. All that must not be lost goes through here.

A piece of work is a plain function of a connection, done in one go, all of it or nothing. PostgreSQL is
reached by SQLAlchemy's asynchronous engine; for SQLite see `embedded`.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

import structlog
from sqlalchemy import Connection, Delete, Executable, Insert, Row, Table, Update, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from regalia.server.clock import now_ms
from regalia.server.storage.embedded import Embedded
from regalia.server.storage.models import DUE
from regalia.server.storage.queries import (
    NewPly,
    Restored,
    Taken,
    all_due,
    claim,
    get_variable,
    insert_singly,
    insert_whole,
    load,
    read_epoch,
    set_due,
    set_variable,
)
from regalia.server.storage.rows import StoredTable
from regalia.server.storage.schema import upgrade

try:
    from asyncpg import PostgresError  # type: ignore[import-untyped]
except ImportError:  # the extra `cluster` is not installed: there is SQLite alone
    PostgresError = DBAPIError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Piece = tuple[Callable[..., Any], tuple[Any, ...], "asyncio.Future[Any]"]
"""A piece of work: what to call, what it is given, and where its result goes."""
MOST_IN_A_GROUP = 500  # commits in one transaction
DOWN = (OSError, DBAPIError, PostgresError, PoolTimeout)  # raised while a database cannot be reached
PAUSES = (0.1, 0.3, 1.0, 2.0, 3.0)  # seconds between attempts to store plies
LOG = structlog.get_logger()


class Store:
    """One database, with one writer that puts waiting commits into a transaction together."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.embedded = parsed.get_backend_name() == "sqlite"
        self._near: Embedded | None = None
        self._far: AsyncEngine | None = None
        if self.embedded:
            parsed = parsed.set(drivername="sqlite")
            self._near = Embedded(parsed)
        else:
            from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415 - it takes a while

            parsed = parsed.set(drivername="postgresql+asyncpg")
            self._far = create_async_engine(parsed, pool_size=10, max_overflow=10, pool_pre_ping=True)
        self.url = parsed
        self.upsert_into: Callable[..., Any] = sqlite.insert if self.embedded else postgresql.insert
        self.restored: Callable[[], None] = lambda: None  # called when a backup was put back
        self.groups = 0
        self._plies: list[tuple[NewPly, asyncio.Future[bool]]] = []
        self._pieces: list[Piece] = []
        self._noticing: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._epoch: str | None = None
        self._future: Callable[[], asyncio.Future[Any]]  # makes one; to ask for the loop costs a system call

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        self._future = asyncio.get_running_loop().create_future
        self._writer = asyncio.create_task(self._write_groups(), name="writer")
        await self.write(upgrade)
        self._epoch = await self.read(read_epoch)

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        if self._writer is not None:
            while self._plies or self._pieces:
                await asyncio.sleep(0.01)
            self._writer.cancel()
        if self._near is not None:
            self._near.close()
        if self._far is not None:
            await self._far.dispose()

    # Pieces of work

    async def read(self, work: Callable[[Connection, *Ts], T], *given: *Ts) -> T:
        """Do something that changes nothing."""
        if self._near is not None:
            return await self._near.read(work, *given)
        assert self._far is not None
        async with self._far.begin() as connection:
            return await connection.run_sync(work, *given)

    async def write(self, work: Callable[[Connection, *Ts], T], *given: *Ts) -> T:
        """Do something that changes the database: all of it, or nothing if it raises."""
        if self._far is not None:
            return await self.read(work, *given)
        future: asyncio.Future[T] = self._future()
        self._pieces.append((work, given, future))
        self._wake.set()
        return await future

    async def rows(self, statement: Executable) -> list[Row[Any]]:
        """What a select finds."""
        return await self.read(lambda connection: list(connection.execute(statement).all()))

    async def insert(self, table: Table, rows: dict[str, object] | list[dict[str, object]]) -> None:
        """Add rows."""
        await self.write(lambda connection: connection.execute(insert(table), rows))

    async def change(self, statement: Update | Delete) -> int:
        """Carry out an update or a deletion; gives how many rows it changed."""
        return int(await self.write(lambda connection: connection.execute(statement).rowcount))

    def upsert(self, table: Table, *keys: str) -> Insert:
        """An insert that replaces the row of the same key."""
        statement = self.upsert_into(table)
        values = {c.name: statement.excluded[c.name] for c in table.columns if c.name not in keys}
        replacing: Insert = statement.on_conflict_do_update(index_elements=list(keys), set_=values)
        return replacing

    # Commits

    def add(self, ply: NewPly) -> "asyncio.Future[bool]":
        """Store a commit, together with others that wait; False if its ply was already taken."""
        future: asyncio.Future[bool] = self._future()
        self._plies.append((ply, future))
        self._wake.set()
        return future

    @property
    def waiting(self) -> int:
        """How many commits wait to be stored."""
        return len(self._plies)

    async def _write_groups(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._plies or self._pieces:
                plies, self._plies = self._plies[:MOST_IN_A_GROUP], self._plies[MOST_IN_A_GROUP:]
                pieces, self._pieces = self._pieces, []
                if plies:
                    stored: asyncio.Future[set[tuple[str, int]]] = self._future()
                    stored.add_done_callback(partial(self._tell_stored, plies))
                    group = [ply for ply, _ in plies]
                    insert = insert_whole if self.embedded else insert_singly
                    pieces.insert(0, (insert, (self, group, self._epoch), stored))
                    self.groups += 1
                await self._write(pieces)

    async def _write(self, pieces: list[Piece]) -> None:
        """Do pieces of work, and tell those who wait for them."""
        try:
            if self._near is not None:
                results = await self._near.write([(work, given) for work, given, _ in pieces])
            else:
                results = [await self._insist(work, *given) for work, given, _ in pieces]
        except Exception as error:  # each of those who wait is told; the writer goes on
            results = [error] * len(pieces)
        for (_, given, future), result in zip(pieces, results, strict=True):
            if future.done():  # whoever waited for it has gone
                continue
            if isinstance(result, Taken):
                await self._write([(insert_singly, given, future)])
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    async def _insist(self, work: Callable[[Connection, *Ts], T], *given: *Ts) -> T:
        """Store plies also when the database is just being restarted. What was stored is not stored again."""
        for pause in PAUSES:
            try:
                return await self.read(work, *given)
            except DOWN as error:
                LOG.warning("database unavailable", error=str(error))
                await asyncio.sleep(pause)
        return await self.read(work, *given)

    def _tell_stored(
        self,
        plies: list[tuple[NewPly, "asyncio.Future[bool]"]],
        stored: "asyncio.Future[set[tuple[str, int]]]",
    ) -> None:
        error = stored.exception()
        if isinstance(error, Restored):
            self._noticing = asyncio.create_task(self.notice_restored())
        for ply, future in plies:
            if future.done():
                continue
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result((ply.code, ply.ply) in stored.result())

    async def notice_restored(self) -> None:
        """See whether a backup was put back, and have everything read again if so."""
        epoch = await self.read(read_epoch)
        if epoch != self._epoch:
            self._epoch = epoch
            self.restored()
            await self.release()

    async def release(self) -> None:
        """What was attended to is nobody's now: this process has just begun, or begun again."""
        if self.embedded:  # otherwise there may be others, and their leases end by themselves
            await self.change(update(DUE).values(lease=0))

    # What is asked for in several places

    async def load(self, code: str, after: int = 0) -> StoredTable | None:
        """A table with its seats, its plies after one, and the answers held in a sealed window."""
        return await self.read(load, code, after)

    async def set_due(
        self, code: str, at: int | None, ply: int, lease: int = 0, now: int | None = None
    ) -> None:
        """When a table needs attention next, as far as it is known after so many plies."""
        await self.write(set_due, code, at, ply, lease, now)

    async def claim(self, code: str) -> bool:
        """Take it on to attend to a table that is due; False if another has, or it no longer is."""
        return await self.write(claim, code, now_ms())

    async def all_due(self, most: int) -> list[str]:
        """Tables that are due and that nobody attends to, the longest waiting first."""
        return await self.read(all_due, now_ms(), most)

    async def variable(self, name: str, make: Callable[[], str]) -> str:
        """The value of a variable, made now if there is none."""
        return await self.write(get_variable, self, name, make)

    async def remember(self, name: str, value: str) -> None:
        """Set a variable."""
        await self.write(set_variable, self, name, value)
