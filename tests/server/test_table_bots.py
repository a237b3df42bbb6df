"""Bots at tables: whose thoughts happen, which are given up, and hints."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from matches import commit, until
from regalia.server.bots.fair_queue import Asker, FairQueue
from regalia.server.bots.pool import WorkerPool
from regalia.server.bots.workers import think
from regalia.server.client import Visitor
from regalia.server.storage.models import DUE, PLIES
from serving import (
    Clock,
    Local,
    Player,
    Slow,
    ThoughtsHere,
    begin,
    decider,
    first_state,
    play_at,
    refusal_of,
    serving,
)

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"
ADA = ("127.0.0.1", "ada", "table")
MOVE = {"clock": {"kind": "move", "seconds": 60}}
GAME = {"clock": {"kind": "game", "seconds": 300, "increment": 10}}


async def bots_alone(host: Visitor, bot: str = "page") -> str:
    """A table at which no person plays, dealt; gives its code."""
    body = {"game": TTK, "seats": 2, "bots": [bot, bot], "seat": None, "start": True}
    return str((await host.post("/api/tables", body))["code"])


async def test_a_thought_is_thrown_away_when_its_seat_was_taken_back(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    seat = await decider(local, code)
    slow = local.context.rooms.bot_workers = Slow()  # type: ignore[assignment]
    await people[seat].post(f"/api/tables/{code}/resign")
    await slow.begun.wait()
    await people[1 - seat].post("/api/me", {"name": "Someone else"})  # the table is read again
    await people[seat].post(f"/api/tables/{code}/return")
    assert slow.given_up == 1
    slow.go_on.set()
    await asyncio.sleep(0.1)
    state = await first_state(people[seat], code)
    assert state["ply"] == 0
    assert state["decision"] is not None


async def test_a_table_that_was_closed_is_not_played_on(local: Local) -> None:
    (ada,) = await local.people("Ada")
    slow = local.context.rooms.bot_workers = Slow()  # type: ignore[assignment]
    code = await bots_alone(ada)
    async with ada.look_at(code):
        await slow.begun.wait()
        await ada.post(f"/api/tables/{code}/close")
        assert slow.given_up == 1
        slow.go_on.set()
        await asyncio.sleep(0.1)
    assert await local.context.store.rows(select(PLIES)) == []


async def thinking_table(local: Local) -> tuple[str, list[Visitor], Slow]:
    """A table at which a bot and two people are asked at once, and the bot thinks."""
    slow = local.context.rooms.bot_workers = Slow()  # type: ignore[assignment]
    people = await local.people("Ada", "Bob")
    code = await begin("brutal-kingdom", people, 1, settings=MOVE)
    await slow.begun.wait()
    assert (await play_at(local, code)).deciders() == [0, 1, 2]
    return code, people, slow


async def lease_of(local: Local, code: str) -> int:
    (row,) = await local.context.store.rows(select(DUE).where(DUE.c.code == code))
    return int(row.lease)


async def test_a_clock_strikes_while_a_bot_thinks_at_the_same_table(local: Local, clock: Clock) -> None:
    code, people, slow = await thinking_table(local)
    room = await local.room(code)
    clock.forward(61)
    local.context.rooms.schedule(room)  # by the clock that was set forward
    async with people[0].look_at(code) as socket:
        while not all(seat["away"] for seat in (await socket.until("table"))["table"]["seats"][:2]):
            pass
        assert slow.given_up == 0, "and its thought is still of use"
        slow.go_on.set()
        while (await socket.until("state"))["ply"] == 0:
            pass


async def test_a_table_at_which_a_bot_thinks_is_left_to_this_process(local: Local, clock: Clock) -> None:
    code, people, slow = await thinking_table(local)
    assert await lease_of(local, code) > clock()
    play = await play_at(local, code)
    await Player(people[0], code).play(1)
    assert play.ply > 0
    assert slow.given_up == 0, "another seat's hidden choice does not change the question"
    assert await lease_of(local, code) > clock()
    assert await local.context.store.claim(code) is False
    slow.go_on.set()
    while (await local.room(code)).thought is not None:
        await asyncio.sleep(0.01)
    assert await lease_of(local, code) == 0


async def test_a_thought_that_fails_is_thought_again(local: Local, clock: Clock) -> None:
    class Failing(ThoughtsHere):
        thoughts = 0

        async def think(self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float) -> list[str]:
            self.thoughts += 1
            if self.thoughts == 1:
                raise RuntimeError("not now")
            return await super().think(asker, bot, packed, seed, seconds)

    failing = local.context.rooms.bot_workers = Failing()  # type: ignore[assignment]
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    await people[await decider(local, code)].post(f"/api/tables/{code}/resign")
    await asyncio.sleep(0.2)
    assert (failing.thoughts, (await play_at(local, code)).ply) == (1, 0)
    clock.forward(13)  # its lease ends
    await asyncio.sleep(1.5)
    assert (await play_at(local, code)).ply > 0


async def test_bots_alone_move_only_while_someone_looks(local: Local) -> None:
    ada, eve = await local.person("Ada"), await local.person(None)
    local.context.rooms.config.bot_pause = 100
    code = await bots_alone(ada)
    await asyncio.sleep(1.5)  # the poll does not begin it either
    play = await play_at(local, code)
    assert play.ply == 0
    async with eve.look_at(code) as socket:
        while (await socket.until("state"))["ply"] < 3:
            pass
    await asyncio.sleep(0.3)
    ply = play.ply
    await asyncio.sleep(1.5)
    assert play.ply == ply
    assert (await local.context.store.load(code)).due is None  # type: ignore[union-attr]
    async with ada.look_at(code) as socket:
        while (await socket.until("state"))["ply"] < ply + 3:
            pass


async def test_bots_think_for_those_who_opened_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as local:
        ada, eve = await local.people("Ada", "Eve")
        code = await bots_alone(ada)
        host = (await ada.get(f"/api/tables/{code}"))["host"]["id"]
        assert (await local.room(code)).asker() == ("127.0.0.1", host, code)
        cookie = eve.cookie
    async with serving(tmp_path) as local:
        room = await local.room(code)
        assert room.asker() == (host, host, code), "the address is stored nowhere"
        again = Visitor(local.url, cookie)
        local.visitors.append(again)
        await first_state(again, code)
        assert room.asker() == ("127.0.0.1", host, code)


async def test_a_thought_is_given_up_when_nobody_looks_at_bots_alone(local: Local) -> None:
    (ada,) = await local.people("Ada")
    slow = local.context.rooms.bot_workers = Slow()  # type: ignore[assignment]
    code = await bots_alone(ada)
    async with ada.look_at(code):
        await slow.begun.wait()
    while not slow.given_up:
        await asyncio.sleep(0.01)
    assert (await local.room(code)).thought is None


async def test_bots_that_stand_in_for_everyone_wait_for_someone_to_look(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    play = await play_at(local, code)
    for person in people:
        await person.post(f"/api/tables/{code}/resign")
    await asyncio.sleep(0.3)
    ply = play.ply
    await asyncio.sleep(1.2)
    assert play.ply == ply
    await people[0].post(f"/api/tables/{code}/return")
    while play.deciders() != [0]:
        await asyncio.sleep(0.05)
    assert play.ply >= ply


async def test_a_hint_is_not_thought_of_when_its_asker_has_gone(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    begun, given_up = asyncio.Event(), asyncio.Event()

    class Advisers(ThoughtsHere):
        async def advise(self, asker: Asker, packed: bytes, draft: list[str], seed: int) -> Any:
            begun.set()
            try:
                await asyncio.Event().wait()
            finally:
                given_up.set()

    local.context.rooms.bot_workers = Advisers()  # type: ignore[assignment]
    code = await begin(TTK, people)
    async with people[await decider(local, code)].look_at(code) as socket:
        state = await socket.until("state")
        await socket.send("hint", decision=state["decision"])
        await begun.wait()
    await given_up.wait()


@pytest.mark.patience(60)
async def test_hints_are_counted_by_person_however_many_sockets_ask(local: Local) -> None:
    """Sockets of one person are one asker: whoever else wants a bot to think is next."""
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    queue: FairQueue[str] = FairQueue()

    class Advisers(ThoughtsHere):
        async def advise(self, asker: Asker, packed: bytes, draft: list[str], seed: int) -> Any:
            queue.add(asker, "hint")
            await asyncio.Event().wait()

    local.context.rooms.bot_workers = Advisers()  # type: ignore[assignment]
    async with AsyncExitStack() as stack:
        for _ in range(24):
            socket = await stack.enter_async_context(people[await decider(local, code)].look_at(code))
            state = await socket.until("state")
            await socket.send("hint", decision=state["decision"])
        while len(queue) < 24:
            await asyncio.sleep(0.01)
        first = queue.take()
        assert first is not None
        queue.spent(first[0], 1.0)
        queue.add(("elsewhere", "cid", "another table"), "a play")
        assert queue.take() == (("elsewhere", "cid", "another table"), "a play")


async def test_a_hint_is_given_to_the_one_who_asks(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    silent = await begin(TTK, people, settings={"hints": False})
    seat = await decider(local, code)
    async with people[seat].look_at(code) as mine, people[1 - seat].look_at(code) as theirs:
        state = await mine.until("state")
        await theirs.until("state")
        hint = await mine.answer(await mine.send("hint", decision=state["decision"]))
        assert hint["candidates"]
        assert hint["candidates"][0]["action"] in state["view"]["asked"]["legal"]
        assert (await theirs.answer(await theirs.send("ping")))["type"] == "heartbeat"
        assert await refusal_of(theirs.answer(await theirs.send("hint", decision=0))) in (
            "stale",
            "not-your-turn",
        )
    seat = await decider(local, silent)
    async with people[seat].look_at(silent) as mine:
        state = await mine.until("state")
        assert (
            await refusal_of(mine.answer(await mine.send("hint", decision=state["decision"]))) == "no-hints"
        )


def kill_myself_once(marker: str, bot: str, packed: bytes, seed: int) -> list[str]:
    """A worker that dies in the middle of its first thought."""
    import os  # noqa: PLC0415
    import signal  # noqa: PLC0415

    path = Path(marker)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return think(bot, packed, seed)


async def test_a_worker_that_is_killed_thinks_again(tmp_path: Path) -> None:
    from regalia.kernel.game import pack_observation  # noqa: PLC0415

    play = until(TTK, lambda play: not play.over, 2)
    seat = play.deciders()[0]
    packed = pack_observation(play.match.observe(seat))
    workers = WorkerPool(1, 0)
    try:
        draft = await workers.run(ADA, kill_myself_once, str(tmp_path / "killed"), "page", packed, 1)
        assert (tmp_path / "killed").exists()
        commit(play, seat, draft, play.at[-1])
    finally:
        workers.close()
