"""What a viewer sees of Smuggle. A game without a view of its own gets a plain one."""

from regalia.kernel.state import Observation
from regalia.kernel.view import View
from regalia.kernel.viewing import shared_parts
from smuggle import table as on
from smuggle.state import Smuggle


class SmuggleView(View, frozen=True, kw_only=True):
    """What a viewer sees of Smuggle."""

    turns: int  # that are over
    held: list[list[int]]
    sizes: list[int]


def make_view(observation: Observation) -> SmuggleView:
    """The view, made of an observation alone, so that it cannot tell more."""
    state = observation.state
    assert isinstance(state, Smuggle)
    return SmuggleView(
        **shared_parts(observation, on.SPACE),
        turns=state.cells[on.TURNS_MADE],
        held=[state.cards(zone) for zone in range(on.ZONES)],
        sizes=[state.size(zone) for zone in range(on.ZONES)],
    )
