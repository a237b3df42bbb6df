"""A review: what the findings say together. It can be made at any time, from as many as there are."""

import math
from collections.abc import Iterable
from typing import Literal

import msgspec

from regalia.review.verdicts import NAMED
from regalia.review.work import Chances, Decision, Finding, Redrawn

MOMENTS = 3
LEAST_MOMENT = 0.02  # a change of chances that is worth a sentence


Steps = list[tuple[str, str]]  # a play as pairs of a question and its answer


class Play(msgspec.Struct, frozen=True):
    """Who played what; -1 and nothing for the deal."""

    seat: int
    steps: Steps


class Point(msgspec.Struct, frozen=True):
    """Each seat's chances after a ply, or None where they are not worked out yet; what luck and the play did.

    `luck` is what chance brought beyond its mean, `moved` what the play changed by itself, all cards open.
    """

    ply: int
    play: Play
    table: list[float] | None
    open: list[float] | None
    luck: list[float] | None
    luck_errors: list[float] | None
    moved: list[float] | None


class SeatRow(msgspec.Struct, frozen=True):
    """A seat at the end: where it began, where it ended, and what brought it there.

    result = start + luck + others - loss + rest. All are chances to win; `error_rate` is loss a decision.
    """

    seat: int
    decisions: int
    error_rate: float | None  # None where no decision was judged
    error_rate_error: float
    luck: float
    luck_error: float
    others: float
    loss: float
    rest: float
    start: float
    result: float
    verdicts: dict[str, int]


class KeyMoment(msgspec.Struct, frozen=True):
    """A ply that decided much: a loss by `seat`, its luck, or what the play of `by` did to it."""

    ply: int
    sort: Literal["loss", "luck", "others"]
    seat: int
    by: int
    change: float  # of the seat's chances


class Review(msgspec.Struct, frozen=True):
    """All that a review says, in numbers and ids; clients have the words."""

    game: str
    seats: int
    form: str
    judged: list[int]  # the seats whose decisions were judged
    points: list[Point]
    decisions: list[Decision]
    rows: list[SeatRow]
    moments: list[KeyMoment]


def assemble(
    game: str, plays: list[Play], seats: int, form: str, judged: list[int], findings: Iterable[Finding]
) -> Review:
    """The review that these findings make; `plays` begins with the deal."""
    curves: dict[str, dict[int, Chances]] = {"open": {}, "table": {}}
    redrawn: dict[int, Redrawn] = {}
    decisions = []
    for finding in findings:
        if isinstance(finding, Chances):
            curves[finding.sight][finding.ply] = finding  # a later one is of more worlds
        elif isinstance(finding, Redrawn):
            redrawn[finding.ply] = finding
        else:
            decisions.append(finding)
    points = _points(plays, curves, redrawn)
    rows = [_row(seat, points, decisions, redrawn.get(0)) for seat in range(seats)]
    moments = _moments(points, decisions, judged)
    return Review(game, seats, form, judged, points, decisions, rows, moments)


def _points(
    plays: list[Play], curves: dict[str, dict[int, Chances]], redrawn: dict[int, Redrawn]
) -> list[Point]:
    points = []
    before: Chances | None = None
    for ply, play in enumerate(plays):
        opened, table, mean = curves["open"].get(ply), curves["table"].get(ply), redrawn.get(ply)
        luck = luck_errors = moved = None
        if opened is not None and mean is not None:
            luck = [a - b for a, b in zip(opened.means, mean.means, strict=True)]
            luck_errors = [math.hypot(a, b) for a, b in zip(opened.errors, mean.errors, strict=True)]
        if opened is not None and before is not None:
            after = opened if mean is None else mean
            moved = [a - b for a, b in zip(after.means, before.means, strict=True)]
        points.append(
            Point(
                ply,
                play,
                table.means if table else None,
                opened.means if opened else None,
                luck,
                luck_errors,
                moved,
            )
        )
        before = opened
    return points


def _row(seat: int, points: list[Point], decisions: list[Decision], dealt: Redrawn | None) -> SeatRow:
    own = [decision for decision in decisions if decision.seat == seat]
    losses = [decision.loss for decision in own]
    loss = sum(losses)
    count = max(1, len(own))
    luck = sum(point.luck[seat] for point in points if point.luck)
    luck_error = math.sqrt(sum(point.luck_errors[seat] ** 2 for point in points if point.luck_errors))
    others = sum(point.moved[seat] for point in points if point.moved and point.play.seat != seat)
    known = [point.open[seat] for point in points if point.open]
    start = dealt.means[seat] if dealt else known[0] if known else 0.0
    result = known[-1] if known else 0.0
    verdicts: dict[str, int] = {}
    for decision in own:
        verdicts[decision.verdict] = verdicts.get(decision.verdict, 0) + 1
    return SeatRow(
        seat,
        len(own),
        loss / count if own else None,
        math.sqrt(sum(decision.error**2 for decision in own)) / count,
        luck,
        luck_error,
        others,
        loss,
        result - start - luck - others + loss,
        start,
        result,
        verdicts,
    )


def _moments(points: list[Point], decisions: list[Decision], judged: list[int]) -> list[KeyMoment]:
    """The plies that changed most for the seats that are judged, one moment a ply, in their order."""
    found = [
        KeyMoment(decision.ply, "loss", decision.seat, decision.seat, -decision.loss)
        for decision in decisions
        if decision.verdict in NAMED
    ]
    for point in points:
        for seat in judged:
            if point.luck:
                found.append(KeyMoment(point.ply, "luck", seat, point.play.seat, point.luck[seat]))
            if point.moved and point.play.seat != seat:
                found.append(KeyMoment(point.ply, "others", seat, point.play.seat, point.moved[seat]))
    kept: dict[int, KeyMoment] = {}
    for moment in sorted(found, key=lambda moment: -abs(moment.change)):
        if abs(moment.change) >= LEAST_MOMENT and len(kept) < MOMENTS:
            kept.setdefault(moment.ply, moment)
    return [kept[ply] for ply in sorted(kept)]
