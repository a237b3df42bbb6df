"""Laying a character in King's Blood, marriages and children."""

from regalia.games.kings_blood import actions as do
from regalia.games.kings_blood import cards, deal, events, genealogy, turn
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import ANSWERING, AUTO, FREE, ON_CHILD, SINGLE, Board, BoardQuestion
from regalia.kernel.rules import EVERYONE, NONE, About, Menu, Rng, bit, i64


def lay(state: Board, seat: i64, beside: i64, side: i64) -> None:
    """The character being played goes beside another (KB-5.1); it may win (KB-11.1, KB-11.5)."""
    cells = state.cells
    kind = cells[on.PLAYED]
    cells[on.PLAYED] = NONE
    state.moved(kind, on.IN_PLAYED, on.IN_GENEALOGY, 1, EVERYONE)
    place(state, seat, kind, beside, side, False)
    cells[on.LAST] = kind
    if cells[on.SIZE + seat] == 0:
        if state.options.announce == AUTO or cells[on.CALLED] >> seat & 1:
            cells[on.WINNER] = seat
        else:
            turn.miss_call(state, seat)
    if cells[on.WAY] == ANSWERING:  # KB-10.2, KB-10.3, KB-10.7
        turn.finish(state)
    else:
        offer_marriage(state)


def place(state: Board, seat: i64, kind: i64, beside: i64, side: i64, moved: bool) -> None:
    """A character comes to lie beside another."""
    cells = state.cells
    genealogy.add(cells, kind, genealogy.beside(cells, beside, side))
    cells[on.PLACED] = kind
    cells[on.BESIDE] = beside
    cells[on.SIDE] = side
    if state.log is not None:
        state.log.append(events.Placed(seat, kind, beside, side, moved))


def _can_marry(state: Board, kind: i64, other: i64) -> bool:
    """Same colour and different sexes, or King's Blood (KB-6.1, KB-13.5)."""
    blooded = state.cells[on.BLOODED]
    if blooded >= 0 and (kind == blooded or other == blooded):
        return True
    components = state.components
    return (
        components.colour[kind] == components.colour[other] and components.sex[kind] != components.sex[other]
    )


def offer_marriage(state: Board) -> None:
    """Only the two that just came to lie beside each other can marry (KB-6.2, KB-14.3)."""
    cells = state.cells
    counts = cells[on.WINNER] < 0 or state.options.series != SINGLE
    if counts and _can_marry(state, cells[on.PLACED], cells[on.BESIDE]):
        state.ask(on.ASK_MARRY, bit(state.turn))
    else:
        _go_on_unmarried(state)


def _go_on_unmarried(state: Board) -> None:
    """Siblings may follow siblings (KB-7.2, KB-7.4, KB-7.5); otherwise the play is over."""
    cells = state.cells
    numbers = state.components.number
    if (
        cells[on.WINNER] < 0
        and cells[on.WAY] == ON_CHILD
        and numbers[cells[on.PLACED]] == numbers[cells[on.FOCUS]]
        and genealogy.is_open(cells, cells[on.PLACED], cells[on.SIDE])
    ):
        state.ask(on.ASK_SIBLING, bit(state.turn))
    else:
        turn.finish(state)


class Marry(BoardQuestion):
    """Whether the two that came to lie beside each other marry (KB-6.3)."""

    about = About("marry", "KB-6.3", may_decline=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(0, do.MAY_DECLINE | do.MAY_MARRY)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action == do.MARRY:
            _marry(state, seat)
            return
        if state.log is not None:
            state.log.append(events.Declined(seat, cards.MARRIAGE))
        _go_on_unmarried(state)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return do.MARRY


def _marry(state: Board, seat: i64) -> None:
    """The top card is their child, or an Event to be played at once (KB-6.4 to KB-6.8, KB-7.6)."""
    cells = state.cells
    if state.log is not None:
        state.log.append(events.Married(seat, cells[on.PLACED], cells[on.BESIDE]))
    if not state.can_draw():
        if state.log is not None:
            state.log.append(events.Childless(cells[on.PLACED], cells[on.BESIDE]))
        turn.finish(state)
        return
    kind = deal.draw_card(state)
    if kind < cards.PEOPLE:
        _bear(state, seat, kind)
        return
    state.moved(kind, on.IN_DECK, on.IN_PLAYED, cells[on.DECK_SIZE] + 1, EVERYONE)
    cells[on.WAY] = FREE
    if state.has_target(kind):
        cells[on.PLAYED] = kind
        state.ask(on.ASK_TARGET, bit(seat))
    else:
        if state.log is not None:
            state.log.append(events.Wasted(kind))
        deal.discard(state, kind, on.IN_PLAYED)
        turn.finish(state)


def _bear(state: Board, seat: i64, kind: i64) -> None:
    """A child is laid on its parents, and may be played on (KB-7.1, KB-7.3, KB-9.1)."""
    cells = state.cells
    genealogy.add(cells, kind, genealogy.child(cells, cells[on.BESIDE], cells[on.SIDE]))
    state.moved(kind, on.IN_DECK, on.IN_GENEALOGY, cells[on.DECK_SIZE] + 1, EVERYONE)
    if state.log is not None:
        state.log.append(events.Born(kind, cells[on.PLACED], cells[on.BESIDE]))
    cells[on.LAST] = kind
    cells[on.FOCUS] = kind
    cells[on.WAY] = ON_CHILD
    if cells[on.WINNER] >= 0:
        deal.end_deal(state)
    else:
        state.ask(on.ASK_CHILD, bit(seat))
