"""How much one person and one address may ask for and have stored, and that honest people never notice."""

import os
import random
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from regalia.server import wire
from regalia.server.access.limits import Buckets
from regalia.server.client import RefusedByServer, TableSocket, Visitor
from regalia.server.config import Config
from serving import Local, begin, first_state, refusal_of, serving

pytestmark = pytest.mark.anyio
SOAK = bool(os.environ.get("REGALIA_SOAK"))
TTK = "take-the-kingdom"
FREE = ("database", "host", "port", "redis", "bot_workers", "bot_pause")
USUAL = {field.name: field.default for field in msgspec.structs.fields(Config) if field.name not in FREE}
"""The limits as they are when nothing is said."""


class Hours:
    """The time by which limits count, which stands still unless it is set forward."""

    def __init__(self, local: Local) -> None:
        self.now = 1000.0
        for limit in vars(local.context.quotas).values():
            if isinstance(limit, Buckets):
                limit.clock = lambda: self.now

    def forward(self, seconds: float) -> None:
        self.now += seconds


async def until_refused(work: Any, most: int) -> tuple[int, str]:
    """How often something can be done, and why not once more."""
    for count in range(most):
        try:
            await work(count)
        except RefusedByServer as refused:
            return count, refused.reason
    return most, ""


def without_rates(**more: Any) -> dict[str, Any]:
    """The usual limits, but for how quickly one may ask."""
    return USUAL | {"request_rate": 1e9, "message_rate": 1e9} | more


# What is stored


async def test_people_are_limited_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path, **without_rates(most_people=50)) as local:
        visitor = await local.person(None)

        async def come(number: int) -> None:
            visitor.http.cookies.clear()
            await visitor.post("/api/me", {"name": f"Person {number}"})

        assert await until_refused(come, 60) == (50, "quota")
        visitor.http.headers["X-Forwarded-For"] = "203.0.113.9"
        await come(0)
        visitor.http.headers["X-Forwarded-For"] = "2001:db8:1:2::1"
        assert (await until_refused(come, 50))[0] == 50
        visitor.http.headers["X-Forwarded-For"] = "2001:db8:1:2:ffff::2"
        assert await refusal_of(come(0)) == "quota", "a network of IPv6 is one address"


async def test_tables_are_limited_by_person(tmp_path: Path) -> None:
    async with serving(tmp_path, **without_rates()) as local:
        (ada,) = await local.people("Ada")

        async def open_and_close(_: int) -> None:
            code = (await ada.post("/api/tables", {"game": TTK, "seats": 2}))["code"]
            await ada.post(f"/api/tables/{code}/close")

        count, reason = await until_refused(open_and_close, 150)
        assert 90 <= count <= 100
        assert reason == "quota"


async def test_chat_is_limited_by_person(tmp_path: Path) -> None:
    async with serving(tmp_path, **without_rates()) as local:
        hours = Hours(local)
        ada, bob = await local.people("Ada", "Bob")
        code = await begin(TTK, [ada, bob])
        async with ada.look_at(code) as socket:
            await socket.until("state")

            async def say(number: int) -> None:
                await socket.send("chat", text="x" * wire.LONGEST_CHAT)
                if (answer := await socket.until("chat", "refused"))["type"] == "refused":
                    raise RefusedByServer(answer["reason"], answer["text"])

            assert await until_refused(say, 200) == (30, "patience")
            hours.forward(5)
            assert await until_refused(say, 200) == (5, "patience")
            local.context.quotas.stored.of((await ada.get("/api/me"))["person"]["id"]).take(1.95e6)
            hours.forward(60)
            count, reason = await until_refused(say, 200)
            assert count < 30
            assert reason == "quota"
            hours.forward(86_400)
            await say(0)


async def test_made_up_people_of_one_address_do_not_fill_the_disk(tmp_path: Path) -> None:
    """As much as an address may store in a day is stored, and not a line more."""
    async with serving(tmp_path, **without_rates(most_stored=20_000)) as local:
        written = 0
        reasons: Counter[str] = Counter()
        host = await local.person("Host")
        code = (await host.post("/api/tables", {"game": TTK, "seats": 2}))["code"]
        for number in range(60):
            try:
                person = await local.person(f"Person {number}")
            except RefusedByServer as refused:
                reasons[refused.reason] += 1
                continue
            async with person.look_at(code) as socket:
                for _ in range(30):
                    await socket.send("chat", text="\u20ac" * wire.LONGEST_CHAT)
                    answer = await socket.until("chat", "refused")
                    while answer["type"] == "chat" and len(answer["lines"]) > 1:  # what was said before
                        answer = await socket.until("chat", "refused")
                    if answer["type"] == "refused":
                        reasons[answer["reason"]] += 1
                        break
                    written += 3 * wire.LONGEST_CHAT
        assert written <= 32 * 20_000
        assert reasons["quota"] > 30


# How often


async def test_connects_are_limited_by_person_and_address(tmp_path: Path) -> None:
    async with serving(tmp_path, request_rate=1) as local:
        hours = Hours(local)
        (ada,) = await local.people("Ada")
        hours.forward(100)
        code = await begin(TTK, [ada], 1)
        for _ in range(10):
            await first_state(ada, code)
        async with ada.look_at(code) as socket:
            assert (await socket.receive())["reason"] == "flood"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        for number in range(120):
            async with Visitor(local.url, f"made up {number}").look_at(code) as socket:
                if (await socket.receive()).get("reason") == "flood":
                    break
        else:
            pytest.fail("one address may connect as often as it likes")
        hours.forward(30)
        await first_state(ada, code)


@pytest.mark.parametrize("path", ["/metrics", "/healthz"])
async def test_figures_and_health_are_limited_by_address(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path, request_rate=0.1) as local:
        Hours(local)
        visitor = await local.person(None)
        answers = [(await visitor.http.get(path)).status_code for _ in range(15)]
        assert answers == [200] * 10 + [429] * 5


# An honest evening


@pytest.mark.long
@pytest.mark.patience(120)
async def test_a_school_of_two_hundred_meets_no_limit(tmp_path: Path) -> None:
    """50 tables of four at one address: all come within half a minute, talk, and come back at once."""
    async with serving(tmp_path, **USUAL) as local, AsyncExitStack() as looking:
        hours = Hours(local)
        rnd = random.Random(1)
        people: list[Visitor] = []
        for number in range(200):
            hours.forward(0.15)
            person = await local.person(None)
            people.append(person)
            await person.get("/api/me")
            await person.get("/api/games")
            await person.post("/api/me", {"name": f"Pupil {number}"})
            await person.get("/api/lobby")
        tables = [people[n : n + 4] for n in range(0, 200, 4)]
        codes = []
        for four in tables:
            hours.forward(0.5)
            codes.append(await begin(TTK, four))
            for person in four:
                await person.get(f"/api/tables/{codes[-1]}/briefing")
        # The school's network fails, and is there again: everyone connects in the same moment.
        sockets: list[tuple[TableSocket, Visitor]] = []
        for four, code in zip(tables, codes, strict=True):
            for person in four:
                await person.get("/api/me")
                await person.get(f"/api/tables/{code}")
                socket = await looking.enter_async_context(person.look_at(code))
                assert (await socket.until("state", "refused"))["type"] == "state"
                sockets.append((socket, person))
        for _ in range(3 if SOAK else 1):  # each says something, and looks at drafts as quickly as one clicks
            hours.forward(5)
            for socket, _person in sockets:
                await socket.send("chat", text="well, well " * rnd.randint(1, 30))
                for _ in range(10):
                    pong = await socket.send("ping")
                await socket.answer(pong)
        evening = (6 if SOAK else 2) * len(tables)  # games; a table opens the next ones
        for number in range(evening):
            hours.forward(20)
            host = tables[number % 50][0]
            code = (await host.post("/api/tables", {"game": TTK, "seats": 4}))["code"]
            await host.post(f"/api/tables/{code}/close")
        assert (await people[0].http.get("/healthz")).text == "ok"
