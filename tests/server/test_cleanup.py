"""Tables that are put away, and what is deleted."""

import pytest
from sqlalchemy import select

from regalia.server.storage.cleanup import DAY_MS
from regalia.server.storage.models import CHAT, DUE, PLIES, SEATS, TABLES
from serving import (
    Clock,
    Local,
    Player,
    begin,
    refusal_of,
)

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"
MOVE = {"clock": {"kind": "move", "seconds": 60}}
GAME = {"clock": {"kind": "game", "seconds": 300, "increment": 10}}


async def test_abandoned_tables_are_put_away_and_old_records_deleted(local: Local, clock: Clock) -> None:
    ada, bob = await local.people("Ada", "Bob")
    body = {"game": TTK, "seats": 2}
    waiting = (await ada.post("/api/tables", body))["code"]
    playing = await begin(TTK, [ada, bob])
    rooms = local.context.rooms
    async with ada.look_at(waiting) as socket:
        await rooms.tidy(clock() + int(0.9 * DAY_MS))
        assert (await ada.get(f"/api/tables/{waiting}"))["phase"] == "gathering"
        await rooms.tidy(clock() + int(1.1 * DAY_MS))
        while (table := (await socket.until("table"))["table"])["phase"] == "gathering":
            pass
        assert table["closed"] == "abandoned"
    assert (await ada.get(f"/api/tables/{playing}"))["phase"] == "playing"
    await rooms.tidy(clock() + 31 * DAY_MS)
    assert (await ada.get(f"/api/tables/{playing}"))["closed"] == "abandoned"
    async with ada.look_at(playing) as socket:
        await socket.send("chat", text="a pity")
        await socket.until("chat")
    await rooms.tidy(clock() + 360 * DAY_MS)
    assert (await ada.get(f"/api/tables/{playing}"))["phase"] == "closed"
    await rooms.tidy(clock() + 366 * DAY_MS)
    assert await refusal_of(ada.get(f"/api/tables/{playing}")) == "no-such-table"
    for table in (TABLES, SEATS, PLIES, CHAT, DUE):
        assert await local.context.store.rows(select(table)) == []


async def test_a_table_that_is_played_at_is_not_abandoned(local: Local, clock: Clock) -> None:
    (ada,) = await local.people("Ada")
    code = await begin(TTK, [ada], 1)
    clock.forward(25 * 86_400)
    await Player(ada, code).play(1)
    await local.context.rooms.tidy(clock() + 10 * DAY_MS)
    assert (await ada.get(f"/api/tables/{code}"))["phase"] == "playing"
