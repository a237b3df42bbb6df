"""What a viewer sees of Smuggle. A game without a view of its own gets a plain one."""

from regalia.kernel.state import Observation
from regalia.kernel.view import View
from regalia.kernel.viewing import Shared
from smuggle import table as on
from smuggle.state import Smuggle


class Declared(View, frozen=True):
    """What table.py declares, as it lies there: the kernel fills it in."""

    turns: int  # that are over


class SmuggleView(Declared, frozen=True, kw_only=True):
    """What a viewer sees of Smuggle."""

    held: list[list[int]]
    sizes: list[int]


def make_view(observation: Observation) -> SmuggleView:
    """The view, made of an observation alone, so that it cannot tell more."""
    state = observation.state
    assert isinstance(state, Smuggle)
    return SmuggleView(
        *Shared(observation, on.SPACE, []).parts(SmuggleView),
        held=[state.cards(zone) for zone in range(on.ZONES)],
        sizes=[state.size(zone) for zone in range(on.ZONES)],
    )
