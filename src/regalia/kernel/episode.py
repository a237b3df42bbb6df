"""An Episode: one game played decision by decision, with what every seat remembers. For programs that learn.

A Match plays whole drafts, checks them and keeps a record; an Episode does nothing of that, and is fast.
Where several seats must choose at once, they are asked one after the other: what a seat has chosen is hidden
from the others until all have, so the order tells nothing.
"""

from typing import Final

from mypy_extensions import i64

from regalia.kernel.bits import lowest
from regalia.kernel.events import Event, Moved
from regalia.kernel.features import Features, Pen
from regalia.kernel.state import Observation, State
from regalia.kernel.witness import Witness
from regalia.kernel.zones import EVERYONE

OVER: Final = -1  # the seat that is to choose when the game is over


class Episode:
    """A state that is played on, and a witness for each seat. It trusts its caller, as a State does."""

    def __init__(self, state: State, witnesses: list[Witness]) -> None:
        self.state = state
        self.witnesses = witnesses
        self.seat: i64 = OVER  # who is to choose
        self.told: list[Event] = []  # what happened last, for whoever wants to tell the seats

    def begin(self) -> None:
        """Set up and deal."""
        self.state.log = []
        self.state.begin()
        self._hear()

    def step(self, action: i64) -> None:
        """Let the legal choice of the seat that is to choose happen."""
        self.state.log = []
        self.state.apply(self.seat, action)
        self._hear()

    def go_on(self) -> None:
        """Find out who is to choose in a state that was given."""
        deciders = self.state.deciders()
        self.seat = lowest(deciders) if deciders else OVER

    def _hear(self) -> None:
        """Let every seat learn its part of what happened."""
        events = self.state.log
        assert events is not None
        self.state.log = None
        self.told = events
        for event in events:
            if type(event) is Moved:
                self._hear_move(event)
            elif type(event).teach is not Event.teach:
                for witness in self.witnesses:
                    event.for_viewer(witness.viewer).teach(witness)
        self.go_on()

    def _hear_move(self, event: Moved) -> None:
        """What `Moved` teaches, without a copy of the event for each seat."""
        seen: i64 = event.seen
        kind: i64 = -1 if event.kind is None else event.kind
        source: i64 = event.source
        target: i64 = event.target
        of: i64 = event.of
        for witness in self.witnesses:
            viewer: i64 = witness.viewer
            if kind >= 0 and (seen == EVERYONE or seen >> viewer & 1):
                witness.moved(kind, source, target)
            else:
                witness.moved_unseen(source, target, of)

    def observe(self, viewer: i64) -> Observation:
        """All that a seat has; its witness goes on learning, so copy what is to be kept."""
        return Observation(self.state.redact(viewer), self.witnesses[viewer], viewer)

    def write(self, viewer: i64, features: Features, pen: Pen) -> None:
        """Write the row of what a seat has."""
        features.write(self.observe(viewer), pen)

    def write_legal(self, viewer: i64, pen: Pen) -> None:
        """Write the row of a seat's legal actions; all zeros for a seat that is not to choose."""
        pen.row()
        if viewer == self.seat:
            for action in self.state.legal(viewer):
                pen.mark(action)

    def copy(self) -> "Episode":
        """An episode that shares nothing that can change with this one."""
        twin = Episode(self.state.copy(), [witness.copy() for witness in self.witnesses])
        twin.seat = self.seat
        twin.told = self.told
        return twin


def new_episode(state: State) -> Episode:
    """A game from a state that has not begun yet, dealt, up to the first decision."""
    witnesses = [Witness(state.space, seat) for seat in range(state.seats)]
    episode = Episode(state, witnesses)
    episode.begin()
    return episode
