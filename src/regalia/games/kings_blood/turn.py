"""Turns of King's Blood: drawing, passing, the call, abilities, and who comes next."""

from typing import Final

from regalia.games.kings_blood import actions as do
from regalia.games.kings_blood import cards, deal, events
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import BUTTON, STRICT, Board, BoardQuestion
from regalia.kernel.rules import NONE, About, Menu, Rng, bit, i64
from regalia.kernel.zones import wide_add

# Why cards are drawn
FOR_TURN: Final = 0
FOR_ABILITY: Final = 1
FOR_CALL: Final = 2

# Drawing and passing


def gain_card(state: Board, seat: i64) -> None:
    """A seat has one card more; more than one ends the call (KB-11.6)."""
    cells = state.cells
    cells[on.SIZE + seat] += 1
    if cells[on.SIZE + seat] > 1:
        cells[on.CALLED] &= ~bit(seat)


def take_into_hand(state: Board, seat: i64, kind: i64, source: i64, of: i64, seen: i64) -> None:
    """A card comes into a hand, from a zone of so many cards."""
    wide_add(state.cells, on.HAND + 3 * seat, kind)
    gain_card(state, seat)
    state.moved(kind, source, on.IN_HAND + seat, of, seen)


def draw_for_turn(state: Board, seat: i64) -> None:
    """One card, which may be played at once (KB-4.2, KB-4.3)."""
    kind = deal.draw_card(state)
    state.cells[on.HELD] = kind
    gain_card(state, seat)
    state.moved(kind, on.IN_DECK, on.IN_HELD, state.cells[on.DECK_SIZE] + 1, bit(seat))
    if state.log is not None:
        state.log.append(events.Drew(seat, 1, FOR_TURN, 0))
    state.ask(on.ASK_DRAWN, bit(seat))


def keep(state: Board, seat: i64) -> None:
    """The card drawn goes to the hand (KB-15.2)."""
    kind = state.cells[on.HELD]
    state.cells[on.HELD] = NONE
    wide_add(state.cells, on.HAND + 3 * seat, kind)
    state.moved(kind, on.IN_HELD, on.IN_HAND + seat, 1, bit(seat))
    end_turn(state)


def draw_pending(state: Board, seat: i64) -> None:
    """What a Draw 3 costs; then the turn is a normal one (KB-9.5, KB-10.6)."""
    count = state.cells[on.PENDING]
    state.cells[on.PENDING] = 0
    _draw_many(state, seat, count, FOR_ABILITY)
    state.ask(on.ASK_TURN, bit(seat))


def _draw_many(state: Board, seat: i64, count: i64, why: i64) -> None:
    """So many cards, or what there is."""
    drawn: i64 = 0
    while drawn < count and state.can_draw():
        kind = deal.draw_card(state)
        take_into_hand(state, seat, kind, on.IN_DECK, state.cells[on.DECK_SIZE] + 1, bit(seat))
        drawn += 1
    if state.log is not None:
        state.log.append(events.Drew(seat, drawn, why, count - drawn))


def pass_turn(state: Board, seat: i64) -> None:
    """Nothing can be played or drawn (KB-12.2, KB-12.3)."""
    state.cells[on.PASSED] |= bit(seat)
    if state.log is not None:
        state.log.append(events.Passed(seat))
    if state.cells[on.PASSED] == bit(state.seats) - 1:
        deal.end_deal(state)
    else:
        end_turn(state)


def decline(state: Board, seat: i64, what: i64) -> None:
    """A player does without a play that might follow (KB-7.3, KB-8.3)."""
    if state.log is not None:
        state.log.append(events.Declined(seat, what))
    end_turn(state)


# The call


class Call(BoardQuestion):
    """Whether to call, with one card left at the end of the turn (KB-11.3)."""

    about = About("call", "KB-11.3")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(0, do.MAY_ANNOUNCE | do.MAY_END)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action == do.ANNOUNCE:
            call(state, seat)
        else:
            miss_call(state, seat)
        _close_turn(state)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return do.ANNOUNCE


def call(state: Board, seat: i64) -> None:
    """A player says to have one card left."""
    state.cells[on.CALLED] |= bit(seat)
    if state.log is not None:
        state.log.append(events.Called(seat))


def miss_call(state: Board, seat: i64) -> None:
    """The next turn is lost, and three cards are to be drawn when this one ends (KB-11.4, KB-11.5)."""
    state.cells[on.LOST] |= bit(seat)
    if state.log is not None:
        state.log.append(events.CallMissed(seat))


# The end of a turn


def finish(state: Board) -> None:
    """Nothing more follows from this play (KB-4.6)."""
    if state.cells[on.WINNER] >= 0:
        deal.end_deal(state)
    else:
        end_turn(state)


def end_turn(state: Board) -> None:
    """Whoever is down to one card calls, or has forgotten to (KB-11.2, KB-11.3, KB-11.9)."""
    seat = state.turn
    cells = state.cells
    if cells[on.SIZE + seat] > 1:
        cells[on.CALLED] &= ~bit(seat)  # KB-11.9: a call with more cards is void
    elif cells[on.SIZE + seat] == 1 and not cells[on.CALLED] >> seat & 1 and not state.missed_call():
        if state.options.announce == STRICT:
            state.ask(on.ASK_CALL, bit(seat))
            return
        if state.options.announce == BUTTON:
            miss_call(state, seat)
        else:
            call(state, seat)
    _close_turn(state)


def _close_turn(state: Board) -> None:
    """The ability of the last card laid, and the next turn (KB-9.1 to KB-9.6, KB-10.4, KB-10.5)."""
    cells = state.cells
    components = state.components
    if state.missed_call():  # KB-11.4, KB-11.5, KB-11.8
        _draw_many(state, state.turn, components.missed_call, FOR_CALL)
    ability = components.ability[cells[on.LAST]] if cells[on.LAST] >= 0 else 0
    if ability == cards.REVERSE:
        cells[on.DIRECTION] = -cells[on.DIRECTION]
        if state.log is not None:
            state.log.append(events.Reversed(cells[on.DIRECTION]))
    elif ability == cards.DRAW_THREE:
        cells[on.PENDING] += components.draw
    seat = _after(state, state.turn)
    if ability == cards.SKIP:
        if state.log is not None:
            state.log.append(events.TurnLost(seat, True))
        seat = _after(state, seat)
    while cells[on.LOST] >> seat & 1:  # KB-11.7
        cells[on.LOST] &= ~bit(seat)
        if cells[on.PENDING] > 0 and state.options.skipped_draw:  # KB-11.10
            _draw_many(state, seat, cells[on.PENDING], FOR_ABILITY)
            cells[on.PENDING] = 0
        if state.log is not None:
            state.log.append(events.TurnLost(seat, False))
        seat = _after(state, seat)
    deal.start_turn(state, seat)


def _after(state: Board, seat: i64) -> i64:
    """The next seat in the direction of play."""
    return (seat + state.cells[on.DIRECTION] + state.seats) % state.seats
