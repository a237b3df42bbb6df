"""An Episode: one game played decision by decision, with what every seat remembers. For programs that learn.

A Match plays whole drafts, checks them and keeps a record; an Episode does nothing of that, and is fast.
Where several seats must choose at once, they are asked one after the other: what a seat has chosen is hidden
from the others until all have, so the order tells nothing.
"""

from typing import Final

from mypy_extensions import i64

from regalia.kernel.bits import lowest
from regalia.kernel.events import Event
from regalia.kernel.features import Features, FeatureWriter
from regalia.kernel.state import Observation, State
from regalia.kernel.witness import Witness

OVER: Final = -1  # the seat that is to choose when the game is over


class Episode:
    """A state that is played on, and a witness for each seat. It trusts its caller, as a State does.

    Events are made only if it is `listening`; those of the last step are in `told`.
    """

    def __init__(self, state: State, witnesses: list[Witness], listening: bool = False) -> None:
        self.state = state
        self.witnesses = witnesses
        self.state.listeners = witnesses
        self.listening = listening
        self.told: list[Event] = []
        self.seat: i64 = OVER  # who is to choose
        self.go_on()

    def go_on(self) -> None:
        """Find out who is to choose."""
        deciders = self.state.deciders()
        self.seat = lowest(deciders) if deciders else i64(OVER)

    def step(self, action: i64) -> None:
        """Let the legal choice of the seat that is to choose happen."""
        if self.listening:
            self.told = []
            self.state.log = self.told
        self.state.apply(self.seat, action)
        self.go_on()

    def observe(self, viewer: i64) -> Observation:
        """All that a seat has; its witness goes on learning, so copy what is to be kept."""
        return Observation(self.state.redact(viewer), self.witnesses[viewer], viewer)

    def write(self, viewer: i64, features: Features, writer: FeatureWriter) -> None:
        """Write the row of what a seat has."""
        features.write(features.look(self.state, self.witnesses[viewer], viewer), writer)

    def write_legal(self, viewer: i64, writer: FeatureWriter) -> None:
        """Write the row of a seat's legal actions; all zeros for a seat that is not to choose."""
        writer.row()
        if viewer == self.seat:
            menu = self.state.menu(viewer)
            stretch: i64
            for stretch in range(menu.count()):
                writer.mask(menu.first(stretch), menu.mask(stretch))

    def copy(self) -> "Episode":
        """An episode that shares nothing that can change with this one."""
        return Episode(self.state.copy(), [witness.copy() for witness in self.witnesses], self.listening)


def new_episode(state: State, listening: bool = False) -> Episode:
    """A game from a state that has not begun yet, dealt, up to the first decision."""
    witnesses = [Witness(state.space, seat) for seat in range(state.seats)]
    told: list[Event] = []
    state.listeners = witnesses
    state.log = told if listening else None
    state.begin()
    episode = Episode(state, witnesses, listening)
    episode.told = told
    return episode
