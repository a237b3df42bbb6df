"""What a running server consists of; requests and WebSockets are given it."""

from regalia.server.access.keys import keys_for
from regalia.server.access.people import People
from regalia.server.access.quotas import Quotas
from regalia.server.config import Config
from regalia.server.storage.store import Store
from regalia.server.table.reviewing import Reviews
from regalia.server.table.rooms import Rooms
from regalia.server.table.tables import TableService


class Context:
    """One server process."""

    people: People  # once it is open

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.rooms = Rooms(self.store, config)
        self.tables = TableService(self.rooms)
        self.reviews = Reviews(self.rooms)
        self.quotas = Quotas(config)

    async def open(self) -> None:
        """Begin."""
        await self.rooms.open()
        self.people = People(self.store, await keys_for(self.store, self.config.keys))
        self.store.restored = self.forget_all
        await self.reviews.open()

    def forget_all(self) -> None:
        """Let go of everything that was read: the database is another one now."""
        self.rooms.forget_all()
        self.people.forget_all()

    async def close(self) -> None:
        """End, with everything stored."""
        await self.rooms.close()
