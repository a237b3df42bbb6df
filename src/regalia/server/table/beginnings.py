"""How a table began that was not dealt: by playing on from a moment of another game, or by a record."""

import msgspec

from regalia.kernel.fair import FirstProof, Proof
from regalia.server.storage.rows import TableRow
from regalia.server.wire import Origin


class Beginning(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is stored of it. A record that was brought along has its own seed, and its proof if it has one."""

    origin: Origin | None = None
    position: str | None = None
    seed: str | None = None
    fair: FirstProof | None = None
    deal: Proof | None = None

    def to_json(self) -> str:
        """As it is stored."""
        return msgspec.json.encode(self).decode()


DEALT = Beginning()


def beginning_of(row: TableRow) -> Beginning:
    """How a table began."""
    return msgspec.json.decode(row.beginning, type=Beginning) if row.beginning else DEALT
