"""Games that are over: what has been won in an evening, and all that someone has played."""

from collections import Counter
from collections.abc import Hashable, Sequence

import msgspec
from sqlalchemy import Connection, bindparam, select

from regalia.server.storage.models import PEOPLE, SEATS, TABLES
from regalia.server.storage.rows import SeatRow, TableRow
from regalia.server.wire import Evening, Finished, Outcome, Person

MOST_FINISHED = 30  # games in one answer

OF_AN_EVENING = (
    select(TABLES.c.code, TABLES.c.outcome, SEATS.c.seat, SEATS.c.person)
    .join(SEATS, SEATS.c.code == TABLES.c.code)
    .where(
        (TABLES.c.evening == bindparam("of"))
        & (TABLES.c.phase == "over")
        & (TABLES.c.created < bindparam("until"))
    )
)
FINISHED = (
    select(TABLES.c.code, TABLES.c.game, TABLES.c.evening, TABLES.c.touched, TABLES.c.outcome)
    .join(SEATS, SEATS.c.code == TABLES.c.code)
    .where(
        (SEATS.c.person == bindparam("me"))
        & (TABLES.c.phase == "over")
        & (TABLES.c.touched < bindparam("until"))
    )
    .order_by(TABLES.c.touched.desc())
    .limit(MOST_FINISHED)
)


def evening_of(connection: Connection, table: TableRow, seats: Sequence[SeatRow]) -> Evening:
    """How often those who sit at a table have won in the games from which it goes on.

    People are known by who they are, bots by their seats.
    """
    if table.evening == table.code:
        return Evening(0, [0] * len(seats))
    wins: Counter[Hashable] = Counter()
    games = set()
    for code, outcome, seat, person in connection.execute(
        OF_AN_EVENING, {"of": table.evening, "until": table.created}
    ):
        games.add(code)
        ranks = _outcome(outcome).ranks
        wins[person or seat] += ranks[seat] == min(ranks)
    return Evening(len(games), [wins[seat.person or seat.kept or seat.seat] for seat in seats])


def finished_games(connection: Connection, me: str, until: int) -> list[Finished]:
    """Games of someone that ended before a moment, the last one first."""
    games = connection.execute(FINISHED, {"me": me, "until": until}).all()
    codes = [game.code for game in games]
    sat = connection.execute(
        select(SEATS.c.code, SEATS.c.person, SEATS.c.bot, PEOPLE.c.name)
        .outerjoin(PEOPLE, PEOPLE.c.id == SEATS.c.person)
        .where(SEATS.c.code.in_(codes))
        .order_by(SEATS.c.code, SEATS.c.seat)
    ).all()
    found = []
    for game in games:
        seats = [seat for seat in sat if seat.code == game.code]
        found.append(
            Finished(
                code=game.code,
                game=game.game,
                evening=game.evening,
                ended=game.touched,
                you=next(at for at, seat in enumerate(seats) if seat.person == me),
                people=[Person(seat.person, seat.name) if seat.name else None for seat in seats],
                bots=[seat.bot for seat in seats],
                outcome=_outcome(game.outcome),
            )
        )
    return found


def _outcome(text: str) -> Outcome:
    return msgspec.json.decode(text, type=Outcome)
