"""All that is kept of a person, for the person."""

from sqlalchemy import Connection, select, union

from regalia.server import wire
from regalia.server.access.people import Identity
from regalia.server.storage.models import CHAT, COACHED, LESSONS, MUTES, SEATS, TABLES
from regalia.server.storage.store import Store


async def own_data(store: Store, me: Identity) -> wire.MyData:
    """What is kept of someone: all that `People.erase` deletes."""
    return await store.read(lambda connection: _read(connection, me))


def _read(connection: Connection, me: Identity) -> wire.MyData:
    muted = connection.scalars(select(MUTES.c.muted).where(MUTES.c.person == me.id))
    seats = select(SEATS.c.code).where(SEATS.c.person == me.id)
    opened = select(TABLES.c.code).where(TABLES.c.host == me.id)
    lines = select(CHAT.c.code, CHAT.c.at, CHAT.c.text).where(CHAT.c.person == me.id).order_by(CHAT.c.id)
    lessons: dict[str, dict[str, int]] = {}
    for row in connection.execute(select(LESSONS).where(LESSONS.c.person == me.id)):
        lessons.setdefault(row.game, {})[row.lesson] = row.step
    coached: dict[str, dict[str, str]] = {}
    for row in connection.execute(select(COACHED).where(COACHED.c.person == me.id)):
        coached.setdefault(row.game, {})[row.message] = row.moment
    return wire.MyData(
        person=wire.Person(me.id, me.name),
        muted=sorted(muted),
        tables=sorted(connection.scalars(union(seats, opened))),
        chat=[wire.Line(row.code, row.at, row.text) for row in connection.execute(lines)],
        lessons=lessons,
        coached=coached,
    )
