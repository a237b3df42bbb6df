"""Tables that are put away, and what is deleted when it is old."""

from sqlalchemy import Connection, delete, exists, select, update

from regalia.server.clock import now_ms
from regalia.server.config import Config
from regalia.server.storage.models import (
    ANSWERS,
    CHAT,
    COACHED,
    DUE,
    FINDINGS,
    LESSONS,
    PEOPLE,
    PLIES,
    REVIEWS,
    SEATS,
    TABLES,
)

DAY_MS = 86_400_000


def close_table(connection: Connection, code: str, why: str) -> None:
    """Put a table away."""
    values = {"phase": "closed", "closed": why, "touched": now_ms()}
    connection.execute(update(TABLES).where(TABLES.c.code == code).values(values))
    connection.execute(delete(DUE).where(DUE.c.code == code))


def abandoned_tables(connection: Connection, config: Config, now: int) -> list[str]:
    """Tables that nobody starts, or plays on at."""
    waiting = now - int(config.gathering_days * DAY_MS)
    playing = now - int(config.playing_days * DAY_MS)
    played = exists().where((PLIES.c.code == TABLES.c.code) & (PLIES.c.at > playing))
    gathers = TABLES.c.phase.in_(("gathering", "dealing")) & (TABLES.c.touched < waiting)
    plays = (TABLES.c.phase == "playing") & (TABLES.c.touched < playing) & ~played
    return [code for (code,) in connection.execute(select(TABLES.c.code).where(gathers | plays))]


def delete_old(connection: Connection, config: Config, now: int) -> list[str]:
    """Delete tables that were finished long ago, and people who have long been gone; gives the tables."""
    done = now - int(config.record_days * DAY_MS)
    old = TABLES.c.phase.in_(("over", "closed")) & (TABLES.c.touched < done)
    codes = [code for (code,) in connection.execute(select(TABLES.c.code).where(old))]
    if codes:
        reviews = select(REVIEWS.c.key).where(REVIEWS.c.code.in_(codes))
        connection.execute(delete(FINDINGS).where(FINDINGS.c.review.in_(reviews)))
        for table in (REVIEWS, PLIES, ANSWERS, CHAT, DUE, SEATS, TABLES):
            connection.execute(delete(table).where(table.c.code.in_(codes)))
    sitting = exists().where(SEATS.c.person == PEOPLE.c.id)
    connection.execute(delete(PEOPLE).where((PEOPLE.c.seen < done) & ~sitting))
    for table in (LESSONS, COACHED):
        connection.execute(delete(table).where(~exists().where(PEOPLE.c.id == table.c.person)))
    return codes
