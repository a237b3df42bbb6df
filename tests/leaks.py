"""Faults planted in Smuggle, each of which tells a viewer what the viewer cannot know."""

from mypy_extensions import i64

from regalia.kernel.events import Event
from regalia.kernel.rng import Rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import State
from smuggle import table as on
from smuggle.state import Smuggle


class OfferedRank(Event, frozen=True, tag="offered-rank"):
    """Tells everyone the rank of a card put face down."""

    seat: int
    rank: int


class RankInAnEvent(Smuggle):
    """Says aloud how high the card is that was put down."""

    def offered(self, seat: i64) -> None:
        if self.log is not None and self.cards(on.IN_OFFER):
            self.log.append(OfferedRank(int(seat), self.cards(on.IN_OFFER)[0]))


class MarkOnACard(Smuggle):
    """Remembers on the card that it was seen, and shows at each place how many such cards lie there."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.marked: set[int] = set()
        self.marks = [0] * on.ZONES

    def twin(self, rng: Rng) -> State:
        twin = super().twin(rng)
        assert isinstance(twin, MarkOnACard)
        twin.marked = set(self.marked)
        twin.marks = list(self.marks)
        return twin

    def apply(self, seat: i64, action: i64) -> None:
        if on.PEEK <= action < on.PEEK + on.SEATS:
            self.marked.update(self.cards(action - on.PEEK))
        super().apply(seat, action)

    def redact(self, viewer: i64) -> State:
        seen = super().redact(viewer)
        assert isinstance(seen, MarkOnACard)
        seen.marks = [len(self.marked.intersection(self.cards(zone))) for zone in range(on.ZONES)]
        return seen

    def size(self, zone: int) -> int:
        return super().size(zone) + 100 * self.marks[zone]  # the view shows sizes


class PromptForHolders(Smuggle):
    """Stops to ask whoever holds the highest card, and nobody else, when someone asks for a card."""

    def call(self, seat: i64, kind: int) -> bool:
        for other in range(on.SEATS):
            if other != seat and 7 in self.cards(other):
                self.ask(on.GIVE_BACK, 1 << other)
                return True
        return super().call(seat, kind)

    def apply(self, seat: i64, action: i64) -> None:
        if action >= on.RETURN and not self.size_of(on.IN_OFFER):
            self.end_turn()
        else:
            super().apply(seat, action)
