"""The course of a game of Brawling Barons: set-up, the first turn, turns, drawing, and Royal Aid."""

from typing import Final

from regalia.games.brawling_barons import actions as do
from regalia.games.brawling_barons import barons, cards, events, scoring
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import BID_BITS, Board, BoardQuestion
from regalia.kernel.rules import (
    EVERYONE,
    NONE,
    About,
    HiddenInformation,
    Menu,
    append,
    bit,
    bit_count,
    i64,
    lowest,
    vec,
)

MOST_TURNS: Final = 150  # of each baron
TIE_BREAK: Final = 10_000  # more than a baron can have of what decides between equals
UNTOLD: Final[list[int]] = []  # what is drawn while nobody listens; never written to

# Set-up


def begin(state: Board) -> None:
    """Hands, market and deck, and then everyone picks what to show (BB-2.1 to BB-2.5)."""
    state.lay_out()
    if state.log is not None:
        state.log.append(events.SetUp())
    dealt = _all_cards(state, 0, cards.AIDS)
    state.rng.shuffle(dealt)
    at: i64 = len(dealt)
    for seat in state.setup.all_seats:
        drawn = UNTOLD if state.log is None else []
        for _ in range(state.components.hand):
            at -= 1
            barons.to_hand(state, dealt[at], on.IN_DECK, at + 1, seat, bit(seat))
            if state.log is not None:
                drawn.append(dealt[at])
        _tell_drawn(state, seat, drawn)
    for _ in range(state.components.market):
        at -= 1
        _to_market(state, dealt[at], at + 1)
    rest = dealt[:at]
    for kind in _all_cards(state, cards.AIDS, cards.KINDS):
        rest = append(rest, kind)
    state.rng.shuffle(rest)
    state.cells[on.HEIGHT] = len(rest)
    for at in range(len(rest)):
        state.place_card(0, at, rest[at])
        state.cells[on.BURIED + rest[at]] += 1
    state.ask(on.ASK_BID, bit(state.seats) - 1)


def _all_cards(state: Board, first: i64, end: i64) -> vec[i64]:
    found = vec[i64]()
    kind: i64
    for kind in range(first, end):
        for _ in range(state.components.count[kind]):
            found = append(found, kind)
    return found


def _to_market(state: Board, kind: i64, of: i64) -> None:
    state.cells[on.MARKET + kind] += 1
    state.cells[on.ON_OFFER] |= bit(kind)
    state.moved(kind, on.IN_DECK, on.IN_MARKET, of, EVERYONE)


# The first turn


class Bid(BoardQuestion):
    """Which cards to show for the first turn; all choose at once (BB-2.5)."""

    about = About("bid", "BB-2.5", may_change=True, when_late="done")  # BB-2.8

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        """No Peasants, and no card twice; a finished pick starts anew (BB-2.6)."""
        menu.add(do.DONE, 1)
        kinds = state.cells[on.HELD + seat] & ~cards.PEASANT_KINDS
        if state.asked >> seat & 1:
            rest = kinds
            while rest:
                kind = lowest(rest)
                rest &= rest - 1
                if state.bid_count(seat, kind) == state.cells[on.HAND + cards.KINDS * seat + kind]:
                    kinds &= ~bit(kind)
        menu.add(do.BID, kinds >> cards.SQUIRES)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """One more card to be shown, or the pick is whole; with the last one all are shown."""
        cells = state.cells
        if not state.asked >> seat & 1:
            cells[on.BID + seat] = 0
        if action != do.DONE:
            state.asked |= bit(seat)
            cells[on.BID + seat] += bit(BID_BITS * (action - do.BID))
            return
        state.asked &= ~bit(seat)
        if state.log is not None:
            state.log.append(events.Picked(seat))
        if state.asked == 0:
            _open_bids(state)


def _open_bids(state: Board) -> None:
    """Cards are shown and taken back; most cards start (BB-2.5 to BB-2.7)."""
    cells = state.cells
    if cells[on.HIDDEN_BIDS]:
        raise HiddenInformation("the others have not shown their cards yet")
    most: i64 = 0
    best: i64 = 0
    for seat in state.setup.all_seats:
        count = _show_bid(state, seat)
        if count > most:
            most = count
            best = 0
        if count == most:
            best |= bit(seat)
        cells[on.BID + seat] = 0
    tied = bit_count(best) > 1
    first = state.rng.bit_of(best) if tied else lowest(best)
    if state.log is not None:
        state.log.append(events.Begun(first, most, best))
    _start_turn(state, first)


def _show_bid(state: Board, seat: i64) -> i64:
    """Lay the picked cards open, take them back, and count them."""
    total: i64 = 0
    kind: i64
    for kind in range(cards.SQUIRES, cards.AIDS):
        for _ in range(state.bid_count(seat, kind)):
            state.moved(kind, on.IN_HAND + seat, on.IN_SHOWN, state.cells[on.SIZE + seat] - total, EVERYONE)
            total += 1
    for kind in range(cards.SQUIRES, cards.AIDS):
        for _ in range(state.bid_count(seat, kind)):
            state.moved(kind, on.IN_SHOWN, on.IN_HAND + seat, 1, EVERYONE)
    if total == 0 and state.log is not None:
        state.log.append(events.ShowedNothing(seat))
    return total


# Turns


def _start_turn(state: Board, seat: i64) -> None:
    """A new turn (BB-4.1)."""
    cells = state.cells
    state.turn = seat
    cells[on.ACTED] = 0
    cells[on.EXTRA] = 0
    cells[on.STEPPED] = 0
    if state.log is not None:
        state.log.append(events.TurnBegan(seat, 1 + cells[on.TURNS] // state.seats))
    state.ask(on.ASK_TURN, bit(seat))


def end_turn(state: Board) -> None:
    """On to the next baron, unless there were turns enough (BB-4.4, BB-11.4)."""
    state.cells[on.TURNS] += 1
    if state.cells[on.TURNS] >= MOST_TURNS * state.seats:
        scoring.finish(state)
    elif state.options.aids_any_time:
        ask_between(state, (state.turn + 2) % state.seats)
    else:
        _start_turn(state, (state.turn + 1) % state.seats)


def ask_between(state: Board, seat: i64) -> None:
    """The next baron from here on with a use for an Aid, up to the one whose turn it was (BB-10.12)."""
    while seat != state.turn:
        if state.usable_aids(seat):
            state.ask(on.ASK_BETWEEN, bit(seat))
            return
        seat = (seat + 1) % state.seats
    _start_turn(state, (state.turn + 1) % state.seats)


def resume(state: Board) -> None:
    """Something is done: back to the turn, unless the game has ended."""
    cells = state.cells
    if cells[on.USER] >= 0:
        _resume_other(state)
        return
    cells[on.CARD] = NONE
    cells[on.ACTING] = NONE
    cells[on.FLIPPED] = NONE
    cells[on.BOMBED] = NONE
    cells[on.HANDLED] = 0
    cells[on.TOUCHED] = 0
    cells[on.MATE] = NONE
    cells[on.FRESH] = 0
    if state.asked:
        state.ask(on.ASK_TURN, bit(state.turn))


def _resume_other(state: Board) -> None:
    """An Aid was used in another's turn: back to the attack that goes on, or on between the turns."""
    cells = state.cells
    user = cells[on.USER]
    if state.asked == 0:
        return  # who took the last card is known by it
    cells[on.USER] = NONE
    if cells[on.TOUCHED] or cells[on.PLAYED] >= 0:
        state.ask(on.ASK_DEFEND, bit(user))
    else:
        ask_between(state, user)


def add_done(state: Board, menu: Menu) -> None:
    """An action on several units can be declared finished when there was one (BB-4.2, BB-4.3)."""
    if state.cells[on.HANDLED] > 0:
        menu.add(do.DONE, 1)


# Drawing


def draw(state: Board, count: i64) -> None:
    """Draw cards into the hand of whoever acts (BB-5.2)."""
    state.cells[on.DRAWING] = count
    _draw_on(state)


def take(state: Board, seat: i64, kind: i64) -> None:
    """Take a card of the market, seen by all; the market is refilled (BB-1.6, BB-5.3)."""
    cells = state.cells
    cells[on.MARKET + kind] -= 1
    if cells[on.MARKET + kind] == 0:
        cells[on.ON_OFFER] &= ~bit(kind)
    barons.to_hand(state, kind, on.IN_MARKET, 1, seat, EVERYONE)
    cells[on.REFILL] = 1
    _draw_on(state)


class Take(BoardQuestion):
    """Which card of the market a Merchant's Aid takes (BB-10.7)."""

    about = About("take", "BB-10.7")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.TAKE, state.cells[on.ON_OFFER])

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        take(state, seat, action - do.TAKE)


def _draw_on(state: Board) -> None:
    """What is still due comes off the deck; its last card ends the game (BB-3.6, BB-11.2)."""
    cells = state.cells
    seat = state.actor()
    drawn = UNTOLD if state.log is None else []
    while cells[on.DRAWING] + cells[on.REFILL] > 0:
        kind = barons.turn_over(state)
        of = cells[on.HEIGHT] + 1
        if kind >= cards.AIDS:
            if _show_aid(state, kind, of):
                _tell_drawn(state, seat, drawn)
                return
        elif cells[on.DRAWING] > 0:
            cells[on.DRAWING] -= 1
            barons.to_hand(state, kind, on.IN_DECK, of, seat, bit(seat))
            if state.log is not None:
                drawn.append(kind)
        else:
            cells[on.REFILL] -= 1
            _to_market(state, kind, of)
        if cells[on.HEIGHT] == 0:
            _tell_drawn(state, seat, drawn)
            drawn = UNTOLD if state.log is None else []
            scoring.finish(state)
    _tell_drawn(state, seat, drawn)
    resume(state)


def _tell_drawn(state: Board, seat: i64, kinds: list[int]) -> None:
    """Cards have come from the deck to a hand."""
    if state.log is not None and kinds:
        state.log.append(events.Drew(seat, len(kinds), bit(seat), kinds))


# Royal Aid


def _show_aid(state: Board, kind: i64, of: i64) -> bool:
    """An Aid goes to the weakest, and is replaced; True if a team has to choose (BB-10.1 to BB-10.3)."""
    state.moved(kind, on.IN_DECK, on.IN_SHOWN, of, EVERYONE)
    state.cells[on.SHOWN] = kind
    weak = NONE if state.cells[on.HEIGHT] == 0 else weakest(state, kind)  # BB-10.11
    if weak >= 0 and state.teams:
        chooser = state.turn if state.turn & 1 == weak else (state.turn + 1) % state.seats  # BB-12.5
        state.ask(on.ASK_RECEIVER, bit(chooser))
        return True
    if weak >= 0:
        _keep_aid(state, weak)
    else:
        state.cells[on.SHOWN] = NONE
        barons.lay_off(state, kind)
        state.moved(kind, on.IN_SHOWN, on.IN_USED, 1, EVERYONE)
    return False


def _keep_aid(state: Board, seat: i64) -> None:
    """A baron gets the Aid that was shown."""
    kind = state.cells[on.SHOWN]
    state.cells[on.SHOWN] = NONE
    state.cells[on.HAND + cards.KINDS * seat + kind] += 1
    state.moved(kind, on.IN_SHOWN, on.IN_AID + seat, 1, EVERYONE)


class Receiver(BoardQuestion):
    """Which of a team's barons gets an Aid (BB-12.5)."""

    about = About("receiver", "BB-12.5")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.SEAT, state.mates(seat) | bit(seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        _keep_aid(state, action - do.SEAT)
        _draw_on(state)


def weakest(state: Board, kind: i64) -> i64:
    """The seat, or the team, that gets an Aid; NONE if several are the weakest (BB-10.2, BB-12.5)."""
    sides: i64 = i64(2) if state.teams else state.seats
    best: i64 = NONE
    least: i64 = 0
    tied = False
    side: i64
    for side in range(sides):
        measure: i64 = 0
        seat = side
        while seat < state.seats:
            measure += _measure(state, seat, kind)
            seat += sides
        if best < 0 or measure < least:
            best = side
            least = measure
            tied = False
        elif measure == least:
            tied = True
    return i64(NONE) if tied else best


def _measure(state: Board, seat: i64, kind: i64) -> i64:
    """By what an Aid compares, with its tie-break in the last places (BB-10.4 to BB-10.9)."""
    cells = state.cells
    if kind == cards.BUILDERS_AID:
        return bit_count(state.buildings(seat))
    if kind == cards.SCHOLARS_AID:
        return TIE_BREAK * cells[on.GIFTS + cards.GIFTS * seat + cards.DRAWS] + cells[on.SIZE + seat]
    if kind == cards.MERCHANTS_AID:
        return bit_count(state.civilians(seat))
    if kind == cards.SOLDIERS_AID:
        return bit_count(state.in_play(seat) & cells[on.SOLDIERS + seat])
    return TIE_BREAK * cells[on.GIFTS + cards.GIFTS * seat + cards.RESOURCES] + state.resources(seat)
