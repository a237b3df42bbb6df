"""Game after game: rematches, the score of an evening, and what someone has played."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, select, text

from regalia.kernel.game import find_game, game_names
from regalia.server.client import TableSocket, Visitor
from regalia.server.storage.models import SEATS, TABLES
from regalia.server.storage.schema import alembic_config, upgrade
from serving import Local, Player, begin, refusal_of, serving

pytestmark = pytest.mark.anyio
TTK, KB = "take-the-kingdom", "kings-blood"


async def play_out(code: str, *people: Visitor) -> dict[str, Any]:
    """Play a game to its end; gives its outcome."""
    ends = await asyncio.gather(*(Player(visitor, code).play() for visitor in people))
    outcome: dict[str, Any] = ends[0]["outcome"]
    return outcome


async def again(visitor: Visitor, code: str) -> dict[str, Any]:
    table: dict[str, Any] = await visitor.post(f"/api/tables/{code}/rematch")
    return table


async def until_phase(socket: TableSocket, phase: str) -> dict[str, Any]:
    while (message := await socket.until("table"))["table"]["phase"] != phase:
        pass
    table: dict[str, Any] = message["table"]
    return table


def wins(outcome: dict[str, Any]) -> list[int]:
    return [int(rank == min(outcome["ranks"])) for rank in outcome["ranks"]]


# Rematches


async def test_a_rematch_is_dealt_when_all_are_in(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(KB, [ada, bob], 1, bot="courtier")
    await play_out(code, ada, bob)
    async with AsyncExitStack() as stack:
        fresh = (await again(ada, code))["code"]
        first = await stack.enter_async_context(ada.look_at(fresh))
        told = (await first.until("table"))["table"]
        assert told["phase"] == "gathering", "Bob is waited for"
        assert [seat["bot"] for seat in told["seats"]] == [None, None, "courtier"]
        assert [seat["kept"] and seat["kept"]["name"] for seat in told["seats"]] == [None, "Bob", None]
        assert (await bob.get("/api/lobby"))["mine"][0]["table"]["code"] == fresh, "and told so"
        assert (await again(bob, code))["code"] == fresh
        assert (await ada.get(f"/api/tables/{fresh}"))["phase"] == "gathering", "he has yet to come"
        second = await stack.enter_async_context(bob.look_at(fresh))
        for socket in (first, second):
            await until_phase(socket, "playing")
        dealt = await ada.get(f"/api/tables/{fresh}")
    assert dealt["deal"]["kinds"] == ["person", "person", "bot"], "both have added a share"
    assert [seat["person"] and seat["person"]["name"] for seat in dealt["seats"]] == ["Ada", "Bob", None]


async def test_alone_with_bots_a_rematch_is_one_request(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await begin(KB, [ada], 1)
    await play_out(code, ada)
    fresh = (await again(ada, code))["code"]
    async with ada.look_at(fresh) as socket:
        await until_phase(socket, "playing")


async def test_a_kept_seat_is_nobody_elses_until_the_host_says_so(local: Local) -> None:
    ada, bob, carl = await local.people("Ada", "Bob", "Carl")
    code = await begin(KB, [ada, bob])
    await play_out(code, ada, bob)
    fresh = (await again(ada, code))["code"]
    sit = {"seat": 1}
    assert await refusal_of(carl.post(f"/api/tables/{fresh}/sit", sit)) == "seat-taken"
    async with ada.look_at(fresh) as socket:
        await ada.post(f"/api/tables/{fresh}/bot", {"seat": 1, "bot": "page"})
        await until_phase(socket, "playing")
    assert (await again(bob, code))["code"] == fresh, "who comes too late looks on"
    seats = (await bob.get(f"/api/tables/{fresh}"))["seats"]
    assert (seats[1]["person"], seats[1]["kept"], seats[1]["bot"]) == (None, None, "page")


async def test_a_freed_seat_is_anyones(local: Local) -> None:
    ada, bob, carl = await local.people("Ada", "Bob", "Carl")
    code = await begin(KB, [ada, bob])
    await play_out(code, ada, bob)
    fresh = (await again(ada, code))["code"]
    await ada.post(f"/api/tables/{fresh}/bot", {"seat": 1, "bot": None})
    seats = (await carl.post(f"/api/tables/{fresh}/sit", {"seat": 1}))["seats"]
    assert seats[1]["person"]["name"] == "Carl"


async def test_who_moves_to_another_seat_keeps_no_other(local: Local) -> None:
    ada, bob, carl = await local.people("Ada", "Bob", "Carl")
    code = await begin(KB, [ada, bob, carl])
    await play_out(code, ada, bob, carl)
    fresh = (await again(ada, code))["code"]
    await ada.post(f"/api/tables/{fresh}/bot", {"seat": 2, "bot": None})
    seats = (await bob.post(f"/api/tables/{fresh}/sit", {"seat": 2}))["seats"]
    assert (seats[1]["kept"], seats[2]["person"]["name"]) == (None, "Bob")


async def test_a_rematch_that_was_put_away_is_no_dead_end(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(KB, [ada, bob])
    await play_out(code, ada, bob)
    gone = (await again(ada, code))["code"]
    await ada.post(f"/api/tables/{gone}/close")
    fresh = await again(bob, code)
    assert fresh["code"] not in (code, gone)
    assert [seat["kept"] and seat["kept"]["name"] for seat in fresh["seats"]] == ["Ada", None]
    assert (await again(ada, code))["code"] == fresh["code"]


async def test_what_was_said_is_still_there(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(KB, [ada, bob])
    await play_out(code, ada, bob)
    stranger = await local.person("Eve")
    async with ada.look_at(code) as socket:
        await socket.until("state")
        await socket.send("chat", text="Well played.")
        line = (await socket.until("chat"))["lines"][0]
    fresh = (await again(ada, code))["code"]
    async with stranger.look_at(code) as socket:  # what is said there now is not part of the next game
        await socket.send("chat", text="Bob holds a trap.")
        while (await socket.until("chat"))["lines"][-1]["text"] != "Bob holds a trap.":
            pass
    async with bob.look_at(fresh) as socket:
        heard = (await socket.until("chat"))["lines"]
    assert [(said["text"], said["id"]) for said in heard] == [("Well played.", line["id"])]
    report = {"line": line["id"], "reason": "a test"}
    await bob.post(f"/api/tables/{fresh}/report", report)
    await ada.call("DELETE", "/api/me")
    async with bob.look_at(fresh) as socket:
        await socket.until("table")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.until("chat"), 0.2)


# The score


async def test_the_score_of_an_evening_goes_on(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(KB, [ada, bob], 1)
    assert (await ada.get(f"/api/tables/{code}"))["evening"] == {"games": 0, "wins": [0, 0, 0]}
    score = [0, 0, 0]
    for games in (1, 2):
        won = wins(await play_out(code, ada, bob))
        score = [before + now for before, now in zip(score, won, strict=True)]
        code = (await again(ada, code))["code"]
        assert (await ada.get(f"/api/tables/{code}"))["evening"] == {"games": games, "wins": score}
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(one.look_at(code)) for one in (ada, bob)]
            if games == 1:
                await bob.post(f"/api/tables/{code}/sit", {"seat": 1})
                for socket in sockets:
                    await until_phase(socket, "playing")


# What someone has played


async def test_my_games(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    stranger = await local.person(None)
    assert await refusal_of(stranger.get("/api/me/games")) == "no-name"
    assert await ada.get("/api/me/games") == []
    first = await begin(KB, [ada, bob], 1)
    outcome = await play_out(first, ada, bob)
    second = await begin(TTK, [bob, ada])
    assert [game["code"] for game in await ada.get("/api/me/games")] == [first], "one is not over"
    await play_out(second, ada, bob)
    found = await ada.get("/api/me/games")
    assert [(game["code"], game["game"], game["you"]) for game in found] == [(second, TTK, 1), (first, KB, 0)]
    assert found[1]["outcome"] == outcome
    assert [one and one["name"] for one in found[1]["people"]] == ["Ada", "Bob", None]
    assert found[1]["bots"] == [None, None, "page"]
    assert found[1]["evening"] == first
    older = await ada.get(f"/api/me/games?until={found[0]['ended']}")
    assert [game["code"] for game in older] == [first]
    carl = await local.person("Carl")
    assert await carl.get("/api/me/games") == [], "nobody else's"


async def test_who_is_deleted_is_in_nobodys_list(local: Local) -> None:
    ada, bob = await local.people("Ada", "Bob")
    code = await begin(KB, [ada, bob])
    await play_out(code, ada, bob)
    fresh = (await again(ada, code))["code"]
    await bob.call("DELETE", "/api/me")
    (game,) = await ada.get("/api/me/games")
    assert [one and one["name"] for one in game["people"]] == ["Ada", None]
    assert (await ada.get(f"/api/tables/{fresh}"))["seats"][1]["kept"] is None
    kept = await local.context.store.rows(select(SEATS.c.kept).where(SEATS.c.kept.is_not(None)))
    assert kept == []


async def test_my_games_are_found_by_an_index(local: Local) -> None:
    question = "EXPLAIN QUERY PLAN SELECT code FROM seats WHERE {} = 'x'"
    for column in ("person", "kept"):
        (plan,) = await local.context.store.rows(text(question.format(column)))
        assert f"USING INDEX ix_seats_{column}" in plan.detail


def test_rematches_of_an_earlier_version_belong_together(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0006")
        for created, (code, rematch) in enumerate(
            (("one", "two"), ("two", "three"), ("three", None), ("x", None))
        ):
            connection.execute(
                text(
                    "INSERT INTO tables (code, game, rules, components, options, settings, phase, secret,"
                    " salt, created, touched, rematch)"
                    " VALUES (:code, 'x', 1, '', '{}', '{}', 'over', '', '', :created, 0, :rematch)"
                ),
                {"code": code, "created": created, "rematch": rematch},
            )
        upgrade(connection)
        rows = connection.execute(select(TABLES.c.code, TABLES.c.evening)).all()
    engine.dispose()
    assert dict(map(tuple, rows)) == {"one": "one", "two": "one", "three": "one", "x": "x"}


# Before there is a table


async def test_every_game_can_be_looked_at_without_a_table(local: Local) -> None:
    stranger = await local.person(None)
    told = {game["name"]: game for game in await stranger.get("/api/games")}
    for name in game_names():
        sample = await stranger.get(f"/api/games/{name}/sample")
        assert sample["briefing"]["kinds"]
        assert sample["view"]["viewer"] == -1
        quickest, longest = told[name]["minutes"]
        assert 0 < quickest <= longest
        assert told[name]["weight"] == find_game(name).weight in (1, 2, 3)
    assert await refusal_of(stranger.get("/api/games/chess/sample")) == "no-such-game"


async def test_old_tables_open_again(tmp_path: Path) -> None:
    """A rematch and its score after a restart."""
    async with serving(tmp_path) as local:
        (ada,) = await local.people("Ada")
        code = await begin(KB, [ada], 1)
        outcome = await play_out(code, ada)
        fresh = (await again(ada, code))["code"]
    async with serving(tmp_path) as local:
        stranger = await local.person(None)
        assert (await stranger.get(f"/api/tables/{fresh}"))["evening"] == {"games": 1, "wins": wins(outcome)}
