"""How uvicorn serves the application at its best, and how a process is tuned for it."""

import gc
import sys
from typing import Any

import structlog

from regalia.server.config import GARBAGE, KEEP_ALIVE_SECONDS, SHUTDOWN_SECONDS, SWITCH_SECONDS
from regalia.server.descriptors import allow_many
from regalia.server.http.timeouts import TimedProtocol
from regalia.server.logs import set_up_logs
from regalia.server.ws.socket import MOST_MESSAGE_BYTES, PING_SECONDS

try:
    from regalia.server.ws.picows_socket import PicowsProtocol

    WEBSOCKETS: Any = PicowsProtocol
except ImportError:  # slower, and by uvicorn's own: see ws.asgi_socket
    WEBSOCKETS = "auto"

OPTIONS: dict[str, Any] = {
    "http": TimedProtocol,
    "ws": WEBSOCKETS,
    "ws_max_size": MOST_MESSAGE_BYTES,
    "ws_ping_interval": PING_SECONDS,
    "ws_ping_timeout": PING_SECONDS,
    "loop": "auto",  # uvloop, where it can be had
    "log_config": None,
    "access_log": False,
    "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
    "timeout_keep_alive": KEEP_ALIVE_SECONDS,
}
"""For uvicorn, in tests, too."""


def prepare_process() -> None:
    """Logs, open files, and the interpreter's own habits."""
    set_up_logs()
    if WEBSOCKETS == "auto":
        structlog.get_logger().warning("picows not available, using plain WebSockets")
    allow_many()
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
