"""Reviews in the database: who works on which, and what was found so far. Pieces of work, as in `queries`."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from regalia.server.storage.models import FINDINGS, PEOPLE, REVIEWS
from regalia.server.storage.queries import Dialect
from regalia.server.storage.rows import ReviewRow

DAY_MS = 86_400_000
LEASE_MS = 60_000  # for so long a review is left to the process that works on it, unless that says so again
UNFINISHED = ((REVIEWS.c.jobs == 0) | (REVIEWS.c.done < REVIEWS.c.jobs)) & ~REVIEWS.c.failed


def find_review(connection: Connection, key: str) -> ReviewRow | None:
    """A review, if it was asked for."""
    row = connection.execute(select(REVIEWS).where(REVIEWS.c.key == key)).one_or_none()
    return ReviewRow._make(row) if row else None


def read_findings(connection: Connection, key: str) -> list[str]:
    """What was found so far, in the order of the jobs."""
    rows = select(FINDINGS.c.found).where(FINDINGS.c.review == key).order_by(FINDINGS.c.job)
    return [found for (found,) in connection.execute(rows)]


def jobs_done(connection: Connection, key: str) -> set[int]:
    """The jobs that need not be done again."""
    rows = connection.execute(select(FINDINGS.c.job).where(FINDINGS.c.review == key))
    return {job for (job,) in rows}


class NewReview(NamedTuple):
    """A review that is asked for; the fields are columns of `REVIEWS`."""

    key: str
    code: str
    person: str
    head: str
    asked: int
    cost: int


def add_review(connection: Connection, dialect: Dialect, new: NewReview, most: float) -> bool:
    """A review is asked for, unless someone else was faster; False if its person has had so much in a day."""
    connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == new.person).with_for_update())  # one by one
    today = (REVIEWS.c.person == new.person) & (REVIEWS.c.asked > new.asked - DAY_MS)
    spent = connection.execute(select(func.coalesce(func.sum(REVIEWS.c.cost), 0)).where(today)).scalar_one()
    if spent + new.cost > most:
        return False
    connection.execute(dialect.upsert_into(REVIEWS).on_conflict_do_nothing(), new._asdict())
    return True


def claim_review(connection: Connection, key: str, now: int) -> bool:
    """Take a review on; False if another process has, or there is nothing left to do."""
    free = (REVIEWS.c.key == key) & (REVIEWS.c.lease < now) & UNFINISHED
    return connection.execute(update(REVIEWS).where(free).values(lease=now + LEASE_MS)).rowcount == 1


def release_review(connection: Connection, key: str) -> None:
    """Nobody works on it any more."""
    connection.execute(update(REVIEWS).where(REVIEWS.c.key == key).values(lease=0))


def release_reviews(connection: Connection) -> None:
    """This process is the only one, and has just begun."""
    connection.execute(update(REVIEWS).values(lease=0))


def set_plan(connection: Connection, key: str, plays: str, jobs: int) -> None:
    """How much work it is."""
    connection.execute(update(REVIEWS).where(REVIEWS.c.key == key).values(plays=plays, jobs=jobs))


def add_findings(connection: Connection, key: str, job: int, found: str, now: int) -> bool:
    """A job is done; False if the review was deleted meanwhile."""
    mine = update(REVIEWS).where(REVIEWS.c.key == key)
    if connection.execute(mine.values(lease=now + LEASE_MS)).rowcount == 0:
        return False
    connection.execute(insert(FINDINGS), {"review": key, "job": job, "found": found})
    count = select(func.count()).select_from(FINDINGS).where(FINDINGS.c.review == key).scalar_subquery()
    connection.execute(mine.values(done=count))
    return True


def set_failed(connection: Connection, key: str) -> None:
    """It cannot be made."""
    connection.execute(update(REVIEWS).where(REVIEWS.c.key == key).values(failed=True, lease=0))


def delete_review(connection: Connection, key: str) -> None:
    """It is of no use any more."""
    connection.execute(delete(FINDINGS).where(FINDINGS.c.review == key))
    connection.execute(delete(REVIEWS).where(REVIEWS.c.key == key))


def unfinished_reviews(connection: Connection, now: int) -> list[ReviewRow]:
    """Reviews that nobody works on, and that are not done."""
    rows = connection.execute(select(REVIEWS).where((REVIEWS.c.lease < now) & UNFINISHED))
    return [ReviewRow._make(row) for row in rows]
