"""What survives a restart of the server, with the same rules or with other ones."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from regalia.kernel.game import find_game
from regalia.server.client import Visitor
from regalia.server.storage.models import DUE, PLIES, TABLES
from regalia.server.table.deadlines import run_due_task
from serving import (
    Local,
    Player,
    Slow,
    begin,
    decider,
    first_state,
    play_at,
    serving,
    set_clock,
)

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"
MOVE = {"clock": {"kind": "move", "seconds": 60}}
GAME = {"clock": {"kind": "game", "seconds": 300, "increment": 10}}


async def test_deadlines_survive_a_restart(tmp_path: Path) -> None:
    with set_clock() as clock:
        async with serving(tmp_path) as local:
            people = await local.people("Ada", "Bob")
            code = await begin(TTK, people, settings=MOVE)
            cookies = [person.cookie for person in people]
            (row,) = await local.context.store.rows(select(DUE).where(DUE.c.code == code))
            first = row.at
        async with serving(tmp_path) as local:
            (row,) = await local.context.store.rows(select(DUE).where(DUE.c.code == code))
            assert row.at == first
            clock.forward(61)
            await asyncio.sleep(1.5)  # nobody looks at the table: the poll finds it
            again = Visitor(local.url, cookies[0])
            local.visitors.append(again)
            table = await again.get(f"/api/tables/{code}")
            assert sum(seat["away"] for seat in table["seats"]) >= 1


async def test_who_knows_less_of_a_game_puts_off_nothing_that_is_due(tmp_path: Path) -> None:
    async with serving(tmp_path) as local, serving(tmp_path) as other:
        people = await local.people("Ada", "Bob")
        code = await begin(TTK, people, settings=MOVE)
        behind = await other.room(code)
        await Player(people[await decider(local, code)], code).play(1)
        (row,) = await local.context.store.rows(select(DUE).where(DUE.c.code == code))
        behind.due = None  # so that it has something to put on record
        async with behind.lock:
            await behind.plan()
        assert behind.ply == 0
        assert await local.context.store.rows(select(DUE).where(DUE.c.code == code)) == [row]
        await local.context.store.set_due(code, None, row.ply)
        stored = await local.context.store.load(code)
        assert stored is not None
        assert stored.due is None


async def test_what_a_dead_server_attended_to_is_attended_to_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as local:
        people = await local.people("Ada", "Bob")
        slow = local.context.rooms.bot_workers = Slow()  # type: ignore[assignment]
        code = await begin(TTK, people)
        await people[await decider(local, code)].post(f"/api/tables/{code}/resign")
        await slow.begun.wait()
    async with serving(tmp_path) as local:
        await asyncio.sleep(2.5)
        assert (await play_at(local, code)).ply > 0


@pytest.mark.parametrize("away", [3600, 15])
async def test_time_without_a_server_is_not_counted(tmp_path: Path, away: int) -> None:
    with set_clock() as clock:
        async with serving(tmp_path) as local:
            people = await local.people("Ada", "Bob")
            code = await begin(TTK, people, settings=MOVE)
            cookies = [person.cookie for person in people]
        clock.forward(away)
        async with serving(tmp_path) as local:
            await asyncio.sleep(1.2)
            visitor = Visitor(local.url, cookies[0])
            local.visitors.append(visitor)
            table = await visitor.get(f"/api/tables/{code}")
            assert not [seat for seat in table["seats"] if seat["away"]]
            state = await first_state(visitor, code)
            (due,) = [due for due in state["clocks"]["due"] if due is not None]
            assert 50_000 < due - clock() <= 60_000


async def test_a_table_is_loaded_as_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as local:
        people = await local.people("Ada", "Bob")
        code = await begin(TTK, people, 1, settings={"windows": "sealed"})
        await Player(people[0], code).play(1) if await decider(local, code) == 0 else None
        cookies = [person.cookie for person in people]
        before = [await first_state(person, code) for person in people]
    async with serving(tmp_path) as local:
        for cookie, old in zip(cookies, before, strict=True):
            visitor = Visitor(local.url, cookie)
            local.visitors.append(visitor)
            new = await first_state(visitor, code)
            if new["ply"] == old["ply"]:
                for state in (new, old):
                    state["clocks"] = None
                assert new == old


# New rules


@pytest.mark.parametrize("change", [{"rules": 999}, {"components": "0" * 64}], ids=["rules", "components"])
async def test_a_running_table_of_other_rules_is_closed_with_a_word(
    tmp_path: Path, change: dict[str, Any]
) -> None:
    async with serving(tmp_path) as local:
        (ada,) = await local.people("Ada")
        code = await begin(TTK, [ada], 1, settings=MOVE)
        cookie = ada.cookie
        await local.context.store.change(update(TABLES).values(**change))
    async with serving(tmp_path) as local:
        again = Visitor(local.url, cookie)
        local.visitors.append(again)
        async with again.look_at(code) as socket:
            table = (await socket.until("table"))["table"]
        assert (table["phase"], table["closed"]) == ("closed", "rules")
        assert await local.context.store.rows(select(DUE)) == []
        fresh = await again.post(f"/api/tables/{code}/rematch")
        assert fresh["phase"] == "gathering", "and the same people can begin again"


async def test_a_table_that_is_closed_while_it_is_attended_to_leaves_nothing_to_be_done(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await begin(TTK, [ada], 1, settings=MOVE)
    room = await local.room(code)
    await ada.post(f"/api/tables/{code}/close")
    await run_due_task(await local.room(code))
    await run_due_task(room)
    assert await local.context.store.rows(select(DUE)) == []


async def test_a_table_whose_plays_are_no_longer_allowed_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as local:
        (ada,) = await local.people("Ada")
        code = await begin(TTK, [ada], 1)
        await Player(ada, code).play(2)
        cookie = ada.cookie
        await local.context.store.change(update(PLIES).where(PLIES.c.ply == 1).values(actions="let"))
    async with serving(tmp_path) as local:
        again = Visitor(local.url, cookie)
        local.visitors.append(again)
        table = await again.get(f"/api/tables/{code}")
        assert (table["phase"], table["closed"]) == ("closed", "rules")


async def test_a_table_that_gathers_is_dealt_by_the_rules_of_the_day(local: Local) -> None:
    (ada,) = await local.people("Ada")
    body = {"game": TTK, "seats": 2, "bots": [None, "page"]}
    code = (await ada.post("/api/tables", body))["code"]
    await local.context.store.change(update(TABLES).values(rules=1000, components="0" * 64))
    assert (await ada.post(f"/api/tables/{code}/start"))["phase"] == "playing"
    (row,) = await local.context.store.rows(select(TABLES))
    assert row.rules == find_game(TTK).rules_version
