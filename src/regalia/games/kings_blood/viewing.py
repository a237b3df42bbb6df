"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from regalia.games.kings_blood import cards, genealogy
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.actions import SPACE
from regalia.games.kings_blood.state import KingsBlood
from regalia.games.kings_blood.view import KingsBloodView, Person, Player
from regalia.kernel.rules import bit, members
from regalia.kernel.state import Observation
from regalia.kernel.view import Notice
from regalia.kernel.viewing import Shared


def make_view(observation: Observation) -> KingsBloodView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, KingsBlood)
    cells = state.cells
    question = state.question if state.asked else -1
    return KingsBloodView(
        *Shared(observation, SPACE, _notices(state)).parts(KingsBloodView),
        players=[_player(state, seat) for seat in range(state.seats)],
        people=[_person(state, kind) for kind in genealogy.people(cells)],
        generations=genealogy.generations(cells),
        deck=cells[on.DECK_SIZE],
        discards=state.cards(on.IN_DISCARDS),
        holding=state.is_holding(),
        couple=[cells[on.PLACED], cells[on.BESIDE]] if question == on.ASK_MARRY else [],
        focus=cells[on.FOCUS] if question in (on.ASK_CHILD, on.ASK_SIBLING) else None,
        aside=state.options.advanced and state.zone_of_blood() == on.IN_ASIDE,
        goal=state.options.target if state.options.series else None,
    )


def _notices(state: KingsBlood) -> list[Notice]:
    """What threatens, and what may end the deal."""
    if not state.asked:
        return []
    cells = state.cells
    found = []
    if cells[on.PENDING] > 0:
        found.append(Notice("pending", cells[on.PENDING], state.turn))
    if not state.can_draw():
        found.append(Notice("no-cards"))
        if cells[on.PASSED] | bit(state.turn) == bit(state.seats) - 1:
            found.append(Notice("last-pass", seat=state.turn))
    elif cells[on.DECK_SIZE] == 0:
        found.append(Notice("reshuffle"))
    called = members(cells[on.CALLED] & ~bit(state.turn))
    return found + [Notice("one-left", seat=seat) for seat in called if cells[on.SIZE + seat] == 1]


def _player(state: KingsBlood, seat: int) -> Player:
    cells = state.cells
    hand = state.cards(on.IN_HAND + seat)
    if cells[on.HOLDER] == seat:
        hand.append(cards.KINGS_BLOOD)
    called, lost = cells[on.CALLED] >> seat & 1 != 0, cells[on.LOST] >> seat & 1 != 0
    return Player(cells[on.SIZE + seat], hand, called, lost, cells[on.SCORE + seat])


def _person(state: KingsBlood, kind: int) -> Person:
    cells = state.cells
    return Person(  # there are many of them, and keywords take time
        kind,
        genealogy.generation(cells, kind),
        genealogy.column(cells, kind),
        genealogy.is_covered(cells, kind),
        genealogy.is_open(cells, kind, 0),
        genealogy.is_open(cells, kind, 1),
        cells[on.ENTHRONED] == kind,
        cells[on.BLOODED] == kind,
    )
