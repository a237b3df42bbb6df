"""The keys that sign cookies, in a file of their own: who reads the data, or a backup, can sign nothing."""

import os
import re
import secrets
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import structlog
from sqlalchemy import Connection, delete, select

from regalia.kernel.errors import BadOption
from regalia.server.private_files import FILE, keep_file, keep_folder
from regalia.server.storage.models import VARIABLES
from regalia.server.storage.store import Store

OLD = "key"  # the variable that held it in earlier versions
KNOWN = "key-digest"  # of the key that signed last
LOG = structlog.get_logger()


async def keys_for(store: Store, file: Path | None) -> list[str]:
    """The keys whose cookies are good; the last of them signs.

    One that is found in the database, where earlier versions kept it, is moved to the file; cookies that it
    signed are good until its line is deleted there. Without a file (a database in memory) a key is made.
    """
    if file is None:
        return [secrets.token_hex(32)]
    keys = read_keys(file) if file.exists() else []
    old = await store.read(_old_key)
    if old is not None and old not in keys:
        keys.insert(0, old)
    if keys in ([], [old]):
        keys.append(secrets.token_hex(32))
    keys = _write_keys(file, keys)
    if old is not None:
        await store.write(_delete_old_key)
    known = await store.variable(KNOWN, lambda: _digest(keys[-1]))
    if known not in map(_digest, keys):
        if not store.embedded:
            text = f"the keys in {file} are not those of the other servers on this database; copy theirs"
            raise BadOption(text)
        LOG.warning("cookie signing key changed", path=str(file))
    await store.remember(KNOWN, _digest(keys[-1]))
    return keys


def read_keys(file: Path) -> list[str]:
    """The keys in a file, a line each."""
    keep_file(file)
    keys = file.read_text("utf-8", "replace").split()
    if not keys or not all(re.fullmatch("[0-9a-f]{32,}", key) for key in keys):
        raise BadOption(f"{file} is not a file of cookie keys: each line must have 32 or more of 0-9a-f")
    return keys


def _write_keys(file: Path, keys: list[str]) -> list[str]:
    """Write them, unless they are there; of several processes that make the file at once the first does."""
    if file.exists() and read_keys(file) == keys:
        return keys
    keep_folder(file.parent)
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE), "w") as written:
            written.write("".join(f"{key}\n" for key in keys))
            written.flush()
            os.fsync(written.fileno())
        if file.exists():
            draft.replace(file)
        else:
            with suppress(FileExistsError):
                os.link(draft, file)
    finally:
        draft.unlink(missing_ok=True)
    return read_keys(file)


def _digest(key: str) -> str:
    return sha256(f"regalia key {key}".encode()).hexdigest()


def _old_key(connection: Connection) -> str | None:
    return connection.scalar(select(VARIABLES.c.value).where(VARIABLES.c.name == OLD))


def _delete_old_key(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA secure_delete=ON")  # else it would stay in the file, unused
    connection.execute(delete(VARIABLES).where(VARIABLES.c.name == OLD))
