"""Plays that are sent by the wrong one, twice, or too often: refused, and nothing changes."""

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regalia.server.client import RefusedByServer
from regalia.server.table.play import MOST_CHANGES
from serving import Local, Player, begin, digest, refusal_of

pytestmark = pytest.mark.anyio
TTK = "take-the-kingdom"


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
