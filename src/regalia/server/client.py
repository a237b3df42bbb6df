"""A small client for programs: the REST interface, and the WebSocket of a table.

The load test, the fault tests and scripted players use it, and so can a bot that lives elsewhere.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from regalia.server.wire import VERSION


class RefusedByServer(Exception):
    """What the server would not do: its word and its sentence."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"{reason}: {text}")
        self.reason = reason


class Visitor:
    """One person at one server."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url.rstrip("/")
        secure = self.url.startswith("https")  # reading the certificates takes a while
        self.http = httpx.AsyncClient(base_url=self.url, timeout=30, verify=secure)
        if cookie is not None:
            self.http.cookies.set("regalia", cookie, domain=httpx.URL(self.url).host)

    @property
    def cookie(self) -> str | None:
        """What tells the server who this is."""
        return self.http.cookies.get("regalia")

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request of the REST interface."""
        response = await self.http.request(
            method,
            path,
            content=msgspec.json.encode(body) if body is not None else None,
            headers={"content-type": "application/json"} if body is not None else {},
        )
        found: Any = msgspec.json.decode(response.content) if response.content else {}
        if response.is_error:
            raise RefusedByServer(found["reason"], found["text"])
        return found

    async def post(self, path: str, body: Any = None) -> Any:
        """Have something done."""
        return await self.call("POST", path, body)

    async def get(self, path: str) -> Any:
        """Read something."""
        return await self.call("GET", path)

    @asynccontextmanager
    async def look_at(self, code: str, since: int = 0) -> AsyncIterator["TableSocket"]:
        """The WebSocket of a table."""
        headers = {"Cookie": f"regalia={self.cookie}"} if self.cookie else {}
        url = f"{self.url.replace('http', 'ws', 1)}/ws/{code}?since={since}"
        async with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
            yield TableSocket(socket)

    async def close(self) -> None:
        """Hang up."""
        await self.http.aclose()


class TableSocket:
    """A table, as messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._id = 0
        self._lines: list[str] = []  # of the last frame, the first last

    async def send(self, type_: str, **fields: Any) -> int:
        """Send a request; gives the number that its answer will name."""
        self._id += 1
        body = {"type": type_, "v": VERSION, "id": self._id, **fields}
        await self.socket.send(msgspec.json.encode(body), text=True)
        return self._id

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        while not self._lines:
            self._lines = str(await self.socket.recv()).split("\n")[::-1]
        found: dict[str, Any] = msgspec.json.decode(self._lines.pop())
        return found

    async def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def answer(self, id_: int) -> dict[str, Any]:
        """The answer to a request; whatever comes before it is skipped."""
        while (message := await self.receive())["id"] != id_:
            pass
        if message["type"] == "refused":
            raise RefusedByServer(message["reason"], message["text"])
        return message
