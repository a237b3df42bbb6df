"""The database: what is written, in groups, and what is read. All that must not be lost goes through here.

A piece of work is a plain function of a connection, done in one transaction and in one go. PostgreSQL is
reached by SQLAlchemy's asynchronous engine. SQLite's asynchronous driver hands every single call to a thread
and waits for the event loop in between, which under load costs milliseconds each; so there the whole piece is
done in a thread.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Engine, Row, create_engine, event, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from regalia.server.models import DUE
from regalia.server.queries import (
    Ply,
    Restored,
    Stored,
    all_due,
    claim,
    get_fact,
    insert_singly,
    insert_whole,
    load,
    read_epoch,
    set_due,
    set_fact,
)
from regalia.server.schema import upgrade

T = TypeVar("T")
MOST_IN_A_GROUP = 500  # commits in one transaction
THREADS = 3


def now_ms() -> int:
    """The time."""
    return time.time_ns() // 1_000_000


class Store:
    """One database, with one writer that puts waiting commits into a transaction together."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        self.embedded = parsed.get_backend_name() == "sqlite"
        self._direct: Engine | None = None
        self._far: AsyncEngine | None = None
        if self.embedded:
            parsed = parsed.set(drivername="sqlite")
            self._direct = create_engine(parsed, connect_args={"timeout": 30}, pool_size=THREADS + 1)
            event.listen(self._direct, "connect", _prepare_sqlite)
        else:
            parsed = parsed.set(drivername="postgresql+asyncpg")
            self._far = create_async_engine(parsed, pool_size=10, max_overflow=10, pool_pre_ping=True)
        self.url = parsed
        self.upsert_into = sqlite.insert if self.embedded else postgresql.insert
        self.restored: Callable[[], None] = lambda: None  # called when a backup was put back
        self.groups = 0
        self._threads = ThreadPoolExecutor(THREADS, "store")
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here is fairer than waiting there
        self._waiting: list[tuple[Ply, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._epoch: str | None = None

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        await self.write(upgrade)
        self._epoch = await self.read(read_epoch)
        self._writer = asyncio.create_task(self._write_groups(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, and let go."""
        if self._writer is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._writer.cancel()
        self._threads.shutdown()
        if self._direct is not None:
            self._direct.dispose()
        if self._far is not None:
            await self._far.dispose()

    # Pieces of work

    async def read(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that changes nothing."""
        if self._far is not None:
            async with self._far.begin() as connection:
                return await connection.run_sync(work, *given)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._directly, work, given)

    async def write(self, work: Callable[..., T], *given: Any) -> T:
        """Do something that changes the database: all of it, or nothing if it raises."""
        if self.embedded:
            async with self._writing:
                return await self.read(work, *given)
        return await self.read(work, *given)

    def _directly(self, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        assert self._direct is not None
        with self._direct.begin() as connection:
            return work(connection, *given)

    async def rows(self, statement: Any) -> list[Row[Any]]:
        """What a select finds."""
        return await self.read(lambda connection: list(connection.execute(statement).all()))

    async def insert(self, table: Any, rows: Any) -> None:
        """Add rows."""
        await self.write(lambda connection: connection.execute(insert(table), rows))

    async def change(self, statement: Any) -> int:
        """Carry out an update or a deletion; gives how many rows it changed."""
        return int(await self.write(lambda connection: connection.execute(statement).rowcount))

    def upsert(self, table: Any, *keys: str) -> Any:
        """An insert that replaces the row of the same key."""
        statement = self.upsert_into(table)
        values = {c.name: statement.excluded[c.name] for c in table.columns if c.name not in keys}
        return statement.on_conflict_do_update(index_elements=list(keys), set_=values)

    # Commits

    def add(self, ply: Ply) -> "asyncio.Future[bool]":
        """Store a commit, together with others that wait; False if its ply was already taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((ply, future))
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
                    stored = await self._write([ply for ply, _ in group])
                except Exception as error:  # each of those who wait is told; the writer goes on
                    for _, future in group:
                        if not future.done():
                            future.set_exception(error)
                    continue
                for ply, future in group:
                    if not future.done():
                        future.set_result((ply.code, ply.ply) in stored)

    async def _write(self, group: list[Ply]) -> set[tuple[str, int]]:
        """Store those whose ply is free; gives them."""
        stored = await self.write(insert_whole, self, group, self._epoch) if self.embedded else None
        if stored is None:
            try:
                stored = await self.write(insert_singly, self, group, self._epoch)
            except Restored:
                await self.notice_restored()
                raise
        self.groups += 1
        return stored

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

    async def load(self, code: str, after: int = 0) -> Stored | None:
        """A table with its seats, its plies after one, and the answers held in a sealed window."""
        return await self.read(load, code, after)

    async def set_due(self, code: str, at: int | None) -> None:
        """When a table needs attention next."""
        await self.write(set_due, self, code, at)

    async def claim(self, code: str) -> bool:
        """Take it on to attend to a table that is due; False if another has, or it no longer is."""
        return await self.write(claim, code, now_ms())

    async def all_due(self, most: int) -> list[str]:
        """Tables that are due and that nobody attends to, the longest waiting first."""
        return await self.read(all_due, now_ms(), most)

    async def fact(self, name: str, make: Callable[[], str]) -> str:
        """A remembered fact, made now if there is none."""
        return await self.write(get_fact, self, name, make)

    async def remember(self, name: str, value: str) -> None:
        """Set a fact."""
        await self.write(set_fact, self, name, value)


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Write ahead, and wait until it is on disk: an acknowledged commit survives a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
