"""The course of a game of King's Blood: dealing, the draw pile, the end of a deal, the score."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kings_blood import genealogy
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import FIRST_TO, FREE, LAST_UNDER, SINGLE, Board
from regalia.games.kings_blood.cards import KINGS_BLOOD, PEOPLE
from regalia.games.kings_blood.events import DealBegan, DealDrawn, DealWon, Founded, Scored, TurnBegan
from regalia.kernel.bits import bit
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.events import Dealt, Ended
from regalia.kernel.layout import NONE, ORIGIN
from regalia.kernel.state import Outcome, placed
from regalia.kernel.zones import EVERYONE, wide_add

MOST_DEALS: Final = 50
MOST_TURNS: Final = 500  # in a deal
MOST_DECISIONS: Final = 5000  # in a deal


def begin(state: Board) -> None:
    """Choose the dealer and deal (KB-2.1)."""
    state.lay_out()
    state.cells[on.DEALER] = state.rng.below(state.seats)
    _deal_cards(state)


def _deal_cards(state: Board) -> None:
    """On an empty table: shuffle, deal seven to each and found the Genealogy (KB-2.2 to KB-2.5)."""
    cells = state.cells
    deck = state.components.deck
    at: i64
    for at in range(len(deck)):
        cells[on.DECK + at] = deck[at]
    cells[on.DECK_SIZE] = len(deck)
    state.gathered()
    dealt = state.components.dealt
    if state.log is not None:
        state.log.append(DealBegan(cells[on.DEAL], cells[on.DEALER]))
    seat: i64
    for seat in range(state.seats):
        for _ in range(dealt):
            wide_add(cells, on.HAND + 3 * seat, _take_from_deck(state))
        cells[on.SIZE + seat] = dealt
        if state.log is not None:
            hand = on.IN_HAND + seat
            state.log.append(Dealt(hand, dealt, bit(seat), state.cards(hand)))
    kind = _take_from_deck(state)
    while kind >= PEOPLE:
        state.moved(kind, on.IN_DECK, on.IN_PLAYED, cells[on.DECK_SIZE] + 1, EVERYONE)
        state.moved(kind, on.IN_PLAYED, on.IN_DECK, 1, EVERYONE)
        _put_into_deck(state, kind)
        kind = _take_from_deck(state)
    _lay_founder(state, kind)
    start_turn(state, (cells[on.DEALER] + 1) % state.seats)


def start_turn(state: Board, seat: i64) -> None:
    """A turn begins: with an answer, if cards are pending (KB-4.1, KB-10.1, KB-12.5)."""
    cells = state.cells
    if cells[on.TURNS] == MOST_TURNS:
        end_deal(state)
        return
    cells[on.TURNS] += 1
    cells[on.WAY] = FREE
    cells[on.BESIDE] = NONE
    cells[on.SIDE] = 0
    cells[on.PLACED] = NONE
    cells[on.ORIGIN] = 0
    cells[on.TARGET] = NONE
    cells[on.FOCUS] = NONE
    cells[on.LAST] = NONE
    state.turn = seat
    state.ask(on.ASK_ANSWER if cells[on.PENDING] > 0 else on.ASK_TURN, bit(seat))
    if state.log is not None:
        state.log.append(TurnBegan(seat, cells[on.PENDING]))


# The draw pile and the discards


def _take_from_deck(state: Board) -> i64:
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
    return _take_from_deck(state)


def _put_into_deck(state: Board, kind: i64) -> None:
    """A card goes into the draw pile; the caller took it away."""
    cells = state.cells
    cells[on.DECK + cells[on.DECK_SIZE]] = kind
    cells[on.DECK_SIZE] += 1


def _reshuffle(state: Board) -> None:
    """All discards go into the draw pile, for everyone to see (KB-15.4)."""
    for kind in state.cards(on.IN_DISCARDS):
        state.moved(kind, on.IN_DISCARDS, on.IN_DECK, 1, EVERYONE)
        _put_into_deck(state, kind)
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
        kind = _take_from_deck(state)
        if kind < PEOPLE:
            _lay_founder(state, kind)
            return True
        discard(state, kind, on.IN_DECK)


def _lay_founder(state: Board, kind: i64) -> None:
    """A card just taken from the draw pile founds the Genealogy."""
    state.moved(kind, on.IN_DECK, on.IN_GENEALOGY, state.cells[on.DECK_SIZE] + 1, EVERYONE)
    genealogy.add(state.cells, kind, ORIGIN)
    if state.log is not None:
        state.log.append(Founded(kind))


# The end of a deal


def end_deal(state: Board) -> None:
    """Points, and the next deal or the end (KB-14.1, KB-14.2, KB-14.12)."""
    cells = state.cells
    series = state.options.series
    if state.log is not None:
        state.log.append(DealWon(cells[on.WINNER]) if cells[on.WINNER] >= 0 else DealDrawn())
    if series != SINGLE and cells[on.WINNER] >= 0:
        _count_points(state)
    if series == SINGLE or _has_reached_target(state) or cells[on.DEAL] + 1 == MOST_DEALS:
        state.asked = 0
        if state.log is not None:
            result = outcome(state)
            state.log.append(Ended("deal", -1, "score", result.scores, result.ranks))
        return
    cells[on.DEAL] += 1
    cells[on.DEALER] = (cells[on.DEALER] + 1) % state.seats
    state.clear(on.DIRECTION, len(cells))  # KB-13.1
    _deal_cards(state)


def _has_reached_target(state: Board) -> bool:
    """Whether somebody has as many points as end a series (KB-14.6, KB-14.9)."""
    return any(score >= state.options.target for score in state.cells[on.SCORE : on.SCORE + state.seats])


def bonus(state: Board) -> i64:
    """What the generations would bring the winner of this deal (KB-14.5, KB-14.8)."""
    if state.cells[on.ENTHRONED] < 0:
        return 0
    return state.components.generation * genealogy.generations(state.cells)


def _count_points(state: Board) -> None:
    """All hands are shown, and somebody scores them (KB-14.4 to KB-14.8, KB-15.5)."""
    winner = state.cells[on.WINNER]
    total: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if seat != winner:
            worth = _show_hand(state, seat)
            total += worth
            if state.options.series == LAST_UNDER:
                _add_points(state, seat, worth)
    _add_points(state, winner, total + bonus(state) if state.options.series == FIRST_TO else -bonus(state))


def _show_hand(state: Board, seat: i64) -> i64:
    """What the cards of a seat are worth, for all to see (KB-1.6)."""
    hand = on.IN_HAND + seat
    if state.cells[hand] > 0:
        raise HiddenInformation("the others have not shown their hands yet")
    state.looked(hand, EVERYONE)
    value = state.components.value
    worth = value[KINGS_BLOOD] if state.cells[on.HOLDER] == seat else 0
    for kind in state.cards(hand):
        worth += value[kind]
    return worth


def _add_points(state: Board, seat: i64, points: i64) -> None:
    state.cells[on.SCORE + seat] += points
    if state.log is not None:
        state.log.append(Scored(seat, points, state.cells[on.SCORE + seat]))


def outcome(state: Board) -> Outcome:
    """The winner of a single deal, or the points of a series (KB-14.1, KB-14.6, KB-14.9, KB-14.12)."""
    scores: list[int] = []
    seat: i64
    for seat in range(state.seats):
        if state.options.series == SINGLE:
            scores.append(int(seat == state.cells[on.WINNER]))
        else:
            scores.append(state.cells[on.SCORE + seat])
    lowest_wins = state.options.series == LAST_UNDER
    return placed(scores, [-score for score in scores] if lowest_wins else scores)
