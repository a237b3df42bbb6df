"""SQLite inside this process: one thread that writes, and some that read, each with a connection of its own.

Its asynchronous driver would hand every single call to a thread and wait for the event loop in between, which
under load costs milliseconds each; so a whole piece of work is done in a thread. There is one writer, and
what takes time is to wait for the disk: so all that waits to be written goes into one transaction.

Around every statement the interpreter is handed to another thread and back, which under load costs more than
the statement. So there are none that can be spared: a read is no transaction, and savepoints are made only
when a piece of work has failed.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

from sqlalchemy import URL, Connection, create_engine, event
from sqlalchemy.exc import DBAPIError

from regalia.server.private_files import keep_database

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Work = tuple[Callable[..., Any], tuple[Any, ...]]
"""A piece of work: what to call with a connection, and what else it is given."""
READERS = 2


class Embedded:
    """A SQLite file."""

    def __init__(self, url: URL) -> None:
        in_memory = url.database in (None, "", ":memory:")
        self._file = None if in_memory else Path(str(url.database))
        self._engine = create_engine(url, connect_args={"timeout": 30}, pool_size=READERS + 1)
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = ThreadPoolExecutor(1, "writer")
        self._mine = threading.local()
        self._connections: list[Connection] = []

    def close(self) -> None:
        """Let go of the file."""
        self._readers.shutdown()
        self._writer.shutdown()
        for connection in self._connections:
            connection.close()
        self._engine.dispose()

    async def read(self, work: Callable[[Connection, *Ts], T], *given: *Ts) -> T:
        """Do something that changes nothing; each statement sees the file as it is at that moment."""
        return await self._run(self._readers, self._read, work, given)

    async def write(self, pieces: list[Work]) -> list[Any]:
        """Do all pieces in one transaction; what one of several raises undoes it alone, and is its result."""
        return await self._run(self._writer, self._write, pieces)

    async def _run(self, threads: Executor, call: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, call, *given)

    def _read(self, work: Callable[..., T], given: tuple[Any, ...]) -> T:
        with self._connected(False) as connection:
            try:
                return work(connection, *given)
            finally:
                connection.rollback()

    def _write(self, pieces: list[Work]) -> list[Any]:
        with self._connected(True) as connection:
            try:
                with connection.begin():
                    return [work(connection, *given) for work, given in pieces]
            except Exception:
                if len(pieces) == 1:
                    raise
                with connection.begin():  # one of them will not do, and the others are to be done
                    return [_apart(connection, work, given) for work, given in pieces]

    @contextmanager
    def _connected(self, writing: bool) -> Iterator[Connection]:
        """The connection of this thread, which is not used again after an error of the database."""
        connection = self._connection(writing)
        try:
            yield connection
        except DBAPIError:
            self._connections.remove(connection)
            del self._mine.connection
            connection.close()
            raise

    def _connection(self, writing: bool) -> Connection:
        """That of this thread: taking one from a pool costs as much as a statement."""
        connection: Connection | None = getattr(self._mine, "connection", None)
        if connection is None:
            if self._file is not None:
                keep_database(self._file)
            connection = self._engine.connect().execution_options(writing=writing)
            self._mine.connection = connection
            self._connections.append(connection)
        return connection


def _apart(connection: Connection, work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
    connection.exec_driver_sql("SAVEPOINT piece")
    try:
        result = work(connection, *given)
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO piece")
        result = error
    connection.exec_driver_sql("RELEASE piece")
    return result


def _prepare(connection: Any, _record: Any) -> None:
    """Write ahead, and wait until it is on disk: an acknowledged commit survives a power cut."""
    connection.isolation_level = None  # Python's own idea of when a transaction begins knows no savepoints
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """A transaction that writes takes its turn at the start, and not halfway, when it could only fail."""
    if connection.get_execution_options()["writing"]:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
