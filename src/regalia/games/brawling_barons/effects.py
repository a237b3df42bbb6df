"""What events, action cards, Royal Aid and the Courthouse do."""

from regalia.games.brawling_barons import actions as do
from regalia.games.brawling_barons import barons, cards, course, harm, heuristics
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import Board, BoardQuestion
from regalia.kernel.rules import About, Menu, Rng, bit, i64, lowest

# Cards in hand


def playable(state: Board, seat: i64) -> i64:
    """Action cards that have a target and can be paid for, from the first event on (BB-5.9, BB-9.9)."""
    held = state.cells[on.HELD + seat]
    cost = state.components.cost
    pile = state.resources(seat)
    mask: i64 = 0
    if held >> cards.FLIP_UNIT & 1 and pile >= cost[cards.FLIP_UNIT] and _anybody(state, True):
        mask |= bit(cards.FLIP_UNIT - cards.UNITS)
    if held >> cards.BOMB & 1 and pile >= cost[cards.BOMB] and _anybody(state, False):
        mask |= bit(cards.BOMB - cards.UNITS)
    if held >> cards.PRISON & 1 and pile >= cost[cards.PRISON] and has_captive(state, seat):
        mask |= bit(cards.PRISON - cards.UNITS)
    return mask


def why_not_playable(state: Board, seat: i64, kind: i64) -> str:
    """Out of turn, out of actions, not in hand, too dear, or without a target."""
    cells = state.cells
    if kind == cards.PLUS_TWO or kind == cards.SHIELD:
        return "BB-8.5" if kind == cards.PLUS_TWO else "BB-8.8"
    if kind == cards.EXTRA_ACTION or kind == cards.MILITARY_ACTION:
        return "BB-9.1" if kind == cards.EXTRA_ACTION else "BB-9.3"
    if cells[on.ACTED] > cells[on.EXTRA]:
        return "BB-4.1"
    held = cells[on.HELD + seat] >> kind & 1
    return "BB-9.9" if held and state.resources(seat) >= state.components.cost[kind] else "BB-5.9"


def _anybody(state: Board, to_flip: bool) -> bool:
    """Whether there is anything to flip, or to bomb."""
    for seat in state.setup.all_seats:
        if _flippable(state, seat) if to_flip else state.in_play(seat) | state.kept_aids(seat):
            return True
    return False


def play(state: Board, seat: i64, kind: i64) -> None:
    """An event or action card leaves the hand (BB-5.9, BB-9.1, BB-9.2)."""
    barons.discard(state, seat, kind, barons.PLAYED)
    if kind == cards.EXTRA_ACTION:
        state.cells[on.EXTRA] = 1
    elif kind == cards.MILITARY_ACTION:
        state.cells[on.CARD] = kind
        state.ask(on.ASK_MILITARY, bit(seat))
    else:
        state.cells[on.ACTED] += 1
        barons.pay(state, seat, state.components.cost[kind])
        if kind == cards.FLIP_UNIT:
            state.ask(on.ASK_FLIP, bit(seat))
        else:
            state.ask(on.ASK_BOMB if kind == cards.BOMB else on.ASK_PRISON, bit(seat))


# Prison and Courthouse


def has_captive(state: Board, seat: i64) -> bool:
    """Whether a foe has a military unit within reach of a Prison or Courthouse."""
    rest = state.foes(seat)
    while rest:
        if state.fighters(lowest(rest)):
            return True
        rest &= rest - 1
    return False


class Captive(BoardQuestion):
    """An opposing military unit in a town or on a wall; walls do not protect from it (BB-9.9)."""

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        rest = state.foes(seat)
        while rest:
            owner = lowest(rest)
            rest &= rest - 1
            menu.add(do.UNIT + cards.MOST_UNITS * owner, state.fighters(owner))

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.likely_victim(state, seat, rng)


class Prison(Captive):
    """Whom a Prison takes (BB-9.6)."""

    about = About("prison", "BB-9.6")

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        unit = action - do.UNIT
        barons.lose(state, unit // cards.MOST_UNITS, unit % cards.MOST_UNITS, barons.BY_PRISON)
        course.resume(state)


class Court(Captive):
    """Whom a Courthouse downgrades (BB-7.5)."""

    about = About("court", "BB-7.5")

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        unit = action - do.UNIT
        barons.turn_down(state, unit // cards.MOST_UNITS, unit % cards.MOST_UNITS, barons.BY_COURTHOUSE)
        course.resume(state)


# The Bomb


class Bomb(BoardQuestion):
    """What the Bomb takes: any card in play, or an Aid of somebody (BB-9.4, BB-9.5)."""

    about = About("bomb", "BB-9.4", reasons={"take": "BB-9.5"})

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        owners: i64 = 0
        for owner in state.setup.all_seats:
            if state.kept_aids(owner):
                owners |= bit(owner)
        menu.add(do.SEAT, owners)
        for owner in state.setup.all_seats:
            menu.add(do.UNIT + cards.MOST_UNITS * owner, state.in_play(owner))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action < do.UNIT:
            state.cells[on.BOMBED] = action - do.SEAT
            state.ask(on.ASK_BOMB_AID, bit(seat))
        else:
            unit = action - do.UNIT
            barons.lose(state, unit // cards.MOST_UNITS, unit % cards.MOST_UNITS, barons.BY_BOMB)
            course.resume(state)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.likely_victim(state, seat, rng)


class BombAid(BoardQuestion):
    """Which of that baron's Aids (BB-9.4)."""

    about = About("bomb-aid", "BB-9.4")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.AID, state.kept_aids(state.cells[on.BOMBED]))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        barons.discard_aid(state, state.cells[on.BOMBED], action - do.AID + cards.AIDS, barons.BOMBED)
        course.resume(state)


# Flip Unit


def _flippable(state: Board, owner: i64) -> i64:
    """Units in town and on the wall, but no buildings (BB-9.7, BB-9.8)."""
    return state.exposed(owner) & ~state.buildings(owner)


class Flip(BoardQuestion):
    """Which unit a Flip Unit turns (BB-9.7)."""

    about = About("flip", "BB-9.7", reasons={"unit": "BB-9.8"})

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        for owner in state.setup.all_seats:
            menu.add(do.UNIT + cards.MOST_UNITS * owner, _flippable(state, owner))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """A Squire goes either way; all others only down (BB-9.8)."""
        unit = action - do.UNIT
        owner = unit // cards.MOST_UNITS
        slot = unit % cards.MOST_UNITS
        if (state.cells[on.SOLDIERS + owner] & ~state.cells[on.UP + owner]) >> slot & 1:
            state.cells[on.FLIPPED] = unit
            state.ask(on.ASK_WAY, bit(seat))
        else:
            barons.turn_down(state, owner, slot, barons.BY_FLIP)
            course.resume(state)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.likely_victim(state, seat, rng)


class Way(BoardQuestion):
    """Whether a Squire is flipped up, for free and on a wall, too, or down (BB-9.7, BB-6.1)."""

    about = About("way", "BB-9.7")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.UP, 3)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        unit = state.cells[on.FLIPPED]
        if action == do.UP:
            barons.turn_up(state, unit // cards.MOST_UNITS, unit % cards.MOST_UNITS, barons.BY_FLIP)
        else:
            barons.turn_down(state, unit // cards.MOST_UNITS, unit % cards.MOST_UNITS, barons.BY_FLIP)
        course.resume(state)


# Military Action


def military_units(state: Board, seat: i64) -> i64:
    """The units for which a Military Action would have an effect (BB-9.3)."""
    fighters = state.fighters(seat)
    if fighters == 0 or harm.has_target(state, seat):
        return fighters
    return state.movable(seat) | state.upgradable(seat, fighters)


class Military(BoardQuestion):
    """Which unit has the Military Action (BB-9.2)."""

    about = About("military", "BB-9.2", reasons={"unit": "BB-9.3"})

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.UNIT + cards.MOST_UNITS * seat, military_units(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        state.cells[on.ACTING] = action - do.UNIT - cards.MOST_UNITS * seat
        state.ask(on.ASK_DEED, bit(seat))


class Deed(BoardQuestion):
    """What it does: upgrade, move or attack (BB-9.2)."""

    about = About("deed", "BB-9.2", reasons=dict.fromkeys(("upgrade", "move", "attack"), "BB-9.3"))

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        here = bit(state.cells[on.ACTING])
        mask: i64 = 0
        if state.upgradable(seat, here):
            mask |= bit(do.UPGRADE)
        if state.movable(seat) & here:
            mask |= bit(do.MOVE)
        if harm.has_target(state, seat):
            mask |= bit(do.ATTACK)
        menu.add(0, mask)

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        slot = state.cells[on.ACTING]
        if action == do.ATTACK:
            state.cells[on.TOUCHED] = bit(slot)
            state.ask(on.ASK_AIM, bit(seat))
            return
        if action == do.UPGRADE:
            barons.upgrade(state, seat, slot)
        else:
            barons.march(state, seat, slot)
        course.resume(state)


# Royal Aid


def spend_aid(state: Board, seat: i64, kind: i64) -> None:
    """A kept Aid is used (BB-10.5 to BB-10.7, BB-10.9), perhaps in another's turn (BB-10.12)."""
    if seat != state.turn:
        state.cells[on.USER] = seat
    barons.discard_aid(state, seat, kind, barons.SPENT)
    if kind == cards.BUILDERS_AID:
        state.ask(on.ASK_BUILD, bit(seat))
    elif kind == cards.SCHOLARS_AID:
        course.draw(state, state.components.value[kind])
    elif kind == cards.MERCHANTS_AID:
        state.ask(on.ASK_TAKE, bit(seat))
    else:
        barons.gain(state, seat, state.components.value[kind])
        course.resume(state)


class Build(BoardQuestion):
    """Which Peasant becomes a building for free (BB-10.5)."""

    about = About("build", "BB-10.5")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.UNIT + cards.MOST_UNITS * seat, state.civilians(seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        barons.turn_up(state, seat, action - do.UNIT - cards.MOST_UNITS * seat, barons.BY_AID)
        course.resume(state)


class Between(BoardQuestion):
    """Whether to use an Aid between the turns of others (BB-10.12)."""

    about = About("between", "BB-10.12", passes_by="let")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.LET, 1)
        menu.add(do.AID, state.usable_aids(seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action == do.LET:
            course.ask_between(state, (seat + 1) % state.seats)
        else:
            spend_aid(state, seat, action - do.AID + cards.AIDS)

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        """Rather soon than late, and at once when the deck may run out."""
        if state.cells[on.HEIGHT] > 2 * state.seats and rng.below(4) > 0:
            return do.LET
        return do.AID + rng.bit_of(state.usable_aids(seat))
