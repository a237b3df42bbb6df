"""Playing a card in Brutal Kingdom: eliminations, threats, and which text follows."""

from regalia.games.brutal_kingdom import actions as do
from regalia.games.brutal_kingdom import cards, chapter, events, texts
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.board import ALL_BACKS, ELIMINATION, Board, BoardQuestion
from regalia.kernel.rules import EVERYONE, NONE, About, Menu, bit, bit_count, i64, lowest


class Play(BoardQuestion):
    """Which card to play (BK-4.2)."""

    about = About("play", "BK-4.2", between_plays=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.PLAY, state.cells[on.HAND + seat])

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """A card goes on top of its player's stack; threats strike before its text happens (BK-5.3)."""
        cells = state.cells
        kind = action - do.PLAY
        back = state.back(kind)
        state.moved(kind, state.hand_zone(seat, back), on.IN_STACK + seat, state.count(seat, back), EVERYONE)
        cells[on.HAND + seat] &= ~bit(kind)
        cells[on.STACK + 4 * seat + cells[on.HEIGHT + seat]] = kind
        cells[on.HEIGHT + seat] += 1
        cells[on.FACE_UP] |= bit(kind)  # BK-6.2
        if not _runs_into_threat(state, seat, kind):
            ask = _follow_text(state, seat, kind)
        elif state.options.struck_strike and _is_killer(kind):  # BK-5.4
            ask = _kill(state, seat, kind)
        else:
            ask = NONE
        if ask == NONE:
            chapter.end_turn(state)
        else:
            state.ask(ask, bit(seat))


def _follow_text(state: Board, seat: i64, kind: i64) -> i64:
    """The text of a card just played: gives the question that it asks, or NONE (BK-5.1)."""
    if kind == cards.CHARLATAN:
        return _ask(state, seat, kind, on.ASK_REVIVE, state.in_stack(seat) & ~state.cells[on.FACE_UP])
    if kind == cards.COURTESAN:
        state.cells[on.SWAPS] = ALL_BACKS
        return _ask(state, seat, kind, on.ASK_OFFER, texts.swappable(state, seat))
    if kind == cards.CLAIRVOYANT:
        return on.ASK_LOOK
    if kind == cards.EXECUTIONER:
        return on.ASK_NAME
    if kind == cards.DRUID or kind == cards.MONK or kind == cards.WHITE_KNIGHT:  # BK-7.10.1, BK-7.11, BK-7.12
        return _ask(state, seat, kind, on.ASK_EXCHANGE, state.hand_size(seat))
    if kind == cards.WITCH:
        return _ask(state, seat, kind, on.ASK_PEEK, texts.peekable(state, seat))
    if kind == cards.SAINT:
        return _ask(state, seat, kind, on.ASK_BLESS, state.in_stock())  # BK-8.4
    if kind == cards.INQUISITOR:
        return on.ASK_DECLARE
    if kind == cards.INTRIGUER:
        _intrigue(state, seat)
        return NONE
    if kind == cards.KING or kind == cards.QUEEN:  # BK-7.15, BK-7.16
        texts.lay_threat(state, kind)
        return NONE
    if _is_killer(kind):  # BK-7.5 to BK-7.8
        return _kill(state, seat, kind)
    return NONE  # BK-7.2.1, BK-7.17, BK-7.18


def _ask(state: Board, seat: i64, kind: i64, question: i64, choices: i64) -> i64:
    """The question of a text, if there is anything to choose."""
    if choices:
        return question
    _tell_idle(state, seat, kind)
    return NONE


def _tell_idle(state: Board, seat: i64, kind: i64) -> None:
    if state.log is not None:
        state.log.append(events.Idle(seat, kind))


def _intrigue(state: Board, seat: i64) -> None:
    """The Intriguer changes places with the highest top card (BK-7.13.1 to BK-7.13.6)."""
    cells = state.cells
    best = seat
    for other in state.setup.all_seats:
        kind = state.face_up_top(other)
        if kind >= 0 and state.rank(kind) > state.rank(state.top(best)):
            best = other
    if best == seat:
        _tell_idle(state, seat, cards.INTRIGUER)
        return
    taken = state.top(best)
    cells[on.STACK + 4 * best + cells[on.HEIGHT + best] - 1] = cards.INTRIGUER
    cells[on.STACK + 4 * seat + cells[on.HEIGHT + seat] - 1] = taken
    if state.options.moved_threats_end:
        _lift_threat(state, taken)
    if state.log is not None:
        state.log.append(events.Intrigued(seat, best, taken))


# Eliminations


def _is_killer(kind: i64) -> bool:
    """Whether a card eliminates others at once when it is played (BK-6.4)."""
    return cards.POISONER <= kind <= cards.ABBOT


def _kill(state: Board, seat: i64, by: i64) -> i64:
    """Strike the only victim there is; with several, ask for one (BK-6.5, BK-6.6)."""
    victims = _victims(state, seat, by)
    if victims & (victims - 1):
        return on.ASK_VICTIM
    if victims:
        _eliminate(state, seat, by, lowest(victims))
    else:
        _tell_idle(state, seat, by)  # BK-6.6
    return NONE


def _victims(state: Board, seat: i64, by: i64) -> i64:
    """The victims of a card that top other stacks face up (BK-6.4)."""
    found: i64 = 0
    for other in state.setup.all_seats:
        kind = state.face_up_top(other)
        if other != seat and kind >= 0:
            found |= bit(kind)
    return found & state.components.victims[by]


class Victim(BoardQuestion):
    """Which of several victims is eliminated (BK-6.5)."""

    about = About("victim", "BK-6.5")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.KILL, _victims(state, seat, state.top(seat)))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _eliminate(state, seat, state.top(seat), action - do.KILL)
        chapter.end_turn(state)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        kind = action - do.KILL
        in_play = state.components.victims[state.top(seat)] >> kind & 1 if 0 <= kind < 20 else 0
        return "BK-6.4" if in_play else self.about.rule


def _eliminate(state: Board, killer: i64, by: i64, victim: i64) -> None:
    """Turn over the stack that this card tops; whoever did it scores (BK-6.1, BK-6.3)."""
    seat: i64 = 0
    while state.top(seat) != victim:
        seat += 1
    turned = state.in_stack(seat) & state.cells[on.FACE_UP]
    state.cells[on.FACE_UP] &= ~turned
    state.cells[on.KILLS + killer] += 1  # BK-1.4
    state.cells[on.GAINED + 4 * killer + ELIMINATION] += 1
    if state.log is not None:
        state.log.append(events.Eliminated(seat, victim, killer, by, bit_count(turned)))


# Threats


def _lift_threat(state: Board, kind: i64) -> None:
    cells = state.cells
    at: i64 = on.THREATS
    kept: i64 = on.THREATS
    while at < on.THREATS + 3:
        other = cells[at]
        cells[at] = NONE
        if other >= 0 and other != kind:
            cells[kept] = other
            kept += 1
        at += 1


def _runs_into_threat(state: Board, seat: i64, kind: i64) -> bool:
    """Whether another player's threat strikes a card just played; the oldest does (BK-6.7 to BK-6.11)."""
    cells = state.cells
    at: i64
    for at in range(on.THREATS, on.THREATS + 3):
        threat = cells[at]
        if threat < 0:
            return False
        victims: i64 = (
            bit(cells[on.NAMED]) if threat == cards.EXECUTIONER else state.components.victims[threat]
        )
        if victims >> kind & 1:
            for owner in state.setup.all_seats:
                if owner != seat and state.face_up_top(owner) == threat:
                    _eliminate(state, owner, threat, kind)
                    return True
    return False
