"""Everything a running server has: its database, tables, people and limits."""

import secrets
from collections import Counter
from urllib.parse import urlsplit

from regalia.server.config import Config
from regalia.server.errors import Refusal
from regalia.server.hall import Hall
from regalia.server.limits import Buckets
from regalia.server.people import People
from regalia.server.store import Store
from regalia.server.tables import Tables


class House:
    """One server process."""

    people: People

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.hall = Hall(self.store, config)
        self.tables = Tables(self.hall)
        self.messages = Buckets(config.message_rate, 4 * config.message_rate)
        self.requests = Buckets(config.request_rate, 10 * config.request_rate)
        # Several people may share an address, and one person may make up many cookies.
        self.from_address = Buckets(5 * config.request_rate, 50 * config.request_rate)
        self.addresses: Counter[str] = Counter()

    async def open(self) -> None:
        """Begin."""
        await self.hall.open()
        self.people = People(self.store, await self.store.fact("key", lambda: secrets.token_hex(32)))
        self.store.restored = self.forget_all

    def forget_all(self) -> None:
        """Let go of everything that was read: the database is another one now."""
        self.hall.forget_all()
        self.people.forget_all()

    async def close(self) -> None:
        """End, with everything stored."""
        await self.hall.close()

    def connected(self, address: str, change: int) -> None:
        """Count the connections of an address."""
        self.addresses[address] += change
        if self.addresses[address] <= 0:
            del self.addresses[address]

    def check_request(self, address: str, cookie: str | None) -> None:
        """Refuse a request that is one too many, from its person or its address."""
        if not self.from_address.of(address).take() or not self.requests.of(cookie or address).take():
            raise Refusal("flood", "Too many requests; wait a moment.", 429)

    def check_socket(self, origin: str | None, host: str | None, address: str) -> None:
        """Refuse a WebSocket that a page of another site asks for, or that is one too many."""
        if origin is not None and urlsplit(origin).netloc != host:
            raise Refusal("origin", "This page may not talk to this server.", 403)
        if self.addresses[address] >= self.config.most_connections:
            raise Refusal("too-many-connections", "Too many connections from your address.", 429)
