"""Attacks: declared whole, answered by those who are damaged, then all damage falls at once."""

from regalia.games.brawling_barons import actions as do
from regalia.games.brawling_barons import barons, cards, course, effects, harm, heuristics
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import Board, BoardQuestion
from regalia.games.brawling_barons.events import Attacked, Shielded, Struck
from regalia.kernel.rules import NONE, About, Menu, Rng, bit, i64, lowest, vec

# Declaring


def can_attack(state: Board, seat: i64) -> bool:
    """Whether an attack action would have an effect (BB-4.2, BB-8.5)."""
    ready = state.fighters(seat) != 0 or state.cells[on.HELD + seat] >> cards.PLUS_TWO & 1 != 0
    return ready and harm.has_target(state, seat)


class Attack(BoardQuestion):
    """Which unit or +2 card attacks next (BB-8.1, BB-8.5)."""

    about = About("attack", "BB-8.1", reasons={"play:plus-two": "BB-8.5", "done": "BB-4.2"})

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        cells = state.cells
        course.add_done(state, menu)
        menu.add(do.PLAY + cards.PLUS_TWO - cards.UNITS, cells[on.HELD + seat] >> cards.PLUS_TWO & 1)
        menu.add(do.UNIT + cards.MOST_UNITS * seat, state.fighters(seat) & ~cells[on.TOUCHED])

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """It takes part, and its target comes next; or the attack stands."""
        if action == do.DONE:
            declare(state)
            return
        if action < do.UNIT:
            barons.discard(state, seat, cards.PLUS_TWO, barons.PLAYED)
            state.cells[on.ACTING] = NONE
        else:
            slot = action - do.UNIT - cards.MOST_UNITS * seat
            state.cells[on.ACTING] = slot
            state.cells[on.TOUCHED] |= bit(slot)
        state.ask(on.ASK_AIM, bit(seat))

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        if state.cells[on.HANDLED] > 0 and rng.below(2) == 0:
            return do.DONE
        return state.random_action(seat, rng)


class Aim(BoardQuestion):
    """Whom it attacks (BB-8.3)."""

    about = About("aim", "BB-8.3")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        rest = state.foes(seat)
        while rest:
            owner = lowest(rest)
            rest &= rest - 1
            menu.add(do.UNIT + cards.MOST_UNITS * owner, harm.targets(state, owner))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """The target is chosen (BB-8.2); a Military Action has no more than this one (BB-9.2)."""
        cells = state.cells
        target = action - do.UNIT
        slot = cells[on.ACTING]
        if slot >= 0:
            cells[on.AIM + slot] = target
        else:
            harm.add_card(state, cards.PLUS_TWO, target)
        cells[on.HANDLED] += 1
        if state.log is not None:
            _tell_strike(state, seat, slot, target)
        cells[on.ACTING] = NONE
        if cells[on.CARD] == cards.MILITARY_ACTION:
            declare(state)
        else:
            state.ask(on.ASK_ATTACK, bit(seat))

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        return heuristics.likely_victim(state, seat, rng)

    def why_not(self, state: Board, seat: i64, action: i64) -> str:
        owner = (action - do.UNIT) // cards.MOST_UNITS
        if not 0 <= owner < state.seats:
            return self.about.rule
        if not state.foes(seat) >> owner & 1:
            return "BB-12.3" if state.teams else "BB-8.1"
        in_army = state.cells[on.ARMY + owner] >> (action - do.UNIT) % cards.MOST_UNITS & 1
        return "BB-8.4" if in_army else self.about.rule


def _tell_strike(state: Board, seat: i64, slot: i64, target: i64) -> None:
    assert state.log is not None
    victim = target // cards.MOST_UNITS
    aim = state.face(victim, target % cards.MOST_UNITS)
    strength = harm.strength_of(state, seat, slot, target)
    if slot >= 0:
        unit = seat * cards.MOST_UNITS + slot
        state.log.append(Attacked(seat, unit, state.face(seat, slot), victim, target, aim, strength))
    else:
        state.log.append(Attacked(seat, None, None, victim, target, aim, strength))


def declare(state: Board) -> None:
    """The attack stands; the damaged answer in clockwise order (BB-8.6)."""
    _ask_defenders(state, (state.turn + 1) % state.seats)


# Answering


def _ask_defenders(state: Board, seat: i64) -> None:
    """The next baron from here on who is damaged answers; after the last, damage falls."""
    while seat != state.turn:
        if harm.damaged(state, seat):
            state.ask(on.ASK_DEFEND, bit(seat))
            return
        seat = (seat + 1) % state.seats
    _fall(state)


class Defend(BoardQuestion):
    """Whether to put down a Shield, or an Aid that serves as one (BB-8.8, BB-10.8)."""

    about = About("defend", "BB-8.8", passes_by="let")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.LET, 1)
        menu.add(do.PLAY + cards.SHIELD - cards.UNITS, state.cells[on.HELD + seat] >> cards.SHIELD & 1)
        menu.add(do.AID, self._aids(state, seat))

    def _aids(self, state: Board, seat: i64) -> i64:
        """A Soldier's Aid; with an option, the others as well (BB-10.12)."""
        mask = state.usable_aids(seat) if state.options.aids_any_time else 0
        if state.cells[on.HAND + cards.KINDS * seat + cards.SOLDIERS_AID] > 0:
            mask |= bit(cards.SOLDIERS_AID - cards.AIDS)
        return mask

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        if action == do.LET:
            _ask_defenders(state, (seat + 1) % state.seats)
            return
        kind = i64(cards.SHIELD) if action < do.AID else action - do.AID + cards.AIDS
        if kind > cards.SHIELD and kind != cards.SOLDIERS_AID:
            effects.spend_aid(state, seat, kind)
            return
        state.cells[on.CARD] = kind
        state.ask(on.ASK_PROTECT, bit(seat))

    def rollout(self, state: Board, seat: i64, rng: Rng) -> i64:
        """Whatever protects; another Aid now and then."""
        aids = self._aids(state, seat)
        if state.cells[on.HELD + seat] >> cards.SHIELD & 1:
            return do.PLAY + cards.SHIELD - cards.UNITS
        if aids >> cards.SOLDIERS_AID - cards.AIDS & 1:
            return do.AID + cards.SOLDIERS_AID - cards.AIDS
        return do.AID + rng.bit_of(aids) if aids and rng.below(4) == 0 else i64(do.LET)


class Protect(BoardQuestion):
    """What the Shield is put on (BB-8.8)."""

    about = About("protect", "BB-8.8")

    def offer(self, state: Board, seat: i64, menu: Menu) -> None:
        menu.add(do.UNIT + cards.MOST_UNITS * seat, harm.damaged(state, seat))

    def answer(self, state: Board, seat: i64, action: i64) -> None:
        """The Shield lies on a unit; more may follow while damage is left (BB-8.9)."""
        cells = state.cells
        unit = action - do.UNIT
        kind = cells[on.CARD]
        if cells[on.UNSPENT] == 0:
            if kind == cards.SHIELD:
                barons.discard(state, seat, kind, barons.PLAYED)
            else:
                barons.discard_aid(state, seat, kind, barons.SPENT)
            cells[on.UNSPENT] = state.components.value[kind]
        points = _protect(state, seat, kind, unit)
        cells[on.UNSPENT] -= points
        if state.log is not None:
            face = state.face(seat, unit % cards.MOST_UNITS)
            state.log.append(Shielded(seat, unit, face, points))
        if cells[on.UNSPENT] > 0 and harm.damaged(state, seat):
            return
        cells[on.UNSPENT] = 0
        cells[on.CARD] = NONE
        _ask_defenders(state, seat)


def _protect(state: Board, seat: i64, kind: i64, unit: i64) -> i64:
    """Put a Shield on a unit; gives how many points. One that is split goes point by point (BB-8.15)."""
    harm.add_card(state, kind, unit)
    if not state.options.split_shield:
        return state.components.value[kind]
    points: i64 = 1
    while points < state.cells[on.UNSPENT] and harm.damaged(state, seat) == bit(unit % cards.MOST_UNITS):
        harm.add_card(state, kind, unit)
        points += 1
    return points


# What comes of it


def _fall(state: Board) -> None:
    """All damage at once, so that a Tower counts to the end; then every attacker is downgraded (BB-8.13)."""
    gone = vec[i64]([0] * cards.MOST_BARONS)
    down = vec[i64]([0] * cards.MOST_BARONS)
    for seat in state.setup.all_seats:
        rest = harm.struck(state, seat)
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            unit = seat * cards.MOST_UNITS + slot
            damage = harm.damage(state, unit)
            fate = harm.fate(state, unit, damage)
            if state.log is not None:
                state.log.append(Struck(seat, unit, state.face(seat, slot), damage, fate))
            if fate == harm.GONE:
                gone[seat] |= bit(slot)
            elif fate == harm.TURNED_DOWN:
                down[seat] |= bit(slot)
    for seat in state.setup.all_seats:
        rest = gone[seat] | down[seat]
        while rest:
            slot = lowest(rest)
            rest &= rest - 1
            if gone[seat] >> slot & 1:
                barons.lose(state, seat, slot, barons.BY_DAMAGE)
            else:
                barons.turn_down(state, seat, slot, barons.BY_DAMAGE)
    harm.call_off(state)
    rest = state.cells[on.TOUCHED]
    while rest:
        barons.turn_down(state, state.turn, lowest(rest), barons.BY_ATTACKING)
        rest &= rest - 1
    course.resume(state)
