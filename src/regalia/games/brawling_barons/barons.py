"""What a baron has: cards, resources, and units that come, change and go, whatever that comes from."""

from typing import Final

from regalia.games.brawling_barons import cards, events, scoring
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import CARD_BITS, CARD_MASK, Board
from regalia.kernel.rules import EVERYONE, HiddenInformation, bit, i64, lowest

TO_WALL: Final = 1
TO_ARMY: Final = 2

# Why a unit was turned over or discarded
BY_COST: Final = 0  # its baron paid
BY_DAMAGE: Final = 1
BY_ATTACKING: Final = 2
BY_PRISON: Final = 3
BY_COURTHOUSE: Final = 4
BY_BOMB: Final = 5
BY_FLIP: Final = 6
BY_AID: Final = 7

# How a card left a hand, or an Aid its baron
PLAYED: Final = 0
SOLD: Final = 1
SPENT: Final = 2
BOMBED: Final = 3

# Cards, and telling whoever listens


def to_hand(state: Board, kind: i64, source: i64, of: i64, seat: i64, seen: i64) -> None:
    """A card comes into a hand."""
    cells = state.cells
    cells[on.HAND + cards.KINDS * seat + kind] += 1
    cells[on.SIZE + seat] += 1
    cells[on.HELD + seat] |= bit(kind)
    state.moved(kind, source, on.IN_HAND + seat, of, seen)


def from_hand(state: Board, seat: i64, kind: i64) -> None:
    """A card leaves a hand; the caller puts it where it goes, and tells."""
    cells = state.cells
    cells[on.HAND + cards.KINDS * seat + kind] -= 1
    cells[on.SIZE + seat] -= 1
    if cells[on.HAND + cards.KINDS * seat + kind] == 0:
        cells[on.HELD + seat] &= ~bit(kind)


def discard(state: Board, seat: i64, kind: i64, use: i64) -> None:
    """A card goes from a hand to the discards: it is played or sold."""
    if state.log is not None:
        state.log.append(events.Used(seat, kind, use))
    state.moved(kind, on.IN_HAND + seat, on.IN_USED, state.cells[on.SIZE + seat], EVERYONE)
    from_hand(state, seat, kind)
    lay_off(state, kind)


def discard_aid(state: Board, seat: i64, kind: i64, use: i64) -> None:
    """An Aid that a baron keeps goes to the discards: it is spent or bombed."""
    if state.log is not None:
        state.log.append(events.Used(seat, kind, use))
    state.cells[on.HAND + cards.KINDS * seat + kind] -= 1
    lay_off(state, kind)
    state.moved(kind, on.IN_AID + seat, on.IN_USED, 1, EVERYONE)


def lay_off(state: Board, kind: i64) -> None:
    """A card comes on top of the discards."""
    state.cells[on.USED + kind] += 1
    state.cells[on.LAST_USED] = kind


# Deck and piles


def gain(state: Board, seat: i64, count: i64) -> None:
    """Cards go from the deck to a pile; the last of the deck ends the game (BB-3.1, BB-3.5)."""
    if state.log is not None:
        state.log.append(events.Gained(seat, count))
    shift(state, 0, 1 + seat, count)
    if state.cells[on.HEIGHT] == 0:
        scoring.finish(state)


def pay(state: Board, seat: i64, count: i64) -> None:
    """Cards go from a pile to the top of the deck (BB-3.2)."""
    if count == 0:
        return
    if state.log is not None:
        state.log.append(events.Paid(seat, count))
    shift(state, 1 + seat, 0, count)


def shift(state: Board, source: i64, target: i64, count: i64) -> None:
    """Top cards of one stack go on top of another, unseen, be they Aids or not (BB-3.3, BB-3.4)."""
    while count > 0:
        card = _lift(state, source)
        state.place_card(target, state.cells[on.HEIGHT + target], card)
        state.cells[on.HEIGHT + target] += 1
        if card < 0:
            state.cells[on.IN_DECK + source] -= 1
            state.cells[on.IN_DECK + target] += 1
        count -= 1


def turn_over(state: Board) -> i64:
    """The top card of the deck, which somebody is to see."""
    kind = _lift(state, 0)
    if kind < 0:
        raise HiddenInformation("the cards of the deck lie face down")
    state.cells[on.BURIED + kind] -= 1
    return kind


def _lift(state: Board, stack: i64) -> i64:
    """Take the top card of deck or pile; NONE if it is not known."""
    cells = state.cells
    at = cells[on.HEIGHT + stack] - 1
    cells[on.HEIGHT + stack] = at
    cell = on.STACKS + state.stride * stack + (at >> 3)
    place = CARD_BITS * (at & 7)
    card = cells[cell] >> place & CARD_MASK
    cells[cell] ^= card << place
    return card - 1


# Units


def enter(state: Board, seat: i64, kind: i64, upgraded: bool, on_wall: bool) -> i64:
    """A card comes into play with a baron; gives its slot."""
    cells = state.cells
    slot = lowest(state.free_slots(seat))
    here = bit(slot)
    cells[on.UNITS + cards.UNITS * seat + kind] |= here
    cells[(on.WALL if on_wall else on.TOWN) + seat] |= here
    if upgraded:
        cells[on.UP + seat] |= here
    if kind >= cards.SQUIRES:
        cells[on.SOLDIERS + seat] |= here
    state.count_gifts(seat, 2 * kind + (1 if upgraded else 0), 1)
    return slot


def leave(state: Board, seat: i64, slot: i64) -> i64:
    """A card goes out of play; gives its kind, and the caller puts it where it goes."""
    cells = state.cells
    gone = ~bit(slot)
    face = state.face(seat, slot)
    state.count_gifts(seat, face, -1)
    cells[on.UNITS + cards.UNITS * seat + face // 2] &= gone
    cells[on.TOWN + seat] &= gone
    cells[on.WALL + seat] &= gone
    cells[on.ARMY + seat] &= gone
    cells[on.UP + seat] &= gone
    cells[on.SOLDIERS + seat] &= gone
    if seat == state.turn:
        cells[on.STEPPED] &= gone
    return face // 2


def lose(state: Board, seat: i64, slot: i64, cause: i64) -> None:
    """A unit or building is discarded."""
    if state.log is not None:
        state.log.append(events.Lost(seat, seat * cards.MOST_UNITS + slot, state.face(seat, slot), cause))
    lay_off(state, leave(state, seat, slot))


def turn_up(state: Board, seat: i64, slot: i64, cause: i64) -> None:
    """A card is turned to its upgraded side."""
    _turn(state, seat, slot)
    if state.log is not None:
        state.log.append(events.Upgraded(seat, seat * cards.MOST_UNITS + slot, state.face(seat, slot), cause))


def turn_down(state: Board, seat: i64, slot: i64, cause: i64) -> None:
    """A unit is downgraded; a Squire or Peasant is discarded instead (BB-8.10)."""
    if not state.cells[on.UP + seat] >> slot & 1:
        lose(state, seat, slot, cause)
        return
    _turn(state, seat, slot)
    if state.log is not None:
        state.log.append(
            events.Downgraded(seat, seat * cards.MOST_UNITS + slot, state.face(seat, slot), cause)
        )


def _turn(state: Board, seat: i64, slot: i64) -> None:
    """Turn a card over."""
    face = state.face(seat, slot)
    state.count_gifts(seat, face, -1)
    state.count_gifts(seat, face ^ 1, 1)
    state.cells[on.UP + seat] ^= bit(slot)


def march(state: Board, seat: i64, slot: i64, free: bool = False) -> None:
    """One step: from the town to the wall, from the wall to the King's Army (BB-5.7)."""
    cells = state.cells
    here = bit(slot)
    place: i64 = TO_WALL
    if cells[on.TOWN + seat] & here:
        cells[on.TOWN + seat] &= ~here
        cells[on.WALL + seat] |= here
    else:
        cells[on.WALL + seat] &= ~here
        cells[on.ARMY + seat] |= here
        place = TO_ARMY
    if state.log is not None:
        unit = seat * cards.MOST_UNITS + slot
        state.log.append(events.Marched(seat, unit, state.face(seat, slot), place, free))


def upgrade(state: Board, seat: i64, slot: i64) -> None:
    """A unit is paid for and turned (BB-5.5, BB-5.6)."""
    pay(state, seat, state.upgrade_cost(seat, state.kind_of(seat, slot)))
    turn_up(state, seat, slot, BY_COST)
