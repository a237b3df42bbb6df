"""Attacks: declared whole, answered by those who are damaged, then all damage falls at once."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.games.brawling_barons.actions import (
    AID_KINDS,
    AIDS,
    MILITARY_ACTION,
    MOST_UNITS,
    PLUS_TWO,
    SHIELD,
    SOLDIERS_AID,
)
from regalia.games.brawling_barons.board import EMPTY, NONE
from regalia.games.brawling_barons.components import GIFTS, PROTECTION
from regalia.games.brawling_barons.events import Attacked, Shielded, Struck
from regalia.games.brawling_barons.phases import AIM, ATTACK, DEFEND, PROTECT
from regalia.games.brawling_barons.turns import Turns
from regalia.kernel.bits import bit, lowest

UNHARMED: Final = 0
TURNED_DOWN: Final = 1
GONE: Final = 2


class Attacks(Turns):
    """How attacks are declared, answered, and what they do."""

    # Declaring

    def attackers(self, seat: i64) -> i64:
        """The slots that may still join an attack (BB-8.1)."""
        return self.exposed(seat) & self.soldier[seat] & ~self.touched

    def targets(self, owner: i64) -> i64:
        """The slots of a baron that can be attacked: the wall first (BB-8.3, BB-8.4)."""
        wall = self.wall[owner]
        return wall if wall else self.town[owner]

    def has_target(self, seat: i64) -> bool:
        """Whether any foe has anything to attack."""
        rest = self.foes(seat)
        while rest:
            if self.exposed(lowest(rest)):
                return True
            rest &= rest - 1
        return False

    def can_attack(self, seat: i64) -> bool:
        """Whether an attack action would have an effect (BB-4.2, BB-8.5)."""
        ready = self.attackers(seat) != 0 or self.held[seat] >> PLUS_TWO & 1 != 0
        return ready and self.has_target(seat)

    def join_attack(self, seat: i64, slot: i64) -> None:
        """A unit takes part; its target comes next."""
        self.slot = slot
        self.touched |= bit(slot)
        self.ask(AIM, seat)

    def add_plus_two(self, seat: i64) -> None:
        """A +2 card takes part (BB-8.5)."""
        self.discard(seat, PLUS_TWO)
        self.slot = NONE
        self.ask(AIM, seat)

    def aim(self, seat: i64, target: i64) -> None:
        """The target is chosen (BB-8.2); a Military Action has no more than this one (BB-9.2)."""
        self.strike_by = append(self.strike_by, self.slot)
        self.strike_at = append(self.strike_at, target)
        self.made += 1
        if self.log is not None:
            self._tell_strike(seat, target)
        self.slot = NONE
        if self.card == MILITARY_ACTION:
            self.declared()
        else:
            self.ask(ATTACK, seat)

    def _tell_strike(self, seat: i64, target: i64) -> None:
        assert self.log is not None
        victim = target // MOST_UNITS
        aim = self.face(victim, target % MOST_UNITS)
        strength = self.strength_of(seat, self.slot, target)
        if self.slot >= 0:
            unit = seat * MOST_UNITS + self.slot
            self.log.append(Attacked(seat, unit, self.face(seat, self.slot), victim, target, aim, strength))
        else:
            self.log.append(Attacked(seat, None, None, victim, target, aim, strength))

    def declared(self) -> None:
        """The attack stands; the damaged answer in clockwise order (BB-8.6)."""
        self._ask_defenders((self.turn + 1) % self.seats)

    # Damage

    def strength_of(self, seat: i64, slot: i64, target: i64) -> i64:
        """What one attacker, or a +2 card, has against a target (BB-7.6, BB-7.7)."""
        if slot < 0:
            return self.pack.value[PLUS_TWO]
        face = self.face(seat, slot)
        extra = self.pack.against_buildings if self.is_building(target) else self.pack.against_units
        return self.pack.strength[face] + extra[face]

    def is_building(self, unit: i64) -> bool:
        """Whether a unit's number is that of a building."""
        return self.buildings(unit // MOST_UNITS) >> unit % MOST_UNITS & 1 != 0

    def damage(self, target: i64) -> i64:
        """What a target takes: all strengths, less Towers and Shields (BB-7.3, BB-8.7, BB-8.8)."""
        total: i64 = 0
        at: i64 = 0
        while at < len(self.strike_at):
            if self.strike_at[at] == target:
                total += self.strength_of(self.turn, self.strike_by[at], target)
            at += 1
        if self.is_building(target):
            total -= self.tally[GIFTS * (target // MOST_UNITS) + PROTECTION]
        at = 0
        while at < len(self.shield_at):
            if self.shield_at[at] == target:
                total -= self.shield_value[at]
            at += 1
        return total if total > 0 else 0

    def fate(self, target: i64, damage: i64) -> i64:
        """What that damage does to a unit (BB-8.10 to BB-8.12, BB-8.14)."""
        seat = target // MOST_UNITS
        slot = target % MOST_UNITS
        health = self.pack.health[self.face(seat, slot)]
        if damage >= 2 * health:
            return GONE
        if damage < health or self.is_building(target):
            return UNHARMED
        return TURNED_DOWN if self.up[seat] >> slot & 1 else GONE

    def damaged(self, seat: i64) -> i64:
        """The slots of a baron that still take damage (BB-8.9)."""
        found: i64 = 0
        at: i64 = 0
        while at < len(self.strike_at):
            target = self.strike_at[at]
            if target // MOST_UNITS == seat and self.damage(target) > 0:
                found |= bit(target % MOST_UNITS)
            at += 1
        return found

    # Answering

    def _ask_defenders(self, seat: i64) -> None:
        """The next baron from here on who is damaged answers; after the last, damage falls."""
        while seat != self.turn:
            if self.damaged(seat):
                self.ask(DEFEND, seat)
                return
            seat = (seat + 1) % self.seats
        self._fall()

    def let_fall(self, seat: i64) -> None:
        """A baron puts down no more Shields."""
        self._ask_defenders((seat + 1) % self.seats)

    def can_shield(self, seat: i64, kind: i64) -> bool:
        """Whether a baron has a Shield, or a Soldier's Aid."""
        if kind == SHIELD:
            return self.held[seat] >> SHIELD & 1 != 0
        return self.kept[AID_KINDS * seat + SOLDIERS_AID - AIDS] > 0

    def raise_shield(self, seat: i64, kind: i64) -> None:
        """A Shield, or the Aid that serves as one, is put down; then on what (BB-8.8, BB-10.8)."""
        self.card = kind
        self.ask(PROTECT, seat)

    def protect(self, seat: i64, unit: i64) -> None:
        """The Shield lies on a unit; more may follow while damage is left."""
        kind = self.card
        if kind == SHIELD:
            self.discard(seat, SHIELD)
        else:
            self.use_aid(seat, kind)
        self.card = NONE
        self.shield_at = append(self.shield_at, unit)
        self.shield_value = append(self.shield_value, self.pack.value[kind])
        if self.log is not None:
            self.log.append(Shielded(seat, unit, self.face(seat, unit % MOST_UNITS)))
        self._ask_defenders(seat)

    # What comes of it

    def _fall(self) -> None:
        """All damage at once, then every attacker is downgraded (BB-8.6, BB-8.13)."""
        targets = self._distinct_targets()
        fates = targets[:]
        at: i64 = 0
        while at < len(targets):
            damage = self.damage(targets[at])
            fates[at] = self.fate(targets[at], damage)
            if self.log is not None:
                seat = targets[at] // MOST_UNITS
                face = self.face(seat, targets[at] % MOST_UNITS)
                self.log.append(Struck(seat, targets[at], face, damage, fates[at]))
            at += 1
        at = 0
        while at < len(targets):
            seat = targets[at] // MOST_UNITS
            slot = targets[at] % MOST_UNITS
            if fates[at] == GONE:
                self.lose(seat, slot)
            elif fates[at] == TURNED_DOWN:
                self.turn_down(seat, slot)
            at += 1
        rest = self.touched
        while rest:
            self.turn_down(self.turn, lowest(rest))
            rest &= rest - 1
        self.strike_by = EMPTY[:]
        self.strike_at = EMPTY[:]
        self.shield_at = EMPTY[:]
        self.shield_value = EMPTY[:]
        self.resume()

    def _distinct_targets(self) -> vec[i64]:
        """The units attacked, each once, by number."""
        found = EMPTY[:]
        last: i64 = NONE
        while True:
            least: i64 = NONE
            at: i64 = 0
            while at < len(self.strike_at):
                target = self.strike_at[at]
                if target > last and (least < 0 or target < least):
                    least = target
                at += 1
            if least < 0:
                return found
            found = append(found, least)
            last = least
