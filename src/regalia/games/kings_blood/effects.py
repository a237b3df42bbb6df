"""The Events of King's Blood and the King's Blood card: their targets, and what they do."""

from regalia.games.kings_blood import actions as do
from regalia.games.kings_blood import cards, deal, events, genealogy, heuristics, marriage, turn
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import FREE, ON_CHILD, Board, BoardQuestion
from regalia.kernel.layout import NONE, ORIGIN
from regalia.kernel.rules import About, Menu, Rng, bit, i64
from regalia.kernel.zones import EVERYONE, WIDE


class Target(BoardQuestion):
    """On which Active card an Event or the King's Blood card is played (KB-8.1)."""

    about = About("target", "KB-8.1")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        low, high = state.targets(state.cells[on.PLAYED])
        menu.add(do.ON, low)
        menu.add(do.ON + WIDE, high)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        aim(state, seat, action - do.ON)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        kind = action - do.ON
        if kind < 0 or state.cells[on.PLACE + kind] == 0:
            return self.about.rule
        return "KB-3.7" if not genealogy.is_active(state.cells, kind) else "KB-8.11"


def aim(state: Board, seat: i64, target: i64) -> None:
    """The Event, or the King's Blood card, being played meets its target."""
    cells = state.cells
    kind = cells[on.PLAYED]
    if kind == cards.ASSASSINATION:
        _assassinate(state, seat, target)
    elif kind == cards.EXILE:
        cells[on.TARGET] = target
        state.ask(on.ASK_RECEIVER, bit(seat))
    elif kind == cards.NEW_CONNECTION:
        cells[on.MOVER] = target
        cells[on.ORIGIN] = cells[on.PLACE + target]
        genealogy.remove(cells, target)  # KB-8.7
        state.ask(on.ASK_SPOT, bit(seat))
    elif kind == cards.ENTHRONEMENT:
        _enthrone(state, seat, target)
    else:
        _lay_blood(state, seat, target)


def _lay_away(state: Board) -> i64:
    """The card being played is done with; no ability counts after it (KB-9.2)."""
    kind = state.cells[on.PLAYED]
    state.cells[on.PLAYED] = NONE
    state.cells[on.LAST] = NONE
    return kind


def _discard_played(state: Board) -> None:
    """The Event being played is discarded (KB-8.1)."""
    deal.discard(state, _lay_away(state), on.IN_PLAYED)


def _move_blood(state: Board, seat: i64) -> None:
    """The King's Blood card leaves wherever it is, to lie before a seat, or aside if that is NONE."""
    cells = state.cells
    source = state.zone_of_blood()
    if cells[on.HOLDER] >= 0:
        cells[on.SIZE + cells[on.HOLDER]] -= 1
    cells[on.BLOODED] = NONE
    cells[on.HOLDER] = seat
    if seat >= 0:
        turn.gain_card(state, seat)
    state.moved(cards.KINGS_BLOOD, source, state.zone_of_blood(), 1, EVERYONE)


def _assassinate(state: Board, seat: i64, target: i64) -> None:
    """The target is discarded, and another play may follow (KB-8.2, KB-8.3, KB-7.8, KB-13.6)."""
    cells = state.cells
    _discard_played(state)
    if state.log is not None:
        state.log.append(events.Killed(seat, target))
    genealogy.remove(cells, target)
    deal.discard(state, target, on.IN_GENEALOGY)
    if cells[on.ENTHRONED] == target:
        cells[on.ENTHRONED] = NONE
        deal.discard(state, cards.ENTHRONEMENT, on.IN_GENEALOGY)
    if cells[on.BLOODED] == target:
        _move_blood(state, NONE)
    if (cells[on.TREE_SIZE] == 0 and not deal.found(state)) or cells[on.WINNER] >= 0:
        deal.end_deal(state)
    else:
        cells[on.WAY] = FREE
        state.ask(on.ASK_FURTHER, bit(seat))


class Receiver(BoardQuestion):
    """Into whose hand an exiled card goes (KB-8.4)."""

    about = About("receiver", "KB-8.4")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.SEAT, state.receivers())

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """The target goes there with all that lies under it (KB-8.5, KB-13.6, KB-15.3)."""
        cells = state.cells
        receiver = action - do.SEAT
        target = cells[on.TARGET]
        cells[on.TARGET] = NONE
        _discard_played(state)
        if state.log is not None:
            state.log.append(events.Exiled(seat, target, receiver))
        genealogy.remove(cells, target)
        turn.take_into_hand(state, receiver, target, on.IN_GENEALOGY, 1, EVERYONE)
        if cells[on.ENTHRONED] == target:
            cells[on.ENTHRONED] = NONE
            turn.take_into_hand(state, receiver, cards.ENTHRONEMENT, on.IN_GENEALOGY, 1, EVERYONE)
        if cells[on.BLOODED] == target:
            _move_blood(state, receiver)
        if cells[on.TREE_SIZE] == 0 and not deal.found(state):
            deal.end_deal(state)
        else:
            turn.finish(state)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.likely_receiver(state, seat, rng)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        return "KB-14.3" if action - do.SEAT == state.cells[on.WINNER] else self.about.rule


def connect(state: Board, seat: i64, beside: i64, side: i64) -> None:
    """A card is moved, and may marry where it comes to lie (KB-8.6, KB-8.8)."""
    cells = state.cells
    kind = cells[on.MOVER]
    cells[on.MOVER] = NONE
    cells[on.ORIGIN] = 0
    _discard_played(state)
    marriage.place(state, seat, kind, beside, side, True)
    cells[on.WAY] = FREE
    marriage.offer_marriage(state)


def _enthrone(state: Board, seat: i64, target: i64) -> None:
    """All others go; but first the King's Blood card comes (KB-8.10, KB-13.2, KB-13.7, KB-13.8)."""
    cells = state.cells
    loser = cells[on.HOLDER]
    if state.options.advanced and loser != seat:
        _move_blood(state, seat)
        if loser >= 0 and cells[on.SIZE + loser] == 0 and cells[on.WINNER] < 0:
            cells[on.WINNER] = loser
            _discard_played(state)
            deal.end_deal(state)
            return
    if state.log is not None:
        state.log.append(events.Enthroned(seat, target))
    for kind in genealogy.people(cells):
        if kind != target:
            deal.discard(state, kind, on.IN_GENEALOGY)
    if cells[on.ENTHRONED] >= 0:
        deal.discard(state, cards.ENTHRONEMENT, on.IN_GENEALOGY)
    state.clear(on.TREE_SIZE, len(cells))
    genealogy.add(cells, target, ORIGIN)
    cells[on.ENTHRONED] = target
    state.moved(_lay_away(state), on.IN_PLAYED, on.IN_GENEALOGY, 1, EVERYONE)
    turn.finish(state)


def _lay_blood(state: Board, seat: i64, target: i64) -> None:
    """The King's Blood card goes under a character; another play may follow (KB-13.4, KB-7.7)."""
    cells = state.cells
    cells[on.BLOODED] = target
    state.moved(_lay_away(state), on.IN_PLAYED, on.IN_GENEALOGY, 1, EVERYONE)
    if state.log is not None:
        state.log.append(events.Blooded(seat, target))
    state.ask(on.ASK_CHILD if cells[on.WAY] == ON_CHILD else on.ASK_FURTHER, bit(seat))
