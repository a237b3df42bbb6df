"""Brute force: every world that fits what one viewer was told, found without witness, redaction or fill."""

import itertools
from collections.abc import Iterator, Sequence

from regalia.kernel.bits import members
from regalia.kernel.events import Event
from regalia.kernel.match import Match, Ply
from regalia.kernel.rng import fast_rng
from regalia.kernel.state import State
from regalia.kernel.witness import Witness

CHANCES = 24  # generators tried where chance decides, enough to see every outcome of a few

Placement = tuple[tuple[int, ...], ...]  # by hidden zone: the kinds there, sorted


def placement(state: State, hidden: Sequence[int]) -> Placement:
    """How the cards lie in the hidden zones."""
    return tuple(tuple(sorted(state.cards(zone))) for zone in hidden)


def arrangements(state: State, hidden: Sequence[int]) -> Iterator[Placement]:
    """Every way the cards in the hidden zones could lie, going by backs and sizes alone."""
    cards = sorted(kind for zone in hidden for kind in state.cards(zone))
    sizes = [len(state.cards(zone)) for zone in hidden]

    def deal(left: list[int], at: int) -> Iterator[Placement]:
        if at == len(hidden):
            yield ()
            return
        fitting = [kind for kind in left if state.space.zones_for[kind] >> hidden[at] & 1]
        for chosen in set(itertools.combinations(fitting, sizes[at])):
            rest = list(left)
            for kind in chosen:
                rest.remove(kind)
            for tail in deal(rest, at + 1):
                yield (chosen, *tail)

    yield from deal(cards, 0)


class Worlds:
    """All truths behind a match that fit what a viewer was told since this was made.

    It begins from nothing: the viewer is taken to know only what lies in plain sight at that moment.
    """

    def __init__(self, match: Match, viewer: int) -> None:
        self.viewer = viewer
        state = match.state
        hidden = members(state.space.all & ~state.visible_zones(viewer))
        self.states: list[State] = []
        for lie in arrangements(state, hidden):
            world = state.copy()
            for zone, kinds in zip(hidden, lie, strict=True):
                world.hide(zone)
                for kind in kinds:
                    world.reveal(zone, kind)
            self.states.append(world)

    def watch(self, ply: Ply) -> None:
        """Keep the worlds in which this could have happened, in every way that looks the same."""
        told = [event.for_viewer(self.viewer) for event in ply.events]
        kept: dict[tuple[int, ...], State] = {}
        for world in self.states:
            for after in self._ways(world, ply, 0, told):
                kept[tuple(after.dump())] = after
        self.states = list(kept.values())

    def _ways(self, world: State, ply: Ply, at: int, told: list[Event]) -> Iterator[State]:
        """The worlds that follow by drafts of the same length that tell the viewer the same."""
        if at == len(ply.actions):
            if not told:
                yield world
            return
        own = ply.seat == self.viewer
        for action in [ply.actions[at]] if own else world.legal(ply.seat):
            for after, events in self._outcomes(world, ply.seat, action):
                seen = [event.for_viewer(self.viewer) for event in events]
                goes_on = at + 1 == len(ply.actions) or after.deciders() >> ply.seat & 1
                if goes_on and seen == told[: len(seen)]:
                    yield from self._ways(after, ply, at + 1, told[len(seen) :])

    def _outcomes(self, world: State, seat: int, action: int) -> Iterator[tuple[State, list[Event]]]:
        """What an action can lead to, by every chance there is."""
        for chance in range(CHANCES):
            after = world.copy()
            after.rng = fast_rng(chance)
            before = after.rng.dump()
            after.log = []
            after.apply(seat, action)
            events, after.log = after.log, None
            yield after, events
            if after.rng.dump() == before:
                return


def allows(witness: Witness, hidden: Sequence[int], lie: Placement) -> bool:
    """Whether a witness allows a placement, straight from what facts and bans mean."""
    cards = [(kind, zone) for zone, kinds in zip(hidden, lie, strict=True) for kind in kinds]
    if any(witness.banned[kind] >> zone & 1 for kind, zone in cards):
        return False
    within = sum(1 << zone for zone in hidden)
    facts = [(fact.kind, fact.zones & within) for fact in witness.facts if fact.zones & within]

    def match(at: int, left: list[tuple[int, int]]) -> bool:
        if at == len(facts):
            return True
        kind, zones = facts[at]
        return any(
            match(at + 1, left[:i] + left[i + 1 :])
            for i, (other, zone) in enumerate(left)
            if other == kind and zones >> zone & 1
        )

    return match(0, cards)


def cards_in_hands(match: Match) -> int:
    """How many cards are left to play, once the passing is over."""
    if match.state.prompt(members(match.state.deciders())[0]).startswith("pass"):
        return 99
    zones = enumerate(match.setup.space.zones)
    return sum(len(match.state.cards(number)) for number, zone in zones if zone.name.startswith("hand:"))
