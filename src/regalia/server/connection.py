"""One WebSocket: an outbox that is never waited for, so that a slow reader holds up nobody else."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from regalia.server.limits import Bucket
from regalia.server.wire import Message

MOST_WAITING = 200  # messages: a reader who is this far behind is let go, and comes back for the whole view
ENCODER = msgspec.json.Encoder()
Send = Callable[[Any], Awaitable[None]]


class Connection:
    """Someone who looks at a table. Messages that wait together are sent in one frame, a line each."""

    def __init__(self, send: Send, person: str | None, bucket: Bucket) -> None:
        self.person = person
        self.viewer = -1
        self.muted: set[str] = set()
        self.bucket = bucket
        self.closing = False
        self._send = send
        self._outbox: list[str] = []
        self._wake = asyncio.Event()

    def post(self, text: str) -> None:
        """Put an encoded message into the outbox."""
        if self.closing:
            return
        self._outbox.append(text)
        if len(self._outbox) > MOST_WAITING:
            self.closing = True
        self._wake.set()

    def tell(self, message: Message) -> None:
        """Encode a message for this one alone."""
        self.post(encode(message))

    def close(self) -> None:
        """Send what is waiting, and end the connection; its reader comes back for the whole view."""
        self.closing = True
        self._wake.set()

    async def deliver(self) -> None:
        """Send what is in the outbox, until the connection closes or falls too far behind."""
        while not self.closing:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._outbox = self._outbox, []
            if waiting:
                await self._send({"type": "websocket.send", "text": "\n".join(waiting)})
        await self._send({"type": "websocket.close", "code": 1013, "reason": "too far behind; come back"})


def encode(message: Message) -> str:
    """A message as text."""
    return ENCODER.encode(message).decode()
