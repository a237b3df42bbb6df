"""The WebSocket of a table: reads requests one after the other, and answers each."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from litestar.connection import ASGIConnection

from regalia.kernel.errors import RegaliaError
from regalia.server import chat, wire
from regalia.server.connection import Connection, Send, encode
from regalia.server.errors import Refusal, refusal
from regalia.server.house import House
from regalia.server.people import COOKIE
from regalia.server.room import Room
from regalia.server.store import now_ms

SOCKETS = "/ws/"  # and the code of a table
HEARTBEAT_SECONDS = 15.0
PATIENCE = 20  # refusals of one connection for malformed messages or floods, before it is closed
LOG = structlog.get_logger()
DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.AnyRequest)


class Session:
    """One connection from its first message to its last."""

    def __init__(self, house: House, room: Room, cookie: str | None, connection: Connection) -> None:
        self.house = house
        self.room = room
        self.cookie = cookie
        self.connection = connection
        self.patience = PATIENCE
        self.hinting = False

    async def answer(self, event: dict[str, Any]) -> None:
        """One message of the client; whatever is wrong with it is told, and changes nothing."""
        id_ = 0
        try:
            request = self._read(event)
            id_ = request.id
            if request.v != wire.VERSION:
                text = f"This server speaks version {wire.VERSION} of the protocol; reload the page."
                raise Refusal("version", text)
            await self._carry_out(request)
        except RegaliaError as error:
            self.refuse(refusal(error), id_)

    def refuse(self, why: Refusal, id_: int) -> None:
        """Tell why something is not done."""
        self.connection.tell(wire.RefusedMessage(id=id_, reason=why.reason, text=why.text))
        if why.reason in ("malformed", "flood"):
            self.patience -= 1
            if self.patience <= 0:
                self.connection.close()

    def _read(self, event: dict[str, Any]) -> Any:
        if not self.connection.bucket.take():
            raise Refusal("flood", "That is more than anyone can mean; slow down.")
        text = event.get("text")
        if text is None:
            raise Refusal("malformed", "Messages are JSON as text, not binary.")
        if len(text) > wire.MOST_BYTES:
            raise Refusal("malformed", f"A message has at most {wire.MOST_BYTES} bytes.")
        try:
            return DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            raise Refusal("malformed", f"This is not a message of the protocol: {error}") from None

    async def _carry_out(self, request: Any) -> None:
        room, connection = self.room, self.connection
        match request:
            case wire.CommitRequest():
                await room.commit(connection, request)
            case wire.PreviewRequest():
                await room.preview(connection, request)
            case wire.HintRequest():
                if self.hinting:
                    raise Refusal("patience", "One hint at a time.")
                self.hinting = True
                self.house.hall.run(self._hint(request))
            case wire.OrderRequest():
                await room.order(connection, request)
            case wire.ChatRequest():
                # Asked each time: someone may have another name by now, or none.
                await chat.say(room, await self.house.people.recognise(self.cookie), request)
            case wire.SyncRequest():
                async with room.lock:
                    room.sync(connection, request.since, request.id)
            case wire.PingRequest():
                self.beat(request.id)

    async def _hint(self, request: wire.HintRequest) -> None:
        """A hint takes a while, and the connection does not wait for it."""
        try:
            await self.room.hint(self.connection, request)
        except RegaliaError as error:
            self.refuse(refusal(error), request.id)
        finally:
            self.hinting = False

    def beat(self, id_: int = 0) -> None:
        """Say that all is well, and where the game stands."""
        play = self.room.play
        self.connection.tell(wire.HeartbeatMessage(id=id_, ply=play.ply if play else 0, now=now_ms()))

    async def beats(self) -> None:
        """Heartbeats, for as long as it lasts."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            self.beat()


async def serve(house: House, scope: Any, receive: Callable[[], Awaitable[Any]], send: Send) -> None:
    """Look at a table until one side hangs up."""
    asked = ASGIConnection[Any, Any, Any, Any](scope)
    code = scope["path"].removeprefix(SOCKETS)
    since = asked.query_params.get("since", "0")
    address = asked.client.host if asked.client else ""
    cookie = asked.cookies.get(COOKIE)
    me = await house.people.recognise(cookie)
    await receive()  # the request to connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        house.check_socket(asked.headers.get("origin"), asked.headers.get("host"), address)
        room = await house.hall.room(code)
        if not room.settings.spectators and room.phase != "gathering" and not room.seats(me):
            raise Refusal("no-spectators", "This table has no room for spectators.", 403)
    except RegaliaError as error:
        why = refusal(error)
        text = encode(wire.RefusedMessage(reason=why.reason, text=why.text))
        await send({"type": "websocket.send", "text": text})
        await send({"type": "websocket.close", "code": 4000 + why.status, "reason": why.reason})
        return
    bucket = house.messages.of(me.id if me else address)
    connection = Connection(send, me.id if me else None, bucket)
    if me is not None:
        connection.muted = set(await house.people.muted(me.id))
    session = Session(house, room, cookie, connection)
    house.connected(address, 1)
    helpers = [asyncio.create_task(connection.deliver()), asyncio.create_task(session.beats())]
    try:
        await room.enter(connection, int(since) if since.isdecimal() else 0)
        chat.hear(connection, await chat.history(room))
        while (event := await receive())["type"] == "websocket.receive":
            await session.answer(event)
    finally:
        house.connected(address, -1)
        room.leave(connection)
        for helper in helpers:
            helper.cancel()
        await asyncio.gather(*helpers, return_exceptions=True)
