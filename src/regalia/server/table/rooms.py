"""The tables that this process has in memory; what other processes do at them; who is there."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVarTuple

import structlog
from sqlalchemy import Connection

import regalia
from regalia._native import pure_is_asked, why_unusable
from regalia.kernel.errors import RegaliaError
from regalia.kernel.zones import SPECTATOR
from regalia.server.bots.workers import BotWorkers
from regalia.server.clock import now_ms
from regalia.server.config import Config
from regalia.server.errors import unknown_table
from regalia.server.storage.cleanup import abandoned_tables, close_table, delete_old
from regalia.server.storage.queries import heights, later_plies, mark_here, mark_watched, renew
from regalia.server.storage.rows import PlyRow, StoredTable
from regalia.server.storage.store import Store
from regalia.server.table import chat
from regalia.server.table.channel import CHANGED, Channel
from regalia.server.table.room import HERE_MS, Room
from regalia.server.table.scheduler import MOST_AT_ONCE, Scheduler

IDLE_MS = 300_000  # a room that nobody looks at is forgotten after this
POLL_SECONDS = 1.0  # how often to look for tables that others left unattended
DOWN_MS = 20_000  # without a sign of life for so long, the server was down
Ts = TypeVarTuple("Ts")
LOG = structlog.get_logger()


class Rooms:
    """The rooms of this process."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.bot_workers = BotWorkers(config.bot_workers)
        self.hasty = not regalia.compiled  # bots think as pure Python, for a second at most
        self.channel = Channel(config.redis, self._heard, self._missed) if config.redis else None
        self.loaded: dict[str, Room] = {}
        self.resumed = 0
        self.commits = 0
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self.scheduler = Scheduler(store, self.loaded, self.room, self.run)
        self._behind: set[str] = set()  # tables at which others have played
        self._stale: set[Room] = set()  # rooms to read again
        self._reloading: set[Room] = set()
        self._lagging = asyncio.Event()
        self._said_at = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Start attending to tables."""
        await self.store.open()
        now = now_ms()
        alive = int(await self.store.variable("alive", lambda: str(now)))
        await self.store.release()
        if self.store.embedded or now - alive > DOWN_MS:
            await self.store.remember("resumed", str(now))
        self.resumed = int(await self.store.variable("resumed", lambda: "0"))
        await self.store.remember("alive", str(now))
        if self.channel is not None:
            self.channel.open()
        for work in (self._poll(), self._live(), self._clean(), self._keep_up()):
            self.run(work)
        if self.hasty and not pure_is_asked():
            self.run(self._await_build())

    async def close(self) -> None:
        """Stop, with everything stored."""
        self.scheduler.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_workers.close()
        if self.channel is not None:
            await self.channel.close()
        await self.store.remember("alive", str(now_ms()))
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background, until the server ends."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Rooms

    async def room(self, code: str) -> Room:
        """The room of a table, read from the database if need be."""
        room = self.loaded.get(code)
        if room is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = asyncio.get_running_loop().create_task(self._load(code))
                self._loading[code] = loading
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            room = await asyncio.shield(loading)
        room.used = now_ms()
        return room

    async def _load(self, code: str) -> Room:
        stored = await self.stored(code)
        try:
            room = Room(self, stored)
        except RegaliaError as error:  # other rules, or plays that these rules do not allow
            LOG.warning("table closed", code=code, reason=str(error))
            await self.shut(code, "rules")
            room = Room(self, await self.stored(code))
        self.loaded[code] = room
        if room.phase in ("dealing", "playing"):
            room.due = stored.due
            await room.plan()
        return room

    def add(self, stored: StoredTable) -> Room:
        """The room of a table that has just been opened, whose code nobody knows yet."""
        room = self.loaded[stored.table.code] = Room(self, stored)
        return room

    async def stored(self, code: str) -> StoredTable:
        """A table as it is stored; an error if there is none."""
        stored = await self.store.load(code)
        if stored is None:
            raise unknown_table(code)
        return stored

    def forget(self, room: Room) -> None:
        """Let go of a room; those in it come back and find it as it is stored."""
        if self.loaded.get(room.code) is room:
            del self.loaded[room.code]
        self.scheduler.unschedule(room.code)
        room.gone = True
        room.give_up()
        for connection in room.connections:
            connection.close()

    def forget_all(self) -> None:
        """Let go of everything: the database is another one now."""
        for room in list(self.loaded.values()):
            self.forget(room)

    async def shut(self, code: str, why: str) -> None:
        """Put a table away, with a word to the players."""
        await self.store.write(close_table, code, why)
        self.tell(code)
        if room := self.loaded.get(code):
            await room.refresh()

    async def change(self, code: str, work: Callable[[Connection, *Ts], StoredTable], *given: *Ts) -> Room:
        """Have a piece of work change a table: it gives the table as it is then, and all in it are told."""
        while True:
            room = await self.room(code)
            async with room.lock:
                if room.gone:
                    continue
                stored = await self.store.write(work, *given)
                self.tell(code)
                await room.take_over(stored)
                return room

    async def changed(self, code: str) -> Room:
        """A table was changed in the database: all in it are told."""
        self.tell(code)
        room = await self.room(code)
        await room.refresh()
        return room

    # Other processes

    def tell(self, code: str, ply: int = CHANGED) -> None:
        """Tell other processes that a table has changed in the database."""
        if self.channel is not None:
            self.channel.tell(code, ply)

    def _heard(self, code: str, ply: int) -> None:
        """Another process has changed a table."""
        room = self.loaded.get(code)
        if room is None:
            return
        if ply == CHANGED or room.play is None:
            self._mark_stale(room)
        elif room.play.ply < ply:
            self._behind.add(code)
            self._lagging.set()

    async def _keep_up(self) -> None:
        """Read what was played by way of other processes, for all tables at once."""
        while True:
            await self._lagging.wait()
            self._lagging.clear()
            rooms = [room for code in self._behind if (room := self.loaded.get(code))]
            self._behind.clear()
            known = {room.code: room.play.ply for room in rooms if room.play is not None}
            try:
                later = await self.store.read(later_plies, known)
            except Exception:
                LOG.exception("reading plays of other processes failed")
                for room in rooms:
                    self.forget(room)
                continue
            for room in rooms:
                if plies := later.get(room.code):
                    self.run(self._absorb(room, plies))

    async def _absorb(self, room: Room, plies: list[PlyRow]) -> None:
        try:
            async with room.lock:
                room.absorb(plies)
        except Exception:
            LOG.exception("applying plays of other processes failed", code=room.code)
            self.forget(room)

    async def _look_around(self) -> None:
        """Find what nobody told: everything, as long as there is no Redis; else what was lost on the way.

        A message may be; or the process that changed a table, or its line to the database, before it told.
        """
        if self.channel is None or not self.channel.up:
            self._missed()
            return
        watched = [code for code, room in self.loaded.items() if room.connections and room.play is not None]
        for code, ply in (await self.store.read(heights, watched)).items():
            self._heard(code, ply)
        early = [room for room in self.loaded.values() if room.connections and room.play is None]
        early.sort(key=lambda room: (room.phase != "dealing", room.read_at))  # for a deal the others wait
        for room in early[:MOST_AT_ONCE]:
            self._mark_stale(room)

    def _missed(self) -> None:
        """For a while nothing was heard: look at every table at hand."""
        for room in self.loaded.values():
            self._mark_stale(room)

    def _mark_stale(self, room: Room) -> None:
        """Have a table read, once for all who ask before that begins: a slow database is asked no faster."""
        self._stale.add(room)
        if room not in self._reloading:
            self._reloading.add(room)
            self.run(self._reload(room))

    async def _reload(self, room: Room) -> None:
        try:
            while room in self._stale:
                self._stale.discard(room)
                await room.reload()
                await chat.catch_up(room)
        except Exception:  # the room does not know how the table is: those in it come back and find out
            LOG.exception("table reload failed", code=room.code)
            self.forget(room)
        finally:
            self._reloading.discard(room)
            self._stale.discard(room)

    # Moments

    def schedule(self, room: Room) -> None:
        """A room has changed: come back when there is something to do, and think of nothing in vain."""
        self.scheduler.schedule(room)

    @property
    def thinking(self) -> list[str]:
        """The tables at which a bot thinks, or waits for its turn to."""
        return [code for code, room in self.loaded.items() if room.thought is not None]

    async def _await_build(self) -> None:
        """Let bots think in compiled processes as soon as there is a build; this process goes on as it is."""
        while await asyncio.to_thread(why_unusable):
            await asyncio.sleep(POLL_SECONDS)
        self.bot_workers.renew()
        self.hasty = False
        LOG.info("compiled engine ready, bots use it from now on; the server itself after a restart")
        for room in self.loaded.values():
            room.tell_table()

    async def _poll(self) -> None:
        """Find tables that are due and that nobody attends to, as after a restart."""
        while True:
            try:
                await self.store.notice_restored()
                for code in await self.store.all_due(MOST_AT_ONCE):
                    self.scheduler.attend_soon(code)
                if not self.store.embedded:
                    await self._look_around()
            except Exception:
                LOG.exception("polling for due tables failed")
            await asyncio.sleep(POLL_SECONDS)

    async def _live(self) -> None:
        """Give signs of life, and forget rooms that nobody looks at."""
        while True:
            await asyncio.sleep(5)
            try:
                await self.store.remember("alive", str(now_ms()))
                if mine := [*self.scheduler.attending, *self.thinking]:
                    await self.store.write(renew, mine, now_ms())
            except Exception:
                LOG.exception("server heartbeat failed")
            try:
                await self._say_who_is_here()
            except Exception:
                LOG.exception("presence update failed")
            idle = now_ms() - IDLE_MS
            for room in list(self.loaded.values()):
                waiting = room.due is not None and room.due < now_ms() + IDLE_MS
                if not room.connections and room.used < idle and not waiting and not room.lock.locked():
                    self.forget(room)

    async def _say_who_is_here(self) -> None:
        """For other processes, which do not see the connections of this one."""
        if self.store.embedded or now_ms() < self._said_at + HERE_MS // 2:
            return
        self._said_at = now_ms()
        here = [
            (code, seat) for code, room in self.loaded.items() for seat in room.seats_here() - {SPECTATOR}
        ]
        if here:
            await self.store.write(mark_here, here, now_ms() + HERE_MS)
        watched = [room for room in self.loaded.values() if room.connections and room.bots_alone]
        if watched:
            await self.store.write(mark_watched, [room.code for room in watched], now_ms() + HERE_MS)
        for room in watched:
            async with room.lock:
                await room.wake()

    # Tidying up

    async def _clean(self) -> None:
        while True:
            try:
                await self.tidy(now_ms())
            except Exception:
                LOG.exception("cleanup failed")
            await asyncio.sleep(600)

    async def tidy(self, now: int) -> None:
        """Put abandoned tables away; delete old finished ones, and people who have long been gone."""
        for code in await self.store.read(abandoned_tables, self.config, now):
            await self.shut(code, "abandoned")
        for code in await self.store.write(delete_old, self.config, now):
            if room := self.loaded.get(code):
                self.forget(room)
