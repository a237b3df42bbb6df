"""A whole review: its parts add up, and an interrupted one goes on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from playing import seed
from records import random_record
from regalia.kernel.errors import BadRecord
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.lab.errors import OtherRun
from regalia.lab.executor import Alone
from regalia.review.report import Review
from regalia.review.run import run_review
from regalia.review.work import Form, pieces

TINY = Form("tiny", 2, 8, 20, 20)
RECORD = random_record("kings-blood")
SEATS = list(range(RECORD.seats))


class Stopped(Exception):
    """The machine went down."""


def test_what_brought_a_seat_to_its_end_adds_up() -> None:
    review = run_review(RECORD, SEATS, TINY, Alone())
    for row in review.rows:
        assert row.result == Match.replay(RECORD).outcome.share(row.seat)
        assert row.start + row.luck + row.others - row.loss + row.rest == pytest.approx(row.result)
        own = [one for one in review.decisions if one.seat == row.seat]
        assert row.error_rate == pytest.approx(sum(one.loss for one in own) / len(own))
        assert sum(row.verdicts.values()) == row.decisions == len(own)
    assert len(review.points) == len(RECORD.plies) + 1
    assert len(review.moments) <= 3
    for seats in zip(*[point.luck for point in review.points if point.luck], strict=True):
        assert len(seats) > 3
    for point in review.points:
        assert point.luck is None or sum(point.luck) == pytest.approx(0, abs=1e-9)


def test_one_seat_is_judged_alone() -> None:
    review = run_review(RECORD, [2], TINY, Alone())
    assert {one.seat for one in review.decisions} == {2}
    assert [row.error_rate is None for row in review.rows] == [True, True, False, True]
    assert {moment.seat for moment in review.moments} <= {2}


def test_an_interrupted_review_goes_on(tmp_path: Path) -> None:
    journal = tmp_path / "review.jsonl"
    heard: list[int] = []

    def stop_at(end: int) -> Callable[[int, int, Callable[[], Review]], None]:
        def listen(done: int, total: int, so_far: Callable[[], Review]) -> None:
            heard.append(done)
            if done == end:
                assert so_far().points[0].table is not None
                raise Stopped

        return listen

    with pytest.raises(Stopped):
        run_review(RECORD, [1], TINY, Alone(), journal, stop_at(20))
    with journal.open("ab") as file:
        file.write(b'{"found":{"type":"chan')  # broken off in the middle of a line
    found = run_review(RECORD, [1], TINY, Alone(), journal, stop_at(-1))
    assert heard == [*range(1, len(pieces(RECORD, [1], TINY)) + 1)], "nothing was done twice"
    assert found == run_review(RECORD, [1], TINY, Alone())
    assert found == run_review(RECORD, [1], TINY, Alone(), journal), "it is kept"


def test_a_journal_of_another_review_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "review.jsonl"
    run_review(RECORD, [1], TINY, Alone(), journal)
    with pytest.raises(OtherRun, match="seats"):
        run_review(RECORD, [2], TINY, Alone(), journal)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    match = Match(find_game("kings-blood").setup(), seed(1))
    with pytest.raises(BadRecord, match="not over"):
        run_review(match.record(), [0], TINY, Alone())
