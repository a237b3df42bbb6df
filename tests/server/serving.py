"""A server inside the test's own process, and people who play at it by scripts."""

import asyncio
import random
import sys
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed

from regalia.review.work import Finding, Form, Piece
from regalia.server.bots.fair_queue import Asker
from regalia.server.bots.workers import advise, check_record, do_job, plan_review, think
from regalia.server.client import RefusedByServer, TableSocket, Visitor
from regalia.server.clock import now_ms
from regalia.server.config import Config
from regalia.server.context import Context
from regalia.server.http.app import make_app
from regalia.server.serving import OPTIONS, WEBSOCKETS
from regalia.server.table.deadlines import run_due_task
from regalia.server.table.play import Play
from regalia.server.table.room import Room


class QuietServer(uvicorn.Server):
    """Leaves the signals to pytest."""

    def capture_signals(self) -> Any:
        return nullcontext()


class ThoughtsHere:
    """Bots that think in the test's own process: the page and the courtier take no time to speak of."""

    def warm_up(self, game: str, bots: Iterable[str]) -> None:
        pass

    async def think(self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float) -> list[str]:
        await asyncio.sleep(0)
        return think(bot, packed, seed)

    async def advise(self, asker: Asker, packed: bytes, draft: list[str], seed: int) -> Any:
        await asyncio.sleep(0)
        return advise(packed, draft, seed)

    async def plan_review(self, asker: Asker, text: str, seats: list[int], form: Form) -> Any:
        return await asyncio.to_thread(plan_review, text, seats, form)

    async def do_job(self, asker: Asker, job: list[Piece]) -> list[Finding]:
        return await asyncio.to_thread(do_job, job)

    async def check_record(self, asker: Asker, text: str) -> str:
        return await asyncio.to_thread(check_record, text)

    def close(self) -> None:
        pass


class Local:
    """A running server, looked at from inside and from outside."""

    def __init__(self, config: Config, url: str, context: Context) -> None:
        self.config = config
        self.url = url
        self.context = context
        self.visitors: list[Visitor] = []

    async def person(self, name: str | None) -> Visitor:
        """Someone with a name and a cookie; None: someone who has not given one."""
        visitor = Visitor(self.url)
        self.visitors.append(visitor)
        if name is not None:
            await visitor.post("/api/me", {"name": name})
        return visitor

    async def people(self, *names: str) -> list[Visitor]:
        return [await self.person(name) for name in names]

    async def room(self, code: str) -> Room:
        return await self.context.rooms.room(code)

    async def run_due_task(self, code: str) -> None:
        """Do what is due at a table now, without waiting for its moment to be noticed."""
        room = await self.room(code)
        await run_due_task(room)
        if room.thought is not None and room.thought.work is not None:
            await asyncio.wait([room.thought.work])


SPARE: list[Litestar] = []  # applications that serve nobody now


def app_for(config: Config) -> Litestar:
    """An application, with all that a server knows made anew; to put its routes together takes long."""
    if not SPARE:
        return make_app(config)
    app = SPARE.pop()
    app.state["context"] = Context(config)
    return app


@asynccontextmanager
async def serving(folder: Path, websockets: Any = WEBSOCKETS, **settings: Any) -> AsyncIterator[Local]:
    """A server on the database of a folder, without limits unless they are given."""
    free = dict.fromkeys(("message_rate", "request_rate", "most_stored"), 1e9)
    free |= {"bot_pause": 0, "most_tables": 10**6, "most_people": 10**6, "most_reviews": 1e6}
    config = Config(database=f"sqlite:///{folder / 'tables.db'}", **(free | settings))
    app = app_for(config)
    context: Context = app.state["context"]
    context.rooms.bot_workers = ThoughtsHere()  # type: ignore[assignment]
    options = OPTIONS | {"loop": "none", "timeout_graceful_shutdown": 1, "ws": websockets}
    server = QuietServer(uvicorn.Config(app, port=0, **options))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
        if running.done():
            running.result()
            raise RuntimeError("the server did not start")
    port = server.servers[0].sockets[0].getsockname()[1]
    local = Local(config, f"http://127.0.0.1:{port}", context)
    try:
        yield local
    finally:
        for visitor in local.visitors:
            await visitor.close()
        server.should_exit = True
        await running
        SPARE.append(app)


class Clock:
    """The server's time, which a test may set forward."""

    def __init__(self) -> None:
        self.ahead = 0
        self.stopped: int | None = None  # then it goes on only when it is set forward

    def __call__(self) -> int:
        return (now_ms() if self.stopped is None else self.stopped) + self.ahead

    def forward(self, seconds: float) -> None:
        self.ahead += int(1000 * seconds)


@contextmanager
def set_clock() -> Iterator[Clock]:
    """A clock for all modules of the server."""
    clock = Clock()
    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith("regalia.server.") and getattr(module, "now_ms", None) is now_ms
    ]
    for module in modules:
        module.now_ms = clock  # type: ignore[attr-defined]
    try:
        yield clock
    finally:
        for module in modules:
            module.now_ms = now_ms  # type: ignore[attr-defined]


async def begin(game: str, people: list[Visitor], bots: int = 0, *, bot: str = "page", **fields: Any) -> str:
    """A table with these people and some bots after them, dealt; gives its code."""
    seats = len(people) + bots
    levels: list[str | None] = [None] * len(people) + [bot] * bots
    body = {"game": game, "seats": seats, "bots": levels} | fields
    table = await people[0].post("/api/tables", body)
    code = str(table["code"])
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/api/tables/{code}/sit", {"seat": seat})
    await people[0].post(f"/api/tables/{code}/start")
    return code


async def play_at(local: Local, code: str) -> Play:
    """The match that is played at a table."""
    play = (await local.room(code)).play
    assert play is not None
    return play


async def decider(local: Local, code: str) -> int:
    """The first of the seats that a table waits for."""
    return (await play_at(local, code)).deciders()[0]


def digest(local: Local, code: str) -> str:
    """All that a table is, in short."""
    room = local.context.rooms.loaded[code]
    assert room.play is not None
    play = room.play
    return repr((play.match.state.dump(), play.decisions, play.at, room.holders, room.row))


def socket_url(local: Local, code: str) -> str:
    """Where the WebSocket of a table is."""
    return f"{local.url.replace('http', 'ws', 1)}/ws/{code}"


class Slow(ThoughtsHere):
    """Bots that do not finish before they are told to."""

    def __init__(self) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self.given_up = 0

    async def think(self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float) -> list[str]:
        self.begun.set()
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return await super().think(asker, bot, packed, seed, seconds)


class Player:
    """A script that plays a seat at random until the game is over, and remembers what it was told."""

    def __init__(self, visitor: Visitor, code: str, number: int = 0) -> None:
        self.visitor = visitor
        self.code = code
        self.rnd = random.Random(f"{code} {number}" if number else code)
        self.messages: list[dict[str, Any]] = []
        self.acknowledged: list[tuple[int, list[str]]] = []  # plies and their drafts
        self.tables: list[dict[str, Any]] = []

    async def play(self, most: int = 100_000) -> dict[str, Any]:
        """Play, at most so many plies; gives the last state."""
        async with self.visitor.look_at(self.code) as socket:
            state = await self.until_state(socket)
            while state["outcome"] is None and len(self.acknowledged) < most:
                asked = state["view"]["asked"]
                if state["decision"] is not None and asked and not state["answered"]:
                    await self.answer(socket, state)
                state = await self.until_state(socket)
        return state

    async def until_state(self, socket: TableSocket) -> dict[str, Any]:
        while True:
            message = await socket.receive()
            self.messages.append(message)
            if message["type"] == "state":
                return message

    async def answer(self, socket: TableSocket, state: dict[str, Any]) -> None:
        """One whole play, choice by choice."""
        draft: list[str] = []
        legal = state["view"]["asked"]["legal"]
        while True:
            draft = [*draft, self.rnd.choice(legal)]
            try:
                id_ = await socket.send("commit", decision=state["decision"], draft=draft)
                answer = await self.hear(socket, id_)
            except RefusedByServer as refused:
                if refused.reason not in ("stale", "not-playing"):
                    raise
                await socket.send("sync", since=state["ply"] + 1)
                return
            if answer["type"] == "committed":
                self.acknowledged.append((answer["ply"], draft))
                return
            legal = answer["view"]["asked"]["legal"]

    async def hear(self, socket: TableSocket, id_: int) -> dict[str, Any]:
        """The answer to a request; a state that comes before it is not needed, as another follows."""
        while True:
            message = await socket.receive()
            self.messages.append(message)
            if message["id"] == id_:
                if message["type"] == "refused":
                    raise RefusedByServer(message["reason"], message["text"])
                return message


async def first_state(visitor: Visitor, code: str, since: int = 0) -> dict[str, Any]:
    """What someone is shown who looks at a table now."""
    async with visitor.look_at(code, since) as socket:
        return await socket.until("state")


async def refusal_of(work: Any) -> str:
    """Why something is refused, in a word."""
    try:
        found = await work
    except RefusedByServer as refused:
        return refused.reason
    except ConnectionClosed as closed:
        return f"closed {closed.rcvd.code if closed.rcvd else ''}"
    raise AssertionError(f"it was not refused: {found}")
