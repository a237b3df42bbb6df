"""WebSockets: uvicorn hands a connection over, picows speaks its protocol, the application gets the messages.

Messages come and go by plain calls. As ASGI has it, each would pass two queues and wake two tasks, and that
took a third of the time of a play.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import unquote

from picows import WSAutoPingStrategy, WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport
from picows.common import WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from regalia.server.ws.socket import (
    HANDED_OVER,
    LAST_WORD_SECONDS,
    MOST_MESSAGE_BYTES,
    MOST_WAITING_BYTES,
    PING_SECONDS,
    Inbox,
)

LOG = logging.getLogger("picows")
LOG.setLevel(logging.WARNING)


class PicowsSocket(WSListener, Inbox):
    """One WebSocket."""

    def __init__(self, begin: Callable[["PicowsSocket"], None]) -> None:
        Inbox.__init__(self)
        self.over = asyncio.Event()
        self._begin = begin
        self._transport: WSTransport | None = None
        self._parts = bytearray()  # of a message in several frames
        self._binary = False

    def send(self, text: bytes) -> None:
        """Send a message, without waiting for its reader."""
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, text)
        if self._transport.underlying_transport.get_write_buffer_size() > MOST_WAITING_BYTES:
            self._transport.disconnect(False)

    def close(self, code: int, reason: str) -> None:
        """Hang up, with a word; one who does not even read that is cut off."""
        assert self._transport is not None
        if not self._transport.is_close_frame_sent:
            self._transport.send_close(code, reason.encode())  # type: ignore[arg-type]  # any code will do
        self._transport.disconnect()
        asyncio.get_running_loop().call_later(LAST_WORD_SECONDS, self._transport.disconnect, False)

    # What picows calls

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._begin(self)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.over.set()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == WSMsgType.TEXT and frame.fin:
            self.take(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            self.close(frame.get_close_code(), "")  # type: ignore[arg-type]
        elif kind == WSMsgType.CONTINUATION or kind == WSMsgType.TEXT or kind == WSMsgType.BINARY:
            self._gather(kind, frame)

    def _gather(self, kind: WSMsgType, frame: WSFrame) -> None:
        if kind != WSMsgType.CONTINUATION:
            self._parts.clear()
            self._binary = kind == WSMsgType.BINARY
        self._parts += frame.get_payload_as_bytes()
        if len(self._parts) > MOST_MESSAGE_BYTES:
            self.close(WSCloseCode.MESSAGE_TOO_BIG.value, "")
        elif frame.fin:
            self.take(None if self._binary else bytes(self._parts))


class PicowsProtocol(WSProtocol):  # type: ignore[misc]
    """What uvicorn makes for a request to switch to a WebSocket: its `ws`."""

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any]) -> None:
        ping = (True, PING_SECONDS, PING_SECONDS, WSAutoPingStrategy.PING_WHEN_IDLE)
        super().__init__(
            None, None, False, self._admit, LOG, True, 5, *ping, True, MOST_MESSAGE_BYTES, None, 2048
        )
        self._config = config
        self._server = server_state
        self._app_state = app_state

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._address = transport.get_extra_info("peername")
        self._own_address = transport.get_extra_info("sockname")
        self._server.connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._server.connections.discard(self)
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """The request as uvicorn has read it; what follows comes into the buffer directly."""
        while data:
            room = self.get_buffer(-1)
            part = data[: len(room)]
            room[: len(part)] = part
            self.buffer_updated(len(part))
            data = data[len(part) :]

    def shutdown(self) -> None:
        """The server ends: whoever is here comes back to the next one."""
        if isinstance(self.listener, PicowsSocket):
            self.listener.close(WSCloseCode.SERVICE_RESTART.value, "")
        else:
            self.transport.disconnect()

    def _admit(self, request: WSUpgradeRequest) -> PicowsSocket:
        path, _, query = request.path.decode("latin-1").partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": unquote(path),
            "raw_path": path.encode("latin-1"),
            "root_path": "",
            "query_string": query.encode("latin-1"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1"))
                for name, value in request.headers.items()
            ],
            "client": self._address[:2] if self._address else None,
            "server": self._own_address[:2] if self._own_address else None,
            "subprotocols": [],
            "state": self._app_state.copy(),
        }
        return PicowsSocket(partial(self._begin, scope))

    def _begin(self, scope: dict[str, Any], socket: PicowsSocket) -> None:
        task = asyncio.get_running_loop().create_task(self._run(scope | {HANDED_OVER: socket}, socket))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _run(self, scope: dict[str, Any], socket: PicowsSocket) -> None:
        """The application, from the first word to the last; whatever goes wrong, the socket is closed."""
        try:
            await self._config.loaded_app(scope, None, None)
        except Exception:
            LOG.exception("websocket failed")
        finally:
            socket.close(WSCloseCode.INTERNAL_ERROR.value, "")
