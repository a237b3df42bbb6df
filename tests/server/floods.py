"""Many tables of bots that search, all opened by someone else, and what a stranger notices of them."""

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from regalia.server.client import TableSocket, Visitor
from serving import begin

TTK = "take-the-kingdom"
TABLES_EACH = 20  # the most that one person may have opened
TICK = os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def flood(url: str, tables: int, seats: int = 4) -> AsyncIterator[list[tuple[Visitor, str]]]:
    """Tables of sovereigns alone, and someone who looks at each: who opened them, and their codes."""
    opened: list[tuple[Visitor, str]] = []
    people: list[Visitor] = []
    body = {"game": TTK, "seats": seats, "bots": ["sovereign"] * seats, "seat": None, "start": True}
    async with AsyncExitStack() as looking:
        for number in range(tables):
            if number % TABLES_EACH == 0:
                people.append(Visitor(url))
                await people[-1].post("/api/me", {"name": f"Flood {number}"})
            code = (await people[-1].post("/api/tables", body))["code"]
            opened.append((people[-1], code))
            socket = await looking.enter_async_context(Visitor(url).look_at(code))
            reading = asyncio.create_task(_read(socket))
            looking.callback(reading.cancel)
        yield opened
    for person in people:
        await person.close()


@asynccontextmanager
async def hints(url: str, sockets: int) -> AsyncIterator[None]:
    """One person who asks for hints by way of many sockets, without a pause."""
    person = Visitor(url)
    await person.post("/api/me", {"name": "Asker"})
    async with AsyncExitStack() as asking:
        code = await begin(TTK, [person], 1, bot="sovereign")
        for _ in range(sockets):
            socket = await asking.enter_async_context(person.look_at(code))
            working = asyncio.create_task(_ask(socket))
            asking.callback(working.cancel)
        yield
        await person.post(f"/api/tables/{code}/close")
    await person.close()


async def _ask(socket: TableSocket) -> None:
    state = await socket.until("state")
    while True:
        if state["decision"] is not None:
            await socket.send("hint", decision=state["decision"])
        state = await socket.until("state", "hint", "refused")
        if state["type"] == "refused":
            await asyncio.sleep(0.1)
        if state["type"] != "state":
            await socket.send("sync", since=0)
            state = await socket.until("state")


async def _read(socket: TableSocket) -> None:
    while True:
        await socket.receive()


async def close_all(opened: list[tuple[Visitor, str]]) -> None:
    for person, code in opened:
        await person.post(f"/api/tables/{code}/close")


async def wait_for_courtiers(url: str, seconds: float) -> list[float]:
    """Play with a courtier for so long; gives how long each answer took, the last as far as it got."""
    stranger = Visitor(url)
    await stranger.post("/api/me", {"name": "Stranger"})
    waits: list[float] = []
    rnd = random.Random(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        code = await begin(TTK, [stranger], 1, bot="courtier")
        async with stranger.look_at(code) as socket:
            since = time.monotonic()
            while time.monotonic() < end:
                try:
                    async with asyncio.timeout(end - time.monotonic()):
                        state = await socket.until("state")
                except TimeoutError:
                    break
                if state["seats"][-1] == 1:
                    waits.append(time.monotonic() - since)
                if state["outcome"] is not None:
                    break
                draft: list[str] = []
                legal = state["view"]["asked"]["legal"] if state["view"]["asked"] else []
                while legal and state["decision"] is not None:
                    draft.append(rnd.choice(legal))
                    id_ = await socket.send("commit", decision=state["decision"], draft=draft)
                    answer = await socket.answer(id_)
                    legal = answer["view"]["asked"]["legal"] if answer["type"] == "preview" else []
                since = time.monotonic()
            else:
                break
        await stranger.post(f"/api/tables/{code}/close") if state["outcome"] is None else None
    if not waits or time.monotonic() - since > max(waits):
        waits.append(time.monotonic() - since)
    await stranger.close()
    return waits


async def wait_for_a_clock(url: str, patience: float) -> float:
    """How many seconds after its time a clock of five seconds strikes."""
    people = [Visitor(url), Visitor(url)]
    for number, person in enumerate(people):
        await person.post("/api/me", {"name": f"Idle {number}"})
    code = await begin(TTK, people, settings={"clock": {"kind": "move", "seconds": 5}})
    async with people[0].look_at(code) as socket:
        state = await socket.until("state")
        due = next(due for due in state["clocks"]["due"] if due is not None)
        try:
            async with asyncio.timeout(patience):
                while not any(seat["away"] for seat in (await socket.until("table"))["table"]["seats"]):
                    pass
        except TimeoutError:
            pass
        late = time.time() - int(due) / 1000
    await people[0].post(f"/api/tables/{code}/close")
    for person in people:
        await person.close()
    return late


def busy(parent: int) -> int:
    """The processor time that all processes below one have taken, in ticks."""
    below: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(") ")[2].split()
            except OSError:
                continue
            below.setdefault(int(fields[1]), []).append(int(entry.name))
            ticks[int(entry.name)] = int(fields[11]) + int(fields[12])
    found, waiting = 0, list(below.get(parent, []))
    while waiting:
        process = waiting.pop()
        found += ticks[process]
        waiting += below.get(process, [])
    return found


async def wait_for_rest(parent: int, most: float) -> float:
    """How many seconds the processes below one go on working."""
    begun = time.monotonic()
    worked, before = begun, busy(parent)
    while (now := time.monotonic()) < min(begun + most, worked + 3):
        await asyncio.sleep(0.25)
        after = busy(parent)
        if abs(after - before) > TICK // 20:
            worked = now + 0.25
        before = after
    return worked - begun
