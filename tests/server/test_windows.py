"""Windows: answers that are held, standing orders, and what time tells of either."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from matches import until
from regalia.kernel.fair import FirstProof
from regalia.kernel.game import find_game, unpack_observation
from regalia.server.bots.fair_queue import Asker
from regalia.server.bots.workers import think
from regalia.server.client import Visitor
from regalia.server.storage.models import ANSWERS, PLIES, SEATS, TABLES
from regalia.server.table.deadlines import READY_MS, run_due_task
from regalia.server.table.play import Play
from serving import (
    Clock,
    Local,
    Slow,
    ThoughtsHere,
    begin,
    first_state,
    play_at,
    refusal_of,
    serving,
    set_clock,
)
from test_play import asked_more, choosing, guarded

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"
MOVE = {"clock": {"kind": "move", "seconds": 60}}
GAME = {"clock": {"kind": "game", "seconds": 300, "increment": 10}}


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


# What time tells


class Thoughtful(ThoughtsHere):
    """Bots that take a while by the server's clock if there is something to choose, and no time if not."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        self.clock, self.seconds = clock, seconds

    async def think(self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float) -> list[str]:
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


@pytest.mark.parametrize(
    ("bot", "thinks", "given"),
    [
        ("sovereign", 1.5, {"windows": "sealed", "window_seconds": 4}),
        ("sovereign", 60, {"windows": "sealed", "window_seconds": 4}),
        ("sovereign", 1.5, {"windows": "quick"}),
        ("courtier", 0.1, {"windows": "quick"}),
        ("sovereign", 1.5, {"windows": "quick", **MOVE}),
        ("sovereign", 60, {"windows": "quick"}),
        ("courtier", 60, {"windows": "quick"}),
        ("sovereign", 60, {"windows": "quick", **GAME}),
    ],
    ids=[
        "sealed",
        "sealed and too slow",
        "quick",
        "quick bot",
        "quick with a clock",
        "quick and too slow",
        "quick bot and too slow",
        "quick with a clock and too slow",
    ],
)
async def test_no_frame_tells_whether_a_bot_had_a_choice(
    local: Local, clock: Clock, bot: str, thinks: float, given: dict[str, Any]
) -> None:
    """With a clock of its own: the same frames at the same moments, whatever the bot holds."""
    with_choice = await frames_of_a_window(local, clock, choosing, bot, thinks, given)
    without = await frames_of_a_window(local, clock, guarded, bot, thinks, given)
    assert with_choice == without
    length = given.get("window_seconds", 0)
    assert with_choice == [("state", 1000 * length // 50)]


WINDOWS = pytest.mark.parametrize(("windows", "length"), [("sealed", 20), ("quick", 0)])


async def slow_window(
    local: Local, clock: Clock, slow: Slow, windows: str, length: int
) -> tuple[str, Play, float]:
    """A window with a bot in it that has a choice and thinks: its table, match, and seconds to the end."""
    local.context.rooms.bot_workers = slow  # type: ignore[assignment]
    local.context.rooms.config.bot_pause = 900
    clock.stopped = clock()
    code, _, seat = await window_table(local, by_bot="sovereign", windows=windows)
    play = await play_at(local, code)
    await run_due_task(await local.room(code))
    await slow.begun.wait()
    left = length or play._window_pause(seat) / 1000
    assert play.held_until(seat) == clock() + 1000 * left
    return code, play, left


@WINDOWS
async def test_a_bot_that_is_not_ready_when_a_window_closes_passes(
    local: Local, clock: Clock, windows: str, length: int
) -> None:
    slow = Slow()
    code, play, left = await slow_window(local, clock, slow, windows, length)
    ply = play.ply
    clock.forward(left - 0.1)
    await run_due_task(await local.room(code))
    assert (play.ply, slow.given_up) == (ply, 0)
    clock.forward(0.2)
    while play.ply == ply:
        await run_due_task(await local.room(code))
        await asyncio.sleep(0.01)
    assert [play.game.actions.name(a) for a in play.match.plies[ply].actions] == ["let"]
    assert slow.given_up == 1


@WINDOWS
async def test_a_thought_that_is_a_moment_late_changes_nothing(
    local: Local, clock: Clock, windows: str, length: int
) -> None:
    """The window's time is over, and nobody has come to close it yet."""

    class Blocking(Slow):
        async def think(self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float) -> list[str]:
            self.begun.set()
            await self.go_on.wait()
            observation = unpack_observation(packed)
            actions = find_game(TTK).actions
            legal = map(actions.name, observation.state.legal(observation.viewer))
            return [next(name for name in legal if name != "let")]

    slow = Blocking()
    _, play, left = await slow_window(local, clock, slow, windows, length)
    ply = play.ply
    clock.forward(left + 0.001)
    slow.go_on.set()
    while play.ply == ply:
        await asyncio.sleep(0.01)
    assert [play.game.actions.name(a) for a in play.match.plies[ply].actions] == ["let"]


async def test_a_window_closes_where_letting_it_be_asks_for_more(local: Local, clock: Clock) -> None:
    """A Trap strikes back: whose time is over does not choose the base, and the table goes on."""
    code, _, seat = await window_table(local, asked_more)
    play = await play_at(local, code)
    ply = play.ply
    clock.forward(21)
    await local.run_due_task(code)
    assert play.ply > ply
    done = play.match.plies[ply]
    assert (done.seat, play.game.actions.name(done.actions[0])) == (seat, "let")
    assert len(done.actions) > 1


async def test_a_window_does_not_wait_for_a_bot_that_fails(local: Local, clock: Clock) -> None:
    class Failing(ThoughtsHere):
        async def think(self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float) -> list[str]:
            raise RuntimeError("it never thinks of anything")

    local.context.rooms.bot_workers = Failing()  # type: ignore[assignment]
    code, _, _ = await window_table(local, by_bot="sovereign")
    play = await play_at(local, code)
    ply = play.ply
    await local.run_due_task(code)
    clock.forward(21)
    await local.run_due_task(code)
    assert play.ply > ply


@WINDOWS
async def test_a_bot_in_a_window_is_told_how_long_it_may_think(
    local: Local, clock: Clock, windows: str, length: int
) -> None:
    class Asked(Slow):
        async def think(self, asker: Asker, bot: str, packed: bytes, seed: int, seconds: float) -> list[str]:
            self.seconds = seconds
            return await super().think(asker, bot, packed, seed, seconds)

    slow = Asked()
    _, _, left = await slow_window(local, clock, slow, windows, length)
    assert slow.seconds == pytest.approx(left - READY_MS / 1000)


async def test_a_window_that_nobody_looked_at_is_answered_when_someone_does(
    local: Local, clock: Clock
) -> None:
    """Bots alone stand still: when they go on, the one in the window has its pause before it."""
    local.context.rooms.config.bot_pause = 900
    code, people, seat = await window_table(local, by_bot="courtier", windows="quick")
    for person in people[:seat] + people[seat + 1 :]:
        await person.post(f"/api/tables/{code}/resign")
    local.context.rooms.forget(await local.room(code))
    clock.stopped = clock()
    clock.forward(3600)
    play = await play_at(local, code)
    assert (play.due() or 0) < clock()
    async with people[0].look_at(code) as socket:
        await socket.until("state")
        assert play.held_until(seat) == clock() + play._window_pause(seat)


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
