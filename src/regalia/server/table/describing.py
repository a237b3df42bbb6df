"""A table of the database as people are told of it. The secret of its deal is not part of that."""

from collections.abc import Collection, Mapping, Sequence

import msgspec

from regalia.server import wire
from regalia.server.clock import now_ms
from regalia.server.storage.rows import SeatRow, TableRow
from regalia.server.table.beginnings import beginning_of
from regalia.server.table.dealing import commitment_of, deal_of, earlier_of
from regalia.server.table.play import SeatHolder


def holders_of(rows: Sequence[SeatRow]) -> list[SeatHolder]:
    """Who decides for each seat, from the rows of the seats in order."""
    return [
        SeatHolder(
            s.person, s.bot, s.away, s.share, s.bank, s.since, s.standing, s.here, s.kind, s.pledge, s.kept
        )
        for s in rows
    ]


def describe(
    row: TableRow,
    phase: wire.Phase,
    holders: list[SeatHolder],
    names: Mapping[str | None, str | None],
    present: Collection[str | None] = (),
    spectators: int = 0,
    hasty: bool = False,
    evening: wire.Evening | None = None,
) -> wire.Table:
    """The table as everyone knows it; `present` are those with a connection."""

    def person(id_: str | None) -> wire.Person | None:
        name = names.get(id_)
        return wire.Person(id_, name) if id_ is not None and name is not None else None

    now = now_ms()
    return wire.Table(
        code=row.code,
        game=row.game,
        options=msgspec.json.decode(row.options),
        settings=wire.read_settings(row.settings),
        phase=phase,
        host=person(row.host),
        seats=[
            wire.Seat(
                person=person(holder.person),
                bot=holder.bot,
                away=holder.away,
                connected=holder.person is not None and (holder.person in present or holder.here > now),
                shared=bool(holder.share),
                kept=person(holder.kept),
            )
            for holder in holders
        ],
        commitment=commitment_of(row),
        deal=deal_of(row, holders),
        earlier=len(earlier_of(row)),
        spectators=spectators,
        created=row.created,
        rematch=row.rematch,
        closed=row.closed,
        hasty=hasty,
        origin=beginning_of(row).origin,
        evening=evening or wire.Evening(0, [0] * len(holders)),
    )
