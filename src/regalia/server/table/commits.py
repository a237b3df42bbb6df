"""Plays at a table: check, play, store, acknowledge, broadcast.

A person's play comes as a frame to `Session.hear` (in `ws.session`), which reads it, takes the room's lock
and calls `commit`:

1. check: may this seat answer this question, and is the draft a legal play that is whole?
2. play it on the match of this process;
3. store it: it goes into the next transaction, together with those of other tables;
4. acknowledge it to whoever sent it, once it is stored (`_when_stored`);
5. broadcast to everyone at the table what it changed for them; then the lock is released.

None of this is a coroutine, because a task for each play took a third of its time: the lock is taken without
waiting if it is free, and what follows when the play is stored is a callback. Plays that the table makes
itself, for bots and for those whose time is over, go the same way by `advance`, without a request to
acknowledge.
"""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec

from regalia.kernel.errors import RegaliaError
from regalia.kernel.match import Prepared, Preview
from regalia.server import wire
from regalia.server.clock import now_ms
from regalia.server.errors import Refusal, refusal
from regalia.server.storage.models import ANSWERS
from regalia.server.storage.queries import NewPly
from regalia.server.table.connection import Connection
from regalia.server.table.play import MOST_CHANGES, Play
from regalia.server.table.room import Room

Refuse = Callable[[Refusal, int], None]
"""Tells whoever sent a request why it is not carried out."""


def commit(room: Room, connection: Connection, request: wire.CommitRequest, refuse: Refuse) -> None:
    """Someone plays: check, play and store. The lock was taken for this, and is released when all is done."""
    seat = connection.viewer
    try:
        play = room.answering(seat, request.decision)
        found = play.match.attempt(seat, request.draft)
        if isinstance(found, Preview):  # legal as far as it goes: it is shown how the play looks so far
            connection.tell(play.preview_message(found, request.decision, request.id))
            room.lock.release()
        elif play.sealed(seat):
            room.registry.run(_hold(room, connection, play, request))
        else:
            _check_changes(play, seat)
            stored = _play_and_store(room, play, found, request.draft)
            stored.add_done_callback(partial(_when_stored, room, connection, request, play, refuse))
    except BaseException:
        room.lock.release()
        raise


def _when_stored(
    room: Room,
    connection: Connection,
    request: wire.CommitRequest,
    play: Play,
    refuse: Refuse,
    stored: "asyncio.Future[bool]",
) -> None:
    """The database has answered: acknowledge and broadcast, or tell why the play did not happen."""
    try:
        _check_stored(room, play, stored)
        connection.tell(wire.CommittedMessage(id=request.id, ply=play.ply))
        room.broadcast(play.ply)
    except RegaliaError as error:
        refuse(refusal(error), request.id)
    finally:
        room.lock.release()


async def advance(room: Room, play: Play, prepared: Prepared, draft: list[str]) -> None:
    """With the lock held: a play that the table makes for a seat; play, store, broadcast."""
    stored = _play_and_store(room, play, prepared, draft)
    try:
        await stored
    finally:
        _check_stored(room, play, stored)
    room.broadcast(play.ply)


# The steps


def _check_changes(play: Play, seat: int) -> None:
    if play.changes[seat] >= MOST_CHANGES:
        text = f"You have changed this answer {MOST_CHANGES} times; it cannot be changed again."
        raise Refusal("settled", text, 429)


def _play_and_store(room: Room, play: Play, prepared: Prepared, draft: list[str]) -> "asyncio.Future[bool]":
    """Play it on the match here, and hand it to the database; the result is whether its ply was free."""
    seat = prepared.ply.seat
    at = max(now_ms(), play.at[-1])
    bank = play.bank_after(seat, at)
    try:
        play.commit(prepared, at)
        if bank is not None:
            room.holders[seat].bank = bank
        had_due, room.due = room.due is not None, play.due()
        outcome = _encode_outcome(play) if play.over else None
        actions = " ".join(draft)
        lease = room.lease()
        return room.store.add(
            NewPly(room.code, play.ply, seat, actions, at, room.due, had_due, lease, bank, outcome)
        )
    except BaseException:
        room.registry.forget(room)  # the match here may have gone on, and nothing is stored
        raise


def _check_stored(room: Room, play: Play, stored: "asyncio.Future[bool]") -> None:
    """It is stored; or nobody knows, and then all come back and read the table again."""
    if not stored.done() or stored.cancelled() or stored.exception():
        room.registry.forget(room)
        raise Refusal("stale", "The server cannot tell whether that was stored; look again.")
    if not stored.result():
        room.wrong = True
        room.registry.run(room.read_again(play.ply - 1))
        raise Refusal("stale", "Another play was stored first; look again.")
    if play.over:
        room.phase = "over"
        room.tell_table()
    room.registry.commits += 1
    room.registry.tell(room.code, play.ply)
    room.registry.schedule(room)


def _encode_outcome(play: Play) -> str:
    result = play.match.outcome
    return msgspec.json.encode(wire.Outcome(result.scores, result.ranks)).decode()


# Answers that are held until a sealed window closes


async def _hold(room: Room, connection: Connection, play: Play, request: wire.CommitRequest) -> None:
    """Store someone's answer and acknowledge it; nobody is shown it. Then release the lock."""
    try:
        await hold(room, play, connection.viewer, request.draft)
        connection.tell(wire.CommittedMessage(id=request.id, ply=None))
        room.sync(connection, play.ply + 1, 0)
    except Exception:
        connection.close()  # it comes back and sees what is stored
        raise
    finally:
        room.lock.release()


async def hold(room: Room, play: Play, seat: int, draft: list[str]) -> None:
    """With the lock held: store an answer, for whichever process closes its window."""
    row = {"code": room.code, "seat": seat, "decision": play.decisions[seat], "actions": " ".join(draft)}
    keep = room.store.upsert(ANSWERS, "code", "seat")
    await room.store.write(lambda connection: connection.execute(keep, row))
    play.answers[seat] = draft
    room.registry.tell(room.code)
