"""A PostgreSQL and a Redis server of the tests' own, from Debian's packages."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from contextlib import closing
from pathlib import Path
from socket import create_connection, socket

FOUND = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
MISSING = not FOUND or not shutil.which("redis-server")


def free_port() -> int:
    with closing(socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """A cluster in a folder of its own; as root, run by the user that the package brings."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="regalia-postgres-"))
        self._user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self._user:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self._run("initdb", "-A", "trust", "-U", "regalia", "-D", self.data)
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    @property
    def url(self) -> str:
        return f"postgresql://regalia@127.0.0.1:{self.port}/postgres"

    def _run(self, command: str, *given: str) -> str:
        line = [*self._user, str(FOUND[-1].with_name(command)), *given]
        return subprocess.run(line, check=True, capture_output=True, text=True, cwd="/").stdout

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        log = str(self.folder / "log")
        self._run("pg_ctl", "start", "-w", "-D", self.data, "-l", log, "-o", options)

    def restart(self) -> None:
        """As an operator does it for a new version: whoever is connected is thrown out."""
        self._run("pg_ctl", "stop", "-w", "-m", "fast", "-D", self.data)
        self.start()

    def rows(self, query: str) -> list[list[str]]:
        """What a query finds, by PostgreSQL's own client."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "regalia", "-d", "postgres"]
        out = self._run("psql", *where, "-AtF\t", "-c", query)
        return [line.split("\t") for line in out.splitlines()]

    def empty(self) -> None:
        """As if nobody had ever played."""
        self.rows("DROP SCHEMA public CASCADE; CREATE SCHEMA public")

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", self.data)
        shutil.rmtree(self.folder, ignore_errors=True)


class RedisServer:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._process = subprocess.Popen([*command, "--appendonly", "no"], stdout=subprocess.DEVNULL, cwd="/")
        for _ in range(100):
            try:
                create_connection(("127.0.0.1", self.port)).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError("redis-server does not answer")

    def stop(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def cut_listeners(self) -> None:
        """Throw out those who have subscribed; they may come back at once."""
        with closing(create_connection(("127.0.0.1", self.port))) as line:
            line.sendall(b"CLIENT KILL TYPE pubsub\r\n")
            assert line.recv(100).startswith(b":")
