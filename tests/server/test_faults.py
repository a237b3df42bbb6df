"""`kill -9` under load: no acknowledged play is lost, none happens twice, and every table goes on."""

import asyncio
import os
import random
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import regalia
from audit import audit
from earlier import write_earlier
from machines import free_port
from regalia.server.client import Visitor
from regalia.server.process import ServerProcess
from serving import first_state
from stubborn import Stubborn, Witnessed, finish

SOAK = bool(os.environ.get("REGALIA_SOAK"))
KILLS = 100 if SOAK else 3
PIECES = 10 if SOAK else 1  # each with a database of its own, so that one can be run again alone
TABLES = 40 if SOAK else 8
PATIENCE = 40.0  # seconds, for a table at which nothing happens


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own process, not started yet."""
    process = ServerProcess(tmp_path, free_port())
    yield process
    process.stop()


@pytest.mark.patience(7200 if SOAK else 180)
@pytest.mark.parametrize("piece", range(PIECES))
@pytest.mark.skipif(not regalia.compiled and not SOAK, reason="the engine is too slow to be under load")
def test_a_server_that_is_killed_loses_no_play_and_plays_none_twice(
    server: ServerProcess, piece: int, record_property: Callable[[str, str], None]
) -> None:
    seen = Witnessed()
    starts: list[float] = []
    rnd = random.Random(5 + piece)

    async def kill_and_play() -> None:
        playing: dict[Stubborn, asyncio.Task[None]] = {}
        for kill in range(KILLS):
            if all(task.done() for task in playing.values()):
                for table in playing:
                    await table.close()
                tables = [Stubborn([server.url], kill * TABLES + number, seen) for number in range(TABLES)]
                playing = {table: asyncio.create_task(table.play()) for table in tables}
            await asyncio.sleep(rnd.uniform(0.2, 1.2))
            for task in playing.values():
                if task.done():
                    task.result()
            await asyncio.to_thread(server.kill)
            starts.append(await asyncio.to_thread(server.start))
        await finish(playing, PATIENCE)
        for table in playing:
            await table.close()

    server.start()
    asyncio.run(kill_and_play())
    server.stop()

    with closing(sqlite3.connect(server.database)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        found = audit(lambda query: connection.execute(query).fetchall(), seen)
    record_property(
        "figures",
        f"{KILLS} kills: {len(seen.acknowledged)} plays acknowledged, {len(found.lost)} lost; "
        f"{found.stored} stored, {len(found.doubled)} doubled; {len(seen.finished)} tables went on to "
        f"their end; {seen.said_again} were sent twice; started again in {max(starts):.1f} s at most",
    )
    assert found.lost == []
    assert found.doubled == []
    assert found.over == seen.finished
    assert seen.lost > 0


UNFINISHED = 2000


def test_a_server_with_two_thousand_unfinished_tables_starts_fast(
    server: ServerProcess, record_property: Callable[[str, str], None]
) -> None:
    write_earlier(server.database, plies=20)
    empty = server.start()
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection:
        for table in ("tables", "seats", "plies"):
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            columns = ", ".join(names)
            copies = ", ".join("? || code" if name == "code" else name for name in names)
            for number in range(1, UNFINISHED):
                connection.execute(
                    f"INSERT INTO {table} ({columns}) SELECT {copies} FROM {table} WHERE code = 'playing'",
                    (number,),
                )
        # all need attention
        connection.execute(
            "INSERT OR REPLACE INTO due SELECT code, 0, 0, 0 FROM tables WHERE phase = 'playing'"
        )
        connection.commit()
    seconds = server.start()
    begun = time.perf_counter()
    state = asyncio.run(_look(server.url, "7playing"))
    assert state["ply"] >= 20
    record_property(
        "figures",
        f"{UNFINISHED} unfinished tables: up in {seconds:.1f} s, "
        f"one of them shown {time.perf_counter() - begun:.1f} s later",
    )
    assert seconds < max(5.0, 2 * empty)  # a machine that is busy with other things may take longer


async def _look(url: str, code: str) -> dict[str, Any]:
    visitor = Visitor(url)
    state = await first_state(visitor, code)
    await visitor.close()
    return state
