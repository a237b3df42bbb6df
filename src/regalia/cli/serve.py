"""`regalia` without a command: serve the tables, and open the browser."""

import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Any
from urllib.request import urlopen

import click
import msgspec
import uvicorn
from litestar import Litestar

from regalia.server.access.keys import read_keys
from regalia.server.config import Config, database_url, default_database
from regalia.server.descriptors import allow_many
from regalia.server.http.app import make_app
from regalia.server.http.timeouts import TimedProtocol
from regalia.server.logs import set_up_logs
from regalia.server.ws.picows_socket import PicowsProtocol

SWITCH_SECONDS = 0.0005  # how long the database's thread waits for a busy event loop
GARBAGE = (50_000, 20, 100)  # matches are many objects without cycles, and looking for those took time
SETTINGS = "_REGALIA_SETTINGS"  # by which a process hands them on to those it starts
NUMBERS = (
    "bot_pause", "bot_workers", "message_rate", "request_rate", "most_tables", "most_connections",
    "most_people", "most_stored", "gathering_days", "playing_days", "record_days",
)  # fmt: skip
WORDS = ("key_file", "hosts", "trusted")
SERVING: dict[str, Any] = {
    "http": TimedProtocol,
    "ws": PicowsProtocol,
    "loop": "uvloop",
    "log_config": None,
    "access_log": False,
    "timeout_graceful_shutdown": 3,
    "timeout_keep_alive": 75,  # longer than the proxy in front keeps a connection, or it finds it closed
}
"""How uvicorn serves the application, in tests, too."""


def read_config(host: str, port: int, database: str | None, redis: str = "") -> Config:
    """The settings from the command line and the environment (REGALIA_BOT_PAUSE and so on)."""
    given = {name: os.environ.get(f"REGALIA_{name.upper()}") for name in (*NUMBERS, *WORDS)}
    values = {
        "database": database_url(database) if database else default_database(),
        "redis": redis,
        "host": host,
        "port": port,
        **{name: value for name, value in given.items() if value is not None},
    }
    try:
        return msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise click.ClickException(f"a setting in the environment is wrong: {error}") from None


def serve(host: str, port: int, database: str | None, redis: str, workers: int, browser: bool) -> None:
    """Serve until Ctrl-C."""
    config = read_config(host, port, database, redis)
    if workers > 1 and not (config.redis and config.database.startswith("postgresql")):
        raise click.ClickException(
            "several processes need --database postgresql://... and --redis redis://..."
        )
    _check_free(host, port)
    if config.keys is not None and config.keys.exists():
        read_keys(config.keys)  # what is wrong with it is told in a line
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host  # noqa: S104  (compared, not bound)
    url = f"http://{shown}:{port}"
    click.echo(f"Regalia is at {url} - Ctrl-C ends it, and loses nothing.")
    if browser:
        threading.Thread(target=_open_when_up, args=(url,), daemon=True).start()
    os.environ[SETTINGS] = msgspec.json.encode(config).decode()
    uvicorn.run(
        "regalia.cli.serve:application",
        factory=True,
        workers=workers,
        host=host,
        port=port,
        forwarded_allow_ips=config.trusted,
        **SERVING,
    )


def application() -> Litestar:
    """What each process serves."""
    set_up_logs()
    allow_many()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    return make_app(msgspec.json.decode(os.environ[SETTINGS], type=Config))


def _check_free(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise click.ClickException(
                f"cannot listen on {host}:{port}: {error.strerror}; choose another with --port"
            ) from None


def _open_when_up(url: str) -> None:
    for _ in range(100):
        try:
            with urlopen(f"{url}/healthz", timeout=1):
                webbrowser.open(url)
                return
        except OSError:
            time.sleep(0.1)
