"""What several server processes tell each other: which table has changed, and how many plies it has.

Nothing else goes through Redis. Whoever hears of a table reads it from the database, so a message that is
lost, doubled or late does no harm; and while there is no Redis, the database is looked at every second.
"""

import asyncio
import secrets
from collections.abc import Callable

import structlog

NAME = "regalia 2"
AGAIN_SECONDS = 0.5
PATIENCE_SECONDS = 5.0  # without an answer for so long, Redis is gone
CHANGED = -1  # in place of a ply: something else about the table
LOG = structlog.get_logger()


class Channel:
    """One process's way to the others."""

    def __init__(self, url: str, heard: Callable[[str, int], None], missed: Callable[[], None]) -> None:
        # Of the extra `cluster`, and a tenth of a server's start: only where it is asked for.
        from redis.asyncio import Redis  # noqa: PLC0415
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import NoBackoff  # noqa: PLC0415

        self.up = False
        self._redis = Redis.from_url(
            url,
            socket_connect_timeout=PATIENCE_SECONDS,
            health_check_interval=PATIENCE_SECONDS,
            retry=Retry(
                NoBackoff(), 0
            ),  # else it subscribes again by itself, and nobody knows what was missed
        )
        self._heard = heard
        self._missed = missed
        self._me = secrets.token_hex(8)  # what this process says comes back to it, too
        self._outbox: dict[str, int] = {}  # by table: how many plies it has, or that more has changed
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to speak and to listen."""
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._speak())]

    async def close(self) -> None:
        """Say what is left to say, and stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def tell(self, code: str, ply: int) -> None:
        """Let the others know; while there is no Redis, once there is.

        Until then they find out by themselves. But Redis may be back for them before it is for this process.
        """
        if self._outbox.get(code) != CHANGED:
            self._outbox[code] = ply
        self._wake.set()

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            words = [f"{self._me} {code} {ply}" for code, ply in self._outbox.items()]
            self._outbox.clear()
            while not await self._publish(words):
                await asyncio.sleep(AGAIN_SECONDS)

    async def _publish(self, words: list[str]) -> bool:
        try:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for word in words:
                    pipeline.publish(NAME, word)
                await pipeline.execute()
        except Exception as error:  # of whatever kind: what has to be said is said once it can be
            LOG.warning("redis publish failed", error=str(error))
            return False
        return True

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as listeners:
                    await listeners.subscribe(NAME)
                    while True:
                        message = await listeners.get_message(timeout=PATIENCE_SECONDS)
                        if message is None:
                            await listeners.ping()
                        elif message["type"] == "subscribe":  # what was said before this was not heard
                            self.up = True
                            self._missed()
                        elif message["type"] == "message":
                            self._hear(message["data"].decode())
            except Exception as error:  # of whatever kind: a process that hears nothing must know it
                if self.up:
                    LOG.warning("redis connection lost", error=str(error))
                self.up = False
            await asyncio.sleep(AGAIN_SECONDS)

    def _hear(self, word: str) -> None:
        who, code, ply = word.split(" ")
        if who != self._me:
            self._heard(code, int(ply))
