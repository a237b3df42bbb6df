"""WebSockets as ASGI has them, for servers other than ours and where there is no picows.

Each message passes the queues of the server and of this module, which takes longer than plain calls; what is
said is the same.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from regalia.server.ws.socket import (
    LAST_WORD_SECONDS,
    MOST_MESSAGE_BYTES,
    MOST_WAITING_BYTES,
    Inbox,
    WebSocket,
)

TOO_BIG, FAILED = 1009, 1011  # codes with which a connection is closed
LOG = structlog.get_logger()


class AsgiSocket(Inbox):
    """One WebSocket."""

    def __init__(self, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        super().__init__()
        self.over = asyncio.Event()
        self._receive = receive
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._waiting = 0  # bytes
        self._last_word: tuple[int, str] | None = None
        self._wake = asyncio.Event()

    async def serve(self, look: Callable[[WebSocket], Awaitable[None]]) -> None:
        """Accept it and have it looked after; whatever goes wrong, it is closed."""
        if (await self._receive())["type"] != "websocket.connect":
            return
        await self._send({"type": "websocket.accept"})
        reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            await look(self)
        except Exception:
            LOG.exception("websocket failed")
        finally:
            self.close(FAILED, "")
            await asyncio.wait([writing], timeout=LAST_WORD_SECONDS)
            for task in (reading, writing):
                task.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)

    def send(self, text: bytes) -> None:
        """Send a message, without waiting for its reader."""
        if self._last_word is None:
            self._outbox.append(text)
            self._waiting += len(text)
            self._wake.set()
            if self._waiting > MOST_WAITING_BYTES:
                self.over.set()

    def close(self, code: int, reason: str) -> None:
        """Hang up, with a word; one who does not even read that is cut off."""
        if self._last_word is None:
            self._last_word = code, reason
            self._wake.set()
            asyncio.get_running_loop().call_later(LAST_WORD_SECONDS, self.over.set)

    async def _write(self) -> None:
        try:
            while not self.over.is_set():
                while self._outbox:
                    text = self._outbox.popleft()
                    await self._send({"type": "websocket.send", "text": text.decode()})
                    self._waiting -= len(text)
                if self._last_word is not None:
                    code, reason = self._last_word
                    await self._send({"type": "websocket.close", "code": code, "reason": reason})
                    return
                self._wake.clear()
                await self._wake.wait()
        except OSError:
            pass  # the client is gone, as `_read` is told, too
        finally:
            self.over.set()

    async def _read(self) -> None:
        try:
            while (message := await self._receive())["type"] == "websocket.receive":
                text = message.get("text")
                found = None if text is None else text.encode()
                if found is not None and len(found) > MOST_MESSAGE_BYTES:
                    self.close(TOO_BIG, "")
                else:
                    self.take(found)
        except Exception:
            LOG.exception("websocket failed")
        finally:
            self.over.set()
            self._wake.set()
