"""Several server processes on one PostgreSQL database, with Redis between them, and what goes wrong there."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import regalia
from audit import audit
from machines import MISSING, Postgres, RedisServer, free_port
from regalia.server.client import TableSocket, Visitor
from regalia.server.process import ServerProcess, Shared
from regalia.server.table.channel import CHANGED, Channel
from serving import Player, begin
from stubborn import Stubborn, Witnessed, finish

SOAK = bool(os.environ.get("REGALIA_SOAK"))
TABLES = 60 if SOAK else 6
ROUNDS = 20 if SOAK else 1
GONE_SECONDS = 10.0 if SOAK else 3.0
PATIENCE = 60.0  # seconds, for a table at which nothing happens
UNFINISHED = 2000
UNFINISHED_ONES = "WHERE tables.phase NOT IN ('over', 'closed')"
TTK = "take-the-kingdom"

pytestmark = [
    pytest.mark.skipif(MISSING, reason="no PostgreSQL or no Redis; tools/system-packages.sh installs them"),
    pytest.mark.skipif(not regalia.compiled and not SOAK, reason="the engine is too slow to be under load"),
]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    running = Postgres()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    running = RedisServer()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: RedisServer
) -> Iterator[list[ServerProcess]]:
    """Two servers on one database, started when a test wants them, and stopped at the end."""
    shared = Shared(postgres.url, redis.url)
    folder = tmp_path_factory.mktemp("two")
    servers = [ServerProcess(folder, free_port(), shared) for _ in range(2)]
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture
def two(pair: list[ServerProcess]) -> list[ServerProcess]:
    """Two servers that run, as the test before this one left them."""
    for server in pair:
        if not server.running:
            server.start()
    return pair


@pytest.fixture
def two_anew(pair: list[ServerProcess], postgres: Postgres, redis: RedisServer) -> list[ServerProcess]:
    """Two servers on an empty database."""
    for server in pair:
        server.stop()
    postgres.empty()
    for server in pair:
        server.start()
    return pair


async def until(socket: TableSocket, type_: str, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        message = await socket.until(type_)
        if found(message):
            return message


@pytest.mark.patience(90)
def test_people_of_one_table_on_two_servers(two: list[ServerProcess], postgres: Postgres) -> None:
    """Sitting down, talking, a whole game with a bot, resigning and coming back: all of it crosses over."""

    async def meet() -> None:
        ada, ben = Visitor(two[0].url), Visitor(two[1].url)
        await ada.post("/api/me", {"name": "Ada"})
        await ben.post("/api/me", {"name": "Ben"})
        code = (await ada.post("/api/tables", {"game": TTK, "seats": 3}))["code"]
        async with ada.look_at(code) as here:
            # As if the server that did it were dead before it could tell; the others find out.
            postgres.rows(f"UPDATE seats SET bot = 'page' WHERE code = '{code}' AND seat = 2")
            await until(here, "table", lambda m: m["table"]["seats"][2]["bot"] == "page")
            await ben.post(f"/api/tables/{code}/sit", {"seat": 1})
            table = await until(here, "table", lambda m: m["table"]["seats"][1]["person"] is not None)
            assert table["table"]["seats"][1]["person"]["name"] == "Ben"
            async with ben.look_at(code) as there:
                await until(here, "table", lambda m: m["table"]["seats"][1]["connected"])
                # As if the server by way of which Ben was here before were late to say that he has gone.
                postgres.rows(f"UPDATE seats SET here = 0 WHERE code = '{code}'")
                async with asyncio.timeout(15):
                    while not postgres.rows(
                        f"SELECT 1 FROM seats WHERE code = '{code}' AND seat = 1 AND here > 0"
                    ):
                        await asyncio.sleep(0.1)
                await ada.post(f"/api/tables/{code}/start")
                for socket in (here, there):
                    assert (await socket.until("state"))["ply"] == 0
                table = await ada.get(f"/api/tables/{code}")
                assert table["deal"]["kinds"] == ["person", "person", "bot"]
                assert [seat["shared"] for seat in table["seats"]] == [True, True, False]
                await here.send("chat", text="Good luck")
                lines = (await until(there, "chat", lambda m: True))["lines"]
                assert [line["text"] for line in lines] == ["Good luck"]
                await ben.post(f"/api/tables/{code}/resign")
                await until(here, "table", lambda m: m["table"]["seats"][1]["away"])
                await ben.post(f"/api/tables/{code}/return")
                await until(here, "table", lambda m: not m["table"]["seats"][1]["away"])
            await until(here, "table", lambda m: not m["table"]["seats"][1]["connected"])
        players = [Player(ada, code, 1), Player(ben, code, 2)]
        ends = await asyncio.gather(*(player.play() for player in players))
        assert ends[0]["outcome"] == ends[1]["outcome"] is not None
        stored = postgres.rows(f"SELECT ply, seat, actions FROM plies WHERE code = '{code}' ORDER BY ply")
        assert [int(ply) for ply, *_ in stored] == list(range(1, len(stored) + 1))
        assert {seat for _, seat, _ in stored} == {"0", "1", "2"}
        for player in players:
            for ply, draft in player.acknowledged:
                assert stored[ply - 1][2] == " ".join(draft)
        for visitor in (ada, ben):
            await visitor.close()

    asyncio.run(meet())


def test_what_changed_while_redis_was_away_is_told_when_it_is_back(redis: RedisServer) -> None:
    """It may be back for others first: from then on they no longer look for themselves."""

    async def tell() -> None:
        heard: list[tuple[str, int]] = []
        early = Channel(redis.url, lambda code, ply: heard.append((code, ply)), lambda: None)
        late = Channel(redis.url, lambda code, ply: None, lambda: None)
        early.open()
        while not early.up:
            await asyncio.sleep(0.01)
        for ply in (3, CHANGED, 4):
            late.tell("crowns", ply)
        late.tell("intrigue", 7)
        late.open()
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        assert heard == [("crowns", CHANGED), ("intrigue", 7)]
        await early.close()
        await late.close()

    asyncio.run(tell())


def test_a_line_to_redis_that_was_cut_for_a_moment_is_noticed(redis: RedisServer) -> None:
    """Redis's own client subscribes again by itself, and says nothing of what was not heard meanwhile."""

    async def cut() -> None:
        missed: list[bool] = []
        heard: list[tuple[str, int]] = []
        here = Channel(redis.url, lambda code, ply: heard.append((code, ply)), lambda: missed.append(here.up))
        there = Channel(redis.url, lambda code, ply: None, lambda: None)
        here.open()
        there.open()
        while not missed or not there.up:
            await asyncio.sleep(0.01)
        here.tell("crowns", CHANGED)  # comes back to who said it, and is nobody else's word
        await asyncio.to_thread(redis.cut_listeners)
        while len(missed) < 2:
            await asyncio.sleep(0.01)
        there.tell("crowns", CHANGED)
        while not heard:
            await asyncio.sleep(0.01)
        assert missed == [True, True]
        assert heard == [("crowns", CHANGED)]
        await here.close()
        await there.close()

    asyncio.run(cut())


@pytest.mark.patience(90)
def test_bots_alone_play_for_someone_who_looks_by_way_of_any_server(
    two: list[ServerProcess], postgres: Postgres
) -> None:
    """They stand still without anyone, and go on after a server that was looked at is killed."""

    async def look() -> None:
        ada, eve = Visitor(two[0].url), Visitor(two[1].url)
        await ada.post("/api/me", {"name": "Ada"})
        body = {"game": TTK, "seats": 4, "bots": ["page"] * 4, "seat": None, "start": True}
        code = (await ada.post("/api/tables", body))["code"]
        await asyncio.sleep(2.5)
        assert postgres.rows(f"SELECT count(*) FROM plies WHERE code = '{code}'") == [["0"]]
        async with eve.look_at(code) as there:
            await until(there, "state", lambda m: m["ply"] >= 2 or m["outcome"] is not None)
        await asyncio.to_thread(two[1].kill)
        async with ada.look_at(code) as here:
            assert (await until(here, "state", lambda m: m["outcome"] is not None))["outcome"]
        for visitor in (ada, eve):
            await visitor.close()

    asyncio.run(look())


def test_one_server_thinks_for_a_table_that_people_look_at_by_way_of_both(
    two: list[ServerProcess], postgres: Postgres
) -> None:
    async def look() -> None:
        ada, eve = Visitor(two[0].url), Visitor(two[1].url)
        await ada.post("/api/me", {"name": "Ada"})
        body = {"game": TTK, "seats": 2, "bots": ["sovereign"] * 2, "seat": None, "start": True}
        code = (await ada.post("/api/tables", body))["code"]
        thinking = []
        async with ada.look_at(code), eve.look_at(code):
            for _ in range(20):
                await asyncio.sleep(0.1)
                thinking.append([await _thoughts(visitor) for visitor in (ada, eve)])
            await ada.post(f"/api/tables/{code}/close")
            while any([await _thoughts(visitor) for visitor in (ada, eve)]):
                await asyncio.sleep(0.1)
        assert max(map(sum, thinking)) == 1
        for visitor in (ada, eve):
            await visitor.close()

    asyncio.run(look())


async def _thoughts(visitor: Visitor) -> int:
    text = (await visitor.http.get("/metrics")).text
    return int(float(text.partition("\nregalia_thinking ")[2].split()[0]))


@pytest.mark.long
@pytest.mark.patience(7200 if SOAK else 300)
def test_servers_databases_and_channels_that_fail(
    two_anew: list[ServerProcess],
    postgres: Postgres,
    redis: RedisServer,
    record_property: Callable[[str, str], None],
) -> None:
    """A server is killed, PostgreSQL is restarted, Redis is gone for seconds; people play on."""
    seen = Witnessed()
    pauses: dict[str, float] = {}

    async def survive(name: str, fault: Callable[[], None]) -> None:
        seen.longest = 0.0
        await asyncio.to_thread(fault)
        await asyncio.sleep(1.5)
        pauses[name] = max(pauses.get(name, 0.0), seen.longest)

    def kill_one() -> None:
        two_anew[0].kill()
        time.sleep(1)
        two_anew[0].start()

    def without_redis() -> None:
        redis.stop()
        time.sleep(GONE_SECONDS)
        redis.start()

    async def play() -> None:
        urls = [server.url for server in two_anew]
        number = 0
        going = True

        async def keep_playing(place: int) -> None:
            nonlocal number
            while going:
                number += 1
                tables[place] = Stubborn(urls, number, seen)
                await tables[place].play()
                await tables[place].close()

        tables: dict[int, Stubborn] = {}
        playing = {place: asyncio.create_task(keep_playing(place)) for place in range(TABLES)}
        await asyncio.sleep(1.5)
        for _ in range(ROUNDS):
            await survive("a server killed", kill_one)
            await survive("PostgreSQL restarted", postgres.restart)
            await survive("Redis gone", without_redis)
        going = False
        try:
            await finish({tables[place]: task for place, task in playing.items()}, PATIENCE)
        except AssertionError as error:
            for name in ("tables", "seats", "due"):
                rows = postgres.rows(
                    f"SELECT * FROM {name} WHERE code IN (SELECT code FROM tables {UNFINISHED_ONES})"
                )
                error.add_note(f"{name}: {rows}")
            raise

    asyncio.run(play())
    for server in two_anew:
        server.stop()
    found = audit(postgres.rows, seen)
    assert found.lost == []
    assert found.doubled == []
    assert found.over == seen.finished
    assert seen.lost > 0
    assert len(seen.acknowledged) > 10 * TABLES
    longest = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in pauses.items())
    record_property(
        "figures",
        f"two servers, {TABLES} tables at a time, {ROUNDS} rounds of faults: {len(seen.acknowledged)} plays "
        f"acknowledged, {len(found.lost)} lost, {len(found.doubled)} doubled, {len(seen.finished)} games "
        f"finished, {seen.said_again} plays sent twice; "
        f"longest pause: {longest}",
    )


def test_two_workers_of_one_command(
    tmp_path: Path, pair: list[ServerProcess], postgres: Postgres, redis: RedisServer
) -> None:
    """`--workers 2`: connections come to either process, and all see the same game."""
    for other in pair:
        other.stop()
    postgres.empty()
    server = ServerProcess(tmp_path, free_port(), Shared(postgres.url, redis.url, 2))
    server.start()

    async def look() -> None:
        people = [Visitor(server.url) for _ in range(2)]
        for number, person in enumerate(people):
            await person.post("/api/me", {"name": f"Player {number}"})
        code = await begin(TTK, people)
        looking = [Player(person, code, number).play() for number, person in enumerate(people, 1)]
        await asyncio.gather(*looking)
        for person in people:
            await person.close()

    try:
        asyncio.run(look())
    finally:
        server.stop()
    assert postgres.rows("SELECT phase FROM tables") == [["over"]]


@pytest.mark.patience(90)
def test_a_server_with_two_thousand_unfinished_tables_starts_fast(
    tmp_path: Path,
    pair: list[ServerProcess],
    postgres: Postgres,
    redis: RedisServer,
    record_property: Callable[[str, str], None],
) -> None:
    for other in pair:
        other.stop()
    postgres.empty()
    server = ServerProcess(tmp_path, free_port(), Shared(postgres.url, redis.url))
    empty = server.start()

    async def open_one() -> str:
        person = Visitor(server.url)
        await person.post("/api/me", {"name": "Ada"})
        code = await begin(TTK, [person], 1)
        await person.close()
        return code

    code = asyncio.run(open_one())
    server.stop()
    for table in ("tables", "seats", "plies"):
        where = f"table_schema = 'public' AND table_name = '{table}'"
        rows = postgres.rows(f"SELECT column_name FROM information_schema.columns WHERE {where}")
        names = [name for (name,) in rows]
        copies = ", ".join("number || code" if name == "code" else name for name in names)
        postgres.rows(
            f"INSERT INTO {table} ({', '.join(names)}) SELECT {copies} FROM {table}, "
            f"generate_series(1, {UNFINISHED - 1}) AS number WHERE code = '{code}'"
        )
    postgres.rows("INSERT INTO due SELECT code, 0, 0, 0 FROM tables ON CONFLICT DO NOTHING")
    assert postgres.rows("SELECT count(*) FROM tables WHERE phase = 'playing'") == [[str(UNFINISHED)]]
    seconds = server.start()
    server.stop()
    record_property("figures", f"{UNFINISHED} unfinished tables on PostgreSQL: up in {seconds:.1f} s")
    assert seconds < max(5.0, 2 * empty)  # a machine that is busy with other things may take longer


def test_several_workers_need_more_than_a_file(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regalia", "--no-browser", "--workers", "2", "--database", "x.db"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=30, check=False)
    assert ended.returncode == 1
    assert "--redis" in ended.stderr
