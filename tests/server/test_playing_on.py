"""Tables that do not begin with a deal: from a moment of a finished game, or from a record."""

import random

import msgspec
import pytest

from playing import random_plies, seed
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.server.client import Visitor
from regalia.server.table.again import MOST_RECORD
from serving import Local, Player, first_state, refusal_of

pytestmark = pytest.mark.anyio
KINGDOM, SEATS = "brutal-kingdom", 3


def a_record(game: str = KINGDOM, most: int = 10_000) -> Record:
    match = Match(find_game(game).setup(min(find_game(game).players)), seed(1))
    for ply, _ in enumerate(random_plies(match, random.Random(1))):
        if ply == most:
            break
    return match.record()


def too_long() -> Record:
    record = a_record()
    return msgspec.structs.replace(record, plies=[["0", "x"]] * 6000).sealed()


async def bring(visitor: Visitor, text: str) -> str:
    answer = await visitor.http.post("/api/records", content=text)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def record_at(visitor: Visitor, code: str) -> Record:
    return Record.from_json((await visitor.http.get(f"/api/tables/{code}/record")).content)


async def test_a_record_is_replayed_like_a_game_played_here(local: Local) -> None:
    (ada,) = await local.people("Ada")
    record = a_record()
    code = await bring(ada, record.to_json())
    table = await ada.get(f"/api/tables/{code}")
    assert (table["phase"], table["game"], table["origin"]) == ("over", KINGDOM, None)
    assert await record_at(ada, code) == record
    replay = await ada.get(f"/api/tables/{code}/replay?viewer=-2")
    assert len(replay["views"]) == len(record.plies) + 1
    assert replay["outcome"]["ranks"] == record.ranks
    assert (await first_state(ada, code))["outcome"]["ranks"] == record.ranks
    assert await ada.get("/api/me/games") == []  # nobody played it here
    assert (await ada.get("/api/lobby")) == {"open": [], "mine": []}


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("", "incomplete"),
        ("{", "incomplete"),
        ("[1, 2]", "not a record"),
        (b"\xff\xfe", "no text"),
        (a_record().to_json()[:-200], "incomplete"),
        (a_record().to_json().replace('"seats": 3', '"seats": 4'), "edited"),
        (a_record(most=5).to_json(), "not over"),
        ('{"format": ' * 3000, "not a record"),
        (too_long().to_json(), "too long"),
        (msgspec.structs.replace(a_record(), seed="", position="?").sealed().to_json(), "seed"),
    ],
)
async def test_what_is_no_record_of_a_whole_game_is_refused(
    local: Local, body: str | bytes, said: str
) -> None:
    (ada,) = await local.people("Ada")
    answer = await ada.http.post("/api/records", content=body)
    assert answer.status_code == 400
    assert answer.json()["reason"] == "bad-record"
    assert said in answer.json()["text"]


async def test_a_file_that_is_too_large_is_refused(local: Local) -> None:
    (ada,) = await local.people("Ada")
    answer = await ada.http.post("/api/records", content=b" " * (MOST_RECORD + 1))
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
    nobody = await local.person(None)
    answer = await nobody.http.post("/api/records", content=a_record().to_json())
    assert answer.json()["reason"] == "no-name"


@pytest.mark.parametrize("keep", [False, True])
async def test_one_plays_on_from_a_moment_to_another_end(local: Local, keep: bool) -> None:
    ada, bob = await local.people("Ada", "Bob")
    record = a_record()
    code = await bring(ada, record.to_json())
    ply, seat = len(record.plies) - 12, 1
    asked = {"ply": ply, "seat": seat, "keep": keep, "bot": "page"}
    table = await bob.post(f"/api/tables/{code}/again", asked)
    assert table["origin"] == {"code": code, "ply": ply, "seat": seat, "keep": keep}
    assert [each["bot"] for each in table["seats"]] == ["page", None, "page"]
    assert table["seats"][seat]["person"]["name"] == "Bob"
    before = Match.replay(record, ply)
    room = await local.room(table["code"])
    assert room.play is not None
    begun = Match(room.play.match.setup, room.play.match.seed, room.play.match.position)
    assert begun.observe(seat).state.dump() == before.observe(seat).state.dump()
    assert (begun.state.dump() == before.state.dump()) or not keep
    state = await Player(bob, table["code"]).play()
    assert state["outcome"] is not None
    assert state["fair"] is None  # it was not dealt
    found = await record_at(bob, table["code"])
    assert found.position is not None
    assert Match.replay(found).outcome.ranks == state["outcome"]["ranks"]
    replay = await bob.get(f"/api/tables/{table['code']}/replay?viewer={seat}")
    assert len(replay["views"]) == len(found.plies) + 1
    await bob.post(f"/api/tables/{table['code']}/again", {"ply": 0, "seat": 0})  # and so on


async def test_moments_that_are_none_are_refused(local: Local) -> None:
    (ada,) = await local.people("Ada")
    record = a_record()
    code = await bring(ada, record.to_json())
    for moment in ({"ply": len(record.plies), "seat": 0}, {"ply": 0, "seat": SEATS}):
        assert await refusal_of(ada.post(f"/api/tables/{code}/again", moment)) == "bad-moment"
    wrong = {"ply": 0, "seat": 0, "bot": "mcts:1000000"}
    assert await refusal_of(ada.post(f"/api/tables/{code}/again", wrong)) == "no-such-bot"


async def test_a_table_that_plays_on_is_there_after_it_was_forgotten(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await bring(ada, a_record().to_json())
    table = await ada.post(f"/api/tables/{code}/again", {"ply": 10, "seat": 0, "bot": "page"})
    await Player(ada, table["code"]).play(1)
    room = await local.room(table["code"])
    assert room.play is not None
    state, ply = room.play.match.state.dump(), room.play.ply  # a bot may still play in the forgotten room
    local.context.rooms.forget(room)
    again = await local.room(table["code"])
    assert again.play is not None
    assert again.play.ply >= ply
    assert Match.replay(again.play.match.record(), ply).state.dump() == state
