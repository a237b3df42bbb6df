"""The deal over the wire: shares of all who are there, every step interrupted, void deals, forgeries."""

import asyncio
import json
import os
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from sqlalchemy import select, update

from earlier import write_earlier
from machines import free_port
from regalia.cli import main
from regalia.kernel.fair import Deal, Opened, Party, Proof, Terms, draw, pledge_of, short_code
from regalia.kernel.record import Record
from regalia.server.access.people import Identity
from regalia.server.client import RefusedByServer, TableSocket, Visitor, take_part
from regalia.server.clock import now_ms
from regalia.server.process import ServerProcess
from regalia.server.storage.models import SEATS, TABLES
from regalia.server.table.dealing import MOST_EARLIER, STEP_MS, deal_of, freeze, take_pledge, take_share
from regalia.server.wire import VERSION, OpenRequest, PledgeRequest
from serving import Clock, Local, Player, first_state, play_at, refusal_of, serving

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"
SOAK = bool(os.environ.get("REGALIA_SOAK"))


class Mute(TableSocket):
    """A client that takes no part in a deal by itself."""

    async def send(self, type_: str, **fields: Any) -> int:
        return 0 if type_ in ("pledge", "open") else await super().send(type_, **fields)

    async def say(self, request: dict[str, Any] | None) -> dict[str, Any]:
        """What it would have said, when the test wants it to."""
        assert request is not None
        return await self.answer(await super().send(request.pop("type"), **request))


async def gather(local: Local, people: int, bots: int = 0) -> tuple[str, list[Visitor]]:
    """A table at which all seats are taken, and nobody has dealt."""
    visitors = await local.people(*"ABCD"[:people])
    body = {"game": TTK, "seats": people + bots, "bots": [None] * people + ["page"] * bots}
    code = str((await visitors[0].post("/api/tables", body))["code"])
    for seat, visitor in enumerate(visitors[1:], 1):
        await visitor.post(f"/api/tables/{code}/sit", {"seat": seat})
    return code, visitors


async def look(stack: AsyncExitStack, visitor: Visitor, code: str, mute: bool = False) -> Any:
    socket = await stack.enter_async_context(visitor.look_at(code))
    if mute:
        socket.__class__ = Mute
    await socket.until("table")
    return socket


async def dealing(socket: TableSocket) -> dict[str, Any]:
    """The next time that the table is dealing, as it is told."""
    while (message := await socket.until("table"))["table"]["phase"] != "dealing":
        pass
    return message


async def table_of(visitor: Visitor, code: str) -> dict[str, Any]:
    found: dict[str, Any] = await visitor.get(f"/api/tables/{code}")
    return found


async def expire(local: Local, clock: Clock, code: str) -> None:
    """Let the time of a step pass."""
    clock.forward(STEP_MS / 1000 + 1)
    await local.run_due_task(code)


async def record_of(visitor: Visitor, code: str, folder: Path) -> tuple[Record, str]:
    """The record of a table, and what `regalia verify` says of it."""
    file = folder / "record.json"
    file.write_bytes((await visitor.http.get(f"/api/tables/{code}/record")).content)
    checked = CliRunner().invoke(main, ["verify", str(file)])
    assert checked.exit_code == 0, checked.output
    return Record.from_json(file.read_bytes()), " ".join(checked.output.split())


# As it should go


async def test_everyone_who_is_there_adds_a_share(local: Local, tmp_path: Path) -> None:
    code, (ada, bob, cid) = await gather(local, 3, 1)
    promised = (await table_of(ada, code))["commitment"]
    async with AsyncExitStack() as stack:
        sockets = [await look(stack, visitor, code) for visitor in (ada, bob)]
        await ada.post(f"/api/tables/{code}/start")
        for socket in sockets:
            assert (await socket.until("state"))["ply"] == 0
        table = await table_of(ada, code)
    deal = msgspec.convert(table["deal"], Deal)
    assert table["commitment"] == deal.commitment == promised
    assert deal.kinds == ["person", "person", "absent", "bot"]
    assert [seat["shared"] for seat in table["seats"]] == [True, True, False, False]
    assert ada.parties[code].transcript == bob.parties[code].transcript == deal.transcript
    assert await refusal_of(ada.get(f"/api/tables/{code}/record")) == "not-over"
    assert (await ada.get(f"/api/tables/{code}/deals"))["deals"] == []
    row = (await local.room(code)).row
    secrets = [row.secret, *(party.share for party in (ada.parties[code], bob.parties[code]))]

    players = [Player(visitor, code, number) for number, visitor in enumerate((ada, bob, cid))]
    ends = await asyncio.gather(*(player.play() for player in players))
    before = json.dumps([m for p in players for m in p.messages if m["type"] != "state" or not m["outcome"]])
    assert not any(secret in before for secret in secrets)
    proof = msgspec.convert(ends[0]["fair"], Proof)
    proof.check()
    assert proof.last.deal == deal
    assert proof.last.shares == [ada.parties[code].share, bob.parties[code].share, "", ""]
    record, words = await record_of(ada, code, tmp_path)
    assert record.deal == proof
    assert f"short code {short_code(deal.transcript)}" in words
    assert "seat 0 added a share seat 1 added a share seat 2 was not there" in words
    assert "seat 3 is a bot's" in words
    assert "nobody chose the cards, if one who added a share" in words
    assert "0 void deals and 0 cancelled" in words


async def test_nobody_is_waited_for_where_nobody_is_there(local: Local, tmp_path: Path) -> None:
    (ada,) = await local.people("Ada")
    body = {"game": TTK, "seats": 2, "bots": [None, "page"], "start": True}
    table = await ada.post("/api/tables", body)
    assert table["phase"] == "playing"
    assert table["deal"]["kinds"] == ["absent", "bot"]
    await Player(ada, table["code"]).play()
    _, words = await record_of(ada, table["code"], tmp_path)
    assert "the server alone chose the cards" in words


async def test_a_table_of_bots_deals_at_once(local: Local) -> None:
    (ada,) = await local.people("Ada")
    body = {"game": TTK, "seats": 2, "bots": ["page", "page"], "seat": None}
    code = (await ada.post("/api/tables", body))["code"]
    async with AsyncExitStack() as stack:
        await look(stack, ada, code)
        assert (await ada.post(f"/api/tables/{code}/start"))["phase"] == "playing"


# Interrupted at every step

STEPS = 5  # before the first pledge, after one and two of them, and after one and two shares


@pytest.mark.parametrize("step", range(STEPS))
@pytest.mark.parametrize("what", ["reload", "killed", "gone"])
async def test_a_deal_interrupted_at_every_step(tmp_path: Path, clock: Clock, step: int, what: str) -> None:
    """Clients that reload go on, and so does a server; a client that stays away makes the deal void."""
    async with AsyncExitStack() as servers:
        local = await servers.enter_async_context(serving(tmp_path))
        code, people = await gather(local, 2)
        async with AsyncExitStack() as stack:
            sockets = [await look(stack, visitor, code, mute=True) for visitor in people]
            await people[0].post(f"/api/tables/{code}/start")
            for seat in (0, 1, 0, 1)[:step]:
                now = {"table": await table_of(people[0], code), "you": seat}
                await sockets[seat].say(take_part(people[seat].parties, now))
        before = await table_of(people[0], code)
        assert before["phase"] == ("playing" if step == 4 else "dealing")
        if what == "killed":
            cookies = [(visitor.cookie, visitor.parties) for visitor in people]
            await servers.aclose()
            clock.forward(STEP_MS / 1000 + 60)  # it was down for longer than anyone waits
            local = await servers.enter_async_context(serving(tmp_path))
            people = [Visitor(local.url, *kept) for kept in cookies]
            local.visitors.extend(people)
        host: list[Visitor] = []
        if what == "gone" and step < 4:
            await expire(local, clock, code)
            after = await table_of(people[0], code)
            assert after["phase"] == "gathering"
            missing = {0: [0, 1], 1: [1], 2: [0, 1], 3: [1]}[step]
            assert [s for s in range(2) if after["seats"][s]["person"] is None] == missing
            assert after["commitment"] != before["commitment"]
            assert (before["earlier"], after["earlier"]) == (0, 1)
            (void,) = msgspec.convert(
                (await people[0].get(f"/api/tables/{code}/deals"))["deals"], list[Opened]
            )
            void.check()
            assert (void.deal.commitment, void.why, void.missing) == (before["commitment"], "void", missing)
            for seat in missing:
                await people[seat].post(f"/api/tables/{code}/sit", {"seat": seat})
            names = [(await visitor.get("/api/me"))["person"] for visitor in people]
            host = [people[names.index((await table_of(people[0], code))["host"])]]
        async with AsyncExitStack() as stack:
            sockets = [await look(stack, visitor, code) for visitor in people]
            for visitor in host:
                await visitor.post(f"/api/tables/{code}/start")
            for socket in sockets:
                assert (await socket.until("state"))["ply"] == 0
        host_now = host[0] if host else people[0]
        await host_now.post(f"/api/tables/{code}/close")  # which opens the deal, as the end of the game would
        record, words = await record_of(people[1], code, tmp_path)
        assert record.deal is not None
        assert record.deal.last.deal.kinds == ["person", "person"]
        assert record.deal.last.shares == [visitor.parties[code].share for visitor in people]
        assert len(record.deal.earlier) == (what == "gone" and step < 4)
        assert f"{len(record.deal.earlier)} void deals and 0 cancelled" in words


@pytest.mark.patience(90)
async def test_a_deal_goes_on_at_a_server_that_was_killed(tmp_path: Path) -> None:
    """As if the power failed each time; each step is made by a client that has come back."""
    server = ServerProcess(tmp_path, free_port())
    await asyncio.to_thread(server.start)
    people = [Visitor(server.url), Visitor(server.url)]
    try:
        for seat, visitor in enumerate(people):
            await visitor.post("/api/me", {"name": f"Player {seat}"})
        code = (await people[0].post("/api/tables", {"game": TTK, "seats": 2}))["code"]
        await people[1].post(f"/api/tables/{code}/sit", {"seat": 1})
        async with AsyncExitStack() as stack:
            for visitor in people:
                await look(stack, visitor, code, mute=True)
            await people[0].post(f"/api/tables/{code}/start")
        for step, seat in enumerate((0, 1, 0, 1)):
            if SOAK or step in (1, 3):  # starting takes a while; the test above stops after every step
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            async with AsyncExitStack() as stack:
                socket = await look(stack, people[seat], code, mute=True)
                now = {"table": await table_of(people[seat], code), "you": seat}
                await socket.say(take_part(people[seat].parties, now))
        assert (await first_state(people[0], code))["ply"] == 0
        assert (await table_of(people[0], code))["earlier"] == 0
    finally:
        for visitor in people:
            await visitor.close()
        await asyncio.to_thread(server.stop)


async def test_each_step_gives_the_table_as_it_is_stored_and_when_it_needs_attention(local: Local) -> None:
    """Also if the process that took it was dead at once: another finds the table when its time is over."""
    store = local.context.store
    code, people = await gather(local, 2)
    ids = [str(seat["person"]["id"]) for seat in (await table_of(people[0], code))["seats"]]
    found = [await store.write(freeze, ids[0], code, set(ids))]
    for type_ in ("pledge", "open"):
        for seat, visitor in enumerate(people):
            table = await table_of(visitor, code)
            table |= {
                "phase": "dealing",
                "deal": msgspec.to_builtins(deal_of(found[-1].table, found[-1].seats)),
            }
            request = take_part(visitor.parties, {"table": table, "you": seat})
            assert request is not None
            assert request.pop("type") == type_
            if type_ == "pledge":
                step = await store.write(
                    take_pledge, ids[seat], code, PledgeRequest(v=VERSION, id=1, **request)
                )
            else:
                step = await store.write(take_share, ids[seat], code, OpenRequest(v=VERSION, id=1, **request))
            found.append(step)
            assert step == await store.load(code)
            assert step.due is not None
            assert 0 < step.due - now_ms() <= STEP_MS
    assert [step.table.phase for step in found] == ["dealing"] * 4 + ["playing"]
    assert found[1].due == found[0].due == found[0].table.until
    assert found[2].due == found[2].table.until


async def test_a_share_that_is_sent_again_later_changes_nothing(local: Local) -> None:
    """As a client does that was told of the deal once more before its share arrived."""
    code, (ada, bob) = await gather(local, 2)
    async with AsyncExitStack() as stack:
        sockets = [await look(stack, visitor, code) for visitor in (ada, bob)]
        await ada.post(f"/api/tables/{code}/start")
        states = [await socket.until("state") for socket in sockets]
        while states[0]["ply"] < 3:
            seat = states[0]["view"]["deciders"][0]
            await Player(visitor := (ada, bob)[seat], code).play(1)
            states[0] = await first_state(visitor, code)
        party = ada.parties[code]
        play = await play_at(local, code)
        before = play.match.state.dump(), list(play.decisions), list(play.at)
        id_ = await sockets[0].send("open", transcript=party.transcript, share=party.share)
        assert (await sockets[0].answer(id_))["table"]["phase"] == "playing"
        assert (play.match.state.dump(), play.decisions, play.at) == before


async def test_a_host_who_stays_away_hands_the_table_on(local: Local, clock: Clock) -> None:
    code, (ada, bob) = await gather(local, 2)
    async with AsyncExitStack() as stack:
        await look(stack, ada, code, mute=True)
        await look(stack, bob, code)
        await ada.post(f"/api/tables/{code}/start")
        await asyncio.sleep(0.1)
        await expire(local, clock, code)
        table = await table_of(bob, code)
        assert table["host"] == table["seats"][1]["person"]
        assert table["seats"][0]["person"] is None
        assert await refusal_of(ada.post(f"/api/tables/{code}/start")) == "not-host"


async def test_a_deal_in_time_is_not_void(local: Local, clock: Clock) -> None:
    code, (ada,) = await gather(local, 1, 1)
    async with AsyncExitStack() as stack:
        socket = await look(stack, ada, code, mute=True)
        await ada.post(f"/api/tables/{code}/start")
        clock.forward(STEP_MS / 1000 - 1)
        await local.run_due_task(code)
        message = await dealing(socket)
        told = await socket.say(take_part(ada.parties, message))
        clock.forward(STEP_MS / 1000 - 1)  # each step has its own time
        await local.run_due_task(code)
        assert (await socket.say(take_part(ada.parties, told)))["table"]["phase"] == "playing"


async def test_a_table_deals_no_more_after_too_many_void_deals(local: Local) -> None:
    code, (ada,) = await gather(local, 1, 1)
    deal = Deal("T", "00" * 32, Terms(TTK, 1, {}, "", []), [], [])
    many = [Opened(deal, "", "", [], "", "void")] * MOST_EARLIER
    text = msgspec.json.encode(many).decode()
    await local.context.store.change(update(TABLES).where(TABLES.c.code == code).values(earlier=text))
    assert await refusal_of(ada.post(f"/api/tables/{code}/start")) == "void"


# What is put away


async def test_a_deal_that_is_put_away_stands_open(local: Local, tmp_path: Path) -> None:
    """A host sees the hand and closes the table: the deal is opened, and named by the one after it."""
    code, (ada, bob) = await gather(local, 2)
    async with AsyncExitStack() as stack:
        sockets = [await look(stack, visitor, code) for visitor in (ada, bob)]
        await ada.post(f"/api/tables/{code}/start")
        for socket in sockets:
            await socket.until("state")
        await ada.post(f"/api/tables/{code}/close")
    (away,) = msgspec.convert((await bob.get(f"/api/tables/{code}/deals"))["deals"], list[Opened])
    away.check()
    assert (away.why, away.missing) == ("closed", [])
    record, words = await record_of(bob, code, tmp_path)
    assert record.deal == Proof(away)
    assert "the game is not over" in words

    again = (await bob.post(f"/api/tables/{code}/rematch"))["code"]
    assert (await ada.post(f"/api/tables/{code}/rematch"))["code"] == again
    async with AsyncExitStack() as stack:
        sockets = [await look(stack, visitor, again) for visitor in (ada, bob)]
        for socket in sockets:
            await socket.until("state")
    ends = await asyncio.gather(*(Player(visitor, again, 1).play() for visitor in (ada, bob)))
    proof = msgspec.convert(ends[0]["fair"], Proof)
    proof.check()
    assert proof.earlier == [away]
    _, words = await record_of(bob, again, tmp_path)
    assert f"0 void deals and 1 cancelled before their end cancelled before the end at table {code}" in words


async def test_a_deal_that_is_put_away_while_it_is_made_is_opened_too(local: Local) -> None:
    code, (ada, bob) = await gather(local, 2)
    async with AsyncExitStack() as stack:
        await look(stack, ada, code, mute=True)
        await ada.post(f"/api/tables/{code}/start")
        assert await refusal_of(bob.post(f"/api/tables/{code}/leave")) == "begun"
        await ada.post(f"/api/tables/{code}/close")
    (away,) = msgspec.convert((await bob.get(f"/api/tables/{code}/deals"))["deals"], list[Opened])
    away.check()
    assert (away.why, away.missing) == ("closed", [0])


async def test_someone_who_erases_themselves_in_the_middle_does_not_stop_the_others(
    local: Local, clock: Clock
) -> None:
    code, (ada, bob) = await gather(local, 2)
    async with AsyncExitStack() as stack:
        await look(stack, ada, code)
        await look(stack, bob, code, mute=True)
        await ada.post(f"/api/tables/{code}/start")
        await bob.call("DELETE", "/api/me")
        await expire(local, clock, code)
        table = await table_of(ada, code)
        assert table["phase"] == "gathering"
        assert (table["seats"][1]["person"], table["seats"][1]["bot"]) == (None, None)


# What is refused


async def test_what_does_not_belong_in_a_deal_is_refused(local: Local) -> None:
    code, (ada, bob) = await gather(local, 2)
    (eve,) = await local.people("Eve")
    async with AsyncExitStack() as stack:
        here, there, aside = [await look(stack, v, code, mute=True) for v in (ada, bob, eve)]

        async def refused(socket: Mute, type_: str, **fields: Any) -> str:
            with pytest.raises(RefusedByServer) as found:
                await socket.say({"type": type_, **fields})
            return found.value.reason

        zeros = "0" * 64
        assert await refused(here, "pledge", commitment=zeros, pledge=zeros) == "deal"  # nobody deals
        await ada.post(f"/api/tables/{code}/start")
        deal = msgspec.convert((await dealing(here))["table"]["deal"], Deal)
        party, other = (Party(code, deal.commitment, seat, draw()) for seat in (0, 1))
        fields = {"commitment": deal.commitment, "pledge": party.pledge}
        assert await refused(aside, "pledge", **fields) == "deal"
        assert await refused(here, "pledge", **fields | {"commitment": zeros}) == "deal"
        await here.say({"type": "pledge", **fields})
        await here.say({"type": "pledge", **fields})  # said again
        assert await refused(here, "pledge", **fields | {"pledge": zeros}) == "deal"
        assert await refused(here, "open", transcript=zeros, share=party.share) == "deal"  # too early
        told = await there.say({"type": "pledge", "commitment": deal.commitment, "pledge": other.pledge})
        deal = msgspec.convert(told["table"]["deal"], Deal)
        assert await refused(here, "open", transcript=zeros, share=party.share) == "deal"
        assert await refused(aside, "open", transcript=deal.transcript, share=party.share) == "deal"
        assert await refused(there, "open", transcript=deal.transcript, share=party.share) == "deal"
        assert (await table_of(ada, code))["phase"] == "dealing"
        await here.say({"type": "open", "transcript": deal.transcript, "share": party.share})
        told = await there.say({"type": "open", "transcript": deal.transcript, "share": other.share})
        assert told["table"]["phase"] == "playing"
        assert await refused(there, "open", transcript=deal.transcript, share=zeros) == "deal"
        await there.say({"type": "open", "transcript": deal.transcript, "share": other.share})  # said again


async def test_who_reads_the_database_cannot_sit_down_again_with_a_better_share(local: Local) -> None:
    """The review's forgery: with secret and shares at hand, take the best of many shares."""
    code, (ada, eve) = await gather(local, 2)
    async with AsyncExitStack() as stack:
        await look(stack, ada, code)
        evil = await look(stack, eve, code, mute=True)
        await ada.post(f"/api/tables/{code}/start")
        message = await dealing(evil)
        store = local.context.store
        (row,) = await store.rows(select(TABLES.c.secret).where(TABLES.c.code == code))
        rows = await store.rows(select(SEATS.c.share).where(SEATS.c.code == code))
        assert len(row.secret) == 64
        assert [share for (share,) in rows] == ["", ""]  # nothing to choose by before one is pledged oneself
        told = await evil.say(take_part(eve.parties, message))
        deal = msgspec.convert(told["table"]["deal"], Deal)
        while not (await store.rows(select(SEATS.c.share).where(SEATS.c.code == code)))[0][0]:
            await asyncio.sleep(0.01)  # Ada has opened hers
        best = draw()
        assert await refusal_of(eve.post(f"/api/tables/{code}/sit", {"seat": 1})) == "begun"
        for request in (
            {"type": "open", "transcript": deal.transcript, "share": best},
            {
                "type": "pledge",
                "commitment": deal.commitment,
                "pledge": pledge_of(code, deal.commitment, 1, best),
            },
        ):
            with pytest.raises(RefusedByServer, match="deal"):
                await evil.say(request)


# Databases of earlier versions


async def test_tables_of_an_earlier_version_play_on(tmp_path: Path) -> None:
    """One in play, dealt by the first protocol, and one that gathers, which deals by this one."""
    match = write_earlier(tmp_path / "tables.db", plies=6)
    async with serving(tmp_path) as local:
        ada = Visitor(local.url, local.context.people.cookie(Identity("ada", "Ada", 1)))
        local.visitors.append(ada)
        assert (await table_of(ada, "playing"))["deal"] is None
        state = await first_state(ada, "playing")
        assert state["ply"] >= 6
        end = await Player(ada, "playing").play()
        assert end["fair"] is None  # clients read none of the first protocol
        record, words = await record_of(ada, "playing", tmp_path)
        assert record.fair is not None
        assert record.seed == match.seed.hex()
        assert "by the first protocol" in words
        assert "not proven: that nobody chose the cards" in words

        async with AsyncExitStack() as stack:
            socket = await look(stack, ada, "waiting")
            await ada.post("/api/tables/waiting/start")
            await socket.until("state")
        await Player(ada, "waiting").play()
        record, words = await record_of(ada, "waiting", tmp_path)
        assert record.deal is not None
        assert "seat 0 added a share" in words
