"""Transfers between partners."""

from regalia.games.brawling_barons import actions as do
from regalia.games.brawling_barons import barons, cards, course
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import Board, BoardQuestion
from regalia.games.brawling_barons.events import Sent, Transferred
from regalia.kernel.rules import NONE, About, Menu, bit, i64, lowest, packed


def _can_give(state: Board, seat: i64, mate: i64) -> bool:
    """Whether anything can go to that partner (BB-12.6)."""
    pile = state.resources(seat)
    if pile == 0:
        return False
    return state.cells[on.SIZE + seat] > 0 or pile > 1 or _givable_units(state, seat, mate) != 0


def _givable_units(state: Board, seat: i64, mate: i64) -> i64:
    """Units and buildings for which the partner has space (BB-12.7)."""
    cells = state.cells
    if state.free_slots(mate) == 0:
        return 0
    slots = cells[on.WALL + seat] | state.buildings(seat)
    if state.civilian_room(mate) > 0:
        slots |= state.civilians(seat)
    if state.military_room(mate) > 0:
        slots |= cells[on.TOWN + seat] & cells[on.SOLDIERS + seat]
    return slots


def recipients(state: Board, seat: i64) -> i64:
    """The partners one may turn to now: after giving something to the one before."""
    current = state.cells[on.MATE]
    if current >= 0 and state.cells[on.FRESH]:
        return 0
    found: i64 = 0
    for mate in packed(state.mates(seat)):
        if mate != current and _can_give(state, seat, mate):
            found |= bit(mate)
    return found


def start_transfer(state: Board, seat: i64) -> None:
    """With one partner there is no question who gets it."""
    mates = state.mates(seat)
    state.cells[on.MATE] = lowest(mates) if mates & (mates - 1) == 0 else NONE
    state.cells[on.FRESH] = 1
    state.ask(on.ASK_TRANSFER, bit(seat))


class Transfer(BoardQuestion):
    """What goes to a partner, or to which one (BB-12.6)."""

    about = About("transfer", "BB-12.6")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        cells = state.cells
        mate = cells[on.MATE]
        pile = state.resources(seat)
        if cells[on.HANDLED] > 0 and not cells[on.FRESH]:
            menu.add(do.DONE, 1)
        if mate >= 0 and pile > 1:
            menu.add(do.RESOURCE, 1)
        menu.add(do.SEAT, recipients(state, seat))
        if mate >= 0 and pile > 0:
            menu.add(do.GIVE, cells[on.HELD + seat])
            menu.add(do.UNIT + cards.MOST_UNITS * seat, _givable_units(state, seat, mate))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """One resource is paid for each thing given."""
        cells = state.cells
        if action == do.DONE:
            course.resume(state)
        elif do.SEAT <= action < do.ENLIST:
            cells[on.MATE] = action - do.SEAT
            cells[on.FRESH] = 1
        else:
            cells[on.HANDLED] += 1
            cells[on.FRESH] = 0
            barons.pay(state, seat, 1)
            _give(state, seat, cells[on.MATE], action)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        if action >= do.UNIT and state.resources(seat) > 0:
            return "BB-12.7"
        return "BB-4.2" if action == do.DONE else self.about.rule


def _give(state: Board, seat: i64, mate: i64, action: i64) -> None:
    """A resource, a card that the two alone see, or a unit that keeps side and place (BB-12.7, BB-12.8)."""
    if action == do.RESOURCE:
        barons.shift(state, 1 + seat, 1 + mate, 1)
        if state.log is not None:
            state.log.append(Sent(seat, mate))
    elif action < do.UNIT:
        kind = action - do.GIVE
        of = state.cells[on.SIZE + seat]
        barons.from_hand(state, seat, kind)
        barons.to_hand(state, kind, on.IN_HAND + seat, of, mate, bit(seat) | bit(mate))
    else:
        slot = action - do.UNIT - cards.MOST_UNITS * seat
        face = state.face(seat, slot)
        on_wall = state.cells[on.WALL + seat] >> slot & 1 != 0
        kind = barons.leave(state, seat, slot)
        became = barons.enter(state, mate, kind, face & 1 != 0, on_wall)
        if state.log is not None:
            unit = seat * cards.MOST_UNITS + slot
            state.log.append(Transferred(seat, unit, face, mate, mate * cards.MOST_UNITS + became))
