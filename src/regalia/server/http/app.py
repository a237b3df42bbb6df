"""The application: routes, headers, errors, health and metrics put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CONTENT_TYPE_LATEST

from regalia.kernel.errors import RegaliaError
from regalia.server import wire
from regalia.server.access.people import COOKIE
from regalia.server.config import Config
from regalia.server.context import Context
from regalia.server.errors import Refusal, refusal
from regalia.server.http.metrics import check_reader, render
from regalia.server.http.pages import PAGES, language_of, show, wants_page
from regalia.server.http.public import lost
from regalia.server.http.routes import API, someone, whoever
from regalia.server.storage.store import DOWN
from regalia.server.ws.serve import serve

MOST_BODY = 32_768
COUNTED = ("/api/", "/metrics", "/healthz")  # not the client's own files, which a page needs many of
LOG = structlog.get_logger()
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STAY = (b"strict-transport-security", b"max-age=31536000")


class App(Litestar):
    """Litestar, but for WebSockets, which are those of tables and go by `ws`."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Take a request."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await serve(self.state["context"], scope, receive, send)
            return
        if scope["type"] == ScopeType.HTTP:
            send = _by_https(send) if scope["scheme"] == "https" else send
            try:
                self.state["context"].quotas.check_host(scope)
            except Refusal as why:
                await _answer(send, why)
                return
        await super().__call__(scope, receive, send)


def _by_https(send: Any) -> Any:
    """Tell a browser that came by https never to come otherwise."""

    async def tell(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), STAY]}
        await send(message)

    return tell


async def _answer(send: Any, why: Refusal) -> None:
    """A refusal before anything else has looked at the request."""
    headers = HEADERS | {"Content-Type": "application/json"}
    pairs = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    body = msgspec.json.encode(wire.Fault(why.reason, why.text))
    await send({"type": "http.response.start", "status": why.status, "headers": pairs})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    context = _context(app.state)
    await context.open()
    try:
        yield
    finally:
        await context.close()


def make_app(config: Config) -> Litestar:
    """The application for a configuration; it opens its database when it starts."""
    return App(
        [API, healthz, metrics, *PAGES],
        lifespan=[_lifespan],
        state=State({"context": Context(config)}),
        dependencies={
            "context": Provide(_context, sync_to_thread=False),
            "me": Provide(whoever),
            "someone": Provide(someone),
        },
        exception_handlers={
            RegaliaError: _refuse,
            HTTPException: _fault,
            msgspec.MsgspecError: _malformed,
            **dict.fromkeys(DOWN, _down),
            Exception: _broken,
        },
        middleware=[DefineMiddleware(Doorkeeper)],
        response_headers=HEADERS,
        openapi_config=OpenAPIConfig(title="Regalia", version=_version(), path="/schema"),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )


def _version() -> str:
    return f"{version('regalia')} (protocol {wire.VERSION})"


def _context(state: State) -> Context:
    context: Context = state["context"]
    return context


@get("/healthz", media_type=MediaType.TEXT)
async def healthz(context: Context) -> str:
    """Whether the server can do its work."""
    await context.store.variable("alive", lambda: "0")
    return "ok"


@get("/metrics")
async def metrics(request: Request[Any, Any, Any], context: Context) -> Response[bytes]:
    """Figures for Prometheus."""
    check_reader(request.client.host if request.client else "", context.rooms.config.metrics)
    return Response(render(context), media_type=CONTENT_TYPE_LATEST)


class Doorkeeper:
    """Turns away requests of other sites' pages, and those over the rate limit."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or raise."""
        if scope["type"] == ScopeType.HTTP:
            request: Request[Any, Any, Any] = Request(scope)
            origin = request.headers.get("origin")
            host = request.headers.get("host")
            if request.method not in ("GET", "HEAD") and origin and origin.split("://")[-1] != host:
                raise Refusal("origin", "Requests from pages of other sites are not allowed.", 403)
            if scope["path"].startswith(COUNTED):
                address = request.client.host if request.client else ""
                quotas = _context(request.app.state).quotas
                quotas.check_request(address, request.cookies.get(COOKIE))
        await self.app(scope, receive, send)


def _refuse(_: Request[Any, Any, Any], error: RegaliaError) -> Response[wire.Fault]:
    found = refusal(error)
    return Response(wire.Fault(found.reason, found.text), status_code=found.status, headers=HEADERS)


def _fault(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Fault] | Response[bytes]:
    if error.status_code == 404 and wants_page(request):
        return show(request, lost(language_of(request)), 404)
    text = error.detail
    if isinstance(error.extra, list):
        text = "; ".join(str(item.get("message", item)) for item in error.extra if isinstance(item, dict))
    reason = {404: "not-found", 405: "method", 413: "too-large"}.get(error.status_code, "malformed")
    return Response(wire.Fault(reason, text or error.detail), status_code=error.status_code, headers=HEADERS)


def _malformed(_: Request[Any, Any, Any], error: msgspec.MsgspecError) -> Response[wire.Fault]:
    return Response(wire.Fault("malformed", str(error)), status_code=400, headers=HEADERS)


def _down(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Fault]:
    LOG.error("database unavailable", path=request.url.path, error=str(error))
    text = "The server cannot reach its database just now; try again in a moment."
    return Response(wire.Fault("down", text), status_code=503, headers=HEADERS | {"Retry-After": "2"})


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Fault]:
    LOG.error("request failed", path=request.url.path, exc_info=error)
    text = "The server failed to do that; the error is in its log. Try again."
    return Response(wire.Fault("broken", text), status_code=500, headers=HEADERS)
