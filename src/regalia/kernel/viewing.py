"""Making the parts that every game's view has. It is compiled; the structs it fills are not."""

from inspect import Parameter, signature
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.kernel.actions import ActionSpace
from regalia.kernel.bits import ZERO, bit, members
from regalia.kernel.counting import Counting, Groups
from regalia.kernel.errors import Contradiction
from regalia.kernel.layout import NONE
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation, State
from regalia.kernel.view import Asked, Known, Notice, Part, PlainView, View


def ask(observation: Observation, actions: ActionSpace) -> Asked | None:
    """The question that the viewer has to answer, if there is one."""
    state, viewer = observation.state, observation.viewer
    prompt = state.prompt(viewer) if viewer >= 0 else ""
    if not prompt:
        return None
    rule = state.setup.questions[state.question].rule
    names = actions.names
    return Asked(prompt, rule, [names[action] for action in state.legal(viewer)])


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
    """What the views of all games have in common; without aids no memory."""

    def __init__(
        self, observation: Observation, actions: ActionSpace, notices: list[Notice], aids: bool = True
    ) -> None:
        state = observation.state
        self.state = state
        self.viewer = observation.viewer
        self.asked = ask(observation, actions)
        self.known = known(observation) if aids else []
        self.absent = absent(observation) if aids else []
        self.unseen = unseen(observation)
        self.missing = missing(observation)
        self.notices = notices
        self.turn = state.turn

    def parts(self, struct: type[View]) -> list[Any]:
        """The fields that a game's view begins with: what all views have, and what the table declares."""
        state = self.state
        setup = state.setup
        found: list[Any] = [
            setup.game,
            self.viewer,
            members(state.deciders()),
            self.asked,
            self.known,
            self.absent,
            self.unseen,
            self.missing,
            self.notices,
            setup.questions[state.question].name if state.asked else "",
            self.turn,
            state.asked == 0,
        ]
        found.extend(plain_parts(state, struct))
        return found


# Plain fields of a view: cells of the state, called as the table declares them

AS_NUMBER: Final = 0
AS_FLAG: Final = 1
AS_CHOICE: Final = 2  # None for nothing
AS_SET: Final = 3
AS_ROW: Final = 4  # one for each label, and of seats as many as play
NOTHING: Final[list[Any]] = [None]  # to make lists of a known length from; never written to


def plain_parts(state: State, struct: type[Part]) -> list[Any]:
    """The values of those fields of a struct that are not given by name, in their order."""
    plan = state.setup.shown.get(struct)
    if plan is None:
        plan = _plan(state.setup, struct)
        state.setup.shown[struct] = plan
    cells = state.cells
    found: list[Any] = NOTHING * (len(plan) // 3)
    at: i64
    for at in range(len(found)):
        sort = plan[3 * at]
        cell = plan[3 * at + 1]
        if sort == AS_NUMBER:
            found[at] = cells[cell]
        elif sort == AS_FLAG:
            found[at] = cells[cell] != 0
        elif sort == AS_CHOICE:
            found[at] = some(cells[cell])
        elif sort == AS_SET:
            found[at] = members(cells[cell])
        else:
            found[at] = list(cells[cell : cell + plan[3 * at + 2]])
    return found


def _plan(setup: Setup, struct: type[Part]) -> vec[i64]:
    """For each plain field of a struct: how it is shown, its first cell, how many there are."""
    plan: list[int] = []
    given = View.__struct_fields__ if issubclass(struct, View) else ()
    for name, parameter in signature(struct).parameters.items():
        if parameter.kind == Parameter.KEYWORD_ONLY or name in given:
            continue
        field = setup.layout.named[name]
        size = setup.seats if [axis.name for axis in field.by] == ["seat"] else field.size
        sort: int = {"flag": AS_FLAG, "set": AS_SET}.get(field.meaning.sort, AS_NUMBER)
        if field.by:
            sort = AS_ROW
        elif field.meaning.sort == "one" and field.empty == NONE:
            sort = AS_CHOICE
        plan += [sort, field.at, size]
    return vec[i64](plan)


def plain_view(observation: Observation, actions: ActionSpace) -> PlainView:
    """The table as its declaration tells it."""
    state = observation.state
    layout = state.setup.layout
    in_zones = {zone.field for zone in state.space.zones}
    return PlainView(
        *Shared(observation, actions, []).parts(PlainView),
        cards={zone.name: state.cards(number) for number, zone in enumerate(state.space.zones)},
        fields={
            field.name: list(state.cells[field.at : field.at + field.size])
            for field in layout.fields
            if field.name not in in_zones and field.name != "hidden"
        },
    )
