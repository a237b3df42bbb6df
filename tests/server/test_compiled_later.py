"""A server that starts before its engine is compiled."""

from pathlib import Path

import pytest

import regalia
from regalia.bots.ismcts import IsmctsBot
from regalia.bots.registry import make_bot
from regalia.bots.taste import Fitting
from regalia.kernel.game import find_game
from regalia.server.table import rooms
from serving import begin, serving

pytestmark = pytest.mark.anyio
GAME = "take-the-kingdom"


async def test_bots_go_over_to_the_build_when_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = ["no compiled modules were built"]
    renewed = []
    monkeypatch.setattr(regalia, "compiled", False)
    monkeypatch.setattr(rooms, "pure_is_asked", lambda: False)
    monkeypatch.setattr(rooms, "why_unusable", lambda: missing[0])
    monkeypatch.setattr(rooms, "POLL_SECONDS", 0.01)
    async with serving(tmp_path) as local:
        monkeypatch.setattr(
            local.context.rooms.bot_workers, "renew", lambda: renewed.append(1), raising=False
        )
        people = await local.people("Ada", "Bob")
        code = await begin(GAME, people)
        async with people[0].look_at(code) as socket:
            assert (await socket.until("table"))["table"]["hasty"]
            before = await socket.until("state")
            missing[0] = ""
            assert not (await socket.until("table"))["table"]["hasty"]
            after = await socket.answer(await socket.send("sync"))
        assert after["view"] == before["view"], "the table goes on as it was"
    assert renewed == [1]


async def test_a_server_that_was_asked_for_pure_python_waits_for_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regalia, "compiled", False)
    monkeypatch.setattr(rooms, "pure_is_asked", lambda: True)
    monkeypatch.setattr(rooms, "why_unusable", lambda: "")
    monkeypatch.setattr(rooms, "POLL_SECONDS", 0.01)
    async with serving(tmp_path) as local:
        people = await local.people("Ada", "Bob")
        code = await begin(GAME, people)
        async with people[0].look_at(code) as socket:
            assert (await socket.until("table"))["table"]["hasty"]
            await socket.answer(await socket.send("ping"))
            assert local.context.rooms.hasty


@pytest.mark.pure
def test_levels_that_search_are_capped() -> None:
    chancellor = make_bot("chancellor", find_game(GAME), 1.0)
    sovereign = make_bot("sovereign", find_game(GAME), 1.0)
    assert isinstance(sovereign, Fitting)
    for search in (chancellor, sovereign.bot):
        assert isinstance(search, IsmctsBot)
        assert search.seconds == 1.0
