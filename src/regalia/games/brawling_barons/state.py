"""Brawling Barons: what may be chosen, and where each choice leads."""

from typing import Final

from mypy_extensions import i64

from regalia.games.brawling_barons import actions as do
from regalia.games.brawling_barons.actions import (
    AIDS,
    MOST_UNITS,
    PLUS_TWO,
    SHIELD,
    SOLDIERS_AID,
    SQUIRES,
    UNIT_KINDS,
    UNITS,
)
from regalia.games.brawling_barons.deeds import Deeds
from regalia.games.brawling_barons.phases import (
    AIM,
    ATTACK,
    BID,
    BOMB,
    BOMB_AID,
    BUILD,
    COURT,
    DEED,
    DEFEND,
    FLIP,
    MILITARY,
    MOVE,
    OVER,
    PRISON,
    PROMPTS,
    PROTECT,
    RECEIVER,
    RECRUIT,
    SELL,
    STEP,
    TAKE,
    TRANSFER,
    TURN,
    UPGRADE,
    WAY,
)
from regalia.kernel.bits import append, bit, bit_count, lowest, nth
from regalia.kernel.rng import BLIND, Rng
from regalia.kernel.state import State

UNIT_PHASES: Final = (
    (1 << UPGRADE) | (1 << MOVE) | (1 << ATTACK) | (1 << AIM) | (1 << PROTECT) | (1 << STEP) | (1 << MILITARY)
    | (1 << BOMB) | (1 << PRISON) | (1 << FLIP) | (1 << COURT) | (1 << BUILD) | (1 << TRANSFER)
)  # fmt: skip

RARE: Final = (
    (1 << do.ATTACK) | (1 << do.COURT) | (1 << do.BUY) | (1 << do.SELL) | (127 << do.PLAY)
)  # what a guess does now and then


class BrawlingBarons(Deeds):
    """A game of Brawling Barons."""

    def copy(self) -> State:
        twin = BrawlingBarons(self.feud, self.rng.copy())
        self.copy_into(twin)
        return twin

    def glimpse(self, viewer: i64) -> State:
        seen = BrawlingBarons(self.feud, BLIND)
        self.share_into(seen)
        seen.cut_all(viewer)
        return seen

    def prompt(self, seat: i64) -> str:
        if self.phase == BID:
            return PROMPTS[BID]
        return PROMPTS[self.phase] if seat == self.decider else ""

    def is_turn_boundary(self) -> bool:
        return self.phase == TURN or self.phase == OVER

    # Choices: a mask of the first actions, one of those after them, and units of each baron

    def legal(self, seat: i64) -> list[int]:
        choices: list[int] = []
        if self.phase == OVER or (self.phase != BID and seat != self.decider):
            return choices
        append(choices, 0, self._first(seat))
        append(choices, do.SECOND, self._second(seat))
        if self._asks_for_units():
            owner: i64 = 0
            while owner < self.seats:
                append(choices, do.UNIT + owner * MOST_UNITS, self._units(seat, owner))
                owner += 1
        return choices

    def random_action(self, seat: i64, rng: Rng) -> i64:
        first = self._first(seat)
        if self.phase == TURN:
            return nth(first, rng.below(bit_count(first)))
        second = self._second(seat)
        ones = bit_count(first)
        twos = bit_count(second)
        total = ones + twos
        owner: i64 = 0
        if self._asks_for_units():
            while owner < self.seats:
                total += bit_count(self._units(seat, owner))
                owner += 1
        at = rng.below(total)
        if at < ones:
            return nth(first, at)
        at -= ones
        if at < twos:
            return do.SECOND + nth(second, at)
        at -= twos
        owner = 0
        while True:
            units = self._units(seat, owner)
            count = bit_count(units)
            if at < count:
                return do.UNIT + owner * MOST_UNITS + nth(units, at)
            at -= count
            owner += 1

    def rollout_action(self, seat: i64, rng: Rng) -> i64:
        """Builds and marches while it can, gathers or draws for it, and hurts foes rather than itself."""
        phase = self.phase
        if phase == TURN:
            return self._likely_action(seat, rng)
        if phase == RECRUIT:
            kinds = self.enlistable(seat)
            return do.ENLIST + rng.bit_of(kinds) if kinds else do.DONE
        if phase == UPGRADE or phase == MOVE:
            slots = self.upgradable(seat, self.town[seat])
            if phase == MOVE:
                slots = self.movable(seat) & ~self.touched
                if slots & self.up[seat] or self.made > 0:
                    slots &= self.up[seat]
            return do.UNIT + MOST_UNITS * seat + rng.bit_of(slots) if slots else do.DONE
        if phase == ATTACK and self.made > 0 and rng.below(2) == 0:
            return do.DONE
        if phase == AIM or phase == BOMB or phase == PRISON or phase == COURT or phase == FLIP:
            return self._likely_victim(seat, rng)
        if phase == DEFEND:
            mask = self._first(seat) & ~bit(do.LET)
            return lowest(mask) if mask else do.LET
        return self.random_action(seat, rng)

    def _likely_action(self, seat: i64, rng: Rng) -> i64:
        """Units go to the King's Army and are upgraded and recruited first of all."""
        menu = self.turn_menu(seat)
        if menu & bit(do.STEP) and rng.below(4) > 0:
            return do.STEP
        aids = menu >> do.AID & 31
        if aids and rng.below(2) > 0:
            return do.AID + rng.bit_of(aids)
        if self.acted > self.extra:
            return do.END
        up = self.up[seat]
        if self.wall[seat] & up and rng.below(4) > 0:
            return do.MOVE
        if menu & bit(do.UPGRADE) and rng.below(4) > 0:
            return do.UPGRADE
        if menu & bit(do.RECRUIT) and rng.below(4) > 0:
            return do.RECRUIT
        if self.town[seat] & up & self.soldier[seat] and rng.below(2) > 0:
            return do.MOVE
        rare = menu & RARE
        if rare and rng.below(6) == 0:
            return rng.bit_of(rare)
        wants = self.held[seat] & UNIT_KINDS | self.town[seat] & ~up
        if menu & bit(do.GATHER) and (rng.below(4) > 0 if wants else rng.below(4) == 0):
            return do.GATHER
        if rng.below(2) > 0:
            return do.TAKE + rng.bit_of(menu >> do.TAKE)
        return do.DRAW

    def _likely_victim(self, seat: i64, rng: Rng) -> i64:
        """A unit of a foe, rather an upgraded one, and in an attack rather one that falls by it."""
        best: i64 = -1
        best_worth: i64 = -1
        foes = self.foes(seat)
        while foes:
            owner = lowest(foes)
            foes &= foes - 1
            slots = self._units(seat, owner)
            while slots:
                slot = lowest(slots)
                slots &= slots - 1
                unit = MOST_UNITS * owner + slot
                worth: i64 = 1 + (self.up[owner] >> slot & 1)
                if self.phase == AIM:
                    worth *= self.fate(unit, self.damage(unit) + self.strength_of(seat, self.slot, unit))
                worth = 8 * worth + rng.below(8)
                if worth > best_worth:
                    best_worth = worth
                    best = unit
        return do.UNIT + best if best >= 0 else self.random_action(seat, rng)

    def _first(self, seat: i64) -> i64:
        """Legal actions before the second mask."""
        phase = self.phase
        done: i64 = bit(do.DONE) if self.made > 0 else 0
        if phase == TURN:
            return self.turn_menu(seat)
        if phase == DEFEND:
            mask: i64 = bit(do.LET)
            if self.can_shield(seat, SHIELD):
                mask |= bit(do.PLAY + SHIELD - UNITS)
            if self.can_shield(seat, SOLDIERS_AID):
                mask |= bit(do.AID + SOLDIERS_AID - AIDS)
            return mask
        if phase == ATTACK:
            plus = self.held[seat] >> PLUS_TWO & 1
            return done | plus << do.PLAY + PLUS_TWO - UNITS
        if phase == RECRUIT or phase == UPGRADE or phase == MOVE:
            return done
        if phase == BID:
            return bit(do.DONE)
        if phase == DEED:
            return self.military_deeds(seat)
        if phase == WAY:
            return bit(do.UP) | bit(do.DOWN)
        if phase == TAKE:
            return self.market_mask() << do.TAKE
        if phase == BOMB:
            return self._aid_owners() << do.SEAT
        if phase == BOMB_AID:
            return self.kept_aids(self.target) << do.AID
        if phase == RECEIVER:
            return (self.mates(seat) | bit(seat)) << do.SEAT
        if phase == TRANSFER:
            if self.fresh:
                done = 0
            if self.mate >= 0 and self.resources(seat) > 1:
                done |= bit(do.RESOURCE)
            return done | self.recipients(seat) << do.SEAT
        return 0

    def _aid_owners(self) -> i64:
        owners: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.kept_aids(seat):
                owners |= bit(seat)
            seat += 1
        return owners

    def _second(self, seat: i64) -> i64:
        """Legal actions of the second mask."""
        phase = self.phase
        if phase == RECRUIT:
            return self.enlistable(seat)
        if phase == BID:
            return self.biddable(seat) >> SQUIRES << do.BID - do.SECOND
        if phase == SELL:
            return self.held[seat] << do.DISCARD - do.SECOND
        if phase == TRANSFER and self.mate >= 0 and self.resources(seat) > 0:
            return self.held[seat] << do.GIVE - do.SECOND
        return 0

    def _asks_for_units(self) -> bool:
        return UNIT_PHASES >> self.phase & 1 != 0

    def _units(self, seat: i64, owner: i64) -> i64:
        """The units of a baron that may be chosen."""
        phase = self.phase
        if phase == AIM:
            return self.targets(owner) if self.foes(seat) >> owner & 1 else 0
        if phase == PRISON or phase == COURT:
            return self.captives(owner) if self.foes(seat) >> owner & 1 else 0
        if phase == BOMB:
            return self.in_play(owner)
        if phase == FLIP:
            return self.flippable(owner)
        if owner != seat:
            return 0
        if phase == UPGRADE:
            return self.upgradable(seat, self.town[seat])
        if phase == MOVE:
            return self.movable(seat) & ~self.touched
        if phase == ATTACK:
            return self.attackers(seat)
        if phase == PROTECT:
            return self.damaged(seat)
        if phase == STEP:
            return self.riders(seat)
        if phase == MILITARY:
            return self.military_units(seat)
        if phase == BUILD:
            return self.civilians(seat)
        if phase == TRANSFER and self.mate >= 0 and self.resources(seat) > 0:
            return self.givable_units(seat, self.mate)
        return 0

    # What each choice does

    def apply(self, seat: i64, action: i64) -> None:
        if self.phase == TURN:
            self._apply_turn(seat, action)
        elif action >= do.UNIT:
            self._apply_unit(seat, action - do.UNIT)
        elif action >= do.SECOND:
            self._apply_second(seat, action)
        else:
            self._apply_first(seat, action)

    def _apply_turn(self, seat: i64, action: i64) -> None:
        if action == do.END:
            self.end_turn()
        elif action == do.STEP:
            self.ask(STEP, seat)
        elif action < do.PLAY:
            self.start_action(seat, action)
        elif action < do.AID:
            self.play(seat, action - do.PLAY + UNITS)
        elif action < do.TAKE:
            self.spend_aid(seat, action - do.AID + AIDS)
        else:
            self.acted += 1
            self.take(seat, action - do.TAKE)

    def _apply_first(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == DEFEND:
            if action == do.LET:
                self.let_fall(seat)
            else:
                self.raise_shield(seat, SHIELD if action < do.AID else SOLDIERS_AID)
        elif phase == ATTACK:
            if action == do.DONE:
                self.declared()
            else:
                self.add_plus_two(seat)
        elif phase == BID:
            self.finish_bid(seat)
        elif phase == DEED:
            self.military_deed(seat, action)
        elif phase == WAY:
            if action == do.UP:
                self.flip_up()
            else:
                self.downgrade(self.target)
        elif phase == TAKE:
            self.take(seat, action - do.TAKE)
        elif phase == BOMB:
            self.bomb_seat(seat, action - do.SEAT)
        elif phase == BOMB_AID:
            self.bomb_aid(action - do.AID + AIDS)
        elif phase == RECEIVER:
            self.keep_aid(action - do.SEAT)
            self.draw_on()
        elif action == do.DONE:
            self.resume()
        elif action == do.RESOURCE:
            self.give_resource(seat)
        else:
            self.turn_to(action - do.SEAT)

    def _apply_second(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == RECRUIT:
            self.enlist(seat, action - do.ENLIST)
        elif phase == BID:
            self.pick_for_bid(seat, action - do.BID + SQUIRES)
        elif phase == SELL:
            self.sell(seat, action - do.DISCARD)
        else:
            self.give_card(seat, action - do.GIVE)

    def _apply_unit(self, seat: i64, unit: i64) -> None:
        phase = self.phase
        slot = unit % MOST_UNITS
        if phase == AIM:
            self.aim(seat, unit)
        elif phase == ATTACK:
            self.join_attack(seat, slot)
        elif phase == UPGRADE:
            self.upgrade(seat, slot)
        elif phase == MOVE:
            self.move(seat, slot)
        elif phase == PROTECT:
            self.protect(seat, unit)
        elif phase == STEP:
            self.step(seat, slot)
        elif phase == MILITARY:
            self.choose_military(seat, slot)
        elif phase == BOMB or phase == PRISON:
            self.remove(unit)
        elif phase == COURT:
            self.downgrade(unit)
        elif phase == FLIP:
            self.flip(seat, unit)
        elif phase == BUILD:
            self.build(seat, slot)
        else:
            self.give_unit(seat, slot)
