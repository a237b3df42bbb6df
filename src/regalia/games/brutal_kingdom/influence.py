"""Influence in Brutal Kingdom: what stacks bring at the end of a chapter, the Chapel, and points."""

from regalia.games.brutal_kingdom import cards, events
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.board import ELIMINATION, Board
from regalia.kernel.rules import Outcome, Tallied, bit, i64, lowest, members, placed

# Taking influence


def take_icons(state: Board, seat: i64) -> i64:
    """Take influence for all cards of a stack that lie face up; gives how many tokens came (BK-9.2)."""
    if state.log is not None:
        stack = state.stack_of(seat)
        up = [kind for kind in stack if state.cells[on.FACE_UP] >> kind & 1]
        state.log.append(events.Counted(seat, len(up), up, [kind for kind in stack if kind not in up]))
    taken: i64 = 0
    colour: i64
    for colour in range(3):
        payers = _payers(state, seat, colour)
        if payers:
            taken += take_influence(state, seat, colour, _icons(state, payers), payers)
    return taken


def take_influence(state: Board, seat: i64, colour: i64, due: i64, payers: i64) -> i64:
    """As many of the tokens due for these cards as the stock has (BK-9.4)."""
    cells = state.cells
    count = due if due < cells[on.STOCK + colour] else cells[on.STOCK + colour]
    cells[on.STOCK + colour] -= count
    cells[on.TOKENS + 3 * seat + colour] += count
    cells[on.GAINED + 4 * seat + colour] += count
    if state.log is not None:
        state.log.append(events.Influenced(seat, colour, count, due - count, members(payers)))
    return count


def _payers(state: Board, seat: i64, colour: i64) -> i64:
    """The cards of a stack that lie face up with icons of a colour."""
    components = state.components
    found: i64 = 0
    rest = state.in_stack(seat) & state.cells[on.FACE_UP]
    while rest:
        kind = lowest(rest)
        rest &= rest - 1
        if components.icons[kind] > 0 and components.colour[kind] == colour:
            found |= bit(kind)
    return found


def _icons(state: Board, kinds: i64) -> i64:
    """How many icons some cards have."""
    total: i64 = 0
    while kinds:
        total += state.components.icons[lowest(kinds)]
        kinds &= kinds - 1
    return total


# The Chapel


def fill_square(state: Board, colour: i64) -> i64:
    """Something is put on this chapter's square of the Chapel; gives the chapter (BK-1.5, BK-8.1)."""
    chapter = state.cells[on.CHAPTER]
    state.cells[on.CHAPEL + chapter] = colour
    return chapter


def leave_unblessed(state: Board) -> None:
    """An elimination token takes the place of the Saint's (BK-8.2 to BK-8.4)."""
    chapter = fill_square(state, ELIMINATION)
    if state.log is not None:
        stacks = [state.in_stack(seat) for seat in range(state.seats)]
        state.log.append(events.Unblessed(chapter, any(stack >> cards.SAINT & 1 for stack in stacks)))


# Points


def score(state: Board, seat: i64) -> i64:
    """Tokens at their worth, and a point for each elimination token (BK-10.1, BK-10.2)."""
    total = state.cells[on.KILLS + seat]
    colour: i64
    for colour in range(3):
        total += state.cells[on.TOKENS + 3 * seat + colour] * state.worth(colour)
    return total


def outcome(state: Board) -> Outcome:
    """Ties go to whoever comes first clockwise from the starting player card (BK-10.3)."""
    seats, starter = state.seats, state.cells[on.STARTER]
    scores: list[int] = [score(state, seat) for seat in range(seats)]
    return placed(scores, [points * seats - (seat - starter) % seats for seat, points in enumerate(scores)])


# Summaries


def tell_gains(state: Board) -> None:
    """The tokens that a chapter brought: those due for icons, what the stock lacked, and the others."""
    if state.log is None:
        return
    rows: list[list[int]] = []
    for seat in range(state.seats):
        gained = list(state.cells[on.GAINED + 4 * seat : on.GAINED + 4 * seat + 4])
        due = [_icons(state, _payers(state, seat, colour)) for colour in range(3)]
        over = [got - owed for got, owed in zip(gained, due, strict=False)]  # above 0: the Black Knight's
        lacking, knight = sum(min(left, 0) for left in over), sum(max(left, 0) for left in over)
        rows.append([*due, lacking, knight, gained[ELIMINATION], sum(gained)])
    columns = [*cards.COLOURS, "lacking", "black-knight", "elimination", "tokens"]
    for at in (4, 3):  # rare ones are left out where they say nothing
        if not any(row[at] for row in rows):
            del columns[at]
            for row in rows:
                del row[at]
    state.log.append(Tallied("chapter", columns, rows))


def tell_points(state: Board, what: str) -> None:
    """What everyone's tokens are worth now."""
    if state.log is None:
        return
    rows: list[list[int]] = []
    for seat in range(state.seats):
        worth = [state.cells[on.TOKENS + 3 * seat + colour] * state.worth(colour) for colour in range(3)]
        rows.append([*worth, state.cells[on.KILLS + seat], score(state, seat)])
    state.log.append(Tallied(what, [*cards.COLOURS, "elimination", "points"], rows))
