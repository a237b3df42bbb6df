"""What every game's view has in common. Views are made from observations, so they cannot leak."""

import msgspec

from regalia.kernel.actions import ActionSpace
from regalia.kernel.bits import members
from regalia.kernel.state import Observation


class Known(msgspec.Struct, frozen=True):
    """One copy of a kind lies in one of these zones; in `absent`: no copy lies in any of them."""

    kind: int
    zones: list[int]


class Asked(msgspec.Struct, frozen=True):
    """What the viewer is asked: the name of the question, the rule behind it, the legal answers by name."""

    prompt: str
    rule: str
    legal: list[str]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one viewer sees of any game; each game adds its table."""

    game: str
    viewer: int  # a seat, or -1 for a spectator
    deciders: list[int]  # the seats the game waits for
    asked: Asked | None
    known: list[Known]  # what the viewer remembers of hidden cards
    absent: list[Known]
    unseen: list[int]  # by zone: how many cards in it the viewer does not see
    missing: list[int]  # by kind: how many copies lie among those


def ask(observation: Observation, actions: ActionSpace, rules: dict[str, str]) -> Asked | None:
    """The question that the viewer has to answer, if there is one."""
    state, viewer = observation.state, observation.viewer
    prompt = state.prompt(viewer) if viewer >= 0 else ""
    if not prompt:
        return None
    return Asked(prompt, rules[prompt], [actions.name(action) for action in state.legal(viewer)])


def known(observation: Observation) -> list[Known]:
    """The viewer's facts, sorted so that their order tells nothing."""
    facts = sorted((fact.kind, members(fact.zones)) for fact in observation.witness.facts)
    return [Known(kind, zones) for kind, zones in facts]


def absent(observation: Observation) -> list[Known]:
    """The viewer's bans."""
    banned = observation.witness.banned
    return [Known(kind, members(zones)) for kind, zones in enumerate(banned) if zones]


def unseen(observation: Observation) -> list[int]:
    """How many cards of each zone the viewer does not see."""
    return [observation.state.unseen(zone) for zone in range(len(observation.state.space.zones))]


def missing(observation: Observation) -> list[int]:
    """How many copies of each kind the viewer does not see."""
    return list(observation.state.missing())
