"""Automatic passes in Take the Kingdom: when an answer may be left out, by public facts alone."""

from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.cards import MOST_DAMAGE
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.kernel.rules import State


def spares_fort(state: State, seat: int) -> bool:
    """Whether the play that waits for this seat's answer leaves its Fort alone."""
    assert isinstance(state, TakeTheKingdom)
    struck = state.cells[on.PORTION_BASE : on.PORTION_BASE + MOST_DAMAGE]
    bases = [*struck, state.cells[on.TARGET]]
    return not any(
        base >= 0 and state.is_fort(base) and state.cells[on.OWNER + base] == seat for base in bases
    )
