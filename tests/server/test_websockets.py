"""WebSockets by picows, and as any ASGI server has them: what is said is the same."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from machines import free_port
from regalia.server.client import TableSocket, Visitor
from regalia.server.storage.models import PLIES
from regalia.server.wire import VERSION
from regalia.server.ws import asgi_socket
from regalia.server.ws.picows_socket import PicowsProtocol
from regalia.server.ws.socket import MOST_MESSAGE_BYTES, MOST_WAITING_BYTES, WebSocket
from serving import Player, begin, refusal_of, serving, socket_url

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"
both_ways = pytest.mark.parametrize("way", [PicowsProtocol, "auto"], ids=["picows", "plain"])


@both_ways
async def test_a_game_is_played_to_its_end(tmp_path: Path, way: Any) -> None:
    async with serving(tmp_path, way) as local:
        people = await local.people("Ada", "Ben")
        code = await begin(TTK, people, 1)
        players = [Player(person, code, number) for number, person in enumerate(people)]
        ends = await asyncio.gather(*(player.play() for player in players))
        assert all(end["outcome"]["ranks"] for end in ends)
        rows = await local.context.store.rows(select(PLIES).where(PLIES.c.code == code))
        stored = {row.ply: row.actions for row in rows}
        for player in players:
            assert player.acknowledged
            assert all(stored[ply] == " ".join(draft) for ply, draft in player.acknowledged)
            told = [
                ply
                for m in player.messages
                if m["type"] == "state"
                for ply in range(m["since"], m["ply"] + 1)
            ]
            assert sorted(set(told)) == list(range(len(stored) + 1))


@both_ways
async def test_who_is_turned_away_is_told_why(tmp_path: Path, way: Any) -> None:
    async with serving(tmp_path, way) as local:
        (ada,) = await local.people("Ada")
        code = await begin(TTK, [ada], 1)
        for url, headers, reason, closed in (
            (socket_url(local, "nosuch"), {}, "no-such-table", 4404),
            (socket_url(local, f"{code}?since=x"), {}, "malformed", 4400),
            (socket_url(local, code), {"Origin": "http://example.org"}, "origin", 4403),
        ):
            async with connect(url, additional_headers=headers, compression=None) as socket:
                assert f'"reason":"{reason}"' in str(await socket.recv())
                with pytest.raises(ConnectionClosed) as told:
                    await socket.recv()
                assert told.value.rcvd is not None
                assert (told.value.rcvd.code, told.value.rcvd.reason) == (closed, reason)


@both_ways
async def test_what_is_no_message_is_refused(tmp_path: Path, way: Any) -> None:
    async with serving(tmp_path, way) as local:
        (ada,) = await local.people("Ada")
        code = await begin(TTK, [ada], 1)
        async with ada.look_at(code) as table:
            await table.until("state")
            await table.socket.send(b"binary")
            assert (await table.until("refused"))["reason"] == "malformed"
            await table.socket.send(["in ", "two parts"])
            assert (await table.until("refused"))["reason"] == "malformed"
            assert await table.answer(await table.send("ping"))
            await table.socket.send("x" * (MOST_MESSAGE_BYTES + 1))
            assert await refusal_of(table.until("nothing")) == "closed 1009"


@both_ways
@pytest.mark.parametrize("rate", [1e9, 20], ids=["fallen behind", "sent away"])
async def test_someone_who_does_not_read_holds_up_nobody(tmp_path: Path, way: Any, rate: float) -> None:
    """One who asks and asks and never reads is let go; the other at the table notices nothing."""
    async with serving(tmp_path, way, message_rate=rate) as local:
        ada, ben = await local.people("Ada", "Ben")
        code = await begin(TTK, [ada, ben], 0)
        _, writer = await asyncio.open_connection("127.0.0.1", int(local.url.rsplit(":", 1)[1]), limit=1)
        writer.write(
            f"GET /ws/{code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: regalia={ada.cookie}\r\n\r\n".encode()
        )
        sync = msgspec.json.encode({"type": "sync", "v": VERSION, "id": 1, "since": 0})
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


@both_ways
async def test_whoever_leaves_is_seen_to_leave(tmp_path: Path, way: Any) -> None:
    async with serving(tmp_path, way) as local:
        people = await local.people("Ada", "Ben")
        code = await begin(TTK, people)
        room = await local.room(code)
        async with people[0].look_at(code) as table:
            async with people[1].look_at(code):
                while not (await table.until("table"))["table"]["seats"][1]["connected"]:
                    pass
            while (await table.until("table"))["table"]["seats"][1]["connected"]:
                pass
            assert len(room.connections) == 1
            assert sum(local.context.quotas.addresses.values()) == 1
    assert not local.context.quotas.addresses


# Servers other than ours


class Stuck:
    """An ASGI server whose client reads nothing, and says nothing."""

    def __init__(self) -> None:
        self.incoming = [{"type": "websocket.connect"}]
        self.sent: list[str] = []

    async def receive(self) -> Any:
        if not self.incoming:
            await asyncio.Event().wait()
        return self.incoming.pop(0)

    async def send(self, message: Any) -> None:
        self.sent.append(message["type"])
        if message["type"] != "websocket.accept":
            await asyncio.Event().wait()


@pytest.mark.parametrize("closes", [True, False], ids=["hung up on", "fallen behind"])
async def test_one_who_never_reads_is_cut_off(monkeypatch: pytest.MonkeyPatch, closes: bool) -> None:
    monkeypatch.setattr(asgi_socket, "LAST_WORD_SECONDS", 0.05)
    server = Stuck()

    async def look(socket: WebSocket) -> None:
        socket.send(b"something")
        while len(server.sent) < 2:
            await asyncio.sleep(0)
        if closes:
            socket.close(1013, "come back")
        else:
            socket.send(b"x" * MOST_WAITING_BYTES)
        await socket.over.wait()

    async with asyncio.timeout(5):
        await asgi_socket.AsgiSocket(server.receive, server.send).serve(look)
    assert server.sent == ["websocket.accept", "websocket.send"]


async def test_a_fault_closes_the_connection() -> None:
    server, sent = Stuck(), []

    async def send(message: Any) -> None:
        sent.append(message)

    async def look(socket: WebSocket) -> None:
        raise RuntimeError("a fault")

    await asgi_socket.AsgiSocket(server.receive, send).serve(look)
    assert sent[-1] == {"type": "websocket.close", "code": 1011, "reason": ""}


async def test_plain_uvicorn_serves_the_application(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "uvicorn", "regalia.server.asgi:app", "--port", str(port)]
    settings = {"REGALIA_DATABASE": str(tmp_path / "tables.db"), "REGALIA_BOT_PAUSE": "0"}
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(command, env=os.environ | settings, stdout=log, stderr=log)
    try:
        ada = Visitor(f"http://127.0.0.1:{port}")
        while True:
            try:
                await ada.post("/api/me", {"name": "Ada"})
                break
            except OSError:
                pass
            except Exception as error:
                if type(error).__name__ != "ConnectError":
                    raise
            assert process.poll() is None, (tmp_path / "log").read_text()
            await asyncio.sleep(0.1)
        code = await begin(TTK, [ada], 1)
        player = Player(ada, code)
        await player.play(most=5)
        assert [ply for ply, _ in player.acknowledged] == sorted({ply for ply, _ in player.acknowledged})
        assert len(player.acknowledged) == 5
        await ada.close()
    finally:
        process.terminate()
        process.wait(15)
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_without_picows_the_server_takes_the_plain_way() -> None:
    program = (
        "import sys; sys.modules['picows'] = None\n"
        "from regalia.server.serving import OPTIONS, prepare_process\n"
        "prepare_process(); print(OPTIONS['ws'])"
    )
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "auto\n"
    assert "picows not available" in found.stderr


class Talker:
    """The other end of a line, which says these things and then nothing."""

    def __init__(self, *said: str) -> None:
        self.said = list(said)

    async def recv(self) -> str:
        return self.said.pop(0) if self.said else await asyncio.Future()


async def test_a_client_is_told_of_a_message_that_makes_no_sense() -> None:
    """It would wait for ever if the task that listens ended with nobody knowing."""
    table = TableSocket(Talker('{"type": "heartbeat"}', "no JSON"), {})  # type: ignore[arg-type]
    listening = asyncio.create_task(table.listen())
    async with asyncio.timeout(5):
        assert (await table.receive())["type"] == "heartbeat"
        for _ in range(2):
            with pytest.raises(msgspec.DecodeError):
                await table.receive()
        await listening
