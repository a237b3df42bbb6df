"""A WebSocket, whichever way its messages come: by `picows_socket` or by `asgi_socket`."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from regalia.server.table.connection import Speaker

MOST_MESSAGE_BYTES = 65_536  # longer ones end the connection; over wire.MOST_BYTES they are refused
MOST_WAITING_BYTES = 1_000_000  # a reader who is this far behind is let go, and comes back for the whole view
PING_SECONDS = 20
LAST_WORD_SECONDS = 2  # in which a client may read why it is hung up on
HANDED_OVER = "regalia.websocket"  # where in the scope of ASGI picows' own is

Hear = Callable[[bytes | None], None]
"""Is called with each message; with None for one that is not text."""


class WebSocket(Speaker, Protocol):
    """One connection of a client."""

    over: asyncio.Event  # it has ended

    def listen(self, hear: Hear) -> None:
        """From now on call `hear` with each message."""


class Inbox:
    """Messages of a client. What comes before anyone listens is kept for them."""

    def __init__(self) -> None:
        self._hear: Hear | None = None
        self._early: list[bytes | None] = []

    def listen(self, hear: Hear) -> None:
        """From now on call `hear` with each message."""
        self._hear = hear
        early, self._early = self._early, []
        for message in early:
            hear(message)

    def take(self, message: bytes | None) -> None:
        """A message has come."""
        if self._hear is None:
            self._early.append(message)
        else:
            self._hear(message)
