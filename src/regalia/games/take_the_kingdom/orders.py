"""Standing orders of Take the Kingdom: when an answer may be left out, by public facts alone."""

from regalia.games.take_the_kingdom.actions import FORT
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.kernel.state import State


def spares_fort(state: State, seat: int) -> bool:
    """Whether the play that waits for this seat's answer leaves its Fort alone."""
    assert isinstance(state, TakeTheKingdom)
    bases = [state.portion_base[at] for at in range(state.declared_portions())]
    if state.target >= 0:
        bases.append(state.target)
    return all(state.ground[base] != FORT for base in bases)
