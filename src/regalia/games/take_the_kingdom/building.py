"""Laying down in Take the Kingdom: Defences, Traps, Lands, and the uses of Mercy."""

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import cards, events, turn
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.board import Board, BoardQuestion
from regalia.games.take_the_kingdom.kingdoms import found, lay_down, remove_defence, thaw
from regalia.kernel.rules import NONE, About, Menu, bit, i64, lowest


def building_bases(state: Board, seat: i64, trap: bool) -> i64:
    """Own bases, not frozen, with room for a Trap or a Defence (TK-5.3 to TK-5.7, TK-9.9.1, TK-9.9.2)."""
    cells = state.cells
    found: i64 = 0
    base: i64
    for base in range(cells[on.BASES]):
        if cells[on.OWNER + base] == seat and not cells[on.FROZEN] >> base & 1:
            if trap:
                room = not state.has_trap(base)
            else:
                room = not state.is_full(base) or _replaceable(state, base) != 0
            if room:
                found |= bit(base)
    return found


def _replaceable(state: Board, base: i64) -> i64:
    """The undamaged Defences of a full base, where they may give way (TK-5.6, TK-5.7)."""
    if not state.options.replace_defence:
        return 0
    wound = on.WOUND + 2 * base
    return (1 if state.cells[wound] == 0 else 0) | (2 if state.cells[wound + 1] == 0 else 0)


def why_no_room(state: Board, trap: bool, bases: i64) -> str:
    """The rule by which a Trap or a Defence cannot be laid on any of these bases of its player."""
    if not bases & ~state.cells[on.FROZEN]:
        return "TK-9.9.1"
    if trap:
        return "TK-5.5"
    return "TK-5.7" if state.options.replace_defence else "TK-5.6"


class Build(BoardQuestion):
    """On which base a Defence or a Trap is laid (TK-5.3)."""

    about = About("build", "TK-5.3")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.BASE, building_bases(state, seat, state.cells[on.CARD] == cards.TRAP_REAL))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        cells = state.cells
        base = action - do.BASE
        if cells[on.CARD] == cards.TRAP_REAL:
            _lay_trap(state, seat, base)
        elif not state.is_full(base):
            _defend(state, seat, base, 0 if cells[on.DEFENCE + 2 * base] < 0 else 1)
        else:
            cells[on.TARGET] = base
            both = _replaceable(state, base)
            if both == 3:
                state.ask(on.ASK_REPLACE, bit(seat))
            else:
                _replace(state, seat, lowest(both))

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        trap = state.cells[on.CARD] == cards.TRAP_REAL
        base = action - do.BASE
        if 0 <= base < cards.MOST_BASES and state.cells[on.OWNER + base] == seat:
            return why_no_room(state, trap, bit(base))
        return "TK-5.4" if trap else "TK-5.3"


def _lay_trap(state: Board, seat: i64, base: i64) -> None:
    """A Trap goes under a base; which one it is, its owner alone knows (TK-5.4, TK-14.3)."""
    cells = state.cells
    kind = cells[on.HELD]
    cells[on.HELD] = NONE
    cells[on.TRAP + base] = kind
    state.moved(kind, on.IN_HELD, on.IN_TRAP + base, 1, bit(seat))
    if state.log is not None:
        state.log.append(events.TrapLaid(seat, base, state.ground(base)))
    turn.end_play(state)


class Replace(BoardQuestion):
    """Which undamaged Defence gives way to the new one (TK-5.6)."""

    about = About("replace", "TK-5.6")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.SLOT, 3)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _replace(state, seat, action - do.SLOT)


def _replace(state: Board, seat: i64, slot: i64) -> None:
    base = state.cells[on.TARGET]
    remove_defence(state, base, slot)
    _defend(state, seat, base, slot)


def _defend(state: Board, seat: i64, base: i64, slot: i64) -> None:
    kind = state.cells[on.CARD]
    state.cells[on.DEFENCE + 2 * base + slot] = kind
    lay_down(state, kind)
    if state.log is not None:
        state.log.append(events.Defended(seat, base, state.ground(base), kind))
    turn.end_play(state)


def lay_land(state: Board, seat: i64) -> None:
    """The card of the play, a Land or a Mercy, becomes a base (TK-5.1, TK-11.2)."""
    kind = state.cells[on.CARD]
    lay_down(state, kind)
    found(state, seat, kind)
    if state.log is not None:
        state.log.append(events.Founded(seat, state.cells[on.BASES] - 1, kind))
    turn.end_play(state)


def take_extra_turn(state: Board) -> None:
    """This turn is over, and another one follows (TK-9.7.1, TK-9.7.2, TK-9.10.8, TK-11.4)."""
    state.cells[on.EXTRA] = 1
    if state.log is not None:
        state.log.append(events.ExtraTurn(state.turn, state.cells[on.CARD]))
    turn.end_play(state)


class Mercy(BoardQuestion):
    """What Mercy is used for: as a Land, for an extra turn, or to thaw a base (TK-11.1 to TK-11.4)."""

    about = About("mercy", "TK-11.1", reasons={"use:thaw": "TK-11.3"})

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.USE, 7 if _frozen_bases(state, seat) else 3)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action == do.USE:
            lay_land(state, seat)
        elif action == do.USE + 1:
            take_extra_turn(state)
        else:
            frozen = _frozen_bases(state, seat)
            if frozen & (frozen - 1):
                state.ask(on.ASK_THAW, bit(seat))
            else:
                _thaw_by_mercy(state, lowest(frozen))


class Thaw(BoardQuestion):
    """Which base Mercy thaws (TK-11.3)."""

    about = About("thaw", "TK-11.3")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.BASE, _frozen_bases(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _thaw_by_mercy(state, action - do.BASE)


def _frozen_bases(state: Board, seat: i64) -> i64:
    return state.bases_of(seat) & state.cells[on.FROZEN]


def _thaw_by_mercy(state: Board, base: i64) -> None:
    """The Freeze and the Mercy are discarded."""
    thaw(state, base)
    if state.log is not None:
        state.log.append(events.Frozen(state.cells[on.OWNER + base], base, state.ground(base), False))
    turn.end_play(state)
