"""Events: what happened, typed. A card's kind is part of one only for those who saw the card.

Kinds, zones and seats are numbers here; clients turn them into words.
"""

import msgspec

from regalia.kernel.witness import Witness
from regalia.kernel.zones import EVERYONE


def sees(mask: int, viewer: int) -> bool:
    """Whether a viewer is among those a card was shown to."""
    return mask == EVERYONE or (viewer >= 0 and bool(mask >> viewer & 1))


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happened, public as it stands: one with a secret part overrides `for_viewer`."""

    def for_viewer(self, viewer: int) -> "Event":
        """This event as one viewer is told of it."""
        return self

    def teach(self, witness: Witness) -> None:
        """Fold this event, as its viewer was told of it, into what that viewer knows."""


class SeatEvent(Event, frozen=True):
    """Something that a seat did, or that happened to it."""

    seat: int


class Moved(Event, frozen=True, tag="moved"):
    """One card went from a zone that held `of` cards to another; `seen` tells who saw which card it was."""

    source: int
    target: int
    of: int
    seen: int
    kind: int | None

    def for_viewer(self, viewer: int) -> Event:
        if sees(self.seen, viewer):
            return self
        return Moved(self.source, self.target, self.of, self.seen, None)

    def teach(self, witness: Witness) -> None:
        if self.kind is None:
            witness.moved_unseen(self.source, self.target, self.of)
        else:
            witness.moved(self.kind, self.source, self.target)


class Dealt(Event, frozen=True, tag="dealt"):
    """Cards came into a zone from a shuffled deck."""

    zone: int
    count: int
    seen: int
    kinds: list[int] | None

    def for_viewer(self, viewer: int) -> Event:
        return self if sees(self.seen, viewer) else msgspec.structs.replace(self, kinds=None)


class Looked(Event, frozen=True, tag="looked"):
    """Some seats saw all the cards of a zone."""

    zone: int
    count: int
    seen: int
    kinds: list[int] | None

    def for_viewer(self, viewer: int) -> Event:
        return self if sees(self.seen, viewer) else msgspec.structs.replace(self, kinds=None)

    def teach(self, witness: Witness) -> None:
        if self.kinds is not None:
            witness.looked(self.zone, self.kinds)


class Shown(Event, frozen=True, tag="shown"):
    """One card of a zone was shown to all."""

    zone: int
    kind: int

    def teach(self, witness: Witness) -> None:
        witness.shown(self.kind, self.zone)


class Absent(Event, frozen=True, tag="absent"):
    """It became public that no card of this kind lies in any of these zones (a mask)."""

    kind: int
    zones: int

    def teach(self, witness: Witness) -> None:
        witness.absent(self.kind, self.zones)


class Gathered(Event, frozen=True, tag="gathered"):
    """All cards were gathered and shuffled: whatever was known of them is void."""

    def teach(self, witness: Witness) -> None:
        witness.forget()


class Tallied(Event, frozen=True, tag="tallied"):
    """A summary of points: a row for each seat, a number for each column, in the last one the sum of the row.

    `what` and `columns` are ids of messages.
    """

    what: str
    columns: list[str]
    rows: list[list[int]]


class Ended(Event, frozen=True, tag="ended"):
    """The game is over, by this seat's doing if there is one (else -1).

    `reason` is the id of why, `decided` of how the winner was found: "score", "shared", or a tie-break.
    """

    reason: str
    seat: int
    decided: str
    scores: list[int]
    ranks: list[int]
