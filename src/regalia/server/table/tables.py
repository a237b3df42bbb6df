"""What people do with tables other than playing: open, sit down, start, resign, go on."""

import secrets

import msgspec
import structlog
from sqlalchemy import select, update

from regalia.kernel.fair import draw
from regalia.kernel.game import find_game
from regalia.server import wire
from regalia.server.access.people import Identity
from regalia.server.clock import now_ms
from regalia.server.errors import Refusal
from regalia.server.storage.models import PEOPLE, SEATS, TABLES
from regalia.server.storage.past import finished_games
from regalia.server.storage.rows import TableRow, as_seat, as_table
from regalia.server.table.beginnings import Beginning
from regalia.server.table.deadlines import come_back, stand_in
from regalia.server.table.dealing import freeze, open_deals
from regalia.server.table.describing import describe, holders_of
from regalia.server.table.room import Room
from regalia.server.table.rooms import Rooms
from regalia.server.table.seating import (
    check_bot,
    check_offered,
    empty_seat,
    must_host,
    open_table,
    place_bot,
    seats_free,
    sit_down,
    stand_up,
    take_kept_seat,
)

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
CODE_LENGTH = 8
MOST_LISTED = 100
LOG = structlog.get_logger()


def new_code() -> str:
    """A code that nobody guesses."""
    number = secrets.randbelow(len(ALPHABET) ** CODE_LENGTH)
    return "".join(ALPHABET[number // len(ALPHABET) ** at % len(ALPHABET)] for at in range(CODE_LENGTH))


class TableService:
    """The tables, and what people may do with them."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    # Opening

    async def open(
        self,
        me: Identity,
        new: wire.NewTable,
        address: str = "",
        before: Room | None = None,
        begun: Beginning | None = None,
    ) -> str:
        """Open a table; gives its code. Bots think there for the one who opened it, at that address.

        It may go on from another, before it: seats are kept for the others who were there, and if that one
        was put away, its deals are told of here. Or it begins not with a deal, but with a position.
        """
        game = find_game(new.game)
        setup = game.setup(new.seats, new.options)
        _check_settings(new.settings)
        bots = [*new.bots, *[None] * new.seats][: new.seats]
        if len(new.bots) > new.seats:
            raise Refusal("bad-seat", f"There are more bots than the {new.seats} seats.", 400)
        for bot in {new.settings.stand_in, *filter(None, bots)}:
            check_bot(bot, game)
            if before is None:  # who goes on may keep a bot that is no longer offered
                check_offered(bot, game, new.seats)
        if new.seat is not None and (new.seat >= new.seats or bots[new.seat] is not None):
            raise Refusal("bad-seat", f"Seat {new.seat} is taken by a bot or does not exist.", 400)
        if new.start and any(bot is None and seat != new.seat for seat, bot in enumerate(bots)):
            raise seats_free()
        now, code = now_ms(), new_code()
        earlier = open_deals(before.row, before.holders) if before and before.phase == "closed" else []
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
            "evening": before.row.evening if before else code,
            "beginning": begun.to_json() if begun else None,
            "created": now,
            "touched": now,
        }
        seats = [empty_seat(code, seat, bots[seat]) for seat in range(new.seats)]
        for seat, holder in enumerate(before.holders if before else []):
            seats[seat] |= {"kept": holder.person or holder.kept}
        if new.seat is not None:
            seats[new.seat] |= {"person": me.id, "kept": None}
        room = self.rooms.add(await self.store.write(open_table, table, seats, self.rooms.config.most_tables))
        if before is None:
            room.lines = []  # nobody has said anything yet
        room.address = address
        if new.start:
            await self.start(me, code)
        return code

    # Gathering

    async def sit(self, me: Identity, code: str, sit: wire.Sit) -> None:
        """Sit down at a free seat, or move to it."""
        await self.rooms.change(code, sit_down, me.id, code, sit)
        await self.deal_if_all_are_in(code)

    async def leave(self, me: Identity, code: str) -> None:
        """Stand up before the game. A host who leaves hands the table on."""
        await self.rooms.change(code, stand_up, me.id, code)

    async def place_bot(self, me: Identity, code: str, place: wire.PlaceBot) -> None:
        """The host puts a bot on a free seat, exchanges it, or takes it away."""
        await self.rooms.change(code, place_bot, me.id, code, place)
        await self.deal_if_all_are_in(code)

    async def start(self, me: Identity, code: str) -> None:
        """The host deals: those who are connected add their shares first."""
        room = await self.rooms.room(code)
        present = {connection.person for connection in room.connections}
        await self.rooms.change(code, freeze, me.id, code, present)

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

    # Going on

    async def rematch(self, me: Identity, code: str) -> str:
        """Go on from a finished table, at another where seats are kept for all who were here; its code."""
        room = await self.rooms.room(code)
        if room.phase not in ("over", "closed"):
            raise Refusal("not-over", "The game is not over yet.")
        _seat(room.seat_of(me.id))
        fresh = await self._next(me, room)
        while (room := await self.rooms.room(fresh)).phase == "closed":
            fresh = await self._next(me, room)
        if await self.store.write(take_kept_seat, me.id, fresh):
            await self.rooms.changed(fresh)
            await self.deal_if_all_are_in(fresh)
        return fresh

    async def _next(self, me: Identity, room: Room) -> str:
        """The table after another; the first who asks for it opens it."""
        if room.row.rematch is not None:
            return room.row.rematch
        holders = room.holders
        new = wire.NewTable(
            game=room.row.game,
            seats=len(holders),
            bots=[None if holder.person or holder.kept else holder.bot for holder in holders],
            options=msgspec.json.decode(room.row.options),
            settings=room.settings,
            seat=next((s for s, holder in enumerate(holders) if me.id in (holder.person, holder.kept)), None),
        )
        fresh = await self.open(me, new, room.address, room)
        first = (TABLES.c.code == room.code) & TABLES.c.rematch.is_(None)
        if not await self.store.change(update(TABLES).where(first).values(rematch=fresh)):
            await self.rooms.shut(fresh, "host")  # someone else was first
        return str((await self.rooms.changed(room.code)).row.rematch)

    async def deal_if_all_are_in(self, code: str) -> None:
        """A rematch needs nobody to deal: it begins when everyone is there, and can add a share."""
        room = await self.rooms.room(code)
        row, now = room.row, now_ms()
        present = {connection.person for connection in room.connections}
        if row.evening == row.code or room.phase != "gathering" or row.host is None:
            return
        for holder in room.holders:
            here = holder.person is not None and (holder.person in present or holder.here > now)
            if not here and holder.bot is None:
                return
        try:
            await self.rooms.change(code, freeze, row.host, code, present)
        except Refusal as why:  # it has begun already, or too many deals were void here
            LOG.info("rematch not dealt", code=code, reason=why.reason)

    # Lists

    async def lobby(self, me: Identity | None) -> wire.Lobby:
        """Open tables, and the running ones of one person."""
        free = TABLES.c.open & (TABLES.c.phase == "gathering")
        found = await self.store.rows(
            select(TABLES).where(free).order_by(TABLES.c.touched.desc()).limit(MOST_LISTED)
        )
        mine: list[wire.Listed] = []
        if me is not None:
            seated = select(SEATS.c.code).where((SEATS.c.person == me.id) | (SEATS.c.kept == me.id))
            own = TABLES.c.code.in_(seated) | (TABLES.c.host == me.id)
            running = TABLES.c.phase.in_(("gathering", "dealing", "playing"))
            rows = await self.store.rows(
                select(TABLES.c.code).where(own & running).order_by(TABLES.c.touched.desc()).limit(50)
            )
            mine = [await self._listed(code, me) for (code,) in rows]
        return wire.Lobby(await self._strangers([as_table(row) for row in found], me), mine)

    async def finished(self, me: Identity, until: int) -> list[wire.Finished]:
        """Games of one person that ended before a moment, the last one first."""
        return await self.store.read(finished_games, me.id, until)

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
        people = {seat.person or seat.kept for seat in seats} | {row.host for row in rows}
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
