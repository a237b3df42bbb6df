"""A WebSocket from its request to its end, by whichever way there is."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from regalia.server.context import Context
from regalia.server.ws.asgi_socket import AsgiSocket
from regalia.server.ws.session import look
from regalia.server.ws.socket import HANDED_OVER


async def serve(
    context: Context,
    scope: dict[str, Any],
    receive: Callable[[], Awaitable[Any]],
    send: Callable[[Any], Awaitable[None]],
) -> None:
    """Our own server hands a WebSocket over by its scope; any other leaves it to messages of ASGI."""
    handed_over = scope.get(HANDED_OVER)
    if handed_over is not None:
        await look(context, scope, handed_over)
    else:
        await AsgiSocket(receive, send).serve(partial(look, context, scope))
