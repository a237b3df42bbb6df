"""A server in a process of its own, for tests, pictures and benchmarks."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from regalia.server.client import Visitor

PATIENCE = 120.0  # seconds until a server must answer that was started


class Shared(msgspec.Struct, frozen=True):
    """What several server processes have in common."""

    database: str
    redis: str
    workers: int = 1


class ServerProcess:
    """A server in a process of its own, or several, on a fresh database in a file or one that is given."""

    def __init__(self, folder: Path, port: int, shared: Shared | None = None, **settings: Any) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.database = folder / "bench.db"
        free = {
            "BOT_PAUSE": 0,
            "MESSAGE_RATE": 1e9,
            "REQUEST_RATE": 1e9,
            "MOST_TABLES": 10**6,
            "MOST_CONNECTIONS": 10**6,
            "MOST_PEOPLE": 10**6,
            "MOST_STORED": 1e12,
        }
        variables = {f"REGALIA_{name.upper()}": str(value) for name, value in (free | settings).items()}
        self.command = [sys.executable, "-m", "regalia", "--no-browser", "--port", str(port)]
        if shared is None:
            self.command += ["--database", str(self.database)]
        else:
            self.command += ["--database", shared.database, "--redis", shared.redis]
            self.command += ["--workers", str(shared.workers)]
        self.environment = os.environ | variables
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"server-{port}.log"

    @property
    def running(self) -> bool:
        """Whether it was started, and has not ended."""
        return self.process is not None and self.process.poll() is None

    def start(self) -> float:
        """Start it, and wait until it answers; gives the seconds that took."""
        begun = time.perf_counter()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, env=self.environment, stdout=log, stderr=log)
        asyncio.run(_wait_until_up(self.url, self.process))
        return time.perf_counter() - begun

    def kill(self) -> None:
        """As if the power failed."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As Ctrl-C does."""
        if self.process is not None and self.running:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


async def _wait_until_up(url: str, process: "subprocess.Popen[bytes]") -> None:
    visitor = Visitor(url)
    begun = time.monotonic()
    while time.monotonic() - begun < PATIENCE:
        if process.poll() is not None:
            raise RuntimeError(f"the server ended with {process.returncode} before it was up")
        try:
            if (await visitor.http.get("/healthz")).is_success:
                break
        except OSError:
            pass
        except Exception as error:
            if "ConnectError" not in type(error).__name__ and "Read" not in type(error).__name__:
                raise
        await asyncio.sleep(0.05)
    else:
        raise RuntimeError(f"the server does not answer after {PATIENCE} s")
    await visitor.close()
