"""The deal, from the moment the host deals to the first card: pledges, shares, or a deal that is void.

Pieces of work on the database, each with the table's row locked: a client's pledge may come by way of one
process and its share by way of another. Each gives the table as it leaves it, which nobody need read again.
docs/fairness.md is the protocol.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Protocol

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from regalia.kernel.fair import (
    Deal,
    FirstProof,
    Kind,
    Opened,
    Proof,
    Terms,
    Unfair,
    commitment_to,
    draw,
    first_commitment,
    first_seed,
)
from regalia.kernel.game import find_game
from regalia.server import wire
from regalia.server.access.people import hand_on
from regalia.server.clock import now_ms
from regalia.server.errors import Refusal, unknown_table
from regalia.server.storage.models import SEATS, TABLES
from regalia.server.storage.queries import load, set_due
from regalia.server.storage.rows import SeatRow, StoredTable, TableRow
from regalia.server.storage.statements import Statement
from regalia.server.table.seating import must_gather, must_host, seats_free

_commitment_to = lru_cache(maxsize=4096)(commitment_to)  # a table is described often

STEP_MS = 20_000  # for all pledges, and then for all shares
MOST_EARLIER = 20  # deals that were void or put away, before a table deals no more
THIS_TABLE = TABLES.c.code == bindparam("of")
THIS_SEAT = (SEATS.c.code == bindparam("of")) & (SEATS.c.seat == bindparam("at"))
LOCK = select(TABLES.c.code).where(THIS_TABLE).with_for_update()
FREEZE_SEAT = Statement(update(SEATS).where(THIS_SEAT).values(kind=bindparam("as_a"), pledge="", share=""))
FREEZE = Statement(
    update(TABLES)
    .where(THIS_TABLE)
    .values(
        phase="dealing",
        until=bindparam("ends"),
        touched=bindparam("now"),
        rules=bindparam("today"),
        components=bindparam("digest"),
    )
)
PLEDGE = Statement(update(SEATS).where(THIS_SEAT).values(pledge=bindparam("given")))
SHARE = Statement(update(SEATS).where(THIS_SEAT).values(share=bindparam("given")))
PUT_OFF = Statement(update(TABLES).where(THIS_TABLE).values(until=bindparam("ends")))
SET_CLOCKS = Statement(
    update(SEATS)
    .where(SEATS.c.code == bindparam("of"))
    .values(bank=bindparam("left"), since=bindparam("now"))
)
BEGIN = Statement(
    update(TABLES)
    .where(THIS_TABLE)
    .values(phase="playing", until=None, started=bindparam("now"), touched=bindparam("now"))
)
THAW = update(SEATS).where(SEATS.c.code == bindparam("of")).values(kind="", pledge="", share="")
FREE = update(SEATS).where(THIS_SEAT).values(person=None, bot=None, standing=None)
ANEW = (
    update(TABLES)
    .where(THIS_TABLE)
    .values(
        phase="gathering",
        until=None,
        touched=bindparam("now"),
        secret=bindparam("fresh"),
        earlier=bindparam("before"),
    )
)


# A deal as the database has it


class Part(Protocol):
    """What a seat has in a deal: a row of the database, or its holder."""

    @property
    def kind(self) -> str:
        """Person, absent or bot; empty before the deal."""

    @property
    def pledge(self) -> str:
        """Its commitment to its share."""

    @property
    def share(self) -> str:
        """What it has opened."""


def deal_of(row: TableRow, holders: Sequence[Part]) -> Deal | None:
    """The deal as all may see it; none before seats and set-up are frozen, or by the first protocol."""
    if not holders[0].kind:
        return None
    earlier = [opened.deal.commitment for opened in earlier_of(row)]
    terms = Terms(row.game, row.rules, msgspec.json.decode(row.options), row.components, earlier)
    kinds: list[Kind] = [holder.kind for holder in holders]  # type: ignore[misc]  # as they were written
    return Deal(row.code, commitment_of(row), terms, kinds, [holder.pledge for holder in holders])


def commitment_of(row: TableRow) -> str:
    """What the server has shown of its secret."""
    if row.salt:
        return first_commitment(row.salt, row.secret)
    return _commitment_to(row.code, row.secret)


def earlier_of(row: TableRow) -> list[Opened]:
    """The deals before this one that were void or put away."""
    return [] if row.earlier == "[]" else msgspec.json.decode(row.earlier, type=list[Opened])


def proof_of(row: TableRow, holders: Sequence[Part]) -> Proof | FirstProof | None:
    """The proof of a deal that has been made, or put away in the middle: nobody's business before the end."""
    shares = [holder.share for holder in holders]
    if row.salt:
        seed = first_seed(row.secret, shares)
        return FirstProof(commitment_of(row), row.salt, row.secret, shares, seed.hex())
    deal = deal_of(row, holders)
    if deal is None:
        return None
    opened = deal.opened(row.secret, shares, "closed" if row.phase == "closed" else "played")
    return Proof(opened, earlier_of(row))


def seed_in(proof: Proof | FirstProof) -> bytes:
    """What the cards are dealt from."""
    return bytes.fromhex(proof.last.seed if isinstance(proof, Proof) else proof.seed)


def open_deals(row: TableRow, holders: Sequence[Part]) -> list[Opened]:
    """The deals of a table that are open for all: void ones, and the last one once the game has ended."""
    proof = proof_of(row, holders) if row.phase in ("over", "closed") else None
    return [*earlier_of(row), *([proof.last] if isinstance(proof, Proof) else [])]


# Steps


def freeze(connection: Connection, me: str, code: str, present: Collection[str | None]) -> StoredTable:
    """The host deals, by the rules of the day: the table may have been opened before they changed.

    Those who are not connected take part without a share. If nobody is, nobody is waited for. The table is
    attended to when this step has to end, whatever becomes of the process that does this.
    """
    stored = _locked(connection, code)
    row, seats = stored.table, stored.seats
    must_host(row, me)
    must_gather(row)
    if any(seat.person is None and seat.bot is None for seat in seats):
        raise seats_free()
    if len(earlier_of(row)) >= MOST_EARLIER:
        raise Refusal("void", "Too many deals here were void or cancelled; open another table.", 429)
    now = now_ms()
    ends = now + STEP_MS
    kinds = [
        "bot" if s.person is None else "person" if s.person in present or s.here > now else "absent"
        for s in seats
    ]
    FREEZE_SEAT.change_each(
        connection, [{"of": code, "at": seat, "as_a": kind} for seat, kind in enumerate(kinds)]
    )
    setup = find_game(row.game).setup(len(seats), msgspec.json.decode(row.options))
    rules, components = setup.version, setup.components_file.digest
    FREEZE.change(connection, of=code, now=now, ends=ends, today=rules, digest=components)
    waits = "person" in kinds
    due = ends if waits else now
    set_due(connection, code, due, -1, 0, None)
    stored = stored._replace(
        table=row._replace(phase="dealing", until=ends, touched=now, rules=rules, components=components),
        seats=[s._replace(kind=kind, pledge="", share="") for s, kind in zip(seats, kinds, strict=True)],
        due=due,
    )
    return stored if waits else _begin(connection, stored, now)


def take_pledge(
    connection: Connection, me: str | None, code: str, request: wire.PledgeRequest
) -> StoredTable:
    """Someone commits to a share; when all have, there are some seconds more to open them."""
    stored = _locked(connection, code)
    if any(other.person == me and other.pledge == request.pledge for other in stored.seats):
        return stored  # said again
    seat, deal = _dealing(stored, me)
    if request.commitment != deal.commitment:
        raise _gone()
    try:
        deal = deal.pledged(seat, request.pledge)
    except Unfair as error:
        raise Refusal("deal", f"{error}.") from None
    PLEDGE.change(connection, of=code, at=seat, given=request.pledge)
    stored = _with_seat(stored, stored.seats[seat]._replace(pledge=request.pledge))
    if deal.unpledged:
        return stored
    ends = now_ms() + STEP_MS
    PUT_OFF.change(connection, of=code, ends=ends)
    set_due(connection, code, ends, -1, 0, None)
    return stored._replace(table=stored.table._replace(until=ends), due=ends)


def take_share(connection: Connection, me: str | None, code: str, request: wire.OpenRequest) -> StoredTable:
    """Someone opens a share; with the last one the game begins."""
    stored = _locked(connection, code)
    if any(other.person == me and other.share == request.share for other in stored.seats):
        return stored  # said again, perhaps after the last one
    seat, deal = _dealing(stored, me)
    transcript = deal.transcript
    if not transcript or request.transcript != transcript:
        raise _gone()
    try:
        deal.check_share(seat, request.share)
    except Unfair as error:
        raise Refusal("deal", f"{error}.") from None
    SHARE.change(connection, of=code, at=seat, given=request.share)
    stored = _with_seat(stored, stored.seats[seat]._replace(share=request.share))
    waits = deal.unopened([other.share for other in stored.seats])
    return stored if waits else _begin(connection, stored, now_ms())


def make_void(connection: Connection, code: str, resumed: int) -> None:
    """The time is over: the deal is opened, who did not take part loses the seat, and all begin anew."""
    stored = _locked(connection, code)
    row, seats = stored.table, stored.seats
    now = now_ms()
    if row.phase != "dealing" or step_end(row, resumed) > now:
        return
    shares = [seat.share for seat in seats]
    deal = deal_of(row, seats)
    assert deal is not None
    opened = deal.opened(row.secret, shares, "void")
    before = msgspec.json.encode([*earlier_of(row), opened]).decode()
    connection.execute(ANEW, {"of": code, "now": now, "fresh": draw(), "before": before})
    connection.execute(THAW, {"of": code})
    connection.execute(FREE, [{"of": code, "at": seat} for seat in opened.missing])
    staying = [seat.person for at, seat in enumerate(seats) if seat.person and at not in opened.missing]
    if staying and row.host not in staying and any(seats[at].person == row.host for at in opened.missing):
        hand_on(connection, code)


def step_end(row: TableRow, resumed: int) -> int:
    """When what is waited for must have come; while the server was down nobody could send it."""
    return max(row.until or 0, resumed + STEP_MS)


def _begin(connection: Connection, stored: StoredTable, now: int) -> StoredTable:
    """The cards are dealt."""
    row = stored.table
    clock = wire.read_settings(row.settings).clock
    left = 1000 * clock.seconds if clock.kind == "game" else None
    SET_CLOCKS.change(connection, of=row.code, left=left, now=now)
    BEGIN.change(connection, of=row.code, now=now)
    return stored._replace(
        table=row._replace(phase="playing", until=None, started=now, touched=now),
        seats=[seat._replace(bank=left, since=now) for seat in stored.seats],
    )


def _locked(connection: Connection, code: str) -> StoredTable:
    """A table and its seats, which stay as they are until this piece of work is done."""
    if connection.dialect.name != "sqlite":  # which has one writer
        connection.execute(LOCK, {"of": code})
    stored = load(connection, code, 0)
    if stored is None:
        raise unknown_table(code)
    return stored


def _with_seat(stored: StoredTable, changed: SeatRow) -> StoredTable:
    seats = [changed if seat.seat == changed.seat else seat for seat in stored.seats]
    return stored._replace(seats=seats)


def _dealing(stored: StoredTable, me: str | None) -> tuple[int, Deal]:
    """The seat of someone in a deal that is being made, and that deal."""
    row, seats = stored.table, stored.seats
    seat = next((other.seat for other in seats if me is not None and other.person == me), -1)
    deal = deal_of(row, seats) if row.phase == "dealing" else None
    if seat < 0 or deal is None:
        raise _gone()
    return seat, deal


def _gone() -> Refusal:
    return Refusal("deal", "That deal is not being made, or not with you; look again.")
