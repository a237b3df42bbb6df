"""Making the parts that every game's view has. It is compiled; the structs it fills are not."""

from regalia.kernel.actions import ActionSpace
from regalia.kernel.bits import members
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
    """The viewer's facts, sorted so that their order tells nothing."""
    facts = sorted((fact.kind, members(fact.zones)) for fact in observation.witness.facts)
    return [Known(kind, zones) for kind, zones in facts]


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


def plain_view(observation: Observation, actions: ActionSpace) -> PlainView:
    """The table as its declaration tells it."""
    state = observation.state
    layout = state.setup.layout
    in_zones = {zone.field for zone in state.space.zones}
    return PlainView(
        game=state.setup.game,
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, actions),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        question=state.setup.questions[state.question].name if state.asked else "",
        turn=state.turn,
        cards={zone.name: state.cards(number) for number, zone in enumerate(state.space.zones)},
        fields={
            field.name: list(state.cells[field.at : field.at + field.size])
            for field in layout.fields
            if field.name not in in_zones and field.name != "hidden"
        },
        over=state.asked == 0,
    )
