"""Other sites, headers, cookies, names of the server, limits: who is let in, and to what."""

import asyncio
import json
import socket
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from regalia.server.client import Visitor
from regalia.server.http.app import HEADERS
from serving import Local, begin, first_state, serving, socket_url
from test_quotas import Hours

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"


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
    async with serving(tmp_path, request_rate=0.2) as local:
        Hours(local)
        visitor = await local.person(None)
        answers = [await visitor.http.get("/api/games") for _ in range(22)]
        assert [answer.status_code for answer in answers][:20] == [200] * 20
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
