"""How a server is set up: settings for operators, and what is tuned for all.

Every field of `Config` can be set by a variable of the environment, REGALIA_ and its name in capitals;
docs/operations.md lists them.
"""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec
from platformdirs import user_data_path
from sqlalchemy.engine import make_url

from regalia.kernel.errors import BadOption
from regalia.server.private_files import keep_folder, keep_own_folder

VARIABLE = "REGALIA_"  # what names of variables begin with

# Tuned for all, by measurements in docs/performance.md
SWITCH_SECONDS = 0.0005  # how long the database's thread waits for a busy event loop
GARBAGE = (50_000, 20, 100)  # matches are many objects without cycles, and looking for those took time
KEEP_ALIVE_SECONDS = 75  # longer than the proxy in front keeps a connection, or it finds it closed
SHUTDOWN_SECONDS = 3  # in which those who are connected are told to come back


def default_database() -> str:
    """A file among the user's data."""
    folder = user_data_path("regalia")
    keep_own_folder(folder)
    return f"sqlite:///{folder / 'regalia.db'}"


def database_url(given: str) -> str:
    """What was given as a URL, or as the path of a SQLite file."""
    if "://" in given:
        return given
    path = Path(given).expanduser().resolve()
    keep_folder(path.parent)
    return f"sqlite:///{path}"


def default_key_file(database: str) -> Path | None:
    """Beside the file of a SQLite database; for others among the user's data; none for one in memory."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite":
        return user_data_path("regalia") / "regalia.key"
    in_memory = url.database in (None, "", ":memory:")
    return None if in_memory else Path(str(url.database)).with_suffix(".key")


class Config(msgspec.Struct, kw_only=True):
    """All settings."""

    database: str
    key_file: str = ""  # of the keys that sign cookies; none: `default_key_file`
    redis: str = ""  # by which several processes on one database hear of each other
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pause: int = 900  # milliseconds before a bot moves, at most
    bot_workers: int = 0  # processes for bots; 0: all cores but one
    message_rate: float = 30.0  # messages a second from one person, over all tables
    request_rate: float = 10.0  # REST requests a second from one person; five times as many from one address
    most_tables: int = 20  # unfinished tables that one person may have opened
    most_connections: int = 500  # WebSockets from one address
    most_people: int = 1000  # who give a name for the first time in a day, from one address
    most_stored: float = 2e6  # bytes that one person may have stored in a day; 32 times as many one address
    most_reviews: float = 20.0  # of games that one person may ask for in a day; a thorough one counts five
    gathering_days: float = 1.0  # a table that nobody starts is put away after this
    playing_days: float = 30.0  # and one that nobody plays on at
    record_days: float = 365.0  # finished tables are deleted after this
    hosts: str = ""  # names of the server besides its own addresses, with commas; * for any
    metrics: str = ""  # addresses that may read /metrics besides this machine, with commas; * for any
    trusted: str = "127.0.0.1"  # proxies whose word on the client's address is taken

    @property
    def keys(self) -> Path | None:
        """Where the keys that sign cookies lie."""
        return Path(self.key_file).expanduser() if self.key_file else default_key_file(self.database)

    def as_variables(self) -> dict[str, str]:
        """The same settings for the environment of processes that serve by them."""
        return {f"{VARIABLE}{name.upper()}": str(getattr(self, name)) for name in self.__struct_fields__}


def read_config(environment: Mapping[str, str] = os.environ, **given: object) -> Config:
    """The settings from the environment; those that are given come first."""
    settings: dict[str, object] = {
        name: environment[f"{VARIABLE}{name.upper()}"]
        for name in Config.__struct_fields__
        if f"{VARIABLE}{name.upper()}" in environment
    }
    settings |= {name: value for name, value in given.items() if value is not None}
    database = settings.get("database")
    settings["database"] = database_url(str(database)) if database else default_database()
    try:
        return msgspec.convert(settings, Config, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption(f"a setting in the environment is wrong: {error}") from None
