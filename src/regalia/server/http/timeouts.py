"""Requests over HTTP that come in whole, within a time; uvicorn waits forever for the rest of one."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

REQUEST_SECONDS = 20.0


class TimedProtocol(HttpToolsProtocol):
    """uvicorn's own, which hangs up on one who does not finish a request."""

    _waiting: asyncio.TimerHandle | None = None
    _over = False  # it has hung up, or is a WebSocket now

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """A part of a request, or several; between them uvicorn counts `timeout_keep_alive`."""
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete and not cycle.more_body:
            self._stop_waiting()
        elif not self._over:
            self._wait()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """From the first part on, however slowly others follow."""
        if self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _end(self) -> None:
        self._over = True
        self._stop_waiting()
