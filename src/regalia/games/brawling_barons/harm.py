"""What an attack does as things stand: strengths, damage, and what becomes of those who are struck."""

from typing import Final

from regalia.games.brawling_barons import cards
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import Board
from regalia.games.brawling_barons.components import MOST_PLAYED
from regalia.kernel.rules import NONE, bit, i64, lowest

UNHARMED: Final = 0
TURNED_DOWN: Final = 1
GONE: Final = 2


def targets(state: Board, owner: i64) -> i64:
    """The slots of a baron that can be attacked: the wall first (BB-8.3, BB-8.4)."""
    wall = state.cells[on.WALL + owner]
    return wall if wall else state.cells[on.TOWN + owner]


def has_target(state: Board, seat: i64) -> bool:
    """Whether any foe has anything to attack."""
    rest = state.foes(seat)
    while rest:
        if state.exposed(lowest(rest)):
            return True
        rest &= rest - 1
    return False


def strength_of(state: Board, seat: i64, slot: i64, target: i64) -> i64:
    """What one attacker, or a +2 card, has against a target (BB-7.6, BB-7.7)."""
    components = state.components
    if slot < 0:
        return components.value[cards.PLUS_TWO]
    face = state.face(seat, slot)
    extra = components.against_buildings if _is_building(state, target) else components.against_units
    return components.strength[face] + extra[face]


def _is_building(state: Board, unit: i64) -> bool:
    return state.buildings(unit // cards.MOST_UNITS) >> unit % cards.MOST_UNITS & 1 != 0


def add_card(state: Board, kind: i64, unit: i64) -> None:
    """A +2 card, a Shield or a Soldier's Aid is put on a unit."""
    at: i64 = 0
    while state.cells[on.PLAYED + at] >= 0:
        at += 1
    state.cells[on.PLAYED + at] = kind
    state.cells[on.PLAYED_ON + at] = unit


def points_of(state: Board, kind: i64) -> i64:
    """What a card that was put on a unit adds or prevents: one point, if Shields are split (BB-8.15)."""
    return i64(1) if state.options.split_shield and kind != cards.PLUS_TWO else state.components.value[kind]


def damage(state: Board, target: i64) -> i64:
    """What a target takes: all strengths, less Towers and Shields (BB-7.3, BB-8.7, BB-8.8)."""
    cells = state.cells
    total: i64 = 0
    rest = cells[on.TOUCHED]
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        if cells[on.AIM + slot] == target:
            total += strength_of(state, state.turn, slot, target)
    at: i64 = 0
    while at < MOST_PLAYED and cells[on.PLAYED + at] >= 0:
        if cells[on.PLAYED_ON + at] == target:
            kind = cells[on.PLAYED + at]
            total += points_of(state, kind) if kind == cards.PLUS_TWO else -points_of(state, kind)
        at += 1
    if _is_building(state, target):
        total -= cells[on.GIFTS + cards.GIFTS * (target // cards.MOST_UNITS) + cards.PROTECTION]
    return max(total, 0)


def fate(state: Board, target: i64, damage: i64) -> i64:
    """What that damage does to a unit (BB-8.10 to BB-8.12, BB-8.14)."""
    seat = target // cards.MOST_UNITS
    slot = target % cards.MOST_UNITS
    health = state.components.health[state.face(seat, slot)]
    if damage >= 2 * health:
        return GONE
    if damage < health or _is_building(state, target):
        return UNHARMED
    return TURNED_DOWN if state.cells[on.UP + seat] >> slot & 1 else GONE


def struck(state: Board, seat: i64) -> i64:
    """The slots of a baron that are attacked."""
    cells = state.cells
    found: i64 = 0
    slots = cells[on.TOUCHED]
    while slots:
        target = cells[on.AIM + lowest(slots)]
        slots &= slots - 1
        if target >= 0 and target // cards.MOST_UNITS == seat:
            found |= bit(target % cards.MOST_UNITS)
    at: i64 = 0
    while at < MOST_PLAYED and cells[on.PLAYED + at] >= 0:
        if cells[on.PLAYED_ON + at] // cards.MOST_UNITS == seat:
            found |= bit(cells[on.PLAYED_ON + at] % cards.MOST_UNITS)
        at += 1
    return found


def damaged(state: Board, seat: i64) -> i64:
    """The slots of a baron that still take damage (BB-8.9)."""
    found: i64 = 0
    rest = struck(state, seat)
    while rest:
        slot = lowest(rest)
        rest &= rest - 1
        if damage(state, seat * cards.MOST_UNITS + slot) > 0:
            found |= bit(slot)
    return found


def call_off(state: Board) -> None:
    """Nothing is attacked or protected any more."""
    cells = state.cells
    rest = cells[on.TOUCHED]
    while rest:
        cells[on.AIM + lowest(rest)] = NONE
        rest &= rest - 1
    at: i64 = 0
    while at < MOST_PLAYED and cells[on.PLAYED + at] >= 0:
        cells[on.PLAYED + at] = NONE
        cells[on.PLAYED_ON + at] = NONE
        at += 1
