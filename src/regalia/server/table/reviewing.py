"""Reviews of finished tables: made job by job behind all bots, and stored as they grow.

A review is known by the digest of its record, what was asked for, and the versions of rules, bots and review;
so it is made once, whoever asks for it, and anew when one of those has changed. A restart interrupts it only.
"""

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from regalia.kernel.game import find_game
from regalia.kernel.record import Record
from regalia.review.report import Play, Review, assemble
from regalia.review.run import Head, head_of
from regalia.review.work import Finding, Form, hasty_form, usual_form
from regalia.server import wire
from regalia.server.access.quotas import one_review_too_many
from regalia.server.clock import now_ms
from regalia.server.errors import Refusal
from regalia.server.storage.reviews import (
    NewReview,
    add_findings,
    add_review,
    claim_review,
    delete_review,
    find_review,
    jobs_done,
    read_findings,
    release_review,
    release_reviews,
    set_failed,
    set_plan,
    unfinished_reviews,
)
from regalia.server.storage.rows import ReviewRow
from regalia.server.table.archive import finished
from regalia.server.table.room import Room
from regalia.server.table.rooms import Rooms

COSTS = {"quick": 1, "thorough": 5}  # of the reviews that a person may ask for in a day
LOOK_SECONDS = 20.0  # how often to look for reviews that another process left
LOG = structlog.get_logger()


class Reviews:
    """The reviews that this process works on, and all that are stored."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store
        self.running: dict[str, asyncio.Task[None]] = {}
        self.pieces = 0  # of work done

    async def open(self) -> None:
        """Go on with what was interrupted."""
        if self.store.embedded:
            await self.store.write(release_reviews)
        self.rooms.run(self._look_around())

    async def ask(self, person: str, code: str, form: wire.ReviewForm, admit: Callable[[int], None]) -> None:
        """Have a review made, unless there is one.

        `admit` raises if what it costs is too much for an address, of which nothing is stored; a person's day
        is counted in the database, so that a restart does not begin it anew.
        """
        room = await self.rooms.room(code)
        head = head_of_room(room, self._form(room, form))
        key = head.key()
        row = await self.store.read(find_review, key)
        if row is None:
            cost = COSTS[form]
            admit(cost)
            new = NewReview(key, code, person, msgspec.json.encode(head).decode(), now_ms(), cost)
            if not await self.store.write(add_review, self.store, new, self.rooms.config.most_reviews):
                raise one_review_too_many()
        if row is None or (not row.failed and not _whole(row)):
            self._begin(key, code, person, head)

    async def look(self, code: str, form: wire.ReviewForm, known: int = -1) -> wire.ReviewState:
        """How far a review is, and what it says if more than `known` jobs are done."""
        room = await self.rooms.room(code)
        head = head_of_room(room, self._form(room, form))
        row = await self.store.read(find_review, head.key())
        if row is None:
            return wire.ReviewState(form, "none", 0, 0, None)
        phase = "failed" if row.failed else "done" if _whole(row) else "running"
        review = None
        if row.jobs and row.done > max(0, known):
            found = await self.store.read(read_findings, row.key)
            review = await asyncio.to_thread(_assemble, room, row, head, found)
        return wire.ReviewState(form, phase, row.jobs, row.done, review)  # type: ignore[arg-type]

    def _form(self, room: Room, name: wire.ReviewForm) -> Form:
        form = usual_form(name, find_game(room.row.game))
        return hasty_form(form) if self.rooms.hasty else form

    def _begin(self, key: str, code: str, person: str, head: Head) -> None:
        if key not in self.running:
            task = self.rooms.run(self._work(key, code, person, head))
            self.running[key] = task
            task.add_done_callback(lambda _: self.running.pop(key, None))

    async def _work(self, key: str, code: str, person: str, head: Head) -> None:
        """Do what is left to be done."""
        if not await self.store.write(claim_review, key, now_ms()):
            return
        try:
            await self._go_on(key, code, person, head)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("review failed", code=code)
            await self.store.write(set_failed, key)
        else:
            await self.store.write(release_review, key)

    async def _go_on(self, key: str, code: str, person: str, head: Head) -> None:
        room = await self.rooms.room(code)
        record = record_of(room)
        if head_of(record, head.seats, head.form).key() != key:  # rules or bots are others now
            await self.store.write(delete_review, key)
            return
        asker = (room.address or person, person, code)
        workers = self.rooms.bot_workers
        plays, jobs = await workers.plan_review(asker, record.to_json(), head.seats, head.form)
        await self.store.write(set_plan, key, msgspec.json.encode(plays).decode(), len(jobs))
        done = await self.store.read(jobs_done, key)
        for number, job in enumerate(jobs):
            if number in done:
                continue
            found = msgspec.json.encode(await workers.do_job(asker, job)).decode()
            self.pieces += len(job)
            if not await self.store.write(add_findings, key, number, found, now_ms()):
                return

    async def _look_around(self) -> None:
        """Find reviews that nobody works on: after a restart, or because another process has ended."""
        while True:
            try:
                for row in await self.store.read(unfinished_reviews, now_ms()):
                    self._begin(row.key, row.code, row.person, msgspec.json.decode(row.head, type=Head))
            except Exception:
                LOG.exception("looking for unfinished reviews failed")
            await asyncio.sleep(LOOK_SECONDS)


def record_of(room: Room) -> Record:
    """The record of a game that is over."""
    play = finished(room)
    return play.match.record(play.proof)


def head_of_room(room: Room, form: Form) -> Head:
    """What determines the review of a table: people's decisions are judged, or all where nobody played."""
    record = record_of(room)
    if not room.settings.review:
        raise Refusal("no-review", "Reviews are turned off at this table.", 403)
    people = [seat for seat, holder in enumerate(room.holders) if holder.person or holder.kind in PEOPLE]
    return head_of(record, people or list(range(record.seats)), form)


PEOPLE = ("person", "absent")


def _whole(row: ReviewRow) -> bool:
    return 0 < row.jobs <= row.done


def _assemble(room: Room, row: ReviewRow, head: Head, found: list[str]) -> Review:
    plays = msgspec.json.decode(row.plays, type=list[Play])
    findings = [one for text in found for one in msgspec.json.decode(text, type=list[Finding])]
    return assemble(room.row.game, plays, len(room.holders), head.form.name, head.seats, findings)
