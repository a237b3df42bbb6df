"""By which names the server may be asked. A page of another site can make its own name lead here."""

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address

from regalia.server.errors import Refusal

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:[0-9]{1,5})?")
ANY = "*"


class Hosts:
    """The server's own names: where it listens, this machine, its network, and those that are given."""

    def __init__(self, listens_on: str, given: str) -> None:
        machine = socket.gethostname().lower()
        named = {name.strip().lower() for name in given.split(",") if name.strip()}
        self._names = {listens_on.lower(), "localhost", machine, f"{machine}.local"} | named
        self._knows = lru_cache(maxsize=256)(self._look_up)  # most ask by the same few names

    def check(self, headers: Iterable[tuple[bytes, bytes]], arrived_at: str | None) -> None:
        """Refuse a request for another name; `arrived_at` is the address by which it came."""
        asked = [value.decode("latin-1") for name, value in headers if name == b"host"]
        if ANY not in self._names and not (len(asked) == 1 and self._knows(asked[0].lower(), arrived_at)):
            shown = ascii(asked[0][:80]) if asked else "nothing"
            text = f"This server does not answer to the name {shown}; REGALIA_HOSTS lists its names."
            raise Refusal("host", text, 400)

    def _look_up(self, host: str, arrived_at: str | None) -> bool:
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].strip("[]").removesuffix(".")
        try:
            address = ip_address(name)
        except ValueError:
            return name in self._names or name.endswith(".localhost")
        # An address that is asked for as such was reached by no name: any of a private network will do.
        return address.is_private or name in self._names or name == arrived_at
