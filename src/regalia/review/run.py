"""Runs of reviews: by an executor, with a journal from which an interrupted one goes on."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path

import msgspec

from regalia.bots.versions import bots_digest
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.lab.executor import Executor
from regalia.lab.journal import Journal
from regalia.review.report import Play, Review, assemble
from regalia.review.work import VERSION, Finding, Form, examine, pieces, steps


class Head(msgspec.Struct, frozen=True):
    """What determines a review: the record, what was asked for, and the versions of all that judges."""

    record: str
    seats: list[int]
    form: Form
    rules: int
    bots: str
    review: int

    def key(self) -> str:
        """A short name for a file."""
        return sha256(msgspec.json.encode(self)).hexdigest()[:24]


class Line(msgspec.Struct, frozen=True):
    """A finding, as the journal keeps it."""

    found: Finding


def head_of(record: Record, seats: Sequence[int], form: Form) -> Head:
    """What determines the review of a record."""
    game = find_game(record.game)
    return Head(record.digest, sorted(seats), form, game.rules_version, bots_digest(game), VERSION)


def plays_of(record: Record) -> list[Play]:
    """Who played what, the deal first."""
    match = Match.replay(record, 0)
    plays = [Play(-1, [])]
    for ply in Match.replay(record).plies:
        plays.append(Play(ply.seat, steps(match.game, match.observe(ply.seat), list(ply.actions))))
        match.commit(ply.seat, ply.actions)
    return plays


def run_review(
    record: Record,
    seats: Sequence[int],
    form: Form,
    executor: Executor,
    path: Path | None = None,
    heard: Callable[[int, int, Callable[[], Review]], None] | None = None,
) -> Review:
    """The whole review. After each piece `heard` is told how many of how many are done, and can look."""
    head = head_of(record, seats, form)
    todo = pieces(record, head.seats, form)
    plays = plays_of(record)

    def so_far() -> Review:
        found = [line.found for line in journal.lines]
        return assemble(record.game, plays, record.seats, form.name, head.seats, found)

    with Journal(path, head, Line) as journal:
        for finding in executor.map(examine, todo[len(journal.lines) :]):
            journal.add(Line(finding))
            if heard is not None:
                heard(len(journal.lines), len(todo), so_far)
        return so_far()
