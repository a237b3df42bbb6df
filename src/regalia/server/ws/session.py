"""The WebSocket of a table: requests come in one after the other, and each is answered."""

import asyncio
import re
from collections import deque
from typing import Any

import msgspec
import structlog
from litestar.connection import ASGIConnection

from regalia.kernel.errors import RegaliaError
from regalia.server import wire
from regalia.server.access.people import COOKIE
from regalia.server.clock import now_ms
from regalia.server.context import Context
from regalia.server.errors import Refusal, refusal
from regalia.server.storage.store import DOWN
from regalia.server.table import chat, requests
from regalia.server.table.commits import commit
from regalia.server.table.connection import Connection, encode
from regalia.server.table.room import Room
from regalia.server.ws.socket import WebSocket

SOCKETS = "/ws/"  # and the code of a table
HEARTBEAT_SECONDS = 15.0
PATIENCE = 20  # refusals of one connection for malformed messages or floods, before it is closed
LOG = structlog.get_logger()
DECODER: msgspec.json.Decoder[wire.AnyRequest] = msgspec.json.Decoder(wire.AnyRequest)
WithLock = wire.CommitRequest | wire.PreviewRequest | wire.WhyRequest | wire.SyncRequest
"""What is done with the room's lock held, and mostly without waiting."""


class Session:
    """One connection from its first message to its last."""

    def __init__(self, context: Context, room: Room, cookie: str | None, connection: Connection) -> None:
        self.context = context
        self.room = room
        self.cookie = cookie
        self.connection = connection
        self.patience = PATIENCE
        self.hinting: asyncio.Task[None] | None = None
        self._in_turn: deque[wire.AnyRequest] = deque()  # they have to wait, and the first is at work

    def hear(self, message: bytes | None) -> None:
        """One message of the client; whatever is wrong with it is told, and changes nothing."""
        id_ = 0
        try:
            request = self._read(message)
            id_ = request.id
            if request.v != wire.VERSION:
                text = f"This server speaks version {wire.VERSION} of the protocol; reload the page."
                raise Refusal("version", text)
            if self._in_turn or not self._carry_out_now(request):
                self._in_turn.append(request)
                if len(self._in_turn) == 1:
                    self.context.rooms.run(self._catch_up())
        except RegaliaError as error:
            self.refuse(refusal(error), id_)

    async def _catch_up(self) -> None:
        """Carry out what waits, in turn. Whoever could not be heard from here on is sent to come back."""
        try:
            while self._in_turn:
                request = self._in_turn[0]
                try:
                    await self._carry_out(request)
                except RegaliaError as why:
                    self.refuse(refusal(why), request.id)
                except Exception as error:  # told, as a request that fails is; the next one may go well
                    LOG.error("request failed", exc_info=error)
                    self.connection.close()
                self._in_turn.popleft()
        finally:
            if self._in_turn:
                self.connection.close()

    def refuse(self, why: Refusal, id_: int) -> None:
        """Tell why something is not done."""
        self.connection.tell(wire.RefusedMessage(id=id_, reason=why.reason, text=why.text))
        if why.reason in ("malformed", "flood"):
            self.patience -= 1
            if self.patience <= 0:
                self.connection.close()

    def _read(self, message: bytes | None) -> wire.AnyRequest:
        if not self.connection.bucket.take():
            raise Refusal("flood", "Too many requests: wait a few seconds.")
        if message is None:
            raise Refusal("malformed", "Messages are JSON as text, not binary.")
        if len(message) > wire.MOST_BYTES:
            raise Refusal("malformed", f"A message has at most {wire.MOST_BYTES} bytes.")
        try:
            return DECODER.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("malformed", f"This is not a message of the protocol: {error}") from None

    def _carry_out_now(self, request: wire.AnyRequest) -> bool:
        """Do what needs no waiting, if that is so; most plays are."""
        match request:
            case wire.PingRequest():
                self.beat(request.id)
            case wire.CommitRequest() | wire.PreviewRequest() | wire.WhyRequest() | wire.SyncRequest() if (
                self.room.lock.take()
            ):
                self._take_turn(request)
            case _:
                return False
        return True

    def _take_turn(self, request: WithLock) -> None:
        """With the lock taken: do it, and let go of the lock when it is done."""
        room, connection = self.room, self.connection
        if isinstance(request, wire.CommitRequest):
            commit(room, connection, request, self.refuse)
            return
        try:
            if isinstance(request, wire.PreviewRequest):
                requests.preview(room, connection, request)
            elif isinstance(request, wire.WhyRequest):
                requests.why_not(room, connection, request)
            else:
                room.sync(connection, request.since, request.id)
        finally:
            room.lock.release()

    async def _carry_out(self, request: wire.AnyRequest) -> None:
        room, connection = self.room, self.connection
        match request:
            case wire.CommitRequest() | wire.PreviewRequest() | wire.WhyRequest() | wire.SyncRequest():
                await room.lock.acquire()
                self._take_turn(request)
            case wire.HintRequest():
                if self.hinting is not None:
                    raise Refusal("patience", "One hint at a time.")
                self.hinting = self.context.rooms.run(self._hint(request))
            case wire.PledgeRequest() | wire.OpenRequest():
                await requests.take_part(room, connection, request)
            case wire.OrderRequest():
                await requests.order(room, connection, request)
            case wire.ChatRequest():
                # Asked each time: someone may have another name by now, or none.
                me = await self.context.people.recognise(self.cookie)
                if me is not None:
                    self.context.quotas.check_line(me.id, connection.address, request.text)
                await chat.say(room, me, request)
            case wire.PingRequest():
                self.beat(request.id)

    async def _hint(self, request: wire.HintRequest) -> None:
        """A hint takes a while, and the connection does not wait for it."""
        try:
            await requests.hint(self.room, self.connection, request)
        except RegaliaError as error:
            self.refuse(refusal(error), request.id)
        finally:
            self.hinting = None

    async def recognised(self) -> bool:
        """Whether the cookie with which it began is still good; by way of another process it may be void."""
        try:
            return await self.context.people.recognise(self.cookie) is not None
        except DOWN:
            return True  # as far as anyone knows

    def beat(self, id_: int = 0) -> None:
        """Say that all is well, and where the game stands."""
        play = self.room.play
        self.connection.tell(wire.HeartbeatMessage(id=id_, ply=play.ply if play else 0, now=now_ms()))


def _ply(text: str) -> int:
    """The number in a query; as many digits as anyone can mean."""
    if re.fullmatch("[0-9]{1,9}", text) is None:
        raise Refusal("malformed", "`since` is the number of a ply: digits, and at most nine of them.", 400)
    return int(text)


def _turn_away(socket: WebSocket, why: Refusal) -> None:
    socket.send(encode(wire.RefusedMessage(reason=why.reason, text=why.text)))
    socket.close(4000 + why.status, why.reason)


async def look(context: Context, scope: Any, socket: WebSocket) -> None:
    """Look at a table until one side hangs up."""
    asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    address = asked.client.host if asked.client else ""
    cookie = asked.cookies.get(COOKIE)
    try:
        context.quotas.check_host(scope)
        context.quotas.check_socket(asked.headers.get("origin"), asked.headers.get("host"), address, cookie)
    except Refusal as why:
        _turn_away(socket, why)
        return
    context.quotas.connected(address, 1)
    try:
        since = _ply(asked.query_params.get("since", "0"))
        await _look(context, socket, scope["path"].removeprefix(SOCKETS), address, cookie, since)
    except RegaliaError as error:
        _turn_away(socket, refusal(error))
    finally:
        context.quotas.connected(address, -1)


async def _look(
    context: Context, socket: WebSocket, code: str, address: str, cookie: str | None, since: int
) -> None:
    me = await context.people.recognise(cookie)
    room = await context.rooms.room(code)
    bucket = context.quotas.messages.of(me.id if me else address)
    connection = Connection(socket, me.id if me else None, bucket, address)
    if me is not None:
        connection.muted = set(await context.people.muted(me.id))
    session = Session(context, room, cookie, connection)
    try:
        await room.enter(connection, since)
        await context.tables.deal_if_all_are_in(code)
        chat.hear(connection, await chat.history(room))
        socket.listen(session.hear)
        while not socket.over.is_set():
            try:
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await socket.over.wait()
            except TimeoutError:
                if me is not None and not await session.recognised():
                    connection.close()
                await context.tables.deal_if_all_are_in(
                    code
                )  # the last may have come by way of another process
                session.beat()
    finally:
        if session.hinting is not None:
            session.hinting.cancel()
        room.leave(connection)
