"""A record, play by play, with what the seats and the onlookers could know before and after each."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from regalia.kernel.errors import BadRecord, HiddenInformation
from regalia.kernel.events import Event
from regalia.kernel.match import Match, look_ahead
from regalia.kernel.record import Record
from regalia.kernel.rng import BLIND
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation, State
from regalia.kernel.witness import Witness
from regalia.kernel.zones import SPECTATOR


class Turn(NamedTuple):
    """One ply; ply 0 is the deal, which no seat makes (-1)."""

    ply: int
    seat: int
    play: list[int]
    decider: Observation | None  # what the seat had to decide by; None where there was nothing to choose
    before: Observation | None  # with all cards open; None where chance had no part in it
    opened: Observation  # after it, with all cards open
    table: Observation  # after it, as a spectator sees it


class OpenCards:
    """All that the seats know together. Hidden is only what none of them has seen: a deck and its order."""

    def __init__(self, setup: Setup) -> None:
        self.witness = Witness(setup.space, SPECTATOR)
        for seat in range(setup.seats):
            self.witness.plain |= setup.space.visible_to(seat)

    def hear(self, events: Iterable[Event]) -> None:
        """Learn what at least one seat was told."""
        for event in events:
            told = event if getattr(event, "seen", 0) else event.for_viewer(SPECTATOR)
            told.teach(self.witness)

    def observe(self, state: State) -> Observation:
        """The state with all cards open that some seat sees, and without its chance."""
        seen = state.twin(BLIND)
        seen.pool = state.setup.no_cards[:]
        visible = 0
        for seat in range(state.seats):
            visible |= state.visible_zones(seat)
        for zone in range(state.space.hidden):
            if not visible >> zone & 1:
                seen.hide(zone)
        return Observation(seen, self.witness.copy(), SPECTATOR)


def turns(record: Record) -> Iterator[Turn]:
    """Every ply of a finished game, the deal first; an error if it is not over or cannot be played today."""
    match = Match.replay(record)
    if match.departure:
        raise BadRecord(f"it cannot be reviewed: {match.departure}")
    if not match.over:
        raise BadRecord("it cannot be reviewed yet: the game is not over")
    plies = match.plies
    match = Match.replay(record, 0)
    together = OpenCards(match.setup)
    together.hear(match.opening)
    opened = together.observe(match.state)
    dealt = opened if record.position is None else None
    yield Turn(0, -1, [], None, dealt, opened, match.observe(SPECTATOR))
    for number, ply in enumerate(plies, 1):
        seat, play = ply.seat, list(ply.actions)
        decider = match.observe(seat)
        choice = not look_ahead(decider, [], from_start=True).whole
        before = opened
        together.hear(match.commit(seat, play).events)
        opened = together.observe(match.state)
        yield Turn(
            number,
            seat,
            play,
            decider if choice else None,
            before if has_chance(before.state, seat, play) else None,
            opened,
            match.observe(SPECTATOR),
        )


def has_chance(before: State, seat: int, play: list[int]) -> bool:
    """Whether chance, or a card that nobody had seen, has a part in a play."""
    ahead = before.copy()
    try:
        for action in play:
            ahead.apply(seat, action)
    except HiddenInformation:
        return True
    return False
