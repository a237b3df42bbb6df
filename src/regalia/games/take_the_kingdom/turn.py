"""The course of a game of Take the Kingdom: set-up, drawing, turns, Penalties, discards."""

from typing import Final

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import cards, events, kingdoms
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.board import Board, BoardQuestion
from regalia.games.take_the_kingdom.table import MOST_DRAWN
from regalia.kernel.rules import EVERYONE, NONE, About, Menu, bit, i64

# What each Penalty forbids; none of them forbids Mercy (TK-10.10).
BANNED_BY_DISEASE: Final = (1 << cards.LAND) | cards.DEFENCES | cards.TRAPS
BANNED_BY_FAMINE: Final = cards.ATTACKS | cards.MODIFIERS
BANNED_BY_PLAGUE: Final = cards.ACTIONS


def begin(state: Board) -> None:
    """Kingdoms, a Mercy and two cards each, and the first turn (TK-2.1 to TK-2.9)."""
    state.lay_out()
    cells = state.cells
    components = state.components
    kind: i64
    for kind in range(cards.KINDS):
        cells[on.DECK + kind] = components.deck[kind]
    cells[on.DECK_SIZE] = components.deck_size
    cells[on.ALIVE] = bit(state.seats) - 1
    for seat in state.setup.all_seats:
        kingdoms.found(state, seat, cards.FORT)
        for _ in range(components.lands_each):
            kingdoms.found(state, seat, cards.LAND)
        kingdoms.to_hand(state, cards.MERCY, on.IN_TABLE, 1, seat, EVERYONE)
        if state.log is not None:
            lands, last = components.lands_each, cells[on.BASES] - 1
            state.log.append(events.KingdomBegan(seat, last - lands, last, lands, components.dealt))
    for seat in state.setup.all_seats:
        for _ in range(components.dealt):
            _into_hand(state, seat, _draw_no_penalty(state))
    _start_turn(state, state.rng.below(state.seats), False)


# Drawing


def _draw_no_penalty(state: Board) -> i64:
    """A card that is no Penalty: those are shown and shuffled back (TK-2.8, TK-4.5, TK-4.6)."""
    cells = state.cells
    penalties = cells[on.DECK + cards.DISEASE] + cells[on.DECK + cards.FAMINE] + cells[on.DECK + cards.PLAGUE]
    if penalties == cells[on.DECK_SIZE]:
        return NONE
    kind = state.draw(on.DECK, on.DECK_SIZE)
    while cards.PENALTIES >> kind & 1:
        state.moved(kind, on.IN_DECK, on.IN_PLAYED, cells[on.DECK_SIZE] + 1, EVERYONE)
        state.moved(kind, on.IN_PLAYED, on.IN_DECK, 1, EVERYONE)
        cells[on.DECK + kind] += 1
        cells[on.DECK_SIZE] += 1
        kind = state.draw(on.DECK, on.DECK_SIZE)
    return kind


def draw(state: Board) -> i64:
    """Draw as the turn allows; a Penalty goes on the table and gives NONE (TK-10.1, TK-14.9)."""
    cells = state.cells
    if cells[on.DECK_SIZE] == 0:
        return NONE
    if state.is_early():
        return _draw_no_penalty(state)
    kind = state.draw(on.DECK, on.DECK_SIZE)
    if not cards.PENALTIES >> kind & 1:
        return kind
    state.moved(kind, on.IN_DECK, on.IN_PLAYED, cells[on.DECK_SIZE] + 1, EVERYONE)
    cells[on.PLAYED + kind] += 1
    at: i64 = on.PENALTIES
    while cells[at] >= 0:
        at += 1
    cells[at] = kind
    return NONE


def _into_hand(state: Board, seat: i64, kind: i64) -> None:
    """What was drawn, if anything, goes to the hand."""
    if kind >= 0:
        kingdoms.to_hand(state, kind, on.IN_DECK, state.cells[on.DECK_SIZE] + 1, seat, bit(seat))


# Turns


def _start_turn(state: Board, seat: i64, extra: bool) -> None:
    """Draw three cards, or what is left (TK-3.1, TK-3.3, TK-3.10)."""
    cells = state.cells
    state.turn = seat
    cells[on.PLAYS] = state.components.plays
    cells[on.BUSY] = 0
    cells[on.EXTRA] = 0
    cells[on.BANNED] = 0  # TK-10.9
    cells[on.DRY] = 1 if cells[on.DECK_SIZE] == 0 else 0
    if state.log is not None:
        state.log.append(events.TurnBegan(seat, cells[on.TURNS + seat] + 1, extra))
    before = cells[on.DECK_SIZE]
    for _ in range(state.components.drawn):
        _into_hand(state, seat, draw(state))
    if state.log is not None:
        left = cells[on.DECK_SIZE]
        state.log.append(
            events.Drew(seat, before - left, left) if before > left else events.DrewNothing(seat)
        )
    go_on(state)


def go_on(state: Board) -> None:
    """Whatever comes next in this turn (TK-3.5)."""
    cells = state.cells
    if cells[on.PENALTIES] >= 0:
        state.ask(on.ASK_PENALTY, bit(state.turn))
    elif cells[on.EXTRA] or cells[on.PLAYS] == 0:
        end_turn(state)
    else:
        state.ask(on.ASK_PLAY, bit(state.turn))


def clear_play(state: Board) -> None:
    """The cards of the play go to the discard pile, and nothing of it is left."""
    cells = state.cells
    _discard_played(state, cells[on.CARD])
    if cells[on.PORTIONS] > 0:
        _discard_played(state, cards.SPREAD)
        while cells[on.PLAYED + cards.MORALE] > 0:
            _discard_played(state, cards.MORALE)
        portion: i64
        for portion in range(cells[on.PORTIONS]):
            cells[on.PORTION_BASE + portion] = NONE
            cells[on.PORTION_AMOUNT + portion] = 0
            cells[on.PORTION_FIRST + portion] = 0
        cells[on.PORTIONS] = 0
        cells[on.PORTION] = 0
    cells[on.CARD] = NONE
    cells[on.VICTIM] = NONE
    cells[on.TARGET] = NONE
    cells[on.SLOT] = NONE
    cells[on.PLACE] = NONE


def _discard_played(state: Board, kind: i64) -> None:
    if state.cells[on.PLAYED + kind] > 0:
        state.cells[on.PLAYED + kind] -= 1
        kingdoms.use_up(state, kind, on.IN_PLAYED)


def end_play(state: Board) -> None:
    """A play is over."""
    clear_play(state)
    go_on(state)


def end_turn(state: Board) -> None:
    """Discard down to the limit first; only here does it matter (TK-3.6, TK-3.8, TK-3.9)."""
    if state.cells[on.SIZE + state.turn] > state.components.limit:
        state.ask(on.ASK_DISCARD, bit(state.turn))
    else:
        _pass_turn(state)


class Discard(BoardQuestion):
    """Which card too many goes (TK-3.6, TK-3.7)."""

    about = About("discard", "TK-3.6")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.DISCARD, state.hand_mask(seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        kingdoms.discard(state, seat, action - do.DISCARD)
        end_turn(state)


def _pass_turn(state: Board) -> None:
    cells = state.cells
    held_back = cells[on.HELD_BACK] >> state.turn & 1 != 0
    idle = cells[on.DRY] != 0 and cells[on.BUSY] == 0 and not held_back  # TK-13.7
    if idle:
        cells[on.IDLE] |= bit(state.turn)
    waiting = cells[on.ALIVE] & ~cells[on.IDLE]
    if state.log is not None:
        state.log.append(events.TurnEnded(state.turn, cells[on.BUSY] != 0))
        if idle:
            state.log.append(events.Idled(waiting))
    if idle and waiting == 0:  # TK-13.2
        kingdoms.finish(state)
        return
    if cells[on.EXTRA]:
        _start_turn(state, state.turn, True)  # TK-4.2
    else:
        cells[on.TURNS + state.turn] += 1
        next_turn(state)


def next_turn(state: Board) -> None:
    """The next survivor who does not miss a turn (TK-9.8.3, TK-13.3)."""
    cells = state.cells
    seat = state.turn
    while True:
        seat = (seat + 1) % state.seats
        if state.is_alive(seat):
            if cells[on.MISSED + seat] == 0:
                break
            cells[on.MISSED + seat] -= 1
            if state.log is not None:
                state.log.append(events.TurnMissed(seat, cells[on.MISSED + seat]))
    _start_turn(state, seat, False)


# Penalties


class Penalty(BoardQuestion):
    """Whether the oldest Penalty is accepted or cancelled (TK-10.2)."""

    about = About("penalty", "TK-10.2", between_plays=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.ACCEPT, 1 | state.denials(seat) << do.ANSWER - do.ACCEPT)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """It is discarded either way; a Deny or a Mercy lifts it, which is no play (TK-10.3, TK-10.4)."""
        kind = state.cells[on.PENALTIES]
        by: i64 = NONE
        if action == do.ACCEPT:
            _accept(state, kind)
        else:
            by = do.ANSWERS[action - do.ANSWER]
            kingdoms.answer_with(state, seat, by)
            if state.options.penalty_costs_play:
                state.cells[on.BUSY] = 1
                _use_play(state)  # TK-10.12
        if state.log is not None:
            state.log.append(events.Settled(seat, kind, by if by >= 0 else None))
        _discard_penalty(state)
        go_on(state)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        return "TK-10.3" if do.ANSWER <= action < do.ADD else "TK-10.1"


def _discard_penalty(state: Board) -> None:
    """The oldest one is discarded."""
    cells = state.cells
    kind = cells[on.PENALTIES]
    age: i64
    for age in range(MOST_DRAWN - 1):
        cells[on.PENALTIES + age] = cells[on.PENALTIES + age + 1]
    cells[on.PENALTIES + MOST_DRAWN - 1] = NONE
    _discard_played(state, kind)


def _accept(state: Board, kind: i64) -> None:
    """A Penalty holds for this turn and uses a play (TK-10.5 to TK-10.8)."""
    cells = state.cells
    if kind == cards.DISEASE:
        cells[on.BANNED] |= BANNED_BY_DISEASE
    elif kind == cards.FAMINE:
        cells[on.BANNED] |= BANNED_BY_FAMINE
    else:
        cells[on.BANNED] |= BANNED_BY_PLAGUE
    if state.options.penalty_uses_play:
        _use_play(state)


def _use_play(state: Board) -> None:
    if state.cells[on.PLAYS] > 0:
        state.cells[on.PLAYS] -= 1
