"""When tables need attention, and that they get it: timers, turns, and leases against other processes."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from regalia.server.clock import now_ms
from regalia.server.errors import Refusal
from regalia.server.storage.store import Store
from regalia.server.table.deadlines import run_due_task
from regalia.server.table.room import Room, RunInBackground

MOST_AT_ONCE = 32  # tables attended to at the same time, for milliseconds each: nobody thinks meanwhile
LOG = structlog.get_logger()


class Scheduler:
    """The timers of the rooms of this process."""

    def __init__(
        self,
        store: Store,
        loaded: dict[str, Room],
        load: Callable[[str], Awaitable[Room]],
        run: RunInBackground,
    ) -> None:
        self._store = store
        self._loaded = loaded
        self._load = load
        self._run = run
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._attending: set[str] = set()
        self._next: dict[str, None] = {}  # tables to be attended to as soon as others are, in this order

    @property
    def attending(self) -> list[str]:
        """The tables that are being attended to."""
        return list(self._attending)

    def close(self) -> None:
        """Stop all timers."""
        for timer in self._timers.values():
            timer.cancel()

    def schedule(self, room: Room) -> None:
        """A room has changed: come back when there is something to do, and think of nothing in vain."""
        room.give_up()
        self.unschedule(room.code)
        moment = room.next_moment()
        if moment is not None and self._loaded.get(room.code) is room:
            delay = max(0, moment - now_ms()) / 1000
            loop = asyncio.get_running_loop()
            self._timers[room.code] = loop.call_later(delay, self.attend_soon, room.code)

    def unschedule(self, code: str) -> None:
        """Stop the timer of a table."""
        if timer := self._timers.pop(code, None):
            timer.cancel()

    def attend_soon(self, code: str) -> None:
        """Attend to a table that is due, now or when others have been attended to."""
        if code in self._attending:
            return
        if len(self._attending) >= MOST_AT_ONCE:
            self._next[code] = None
            return
        self._attending.add(code)
        self._run(self._attend(code))

    async def _attend(self, code: str) -> None:
        claimed = False
        try:
            known = self._loaded.get(code)
            claimed = (known is not None and known.thought is not None) or await self._store.claim(code)
            if claimed:
                room = await self._load(code)
                if not self._store.embedded:
                    await room.reload()
                await run_due_task(room)
        except Refusal as why:  # another process, or someone who came back, was faster
            LOG.info("deadline already handled", code=code, reason=why.reason)
        except Exception:  # one table must not stop the others; it is tried again when its lease ends
            claimed = False
            LOG.exception("deadline failed", code=code)
        finally:
            self._attending.discard(code)
            if self._next:
                waiting = next(iter(self._next))
                del self._next[waiting]
                self.attend_soon(waiting)
        if claimed and (known := self._loaded.get(code)):
            self.schedule(known)  # what became due meanwhile
