"""The cards of Kardinal & König: dealing, refilling, the deck that runs out, and so the end of a turn."""

from regalia.games.kardinal_koenig import actions as do
from regalia.games.kardinal_koenig import cards, events, scoring
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.board import EVERYWHERE, Board, BoardQuestion
from regalia.kernel.rules import EVERYONE, About, Dealt, Menu, bit, i64, positive


def begin(state: Board) -> None:
    """Deal hands and display, and begin with the start player (KK-2.1 to KK-2.5)."""
    state.lay_out()
    cells = state.cells
    components = state.components
    kind: i64
    for kind in range(cards.KINDS):
        cells[on.DECK + kind] = components.deck[kind]
    cells[on.DECK_SIZE] = components.deck_size
    cells[on.FREE_FIELDS] = EVERYWHERE
    state.turn = state.rng.below(state.seats)
    cells[on.START] = state.turn
    if state.log is not None:
        state.log.append(events.Started(state.turn))
    for seat in state.setup.all_seats:
        cells[on.HOUSE_STOCK + seat] = components.monasteries  # KK-1.3
        cells[on.ADVISOR_STOCK + seat] = components.advisors
        cells[on.SIZE + seat] = components.hand
        for _ in range(components.hand):
            cells[on.HAND + cards.KINDS * seat + state.draw(on.DECK, on.DECK_SIZE)] += 1
        if state.log is not None:
            zone = on.IN_HAND + seat
            state.log.append(Dealt(zone, components.hand, bit(seat), state.cards(zone)))
    while cells[on.DISPLAY_SIZE] < components.display:
        _turn_up(state)
    _begin_turn(state)


def _turn_up(state: Board) -> None:
    kind = state.draw(on.DECK, on.DECK_SIZE)
    state.moved(kind, on.IN_DECK, on.IN_DISPLAY, state.cells[on.DECK_SIZE] + 1, EVERYONE)
    state.cells[on.DISPLAY + kind] += 1
    state.cells[on.DISPLAY_SIZE] += 1


class Refill(BoardQuestion):
    """Whether the next card comes from the deck or from the display (KK-7.1, KK-7.2)."""

    about = About("refill", "KK-7.1")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.DECK, 1 | positive(state.cells, on.DISPLAY, cards.KINDS) << do.TAKE - do.DECK)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """All see a card of the display, and only its new owner one of the deck (KK-14.3)."""
        cells = state.cells
        if action == do.DECK:
            kind = state.draw(on.DECK, on.DECK_SIZE)
            state.moved(kind, on.IN_DECK, on.IN_HAND + seat, cells[on.DECK_SIZE] + 1, bit(seat))
        else:
            kind = action - do.TAKE
            state.moved(kind, on.IN_DISPLAY, on.IN_HAND + seat, cells[on.DISPLAY_SIZE], EVERYONE)
            cells[on.DISPLAY + kind] -= 1
            cells[on.DISPLAY_SIZE] -= 1
        cells[on.HAND + cards.KINDS * seat + kind] += 1
        cells[on.SIZE + seat] += 1
        if action == do.DECK and cells[on.DECK_SIZE] == 0:
            _run_out(state)  # KK-8.1
        refill(state, seat)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        is_short = state.cells[on.DISPLAY_SIZE] < state.components.display
        return "KK-7.3" if is_short and do.TAKE <= action < do.PLACE else self.about.rule


def refill(state: Board, seat: i64) -> None:
    """Ask for the next card; then fill the display and end the turn (KK-7.2 to KK-7.4, KK-8.4)."""
    cells = state.cells
    if cells[on.HALF] != cards.LAST:  # KK-8.5
        if cells[on.SIZE + seat] < state.components.hand:
            state.ask(on.ASK_REFILL, bit(seat))
            return
        while cells[on.DISPLAY_SIZE] < state.components.display and cells[on.HALF] != cards.LAST:
            _turn_up(state)
            if cells[on.DECK_SIZE] == 0:
                _run_out(state)  # KK-8.1
    _end_turn(state)


def _run_out(state: Board) -> None:
    """The deck is empty: a scoring and a new deck, or the last round (KK-8.2, KK-8.3, KK-8.5, KK-9.1)."""
    is_first = state.cells[on.HALF] == cards.FIRST
    state.cells[on.HALF] = cards.SECOND if is_first else cards.LAST
    if state.log is not None:
        state.log.append(events.RanOut(1 if is_first else 2))
    if is_first:
        scoring.score_half(state)
        _reshuffle(state)
    elif state.log is not None and not is_last_turn(state):
        state.log.append(events.LastRound(False, state.last_seat()))


def _reshuffle(state: Board) -> None:
    """The discards become the deck, each in public (KK-8.3, KK-14.4)."""
    cells = state.cells
    kind: i64
    for kind in range(cards.KINDS):
        cells[on.DECK_SIZE] += cells[on.DISCARDS + kind]
    if state.is_heard():
        left = cells[on.DECK_SIZE]
        for discard in state.cards(on.IN_DISCARDS):
            state.moved(discard, on.IN_DISCARDS, on.IN_DECK, left, EVERYONE)
            left -= 1
    if state.log is not None:
        state.log.append(events.Reshuffled(cells[on.DECK_SIZE]))
    for kind in range(cards.KINDS):
        cells[on.DECK + kind] = cells[on.DISCARDS + kind]
        cells[on.DISCARDS + kind] = 0


def _begin_turn(state: Board) -> None:
    if state.log is not None:
        is_last = state.cells[on.HALF] == cards.LAST or state.is_blocked()
        state.log.append(events.TurnBegan(state.turn, is_last))
    state.ask(on.ASK_PLAY, bit(state.turn))


def is_last_turn(state: Board) -> bool:
    """Whether the game ends with this turn, as the table is now (KK-9.1 to KK-9.3, KK-9.5)."""
    if state.turn == state.last_seat():
        return state.cells[on.HALF] == cards.LAST or state.is_blocked()
    return not state.options.finish_round and state.is_blocked()


def _end_turn(state: Board) -> None:
    """The next player, or the end of the game."""
    cells = state.cells
    has_placed = cells[on.PLACED] > 0
    state.clear(on.COUNTRY, on.PAID)
    if is_last_turn(state):
        scoring.finish(state)
        return
    if state.log is not None and has_placed and cells[on.HALF] != cards.LAST and state.is_blocked():
        state.log.append(events.LastRound(True, state.last_seat()))  # KK-9.5
    state.turn = (state.turn + 1) % state.seats
    _begin_turn(state)
