"""`regalia` without a command: serve the tables, and open the browser."""

import os
import socket
import threading
import time
import webbrowser
from importlib.util import find_spec

import click
import uvicorn

from regalia.cli.lan import invitation
from regalia.cli.speech import explain, failure, say
from regalia.lab.errors import MissingExtra
from regalia.server.access.keys import read_keys
from regalia.server.config import Config, read_config
from regalia.server.serving import OPTIONS

HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  (looked up, not bound): every address, and one of them


def serve(
    host: str, port: int, database: str | None, redis: str, workers: int, browser: bool, lan: bool = False
) -> None:
    """Serve until Ctrl-C."""
    config = read_config(host=host, port=port, database=database, redis=redis)
    if workers > 1 and not (config.redis and config.database.startswith("postgresql")):
        raise failure("wrong-several-processes")
    _check_extra(config)
    _check_free(host, port)
    if config.keys is not None and config.keys.exists():
        read_keys(config.keys)  # what is wrong with it is told in a line
    shown = HERE.get(host, host)
    threading.Thread(target=_tell_when_up, args=(shown, port, browser, lan), daemon=True).start()
    os.environ |= config.as_variables()  # for the processes that it starts
    uvicorn.run(
        "regalia.server.asgi:app",
        workers=workers,
        host=host,
        port=port,
        forwarded_allow_ips=config.trusted,
        **OPTIONS,
    )


def _check_extra(config: Config) -> None:
    """What several processes need is an extra; without it SQLite serves all tables of one."""
    needed = {"asyncpg": config.database.startswith("postgresql"), "redis": bool(config.redis)}
    missing = [module for module, wanted in needed.items() if wanted and find_spec(module) is None]
    if missing:
        raise MissingExtra(missing[0], "cluster")


def _check_free(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise failure("wrong-listen", place=f"{host}:{port}", error=explain(error)) from None


def _tell_when_up(host: str, port: int, browser: bool, lan: bool) -> None:
    """Say where it is as soon as it can be reached there."""
    while not _is_open(host, port):
        time.sleep(0.05)
    url = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    click.echo(say("told-served", url=url))
    if lan:
        click.echo(invitation(port))
    if browser:
        webbrowser.open(url)


def _is_open(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True
