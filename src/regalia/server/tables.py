"""What people do with tables other than playing: open, sit down, start, resign, go on."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, func, select, update

from regalia.bots.registry import LEVELS, bot_names, make_bot
from regalia.kernel.errors import UnknownBot
from regalia.kernel.fair import draw
from regalia.kernel.game import Game, find_game
from regalia.server import wire
from regalia.server.describing import describe, holders_of
from regalia.server.errors import Refusal, unknown_table
from regalia.server.hall import Hall
from regalia.server.models import PEOPLE, SEATS, TABLES
from regalia.server.people import Identity, hand_on
from regalia.server.store import now_ms
from regalia.server.tending import come_back, stand_in

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
CODE_LENGTH = 8
MOST_LISTED = 100


def new_code() -> str:
    """A code that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


class Tables:
    """The tables, and what people may do with them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    # Opening

    async def open(self, me: Identity, new: wire.NewTable) -> str:
        """Open a table; gives its code."""
        game = find_game(new.game)
        setup = game.setup(new.seats, new.options)
        _check_settings(new.settings)
        bots = [*new.bots, *[None] * new.seats][: new.seats]
        if len(new.bots) > new.seats:
            raise Refusal("bad-seat", f"There are more bots than the {new.seats} seats.", 400)
        for bot in {new.settings.stand_in, *filter(None, bots)}:
            _check_bot(bot, game)
        if new.seat is not None and (new.seat >= new.seats or bots[new.seat] is not None):
            raise Refusal("bad-seat", f"Seat {new.seat} is a bot's, or there is none.", 400)
        if new.start and any(bot is None and seat != new.seat for seat, bot in enumerate(bots)):
            raise _seats_free()
        now, code = now_ms(), new_code()
        table = {
            "code": code,
            "game": new.game,
            "rules": setup.version,
            "components": setup.sheet.digest,
            "options": msgspec.json.encode(setup.options).decode(),
            "settings": msgspec.json.encode(new.settings).decode(),
            "phase": "gathering",
            "host": me.id,
            "secret": draw().hex(),
            "salt": draw().hex(),
            "created": now,
            "touched": now,
        }
        seats = [_empty_seat(code, seat, bots[seat]) for seat in range(new.seats)]
        if new.seat is not None:
            seats[new.seat] |= {"person": me.id, "share": new.share or ""}
        await self.store.write(_open, table, seats, self.hall.config.most_tables)
        (await self.hall.room(code)).lines = []  # nobody has said anything yet
        if new.start:
            await self.start(me, code)
        return code

    # Gathering

    async def sit(self, me: Identity, code: str, sit: wire.Sit) -> None:
        """Sit down at a free seat, or move to it."""
        await self.store.write(_sit, me.id, code, sit)
        await self.hall.changed(code)

    async def leave(self, me: Identity, code: str) -> None:
        """Stand up before the game. A host who leaves hands the table on."""
        await self.store.write(_leave, me.id, code)
        await self.hall.changed(code)

    async def place_bot(self, me: Identity, code: str, place: wire.PlaceBot) -> None:
        """The host puts a bot on a free seat, exchanges it, or takes it away."""
        await self.store.write(_place_bot, me.id, code, place)
        await self.hall.changed(code)

    async def start(self, me: Identity, code: str) -> None:
        """The host deals."""
        await self.store.write(_start, me.id, code)
        await self.hall.changed(code)

    async def close(self, me: Identity, code: str) -> None:
        """The host puts the table away."""
        room = await self.hall.room(code)
        _must_host(room.row, me.id)
        if room.phase in ("over", "closed"):
            raise Refusal("over", "This table is done already.")
        await self.hall.shut(code, "host")

    # Playing

    async def resign(self, me: Identity, code: str) -> None:
        """Leave a seat to a bot."""
        room = await self.hall.room(code)
        async with room.lock:
            play = room.running()
            seat = _seat(room.seat_of(me.id))
            if not room.holders[seat].away:
                await stand_in(room, play, seat)

    async def come_back(self, me: Identity, code: str) -> None:
        """Take it back."""
        room = await self.hall.room(code)
        async with room.lock:
            play = room.running()
            seat = _seat(room.seat_of(me.id))
            if room.holders[seat].away:
                await come_back(room, play, seat)

    async def rematch(self, me: Identity, code: str) -> str:
        """The table that goes on from a finished one: the same seats, moved on by one."""
        room = await self.hall.room(code)
        row = room.row
        if room.phase not in ("over", "closed"):
            raise Refusal("not-over", "The game is not over yet.")
        _seat(room.seat_of(me.id))
        if row.rematch is not None:
            return str(row.rematch)
        seats = len(room.holders)
        moved = [room.holders[(seat + 1) % seats] for seat in range(seats)]
        new = wire.NewTable(
            game=row.game,
            seats=seats,
            bots=[holder.bot if holder.person is None else None for holder in moved],
            options=msgspec.json.decode(row.options),
            settings=room.settings,
            seat=next(seat for seat, holder in enumerate(moved) if holder.person == me.id),
        )
        fresh = await self.open(me, new)
        first = (TABLES.c.code == code) & TABLES.c.rematch.is_(None)
        if not await self.store.change(update(TABLES).where(first).values(rematch=fresh)):
            await self.hall.shut(fresh, "host")  # someone else was first
        room = await self.hall.changed(code)
        return str(room.row.rematch)

    # Lists

    async def lobby(self, me: Identity | None) -> wire.Lobby:
        """Open tables, and the running ones of one person."""
        opened = select(TABLES).where(TABLES.c.phase == "gathering").order_by(TABLES.c.touched.desc())
        rows = await self.store.rows(opened.limit(10 * MOST_LISTED))
        found = [row for row in rows if wire.read_settings(row.settings).open][:MOST_LISTED]
        mine: list[wire.Listed] = []
        if me is not None:
            seated = select(SEATS.c.code).where(SEATS.c.person == me.id)
            own = TABLES.c.code.in_(seated) | (TABLES.c.host == me.id)
            running = TABLES.c.phase.in_(("gathering", "playing"))
            rows = await self.store.rows(
                select(TABLES.c.code).where(own & running).order_by(TABLES.c.touched.desc()).limit(50)
            )
            mine = [await self._listed(code, me) for (code,) in rows]
        return wire.Lobby(await self._strangers(found, me), mine)

    async def _listed(self, code: str, me: Identity) -> wire.Listed:
        room = await self.hall.room(code)
        play = room.play
        return wire.Listed(
            table=room.describe(),
            you=room.seat_of(me.id),
            deciders=play.deciders() if play else [],
            ply=play.ply if play else 0,
            touched=play.at[-1] if play else room.row.touched,
        )

    async def _strangers(self, rows: list[Row[Any]], me: Identity | None) -> list[wire.Listed]:
        """Open tables, read all at once: nobody needs a room for them."""
        codes = [row.code for row in rows]
        seats = await self.store.rows(
            select(SEATS).where(SEATS.c.code.in_(codes)).order_by(SEATS.c.code, SEATS.c.seat)
        )
        people = {seat.person for seat in seats} | {row.host for row in rows}
        named = await self.store.rows(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
        names: dict[str | None, str | None] = {row.id: row.name for row in named}
        listed = []
        for row in rows:
            holders = holders_of([seat for seat in seats if seat.code == row.code])
            you = next((s for s, h in enumerate(holders) if me and h.person == me.id), -1)
            room = self.hall.rooms.get(row.code)
            present = {connection.person for connection in room.connections} if room else set()
            table = describe(row, row.phase, holders, names, present)
            listed.append(wire.Listed(table, you, [], 0, row.touched))
        return listed


# Pieces of work on the database


def _row(connection: Connection, code: str) -> Any:
    row = connection.execute(select(TABLES).where(TABLES.c.code == code)).one_or_none()
    if row is None:
        raise unknown_table(code)
    return row


def _open(connection: Connection, table: dict[str, Any], seats: list[dict[str, Any]], most: int) -> None:
    unfinished = TABLES.c.phase.in_(("gathering", "playing")) & (TABLES.c.host == table["host"])
    if (connection.scalar(select(func.count()).select_from(TABLES).where(unfinished)) or 0) >= most:
        text = f"You have {most} tables that are not finished; close one first."
        raise Refusal("too-many-tables", text, 429)
    connection.execute(TABLES.insert(), table)
    connection.execute(SEATS.insert(), seats)


def _sit(connection: Connection, me: str, code: str, sit: wire.Sit) -> None:
    _must_gather(_row(connection, code))
    mine = (SEATS.c.code == code) & (SEATS.c.person == me)
    connection.execute(update(SEATS).where(mine).values(person=None, share=""))
    free = (SEATS.c.code == code) & (SEATS.c.seat == sit.seat)
    free &= SEATS.c.bot.is_(None) & SEATS.c.person.is_(None)
    if connection.execute(update(SEATS).where(free).values(person=me, share=sit.share)).rowcount == 0:
        raise Refusal("seat-taken", "That seat is taken, or there is none.")  # and nothing has changed


def _leave(connection: Connection, me: str, code: str) -> None:
    row = _row(connection, code)
    _must_gather(row)
    mine = (SEATS.c.code == code) & (SEATS.c.person == me)
    connection.execute(update(SEATS).where(mine).values(person=None, share=""))
    if row.host == me:
        hand_on(connection, code)


def _place_bot(connection: Connection, me: str, code: str, place: wire.PlaceBot) -> None:
    row = _row(connection, code)
    _must_host(row, me)
    _must_gather(row)
    if place.bot is not None:
        _check_bot(place.bot, find_game(row.game))
    free = (SEATS.c.code == code) & (SEATS.c.seat == place.seat) & SEATS.c.person.is_(None)
    if connection.execute(update(SEATS).where(free).values(bot=place.bot)).rowcount == 0:
        raise Refusal("seat-taken", "Someone sits there, or there is no such seat.")


def _start(connection: Connection, me: str, code: str) -> None:
    row = _row(connection, code)
    _must_host(row, me)
    _must_gather(row)
    free = (SEATS.c.code == code) & SEATS.c.person.is_(None) & SEATS.c.bot.is_(None)
    if connection.execute(select(SEATS.c.seat).where(free)).first():
        raise _seats_free()
    now = now_ms()
    clock = wire.read_settings(row.settings).clock
    bank = 1000 * clock.seconds if clock.kind == "game" else None
    connection.execute(update(SEATS).where(SEATS.c.code == code).values(bank=bank, since=now))
    # The rules of the day: the table may have been opened before they changed.
    count = connection.scalar(select(func.count()).select_from(SEATS).where(SEATS.c.code == code))
    setup = find_game(row.game).setup(count, msgspec.json.decode(row.options))
    values = {
        "phase": "playing",
        "started": now,
        "touched": now,
        "rules": setup.version,
        "components": setup.sheet.digest,
    }
    connection.execute(update(TABLES).where(TABLES.c.code == code).values(values))


def _empty_seat(code: str, seat: int, bot: str | None) -> dict[str, Any]:
    return {
        "code": code,
        "seat": seat,
        "person": None,
        "bot": bot,
        "away": False,
        "share": "",
        "since": 0,
    }


def _check_settings(settings: wire.Settings) -> None:
    clock = settings.clock
    if clock.kind != "none" and clock.seconds < 5:
        raise Refusal("bad-clock", "A clock needs at least five seconds.", 400)


def _check_bot(name: str, game: Game) -> None:
    """Bots by name only: a search of as many iterations as someone likes would keep a core for days."""
    if not any(level.name == name for level in LEVELS) and name not in bot_names():
        raise UnknownBot(f"there is no bot {name!r} here; there are {', '.join(bot_names())}")
    make_bot(name, game)


def _seats_free() -> Refusal:
    return Refusal("seats-free", "Some seats are still free; wait, or put bots on them.")


def _must_host(row: Any, me: str) -> None:
    if row.host != me:
        raise Refusal("not-host", "Only the one who opened the table can do that.", 403)


def _must_gather(row: Any) -> None:
    if row.phase != "gathering":
        raise Refusal("begun", "The game at this table has begun, or it was put away.")


def _seat(seat: int) -> int:
    if seat < 0:
        raise Refusal("no-seat", "You have no seat at this table.", 403)
    return seat
