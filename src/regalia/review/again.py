"""Play on from here: a moment of a finished game as the position that a new match begins with."""

from regalia.kernel.errors import BadOption, BadRecord
from regalia.kernel.knowledge import write_knowledge
from regalia.kernel.match import Match
from regalia.kernel.notation import write_position
from regalia.kernel.record import Record
from regalia.kernel.zones import SPECTATOR


def position_at(record: Record, ply: int, seat: int, keep: bool = False) -> str:
    """The position after a ply, for someone who plays on in a seat.

    It holds what that seat saw and knew, so that the new match deals the rest; or, if it is to be kept, the
    truth, and what every seat knew of it.
    """
    if record.ranks is None:
        raise BadRecord("you can only play on from a finished game, and this one is not over")
    if not 0 <= seat < record.seats:
        raise BadOption(f"seats go from 0 to {record.seats - 1} here, not {seat}")
    if not 0 <= ply < len(record.plies):
        raise BadOption(f"you can play on after plays 0 to {len(record.plies) - 1} here, not {ply}")
    match = Match.replay(record, ply)
    if match.departure:
        raise BadRecord(f"you cannot play on from it: {match.departure}")
    if match.setup.components_file.digest != match.game.standard_digest:
        raise BadRecord("you cannot play on from it: positions are of our own components, and it has others")
    viewers = [*range(record.seats), SPECTATOR] if keep else [seat, SPECTATOR]
    state = match.state if keep else match.observe(seat).state
    return write_position(state) + "".join(write_knowledge(match.witnesses[viewer]) for viewer in viewers)
