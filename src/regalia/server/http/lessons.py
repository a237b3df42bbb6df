"""Lessons over REST: the client keeps the answers, and each request plays them on a match of its own."""

import asyncio
from collections.abc import Sequence
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter
from sqlalchemy import Connection, select

from regalia.kernel.game import find_game, game_names
from regalia.lessons.course import find_course
from regalia.lessons.lesson import Lesson
from regalia.lessons.outline import outline
from regalia.lessons.play import LessonPlay, Verdict
from regalia.server import wire
from regalia.server.access.people import Identity
from regalia.server.context import Context
from regalia.server.errors import Refusal
from regalia.server.storage.models import LESSONS
from regalia.server.storage.store import Store
from regalia.server.table.archive import brief

Id = Annotated[str, Parameter(pattern="^[a-z0-9-]{1,60}$")]


def play_to(game: str, lesson: str, at: wire.LessonAt) -> LessonPlay:
    """A lesson as far as these answers lead."""
    play = LessonPlay(find_course(find_game(game).name).find(lesson))
    for answer in at.answers:
        if play.done or (not play.step.asks and answer):
            raise _stale()
        if not play.step.asks:
            play.go_on()
        elif not play.answer(answer).right:
            raise _stale()
    play.tries = at.mistakes
    return play


def _stale() -> Refusal:
    return Refusal("stale", "These answers do not lead through the lesson; begin it again.", 409)


def describe(play: LessonPlay, draft: Sequence[str] = ()) -> wire.LessonStep:
    """The step at which a lesson is; what is lit follows from the play that is being made."""
    lesson, match = play.lesson, play.match
    view = match.game.view(match.observe(lesson.seat))
    messages = find_course(lesson.game).messages
    praise = f"{lesson.words(play.said)}.right" if play.said else ""
    seats = [ply.seat for ply in match.plies[max(0, play.since - 1) :]]
    return wire.LessonStep(
        game=lesson.game,
        lesson=lesson.id,
        number=play.number,
        steps=len(lesson.steps),
        done=play.done,
        asks=not play.done and play.step.asks,
        words=lesson.words(play.step),
        praise=praise if praise in messages.texts else "",
        lit=[] if play.done else play.lit(draft),
        seat=lesson.seat,
        view=view,
        events=match.events(lesson.seat, play.since),
        seats=[-1, *seats] if play.since == 0 else seats,
        outcome=wire.Outcome(match.outcome.scores, match.outcome.ranks) if match.over else None,
    )


def preview_play(play: LessonPlay, draft: Sequence[str]) -> wire.LessonPreview:
    """A play that is being made."""
    match = play.match
    preview = match.preview(play.lesson.seat, draft)
    judged = play.judge(draft) if draft and not play.done and play.step.asks else Verdict(None)
    return wire.LessonPreview(
        draft=[match.game.actions.name(action) for action in preview.draft],
        view=match.game.view(preview.observation),
        events=preview.events,
        whole=preview.whole,
        reveals=preview.reveals,
        answered=preview.answered,
        verdict=_told(play, judged),
        lit=[] if play.done or judged.right is False else play.lit(draft),
    )


def _told(play: LessonPlay, verdict: Verdict) -> wire.LessonVerdict:
    """A verdict, with words that there are."""
    texts = find_course(play.lesson.game).messages.texts
    return wire.LessonVerdict(verdict.right, verdict.words if verdict.words in texts else "")


def answer_step(play: LessonPlay, draft: Sequence[str]) -> wire.LessonAnswered:
    """Answer a step, or go on from one that only shows."""
    if play.done:
        raise _stale()
    if play.step.asks:
        verdict = play.answer(draft)
        return wire.LessonAnswered(_told(play, verdict), describe(play))
    play.go_on()
    return wire.LessonAnswered(wire.LessonVerdict(True, ""), describe(play))


def lead_to(lesson: Lesson, number: int) -> wire.LessonAt:
    """Right answers that lead to a step; none if that is the end."""
    play = LessonPlay(lesson)
    answers: list[list[str]] = []
    while play.number < number < len(lesson.steps):
        answers.append(play.solution() if play.step.asks else [])
        play.skip_to(play.number + 1)
    return wire.LessonAt(answers)


def _list() -> list[wire.LessonInfo]:
    rows = [outline(lesson) for name in game_names() for lesson in find_course(name).lessons]
    return [
        wire.LessonInfo(row.game, row.number, row.lesson, row.steps, row.words, row.minutes, row.rules)
        for row in rows
    ]


# Positions are built and played in threads: the loop has tables to serve.


@get("/")
async def lessons(context: Context, me: Identity | None) -> wire.Lessons:
    """All lessons, and how far you are."""
    progress: dict[str, dict[str, int]] = {}
    if me is not None:
        for row in await context.store.rows(select(LESSONS).where(LESSONS.c.person == me.id)):
            progress.setdefault(row.game, {})[row.lesson] = row.step
    return wire.Lessons(await asyncio.to_thread(_list), progress)


@get("/{game:str}/{lesson:str}/briefing")
async def briefing(game: Id, lesson: Id) -> wire.Briefing:
    """What a client must know once to read the views of a lesson."""
    play = await asyncio.to_thread(play_to, game, lesson, wire.LessonAt())
    return brief(play.match.setup)


@get("/{game:str}/{lesson:str}/resume")
async def resume(context: Context, me: Identity | None, game: Id, lesson: Id) -> wire.LessonAt:
    """Where you left a lesson, on whichever device: right answers that lead there. None if it is done."""
    found = await asyncio.to_thread(lambda: find_course(find_game(game).name).find(lesson))
    if me is None:
        return wire.LessonAt()
    where = (LESSONS.c.person == me.id, LESSONS.c.game == found.game, LESSONS.c.lesson == found.id)
    rows = await context.store.rows(select(LESSONS.c.step).where(*where))
    return await asyncio.to_thread(lead_to, found, rows[0].step if rows else 0)


@post("/{game:str}/{lesson:str}", status_code=200)
async def look(game: Id, lesson: Id, data: wire.LessonDraft) -> wire.LessonStep:
    """The step to which these answers lead."""
    return await asyncio.to_thread(lambda: describe(play_to(game, lesson, data), data.draft))


@post("/{game:str}/{lesson:str}/preview", status_code=200)
async def preview(game: Id, lesson: Id, data: wire.LessonDraft) -> wire.LessonPreview:
    """How a play would look, and whether it can still become right."""
    return await asyncio.to_thread(lambda: preview_play(play_to(game, lesson, data), data.draft))


@post("/{game:str}/{lesson:str}/why", status_code=200)
async def why(game: Id, lesson: Id, data: wire.LessonWhy) -> wire.LessonRule:
    """Why an action cannot be chosen here."""

    def ask() -> str:
        play = play_to(game, lesson, data)
        return play.match.why_not(play.lesson.seat, data.action, data.draft)

    return wire.LessonRule(await asyncio.to_thread(ask))


@post("/{game:str}/{lesson:str}/answer", status_code=200)
async def answer(
    context: Context, me: Identity | None, game: Id, lesson: Id, data: wire.LessonDraft
) -> wire.LessonAnswered:
    """Answer a step, or go on from it; how far you are is kept, if you have a name here."""
    found = await asyncio.to_thread(lambda: answer_step(play_to(game, lesson, data), data.draft))
    if me is not None and found.verdict.right:
        await context.store.write(_keep, context.store, me.id, found.step)
    return found


def _keep(connection: Connection, store: Store, person: str, step: wire.LessonStep) -> None:
    """Keep how far someone is; who does a lesson again does not fall behind."""
    key: dict[str, object] = {"person": person, "game": step.game, "lesson": step.lesson}
    mine = [LESSONS.c[name] == value for name, value in key.items()]
    known = connection.scalar(select(LESSONS.c.step).where(*mine))
    if known is None or step.number > known:
        connection.execute(store.upsert(LESSONS, *key), {**key, "step": step.number})


LESSON_ROUTES = Router("/lessons", route_handlers=[lessons, briefing, resume, look, preview, why, answer])
