"""What a viewer sees of Smuggle. A game without a view of its own gets a plain one."""

from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.view import View
from regalia.kernel.viewing import absent, ask, known, missing, unseen
from smuggle import table as on
from smuggle.state import Smuggle


class SmuggleView(View, frozen=True, kw_only=True):
    """What a viewer sees of Smuggle."""

    turn: int
    held: list[list[int]]
    sizes: list[int]


def make_view(observation: Observation) -> SmuggleView:
    """The view, made of an observation alone, so that it cannot tell more."""
    state = observation.state
    assert isinstance(state, Smuggle)
    return SmuggleView(
        game=state.setup.game,
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, on.SPACE),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        turn=state.cells[on.TURNS_MADE],
        held=[state.cards(zone) for zone in range(on.ZONES)],
        sizes=[state.size(zone) for zone in range(on.ZONES)],
    )
