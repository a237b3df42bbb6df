"""What one person, and one address, may ask for and have stored. Counted in memory, but for reviews."""

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from regalia.server.access.hosts import Hosts
from regalia.server.access.limits import Buckets, network
from regalia.server.config import Config
from regalia.server.errors import Refusal

ROW_BYTES = 200  # what a line, a link or a report takes besides its text, with its place in the indexes
PERSON_BYTES = 300
TABLE_BYTES = 20_000  # with all that is played at it


class Quotas:
    """Counts, and refuses what is one too many."""

    def __init__(self, config: Config) -> None:
        self.messages = Buckets(config.message_rate, 4 * config.message_rate)
        # Several people may share an address, and one person may make up many cookies: so both are counted.
        rate = config.request_rate
        self.requests, self.requests_from = Buckets(rate, 10 * rate), Buckets(5 * rate, 100 * rate)
        self.connects, self.connects_from = Buckets(rate, 10 * rate), Buckets(5 * rate, 100 * rate)
        self.people_from = _daily(config.most_people)
        self.stored, self.stored_from = _daily(config.most_stored), _daily(32 * config.most_stored)
        self.reviews_from = _daily(8 * config.most_reviews)  # of a person: in the database
        self.lines = Buckets(1, 30)  # of chat
        self.addresses: Counter[str] = Counter()
        self._most_connections = config.most_connections
        self._hosts = Hosts(config.host, config.hosts)

    def connected(self, address: str, change: int) -> None:
        """Count the connections of an address."""
        key = network(address)
        self.addresses[key] += change
        if self.addresses[key] <= 0:
            del self.addresses[key]

    def check_host(self, scope: Any) -> None:
        """Refuse a request, as ASGI has it, that is for a server of another name."""
        self._hosts.check(scope["headers"], scope["server"][0] if scope["server"] else None)

    def check_request(self, address: str, cookie: str | None) -> None:
        """Refuse a request that is one too many, from its person or its address."""
        if not self.requests_from.of(network(address)).take() or (
            cookie and not self.requests.of(cookie).take()
        ):
            raise Refusal("flood", "Too many requests: wait a few seconds.", 429)

    def check_socket(self, origin: str | None, host: str | None, address: str, cookie: str | None) -> None:
        """Refuse a WebSocket that a page of another site asks for, or that is one too many."""
        if origin is not None and urlsplit(origin).netloc != host:
            raise Refusal("origin", "Requests from pages of other sites are not allowed.", 403)
        if self.addresses[network(address)] >= self._most_connections:
            raise Refusal("too-many-connections", "Too many connections from your address.", 429)
        if not self.connects_from.of(network(address)).take() or (
            cookie and not self.connects.of(cookie).take()
        ):
            raise Refusal("flood", "Too many connections in a short time: wait a few seconds.", 429)

    # What is stored: counted in memory, because no address is stored

    def check_newcomer(self, address: str) -> None:
        """Refuse a person who is one too many."""
        if not self.people_from.of(network(address)).take():
            text = "Too many people have come from your address today; try again tomorrow."
            raise Refusal("quota", text, 429)
        self.check_stored(None, address, PERSON_BYTES)

    def check_table(self, person: str, address: str) -> None:
        """Refuse a table that is one too many, counting all that will be played at it."""
        self.check_stored(person, address, TABLE_BYTES)

    def check_line(self, person: str, address: str, text: str) -> None:
        """Refuse a line of chat that is one too many."""
        if not self.lines.of(person).take():
            raise Refusal("patience", "Too many messages: wait a few seconds.", 429)
        self.check_stored(person, address, ROW_BYTES + len(text.encode()))

    def check_review(self, address: str, cost: int) -> None:
        """Refuse a review that is one too many for an address."""
        if not self.reviews_from.of(network(address)).take(cost):
            raise one_review_too_many()

    def check_stored(self, person: str | None, address: str, count: int = ROW_BYTES) -> None:
        """Refuse to store more than a person, and an address, may have stored in a day."""
        if not self.stored_from.of(network(address)).take(count) or (
            person is not None and not self.stored.of(person).take(count)
        ):
            raise Refusal("quota", "You have reached the daily limit of stored data; try again later.", 429)


def one_review_too_many() -> Refusal:
    """For today."""
    text = "You have asked for as many reviews as one person may in a day; try again later."
    return Refusal("quota", text, 429)


def _daily(most: float) -> Buckets:
    return Buckets(most / 86_400, most)
