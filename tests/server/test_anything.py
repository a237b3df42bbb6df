"""Several people do everything in any order, hang up and come back, and the server is started again."""

import asyncio
import os
import random
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy import select

from regalia.kernel.game import find_game
from regalia.server.client import RefusedByServer, TableSocket, Visitor
from regalia.server.storage.models import PLIES, SEATS, TABLES
from regalia.server.table.play import SeatHolder
from regalia.server.table.room import Room
from serving import Local, begin, serving

SOAK = bool(os.environ.get("REGALIA_SOAK"))
PEOPLE = 4
GAMES = ["take-the-kingdom", "brutal-kingdom"]
T = TypeVar("T")
who = st.integers(0, PEOPLE - 1)
where = st.integers(0, 5)
REASONS = {
    "no-such-table", "begun", "not-host", "seat-taken", "seats-free", "not-playing", "no-seat", "over",
    "not-over", "stale", "illegal", "refused", "away", "quiet", "no-such-order", "bad-option", "no-such-line",
    "whole", "not-your-turn", "no-hints", "patience", "no-name",
}  # fmt: skip


def _facts(holders: list[SeatHolder]) -> list[tuple[object, ...]]:
    names = ("person", "bot", "away", "kind", "pledge", "share", "bank", "since", "standing")
    return [tuple(getattr(holder, name) for name in names) for holder in holders]


class Anything(RuleBasedStateMachine):
    """A server and four people."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.local: Local
        self.stack = AsyncExitStack()
        self.cookies: list[str | None] = [None] * PEOPLE
        self.people: list[Visitor] = []
        self.sockets: dict[tuple[int, str], TableSocket] = {}
        self.codes: list[str] = []
        self.rnd = random.Random(0)
        self.steps = 0
        self.highest: dict[str, int] = {}

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, 20))

    def attempt(self, work: Coroutine[Any, Any, T]) -> T | None:
        """Do something that may be refused, but for a good reason."""
        try:
            return self.run(work)
        except RefusedByServer as refused:
            if refused.reason not in REASONS:
                raise
            return None

    @initialize(number=st.integers(0, 2**16))
    def deal(self, number: int) -> None:
        self.rnd = random.Random(number)
        self.run(self.start_server())
        for game, bots in (("take-the-kingdom", 0), ("brutal-kingdom", 1)):
            self.codes.append(self.run(begin(game, self.people[:2], bots)))
        for person in (0, 1):
            for table in (0, 1):
                self.come(person, table)

    async def start_server(self) -> None:
        self.local = await self.stack.enter_async_context(serving(Path(self.folder.name)))
        self.people = []
        for number in range(PEOPLE):
            visitor = Visitor(self.local.url, self.cookies[number])
            self.local.visitors.append(visitor)
            self.people.append(visitor)
            if (await visitor.get("/api/me"))["person"] is None:
                await visitor.post("/api/me", {"name": f"Person {number}"})
            self.cookies[number] = visitor.cookie

    def code(self, table: int) -> str:
        return self.codes[table % len(self.codes)] if self.codes else "nothere"

    def post(self, person: int, table: int, verb: str, body: Any = None) -> Any:
        return self.attempt(self.people[person].post(f"/api/tables/{self.code(table)}/{verb}", body))

    # What people do

    @rule(person=who, game=st.sampled_from(GAMES), bots=st.integers(0, 3), sealed=st.booleans())
    def open_table(self, person: int, game: str, bots: int, sealed: bool) -> None:
        seats = min(find_game(game).players)
        body = {
            "game": game,
            "seats": seats,
            "bots": [None, *["page"] * bots][:seats],
            "settings": {"windows": "sealed" if sealed else "quick", "window_seconds": 3},
        }
        table = self.attempt(self.people[person].post("/api/tables", body))
        if table is not None and len(self.codes) < 6:
            self.codes.append(table["code"])

    @rule(person=who, table=where, seat=st.integers(0, 3))
    def sit(self, person: int, table: int, seat: int) -> None:
        self.post(person, table, "sit", {"seat": seat})

    @rule(person=who, table=where, verb=st.sampled_from(["leave", "close", "rematch"]))
    def word(self, person: int, table: int, verb: str) -> None:
        found = self.post(person, table, verb)
        if verb == "rematch" and found and found["code"] not in self.codes and len(self.codes) < 6:
            self.codes.append(found["code"])

    @rule(person=who, table=where)
    def start(self, person: int, table: int) -> None:
        self.post(person, table, "start")

    @rule(person=who, table=where, verb=st.sampled_from(["resign", "return"]))
    def come_and_go(self, person: int, table: int, verb: str) -> None:
        self.post(person, table, verb)

    @rule(person=who, table=where, seat=st.integers(0, 3), bot=st.sampled_from(["page", "courtier", None]))
    def place_bot(self, person: int, table: int, seat: int, bot: str | None) -> None:
        self.post(person, table, "bot", {"seat": seat, "bot": bot})

    @rule(person=who, name=st.text(min_size=1, max_size=10).filter(lambda t: t.isalpha()))
    def rename(self, person: int, name: str) -> None:
        self.run(self.people[person].post("/api/me", {"name": name}))

    @rule(person=who)
    def look_around(self, person: int) -> None:
        lobby = self.run(self.people[person].get("/api/lobby"))
        assert all(listed["table"]["phase"] in ("gathering", "playing") for listed in lobby["mine"])

    @rule(person=who)
    def vanish(self, person: int) -> None:
        self.run(self.forget(person))

    async def forget(self, person: int) -> None:
        visitor = self.people[person]
        assert (await visitor.http.delete("/api/me")).status_code == 200
        for key in [key for key in self.sockets if key[0] == person]:
            await self.sockets.pop(key).socket.close()
        await visitor.post("/api/me", {"name": f"New {person}"})
        self.cookies[person] = visitor.cookie

    # At the table

    @rule(person=who, table=where)
    def come(self, person: int, table: int) -> None:
        code = self.code(table)
        if code != "nothere" and (person, code) not in self.sockets:
            self.sockets[person, code] = self.run(
                self.stack.enter_async_context(self.people[person].look_at(code))
            )

    @precondition(lambda self: self.sockets)
    @rule(pick=st.integers(0, 100))
    def hang_up(self, pick: int) -> None:
        key = list(self.sockets)[pick % len(self.sockets)]
        self.run(self.sockets.pop(key).socket.close())

    @precondition(lambda self: self.sockets)
    @rule(pick=st.integers(0, 100), plies=st.integers(1, 5))
    def play(self, pick: int, plies: int) -> None:
        (person, code), socket = list(self.sockets.items())[pick % len(self.sockets)]
        for _ in range(plies):
            self.attempt(self.commit(person, code, socket))

    async def commit(self, person: int, code: str, socket: TableSocket) -> None:
        state = await self.fresh(socket)
        if state is None or state["decision"] is None or not state["view"]["asked"]:
            return
        draft: list[str] = []
        legal = state["view"]["asked"]["legal"]
        while legal:
            draft.append(self.rnd.choice(legal))
            answer = await socket.answer(await socket.send("commit", decision=state["decision"], draft=draft))
            if answer["type"] == "committed":
                if answer["ply"] is not None:
                    self.highest[code] = max(self.highest.get(code, 0), answer["ply"])
                return
            legal = answer["view"]["asked"]["legal"]

    async def fresh(self, socket: TableSocket) -> dict[str, Any] | None:
        """The game as it is now, if there is one."""
        sync = await socket.send("sync")
        ping = await socket.send("ping")
        found = None
        while (message := await socket.receive())["id"] != ping:
            if message["id"] == sync:
                found = message
        return found

    @precondition(lambda self: self.sockets)
    @rule(picks=st.lists(st.integers(0, 100), min_size=3, max_size=12))
    def play_in_turn(self, picks: list[int]) -> None:
        for pick in picks:
            self.play(pick, 2)

    @precondition(lambda self: self.sockets)
    @rule(pick=st.integers(0, 100), order=st.sampled_from(["all", "fort", None]), text=st.text(max_size=20))
    def talk(self, pick: int, order: str | None, text: str) -> None:
        socket = list(self.sockets.values())[pick % len(self.sockets)]

        async def both() -> None:
            await socket.send("order", order=order)
            await socket.send("chat", text=text.encode("utf-8", "ignore").decode())
            await socket.answer(await socket.send("ping"))

        self.run(both())

    @precondition(lambda self: self.steps % 10 == 9)
    @rule()
    def restart(self) -> None:
        async def again() -> None:
            self.sockets.clear()
            await self.stack.aclose()
            await self.start_server()

        self.run(again())

    # What must always be so

    @invariant()
    def tables_hold(self) -> None:
        if hasattr(self, "local"):
            self.steps += 1
            self.run(self.check())

    async def check(self) -> None:
        rooms = self.local.context.rooms
        store = self.local.context.store
        seats = await store.rows(select(SEATS).where(SEATS.c.person.is_not(None)))
        assert len({(row.code, row.person) for row in seats}) == len(seats), "at most one seat each"
        for code in self.codes:
            room = await rooms.room(code)
            async with room.lock:
                rows = await store.rows(select(PLIES.c.ply).where(PLIES.c.code == code).order_by(PLIES.c.ply))
                assert [ply for (ply,) in rows] == list(range(1, len(rows) + 1))
                assert len(rows) >= self.highest.get(code, 0), "nothing acknowledged is lost"
                stored = await store.load(code)
                assert stored is not None
                loaded = Room(rooms, stored)
                assert _facts(loaded.holders) == _facts(room.holders)
                assert loaded.phase == room.phase
                assert (loaded.play is None) == (room.play is None) or room.phase == "closed"
                if loaded.play is not None and room.play is not None:
                    assert loaded.play.match.state.dump() == room.play.match.state.dump()
                    assert loaded.play.decisions == room.play.decisions
                    assert loaded.play.at == room.play.at
                    assert loaded.play.answers == room.play.answers
                    assert loaded.play.due() == room.play.due()
                    assert loaded.play.over == (room.phase == "over")
        tables = await store.rows(select(TABLES.c.phase, TABLES.c.outcome))
        assert all((row.outcome is not None) == (row.phase == "over") for row in tables)

    def teardown(self) -> None:
        self.loop.run_until_complete(self.stack.aclose())
        self.loop.close()
        self.folder.cleanup()


TestAnything = Anything.TestCase
TestAnything.settings = settings(
    max_examples=2000 if SOAK else 3,
    stateful_step_count=60 if SOAK else 30,
    deadline=None,
    derandomize=not SOAK,
    phases=[Phase.generate],  # a run depends on time: what failed is read from its log, not shrunk
    suppress_health_check=list(HealthCheck),
)
TestAnything = pytest.mark.patience(36_000 if SOAK else 120)(TestAnything)
