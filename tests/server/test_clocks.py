"""Clocks that run out, and those who come back to them."""

from typing import Any

import pytest
from sqlalchemy import select

from regalia.server.storage.models import SEATS
from regalia.server.table.play import GRACE_MS
from serving import (
    Clock,
    Local,
    Player,
    begin,
    decider,
    first_state,
    play_at,
)

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"
MOVE = {"clock": {"kind": "move", "seconds": 60}}
GAME = {"clock": {"kind": "game", "seconds": 300, "increment": 10}}


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
