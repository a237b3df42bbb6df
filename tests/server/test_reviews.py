"""Reviews of finished tables: who may have them, what they cost, and that nothing is worked out twice."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from playing import random_plies, seed
from regalia.kernel.game import find_game, pack, pack_observation
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import fast_rng
from regalia.review import run, work
from regalia.server.client import RefusedByServer, Visitor
from regalia.server.clock import now_ms
from regalia.server.storage.models import FINDINGS, REVIEWS
from regalia.server.storage.reviews import DAY_MS
from regalia.testing.secrecy import with_truth
from serving import Local, Player, ThoughtsHere, begin, refusal_of, serving
from short_games import short_record

pytestmark = pytest.mark.anyio
FORM = work.Form("tiny", 2, 4, 1, 1)
KINGDOM, SEATS = "brutal-kingdom", 3  # the shortest game


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that say little, and soon."""
    for form in (work.QUICK, work.THOROUGH):
        monkeypatch.setitem(work.AMOUNTS, form, (4, 0.0))
    monkeypatch.setattr(work, "SKETCH", 2)
    monkeypatch.setattr("regalia.server.table.reviewing.hasty_form", lambda form: form)


def a_record(game: str = KINGDOM, number: int = 0) -> Record:
    match = Match(find_game(game).setup(SEATS), seed(number))
    for _ in random_plies(match, random.Random(number)):
        pass
    return match.record()


async def bring(visitor: Visitor, text: str) -> str:
    """Bring a record; gives the code of its table."""
    answer = await visitor.http.post("/api/records", content=text)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def whole_review(visitor: Visitor, code: str, **asked: Any) -> dict[str, Any]:
    """Ask for a review, and wait for it."""
    await visitor.post(f"/api/tables/{code}/review", asked)
    while True:
        state: dict[str, Any] = await visitor.get(f"/api/tables/{code}/review")
        assert state["phase"] in ("running", "done")
        if state["phase"] == "done":
            return state
        await asyncio.sleep(0.02)


class Guessing(ThoughtsHere):
    """Reviews that are made up at once."""

    async def do_job(self, asker: Any, job: list[work.Piece]) -> list[work.Finding]:
        return [self.guess(piece) for piece in job]

    def guess(self, piece: work.Piece) -> work.Finding:
        even, sure = [1 / SEATS] * SEATS, [0.0] * SEATS
        if piece.task == "decide":
            return work.Decision(piece.ply, piece.seat, [], [], 0.0, 0.0, "best", 0.5)
        if piece.task in ("open", "table"):
            return work.Chances(piece.ply, piece.task, 1, even, sure)
        return work.Redrawn(piece.ply, 1, even, sure)


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[Local]:
    async with serving(tmp_path) as running:
        running.context.rooms.bot_workers = Guessing()  # type: ignore[assignment]
        yield running


class Halting(Guessing):
    """Does so many jobs of a review, and then none."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.done = 0
        self.halted = asyncio.Event()

    async def do_job(self, asker: Any, job: list[work.Piece]) -> list[work.Finding]:
        if self.done == self.jobs:
            self.halted.set()
            await asyncio.Event().wait()
        self.done += 1
        return await super().do_job(asker, job)


async def test_a_game_is_reviewed_once_for_all(local: Local) -> None:
    local.context.rooms.bot_workers = ThoughtsHere()  # type: ignore[assignment]
    ada, bob = await local.people("Ada", "Bob")
    record = short_record()
    code = await bring(ada, record.to_json())
    assert (await ada.get(f"/api/tables/{code}/review"))["phase"] == "none"

    state = await whole_review(ada, code)
    review = state["review"]
    assert state["jobs"] == state["done"] > len(record.plies)
    assert len(review["points"]) == len(record.plies) + 1
    assert all(point["table"] and point["open"] for point in review["points"])
    assert {one["seat"] for one in review["decisions"]} == set(range(record.seats))
    assert [row["seat"] for row in review["rows"]] == list(range(record.seats))

    worked = local.context.reviews.pieces
    again = await whole_review(bob, code)
    assert again == state
    same = await whole_review(bob, await bring(bob, record.to_json()))  # the record counts, not the table
    assert same == state
    assert local.context.reviews.pieces == worked
    known = await ada.get(f"/api/tables/{code}/review?known={state['done']}")
    assert known["review"] is None
    figures = (await ada.http.get("/metrics")).text
    assert f"regalia_review_pieces_total {float(worked)}" in figures
    assert "regalia_reviews 0.0" in figures


async def test_the_curve_comes_before_the_decisions(local: Local) -> None:
    (ada,) = await local.people("Ada")
    record = a_record()
    code = await bring(ada, record.to_json())
    sketched = -(-2 * (len(record.plies) + 1) // work.TOGETHER)
    halting = local.context.rooms.bot_workers = Halting(sketched)  # type: ignore[assignment]
    await ada.post(f"/api/tables/{code}/review", {})
    await halting.halted.wait()
    state = await ada.get(f"/api/tables/{code}/review")
    assert (state["phase"], state["done"]) == ("running", sketched)
    assert state["jobs"] > sketched
    assert all(point["table"] and point["open"] for point in state["review"]["points"])
    assert state["review"]["decisions"] == []
    assert "regalia_reviews 1.0" in (await ada.http.get("/metrics")).text


async def test_people_are_judged_and_bots_are_not(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await begin(KINGDOM, [ada], 2)
    assert await refusal_of(ada.post(f"/api/tables/{code}/review", {})) == "not-over"
    assert await refusal_of(ada.get(f"/api/tables/{code}/review")) == "not-over"
    assert await refusal_of(ada.post(f"/api/tables/{code}/again", {"ply": 0, "seat": 0})) == "not-over"
    await Player(ada, code).play()
    review = (await whole_review(ada, code))["review"]
    assert {one["seat"] for one in review["decisions"]} == {0}
    assert review["judged"] == [0]


async def test_a_table_may_forbid_it(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await begin(KINGDOM, [ada], 2, settings={"review": False})
    await Player(ada, code).play()
    assert await refusal_of(ada.post(f"/api/tables/{code}/review", {})) == "no-review"
    assert await refusal_of(ada.get(f"/api/tables/{code}/review")) == "no-review"


async def test_who_asks_has_a_name(local: Local) -> None:
    (ada,) = await local.people("Ada")
    nobody = await local.person(None)
    code = await bring(ada, a_record().to_json())
    assert await refusal_of(nobody.post(f"/api/tables/{code}/review", {})) == "no-name"
    assert (await nobody.get(f"/api/tables/{code}/review"))["phase"] == "none"
    assert await refusal_of(ada.post("/api/tables/nothere/review", {})) == "no-such-table"


async def test_so_many_a_day(tmp_path: Path) -> None:
    async with serving(tmp_path, most_reviews=6) as local:
        local.context.rooms.bot_workers = Guessing()  # type: ignore[assignment]
        ada, bob = await local.people("Ada", "Bob")
        first, second = [await bring(ada, a_record(number=number).to_json()) for number in (1, 2)]
        await ada.post(f"/api/tables/{first}/review", {"form": "thorough"})  # counts five
        await ada.post(f"/api/tables/{first}/review", {})
        assert await refusal_of(ada.post(f"/api/tables/{second}/review", {})) == "quota"
        await whole_review(ada, first)  # what there is already costs nothing
        await whole_review(bob, second)


async def test_a_restart_begins_no_new_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path, most_reviews=2) as local:
        local.context.rooms.bot_workers = Guessing()  # type: ignore[assignment]
        (ada,) = await local.people("Ada")
        codes = [await bring(ada, a_record(number=number).to_json()) for number in range(4)]
        asked = [ada.post(f"/api/tables/{code}/review", {}) for code in codes[:3]]
        answers = await asyncio.gather(*asked, return_exceptions=True)  # at once, too
        assert [one.reason for one in answers if isinstance(one, RefusedByServer)] == ["quota"]
        cookie = ada.cookie
    async with serving(tmp_path, most_reviews=2) as local:
        local.context.rooms.bot_workers = Guessing()  # type: ignore[assignment]
        ada = Visitor(local.url, cookie)
        local.visitors.append(ada)
        assert await refusal_of(ada.post(f"/api/tables/{codes[3]}/review", {})) == "quota"
        tomorrow = now_ms() + DAY_MS + 1000
        monkeypatch.setattr("regalia.server.table.reviewing.now_ms", lambda: tomorrow)
        await whole_review(ada, codes[3])


async def test_a_restart_interrupts_it_only(tmp_path: Path) -> None:
    record = a_record()
    async with serving(tmp_path) as local:
        (ada,) = await local.people("Ada")
        code = await bring(ada, record.to_json())
        halting = local.context.rooms.bot_workers = Halting(9)  # type: ignore[assignment]
        await ada.post(f"/api/tables/{code}/review", {})
        await halting.halted.wait()
        cookie = ada.cookie
    async with serving(tmp_path) as local:
        local.context.rooms.bot_workers = Guessing()  # type: ignore[assignment]
        ada = Visitor(local.url, cookie)
        local.visitors.append(ada)
        while (state := await ada.get(f"/api/tables/{code}/review"))["phase"] != "done":
            assert state["done"] >= 9
            await asyncio.sleep(0.02)  # nobody has asked again
        rows = await local.context.store.rows(select(FINDINGS))
        assert len(rows) == state["jobs"]
        everything = work.pieces(record, [0, 1, 2], work.usual_form("quick", find_game(KINGDOM)))
        kept = sum(len(job) for job in work.together(everything)[:9])
        assert local.context.reviews.pieces == len(everything) - kept


async def test_other_bots_judge_anew(local: Local, monkeypatch: pytest.MonkeyPatch) -> None:
    (ada,) = await local.people("Ada")
    code = await bring(ada, a_record().to_json())
    await whole_review(ada, code)
    monkeypatch.setattr(run, "VERSION", work.VERSION + 1)
    assert (await ada.get(f"/api/tables/{code}/review"))["phase"] == "none"


async def test_what_cannot_be_made_is_said(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await bring(ada, a_record().to_json())

    class Broken(ThoughtsHere):
        async def do_job(self, asker: Any, job: list[work.Piece]) -> list[work.Finding]:
            raise RuntimeError("planted")

    local.context.rooms.bot_workers = Broken()  # type: ignore[assignment]
    await ada.post(f"/api/tables/{code}/review", {})
    while (await ada.get(f"/api/tables/{code}/review"))["phase"] != "failed":
        await asyncio.sleep(0.02)


async def test_a_decision_leaves_the_server_without_the_truth() -> None:
    """What is sent to be judged is the same for every truth that the seat cannot rule out."""
    match = Match(find_game(KINGDOM).setup(SEATS), seed(4))
    others = 0
    for ply, (seat, _) in enumerate(random_plies(match, random.Random(4))):
        if ply % 7:
            continue
        twin = with_truth(match, match.observe(seat).sample(fast_rng(ply)))
        others += pack(twin.state.twin(match.state.rng)) != pack(match.state)
        assert pack_observation(twin.observe(seat)) == pack_observation(match.observe(seat))
    assert others, "some truth was another one"
    decisions = [piece for piece in work.pieces(match.record(), [0], FORM) if piece.task == "decide"]
    seen = {piece.ply: piece.seen for piece in decisions}
    for ply, sent in seen.items():
        assert sent == pack_observation(Match.replay(match.record(), ply - 1).observe(0))


async def test_with_its_table_a_review_is_deleted(local: Local) -> None:
    (ada,) = await local.people("Ada")
    code = await bring(ada, a_record().to_json())
    await whole_review(ada, code)
    store = local.context.store
    await local.context.rooms.tidy(10**15)
    assert await store.rows(select(REVIEWS)) == await store.rows(select(FINDINGS)) == []
    assert await refusal_of(ada.get(f"/api/tables/{code}/review")) == "no-such-table"
