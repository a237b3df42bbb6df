"""Tables that do not begin with a deal: from a moment of a finished game, or from a record."""

import asyncio

import msgspec
import structlog
from sqlalchemy import Connection, insert

from regalia.kernel.errors import RegaliaError
from regalia.kernel.fair import draw
from regalia.kernel.game import find_game
from regalia.kernel.record import Record
from regalia.review.again import position_at
from regalia.server import wire
from regalia.server.access.people import Identity
from regalia.server.bots.pool import Died, Failed
from regalia.server.clock import now_ms
from regalia.server.errors import Refusal
from regalia.server.storage.models import PLIES, SEATS, TABLES
from regalia.server.table.beginnings import Beginning
from regalia.server.table.reviewing import record_of
from regalia.server.table.rooms import Rooms
from regalia.server.table.seating import empty_seat
from regalia.server.table.tables import TableService, new_code

MOST_RECORD = 200_000  # bytes of a record that is brought; the longest of ours have some 20,000
CHECK_SECONDS = 20.0  # in which it must have been played again

LOG = structlog.get_logger()


async def play_on(tables: TableService, me: Identity, code: str, at: wire.PlayOn, address: str) -> str:
    """A table that plays on from a moment of a finished game, against bots; gives its code."""
    room = await tables.rooms.room(code)
    record = record_of(room)
    try:
        position = await asyncio.to_thread(position_at, record, at.ply, at.seat, at.keep)
    except RegaliaError as error:
        raise Refusal("bad-moment", f"You cannot play on from there: {error}.", 400) from None
    new = wire.NewTable(
        game=record.game,
        seats=record.seats,
        bots=[None if seat == at.seat else at.bot for seat in range(record.seats)],
        options=record.options,
        seat=at.seat,
        start=True,
    )
    begun = Beginning(wire.Origin(code, at.ply, at.seat, at.keep), position)
    return await tables.open(me, new, address, begun=begun)


async def bring_record(rooms: Rooms, me: Identity, address: str, body: bytes) -> str:
    """Put a record away as a table that is over, to be looked at like any other; gives its code."""
    try:
        text = body.decode()
        asker = (address or me.id, me.id, "")
        wrong = await asyncio.wait_for(rooms.bot_workers.check_record(asker, text), CHECK_SECONDS)
    except UnicodeDecodeError:
        wrong = "it is no text"
    except TimeoutError:
        wrong = "it takes too long to play it again"
    except (Died, Failed) as error:
        LOG.warning("record not read", error=str(error))
        wrong = "it cannot be read"
    if wrong:
        raise Refusal("bad-record", f"This file cannot be replayed: {wrong}.", 400)
    record = Record.from_json(text)
    code = new_code()
    await rooms.store.write(add_record, code, me.id, record)
    return code


def add_record(connection: Connection, code: str, me: str, record: Record) -> None:
    """A table that is over, as a record has it."""
    now = now_ms()
    begun = Beginning(position=record.position, seed=record.seed, fair=record.fair, deal=record.deal)
    table: dict[str, object] = {
        "code": code,
        "game": record.game,
        "rules": find_game(record.game).rules_version,
        "components": record.components,
        "options": msgspec.json.encode(record.options).decode(),
        "settings": msgspec.json.encode(wire.Settings()).decode(),
        "phase": "over",
        "host": me,
        "secret": draw(),
        "salt": "",
        "created": now,
        "touched": now,
        "started": now,
        "outcome": msgspec.json.encode(wire.Outcome(record.scores or [], record.ranks or [])).decode(),
        "evening": code,
        "beginning": begun.to_json(),
    }
    seats = [empty_seat(code, seat, None) for seat in range(record.seats)]
    plies: list[dict[str, object]] = [
        {"code": code, "ply": ply, "seat": int(seat), "actions": " ".join(actions), "at": now}
        for ply, (seat, *actions) in enumerate(record.plies, 1)
    ]
    connection.execute(insert(TABLES), table)
    connection.execute(insert(SEATS), seats)
    connection.execute(insert(PLIES), plies)
