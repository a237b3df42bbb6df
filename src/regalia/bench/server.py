"""How many plays a server stores and shows in a second, with real clients in another process."""

import asyncio
import multiprocessing
import os
import random
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from regalia.server.client import Visitor, take_part
from regalia.server.descriptors import allow_many
from regalia.server.process import ServerProcess, Shared
from regalia.server.wire import VERSION

try:
    from uvloop import run
except ImportError:  # not on Windows
    from asyncio import run  # type: ignore[assignment]

GAME = "take-the-kingdom"
DECODER = msgspec.json.Decoder()
ENCODER = msgspec.json.Encoder()
RAMP_SECONDS = 8.0  # before anything is counted, in which the tables begin, not all at once


class Figures(msgspec.Struct, frozen=True):
    """What was measured."""

    actions_per_s: int  # plays stored, acknowledged and shown
    p50_ms: float  # from sending a play to the other player's screen
    p99_ms: float
    tables: int
    games: int  # finished meanwhile
    seconds: float
    group: float  # plays in one transaction, on average
    cpu_us: int  # processor time of the server for one of those plays
    cpu_us_game: int  # and for one of those games, with all its plays
    workers: int = 1  # server processes


class Idle(msgspec.Struct, frozen=True):
    """What people cost who only look."""

    connections: int
    megabytes: float  # that the server's processes have more than before
    workers: int = 1


@contextmanager
def server(port: int, shared: Shared | None = None, **settings: Any) -> Iterator[ServerProcess]:
    """A server on a fresh database or a given one, for as long as this lasts."""
    with tempfile.TemporaryDirectory() as folder:
        running = ServerProcess(Path(folder), port, shared, **settings)
        running.start()
        try:
            yield running
        finally:
            running.stop()


class Tally:
    """What the clients count."""

    def __init__(self) -> None:
        self.counting = False
        self.commits = 0
        self.games = 0
        self.delays: list[float] = []
        self.sent: dict[tuple[str, int], float] = {}  # when a play was sent, by its table and number


class Counted(msgspec.Struct, frozen=True):
    """What they have counted when the time is over."""

    actions_per_s: int
    games: int
    delays: list[float]
    cpu_us: int
    cpu_us_game: int


class Player(WSListener):
    """One seat at one table: chooses at random, until the server says that the play is whole.

    It leaves when the game is over, or after so many plies.
    """

    def __init__(self, visitor: Visitor, code: str, seat: int, tally: Tally, most: int | None) -> None:
        self.most = most
        self.visitor = visitor
        self.code = code
        self.seat = seat
        self.tally = tally
        self.random = random.Random(f"{code} {seat}")
        self.draft: list[str] = []
        self.decision: int | None = None
        self.ply = 0
        self.fault: RuntimeError | None = None
        self.here = asyncio.Event()  # the server has told how the table is

    async def play(self) -> None:
        """Play until the game is over."""
        url = f"{self.visitor.url.replace('http', 'ws', 1)}/ws/{self.code}"
        headers = {"Cookie": f"regalia={self.visitor.cookie}"}
        transport, _ = await ws_connect(lambda: self, url, extra_headers=headers)
        await transport.wait_disconnected()
        if self.fault is not None:
            raise self.fault

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """The server says something."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        for line in frame.get_payload_as_bytes().split(b"\n"):
            try:
                answer = self.react(DECODER.decode(line))
            except RuntimeError as error:
                self.fault, answer = error, {}
            if answer:
                transport.send(WSMsgType.TEXT, ENCODER.encode(answer))
            elif answer is not None:
                transport.disconnect()

    def react(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """What to answer: nothing, or an empty request when the game is over."""
        match message["type"]:
            case "state":
                return self._asked(message)
            case "table":
                self.here.set()
                request = take_part(self.visitor.parties, message)
                return None if request is None else {"v": VERSION, "id": 2, **request}
            case "preview":
                self.draft.append(self.random.choice(message["view"]["asked"]["legal"]))
                return self._commit()
            case "committed":
                self.tally.commits += self.tally.counting
            case "refused" if message["reason"] != "stale":  # else it passed for a seat that had to
                raise RuntimeError(f"{message['reason']}: {message['text']}")
        return None

    def _asked(self, message: dict[str, Any]) -> dict[str, Any] | None:
        tally, ply = self.tally, message["ply"]
        if ply > self.ply:
            self.ply = ply
            begun = tally.sent.get((self.code, ply))
            if begun is not None and message["seats"][-1] != self.seat:
                del tally.sent[self.code, ply]
                if tally.counting:
                    tally.delays.append(time.perf_counter() - begun)
        if message["outcome"] is not None or (self.most is not None and ply >= self.most):
            tally.games += self.seat == 0
            return {}
        if message["decision"] is None or message["decision"] == self.decision:
            return None
        if self.seat not in message["view"]["deciders"]:
            return None
        self.decision = message["decision"]
        self.draft = [self.random.choice(message["view"]["asked"]["legal"])]
        return self._commit()

    def _commit(self) -> dict[str, Any]:
        self.tally.sent[self.code, self.ply + 1] = time.perf_counter()
        return {"type": "commit", "v": VERSION, "id": 1, "decision": self.decision, "draft": self.draft}


async def _keep_playing(url: str, number: int, tally: Tally, wait: float, most: int | None) -> None:
    """Two people who wait a little and then play one game after the other."""
    await asyncio.sleep(wait)
    people = [Visitor(url), Visitor(url)]
    for seat, visitor in enumerate(people):
        await visitor.post("/api/me", {"name": f"Player {number}.{seat}"})
    while True:
        table = await people[0].post("/api/tables", {"game": GAME, "seats": 2})
        code = table["code"]
        await people[1].post(f"/api/tables/{code}/sit", {"seat": 1})
        players = [Player(visitor, code, seat, tally, most) for seat, visitor in enumerate(people)]
        playing = [asyncio.create_task(player.play()) for player in players]
        for player in players:
            await player.here.wait()
        await people[0].post(f"/api/tables/{code}/start")
        await asyncio.gather(*playing)


async def _load(url: str, tables: int, seconds: float, server: int, most: int | None) -> Counted:
    """Have so many tables played at, and count for so long; `server` is the number of its process."""
    tally = Tally()
    pairs = [
        asyncio.create_task(_keep_playing(url, number, tally, 0.8 * RAMP_SECONDS * number / tables, most))
        for number in range(tables)
    ]
    try:
        await asyncio.sleep(RAMP_SECONDS)
        _check(pairs)
        tally.counting = True
        tally.commits = tally.games = 0
        begun, busy = time.perf_counter(), _cpu_seconds(server)
        await asyncio.sleep(seconds)
        tally.counting = False
        spent, busy = time.perf_counter() - begun, _cpu_seconds(server) - busy
        _check(pairs)
    finally:
        for pair in pairs:
            pair.cancel()
        await asyncio.gather(*pairs, return_exceptions=True)
    cpu_us, cpu_us_game = (round(1e6 * busy / max(1, count)) for count in (tally.commits, tally.games))
    return Counted(round(tally.commits / spent), tally.games, tally.delays, cpu_us, cpu_us_game)


def _check(pairs: list[asyncio.Task[None]]) -> None:
    """Nobody stops playing, unless something went wrong."""
    for pair in pairs:
        if pair.done():
            pair.result()


def _in_process(url: str, tables: int, seconds: float, server: int, most: int | None) -> Counted:
    allow_many()
    return run(_load(url, tables, seconds, server, most))


def measure(
    tables: int, seconds: float, port: int, shared: Shared | None = None, most: int | None = None
) -> Figures:
    """Run the load test; `most` plies of each game are played, if that is given."""
    with server(port, shared) as running:
        assert running.process is not None
        before = asyncio.run(_metrics(running.url))
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as clients:
            given = (running.url, tables, seconds, running.process.pid, most)
            counted = clients.submit(_in_process, *given).result()
        after = asyncio.run(_metrics(running.url))
    delays = sorted(counted.delays)
    grouped = (after["commits"] - before["commits"]) / max(1.0, after["groups"] - before["groups"])
    at = [1000 * delays[int(share * (len(delays) - 1))] if delays else 0.0 for share in (0.5, 0.99)]
    return Figures(
        actions_per_s=counted.actions_per_s,
        p50_ms=round(at[0], 1),
        p99_ms=round(at[1], 1),
        tables=tables,
        games=counted.games,
        seconds=seconds,
        group=round(grouped, 1),
        cpu_us=counted.cpu_us,
        cpu_us_game=counted.cpu_us_game,
        workers=shared.workers if shared else 1,
    )


async def _metrics(url: str) -> dict[str, float]:
    visitor = Visitor(url)
    text = (await visitor.http.get("/metrics")).text
    await visitor.close()
    lines = [line.split() for line in text.splitlines() if line.startswith("regalia_")]
    return {name.removeprefix("regalia_").removesuffix("_total"): float(value) for name, value in lines}


class Onlooker(WSListener):
    """Someone who only looks."""


async def _look_on(url: str, connections: int, ready: Any, done: Any) -> None:
    host = Visitor(url)
    await host.post("/api/me", {"name": "Host"})
    body = {"game": GAME, "seats": 2}
    codes = [(await host.post("/api/tables", body))["code"] for _ in range(max(1, connections // 50))]
    lines = []
    for number in range(connections):
        socket = f"{url.replace('http', 'ws', 1)}/ws/{codes[number % len(codes)]}"
        lines.append((await ws_connect(Onlooker, socket))[0])
    ready.set()
    await asyncio.to_thread(done.wait)
    for line in lines:
        line.disconnect(False)
    await host.close()


def _in_audience(url: str, connections: int, ready: Any, done: Any) -> None:
    allow_many()
    run(_look_on(url, connections, ready, done))


def measure_idle(connections: int, port: int, shared: Shared | None = None) -> Idle:
    """How much memory connections take on which nothing happens, fifty at a table that gathers."""
    with server(port, shared) as running:
        assert running.process is not None
        before = _megabytes(running.process.pid)
        context = multiprocessing.get_context("spawn")
        ready, done = context.Event(), context.Event()
        people = context.Process(target=_in_audience, args=(running.url, connections, ready, done))
        people.start()
        if not ready.wait(300):
            raise RuntimeError(f"{connections} connections could not be opened")
        after = _megabytes(running.process.pid)
        done.set()
        people.join()
    return Idle(connections, round(after - before, 1), shared.workers if shared else 1)


def _megabytes(pid: int) -> float:
    """What a process and those it started hold in memory; what they share is counted once."""
    total = 0
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            total += int(line.split()[1])
    return total / 1024 + sum(_megabytes(child) for child in _children(pid))


def _cpu_seconds(pid: int) -> float:
    """The processor time that a process and those it started have taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(_cpu_seconds(child) for child in _children(pid))


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
