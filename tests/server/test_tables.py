"""The life of a table around its game: opening, sitting, starting, leaving, looking on, talking, going on."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from regalia.kernel.zones import SPECTATOR
from regalia.server import wire
from regalia.server.access.people import LINK_MS, clean_name
from regalia.server.client import TableSocket, Visitor
from regalia.server.errors import Refusal
from regalia.server.storage.models import CHAT, PEOPLE, REPORTS, SEATS, TABLES
from regalia.server.storage.rows import StoredTable
from regalia.server.table import chat
from regalia.server.table.channel import CHANGED
from regalia.server.table.dealing import freeze
from serving import Clock, Local, Player, begin, first_state, refusal_of, serving

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"


async def gathering(host: Visitor, seats: int = 3, **fields: Any) -> str:
    table = await host.post("/api/tables", {"game": TTK, "seats": seats} | fields)
    assert table["phase"] == "gathering"
    return str(table["code"])


def sit(visitor: Visitor, code: str, seat: int) -> Any:
    return visitor.post(f"/api/tables/{code}/sit", {"seat": seat})


def names(table: dict[str, Any]) -> list[str | None]:
    return [seat["person"] and seat["person"]["name"] for seat in table["seats"]]


def word(visitor: Visitor, code: str, verb: str) -> Any:
    return visitor.post(f"/api/tables/{code}/{verb}")


# Gathering


async def test_a_table_that_others_change_often_is_read_once_at_a_time(local: Local) -> None:
    """Where the database is slow, readings that pile up would take all its connections."""
    ada = await local.person("Ada")
    code = await gathering(ada)
    rooms = local.context.rooms
    room = await local.room(code)
    readings = 0
    load = room.store.load

    async def count(code: str, after: int = 0) -> StoredTable | None:
        nonlocal readings
        readings += 1
        return await load(code, after)

    room.store.load = count  # type: ignore[method-assign]
    async with room.lock:
        for _ in range(100):
            rooms._heard(code, CHANGED)
            await asyncio.sleep(0)
    await sit(ada, code, 1)
    while rooms._reloading:
        await asyncio.sleep(0.01)
    assert 1 <= readings <= 3


async def test_people_sit_down_move_and_stand_up(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await gathering(ada)
    assert names(await sit(bob, code, 1)) == ["Ada", "Bob", None]
    assert names(await sit(bob, code, 2)) == ["Ada", None, "Bob"], "one seat each: to sit is to move"
    assert await refusal_of(sit(bob, code, 0)) == "seat-taken"
    assert await refusal_of(sit(bob, code, 3)) == "seat-taken"
    assert names(await word(bob, code, "leave")) == ["Ada", None, None]


async def test_a_host_who_leaves_hands_the_table_on(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await gathering(ada)
    await sit(bob, code, 2)
    table = await word(ada, code, "leave")
    assert table["host"]["name"] == "Bob"
    table = await word(bob, code, "leave")
    assert (table["phase"], table["closed"]) == ("closed", "host")
    assert await refusal_of(sit(ada, code, 0)) == "begun"


async def test_only_the_host_places_bots_starts_and_closes(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await gathering(ada)
    await sit(bob, code, 1)
    bot = {"seat": 2, "bot": "courtier"}
    assert await refusal_of(bob.post(f"/api/tables/{code}/bot", bot)) == "not-host"
    assert await refusal_of(word(bob, code, "start")) == "not-host"
    assert await refusal_of(word(bob, code, "close")) == "not-host"
    assert await refusal_of(word(ada, code, "start")) == "seats-free"
    assert await refusal_of(ada.post(f"/api/tables/{code}/bot", bot | {"seat": 1})) == "seat-taken"
    assert await refusal_of(ada.post(f"/api/tables/{code}/bot", bot | {"bot": "wizard"})) == "no-such-bot"
    await ada.post(f"/api/tables/{code}/bot", bot | {"bot": "page"})
    table = await ada.post(f"/api/tables/{code}/bot", bot)
    assert table["seats"][2]["bot"] == "courtier"
    assert (await ada.post(f"/api/tables/{code}/bot", bot | {"bot": None}))["seats"][2]["bot"] is None
    await ada.post(f"/api/tables/{code}/bot", bot)
    assert await refusal_of(sit(bob, code, 2)) == "seat-taken"
    assert (await word(ada, code, "start"))["phase"] == "playing"
    for verb in ("start", "leave"):
        assert await refusal_of(word(ada, code, verb)) == "begun"
    assert (await word(ada, code, "close"))["closed"] == "host"
    assert await refusal_of(word(ada, code, "close")) == "over"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": 7}, "bad-option"),
        ({"options": {"colour": True}}, "bad-option"),
        ({"bots": ["page"]}, "bad-seat"),
        ({"bots": [None] * 4}, "bad-seat"),
        ({"seat": 3}, "bad-seat"),
        ({"bots": [None, "wizard"]}, "no-such-bot"),
        ({"bots": [None, "ismcts:1000000000"]}, "no-such-bot"),
        ({"settings": {"stand_in": "ismcts:1000000000"}}, "no-such-bot"),
        ({"settings": {"clock": {"kind": "move", "seconds": 1}}}, "bad-clock"),
        ({"start": True}, "seats-free"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(local: Local, fields: dict[str, Any], reason: str) -> None:
    (ada,) = await local.people("Ada")
    assert await refusal_of(gathering(ada, **fields)) == reason
    assert (await ada.get("/api/lobby"))["mine"] == [], "and nothing is left of it"


async def test_a_table_against_bots_starts_in_one_request(local: Local) -> None:
    (ada,) = await local.people("Ada")
    body = {"game": TTK, "seats": 2, "bots": [None, "page"], "start": True}
    table = await ada.post("/api/tables", body)
    assert table["phase"] == "playing"
    assert len(table["commitment"]) == 64


async def test_a_person_has_so_many_unfinished_tables(tmp_path: Any) -> None:
    async with serving(tmp_path, most_tables=2) as local:
        ada, bob = await local.people("Ada", "Bob")
        first = await gathering(ada)
        await gathering(ada)
        assert await refusal_of(gathering(ada)) == "too-many-tables"
        await gathering(bob)
        await word(ada, first, "close")
        await gathering(ada)


async def test_many_requests_at_once_open_no_more(tmp_path: Any) -> None:
    async with serving(tmp_path, most_tables=2) as local:
        (ada,) = await local.people("Ada")
        found = await asyncio.gather(*(gathering(ada) for _ in range(6)), return_exceptions=True)
        assert sum(isinstance(code, str) for code in found) == 2


async def test_the_lobby_lists_open_tables_and_mine(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    stranger = await local.person(None)
    hidden = await gathering(ada)
    shown = await gathering(ada, settings={"open": True})
    running = await begin(TTK, [ada, bob], settings={"open": True})
    lobby = await stranger.get("/api/lobby")
    assert [listed["table"]["code"] for listed in lobby["open"]] == [shown]
    assert lobby["mine"] == []
    lobby = await ada.get("/api/lobby")
    assert {listed["table"]["code"] for listed in lobby["mine"]} == {hidden, shown, running}
    (mine,) = (await bob.get("/api/lobby"))["mine"]
    assert (mine["you"], mine["ply"], len(mine["deciders"])) == (1, 0, 1)


async def test_many_private_tables_hide_no_open_one(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    shown = await gathering(ada, settings={"open": True})
    (row,) = await local.context.store.rows(select(TABLES))
    private = msgspec.json.encode(wire.Settings()).decode()
    later = [
        dict(row._mapping)
        | {"code": f"private{n}", "settings": private, "open": False, "touched": row.touched + n}
        for n in range(1, 1501)
    ]
    known = set(TABLES.columns.keys())
    await local.context.store.insert(
        TABLES, [{k: v for k, v in values.items() if k in known} for values in later]
    )
    lobby = await bob.get("/api/lobby")
    assert [listed["table"]["code"] for listed in lobby["open"]] == [shown]


async def test_an_invitation_is_a_link_and_a_picture_of_it(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await gathering(ada)
    invite = await ada.get(f"/api/tables/{code}/invite")
    assert invite["url"] == f"{local.url}/t/{code}"
    assert invite["qr"].startswith("<svg")
    assert await refusal_of(ada.get("/api/tables/nothere/invite")) == "no-such-table"


# Playing


async def test_resigning_leaves_the_seat_to_a_bot_until_one_returns(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob])
    seat = (await word(ada, code, "resign"))["seats"][0]
    assert (seat["person"]["name"], seat["bot"], seat["away"]) == ("Ada", "courtier", True)
    async with ada.look_at(code) as socket:
        state = await socket.until("state")
        if state["decision"] is not None:
            commit = await socket.send("commit", decision=state["decision"], draft=["pass"])
            assert await refusal_of(socket.answer(commit)) == "away"
    seat = (await word(ada, code, "return"))["seats"][0]
    assert (seat["bot"], seat["away"]) == (None, False)
    carl = await local.person("Carl")
    assert await refusal_of(word(carl, code, "resign")) == "no-seat"
    assert await refusal_of(word(carl, code, "return")) == "no-seat"


async def test_bots_that_stand_in_finish_the_game(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob], settings={"stand_in": "page"})
    async with ada.look_at(code) as socket:
        await word(ada, code, "resign")
        await word(bob, code, "resign")
        while (await socket.until("state"))["outcome"] is None:
            pass
    assert (await ada.get(f"/api/tables/{code}"))["phase"] == "over"


async def test_both_ask_for_another_game_and_get_one_table(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob], settings={"windows": "quick"})
    assert await refusal_of(word(ada, code, "rematch")) == "not-over"
    await asyncio.gather(*(Player(visitor, code).play() for visitor in (ada, bob)))
    one, other = await asyncio.gather(word(ada, code, "rematch"), word(bob, code, "rematch"))
    assert one["code"] == other["code"] != code
    assert (await word(bob, code, "rematch"))["code"] == one["code"]
    assert (await ada.get(f"/api/tables/{code}"))["rematch"] == one["code"]
    lobby = await ada.get("/api/lobby")
    assert len([m for m in lobby["mine"] if m["table"]["phase"] == "gathering"]) <= 1
    table = await ada.get(f"/api/tables/{one['code']}")
    assert names(table) == ["Ada", "Bob"], "everyone sits where they sat"
    assert one["commitment"] != (await ada.get(f"/api/tables/{code}"))["commitment"]
    carl = await local.person("Carl")
    assert await refusal_of(word(carl, code, "rematch")) == "no-seat"


# Looking on


async def test_what_a_spectator_sees(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob])
    stranger = await local.person(None)
    async with stranger.look_at(code) as socket:
        table = await socket.until("table")
        assert (table["you"], table["host"], table["order"], table["table"]["spectators"]) == (
            -1,
            False,
            None,
            1,
        )
        state = await socket.until("state")
    assert (state["decision"], state["view"]["viewer"]) == (None, -1)
    room = await local.room(code)
    assert room.play is not None
    game, match = room.play.game, room.play.match
    assert state["view"] == msgspec.to_builtins(game.view(match.observe(SPECTATOR))), (
        "what lies open, and no more"
    )


async def test_a_table_without_spectators_has_none(local: Local) -> None:
    ada, bob, carl = await local.people("Ada", "Bob", "Carl")
    code = await gathering(ada, 2, settings={"spectators": False})
    async with carl.look_at(code) as early:
        await early.until("table")  # before the game anyone may come who has the link
        await sit(bob, code, 1)
        await word(ada, code, "start")
        seen = []
        with suppress(ConnectionClosed):
            while True:
                seen.append(await early.receive())
        assert not [message for message in seen if message["type"] == "state"]
    async with carl.look_at(code) as late:
        assert (await late.receive())["reason"] == "no-spectators"
    assert (await first_state(bob, code))["view"]["viewer"] == 1


async def test_who_comes_while_the_cards_are_dealt_is_no_spectator_either(local: Local) -> None:
    """The check and the first view happen in one turn, and what waits is not answered after it."""
    ada, bob, carl = await local.people("Ada", "Bob", "Carl")
    code = await gathering(ada, 2, settings={"spectators": False})
    await sit(bob, code, 1)
    room = await local.room(code)
    await room.lock.acquire()
    async with carl.look_at(code) as late:
        await late.send("sync", since=0)
        await asyncio.sleep(0.2)  # it is let in, and waits for its turn
        host = (await ada.get("/api/me"))["person"]["id"]
        await local.context.store.write(freeze, host, code, set())
        assert await room.catch_up(room.ply) is not None
        room.lock.release()
        seen = []
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(2):
                while True:
                    seen.append(await late.receive())
    assert [message.get("reason", message["type"]) for message in seen] == ["no-spectators"]


# Talking


async def say(socket: TableSocket, text: str) -> dict[str, Any]:
    await socket.send("chat", text=text)
    return await socket.until("chat", "refused")


async def test_chat_is_heard_by_all_and_by_those_who_come_later(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob])
    async with ada.look_at(code) as first, bob.look_at(code) as second:
        line = (await say(first, "  hello\u202e <b>all</b>\x07  "))["lines"][0]
        assert (line["text"], line["seat"], line["person"]["name"]) == ("hello <b>all</b>", 0, "Ada")
        assert (await second.until("chat"))["lines"] == [line]
    async with bob.look_at(code) as again:
        assert (await again.until("chat"))["lines"] == [line]


async def test_spectators_listen_while_a_game_is_running(local: Local) -> None:
    ada, bob, carl = await local.people("Ada", "Bob", "Carl")
    stranger = await local.person(None)
    code = await begin(TTK, [ada, bob])
    loud = await begin(TTK, [ada, bob], settings={"spectator_chat": True})
    async with carl.look_at(code) as socket:
        assert (await say(socket, "psst"))["reason"] == "quiet"
    async with carl.look_at(loud) as socket:
        assert (await say(socket, "psst"))["lines"][0]["seat"] == -1
    async with stranger.look_at(loud) as socket:
        await socket.until("chat")
        assert (await say(socket, "psst"))["reason"] == "no-name"
    await word(ada, code, "close")
    async with carl.look_at(code) as socket:
        assert (await say(socket, "well played"))["type"] == "chat"


async def test_who_is_muted_is_not_heard(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob])
    bobs = (await bob.get("/api/me"))["person"]["id"]
    async with ada.look_at(code) as first, bob.look_at(code) as second:
        assert (await ada.post("/api/me/mute", {"person": bobs}))["muted"] == [bobs]
        await say(second, "one")
        assert (await say(first, "two"))["lines"][0]["text"] == "two"
        assert (await ada.post("/api/me/mute", {"person": bobs, "muted": False}))["muted"] == []
        await say(second, "three")
        assert (await first.until("chat"))["lines"][0]["text"] == "three"
    await ada.post("/api/me/mute", {"person": bobs})
    async with ada.look_at(code) as again:
        assert [line["text"] for line in (await again.until("chat"))["lines"]] == ["two"]


async def test_a_reported_line_reaches_the_operator(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob])
    elsewhere = await begin(TTK, [ada, bob])
    async with bob.look_at(code) as socket:
        line = (await say(socket, "something nasty"))["lines"][0]
    body = {"line": line["id"], "reason": "nasty"}
    assert (await ada.post(f"/api/tables/{code}/report", body))["reason"] == "reported"
    assert await refusal_of(ada.post(f"/api/tables/{elsewhere}/report", body)) == "no-such-line"
    (row,) = await local.context.store.rows(select(REPORTS))
    assert (row.code, row.text, row.reason) == (code, "something nasty", "nasty")


# People


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("A\u200bd\u202ea\u0000", "Ada"),
        ("e\u0301tude", "\u00e9tude"),
        ("<script>", "<script>"),
        ("Ada\u3164\ufe0f", "Ada"),
        ("A\u2800da", "A da"),
        ("\u1109\u1165\u110b\u1175", "\uc11c\uc774"),
        ("\u0928\u093f\u0924\u093e", "\u0928\u093f\u0924\u093e"),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown


INVISIBLE = [
    *"\u3164\u2800\u034f\ufe0f\u180b\uffa0\u17b4\u17b5\u115f\u1160\U000e0100\U0001d159\u2064\ue000\u0301"
]


@pytest.mark.parametrize("sign", INVISIBLE, ids=[f"U+{ord(sign):04X}" for sign in INVISIBLE])
def test_a_name_of_what_nobody_sees_is_refused(sign: str) -> None:
    for name in (sign, sign * 5, f" {sign} {sign}"):
        with pytest.raises(Refusal, match="visible"):
            clean_name(name)


async def test_a_name_must_show_something_and_not_be_long(local: Local) -> None:
    stranger = await local.person(None)
    assert await refusal_of(stranger.post("/api/me", {"name": "\u200b\u202e"})) == "empty"
    assert await refusal_of(stranger.post("/api/me", {"name": ""})) == "malformed"
    assert await refusal_of(stranger.post("/api/me", {"name": "x" * (wire.LONGEST_NAME + 1)})) == "malformed"
    assert (await stranger.get("/api/me"))["person"] is None
    assert await refusal_of(gathering(stranger)) == "no-name"


async def test_another_name_is_seen_at_the_table_and_in_chat(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob])
    async with ada.look_at(code) as socket:
        await socket.until("state")
        await ada.post("/api/me", {"name": "Countess"})
        assert names((await socket.until("table"))["table"]) == ["Countess", "Bob"]
        assert (await say(socket, "it is me"))["lines"][0]["person"]["name"] == "Countess"


async def test_a_link_carries_someone_over_once(local: Local, clock: Clock) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob])
    link = await ada.post("/api/me/link")
    path = link["url"].removeprefix(local.url)
    assert path.startswith("/link/")
    assert link["qr"].startswith("<svg")
    phone, thief = await local.person(None), await local.person(None)
    assert (await phone.post(f"/api{path}"))["person"] == (await ada.get("/api/me"))["person"]
    assert (await first_state(phone, code))["view"]["viewer"] == 0
    assert await refusal_of(thief.post(f"/api{path}")) == "dead-link"
    late = (await ada.post("/api/me/link"))["url"].removeprefix(local.url)
    clock.forward(LINK_MS / 1000 + 1)
    assert await refusal_of(thief.post(f"/api{late}")) == "dead-link"
    assert await refusal_of(thief.post("/api/link/nonsense")) == "dead-link"


async def test_delete_my_data(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    person = (await ada.get("/api/me"))["person"]["id"]
    running = await begin(TTK, [ada, bob])
    waiting = await gathering(ada)
    await sit(bob, waiting, 1)
    cookie = ada.cookie
    await ada.post("/api/me/link")
    await bob.post("/api/me/mute", {"person": person})
    async with ada.look_at(running) as socket:
        await say(socket, "bye")
        response = await ada.http.delete("/api/me")
        assert response.json()["person"] is None
        text = await say(socket, "I am still here")
        assert text.get("reason") == "no-name"
    table = await bob.get(f"/api/tables/{running}")
    assert (table["seats"][0]["person"], table["seats"][0]["bot"]) == (None, "courtier")
    table = await bob.get(f"/api/tables/{waiting}")
    assert names(table) == [None, "Bob", None]
    assert table["host"]["name"] == "Bob", "the table is handed on, as when a host leaves"
    again = Visitor(local.url, cookie)
    assert (await again.get("/api/me"))["person"] is None, "the old cookie is void"
    await again.close()
    for statement in (
        select(PEOPLE).where(PEOPLE.c.id == person),
        select(CHAT).where(CHAT.c.person == person),
        select(SEATS).where(SEATS.c.person == person),
    ):
        assert await local.context.store.rows(statement) == []
    assert (await bob.get("/api/me"))["muted"] == []


async def test_delete_my_data_reaches_what_is_in_memory(local: Local) -> None:
    """Newcomers hear nothing of it, also at tables at which the person only looked on."""
    ada, bob, carl = await local.people("Ada", "Bob", "Carl")
    code = await begin(TTK, [bob, carl], settings={"spectator_chat": True})
    played = await begin(TTK, [ada, bob])
    async with ada.look_at(code) as socket, carl.look_at(played) as other:
        await say(socket, "my address is")
        await other.until("state")
        await ada.http.delete("/api/me")
    for table in (code, played):
        room = await local.room(table)
        assert "Ada" not in repr((room.names, room.lines, room.describe()))
    async with carl.look_at(code) as later:
        await later.until("state")
        await say(later, "hello")
        assert [line.text for line in (await local.room(code)).lines or []] == ["hello"]


async def test_nothing_is_said_by_someone_who_is_being_deleted(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob], settings={"spectator_chat": True})
    me = await local.context.people.recognise(ada.cookie)
    await ada.http.delete("/api/me")
    with pytest.raises(Refusal, match="name"):
        await chat.say(await local.room(code), me, wire.ChatRequest(text="still on its way"))
    assert await local.context.store.rows(select(CHAT)) == []


async def test_other_devices_are_signed_out(local: Local) -> None:
    """A cookie that was lost or copied is void from then on, and so are links and open connections."""
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(TTK, [ada, bob])
    phone = Visitor(local.url, ada.cookie)
    local.visitors.append(phone)
    link = (await ada.post("/api/me/link"))["url"].removeprefix(local.url)
    old = ada.cookie
    async with phone.look_at(code) as socket, bob.look_at(code) as bobs:
        await socket.until("state")
        await bobs.until("state")
        me = await ada.post("/api/me/revoke")
        assert me["person"]["name"] == "Ada"
        assert ada.cookie not in (None, old)
        with pytest.raises(ConnectionClosed):
            await socket.until("never")
        assert (await bobs.answer(await bobs.send("ping")))["type"] == "heartbeat"
    assert (await ada.get("/api/me"))["person"] == me["person"]
    assert (await first_state(ada, code))["view"]["viewer"] == 0
    assert (await phone.get("/api/me"))["person"] is None
    assert (await first_state(phone, code))["view"]["viewer"] == -1
    assert await refusal_of(phone.post(f"/api/tables/{code}/resign")) == "no-name"
    assert await refusal_of(phone.post(f"/api{link}")) == "dead-link"
    again = Visitor(local.url, ada.cookie)
    local.visitors.append(again)
    path = (await ada.post("/api/me/link"))["url"].removeprefix(local.url)
    assert (await again.post(f"/api{path}"))["person"] == me["person"], "and a new link works"
    assert await refusal_of((await local.person(None)).post("/api/me/revoke")) == "no-name"


async def test_another_process_lets_go_of_who_was_signed_out(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regalia.server.ws.session.HEARTBEAT_SECONDS", 0.2)
    async with serving(tmp_path) as local, serving(tmp_path) as other:
        ada, bob = await local.people("Ada", "Bob")
        code = await begin(TTK, [ada, bob])
        phone = Visitor(other.url, ada.cookie)
        other.visitors.append(phone)
        async with phone.look_at(code) as socket:
            await socket.until("heartbeat")
            await ada.post("/api/me/revoke")
            other.context.people.forget_all()  # where several serve, nobody is remembered between requests
            with pytest.raises(ConnectionClosed):
                await socket.until("never")
