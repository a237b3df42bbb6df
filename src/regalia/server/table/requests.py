"""What a seat may ask besides playing: previews, reasons, hints, standing orders, its part in the deal."""

from regalia.kernel.game import pack_observation
from regalia.kernel.zones import SPECTATOR
from regalia.server import wire
from regalia.server.errors import Refusal
from regalia.server.table.connection import Connection
from regalia.server.table.dealing import take_pledge, take_share
from regalia.server.table.room import Room


def preview(room: Room, connection: Connection, request: wire.PreviewRequest) -> None:
    """With the lock held: how a draft would look."""
    play = room.answering(connection.viewer, request.decision)
    found = play.match.preview(connection.viewer, request.draft)
    connection.tell(play.preview_message(found, request.decision, request.id))


def why_not(room: Room, connection: Connection, request: wire.WhyRequest) -> None:
    """With the lock held: the rule by which something cannot be chosen, from what this seat sees."""
    play = room.answering(connection.viewer, request.decision)
    rule = play.match.why_not(connection.viewer, request.action, request.draft)
    connection.tell(
        wire.WhyMessage(id=request.id, decision=request.decision, action=request.action, rule=rule)
    )


async def hint(room: Room, connection: Connection, request: wire.HintRequest) -> None:
    """What a bot would do, from what this seat sees."""
    async with room.lock:
        play = room.answering(connection.viewer, request.decision)
        if not room.settings.hints:
            raise Refusal("no-hints", "This table plays without hints.")
        so_far = play.match.preview(connection.viewer, request.draft)
        if so_far.whole:
            raise Refusal("whole", "This play is complete; there is nothing left to choose.")
        packed = pack_observation(play.match.observe(connection.viewer))
    asker = connection.address, connection.person or connection.address, room.code
    found = await room.registry.bot_workers.advise(asker, packed, request.draft, request.decision)
    connection.tell(
        wire.HintMessage(id=request.id, decision=request.decision, draft=request.draft, candidates=found)
    )


async def order(room: Room, connection: Connection, request: wire.OrderRequest) -> None:
    """A standing order for the seat of the one who asks."""
    async with room.lock:
        play = room.running()
        seat = connection.viewer
        if seat == SPECTATOR:
            raise Refusal("no-seat", "You have no seat at this table.", 403)
        known = ["all", *play.game.orders] if play.game.windows else []
        if request.order is not None and request.order not in known:
            raise Refusal("no-such-order", f"The orders here are: {', '.join(known) or 'none'}.", 400)
        await room.set_seat(seat, standing=request.order)
        for someone, message in room.table_messages().items():
            if someone.viewer == seat:  # nobody else need know that there is one
                someone.tell_table(message)
        await room.plan()


async def take_part(
    room: Room, connection: Connection, request: wire.PledgeRequest | wire.OpenRequest
) -> None:
    """A pledge or a share of someone who takes part in the deal; how the table is now is the answer."""
    async with room.lock:
        if isinstance(request, wire.PledgeRequest):
            stored = await room.store.write(take_pledge, connection.person, room.code, request)
        else:
            stored = await room.store.write(take_share, connection.person, room.code, request)
        room.registry.tell(room.code)
        await room.take_over(stored, connection, request.id)
