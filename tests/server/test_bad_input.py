"""Whatever is sent, the answer is a clear refusal, nothing changes, and the server stays up."""

import asyncio
import json
import random
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from regalia.server import wire
from regalia.server.client import RefusedByServer, Visitor
from regalia.server.http import timeouts
from regalia.server.http.app import HEADERS
from regalia.server.table.play import MOST_CHANGES
from regalia.server.ws.session import PATIENCE
from serving import Local, Player, begin, first_state, refusal_of, serving

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"


def digest(local: Local, code: str) -> str:
    """All that a table is, in short."""
    room = local.context.rooms.loaded[code]
    assert room.play is not None
    play = room.play
    return repr((play.match.state.dump(), play.decisions, play.at, room.holders, room.row))


# Decisions


async def test_only_the_one_who_is_asked_answers_and_only_that(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    stranger = await local.person("Eve")
    code = await begin(TTK, people)
    play = (await local.room(code)).play
    assert play is not None
    seat = play.deciders()[0]
    async with (
        people[seat].look_at(code) as mine,
        people[1 - seat].look_at(code) as theirs,
        stranger.look_at(code) as hers,
    ):
        state = await mine.until("state")
        before = digest(local, code)
        decision = state["decision"]
        first = state["view"]["asked"]["legal"][0]

        async def refused(socket: Any, kind: str, **fields: Any) -> str:
            return await refusal_of(socket.answer(await socket.send(kind, **fields)))

        for kind in ("commit", "preview", "hint"):
            assert await refused(hers, kind, decision=decision, draft=[first]) == "no-seat"
            assert await refused(theirs, kind, decision=decision, draft=[first]) == "stale"
            assert await refused(mine, kind, decision=decision + 1, draft=[first]) == "stale"
            assert await refused(mine, kind, decision=-1, draft=[first]) == "stale"
            for draft in (["no-such-action"], ["let"], ["let it be"], [first] * 150):
                assert await refused(mine, kind, decision=decision, draft=draft) in (
                    "illegal",
                    "refused",
                    "whole",
                )
        incomplete = await mine.answer(await mine.send("commit", decision=decision, draft=[]))
        assert (incomplete["type"], incomplete["whole"]) == ("preview", False)
        assert digest(local, code) == before


async def test_a_play_sent_twice_happens_once(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    play = (await local.room(code)).play
    assert play is not None
    seat = play.deciders()[0]
    async with people[seat].look_at(code) as one, people[seat].look_at(code) as other:
        state = await one.until("state")
        await other.until("state")
        draft: list[str] = []
        answer: dict[str, Any] = {"whole": False, "view": state["view"]}
        while not answer["whole"]:
            draft.append(answer["view"]["asked"]["legal"][0])
            answer = await one.answer(await one.send("preview", decision=state["decision"], draft=draft))
        ids = [
            await socket.send("commit", decision=state["decision"], draft=draft) for socket in (one, other)
        ]
        answers = await asyncio.gather(
            *(socket.answer(id_) for socket, id_ in zip((one, other), ids, strict=True)),
            return_exceptions=True,
        )
    assert sorted(getattr(a, "reason", "committed") for a in answers) == ["committed", "stale"]
    assert play.ply == 1


@pytest.mark.parametrize("game", ["brutal-kingdom", "brawling-barons"])
async def test_an_answer_can_be_changed_so_often_and_no_more(local: Local, game: str) -> None:
    """All are asked at once, and until the last has answered each may think again; each time it is stored."""
    people = await local.people("Ada", "Bob", "Cid")
    code = await begin(game, people)
    room = await local.room(code)
    play = room.play
    assert play is not None
    assert play.deciders() == [0, 1, 2]
    async with people[0].look_at(code) as socket:
        state = await socket.until("state")
        reasons = []
        for _ in range(MOST_CHANGES + 5):
            draft: list[str] = []
            legal = state["view"]["asked"]["legal"]
            while legal:
                draft.append(legal[0])
                id_ = await socket.send("commit", decision=play.decisions[0], draft=draft)
                try:
                    answer = await socket.answer(id_)
                except RefusedByServer as refused:
                    reasons.append(refused.reason)
                    break
                legal = answer["view"]["asked"]["legal"] if answer["type"] == "preview" else []
            else:
                state = await socket.until("state")
        assert reasons == ["settled"] * 4
        assert play.ply == MOST_CHANGES + 1
    local.context.rooms.forget(room)
    again = (await local.room(code)).play
    assert again is not None
    assert again.changes == play.changes == [MOST_CHANGES, 0, 0], "also after a restart"
    await Player(people[1], code).play(1)
    await Player(people[2], code).play(1)
    assert again.changes[0] == 0, "the next question is another one"


async def test_an_unknown_table_is_refused(local: Local) -> None:
    (ada,) = await local.people("Ada")
    async with ada.look_at("nothere") as socket:
        assert (await socket.receive())["reason"] == "no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    for path in ("", "/briefing", "/record", "/replay"):
        assert await refusal_of(ada.get(f"/api/tables/nothere{path}")) == "no-such-table"
    assert await refusal_of(ada.get("/api/tables/NOT-A-CODE")) == "malformed"
    for verb in ("sit", "leave", "start", "close", "resign", "return", "rematch"):
        body = {"seat": 0} if verb == "sit" else None
        assert await refusal_of(ada.post(f"/api/tables/nothere/{verb}", body)) == "no-such-table"


# The WebSocket


def deep(levels: int) -> str:
    return '{"type":"preview","decision":0,"draft":' + "[" * levels + "]" * levels + "}"


BAD: list[str | bytes] = [
    "",
    "null",
    "[]",
    "42",
    '"commit"',
    "{",
    "not JSON at all",
    "{}",
    '{"type":"fold"}',
    '{"type":"commit"}',
    '{"type":"commit","decision":"0","draft":[]}',
    '{"type":"commit","decision":0,"draft":"let"}',
    '{"type":"commit","decision":0,"draft":[1]}',
    '{"type":"commit","decision":0.5,"draft":[]}',
    '{"type":"commit","decision":0,"draft":[],"seat":1}',
    '{"type":"chat","text":""}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"sync","since":-1}',
    '{"type":"sync","since":1e400}',
    '{"type":"ping","id":null}',
    '{"type":"order","order":[]}',
    json.dumps({"type": "commit", "decision": 0, "draft": ["x"] * (wire.LONGEST_DRAFT + 1)}),
    json.dumps({"type": "commit", "decision": 0, "draft": ["x" * 81]}),
    json.dumps({"type": "chat", "text": "x" * (wire.LONGEST_CHAT + 1)}),
    json.dumps({"type": "chat", "text": "x" * wire.MOST_BYTES}),
    deep(2_000),
    deep(7_000),
    b"\x00\xff binary",
    b'{"type":"ping"}',
]


def socket_url(local: Local, code: str) -> str:
    return f"{local.url.replace('http', 'ws', 1)}/ws/{code}"


async def test_what_is_no_message_is_refused_and_changes_nothing(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    await first_state(people[0], code)
    before = digest(local, code)
    headers = {"Cookie": f"regalia={people[0].cookie}"}
    for number, bad in enumerate(BAD):
        async with connect(socket_url(local, code), additional_headers=headers) as socket:
            await socket.send(bad)
            await socket.send('{"type":"ping","id":77}')
            lines: list[dict[str, Any]] = []
            while not lines or lines[-1]["id"] != 77:
                lines += map(msgspec.json.decode, str(await socket.recv()).split("\n"))
        (refused,) = [line for line in lines if line["type"] == "refused"]
        assert refused["reason"] == "malformed", (number, bad)
        assert len(refused["text"]) < 400
        assert "Traceback" not in refused["text"]
        assert lines[-1]["type"] == "heartbeat"
    assert digest(local, code) == before


async def test_another_version_of_the_protocol_is_told_so(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    async with people[0].look_at(code) as socket:
        assert await refusal_of(socket.answer(await socket.send("ping", v=wire.VERSION + 1))) == "version"


@pytest.mark.parametrize(
    "frame", [b"\x81\x84\x00\x00\x00\x00\xff\xfe\xfd\xfc", b"\xff\xff\xff\xff", b"\x81\xff"]
)
async def test_frames_that_are_none_close_one_connection_and_no_other(local: Local, frame: bytes) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    host, port = local.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    async with people[1].look_at(code) as other:
        await other.until("state")
        writer.write(
            f"GET /ws/{code} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in await reader.readline()
        writer.write(frame)
        await asyncio.sleep(0.05)
        writer.close()
        assert (await other.answer(await other.send("ping")))["type"] == "heartbeat"


async def test_a_message_of_many_bytes_is_refused(local: Local) -> None:
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    async with people[0].look_at(code) as socket, people[1].look_at(code) as other:
        await socket.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.until("never")
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
        assert (await other.answer(await other.send("ping")))["type"] == "heartbeat"


async def test_a_flood_is_refused_and_then_closed(tmp_path: Path) -> None:
    async with serving(tmp_path, message_rate=5) as local:
        people = await local.people("Ada", "Bob")
        code = await begin(TTK, people)
        async with people[0].look_at(code) as flood, people[1].look_at(code) as other:
            await other.until("state")
            reasons: list[str] = []
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    await flood.send("ping")
            with suppress(ConnectionClosed):
                while True:
                    message = await flood.receive()
                    reasons.append(message.get("reason", message["type"]))
            assert reasons.count("flood") in range(1, PATIENCE + 1)
            assert reasons.count("heartbeat") in range(15, 30)
            assert (await other.answer(await other.send("ping")))["type"] == "heartbeat"


MESSAGES = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["preview", "commit", "hint", "why", "order", "chat", "sync", "ping", "x"])},
        optional={
            "v": st.integers(0, 3) | st.text(max_size=3),
            "id": st.integers() | st.none(),
            "decision": st.integers(-2, 10) | st.text(max_size=3) | st.floats(),
            "draft": st.lists(
                st.sampled_from(["let", "end", "", " ", "x\x00y"]) | st.text(max_size=5), max_size=4
            ),
            "order": st.none() | st.sampled_from(["all", "fort", "x"]),
            "text": st.text(max_size=50),
            "since": st.integers(),
        },
    ).map(json.dumps),
)


@pytest.mark.patience(60)
async def test_a_fuzz_over_the_websocket(local: Local) -> None:
    """Half sense and half nonsense from a player, from someone who is not asked, and from a spectator."""
    import hypothesis  # noqa: PLC0415

    people = await local.people("Ada", "Bob", "Eve")
    code = await begin(TTK, people[:2])
    fuzz: list[str | bytes] = []

    @hypothesis.settings(max_examples=250, database=None, suppress_health_check=list(hypothesis.HealthCheck))
    @hypothesis.seed(1)
    @hypothesis.given(MESSAGES)
    def gather(message: str | bytes) -> None:
        fuzz.append(message)

    gather()
    rnd = random.Random(1)
    for number in range(0, len(fuzz), 10):
        person = rnd.choice(people)
        async with person.look_at(code) as socket:
            for message in fuzz[number : number + 10]:
                await socket.socket.send(message)
            await socket.socket.send('{"type":"ping","id":123456789}')
            while (answer := await socket.receive())["id"] != 123456789:
                assert answer["type"] != "refused" or answer["reason"] not in ("broken", "")
    assert (await people[0].http.get("/healthz")).text == "ok"
    room = await local.room(code)
    assert room.play is not None
    assert room.play.ply == len(await local.context.store.rows(msgspec_select(code)))


def msgspec_select(code: str) -> Any:
    from sqlalchemy import select  # noqa: PLC0415

    from regalia.server.storage.models import PLIES  # noqa: PLC0415

    return select(PLIES).where(PLIES.c.code == code)


# Other sites, headers, cookies, limits


async def test_pages_of_other_sites_are_turned_away(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await begin(TTK, [ada], 1)
    for origin in ("http://evil.example", "null", f"{local.url}.evil.example"):
        answer = await ada.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["reason"]) == (403, "origin")
        async with connect(socket_url(local, code), origin=origin) as socket:  # type: ignore[arg-type]
            assert json.loads(await socket.recv())["reason"] == "origin"
    own = await ada.http.post("/api/me", json={"name": "Ada"}, headers={"Origin": local.url})
    assert own.status_code == 200
    async with connect(socket_url(local, code), origin=local.url) as socket:  # type: ignore[arg-type]
        assert json.loads(str(await socket.recv()).split("\n")[0])["type"] == "table"


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "8.8.8.8", "", "[::1", "local\thost"],
)
async def test_a_name_that_is_not_the_servers_is_refused(local: Local, host: str) -> None:
    """A page of another site whose name was made to lead here must not talk to this server."""
    (ada,) = await local.people("Ada")
    code = await begin(TTK, [ada], 1)
    for path in ("/", "/api/me", "/nowhere", "/assets/nothing.js", "/metrics", "/schema/openapi.json"):
        answer = await ada.http.get(path, headers={"Host": host})
        assert answer.status_code == 400, path
        if "Invalid HTTP" not in answer.text:  # uvicorn's own words
            assert answer.json()["reason"] == "host"
            assert "REGALIA_HOSTS" in answer.json()["text"]
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
    name, port = local.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(name, int(port))
    writer.write(
        f"GET /ws/{code} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    seen = await reader.read()
    assert b'"reason":"host"' in seen or b"Invalid HTTP" in seen
    assert b'"state"' not in seen
    writer.close()


async def test_the_servers_own_names_are_taken(tmp_path: Path) -> None:
    async with serving(tmp_path, hosts="play.example.org, other.example") as local:
        visitor = await local.person(None)
        for host in (
            "localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:8000", "192.168.1.7:8000", "10.1.2.3",
            "[fd00::1]",
            "x.localhost",
            f"{socket.gethostname()}:8000", "play.example.org", "Play.Example.org.:443", "other.example:80",
        ):  # fmt: skip
            assert (await visitor.http.get("/api/me", headers={"Host": host})).status_code == 200, host
        assert (await visitor.http.get("/api/me", headers={"Host": "third.example"})).status_code == 400
    async with serving(tmp_path, hosts="*") as local:
        visitor = await local.person(None)
        assert (await visitor.http.get("/api/me", headers={"Host": "third.example"})).status_code == 200


async def test_behind_https_a_browser_is_told_to_stay_there(local: Local) -> None:
    visitor = await local.person(None)
    for path in ("/", "/api/me", "/nowhere", "/healthz"):
        assert "strict-transport-security" not in (await visitor.http.get(path)).headers
        answer = await visitor.http.get(path, headers={"X-Forwarded-Proto": "https"})
        assert answer.headers["strict-transport-security"] == "max-age=31536000", path


@pytest.mark.parametrize("since", ["-1", "x", "", "9" * 5000, "\u0663", "1e9"])
async def test_a_wrong_since_is_refused(local: Local, since: str) -> None:
    (ada,) = await local.people("Ada")
    code = await begin(TTK, [ada], 1)
    async with connect(f"{socket_url(local, code)}?since={since}") as socket:
        assert json.loads(await socket.recv())["reason"] == "malformed"
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400
    state = await first_state(ada, code, 10**8)
    assert state["since"] <= state["ply"] + 1


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(local: Local) -> None:
    visitor = await local.person(None)
    answer = await visitor.http.post("/api/me", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie, "plain http on this machine"
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    answer = await visitor.http.post("/api/me", json={"name": "Ada"}, headers=forwarded)
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("cookie", ["", "x", "WyJhIiwxXQ.bad", "a" * 5000, "WzEsMl0"])
async def test_a_forged_cookie_is_nobodys(local: Local, cookie: str) -> None:
    visitor = Visitor(local.url, cookie)
    assert (await visitor.get("/api/me"))["person"] is None
    await visitor.close()


async def test_every_answer_says_what_a_page_may_do(local: Local) -> None:
    (ada,) = await local.people("Ada")
    http = ada.http
    answers = [
        await http.get("/"),
        await http.get("/t/abc"),
        await http.get("/healthz"),
        await http.get("/metrics"),
        await http.get("/api/games"),
        await http.get("/api/tables/nothere"),
        await http.get("/nowhere"),
        await http.get("/assets/nothing.js"),
        await http.get("/schema/openapi.json"),
        await http.put("/api/me"),
        await http.post("/api/me", content=b"{"),
        await http.post("/api/me", content=b"x" * 50_000),
        await http.post("/api/me", json={"name": "x"}, headers={"Origin": "http://evil.example"}),
        await http.get("/api/tables/nothere/replay?viewer=x"),
    ]
    for answer in answers:
        assert answer.status_code < 500 or answer.status_code == 503, answer.url
        for name, value in HEADERS.items():
            assert answer.headers.get(name) == value, f"{name} of {answer.request.method} {answer.url}"
        if answer.is_error and answer.url.path.startswith("/api"):
            assert set(answer.json()) == {"reason", "text"}
    assert answers[11].status_code == 413


async def test_requests_are_limited_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path, request_rate=1) as local:
        visitor = await local.person(None)
        answers = [await visitor.http.get("/api/games") for _ in range(110)]
        assert [answer.status_code for answer in answers][:100] == [200] * 100
        assert answers[-1].status_code == 429
        assert answers[-1].json()["reason"] == "flood"
        other = {"X-Forwarded-For": "203.0.113.9"}
        assert (await visitor.http.get("/api/games", headers=other)).status_code == 200


async def test_connections_are_limited_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path, most_connections=2) as local:
        (ada,) = await local.people("Ada")
        code = await begin(TTK, [ada], 1)
        async with ada.look_at(code) as one, ada.look_at(code) as two:
            await one.until("state")
            await two.until("state")
            async with ada.look_at(code) as three:
                assert (await three.receive())["reason"] == "too-many-connections"
        await asyncio.sleep(0.1)
        assert (await first_state(ada, code))["type"] == "state"


@pytest.mark.parametrize("rate", [1e9, 20], ids=["fallen behind", "sent away"])
async def test_someone_who_does_not_read_holds_up_nobody(tmp_path: Path, rate: float) -> None:
    """One who asks and asks and never reads is let go; the other at the table notices nothing."""
    async with serving(tmp_path, message_rate=rate) as local:
        ada, ben = await local.people("Ada", "Ben")
        code = await begin(TTK, [ada, ben], 0)
        _, writer = await asyncio.open_connection("127.0.0.1", int(local.url.rsplit(":", 1)[1]), limit=1)
        writer.write(
            f"GET /ws/{code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: regalia={ada.cookie}\r\n\r\n".encode()
        )
        sync = b'{"type":"sync","v":1,"id":1,"since":0}'
        frame = bytes([0x81, 0x80 | len(sync), 0, 0, 0, 0]) + sync
        room = await local.context.rooms.room(code)
        while not room.connections:
            await asyncio.sleep(0.01)
        while room.connections:  # or the test's patience ends
            writer.write(frame * 20)
            await asyncio.sleep(0.01)
        writer.close()
        async with ben.look_at(code) as table:
            assert (await table.receive())["type"] == "table"


# REST


@pytest.mark.patience(90)
async def test_schemathesis_finds_nothing(local: Local) -> None:
    """All of the REST interface with what its OpenAPI allows and what it does not, against a live server."""
    import schemathesis  # noqa: PLC0415

    (ada,) = await local.people("Ada")
    code = await begin(TTK, [ada], 1)
    openapi = (await ada.http.get("/schema/openapi.json")).json()
    schema = schemathesis.openapi.from_dict(openapi)
    cookie = ada.cookie
    failures = await asyncio.to_thread(probe, schema, local.url, cookie, code)
    assert failures == []
    assert (await ada.http.get("/healthz")).text == "ok"


def probe(schema: Any, url: str, cookie: str | None, code: str) -> list[str]:
    """Requests made up from the schema; gives those that were not answered as they should be."""
    import httpx  # noqa: PLC0415
    import hypothesis  # noqa: PLC0415
    import schemathesis  # noqa: PLC0415
    from schemathesis import GenerationMode  # noqa: PLC0415

    failures: list[str] = []
    with httpx.Client(base_url=url, cookies={"regalia": cookie or ""}) as client:
        for found in schema.get_all_operations():
            operation = found.ok()
            if operation.path == "/api/me" and operation.method == "delete":
                continue  # it would be the end of the one who asks
            for mode in GenerationMode:

                @hypothesis.settings(
                    max_examples=12,
                    deadline=None,
                    database=None,
                    suppress_health_check=list(hypothesis.HealthCheck),
                    phases=[hypothesis.Phase.generate],
                )
                @hypothesis.seed(7)
                @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
                def ask(case: Any) -> None:
                    if case.path_parameters and "code" in case.path_parameters and hash(str(case.body)) % 2:
                        case.path_parameters["code"] = code
                    given = case.as_transport_kwargs(base_url=url)
                    request = {k: given[k] for k in ("json", "params", "data") if given.get(k) is not None}
                    if isinstance(request.get("data"), (bytes, str)):
                        request["content"] = request.pop("data")
                    elif "json" in request:
                        request["content"] = json.dumps(request.pop("json"), default=str).encode(
                            "utf-8", "replace"
                        )
                    try:
                        answer = client.request(
                            given["method"],
                            given["url"],
                            headers={"content-type": "application/json"},
                            **request,
                        )
                    except (httpx.InvalidURL, UnicodeError):
                        return
                    if answer.status_code >= 500:
                        failures.append(f"{given['method']} {given['url']} {request}: {answer.status_code}")
                    elif answer.is_error and set(answer.json()) != {"reason", "text"}:
                        failures.append(f"{given['method']} {given['url']}: {answer.text}")

                try:
                    ask()
                except (hypothesis.errors.Unsatisfiable, schemathesis.errors.SchemathesisError):
                    continue  # nothing wrong can be sent where nothing is expected
    return failures


# Half a request


HEAD = "POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n"
WHOLE = "GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n"


HALVES = {
    "nothing": [""],
    "half a line": ["GET /healthz HT"],
    "one header after the other": ["GET /healthz HTTP/1.1\r\n", *["X-A: b\r\n"] * 40],
    "half a body": [HEAD, '{{"na'],
    "empty lines": ["\r\n"] * 40,
    "half of the next": [WHOLE, "G"],
    "an empty line after it": [WHOLE, "\r\n"],
}


@pytest.mark.parametrize("parts", HALVES.values(), ids=HALVES)
async def test_half_a_request_is_not_waited_for_forever(
    local: Local, monkeypatch: pytest.MonkeyPatch, parts: list[str]
) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.5)
    host, port = local.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))

    async def dribble() -> None:
        with suppress(ConnectionError):
            for part in parts:
                writer.write(part.format(host=f"{host}:{port}").encode())
                await asyncio.sleep(0.1)

    dribbling = asyncio.create_task(dribble())
    async with asyncio.timeout(2):
        with suppress(ConnectionError):
            while await reader.read(1000):
                pass
    dribbling.cancel()
    writer.close()


async def test_who_sends_whole_requests_is_waited_for(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "REQUEST_SECONDS", 0.3)
    people = await local.people("Ada", "Bob")
    code = await begin(TTK, people)
    async with people[0].look_at(code) as socket:
        await socket.until("state")
        host, port = local.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        for _ in range(3):
            writer.write(WHOLE.format(host=f"{host}:{port}").encode())
            assert b"200" in await reader.readline()
            while (await reader.readline()).strip():
                pass
            assert await reader.readexactly(2) == b"ok"
            await asyncio.sleep(0.5)
        writer.close()
        assert (await socket.answer(await socket.send("ping")))["type"] == "heartbeat"
