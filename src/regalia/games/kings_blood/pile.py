"""The draw pile and the discards of King's Blood, and who founds the Genealogy."""

from mypy_extensions import i64

from regalia.games.kings_blood import genealogy
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import Board
from regalia.games.kings_blood.cards import PEOPLE
from regalia.games.kings_blood.events import Founded
from regalia.kernel.layout import NONE, ORIGIN
from regalia.kernel.zones import EVERYONE, wide_add


def take_from_deck(state: Board) -> i64:
    """Any card of the draw pile, which must not be empty; the caller says where it goes."""
    cells = state.cells
    at = on.DECK + state.rng.below(cells[on.DECK_SIZE])
    kind = cells[at]
    cells[on.DECK_SIZE] -= 1
    end = on.DECK + cells[on.DECK_SIZE]
    cells[at] = cells[end]
    cells[end] = NONE
    return kind


def draw_card(state: Board) -> i64:
    """The top card of the draw pile; the discards become the new one if need be (KB-12.1)."""
    if state.cells[on.DECK_SIZE] == 0:
        _reshuffle(state)
    return take_from_deck(state)


def put_into_deck(state: Board, kind: i64) -> None:
    """A card goes into the draw pile; the caller took it away."""
    cells = state.cells
    cells[on.DECK + cells[on.DECK_SIZE]] = kind
    cells[on.DECK_SIZE] += 1


def _reshuffle(state: Board) -> None:
    """All discards go into the draw pile, for everyone to see (KB-15.4)."""
    for kind in state.cards(on.IN_DISCARDS):
        state.moved(kind, on.IN_DISCARDS, on.IN_DECK, 1, EVERYONE)
        put_into_deck(state, kind)
    part: i64
    for part in range(3):
        state.cells[on.DISCARDS + part] = 0


def discard(state: Board, kind: i64, source: i64) -> None:
    """A card goes to the discards; the caller took it away."""
    wide_add(state.cells, on.DISCARDS, kind)
    state.moved(kind, source, on.IN_DISCARDS, 1, EVERYONE)


def found(state: Board) -> bool:
    """A new founder for an empty Genealogy; False if there is none (KB-8.12, KB-12.4)."""
    cells = state.cells
    while True:
        if cells[on.DECK_SIZE] == 0:
            if not cells[on.DISCARDS] | cells[on.DISCARDS + 1]:
                return False
            _reshuffle(state)
        kind = take_from_deck(state)
        if kind < PEOPLE:
            lay_founder(state, kind)
            return True
        discard(state, kind, on.IN_DECK)


def lay_founder(state: Board, kind: i64) -> None:
    """A card just taken from the draw pile founds the Genealogy."""
    state.moved(kind, on.IN_DECK, on.IN_GENEALOGY, state.cells[on.DECK_SIZE] + 1, EVERYONE)
    genealogy.add(state.cells, kind, ORIGIN)
    if state.log is not None:
        state.log.append(Founded(kind))
