"""A cable between a browser and a server that can be pulled."""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Cable:
    """Passes on all that comes to its port. Cut, what was open breaks and nothing new gets through."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname
        assert parts.port
        self.target = (parts.hostname, parts.port)
        self.whole = True
        self.quiet = False
        self.ends: list[socket.socket] = []
        self.plug = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.plug.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.plug.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(self.target)
                self.ends += [near, far]
                for pair in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                if not self.quiet:
                    target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """Pull it out."""
        self.whole = False
        ends, self.ends = self.ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def hush(self) -> None:
        """Nothing gets through any more, and neither side is told."""
        self.quiet = True

    def mend(self) -> None:
        """Put it back in."""
        if self.quiet:  # what was swallowed is lost, and so are the connections it belonged to
            self.cut()
        self.whole, self.quiet = True, False

    def close(self) -> None:
        """Put it away."""
        self.cut()
        self.plug.close()
