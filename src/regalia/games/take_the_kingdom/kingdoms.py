"""Hands and kingdoms in Take the Kingdom: how cards come and go, how a kingdom falls, what it is worth."""

from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.board import Board
from regalia.games.take_the_kingdom.cards import FREEZE, KINDS
from regalia.games.take_the_kingdom.events import Bounty, Eliminated, Lost, TrapShown
from regalia.kernel.rules import (
    EVERYONE,
    NONE,
    Ended,
    HiddenInformation,
    Outcome,
    Tallied,
    bit,
    i64,
    members,
    packed,
    placed,
)

# Cards that move


def to_hand(state: Board, kind: i64, source: i64, of: i64, seat: i64, seen: i64) -> None:
    """A card comes into a hand."""
    state.cells[on.HAND + KINDS * seat + kind] += 1
    state.cells[on.SIZE + seat] += 1
    state.moved(kind, source, on.IN_HAND + seat, of, seen)


def from_hand(state: Board, seat: i64, kind: i64, target: i64, seen: i64) -> None:
    """A card leaves a hand; the caller puts it where it goes."""
    state.moved(kind, on.IN_HAND + seat, target, state.cells[on.SIZE + seat], seen)
    state.cells[on.HAND + KINDS * seat + kind] -= 1
    state.cells[on.SIZE + seat] -= 1


def discard(state: Board, seat: i64, kind: i64) -> None:
    """A card goes from a hand to the discard pile, openly."""
    from_hand(state, seat, kind, on.IN_USED, EVERYONE)
    state.cells[on.USED + kind] += 1


def answer_with(state: Board, seat: i64, kind: i64) -> None:
    """A card is played as an answer, or to cancel a Penalty, and is used up (TK-8.7, TK-8.9, TK-10.3)."""
    from_hand(state, seat, kind, on.IN_PLAYED, EVERYONE)
    use_up(state, kind, on.IN_PLAYED)


def play_openly(state: Board, seat: i64, kind: i64) -> None:
    """A card goes from a hand to the play being made, and is one of the plays of this turn (TK-3.2)."""
    from_hand(state, seat, kind, on.IN_PLAYED, EVERYONE)
    state.cells[on.PLAYED + kind] += 1
    state.cells[on.PLAYS] -= 1


def lay_down(state: Board, kind: i64) -> None:
    """A card of the play being made stays on the table; the caller says where."""
    state.cells[on.PLAYED + kind] -= 1
    state.moved(kind, on.IN_PLAYED, on.IN_TABLE, 1, EVERYONE)


def use_up(state: Board, kind: i64, source: i64) -> None:
    """A card goes to the discard pile, openly; the caller took it away."""
    state.cells[on.USED + kind] += 1
    state.moved(kind, source, on.IN_USED, 1, EVERYONE)


def lose_card(state: Board, seat: i64) -> i64:
    """A card of a hand, by chance, is taken away; the caller puts it where it goes."""
    cells = state.cells
    at = state.rng.below(cells[on.SIZE + seat])
    hand = on.HAND + KINDS * seat
    kind: i64 = 0
    while at >= cells[hand + kind]:
        at -= cells[hand + kind]
        kind += 1
    cells[hand + kind] -= 1
    cells[on.SIZE + seat] -= 1
    return kind


# What stands in a kingdom


def found(state: Board, seat: i64, kind: i64) -> None:
    """A new base: a Fort, a Land, or a Mercy that serves as one (TK-1.3, TK-5.1)."""
    base = state.cells[on.BASES]
    state.cells[on.BASES] += 1
    state.cells[on.OWNER + base] = seat
    state.cells[on.GROUND + base] = kind


def take_defence(state: Board, base: i64, slot: i64) -> None:
    """A Defence is discarded."""
    cells = state.cells
    at = 2 * base + slot
    kind = cells[on.DEFENCE + at]
    cells[on.DEFENCE + at] = NONE
    cells[on.WOUND + at] = 0
    use_up(state, kind, on.IN_TABLE)


def remove_defence(state: Board, base: i64, slot: i64) -> None:
    """A Defence gives way to the card that is played, an action or another Defence."""
    if state.log is not None:
        cells = state.cells
        kind = cells[on.DEFENCE + 2 * base + slot]
        state.log.append(Lost(cells[on.OWNER + base], base, state.ground(base), kind, cells[on.CARD]))
    take_defence(state, base, slot)


def trap_under(state: Board, base: i64) -> i64:
    """Which Trap lies there."""
    kind = state.cells[on.TRAP + base]
    if kind < 0:
        raise HiddenInformation("that Trap lies face down")
    return kind


def take_trap(state: Board, base: i64) -> None:
    """A Trap is shown and discarded."""
    kind = state.cells[on.TRAP + base]
    state.cells[on.TRAP + base] = NONE
    use_up(state, kind, on.IN_TRAP + base)


def remove_trap(state: Board, base: i64, by: i64) -> None:
    """A Trap, if there is one, is discarded face up, by an action or with its base (TK-7.11)."""
    if state.has_trap(base):
        kind = trap_under(state, base)
        if state.log is not None:
            owner, ground = state.cells[on.OWNER + base], state.ground(base)
            state.log.append(TrapShown(owner, base, ground, kind, by if by >= 0 else None))
        take_trap(state, base)


def thaw(state: Board, base: i64) -> None:
    """A Freeze is discarded (TK-9.9.4)."""
    state.cells[on.FROZEN] &= ~bit(base)
    use_up(state, FREEZE, on.IN_TABLE)


def clear_base(state: Board, base: i64) -> None:
    """A base leaves play with all that lies on it (TK-6.12, TK-7.11, TK-9.9.4)."""
    cells = state.cells
    use_up(state, cells[on.GROUND + base], on.IN_TABLE)
    slot: i64
    for slot in range(2):
        if cells[on.DEFENCE + 2 * base + slot] >= 0:
            take_defence(state, base, slot)
    remove_trap(state, base, NONE)
    if cells[on.FROZEN] >> base & 1:
        thaw(state, base)
    cells[on.OWNER + base] = NONE
    cells[on.GROUND + base] = NONE
    cells[on.DAMAGE + base] = 0


# The end of a kingdom and of the game


def eliminate(state: Board, seat: i64, by: i64) -> None:
    """A kingdom falls; whoever felled it takes a card of the hand (TK-12.1 to TK-12.6, TK-14.8)."""
    cells = state.cells
    cells[on.ALIVE] &= ~bit(seat)
    cells[on.FALLEN + seat] = state.seats - state.survivors()
    if state.log is not None:
        state.log.append(Eliminated(seat, by))
    for base in packed(state.bases_of(seat)):
        clear_base(state, base)
    if state.log is not None:
        state.log.append(Bounty(by, seat, cells[on.SIZE + seat]))
    if cells[on.SIZE + seat] > 0:
        kind = lose_card(state, seat)
        to_hand(state, kind, on.IN_HAND + seat, cells[on.SIZE + seat] + 1, by, bit(seat) | bit(by))
    for kind in range(KINDS):
        while cells[on.HAND + KINDS * seat + kind] > 0:
            discard(state, seat, kind)


def finish(state: Board) -> None:
    """The game is over: a single kingdom is left, or nobody plays any more (TK-13.1, TK-13.2)."""
    state.ask(on.ASK_PLAY, 0)
    if state.log is not None:
        result = outcome(state)
        rows = [_score_row(state, seat) for seat in range(state.seats)]
        state.log.append(Tallied("score", ["fort", "lands", "defences", "damage", "total"], rows))
        alone = state.survivors() == 1
        reason, decided = ("alone", "alone") if alone else ("idle", _decided(state, result))
        state.log.append(Ended(reason, -1, decided, result.scores, result.ranks))


def _score_row(state: Board, seat: i64) -> list[int]:
    """Where the points of a seat come from, for the summary: Fort, Lands, Defences, damage, and the sum."""
    cells = state.cells
    value = state.components.value
    fort = lands = defences = 0
    for base in members(state.bases_of(seat)):
        if state.is_fort(base):
            fort += value[cells[on.GROUND + base]]
        else:
            lands += value[cells[on.GROUND + base]]
        kinds = cells[on.DEFENCE + 2 * base : on.DEFENCE + 2 * base + 2]
        defences += sum(value[kind] for kind in kinds if kind >= 0)
    total = score(state, seat)
    return [fort, lands, defences, total - fort - lands - defences, total]


def _decided(state: Board, result: Outcome) -> str:
    """How the winner was found: by points, by Lands, by the Fort, or not at all (TK-13.5)."""
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    if len(winners) > 1:
        return "shared"
    tied = [seat for seat, points in enumerate(result.scores) if points == max(result.scores)]
    if len(tied) == 1:
        return "score"
    lands = [state.lands(seat) for seat in tied]
    return "lands" if lands.count(max(lands)) == 1 else "fort"


def score(state: Board, seat: i64) -> i64:
    """Bases and Defences less the damage on them (TK-13.4, TK-13.6)."""
    cells = state.cells
    value = state.components.value
    total: i64 = 0
    base: i64
    for base in range(cells[on.BASES]):
        if cells[on.OWNER + base] == seat:
            total += value[cells[on.GROUND + base]] - cells[on.DAMAGE + base]
            slot: i64
            for slot in range(2 * base, 2 * base + 2):
                if cells[on.DEFENCE + slot] >= 0:
                    total += value[cells[on.DEFENCE + slot]] - cells[on.WOUND + slot]
    return total


def _merit(state: Board, seat: i64, points: i64) -> i64:
    """One number to compare seats by: score, Lands and Fort, or when they fell (TK-13.5, TK-13.6)."""
    fallen = state.cells[on.FALLEN + seat]
    if fallen > 0:
        return fallen - 4
    damage: i64 = 0
    base: i64
    for base in range(state.cells[on.BASES]):
        if state.cells[on.OWNER + base] == seat:
            damage += state.cells[on.DAMAGE + base]  # only a Fort keeps damage (TK-6.11)
    return (points * 100 + state.lands(seat)) * 100 + 99 - damage


def outcome(state: Board) -> Outcome:
    """Scores as they are or would be if it ended now."""
    scores: list[int] = [score(state, seat) for seat in range(state.seats)]
    return placed(scores, [_merit(state, seat, points) for seat, points in enumerate(scores)])
