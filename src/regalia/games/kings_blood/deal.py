"""The course of a game of King's Blood: dealing, the draw pile, the end of a deal, the score."""

from typing import Final

from regalia.games.kings_blood import cards, events, genealogy
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import FIRST_TO, LAST_UNDER, SINGLE, Board
from regalia.kernel.layout import NONE, ORIGIN
from regalia.kernel.rules import Dealt, Ended, HiddenInformation, Outcome, Tallied, bit, i64, placed
from regalia.kernel.zones import EVERYONE, wide_add

MOST_DEALS: Final = 50
MOST_TURNS: Final = 500  # in a deal
MOST_DECISIONS: Final = 5000  # in a deal

# Why nobody wins a deal
ALL_PASSED: Final = 0
NO_FOUNDER: Final = 1
TOO_LONG: Final = 2


def begin(state: Board) -> None:
    """Choose the dealer and deal (KB-2.1)."""
    state.lay_out()
    state.cells[on.DEALER] = state.rng.below(state.seats)
    _deal_cards(state)


def _deal_cards(state: Board) -> None:
    """On an empty table: shuffle, deal seven to each and found the Genealogy (KB-2.2 to KB-2.5)."""
    cells = state.cells
    deck = state.components.deck
    at: i64
    for at in range(len(deck)):
        cells[on.DECK + at] = deck[at]
    cells[on.DECK_SIZE] = len(deck)
    state.gathered()
    dealt = state.components.dealt
    if state.log is not None:
        state.log.append(events.DealBegan(cells[on.DEAL], cells[on.DEALER], dealt))
    for seat in state.setup.all_seats:
        for _ in range(dealt):
            wide_add(cells, on.HAND + 3 * seat, _take_from_deck(state))
        cells[on.SIZE + seat] = dealt
        if state.log is not None:
            hand = on.IN_HAND + seat
            state.log.append(Dealt(hand, dealt, bit(seat), state.cards(hand)))
    kind = _take_from_deck(state)
    while kind >= cards.PEOPLE:
        state.moved(kind, on.IN_DECK, on.IN_PLAYED, cells[on.DECK_SIZE] + 1, EVERYONE)
        state.moved(kind, on.IN_PLAYED, on.IN_DECK, 1, EVERYONE)
        _put_into_deck(state, kind)
        kind = _take_from_deck(state)
    _lay_founder(state, kind)
    start_turn(state, (cells[on.DEALER] + 1) % state.seats)


def start_turn(state: Board, seat: i64) -> None:
    """A turn begins: with an answer, if cards are pending (KB-4.1, KB-10.1, KB-12.5)."""
    cells = state.cells
    if cells[on.TURNS] == MOST_TURNS:
        end_deal(state)
        return
    cells[on.TURNS] += 1
    state.clear(on.WAY, on.HAND)
    state.turn = seat
    state.ask(on.ASK_ANSWER if cells[on.PENDING] > 0 else on.ASK_TURN, bit(seat))
    if state.log is not None:
        state.log.append(events.TurnBegan(seat, cells[on.PENDING]))


# The draw pile and the discards


def _take_from_deck(state: Board) -> i64:
    """Any card of the draw pile, which must not be empty; the caller says where it goes."""
    cells = state.cells
    at = on.DECK + state.rng.below(cells[on.DECK_SIZE])
    kind = cells[at]
    cells[on.DECK_SIZE] -= 1
    end = on.DECK + cells[on.DECK_SIZE]
    cells[at] = cells[end]
    cells[end] = NONE
    return kind


def draw_card(state: Board) -> i64:
    """The top card of the draw pile; the discards become the new one if need be (KB-12.1)."""
    if state.cells[on.DECK_SIZE] == 0:
        _reshuffle(state)
    return _take_from_deck(state)


def _put_into_deck(state: Board, kind: i64) -> None:
    """A card goes into the draw pile; the caller took it away."""
    cells = state.cells
    cells[on.DECK + cells[on.DECK_SIZE]] = kind
    cells[on.DECK_SIZE] += 1


def _reshuffle(state: Board) -> None:
    """All discards go into the draw pile, for everyone to see (KB-15.4)."""
    for kind in state.cards(on.IN_DISCARDS):
        state.moved(kind, on.IN_DISCARDS, on.IN_DECK, 1, EVERYONE)
        _put_into_deck(state, kind)
    state.clear(on.DISCARDS, on.HOLDER)


def discard(state: Board, kind: i64, source: i64) -> None:
    """A card goes to the discards; the caller took it away."""
    wide_add(state.cells, on.DISCARDS, kind)
    state.moved(kind, source, on.IN_DISCARDS, 1, EVERYONE)


def found(state: Board) -> bool:
    """A new founder for an empty Genealogy; False if there is none (KB-8.12, KB-12.4)."""
    cells = state.cells
    while True:
        if cells[on.DECK_SIZE] == 0:
            if not cells[on.DISCARDS] | cells[on.DISCARDS + 1]:
                return False
            _reshuffle(state)
        kind = _take_from_deck(state)
        if kind < cards.PEOPLE:
            _lay_founder(state, kind)
            return True
        discard(state, kind, on.IN_DECK)


def _lay_founder(state: Board, kind: i64) -> None:
    """A card just taken from the draw pile founds the Genealogy."""
    state.moved(kind, on.IN_DECK, on.IN_GENEALOGY, state.cells[on.DECK_SIZE] + 1, EVERYONE)
    genealogy.add(state.cells, kind, ORIGIN)
    if state.log is not None:
        state.log.append(events.Founded(kind))


# The end of a deal


def end_deal(state: Board) -> None:
    """Points, and the next deal or the end (KB-14.1, KB-14.2, KB-14.12)."""
    cells = state.cells
    series = state.options.series
    if state.log is not None:
        won = cells[on.WINNER] >= 0
        state.log.append(
            events.DealWon(cells[on.WINNER]) if won else events.DealDrawn(_why_nobody_wins(state))
        )
    if series != SINGLE and cells[on.WINNER] >= 0:
        _count_points(state)
    if series == SINGLE or _has_reached_target(state) or cells[on.DEAL] + 1 == MOST_DEALS:
        state.asked = 0
        if state.log is not None:
            _tell_end(state)
        return
    cells[on.DEAL] += 1
    cells[on.DEALER] = (cells[on.DEALER] + 1) % state.seats
    state.clear(on.DIRECTION, len(cells))  # KB-13.1
    _deal_cards(state)


def _why_nobody_wins(state: Board) -> int:
    """The reason that the event of a deal without a winner gives (KB-12.3, KB-12.4, KB-12.5)."""
    cells = state.cells
    if cells[on.PASSED] == bit(state.seats) - 1:
        return ALL_PASSED
    return NO_FOUNDER if cells[on.TREE_SIZE] == 0 else TOO_LONG


def _tell_end(state: Board) -> None:
    """Why the game is over, and how the winner was found."""
    assert state.log is not None
    result = outcome(state)
    reached = -1
    for seat in state.setup.all_seats:
        if state.cells[on.SCORE + seat] >= state.options.target:
            reached = seat
    if state.options.series == SINGLE:
        reason = "won" if state.cells[on.WINNER] >= 0 else "drawn"
    else:
        reason = "target" if reached >= 0 else "deals"
    shared = result.ranks.count(1) > 1
    lowest = state.options.series == LAST_UNDER
    decided = "shared" if shared else "lowest" if lowest else "score"
    brought_by = reached if reason == "target" else -1
    state.log.append(Ended(reason, brought_by, decided, result.scores, result.ranks))


def _has_reached_target(state: Board) -> bool:
    """Whether somebody has as many points as end a series (KB-14.6, KB-14.9)."""
    return any(score >= state.options.target for score in state.cells[on.SCORE : on.SCORE + state.seats])


def bonus(state: Board) -> i64:
    """What the generations would bring the winner of this deal (KB-14.5, KB-14.8)."""
    if state.cells[on.ENTHRONED] < 0:
        return 0
    return state.components.generation * genealogy.generations(state.cells)


def _count_points(state: Board) -> None:
    """All hands are shown, and somebody scores them (KB-14.4 to KB-14.8, KB-15.5)."""
    winner = state.cells[on.WINNER]
    first_to = state.options.series == FIRST_TO
    from_cards = [0] * state.seats
    for seat in state.setup.all_seats:
        if seat != winner:
            from_cards[winner if first_to else seat] += _show_hand(state, seat)
    from_generations = [0] * state.seats
    from_generations[winner] = bonus(state) if first_to else -bonus(state)
    before = state.cells[on.SCORE : on.SCORE + state.seats]
    for seat in state.setup.all_seats:
        points: i64 = from_cards[seat] + from_generations[seat]
        state.cells[on.SCORE + seat] += points
        if state.log is not None and (seat == winner or not first_to):
            state.log.append(events.Scored(seat, points, state.cells[on.SCORE + seat]))
    if state.log is not None:
        columns = ["before", "cards", "generations", "total"]
        rows = [
            [before[seat], from_cards[seat], from_generations[seat], state.cells[on.SCORE + seat]]
            for seat in range(state.seats)
        ]
        state.log.append(Tallied("deal", columns, rows))


def _show_hand(state: Board, seat: i64) -> i64:
    """What the cards of a seat are worth, for all to see (KB-1.6)."""
    hand = on.IN_HAND + seat
    if state.cells[hand] > 0:
        raise HiddenInformation("the others have not shown their hands yet")
    held = state.cards(hand)
    if held:
        state.looked(hand, EVERYONE)
    value = state.components.value
    blood = state.cells[on.HOLDER] == seat
    worth = value[cards.KINGS_BLOOD] if blood else i64(0)
    for kind in held:
        worth += value[kind]
    if state.log is not None:
        state.log.append(events.Counted(seat, worth, blood))
    return worth


def outcome(state: Board) -> Outcome:
    """The winner of a single deal, or the points of a series (KB-14.1, KB-14.6, KB-14.9, KB-14.12)."""
    scores: list[int] = list(state.cells[on.SCORE : on.SCORE + state.seats])
    if state.options.series == SINGLE:
        scores = [int(seat == state.cells[on.WINNER]) for seat in range(state.seats)]
    lowest_wins = state.options.series == LAST_UNDER
    return placed(scores, [-score for score in scores] if lowest_wins else scores)
