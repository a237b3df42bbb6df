"""What people do with tables other than playing: open, sit down, start, resign, go on."""

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import select, update

from regalia.kernel.fair import Opened, draw
from regalia.kernel.game import find_game
from regalia.server import wire
from regalia.server.access.people import Identity
from regalia.server.clock import now_ms
from regalia.server.errors import Refusal
from regalia.server.storage.models import PEOPLE, SEATS, TABLES
from regalia.server.storage.rows import TableRow, as_seat, as_table
from regalia.server.table.deadlines import come_back, stand_in
from regalia.server.table.dealing import freeze, open_deals
from regalia.server.table.describing import describe, holders_of
from regalia.server.table.rooms import Rooms
from regalia.server.table.seating import (
    check_bot,
    empty_seat,
    must_host,
    open_table,
    place_bot,
    seats_free,
    sit_down,
    stand_up,
)

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
CODE_LENGTH = 8
MOST_LISTED = 100


def new_code() -> str:
    """A code that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


class TableService:
    """The tables, and what people may do with them."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    # Opening

    async def open(
        self, me: Identity, new: wire.NewTable, address: str = "", earlier: Sequence[Opened] = ()
    ) -> str:
        """Open a table; gives its code. Bots think there for the one who opened it, at that address.

        `earlier` deals were put away at the table from which this one goes on.
        """
        game = find_game(new.game)
        setup = game.setup(new.seats, new.options)
        _check_settings(new.settings)
        bots = [*new.bots, *[None] * new.seats][: new.seats]
        if len(new.bots) > new.seats:
            raise Refusal("bad-seat", f"There are more bots than the {new.seats} seats.", 400)
        for bot in {new.settings.stand_in, *filter(None, bots)}:
            check_bot(bot, game)
        if new.seat is not None and (new.seat >= new.seats or bots[new.seat] is not None):
            raise Refusal("bad-seat", f"Seat {new.seat} is taken by a bot or does not exist.", 400)
        if new.start and any(bot is None and seat != new.seat for seat, bot in enumerate(bots)):
            raise seats_free()
        now, code = now_ms(), new_code()
        table = {
            "code": code,
            "game": new.game,
            "rules": setup.version,
            "components": setup.components_file.digest,
            "options": msgspec.json.encode(setup.options).decode(),
            "settings": msgspec.json.encode(new.settings).decode(),
            "open": new.settings.open,
            "phase": "gathering",
            "host": me.id,
            "secret": draw(),
            "salt": "",
            "earlier": msgspec.json.encode(earlier).decode(),
            "created": now,
            "touched": now,
        }
        seats = [empty_seat(code, seat, bots[seat]) for seat in range(new.seats)]
        if new.seat is not None:
            seats[new.seat] |= {"person": me.id}
        await self.store.write(open_table, table, seats, self.rooms.config.most_tables)
        room = await self.rooms.room(code)
        room.lines = []  # nobody has said anything yet
        room.address = address
        if new.start:
            await self.start(me, code)
        return code

    # Gathering

    async def sit(self, me: Identity, code: str, sit: wire.Sit) -> None:
        """Sit down at a free seat, or move to it."""
        await self.store.write(sit_down, me.id, code, sit)
        await self.rooms.changed(code)

    async def leave(self, me: Identity, code: str) -> None:
        """Stand up before the game. A host who leaves hands the table on."""
        await self.store.write(stand_up, me.id, code)
        await self.rooms.changed(code)

    async def place_bot(self, me: Identity, code: str, place: wire.PlaceBot) -> None:
        """The host puts a bot on a free seat, exchanges it, or takes it away."""
        await self.store.write(place_bot, me.id, code, place)
        await self.rooms.changed(code)

    async def start(self, me: Identity, code: str) -> None:
        """The host deals: those who are connected add their shares first."""
        room = await self.rooms.room(code)
        present = {connection.person for connection in room.connections}
        await self.store.write(freeze, me.id, code, present)
        await self.rooms.changed(code)

    async def close(self, me: Identity, code: str) -> None:
        """The host puts the table away."""
        room = await self.rooms.room(code)
        must_host(room.row, me.id)
        if room.phase in ("over", "closed"):
            raise Refusal("over", "This table is already closed.")
        await self.rooms.shut(code, "host")

    # Playing

    async def resign(self, me: Identity, code: str) -> None:
        """Leave a seat to a bot."""
        room = await self.rooms.room(code)
        async with room.lock:
            play = room.running()
            seat = _seat(room.seat_of(me.id))
            if not room.holders[seat].away:
                await stand_in(room, play, seat)

    async def come_back(self, me: Identity, code: str) -> None:
        """Take it back."""
        room = await self.rooms.room(code)
        async with room.lock:
            play = room.running()
            seat = _seat(room.seat_of(me.id))
            if room.holders[seat].away:
                await come_back(room, play, seat)

    async def rematch(self, me: Identity, code: str) -> str:
        """The table that goes on from a finished one: the same seats, moved on by one."""
        room = await self.rooms.room(code)
        row = room.row
        if room.phase not in ("over", "closed"):
            raise Refusal("not-over", "The game is not over yet.")
        _seat(room.seat_of(me.id))
        if row.rematch is not None:
            return row.rematch
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
        earlier = open_deals(row, room.holders) if room.phase == "closed" else []
        fresh = await self.open(me, new, room.address, earlier)
        first = (TABLES.c.code == code) & TABLES.c.rematch.is_(None)
        if not await self.store.change(update(TABLES).where(first).values(rematch=fresh)):
            await self.rooms.shut(fresh, "host")  # someone else was first
        room = await self.rooms.changed(code)
        return str(room.row.rematch)

    # Lists

    async def lobby(self, me: Identity | None) -> wire.Lobby:
        """Open tables, and the running ones of one person."""
        free = TABLES.c.open & (TABLES.c.phase == "gathering")
        found = await self.store.rows(
            select(TABLES).where(free).order_by(TABLES.c.touched.desc()).limit(MOST_LISTED)
        )
        mine: list[wire.Listed] = []
        if me is not None:
            seated = select(SEATS.c.code).where(SEATS.c.person == me.id)
            own = TABLES.c.code.in_(seated) | (TABLES.c.host == me.id)
            running = TABLES.c.phase.in_(("gathering", "dealing", "playing"))
            rows = await self.store.rows(
                select(TABLES.c.code).where(own & running).order_by(TABLES.c.touched.desc()).limit(50)
            )
            mine = [await self._listed(code, me) for (code,) in rows]
        return wire.Lobby(await self._strangers([as_table(row) for row in found], me), mine)

    async def _listed(self, code: str, me: Identity) -> wire.Listed:
        room = await self.rooms.room(code)
        play = room.play
        return wire.Listed(
            table=room.describe(),
            you=room.seat_of(me.id),
            deciders=play.deciders() if play else [],
            ply=play.ply if play else 0,
            touched=play.at[-1] if play else room.row.touched,
        )

    async def _strangers(self, rows: list[TableRow], me: Identity | None) -> list[wire.Listed]:
        """Open tables, read all at once: nobody needs a room for them."""
        codes = [row.code for row in rows]
        found = await self.store.rows(
            select(SEATS).where(SEATS.c.code.in_(codes)).order_by(SEATS.c.code, SEATS.c.seat)
        )
        seats = [as_seat(row) for row in found]
        people = {seat.person for seat in seats} | {row.host for row in rows}
        named = await self.store.rows(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(people)))
        names: dict[str | None, str | None] = {row.id: row.name for row in named}
        listed = []
        for row in rows:
            holders = holders_of([seat for seat in seats if seat.code == row.code])
            you = next((s for s, h in enumerate(holders) if me and h.person == me.id), -1)
            room = self.rooms.loaded.get(row.code)
            present = {connection.person for connection in room.connections} if room else set()
            table = describe(row, row.phase, holders, names, present)
            listed.append(wire.Listed(table, you, [], 0, row.touched))
        return listed


def _check_settings(settings: wire.Settings) -> None:
    clock = settings.clock
    if clock.kind != "none" and clock.seconds < 5:
        raise Refusal("bad-clock", "A clock needs at least five seconds.", 400)


def _seat(seat: int) -> int:
    if seat < 0:
        raise Refusal("no-seat", "You have no seat at this table.", 403)
    return seat
