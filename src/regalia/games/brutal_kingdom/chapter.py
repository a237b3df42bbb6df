"""The course of a chapter of Brutal Kingdom: dealing and passing, rounds, its end."""

from typing import Final

from regalia.games.brutal_kingdom import actions as do
from regalia.games.brutal_kingdom import cards, events, influence
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.board import Board, BoardQuestion
from regalia.kernel.rules import NONE, About, Dealt, Ended, HiddenInformation, Menu, bit, i64, packed, vec

CHAPTERS: Final = 4
ROUNDS: Final = 4


def begin(state: Board) -> None:
    """Set up and deal the first chapter; tokens are for all to see (BK-2.2, BK-11.3)."""
    state.lay_out()
    components = state.components
    each = components.tokens_for_three if state.seats == 3 else components.tokens_for_four  # BK-1.3, BK-12.1
    colour: i64
    for colour in range(3):
        state.cells[on.STOCK + colour] = each
    if state.seats == 3 and not state.options.random_removal:
        state.cells[on.BOX] = components.low  # BK-12.2
    state.cells[on.STARTER] = state.rng.below(state.seats)  # BK-2.1
    begin_chapter(state)


# Dealing and passing


def begin_chapter(state: Board) -> None:
    """Gather all cards and deal the light half (BK-3.1, BK-3.2)."""
    cells = state.cells
    cells[on.ROUND] = 0
    state.clear(on.SERVED, on.STOCK)
    state.clear(on.GAINED, on.BOX)
    state.gathered()
    if state.log is not None:
        state.log.append(events.ChapterBegan(cells[on.CHAPTER], cells[on.STARTER]))
    cells[on.UNDEALT] = state.of_back(1) & ~cells[on.BOX]
    _deal(state, 0)
    state.ask(on.ASK_PASS_LIGHT, bit(state.seats) - 1)


def _deal(state: Board, back: i64) -> None:
    """Two cards of a back to each player and two into the middle; those aside stay out (BK-12.3)."""
    cells = state.cells
    if state.log is not None:
        state.log.append(events.PassBegan(back))
    kinds = packed(state.of_back(back) & ~cells[on.BOX])
    state.rng.shuffle(kinds)
    at: i64 = 0
    for seat in state.setup.all_seats:
        cells[on.HAND + seat] |= bit(kinds[at]) | bit(kinds[at + 1])
        _tell_dealt(state, state.hand_zone(seat, back), kinds, at, 2, bit(seat))
        at += 2
    slot: i64
    for slot in range(2 * back, 2 * back + 2):
        cells[on.MIDDLE + slot] = kinds[at]
        _tell_dealt(state, on.IN_MIDDLE + slot, kinds, at, 1, 0)
        at += 1
    if at < len(kinds):
        _tell_dealt(state, on.IN_ASIDE + back, kinds, at, len(kinds) - at, 0)
    while at < len(kinds):
        cells[on.ASIDE] |= bit(kinds[at])
        at += 1


def _tell_dealt(state: Board, zone: i64, kinds: vec[i64], at: i64, count: i64, seen: i64) -> None:
    if state.log is not None:
        state.log.append(Dealt(zone, count, seen, sorted(kinds[at : at + count])))


class Pass(BoardQuestion):
    """Which card of a back goes to the neighbour; all choose at once (BK-3.3, BK-3.5, BK-3.6)."""

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        chosen = state.cells[on.PASSING + seat]
        mask = state.cells[on.HAND + seat] & state.of_back(state.question)
        menu.add(do.PASS, mask | bit(chosen) if chosen >= 0 else mask)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """Put a card down for the neighbour, in place of the one chosen before, if any (BK-3.6, BK-11.5)."""
        cells = state.cells
        kind = action - do.PASS
        hand = state.hand_zone(seat, state.question)
        passing = on.IN_PASS + 4 * state.question + seat
        chosen = cells[on.PASSING + seat]
        if chosen >= 0:
            cells[on.HAND + seat] |= bit(chosen)
            state.moved(chosen, passing, hand, 1, bit(seat))
        cells[on.HAND + seat] &= ~bit(kind)
        cells[on.PASSING + seat] = kind
        state.moved(kind, hand, passing, 2, bit(seat))
        if state.log is not None:
            state.log.append(events.Chosen(seat, (seat + _step(state)) % state.seats))
        state.asked &= ~bit(seat)
        if state.asked == 0:
            _hand_over(state)


class PassLight(Pass):
    """Which light card goes to the left (BK-3.3)."""

    about = About("pass-light", "BK-3.3", may_change=True, between_plays=True)


class PassDark(Pass):
    """Which dark card goes to the right (BK-3.5)."""

    about = About("pass-dark", "BK-3.5", may_change=True, between_plays=True)


def _step(state: Board) -> i64:
    """How far clockwise the neighbour sits who gets the cards: light go left, dark right (BK-3.3, BK-3.5)."""
    return i64(1) if state.question == on.ASK_PASS_LIGHT else state.seats - 1


def _hand_over(state: Board) -> None:
    """All have chosen: the cards go to the neighbours."""
    cells = state.cells
    step = _step(state)
    back = state.question
    for seat in state.setup.all_seats:
        kind = cells[on.PASSING + seat]
        if kind < 0:
            raise HiddenInformation("the others have not shown what they pass")
        to = (seat + step) % state.seats
        cells[on.HAND + to] |= bit(kind)
        cells[on.PASSING + seat] = NONE
        passing = on.IN_PASS + 4 * back + seat
        state.moved(kind, passing, state.hand_zone(to, back), 1, bit(seat) | bit(to))  # BK-11.4
    if state.question == on.ASK_PASS_LIGHT:
        _deal(state, 1)  # BK-3.4
        cells[on.UNDEALT] = 0
        state.ask(on.ASK_PASS_DARK, bit(state.seats) - 1)
    else:
        _begin_round(state)


# Rounds (BK-2.3)


def _begin_round(state: Board) -> None:
    cells = state.cells
    cells[on.PLAYED] = 0
    if state.log is not None:
        state.log.append(events.RoundBegan(cells[on.CHAPTER], cells[on.ROUND]))
    _begin_turn(state, cells[on.STARTER])  # BK-4.1


def _begin_turn(state: Board, seat: i64) -> None:
    state.turn = seat
    if state.log is not None:
        state.log.append(events.TurnBegan(seat))
    state.ask(on.ASK_PLAY, bit(seat))


def end_turn(state: Board) -> None:
    """On to the next player, round or chapter."""
    cells = state.cells
    cells[on.SWAPS] = 0
    cells[on.SUMMONED] = NONE
    cells[on.PLAYED] += 1
    if cells[on.PLAYED] < state.seats:
        _begin_turn(state, (state.turn + 1) % state.seats)
        return
    award_start(state)
    cells[on.ROUND] += 1
    if cells[on.ROUND] < ROUNDS:
        _begin_round(state)
    else:
        if state.log is not None:
            state.log.append(events.CountBegan(cells[on.CHAPTER]))
        _serve(state)


def award_start(state: Board) -> None:
    """The starting player card goes to the highest top card that lies face up (BK-4.3 to BK-4.6)."""
    best: i64 = NONE
    before = state.cells[on.STARTER]
    seat: i64
    for seat in range(state.seats):
        kind = state.face_up_top(seat)
        if kind >= 0 and state.rank(kind) > best:
            best = state.rank(kind)
            state.cells[on.STARTER] = seat
    if state.log is not None:
        seat = state.cells[on.STARTER]
        highest = state.face_up_top(seat) if best >= 0 else None
        state.log.append(events.Started(seat, seat == before, highest, best))


# The end of a chapter and of the game


def _serve(state: Board) -> None:
    """From the new starting player on, each takes all that is due (BK-9.1 to BK-9.5)."""
    cells = state.cells
    while cells[on.SERVED] < state.seats:
        seat = (cells[on.STARTER] + cells[on.SERVED]) % state.seats
        cells[on.SERVED] += 1
        taken = influence.take_icons(state, seat)
        knight = state.in_stack(seat) & cells[on.FACE_UP] & bit(cards.BLACK_KNIGHT)  # BK-7.2.3
        if knight and (taken == 0 or state.options.knight_always) and state.in_stock():
            state.ask(on.ASK_KNIGHT, bit(seat))  # BK-7.2.1, BK-7.2.2, BK-7.2.4
            return
    if cells[on.CHAPEL + cells[on.CHAPTER]] == NONE:
        influence.leave_unblessed(state)
    influence.tell_gains(state)
    cells[on.CHAPTER] += 1
    if cells[on.CHAPTER] < CHAPTERS:
        influence.tell_points(state, "standing")
        begin_chapter(state)
    else:
        _finish(state)


class Knight(BoardQuestion):
    """Which token a Black Knight takes (BK-7.2.1)."""

    about = About("knight", "BK-7.2.1", may_decline=True, between_plays=True)

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.TOKEN, state.in_stock())

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        influence.take_influence(state, seat, action - do.TOKEN, 1, bit(cards.BLACK_KNIGHT))
        _serve(state)

    def decline(self, state: Board, seat: i64) -> None:
        if state.log is not None:
            state.log.append(events.Declined(seat, cards.BLACK_KNIGHT))
        _serve(state)


def _finish(state: Board) -> None:
    state.asked = 0
    influence.tell_points(state, "game")
    if state.log is not None:
        result = influence.outcome(state)
        tied = result.scores.count(max(result.scores)) > 1
        decided = "tie-starter" if tied else "score"  # BK-10.3
        state.log.append(Ended("chapters", -1, decided, result.scores, result.ranks))
