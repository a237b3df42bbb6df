"""Making the parts that every game's view has. It is compiled; the structs it fills are not."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.actions import ActionSpace
from regalia.kernel.bits import ZERO, bit, members
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
    witness = observation.witness
    worth: i64 = ~state.space.dark
    zone: i64
    for zone in range(state.space.hidden):
        if state.cells[zone] == 1:
            worth |= bit(zone)
    asked = vec[i64]([worth] * len(state.space.kinds))
    told = False
    fact: i64
    for fact in range(len(witness.zones)):
        if witness.zones[fact]:
            asked[witness.kinds[fact]] = -1
            told = True
    certain = settled(observation, asked)
    if not certain and not told:
        return []
    found = []
    for fact in range(len(witness.zones)):
        if witness.zones[fact]:
            kind = witness.kinds[fact]
            zones = members(witness.zones[fact])
            for card in certain:
                if card[0] == kind and card[1] in zones:
                    zones = [card[1]]
                    certain.remove(card)
                    break
            found.append((int(kind), zones))
    found += [(kind, [place]) for kind, place in certain if worth >> place & 1]
    found.sort()
    return [Known(kind, zones) for kind, zones in found]


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
    if len(candidates) == 0 and (len(groups.kinds) == 0 or groups.fit()):
        return _pairs(groups.kinds, groups.zones)
    try:
        counting = Counting(state.arrangement(witness), candidates)
    except Contradiction:  # a draft has moved cards since the viewer was told of them
        return []
    return _pairs(counting.kinds, counting.zones)


def _pairs(kinds: vec[i64], zones: vec[i64]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    at: i64
    for at in range(len(kinds)):
        found.append((kinds[at], zones[at]))
    return found


def absent(observation: Observation) -> list[Known]:
    """The viewer's bans."""
    banned = observation.witness.banned
    found: list[Known] = []
    kind: i64
    for kind in range(len(banned)):
        if banned[kind]:
            found.append(Known(kind, members(banned[kind])))
    return found


def unseen(observation: Observation) -> list[int]:
    """How many cards of each zone the viewer does not see."""
    state = observation.state
    found = ZERO * len(state.space.zones)
    zone: i64
    for zone in range(state.space.hidden):
        found[zone] = state.cells[zone]
    return found


def missing(observation: Observation) -> list[int]:
    """How many copies of each kind the viewer does not see."""
    pool = observation.state.hidden_pool()
    found = ZERO * len(pool)
    kind: i64
    for kind in range(len(pool)):
        found[kind] = pool[kind]
    return found


def some(number: int) -> int | None:
    """The number of something, or None where it stands for nothing."""
    return number if number >= 0 else None


class Shared:
    """What the views of all games have in common, but for notices; without aids no memory.

    Views that are made often name these one by one, which takes half the time of a dict of keywords.
    """

    def __init__(self, observation: Observation, actions: ActionSpace, aids: bool = True) -> None:
        state = observation.state
        self.game = state.setup.game
        self.viewer = observation.viewer
        self.deciders = members(state.deciders())
        self.asked = ask(observation, actions)
        self.known = known(observation) if aids else []
        self.absent = absent(observation) if aids else []
        self.unseen = unseen(observation)
        self.missing = missing(observation)
        self.question = state.setup.questions[state.question].name if state.asked else ""
        self.turn = state.turn
        self.over = state.asked == 0


def shared_parts(observation: Observation, actions: ActionSpace) -> dict[str, Any]:
    """The same by name, to be handed on as keywords."""
    shared = Shared(observation, actions)
    return {
        "game": shared.game,
        "viewer": shared.viewer,
        "deciders": shared.deciders,
        "asked": shared.asked,
        "known": shared.known,
        "absent": shared.absent,
        "unseen": shared.unseen,
        "missing": shared.missing,
        "question": shared.question,
        "turn": shared.turn,
        "over": shared.over,
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
