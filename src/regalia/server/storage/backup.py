"""Copies of a SQLite database, made and put back while a server runs on it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from regalia.kernel.errors import BadOption
from regalia.server.config import database_url, default_database
from regalia.server.private_files import keep_database

PAGES = 500  # copied at a time, so that the server can write in between


def database_file(given: str | None) -> Path:
    """The file of a SQLite database."""
    url = make_url(database_url(given) if given else default_database())
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadOption("this is for SQLite; use pg_dump and pg_restore for PostgreSQL")
    return Path(url.database)


def copy_database(source: Path, target: Path) -> tuple[int, int]:
    """Copy it, and count its tables and plies."""
    with closing(_open(source)) as old, closing(_open(target)) as new:
        old.backup(new, pages=PAGES, sleep=0.01)
        return _count(new)


def restore_database(source: Path, target: Path) -> tuple[int, int]:
    """Put a copy back in one transaction; servers that run on it notice by the epoch, and read all again."""
    with closing(_open(source)) as old, closing(sqlite3.connect("")) as copy:
        _count(old)  # a file that is no backup is refused before anything changes
        old.backup(copy)
        copy.execute("INSERT OR REPLACE INTO facts VALUES ('epoch', hex(randomblob(8)))")
        copy.commit()
        with closing(_open(target)) as new:
            copy.backup(new)  # with its epoch: a server must not write between the two
            return _count(new)


def _open(file: Path) -> sqlite3.Connection:
    keep_database(file)
    return sqlite3.connect(file, timeout=30)


def _count(database: sqlite3.Connection) -> tuple[int, int]:
    (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
    (plies,) = database.execute("SELECT count(*) FROM plies").fetchone()
    return tables, plies
