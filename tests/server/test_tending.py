"""What tables do when nobody acts: clocks, windows, bots; and what of it survives a restart."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from matches import commit, until
from regalia.kernel.fair import FirstProof
from regalia.kernel.game import find_game, unpack_observation
from regalia.server.bots.fair_queue import Asker
from regalia.server.bots.pool import WorkerPool
from regalia.server.bots.workers import think
from regalia.server.client import Visitor
from regalia.server.storage.models import ANSWERS, CHAT, DUE, PLIES, SEATS, TABLES
from regalia.server.table.deadlines import run_due_task
from regalia.server.table.play import GRACE_MS, Play
from regalia.server.table.rooms import DAY_MS
from serving import (
    Clock,
    Local,
    Player,
    ThoughtsHere,
    begin,
    first_state,
    refusal_of,
    serving,
    set_clock,
)
from test_play import choosing, guarded

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"
ADA = ("127.0.0.1", "ada", "table")
MOVE = {"clock": {"kind": "move", "seconds": 60}}
GAME = {"clock": {"kind": "game", "seconds": 300, "increment": 10}}


async def play_at(local: Local, code: str) -> Play:
    play = (await local.room(code)).play
    assert play is not None
    return play


async def decider(local: Local, code: str) -> int:
    return (await play_at(local, code)).deciders()[0]


# Clocks


@pytest.mark.parametrize(
    "settings", [MOVE, GAME, {"clock": {"kind": "days", "seconds": 86_400}}], ids=["move", "game", "days"]
)
async def test_a_clock_that_runs_out_brings_a_bot_and_one_may_return(
    local: Local, clock: Clock, settings: dict[str, Any]
) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people, settings=settings)
    seat = await decider(local, code)
    due = (await first_state(people[seat], code))["clocks"]["due"][seat]
    clock.forward((due - clock()) / 1000 - 5)
    await local.run_due_task(code)
    assert not (await people[0].get(f"/api/tables/{code}"))["seats"][seat]["away"]
    clock.forward(10)
    await local.run_due_task(code)
    table = await people[0].get(f"/api/tables/{code}")
    assert (table["seats"][seat]["away"], table["seats"][seat]["bot"]) == (True, "courtier")
    for _ in range(20):
        await local.run_due_task(code)
    play = await play_at(local, code)
    assert play.ply >= 1
    await people[seat].post(f"/api/tables/{code}/return")
    while seat not in play.deciders() and not play.over:
        other = play.deciders()[0]
        await Player(people[other], code).play(1)
    if not play.over and not play._in_window(seat):
        end = (await first_state(people[seat], code))["clocks"]["due"][seat]
        assert end is not None
        assert end - clock() > GRACE_MS - 5000


async def test_resigning_and_returning_wins_no_time(local: Local, clock: Clock) -> None:
    for settings in (MOVE, GAME):
        people = await local.people("Ada", "Bob")
        code = await begin(TTK, people, settings=settings)
        local.context.rooms.config.bot_pause = 10**9
        seat = await decider(local, code)
        clock.forward(20)
        before = (await first_state(people[seat], code))["clocks"]["due"][seat]
        await people[seat].post(f"/api/tables/{code}/resign")
        await people[seat].post(f"/api/tables/{code}/return")
        state = await first_state(people[seat], code)
        if state["ply"] == 0:  # the bot was not faster
            assert state["clocks"]["due"][seat] <= before + 1000


async def test_who_spent_a_clock_for_the_game_has_a_little_when_back(local: Local, clock: Clock) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people, settings=GAME)
    seat = await decider(local, code)
    clock.forward(301)
    await local.run_due_task(code)
    await people[seat].post(f"/api/tables/{code}/return")
    state = await first_state(people[seat], code)
    assert state["clocks"]["left"][seat] == GRACE_MS


async def test_a_clock_for_the_game_is_kept_in_the_database(local: Local, clock: Clock) -> None:
    people = await local.people("Ada", "Bob")
    start = clock()
    code = await begin(TTK, people, settings=GAME)
    seat = await decider(local, code)
    clock.forward(100)
    await Player(people[seat], code).play(1)
    (row,) = await local.context.store.rows(select(SEATS).where(SEATS.c.code == code, SEATS.c.seat == seat))
    assert 310_000 - (clock() - start) <= row.bank <= 210_000


# Restarts


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


# Windows


async def window_table(
    local: Local, who: Any = choosing, by_bot: str | None = None, **given: Any
) -> tuple[str, list[Visitor], int]:
    """A table of Take the Kingdom, with sealed windows if nothing is said, and a seat that has a choice.

    Or another one that is found; a bot may decide for it.
    """
    people = await local.people("Ada", "Bob", "Cid")
    settings = {"windows": "sealed", "window_seconds": 20} | given
    found = until(TTK, lambda play: bool(who(play)), 3, windows="sealed")
    code = await begin(TTK, people, settings=settings)
    # Deal what was found, and play up to there.
    store = local.context.store
    assert isinstance(found.proof, FirstProof)
    values = {"secret": found.proof.secret, "salt": found.proof.salt}
    await store.change(update(TABLES).where(TABLES.c.code == code).values(**values))
    name = found.game.actions.name
    rows = [
        {"code": code, "ply": n, "seat": p.seat, "actions": " ".join(map(name, p.actions)), "at": 0}
        for n, p in enumerate(found.match.plies, 1)
    ]
    local.context.rooms.forget(await local.room(code))
    await store.insert(PLIES, rows)
    (now,) = (await store.rows(select(TABLES.c.started).where(TABLES.c.code == code)))[0]
    await store.change(update(PLIES).where(PLIES.c.code == code).values(at=now))
    seat = int(who(found)[0])
    if by_bot is not None:
        here = (SEATS.c.code == code) & (SEATS.c.seat == seat)
        await store.change(update(SEATS).where(here).values(person=None, bot=by_bot))
    return code, people, seat


async def test_an_answer_is_held_until_its_window_closes(local: Local, clock: Clock) -> None:
    code, people, seat = await window_table(local)
    other = (seat + 1) % 3
    play = await play_at(local, code)
    ply = play.ply
    async with people[seat].look_at(code) as mine, people[other].look_at(code) as theirs:
        state = await mine.until("state")
        assert (state["sealed"], state["answered"]) == (True, False)
        await theirs.until("state")
        legal = state["view"]["asked"]["legal"]
        for action in (next(a for a in legal if a != "let"), "let"):
            id_ = await mine.send("commit", decision=state["decision"], draft=[action])
            answer = await mine.answer(id_)
            if answer["type"] == "preview":
                continue
            assert answer["ply"] is None
            assert (await mine.until("state"))["answered"], "and may be changed until then"
        ping = await theirs.send("ping")
        assert (await theirs.answer(ping))["ply"] == ply, "nobody else was told anything"
        (held,) = await local.context.store.rows(select(ANSWERS))
        assert (held.seat, held.actions) == (seat, "let")
        clock.forward(15)
        await local.run_due_task(code)
        assert play.ply == ply
        clock.forward(6)
        for _ in range(3):
            await local.run_due_task(code)
        assert play.ply > ply
        state = await theirs.until("state")
        assert state["ply"] > ply


@pytest.mark.parametrize("settings", [MOVE, GAME], ids=["move", "game"])
async def test_in_a_quick_window_the_table_passes_for_someone_whose_time_is_over(
    local: Local, clock: Clock, settings: dict[str, Any]
) -> None:
    code, people, seat = await window_table(local, windows="quick", **settings)
    play = await play_at(local, code)
    ply, length = play.ply, 60 if settings is MOVE else 20
    end = (await first_state(people[seat], code))["clocks"]
    assert (end["window"] or end["due"][seat]) == play._asked_at(seat) + 1000 * length
    clock.forward(length - 5)
    await local.run_due_task(code)
    assert play.ply == ply
    clock.forward(6)
    await local.run_due_task(code)
    assert play.ply > ply
    assert [play.game.actions.name(a) for a in play.match.plies[ply].actions] == ["let"]
    assert not (await people[0].get(f"/api/tables/{code}"))["seats"][seat]["away"]


async def test_a_held_answer_survives_a_restart(tmp_path: Path) -> None:
    with set_clock() as clock:
        async with serving(tmp_path) as local:
            code, people, seat = await window_table(local)
            cookie = people[seat].cookie
            async with people[seat].look_at(code) as socket:
                state = await socket.until("state")
                await socket.answer(await socket.send("commit", decision=state["decision"], draft=["let"]))
            ply = (await play_at(local, code)).ply
        async with serving(tmp_path) as local:
            visitor = Visitor(local.url, cookie)
            local.visitors.append(visitor)
            assert (await first_state(visitor, code))["answered"]
            clock.forward(25)
            await local.run_due_task(code)
            play = await play_at(local, code)
            assert play.ply > ply
            assert [play.game.actions.name(a) for a in play.match.plies[ply].actions] == ["let"]


async def test_standing_orders_are_given_and_taken_back(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    stranger = await local.person("Eve")
    code = await begin(TTK, people)
    async with people[0].look_at(code) as mine, people[1].look_at(code) as theirs:
        for socket in (mine, theirs):
            await socket.until("state")
        for socket in (mine, theirs):
            await socket.answer(await socket.send("ping"))
        await mine.send("order", order="fort")
        while (await mine.until("table"))["order"] != "fort":
            pass
        pong = await theirs.send("ping")
        assert (await theirs.receive())["id"] == pong, "nobody else is told anything at all"
        assert await refusal_of(mine.answer(await mine.send("order", order="sleep"))) == "no-such-order"
        await mine.send("order", order=None)
        while (await mine.until("table"))["order"] is not None:
            pass
    async with stranger.look_at(code) as socket:
        assert await refusal_of(socket.answer(await socket.send("order", order="all"))) == "no-seat"


async def test_another_process_tells_a_standing_order_to_its_seat_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as local, serving(tmp_path) as other:
        people = await local.people("Ada", "Bob")
        code = await begin(TTK, people)
        there = [Visitor(other.url, person.cookie) for person in people]
        other.visitors += there
        async with (
            people[0].look_at(code) as mine,
            there[0].look_at(code) as too,
            there[1].look_at(code) as theirs,
        ):
            await mine.until("state")
            await too.until("state")
            await theirs.until("state")
            await mine.send("order", order="fort")
            while (await mine.until("table"))["order"] != "fort":
                pass
            for socket in (too, theirs):
                await socket.answer(await socket.send("ping"))
            await (await other.room(code)).reload()
            assert (await too.receive())["order"] == "fort"
            pong = await theirs.send("ping")
            assert (await theirs.receive())["id"] == pong


# Tidying up


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


# Bots


class Slow(ThoughtsHere):
    """Bots that do not finish before they are told to."""

    def __init__(self) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self.given_up = 0

    async def think(self, asker: Asker, bot: str, packed: bytes, seed: int) -> list[str]:
        self.begun.set()
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return await super().think(asker, bot, packed, seed)


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

        async def think(self, asker: Asker, bot: str, packed: bytes, seed: int) -> list[str]:
            self.thoughts += 1
            if self.thoughts == 1:
                raise RuntimeError("not now")
            return await super().think(asker, bot, packed, seed)

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


# What time tells


class Thoughtful(ThoughtsHere):
    """Bots that take a while by the server's clock if there is something to choose, and no time if not."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock, self.seconds = clock, seconds

    async def think(self, asker: Asker, bot: str, packed: bytes, seed: int) -> list[str]:
        observation = unpack_observation(packed)
        if len(observation.state.legal(observation.viewer)) > 1:
            end = self.clock() + 1000 * self.seconds
            while self.clock() < end:
                await asyncio.sleep(0)
        return think("courtier", packed, seed)


async def frames_of_a_window(
    local: Local, clock: Clock, found: Any, bot: str, thinks: float, given: dict[str, Any]
) -> list[tuple[str, int]]:
    """What a spectator is sent in a window, and how many milliseconds after it opened, or after its pause."""
    local.context.rooms.bot_workers = Thoughtful(clock, thinks)  # type: ignore[assignment]
    local.context.rooms.config.bot_pause = 900
    clock.stopped = clock()
    code, people, seat = await window_table(local, found, by_bot=bot, **given)
    play = await play_at(local, code)
    opened = play._asked_at(seat)
    pause = 0 if play.settings.windows == "sealed" else play._window_pause(seat)
    sent: list[tuple[str, int]] = []
    async with people[(seat + 1) % 3].look_at(code) as socket:
        await socket.until("state")
        await socket.answer(await socket.send("ping"))
        while not sent:
            clock.ahead += 50
            await run_due_task(await local.room(code))
            for _ in range(30):
                await asyncio.sleep(0)
            ping = await socket.send("ping")
            while (message := await socket.receive())["id"] != ping:
                sent.append((message["type"], (clock() - opened - pause) // 50))
    return sent


@pytest.mark.patience(60)
@pytest.mark.parametrize(
    ("bot", "thinks", "given"),
    [
        ("sovereign", 1.5, {"windows": "sealed"}),
        ("sovereign", 60, {"windows": "sealed"}),
        ("sovereign", 1.5, {"windows": "quick"}),
        ("courtier", 0.1, {"windows": "quick"}),
        ("sovereign", 1.5, {"windows": "quick", **MOVE}),
    ],
    ids=["sealed", "sealed and too slow", "quick", "quick bot", "quick with a clock"],
)
async def test_no_frame_tells_whether_a_bot_had_a_choice(
    local: Local, clock: Clock, bot: str, thinks: float, given: dict[str, Any]
) -> None:
    """With a clock of its own: the same frames at the same moments, whatever the bot holds."""
    with_choice = await frames_of_a_window(local, clock, choosing, bot, thinks, given)
    without = await frames_of_a_window(local, clock, guarded, bot, thinks, given)
    assert with_choice == without
    length = 20_000 if given["windows"] == "sealed" else 0
    assert with_choice == [("state", length // 50)]


async def test_a_bot_that_is_not_ready_when_a_sealed_window_closes_passes(local: Local, clock: Clock) -> None:
    slow = local.context.rooms.bot_workers = Slow()  # type: ignore[assignment]
    code, _, _ = await window_table(local, by_bot="sovereign")
    play = await play_at(local, code)
    ply = play.ply
    await run_due_task(await local.room(code))
    await slow.begun.wait()
    clock.forward(19)
    await run_due_task(await local.room(code))
    assert (play.ply, slow.given_up) == (ply, 0)
    clock.forward(2)
    while play.ply == ply:
        await run_due_task(await local.room(code))
        await asyncio.sleep(0.01)
    assert [play.game.actions.name(a) for a in play.match.plies[ply].actions] == ["let"]
    assert slow.given_up == 1


async def test_a_bots_answer_in_a_sealed_window_is_settled_before_it_closes(tmp_path: Path) -> None:
    """And is there for whichever process closes the window."""
    with set_clock() as clock:
        async with serving(tmp_path) as local:
            code, _, seat = await window_table(local, by_bot="courtier")
            play = await play_at(local, code)
            await run_due_task(await local.room(code))
            while seat not in play.answers:
                await asyncio.sleep(0.01)
            (row,) = await local.context.store.rows(select(ANSWERS))
            assert (row.seat, row.actions) == (seat, " ".join(play.answers[seat]))
            ply, answer = play.ply, play.answers[seat]
        async with serving(tmp_path) as local:
            clock.forward(25)
            await local.run_due_task(code)
            play = await play_at(local, code)
            assert [play.game.actions.name(a) for a in play.match.plies[ply].actions][: len(answer)] == answer
