"""Processes that work: what fails, what is not wanted any more, and processes that are replaced."""

import asyncio
import multiprocessing
import os
import random
import time
from collections.abc import AsyncIterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from matches import play_of, plies, until
from regalia.kernel.game import game_names, pack_observation
from regalia.kernel.rng import fast_rng
from regalia.server.bots.fair_queue import Asker
from regalia.server.bots.pool import Failed, WorkerPool
from regalia.server.bots.workers import A_CHOICE, BotWorkers, think, think_on
from short_games import short_record

pytestmark = pytest.mark.anyio
ADA, EVE = ("near", "ada", "table"), ("far", "eve", "table")


def note_and_wait(folder: str, name: str, seconds: float) -> int:
    """Work that tells when it begins and when it ends."""
    Path(folder, f"{name} begun").touch()
    time.sleep(seconds)
    Path(folder, f"{name} done").touch()
    return os.getpid()


def fail(word: str) -> None:
    raise ValueError(word)


def process() -> int:
    return os.getpid()


def alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


async def seen(file: Path) -> None:
    while not file.exists():
        await asyncio.sleep(0.01)


@pytest.fixture
async def workers() -> AsyncIterator[WorkerPool]:
    found = WorkerPool(1, 0)
    yield found
    found.close()


async def test_what_is_raised_is_told_and_the_process_goes_on(workers: WorkerPool) -> None:
    first = await workers.run(ADA, process)
    with pytest.raises(Failed, match="ValueError: a reason"):
        await workers.run(ADA, fail, "a reason")
    assert await workers.run(ADA, process) == first


def _run_in_pool(pipe: Connection) -> None:
    async def run() -> int:
        found = WorkerPool(1, 0)
        try:
            return await found.run(ADA, process)
        finally:
            found.close()

    pipe.send(asyncio.run(run()))


def test_a_server_that_is_a_daemon_has_workers_too() -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    server = context.Process(target=_run_in_pool, args=(theirs,), daemon=True)
    server.start()
    theirs.close()
    assert ours.recv() != server.pid
    server.join()


async def test_what_waits_and_is_not_wanted_is_never_begun(tmp_path: Path, workers: WorkerPool) -> None:
    first = asyncio.create_task(workers.run(EVE, note_and_wait, str(tmp_path), "first", 0.5))
    await seen(tmp_path / "first begun")
    second = asyncio.create_task(workers.run(EVE, note_and_wait, str(tmp_path), "second", 0.0))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.wait([second])
    await first
    await workers.run(ADA, process)
    assert not (tmp_path / "second begun").exists()


async def test_what_is_under_way_and_not_wanted_is_stopped(tmp_path: Path, workers: WorkerPool) -> None:
    first = asyncio.create_task(workers.run(EVE, note_and_wait, str(tmp_path), "first", 60.0))
    await seen(tmp_path / "first begun")
    waiting = asyncio.create_task(workers.run(ADA, process))
    first.cancel()
    assert await waiting, "the next is done by another process"
    assert not (tmp_path / "first done").exists()


async def test_what_is_nearly_done_may_finish_and_costs_no_process(
    tmp_path: Path, workers: WorkerPool
) -> None:
    before = await workers.run(ADA, process)
    first = asyncio.create_task(workers.run(EVE, note_and_wait, str(tmp_path), "first", 0.1))
    await seen(tmp_path / "first begun")
    first.cancel()
    assert await workers.run(ADA, process) == before


async def test_what_comes_behind_is_begun_when_nothing_waits_ahead(
    tmp_path: Path, workers: WorkerPool
) -> None:
    behind = WorkerPool(1, 0, ahead=workers)
    order: list[str] = []

    async def work(pool: WorkerPool, name: str, seconds: float) -> None:
        await pool.run(ADA, note_and_wait, str(tmp_path), name, seconds)
        order.append(name)

    try:
        first = asyncio.create_task(work(workers, "first", 0.5))
        await seen(tmp_path / "first begun")
        review = asyncio.create_task(work(behind, "review", 0))
        second = asyncio.create_task(work(workers, "second", 0.5))
        await seen(tmp_path / "second begun")
        assert not (tmp_path / "review begun").exists()
        await asyncio.gather(first, second, review)
        assert order == ["first", "second", "review"]
    finally:
        behind.close()


async def test_new_processes_take_over_while_the_old_finish(tmp_path: Path, workers: WorkerPool) -> None:
    old = asyncio.create_task(workers.run(EVE, note_and_wait, str(tmp_path), "old", 3.0))
    await seen(tmp_path / "old begun")
    workers.renew()
    new = await workers.run(ADA, process)
    assert not old.done(), "what is new does not wait for what is old"
    gone = await old
    assert gone != new
    assert await workers.run(ADA, process) == new
    while alive(gone):
        await asyncio.sleep(0.02)


async def test_an_idle_process_is_replaced(workers: WorkerPool) -> None:
    old = await workers.run(ADA, process)
    workers.renew()
    assert await workers.run(ADA, process) != old
    while alive(old):
        await asyncio.sleep(0.02)


async def test_all_end_when_the_server_does(tmp_path: Path) -> None:
    workers = WorkerPool(2, 0)
    busy = asyncio.create_task(workers.run(EVE, note_and_wait, str(tmp_path), "busy", 60.0))
    idle = await workers.run(ADA, process)
    await seen(tmp_path / "busy begun")
    workers.close()
    while alive(idle):
        await asyncio.sleep(0.02)
    busy.cancel()


# Thoughts


@pytest.mark.parametrize("game", game_names())
def test_a_play_in_steps_is_the_play_in_one_go(game: str) -> None:
    most = 0
    play = play_of(game, number=1)
    for number, _ in enumerate(plies(play, random.Random(1))):
        bot = "ismcts:10" if number == 5 else "page"
        packed = pack_observation(play.match.observe(play.deciders()[0]))
        whole, steps = False, 0
        draft: list[str] = []
        chance = fast_rng(number).dump()
        while not whole:
            draft, chance, whole, _ = think_on(bot, packed, draft, chance, 60.0)
            steps += 1
        assert draft == think(bot, packed, number)
        most = max(most, steps)
    assert most > 1


async def test_bots_that_answer_at_once_do_not_wait_for_those_that_search() -> None:
    play = until("take-the-kingdom", lambda play: play.ply > 3, 3)
    packed = pack_observation(play.match.observe(play.deciders()[0]))
    bot_workers = BotWorkers(1)
    try:
        quick = await bot_workers.think(EVE, "courtier", packed, 1)
        searches = [
            asyncio.create_task(bot_workers.think(EVE, "ismcts:1000000", packed, n)) for n in range(5)
        ]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(3):
            assert (
                await bot_workers.think(ADA, "courtier", packed, 1) == quick == think("courtier", packed, 1)
            )
        for search in searches:
            search.cancel()
        async with asyncio.timeout(10):  # a process may have to be started
            found = await bot_workers.think(ADA, "ismcts:5", packed, 1)
        assert found == think("ismcts:5", packed, 1), "what is not wanted any more is in nobody's way"
    finally:
        bot_workers.close()


@pytest.mark.parametrize("takes", [0.01, 1.0])
async def test_a_table_never_waits_more_than_three_seconds_for_a_play(takes: float) -> None:
    """A search that takes as long as it may, choice by choice, and a little longer."""
    given: list[float] = []

    async def run(asker: Asker, work: Any, bot: str, packed: bytes, draft: list[str], *rest: Any) -> Any:
        given.append(rest[-1])
        return [*draft, "step"], rest[0], len(draft) == 11, takes * rest[-1] + 0.01

    bot_workers = BotWorkers(1)
    bot_workers._searching.run = run  # type: ignore[assignment, method-assign]
    assert len(await bot_workers.think(ADA, "sovereign", b"", 1)) == 12
    bot_workers.close()
    assert sum(takes * cap + 0.01 for cap in given) <= 3.0
    assert given[0] >= 1.0, "the first choice has the most to think about"


async def test_a_search_that_is_wanted_by_a_moment_ends_before_it() -> None:
    """However long it waited for a process, and however many choices there are."""
    given: list[float] = []

    async def run(asker: Asker, work: Any, bot: str, packed: bytes, draft: list[str], *rest: Any) -> Any:
        given.append(rest[-1])
        await asyncio.sleep(0.2 if not draft else rest[-1])
        return [*draft, "step"], rest[0], len(draft) == 3, 0.0

    bot_workers = BotWorkers(1)
    bot_workers._searching.run = run  # type: ignore[assignment, method-assign]
    begun = time.perf_counter()
    assert len(await bot_workers.think(ADA, "sovereign", b"", 1, 0.8)) == 4
    assert time.perf_counter() - begun < 0.8 + A_CHOICE
    assert given[0] == pytest.approx(0.4, abs=0.05)
    assert await bot_workers.think(ADA, "sovereign", b"", 1, -1.0)
    bot_workers.close()
    assert given[4:] == [A_CHOICE] * 4, "too late, it does not take long either"


async def test_a_process_is_started_before_its_first_thought() -> None:
    bot_workers = BotWorkers(1)
    try:
        bot_workers.warm_up("take-the-kingdom", ["courtier"])
        bot_workers.warm_up("take-the-kingdom", ["courtier", "page"])
        assert [len(pool._busy) for pool in (bot_workers._quick, bot_workers._searching)] == [1, 0]
        while not bot_workers._quick._idle:
            await asyncio.sleep(0.01)
        (worker,) = bot_workers._quick._idle
        bot_workers.warm_up("take-the-kingdom", ["courtier"])
        assert bot_workers._quick._idle == [worker]
        bot_workers.warm_up("take-the-kingdom", ["sovereign"])
        assert len(bot_workers._searching._busy) == 1
    finally:
        bot_workers.close()


async def test_a_record_that_is_brought_does_not_wait_for_reviews() -> None:
    async def never(asker: Asker, work: Any, *given: Any) -> Any:
        await asyncio.Event().wait()

    async def here(asker: Asker, work: Any, *given: Any) -> Any:
        return work(*given)

    bot_workers = BotWorkers(1)
    bot_workers._reviewing.run = never  # type: ignore[method-assign]
    bot_workers._searching.run = here  # type: ignore[method-assign]
    async with asyncio.timeout(5):
        assert await bot_workers.check_record(ADA, short_record().to_json()) == ""
    bot_workers.close()
