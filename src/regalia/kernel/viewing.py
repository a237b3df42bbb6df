"""Making the parts that every game's view has. It is compiled; the structs it fills are not."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.actions import ActionSpace
from regalia.kernel.bits import bit, members
from regalia.kernel.counting import Counting, Groups
from regalia.kernel.errors import Contradiction
from regalia.kernel.state import Observation
from regalia.kernel.view import Asked, Known, PlainView


def ask(observation: Observation, actions: ActionSpace) -> Asked | None:
    """The question that the viewer has to answer, if there is one."""
    state, viewer = observation.state, observation.viewer
    prompt = state.prompt(viewer) if viewer >= 0 else ""
    if not prompt:
        return None
    rule = state.setup.questions[state.question].rule
    return Asked(prompt, rule, [actions.name(action) for action in state.legal(viewer)])


def known(observation: Observation) -> list[Known]:
    """What the viewer was told of hidden cards and what counting adds, in an order that tells nothing.

    That all cards left lie in a pile which nobody sees into is not worth listing.
    """
    state = observation.state
    worth = ~state.space.dark
    zone: i64
    for zone in range(state.space.hidden):
        if state.cells[zone] == 1:
            worth |= bit(zone)
    asked = vec[i64]([worth] * len(state.space.kinds))
    facts = observation.witness.facts
    for fact in facts:
        asked[fact.kind] = -1
    certain = settled(observation, asked)
    if not certain and not facts:
        return []
    found = []
    for fact in facts:
        zones = members(fact.zones)
        for card in certain:
            if card[0] == fact.kind and card[1] in zones:
                zones = [card[1]]
                certain.remove(card)
                break
        found.append((fact.kind, zones))
    found += [(kind, [zone]) for kind, zone in certain if worth >> zone & 1]
    return [Known(kind, zones) for kind, zones in sorted(found)]


def settled(observation: Observation, asked: vec[i64] | None = None) -> list[tuple[int, int]]:
    """Cards whose zone follows for certain from what was seen and from what is left, as (kind, zone).

    `asked`: by kind, the zones that matter, as bits; all by default.
    """
    state = observation.state
    if asked is None:
        asked = vec[i64]([-1] * len(state.space.kinds))
    witness = observation.witness
    groups = Groups(state.cells[: state.space.hidden], state.hidden_pool(), witness)
    candidates = groups.candidates(asked)
    if not candidates and (not groups.kinds or groups.fit()):
        return list(zip(groups.kinds, groups.zones, strict=True))
    try:
        counting = Counting(state.arrangement(witness), candidates)
    except Contradiction:  # a draft has moved cards since the viewer was told of them
        return []
    return list(zip(counting.kinds, counting.zones, strict=True))


def absent(observation: Observation) -> list[Known]:
    """The viewer's bans."""
    banned = observation.witness.banned
    return [Known(kind, members(zones)) for kind, zones in enumerate(banned) if zones]


def unseen(observation: Observation) -> list[int]:
    """How many cards of each zone the viewer does not see."""
    return [observation.state.hidden_count(zone) for zone in range(len(observation.state.space.zones))]


def missing(observation: Observation) -> list[int]:
    """How many copies of each kind the viewer does not see."""
    return list(observation.state.hidden_pool())


def some(number: int) -> int | None:
    """The number of something, or None where it stands for nothing."""
    return number if number >= 0 else None


def shared_parts(observation: Observation, actions: ActionSpace, aids: bool = True) -> dict[str, Any]:
    """What the views of all games have in common, by name, but for notices; without aids no memory."""
    state = observation.state
    return {
        "game": state.setup.game,
        "viewer": observation.viewer,
        "deciders": members(state.deciders()),
        "asked": ask(observation, actions),
        "known": known(observation) if aids else [],
        "absent": absent(observation) if aids else [],
        "unseen": unseen(observation),
        "missing": missing(observation),
        "question": state.setup.questions[state.question].name if state.asked else "",
        "turn": state.turn,
        "over": state.asked == 0,
    }


def plain_view(observation: Observation, actions: ActionSpace) -> PlainView:
    """The table as its declaration tells it."""
    state = observation.state
    layout = state.setup.layout
    in_zones = {zone.field for zone in state.space.zones}
    return PlainView(
        **shared_parts(observation, actions),
        cards={zone.name: state.cards(number) for number, zone in enumerate(state.space.zones)},
        fields={
            field.name: list(state.cells[field.at : field.at + field.size])
            for field in layout.fields
            if field.name not in in_zones and field.name != "hidden"
        },
    )
