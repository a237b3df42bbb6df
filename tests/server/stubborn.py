"""People who play on whatever happens to the server, and remember what they were told is stored."""

import asyncio
import random
import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from regalia.server.client import RefusedByServer, TableSocket, Visitor

GAMES = ["take-the-kingdom", "brutal-kingdom"]
PEOPLE = 2  # at each table, on the first seats
LOST = (OSError, httpx.HTTPError, WebSocketException, TimeoutError)


class Witnessed:
    """What clients sent, and what they were told is stored: each play acknowledged to its player."""

    def __init__(self) -> None:
        self.sent: set[tuple[str, int, int, str]] = set()  # table, seat, the decision answered, the draft
        self.acknowledged: dict[tuple[str, int], list[str]] = {}
        self.shown: dict[tuple[str, int], int] = {}  # whose play a spectator or player saw under a number
        self.finished: set[str] = set()
        self.lost = 0  # connections
        self.voids = 0  # seats that were lost in a void deal
        self.said_again = 0  # plays that were sent again because their answer was lost
        self.longest = 0.0  # seconds in which nothing was acknowledged to anyone
        self._last = time.monotonic()

    def acknowledge(self, key: tuple[str, int], draft: list[str]) -> None:
        self.acknowledged[key] = draft
        now = time.monotonic()
        self.longest, self._last = max(self.longest, now - self._last), now


class Stubborn:
    """Two people at a table of their own with a bot, who come back whenever a server does.

    Where there are several servers, they come to different ones, and when one is lost they try the next.
    """

    def __init__(self, urls: list[str], number: int, seen: Witnessed) -> None:
        self.urls = urls
        self.seen = seen
        self.rnd = random.Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.people = [Visitor(urls[(number + seat) % len(urls)]) for seat in range(PEOPLE)]
        self.code = ""
        self.unsure: dict[int, dict[str, Any]] = {}  # by seat: sent, and not known to be stored
        self.at = -1  # the last ply that anyone here has seen
        self.moved = time.monotonic()  # when it was seen first

    async def open(self) -> None:
        for seat, visitor in enumerate(self.people):
            if visitor.cookie is None:
                await visitor.post("/api/me", {"name": f"Player {seat}"})
        seats, bots = 3, [None, None, "page"]
        body = {"game": self.game, "seats": seats, "bots": bots}
        self.code = (await self.people[0].post("/api/tables", body))["code"]
        await self.people[1].post(f"/api/tables/{self.code}/sit", {"seat": 1})

    async def play(self) -> None:
        while True:
            try:
                await self.open()
                break
            except (*LOST, RefusedByServer) as error:
                if isinstance(error, RefusedByServer) and error.reason != "down":
                    raise
                await self.move_on(0)
                await self.move_on(1)
        await asyncio.gather(*map(self.keep_playing, range(PEOPLE)))

    async def move_on(self, seat: int) -> None:
        """To the next server, as a browser is sent by what stands in front of them."""
        self.seen.lost += 1
        await asyncio.sleep(0.05)
        if len(self.urls) > 1:
            old = self.people[seat]
            following = self.urls[(self.urls.index(old.url) + 1) % len(self.urls)]
            self.people[seat] = Visitor(following, old.cookie, old.parties)
            await old.close()

    async def keep_playing(self, seat: int) -> None:
        since = 0
        while self.code not in self.seen.finished:
            try:
                async with self.people[seat].look_at(self.code, since) as table:
                    await self.say_again(table, seat)
                    while self.code not in self.seen.finished:
                        since = await self.take_part(table, seat)
            except LOST:
                await self.move_on(seat)

    async def close(self) -> None:
        for visitor in self.people:
            await visitor.close()

    async def take_part(self, table: TableSocket, seat: int) -> int:
        """React to one message, once the game has begun; gives the last ply that was seen."""
        while (state := await table.until("state", "table"))["type"] == "table":
            if state["table"]["phase"] == "gathering":
                await self.gather(seat, state)
        for ply, actor in enumerate(state["seats"], state["since"]):
            assert self.seen.shown.setdefault((self.code, ply), actor) == actor, "a ply was replaced"
        if state["ply"] > self.at:
            self.at, self.moved = state["ply"], time.monotonic()
        if state["outcome"] is not None:
            self.seen.finished.add(self.code)
        elif state["decision"] is not None and state["view"]["asked"]:
            await self.answer(table, seat, state["decision"], state["view"]["asked"]["legal"])
        return int(state["ply"])

    async def gather(self, seat: int, message: dict[str, Any]) -> None:
        """Sit down again after a deal that was void, and deal when all are there to add their shares."""
        there = all(one["connected"] for one in message["table"]["seats"][:PEOPLE])
        while True:
            try:
                if message["you"] < 0:
                    self.seen.voids += 1
                    await self.people[seat].post(f"/api/tables/{self.code}/sit", {"seat": seat})
                elif message["host"] and there:
                    await self.people[seat].post(f"/api/tables/{self.code}/start")
                return
            except RefusedByServer as refused:
                if refused.reason in ("begun", "seats-free", "seat-taken"):
                    return
                if refused.reason != "down":
                    raise
            await asyncio.sleep(0.2)  # nothing is told once the database is back: one tries again

    async def say_again(self, table: TableSocket, seat: int) -> None:
        """As an impatient client does it: the play whose answer was lost, once more. It happens once."""
        play = self.unsure.pop(seat, None)
        if play is not None:
            self.seen.said_again += 1
            await self.send(table, seat, play)
            await table.send("sync", since=0)

    async def answer(self, table: TableSocket, seat: int, decision: int, legal: list[str]) -> None:
        draft: list[str] = []
        while legal:
            draft.append(self.rnd.choice(legal))
            legal = await self.send(table, seat, {"decision": decision, "draft": list(draft)})

    async def send(self, table: TableSocket, seat: int, play: dict[str, Any]) -> list[str]:
        """Commit a play; gives how it can go on, nothing when it is done or refused."""
        self.unsure[seat] = play
        self.seen.sent.add((self.code, seat, play["decision"], " ".join(play["draft"])))
        try:
            answer = await table.answer(await table.send("commit", **play))
        except RefusedByServer as refused:
            if refused.reason not in ("stale", "not-playing", "settled"):
                raise
            del self.unsure[seat]
            if refused.reason != "settled":  # then the answer stands, and the others are waited for
                await table.send("sync", since=0)
            return []
        del self.unsure[seat]
        if answer["type"] == "committed":
            key = (self.code, answer["ply"])
            assert key not in self.seen.acknowledged, "acknowledged twice"
            self.seen.acknowledge(key, play["draft"])
            return []
        legal: list[str] = answer["view"]["asked"]["legal"]
        return legal


async def finish(playing: dict[Stubborn, "asyncio.Task[None]"], patience: float) -> None:
    """Let tables be played to their end, however long a busy machine takes; but each has to go on.

    That counts from now: a server that was killed again and again may have left bots no time.
    """
    begun = time.monotonic()
    while waiting := [task for task in playing.values() if not task.done()]:
        await asyncio.wait(waiting, timeout=1, return_when=asyncio.FIRST_EXCEPTION)
        for task in playing.values():
            if task.done():
                task.result()
        early = time.monotonic() - patience
        stuck = {
            t.code: t.at for t, task in playing.items() if not task.done() and max(t.moved, begun) < early
        }
        assert not stuck, f"tables that did not go on, and their last ply: {stuck}"
