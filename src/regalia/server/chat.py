"""What is said at tables."""

from sqlalchemy import ColumnElement, select

from regalia.server import wire
from regalia.server.connection import Connection
from regalia.server.errors import Refusal
from regalia.server.models import CHAT, REPORTS
from regalia.server.people import Identity, clean_text
from regalia.server.room import Room
from regalia.server.store import Store, now_ms

MOST_LINES = 100  # that someone who comes is shown


async def say(room: Room, me: Identity | None, request: wire.ChatRequest) -> None:
    """Someone says something, and all who may hear it do."""
    if me is None:
        raise Refusal("no-name", "Give yourself a name before you speak.", 403)
    seat = room.seat_of(me.id)
    if seat < 0 and room.phase == "playing" and not room.settings.spectator_chat:
        raise Refusal("quiet", "Spectators of a running game listen at this table.", 403)
    text = clean_text(request.text)
    at = now_ms()
    row = {"code": room.code, "person": me.id, "name": me.name, "seat": seat, "at": at, "text": text}
    add = CHAT.insert().returning(CHAT.c.id)
    number = await room.store.write(lambda connection: int(connection.execute(add, row).scalar_one()))
    line = wire.ChatLine(number, wire.Person(me.id, me.name), seat, at, text)
    if room.lines is not None:
        room.lines = [*room.lines, line][-MOST_LINES:]
    for listener in room.connections:
        hear(listener, [line])
    room.hall.tell(room.code)


async def catch_up(room: Room) -> None:
    """What was said by way of another process."""
    if room.lines is None:
        return
    last = room.lines[-1].id if room.lines else 0
    new = await _read(room, CHAT.c.id > last)
    room.lines = [*room.lines, *(line for line in new if line.id > last)][-MOST_LINES:]
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


async def _read(room: Room, *where: ColumnElement[bool]) -> list[wire.ChatLine]:
    here = select(CHAT).where(CHAT.c.code == room.code, *where)
    rows = await room.store.rows(here.order_by(CHAT.c.id.desc()).limit(MOST_LINES))
    return [
        wire.ChatLine(row.id, wire.Person(row.person, row.name), row.seat, row.at, row.text)
        for row in reversed(rows)
    ]


async def report(store: Store, code: str, report: wire.ReportLine) -> None:
    """Put a line before the operator."""
    rows = await store.rows(select(CHAT.c.text).where(CHAT.c.id == report.line, CHAT.c.code == code))
    if not rows:
        raise Refusal("no-such-line", "Nobody said that at this table.", 404)
    row = {
        "code": code,
        "line": report.line,
        "text": rows[0].text,
        "reason": clean_text(report.reason) if report.reason.strip() else "",
        "at": now_ms(),
    }
    await store.insert(REPORTS, row)
