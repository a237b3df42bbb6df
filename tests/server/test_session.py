"""Whatever is sent over a WebSocket, the answer is a clear refusal, and nothing changes."""

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from sqlalchemy.exc import DBAPIError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from regalia.server import wire
from regalia.server.table.dealing import take_pledge
from regalia.server.ws.session import PATIENCE
from serving import Local, begin, digest, first_state, refusal_of, serving, socket_url

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"


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


@pytest.mark.parametrize(
    "error",
    [
        OSError("refused"),
        DBAPIError("UPDATE seats", {}, RuntimeError("the database system is shutting down")),
        asyncio.CancelledError(),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_whose_request_fails_is_sent_to_come_back_and_is_heard_then(
    local: Local, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    """Who was told everything and heard no more could add no share: each deal of the table was void."""
    (ada,) = await local.people("Ada")
    table = await ada.post("/api/tables", {"game": TTK, "seats": 2, "bots": [None, "page"]})
    write = local.context.store.write

    async def fail_once(work: Any, *given: Any) -> Any:
        if work is take_pledge:
            monkeypatch.setattr(local.context.store, "write", write)
            raise error
        return await write(work, *given)

    async with ada.look_at(table["code"]) as socket:
        await socket.until("table")
        monkeypatch.setattr(local.context.store, "write", fail_once)
        await ada.post(f"/api/tables/{table['code']}/start")
        async with asyncio.timeout(5):
            with pytest.raises(ConnectionClosed) as closed:
                await socket.until("never")
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "come back")
    async with asyncio.timeout(5):
        assert (await first_state(ada, table["code"]))["ply"] == 0


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
