"""Opening a table and sitting down: pieces of work on the database.

What changes a table gives it as it is then, read in the same transaction. Statements are made once, because
making one takes longer than carrying it out.
"""

from sqlalchemy import Connection, bindparam, func, insert, select, update

from regalia.bots.levels import is_offered
from regalia.bots.registry import bot_names, level_of, make_bot
from regalia.kernel.errors import UnknownBot
from regalia.kernel.game import Game, find_game
from regalia.server import wire
from regalia.server.access.people import hand_on
from regalia.server.errors import Refusal, unknown_table
from regalia.server.storage.models import SEATS, TABLES
from regalia.server.storage.queries import load
from regalia.server.storage.rows import StoredTable, TableRow, as_table
from regalia.server.storage.statements import Statement

HERE = SEATS.c.code == bindparam("of")
MINE = HERE & (SEATS.c.person == bindparam("me"))
THIS = HERE & (SEATS.c.seat == bindparam("at"))
NOBODY = SEATS.c.person.is_(None)

ROW = Statement(select(TABLES).where(TABLES.c.code == bindparam("of")))
PHASE = TABLES.c.phase
UNFINISHED = Statement(
    select(func.count())
    .select_from(TABLES)
    .where(TABLES.c.host == bindparam("me"))
    .where((PHASE == "gathering") | (PHASE == "dealing") | (PHASE == "playing"))
)
ADD_TABLE, ADD_SEATS = Statement(insert(TABLES)), Statement(insert(SEATS))
STAND_UP = Statement(update(SEATS).where(MINE).values(person=None))
FREE_FOR_ME = SEATS.c.bot.is_(None) & (SEATS.c.kept.is_(None) | (SEATS.c.kept == bindparam("me")))
SIT_DOWN = Statement(
    update(SEATS).where(THIS & NOBODY & FREE_FOR_ME).values(person=bindparam("me"), kept=None)
)
KEPT = select(SEATS.c.seat).where(HERE & (SEATS.c.kept == bindparam("me")))
KEEP_NO_MORE = Statement(update(SEATS).where(HERE & (SEATS.c.kept == bindparam("me"))).values(kept=None))
COUNT_SEATS = select(func.count()).select_from(SEATS).where(HERE)
PLACE_BOT = update(SEATS).where(THIS & NOBODY).values(bot=bindparam("placed"), kept=None)


def open_table(
    connection: Connection, table: dict[str, object], seats: list[dict[str, object]], most: int
) -> StoredTable:
    """A new table."""
    if UNFINISHED.rows(connection, me=table["host"])[0][0] >= most:
        text = f"You have {most} tables that are not finished; close one first."
        raise Refusal("too-many-tables", text, 429)
    ADD_TABLE.change(connection, **table)
    ADD_SEATS.change_each(connection, seats)
    return _as_it_is(connection, str(table["code"]))


def empty_seat(code: str, seat: int, bot: str | None) -> dict[str, object]:
    """A seat of a new table."""
    return {
        "code": code,
        "seat": seat,
        "person": None,
        "bot": bot,
        "away": False,
        "share": "",
        "since": 0,
        "kept": None,
    }


def sit_down(connection: Connection, me: str, code: str, sit: wire.Sit) -> StoredTable:
    """Someone takes a free seat, or moves to it."""
    must_gather(_row(connection, code))
    STAND_UP.change(connection, of=code, me=me)
    if SIT_DOWN.change(connection, of=code, at=sit.seat, me=me) == 0:
        raise Refusal("seat-taken", "That seat is taken or does not exist.")  # and nothing has changed
    KEEP_NO_MORE.change(connection, of=code, me=me)
    return _as_it_is(connection, code)


def take_kept_seat(connection: Connection, me: str, code: str) -> bool:
    """Someone takes the seat that is kept for them at a rematch, if there is one."""
    rows = ROW.rows(connection, of=code)
    seat = connection.scalar(KEPT, {"of": code, "me": me})
    if not rows or as_table(rows[0]).phase != "gathering" or seat is None:
        return False
    sit_down(connection, me, code, wire.Sit(seat))
    return True


def stand_up(connection: Connection, me: str, code: str) -> StoredTable:
    """Someone leaves before the game; a host hands the table on."""
    row = _row(connection, code)
    must_gather(row)
    STAND_UP.change(connection, of=code, me=me)
    if row.host == me:
        hand_on(connection, code)
    return _as_it_is(connection, code)


def place_bot(connection: Connection, me: str, code: str, place: wire.PlaceBot) -> StoredTable:
    """The host puts a bot on a free seat, exchanges it, or takes it away; nobody's seat is kept then."""
    row = _row(connection, code)
    must_host(row, me)
    must_gather(row)
    if place.bot is not None:
        game = find_game(row.game)
        check_bot(place.bot, game)
        check_offered(place.bot, game, connection.execute(COUNT_SEATS, {"of": code}).scalar_one())
    if connection.execute(PLACE_BOT, {"of": code, "at": place.seat, "placed": place.bot}).rowcount == 0:
        raise Refusal("seat-taken", "That seat is taken or does not exist.")
    return _as_it_is(connection, code)


def _row(connection: Connection, code: str) -> TableRow:
    rows = ROW.rows(connection, of=code)
    if not rows:
        raise unknown_table(code)
    return as_table(rows[0])


def _as_it_is(connection: Connection, code: str) -> StoredTable:
    """A table that is there, with its seats."""
    stored = load(connection, code, 0)
    assert stored is not None
    return stored


# What is asked of those who want something


def check_bot(name: str, game: Game) -> None:
    """Bots by name only: a search of as many iterations as someone likes would keep a core for days."""
    if level_of(name) not in bot_names():
        raise UnknownBot(f"there is no bot {name!r} here; there are {', '.join(bot_names())}")
    make_bot(name, game)


def check_offered(name: str, game: Game, seats: int) -> None:
    """A level that was not shown to be stronger than the one below it is not offered."""
    level = level_of(name)
    if not is_offered(game, seats, level):
        text = f"The {level} is not offered at this table: it has not been shown to be stronger than others."
        raise Refusal("level-not-offered", text)


def seats_free() -> Refusal:
    """It is too early to start."""
    return Refusal("seats-free", "Some seats are still free; wait, or put bots on them.")


def must_host(row: TableRow, me: str) -> None:
    """Only the host may do some things."""
    if row.host != me:
        raise Refusal("not-host", "Only the one who opened the table can do that.", 403)


def must_gather(row: TableRow) -> None:
    """Some things cannot be done once the game has begun."""
    if row.phase != "gathering":
        raise Refusal("begun", "The game at this table has begun, or the table was closed.")
