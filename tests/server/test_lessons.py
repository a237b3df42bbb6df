"""Lessons over REST: played by right answers, refused where they make no sense, kept for who has a name."""

from typing import Any

import pytest
from sqlalchemy import select

from regalia.kernel.game import game_names
from regalia.lessons.course import find_course
from regalia.lessons.play import LessonPlay
from regalia.server.client import RefusedByServer, Visitor
from regalia.server.clock import now_ms
from regalia.server.storage.cleanup import delete_old
from regalia.server.storage.models import LESSONS
from serving import Local

pytestmark = pytest.mark.anyio
STRIKE = "/api/lessons/brutal-kingdom/strike"


async def go_through(visitor: Visitor, game: str, lesson: str, steps: int = 99) -> dict[str, Any]:
    """Play a lesson by its right answers, or its first steps; gives the step that was reached."""
    path = f"/api/lessons/{game}/{lesson}"
    own = LessonPlay(find_course(game).find(lesson))
    answers: list[list[str]] = []
    step: dict[str, Any] = await visitor.post(path, {"answers": []})
    while not step["done"] and len(answers) < steps:
        draft = own.solution() if step["asks"] else []
        found = await visitor.post(f"{path}/answer", {"answers": answers, "draft": draft})
        assert found["verdict"]["right"], found
        step = found["step"]
        answers.append(draft)
        if own.step.asks:
            own.answer(draft)
        else:
            own.go_on()
        assert await visitor.post(path, {"answers": answers}) == step
    return step


@pytest.mark.patience(90)
@pytest.mark.parametrize("game", [name for name in game_names() if find_course(name).lessons])
async def test_a_course_is_played_over_the_wire(local: Local, game: str) -> None:
    ada = await local.person(None)
    for lesson in find_course(game).lessons:
        step = await go_through(ada, game, lesson.id)
        assert step["number"] == len(lesson.steps)
        briefing = await ada.get(f"/api/lessons/{game}/{lesson.id}/briefing")
        assert briefing["game"] == game
        assert briefing["kinds"]


async def test_the_list_and_a_first_step(local: Local) -> None:
    ada = await local.person(None)
    listed = await ada.get("/api/lessons")
    assert listed["progress"] == {}
    assert {row["game"] for row in listed["lessons"]} <= set(game_names())
    step = await ada.post(STRIKE, {})
    assert (step["number"], step["steps"], step["asks"], step["done"]) == (0, 4, True, False)
    assert step["words"] == "step-strike-assassin"
    assert step["lit"] == ["seat:1", "kind:king"]
    assert step["view"]["asked"]["legal"] == ["play:assassin", "play:witch"]


async def test_drafts_are_previewed_and_judged(local: Local) -> None:
    ada = await local.person(None)
    begun = await ada.post(f"{STRIKE}/preview", {"draft": []})
    assert begun["verdict"] == {"right": None, "words": ""}
    right = await ada.post(f"{STRIKE}/preview", {"draft": ["play:assassin"]})
    assert right["whole"]
    assert right["verdict"] == {"right": True, "words": ""}
    wrong = await ada.post(f"{STRIKE}/preview", {"draft": ["play:witch"]})
    assert wrong["verdict"] == {"right": False, "words": "step-strike-assassin.witch"}
    assert not wrong["whole"]
    why = await ada.post(f"{STRIKE}/why", {"action": "play:king"})
    assert why == {"rule": "BK-4.2"}


async def test_a_wrong_answer_changes_nothing_and_in_the_end_the_right_one_is_lit(local: Local) -> None:
    ada = await local.person(None)
    before = await ada.post(STRIKE, {})
    found = await ada.post(f"{STRIKE}/answer", {"draft": ["play:witch", "decline"]})
    assert found["verdict"] == {"right": False, "words": "step-strike-assassin.witch"}
    assert found["step"] == before
    helped = await ada.post(STRIKE, {"mistakes": 2})
    assert helped["lit"] == ["seat:1", "kind:king", "kind:assassin"]


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("brutal-kingdom/strike", {"answers": [["play:witch", "decline"]]}, "stale"),
        ("brutal-kingdom/strike", {"answers": [["play:assassin"], ["play:assassin"]]}, "stale"),
        ("brutal-kingdom/strike", {"answers": [["play:king"]]}, "illegal"),
        ("brutal-kingdom/strike", {"answers": [["play:nobody"]]}, "refused"),
        ("brutal-kingdom/strike", {"answers": [[]]}, "incomplete"),
        ("brutal-kingdom/strike", {"answers": 1}, "malformed"),
        ("brutal-kingdom/strike", {"answers": [[]] * 41}, "malformed"),
        ("brutal-kingdom/strike", {"more": 1}, "malformed"),
        ("brutal-kingdom/strike/answer", {"draft": ["play:king"]}, "illegal"),
        ("brutal-kingdom/stroke", {}, "no-such-lesson"),
        ("brutal-empire/strike", {}, "no-such-game"),
    ],
)
async def test_what_is_refused(local: Local, path: str, body: dict[str, Any], reason: str) -> None:
    ada = await local.person(None)
    with pytest.raises(RefusedByServer) as refused:
        await ada.post(f"/api/lessons/{path}", body)
    assert refused.value.reason == reason


async def test_progress_is_kept_for_who_has_a_name_and_deleted_with_it(local: Local) -> None:
    ada, ben, nobody = await local.person("Ada"), await local.person("Ben"), await local.person(None)
    await go_through(ada, "brutal-kingdom", "strike", 2)
    await go_through(nobody, "brutal-kingdom", "strike", 2)
    assert (await ada.get("/api/lessons"))["progress"] == {"brutal-kingdom": {"strike": 2}}
    await go_through(ada, "brutal-kingdom", "strike", 1)  # done again, and left
    assert (await ada.get("/api/lessons"))["progress"] == {"brutal-kingdom": {"strike": 2}}
    await go_through(ada, "brutal-kingdom", "strike")
    assert (await ada.get("/api/lessons"))["progress"] == {"brutal-kingdom": {"strike": 4}}
    for other in (ben, nobody):
        assert (await other.get("/api/lessons"))["progress"] == {}
    await ada.http.delete("/api/me")
    assert await local.context.store.rows(select(LESSONS)) == []


async def test_a_lesson_is_gone_on_with_on_another_device(local: Local) -> None:
    ada, nobody = await local.person("Ada"), await local.person(None)
    path = f"{STRIKE}/resume"
    assert await ada.get(path) == {"answers": [], "mistakes": 0}
    reached = await go_through(ada, "brutal-kingdom", "strike", 2)
    found = await ada.get(path)
    assert len(found["answers"]) == 2
    assert await ada.post(STRIKE, found) == reached
    assert (await nobody.get(path))["answers"] == []
    await go_through(ada, "brutal-kingdom", "strike")
    assert (await ada.get(path))["answers"] == []  # done: it begins again
    with pytest.raises(RefusedByServer, match="stroke"):
        await ada.get("/api/lessons/brutal-kingdom/stroke/resume")


async def test_progress_goes_with_people_who_have_long_been_gone(local: Local) -> None:
    ada = await local.person("Ada")
    await go_through(ada, "brutal-kingdom", "strike", 1)
    assert len(await local.context.store.rows(select(LESSONS))) == 1
    later = now_ms() + int((local.config.record_days + 1) * 86_400_000)
    await local.context.store.write(delete_old, local.config, later)
    assert await local.context.store.rows(select(LESSONS)) == []
