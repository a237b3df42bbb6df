"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from typing import Final

from regalia.games.brutal_kingdom import cards, chapter, influence, texts
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.actions import SPACE
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.games.brutal_kingdom.table import BACKS
from regalia.games.brutal_kingdom.view import BrutalKingdomView, Card, Seat, Threat
from regalia.kernel.rules import members
from regalia.kernel.state import Observation
from regalia.kernel.view import Notice
from regalia.kernel.viewing import Shared, some

SCARCE: Final = 3  # tokens of a colour in stock, below which players are warned


def make_view(observation: Observation) -> BrutalKingdomView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, BrutalKingdom)
    cells = state.cells
    return BrutalKingdomView(
        *Shared(observation, SPACE, _notices(state, observation.viewer)).parts(BrutalKingdomView),
        seats=[_seat(state, seat) for seat in range(state.seats)],
        middle=[state.size_of(on.IN_MIDDLE + slot) > 0 for slot in range(4)],
        middle_seen=[some(kind) for kind in cells[on.MIDDLE : on.MIDDLE + 4]],
        offered=next((back for back in range(2) if state.size_of(on.IN_OFFER + back)), None),
        worth=[state.worth(colour) for colour in range(3)],
        out=members(cells[on.BOX]),
    )


def _notices(state: BrutalKingdom, viewer: int) -> list[Notice]:
    """What is about to end, and who waits for the viewer's card."""
    if state.asked == 0:
        return []
    cells = state.cells
    found = []
    if state.question == on.ASK_RETURN and viewer >= 0 and state.asked >> viewer & 1:
        found.append(Notice(f"swap-{BACKS[texts.offered_back(state)]}", seat=state.turn))
    last = cells[on.CHAPTER] == chapter.CHAPTERS - 1
    if cells[on.ROUND] == chapter.ROUNDS - 1:
        found.append(Notice("last-round-of-game" if last else "last-round"))
    elif last:
        found.append(Notice("last-chapter"))
    for colour, name in enumerate(cards.COLOURS):
        if cells[on.STOCK + colour] < SCARCE:
            found.append(Notice(f"stock-{name}", cells[on.STOCK + colour]))
    return found


def _seat(state: BrutalKingdom, seat: int) -> Seat:
    cells = state.cells
    passing = state.question <= on.ASK_PASS_DARK
    return Seat(
        light=state.size_of(on.IN_HAND + seat),
        dark=state.size_of(on.IN_HAND + 4 + seat),
        hand=members(cells[on.HAND + seat]),
        chosen=passing and state.size_of(on.IN_PASS + 4 * state.question + seat) > 0,
        passing=some(cells[on.PASSING + seat]),
        stack=[Card(kind, bool(cells[on.FACE_UP] >> kind & 1)) for kind in state.stack_of(seat)],
        threat=_threat(state, seat),
        tokens=[cells[on.TOKENS + 3 * seat + colour] for colour in range(3)],
        kills=cells[on.KILLS + seat],
        score=influence.score(state, seat),
    )


def _threat(state: BrutalKingdom, seat: int) -> Threat | None:
    top = state.face_up_top(seat)
    if top < 0 or not state.threatens(top):
        return None
    return Threat(
        top, [state.cells[on.NAMED]] if top == cards.EXECUTIONER else members(state.components.victims[top])
    )
