"""Someone who looks at a table, and what they are told. Nobody waits for a slow reader."""

import asyncio
from typing import Protocol

import msgspec

from regalia.server.access.limits import Bucket
from regalia.server.wire import Message

ENCODER = msgspec.json.Encoder()


class Speaker(Protocol):
    """What a connection speaks into."""

    def send(self, text: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Connection:
    """One WebSocket. Messages of the same moment are sent in one frame, a line each."""

    def __init__(self, socket: Speaker, person: str | None, bucket: Bucket, address: str = "") -> None:
        self.person = person
        self.address = address
        self.viewer = -1
        self.muted: set[str] = set()
        self.told: Message | None = None  # how the table is, as it was told last
        self.bucket = bucket
        self._socket = socket
        self._soon = asyncio.get_running_loop().call_soon
        self._outbox: list[bytes] = []

    def post(self, text: bytes) -> None:
        """Send an encoded message."""
        if not self._outbox:
            self._soon(self._deliver)
        self._outbox.append(text)

    def tell(self, message: Message) -> None:
        """Encode a message for this one alone."""
        self.post(encode(message))

    def tell_table(self, message: Message) -> None:
        """Tell how the table is."""
        self.told = message
        self.tell(message)

    def close(self) -> None:
        """Send what is waiting, and end the connection; its reader comes back for the whole view."""
        self._deliver()
        self._socket.close(1013, "come back")

    def _deliver(self) -> None:
        if self._outbox:
            waiting, self._outbox = self._outbox, []
            self._socket.send(b"\n".join(waiting))


def encode(message: Message) -> bytes:
    """A message as text."""
    return ENCODER.encode(message)
