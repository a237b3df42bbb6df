"""A small client for programs: the REST interface, and the WebSocket of a table.

The load test, the fault tests and scripted players use it, and so can a bot that lives elsewhere.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from regalia.kernel.fair import Deal, Party, Unfair, draw
from regalia.server.wire import VERSION


class RefusedByServer(Exception):
    """What the server would not do: its word and its sentence."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"{reason}: {text}")
        self.reason = reason


def take_part(parties: dict[str, Party], message: dict[str, Any]) -> dict[str, Any] | None:
    """What a client has to send in a deal, if anything, when it is told how a table is.

    `parties` is what it keeps of its deals, by table.
    """
    table, seat = message["table"], message["you"]
    if table["phase"] != "dealing" or seat < 0:
        return None
    deal = msgspec.convert(table["deal"], Deal)
    party = parties.get(deal.table)
    if deal.kinds[seat] != "person" or table["seats"][seat]["shared"]:
        return None
    if party is None or (party.commitment, party.seat) != (deal.commitment, seat):
        party = parties[deal.table] = Party(deal.table, deal.commitment, seat, draw())
    if not deal.pledges[seat]:
        return {"type": "pledge", "commitment": deal.commitment, "pledge": party.pledge}
    if not deal.transcript:
        return None
    with suppress(Unfair):  # then it keeps its share to itself, and the deal is void
        share = party.open_for(deal)
        return {"type": "open", "transcript": deal.transcript, "share": share}
    return None


class Visitor:
    """One person at one server."""

    def __init__(self, url: str, cookie: str | None = None, parties: dict[str, Party] | None = None) -> None:
        self.url = url.rstrip("/")
        self.parties = {} if parties is None else parties  # what is kept of deals, by table
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
            table = TableSocket(socket, self.parties)
            listening = asyncio.create_task(table.listen())
            try:
                yield table
            finally:
                listening.cancel()

    async def close(self) -> None:
        """Hang up."""
        await self.http.aclose()


class TableSocket:
    """A table, as messages. Its part in a deal it takes by itself."""

    def __init__(self, socket: ClientConnection, parties: dict[str, Party]) -> None:
        self.socket = socket
        self.parties = parties
        self._id = 0
        self._heard: asyncio.Queue[dict[str, Any] | Exception] = asyncio.Queue()

    async def listen(self) -> None:
        """Take in what comes, until the line breaks."""
        try:
            while True:
                for line in str(await self.socket.recv()).split("\n"):
                    message: dict[str, Any] = msgspec.json.decode(line)
                    self._heard.put_nowait(message)
                    if message["type"] == "table" and (request := take_part(self.parties, message)):
                        await self.send(request.pop("type"), **request)
        except Exception as error:  # the line broke, or what came makes no sense: whoever waits is told
            self._heard.put_nowait(error)

    async def send(self, type_: str, **fields: Any) -> int:
        """Send a request; gives the number that its answer will name."""
        self._id += 1
        body = {"type": type_, "v": VERSION, "id": self._id, **fields}
        await self.socket.send(msgspec.json.encode(body), text=True)
        return self._id

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        found = await self._heard.get()
        if isinstance(found, Exception):
            self._heard.put_nowait(found)  # for whoever asks again
            raise found
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
