"""What is said at tables."""

from typing import Any

from sqlalchemy import Connection as Database
from sqlalchemy import Select, select

from regalia.server import wire
from regalia.server.access.people import Identity, clean_text
from regalia.server.clock import now_ms
from regalia.server.errors import Refusal
from regalia.server.storage.models import CHAT, PEOPLE, REPORTS, TABLES
from regalia.server.storage.rows import TableRow
from regalia.server.table.connection import Connection
from regalia.server.table.room import Room

MOST_LINES = 100  # that someone who comes is shown


async def say(room: Room, me: Identity | None, request: wire.ChatRequest) -> None:
    """Someone says something, and all who may hear it do."""
    if me is None:
        raise _nameless()
    seat = room.seat_of(me.id)
    if seat < 0 and room.phase == "playing" and not room.settings.spectator_chat:
        raise Refusal("quiet", "Spectators cannot chat at this table while a game is played.", 403)
    text = clean_text(request.text)
    at = now_ms()
    row = {"code": room.code, "person": me.id, "name": me.name, "seat": seat, "at": at, "text": text}
    number = await room.store.write(_add, row)
    line = wire.ChatLine(number, wire.Person(me.id, me.name), seat, at, text)
    if room.lines is not None:
        room.lines = [*room.lines, line][-MOST_LINES:]
    for listener in room.connections:
        hear(listener, [line])
    room.registry.tell(room.code)


def _add(connection: Database, row: dict[str, object]) -> int:
    """Store a line, unless its speaker has been deleted on the way here."""
    if connection.scalar(select(PEOPLE.c.id).where(PEOPLE.c.id == row["person"])) is None:
        raise _nameless()
    return int(connection.execute(CHAT.insert().returning(CHAT.c.id), row).scalar_one())


def _nameless() -> Refusal:
    return Refusal("no-name", "Give yourself a name before you chat.", 403)


def forget(room: Room, person: str) -> None:
    """Someone has been deleted: who comes now hears nothing of what they said."""
    if room.lines is not None:
        room.lines = [line for line in room.lines if line.person.id != person]


async def catch_up(room: Room) -> None:
    """What was said by way of another process, and what was deleted there."""
    if room.lines is None:
        return
    last = room.lines[-1].id if room.lines else 0
    room.lines = await _read(room)
    new = [line for line in room.lines if line.id > last]
    for listener in room.connections:
        hear(listener, new)


def hear(listener: Connection, lines: list[wire.ChatLine]) -> None:
    """Tell someone what was said, but for those they have muted."""
    heard = [line for line in lines if line.person.id not in listener.muted]
    if heard:
        listener.tell(wire.ChatMessage(lines=heard))


async def history(room: Room) -> list[wire.ChatLine]:
    """The last lines of a table, the oldest first."""
    if room.lines is None:
        room.lines = await _read(room)
    return room.lines


async def _read(room: Room) -> list[wire.ChatLine]:
    """What was said here, and before at the tables from which this one goes on."""
    rows = await room.store.rows(_heard_at(room.row).order_by(CHAT.c.id.desc()).limit(MOST_LINES))
    return [
        wire.ChatLine(row.id, wire.Person(row.person, row.name), row.seat, row.at, row.text)
        for row in reversed(rows)
    ]


def _heard_at(table: TableRow) -> Select[Any]:
    earlier = select(TABLES.c.code).where(
        (TABLES.c.evening == table.evening) & (TABLES.c.created < table.created)
    )
    before = CHAT.c.code.in_(earlier) & (CHAT.c.at <= table.created)
    return select(CHAT).where((CHAT.c.code == table.code) | before)


async def report(room: Room, report: wire.ReportLine) -> None:
    """Put a line before the operator."""
    rows = await room.store.rows(_heard_at(room.row).where(CHAT.c.id == report.line))
    if not rows:
        raise Refusal("no-such-line", "There is no such line of chat at this table.", 404)
    row = {
        "code": rows[0].code,
        "line": report.line,
        "text": rows[0].text,
        "reason": clean_text(report.reason) if report.reason.strip() else "",
        "at": now_ms(),
    }
    await room.store.insert(REPORTS, row)
