"""Floods of tables at which bots search: nobody else's bots, clocks and windows wait for them."""

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from floods import TTK, close_all, flood, hints, wait_for_a_clock, wait_for_courtiers, wait_for_rest
from machines import free_port
from regalia.server.bots.fair_queue import Asker
from regalia.server.process import ServerProcess
from serving import Local, ThoughtsHere, begin

SOAK = bool(os.environ.get("REGALIA_SOAK"))
SECONDS = 60.0 if SOAK else 4.0  # of each flood
ASKING = 120 if SOAK else 24  # sockets of one person who wants hints


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with one process for bots that search."""
    process = ServerProcess(tmp_path, free_port(), bot_workers=1, bot_pause=900 if SOAK else 100)
    process.start()
    yield process
    process.stop()


@pytest.mark.patience(400 if SOAK else 120)
@pytest.mark.parametrize("tables", [40, 80] if SOAK else [36])
def test_a_stranger_is_served_during_a_flood(
    server: ServerProcess, tables: int, record_property: Callable[[str, str], None]
) -> None:
    async def look() -> tuple[list[float], float, float]:
        await wait_for_courtiers(server.url, 3)  # the processes have been started
        async with flood(server.url, tables) as opened:
            async with hints(server.url, ASKING):
                waits, late = await asyncio.gather(
                    wait_for_courtiers(server.url, SECONDS), wait_for_a_clock(server.url, SECONDS + 5)
                )
            await close_all(opened)
            assert server.process is not None
            return waits, late, await wait_for_rest(server.process.pid, 60)

    waits, late, rest = asyncio.run(look())
    record_property(
        "figures",
        f"{tables} tables of sovereigns and {ASKING} sockets that ask for hints: {len(waits)} answers of a "
        f"courtier, the longest after {max(waits):.1f} s; a clock struck {late:.2f} s late; "
        f"thinking went on for {rest:.1f} s",
    )
    assert max(waits) < 3
    assert late < 1
    assert rest < 3


@pytest.mark.anyio
async def test_clocks_do_not_wait_for_bots_that_think(local: Local) -> None:
    """Many more tables think than are attended to at the same time."""

    class Endless(ThoughtsHere):
        thoughts = 0

        async def think(self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float) -> list[str]:
            self.thoughts += 1
            await asyncio.Event().wait()
            return []

    endless = local.context.rooms.bot_workers = Endless()  # type: ignore[assignment]
    people = await local.people("Ada", "Bob")
    for _ in range(50):
        code = await begin(TTK, people)
        play = (await local.room(code)).play
        assert play is not None
        await people[play.deciders()[0]].post(f"/api/tables/{code}/resign")
    while endless.thoughts < 50:
        await asyncio.sleep(0.05)
    assert await wait_for_a_clock(local.url, 8) < 1
