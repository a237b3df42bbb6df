"""Actions other than attacks, action cards and events, and the transfer between partners."""

from mypy_extensions import i64

from regalia.games.brawling_barons import actions as do
from regalia.games.brawling_barons.actions import (
    AID_KINDS,
    AIDS,
    BOMB,
    BUILDERS_AID,
    EXTRA_ACTION,
    FLIP_UNIT,
    KINDS,
    MERCHANTS_AID,
    MILITARY_ACTION,
    MOST_UNITS,
    PRISON,
    SCHOLARS_AID,
    SQUIRES,
    STEWARDS_AID,
    UNIT_KINDS,
)
from regalia.games.brawling_barons.attacks import Attacks
from regalia.games.brawling_barons.board import HAND, KEPT, NONE, TOWN, USED
from regalia.games.brawling_barons.components import COURTS, DRAWS, GIFTS, MARKETS, RESOURCES
from regalia.games.brawling_barons.events import Acted, Recruited, Transferred
from regalia.games.brawling_barons.phases import (
    AIM,
    ATTACK,
    BOMB_AID,
    BUILD,
    COURT,
    DEED,
    FLIP,
    MILITARY,
    MOVE,
    RECRUIT,
    SELL,
    TAKE,
    TRANSFER,
    UPGRADE,
    WAY,
)
from regalia.games.brawling_barons.phases import BOMB as BOMB_WHAT
from regalia.games.brawling_barons.phases import PRISON as PRISON_WHOM
from regalia.kernel.bits import bit, lowest
from regalia.kernel.zones import EVERYONE


class Deeds(Attacks):
    """What may be done in a turn, and what comes of it."""

    # What a turn offers

    def turn_menu(self, seat: i64) -> i64:
        """The actions and free things of a turn, as a mask (BB-4.1 to BB-4.6)."""
        mask: i64 = bit(do.END) if self.acted > 0 else 0
        if self.acted <= self.extra:
            mask |= self._actions(seat)
        held = self.held[seat]
        if held >> EXTRA_ACTION & 1 and not self.extra:  # BB-9.1
            mask |= bit(do.PLAY + EXTRA_ACTION - do.UNITS)
        if held >> MILITARY_ACTION & 1 and self.military_units(seat):
            mask |= bit(do.PLAY + MILITARY_ACTION - do.UNITS)
        if self.riders(seat):
            mask |= bit(do.STEP)
        return mask | self._usable_aids(seat) << do.AID

    def _actions(self, seat: i64) -> i64:
        """The actions that would have an effect (BB-4.2)."""
        tally = GIFTS * seat
        deck = self.height[0]
        pile = self.height[1 + seat]
        mask: i64 = bit(do.DRAW) | self.market_mask() << do.TAKE
        if 1 + self.tally[tally + RESOURCES] <= deck:  # BB-3.5
            mask |= bit(do.GATHER)
        if self.enlistable(seat):
            mask |= bit(do.RECRUIT)
        if self.upgradable(seat, self.town[seat]):
            mask |= bit(do.UPGRADE)
        if self.movable(seat):
            mask |= bit(do.MOVE)
        if self.can_attack(seat):
            mask |= bit(do.ATTACK)
        if self.tally[tally + MARKETS] > 0:
            if pile >= self.pack.buy_cost:
                mask |= bit(do.BUY)
            if self.size[seat] > 0 and deck >= self.pack.sell_gain:
                mask |= bit(do.SELL)
        if self.tally[tally + COURTS] > 0 and pile >= self.pack.court_cost and self.has_captive(seat):
            mask |= bit(do.COURT)
        held = self.held[seat]
        if held >> FLIP_UNIT:  # any action card
            mask |= self._action_cards(seat, held, pile) << do.PLAY
        if self.teams and pile > 0 and self._can_transfer(seat):
            mask |= bit(do.TRANSFER)
        return mask

    def _action_cards(self, seat: i64, held: i64, pile: i64) -> i64:
        """Those that have a target and can be paid for (BB-5.9, BB-9.9)."""
        mask: i64 = 0
        if held >> FLIP_UNIT & 1 and pile >= self.pack.cost[FLIP_UNIT] and self._anybody(True):
            mask |= bit(FLIP_UNIT - do.UNITS)
        if held >> BOMB & 1 and pile >= self.pack.cost[BOMB] and self._anybody(False):
            mask |= bit(BOMB - do.UNITS)
        if held >> PRISON & 1 and pile >= self.pack.cost[PRISON] and self.has_captive(seat):
            mask |= bit(PRISON - do.UNITS)
        return mask

    def _anybody(self, to_flip: bool) -> bool:
        """Whether there is anything to flip, or to bomb."""
        seat: i64 = 0
        while seat < self.seats:
            if self.flippable(seat) if to_flip else self.in_play(seat) | self.kept_aids(seat):
                return True
            seat += 1
        return False

    # Plain actions

    def start_action(self, seat: i64, action: i64) -> None:
        """One of the verbs of a turn."""
        self.acted += 1
        if self.log is not None:
            self.log.append(Acted(seat, action))
        if action == do.GATHER:
            self.gain(seat, 1 + self.tally[GIFTS * seat + RESOURCES])  # BB-5.1
            self.resume()
        elif action == do.DRAW:
            self.draw(1 + self.tally[GIFTS * seat + DRAWS])  # BB-5.2
        elif action == do.RECRUIT:
            self.ask(RECRUIT, seat)
        elif action == do.UPGRADE:
            self.ask(UPGRADE, seat)
        elif action == do.MOVE:
            self.ask(MOVE, seat)
        elif action == do.ATTACK:
            self.ask(ATTACK, seat)
        elif action == do.BUY:
            self.pay(seat, self.pack.buy_cost)
            self.draw(self.pack.buy_cards)  # BB-7.4
        elif action == do.SELL:
            self.ask(SELL, seat)
        elif action == do.COURT:
            self.pay(seat, self.pack.court_cost)
            self.ask(COURT, seat)
        else:
            self._start_transfer(seat)

    def enlistable(self, seat: i64) -> i64:
        """The kinds that can be recruited now (BB-5.4, BB-6.2)."""
        rest = self.held[seat] & UNIT_KINDS
        found: i64 = 0
        if rest == 0 or self.free_slots(seat) == 0:
            return found
        civilians = self.civilian_room(seat) > 0
        military = self.military_room(seat) > 0
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            room = military if kind >= SQUIRES else civilians
            if room and self.pack.cost[kind] <= self.height[1 + seat]:
                found |= bit(kind)
        return found

    def enlist(self, seat: i64, kind: i64) -> None:
        """A unit is paid for and comes to the town (BB-5.4, BB-6.1)."""
        self.pay(seat, self.pack.cost[kind])
        self.from_hand(seat, kind, TOWN + seat, EVERYONE)
        slot = self.enter(seat, kind, False, False)
        self.made += 1
        if self.log is not None:
            self.log.append(Recruited(seat, seat * MOST_UNITS + slot, 2 * kind))

    def upgrade(self, seat: i64, slot: i64) -> None:
        """A unit is paid for and turned (BB-5.5, BB-5.6)."""
        self.pay(seat, self.upgrade_cost(seat, slot))
        self.turn_up(seat, slot)
        self.made += 1

    def move(self, seat: i64, slot: i64) -> None:
        """A unit goes a step, once in an action (BB-5.7)."""
        self.touched |= bit(slot)
        self.march(seat, slot)
        self.made += 1

    def step(self, seat: i64, slot: i64) -> None:
        """Horsemen go their free step (BB-7.8)."""
        self.stepped |= bit(slot)
        self.march(seat, slot)
        self.resume()

    def sell(self, seat: i64, kind: i64) -> None:
        """A card for resources (BB-7.4)."""
        self.discard(seat, kind)
        self.gain(seat, self.pack.sell_gain)
        self.resume()

    # Cards

    def play(self, seat: i64, kind: i64) -> None:
        """An event or action card leaves the hand (BB-5.9, BB-9.1, BB-9.2)."""
        self.discard(seat, kind)
        if kind == EXTRA_ACTION:
            self.extra = 1
        elif kind == MILITARY_ACTION:
            self.card = kind
            self.ask(MILITARY, seat)
        else:
            self.acted += 1
            self.pay(seat, self.pack.cost[kind])
            self.ask(FLIP if kind == FLIP_UNIT else BOMB_WHAT if kind == BOMB else PRISON_WHOM, seat)

    def has_captive(self, seat: i64) -> bool:
        """Whether a foe has a military unit within reach of a Prison or Courthouse."""
        rest = self.foes(seat)
        while rest:
            if self.captives(lowest(rest)):
                return True
            rest &= rest - 1
        return False

    def captives(self, owner: i64) -> i64:
        """Military units in town and on the wall (BB-7.5, BB-9.6)."""
        return self.exposed(owner) & self.soldier[owner]

    def flippable(self, owner: i64) -> i64:
        """Units in town and on the wall, but no buildings (BB-9.7, BB-9.8)."""
        return self.exposed(owner) & ~self.buildings(owner)

    def kept_aids(self, seat: i64) -> i64:
        """The Aids that a baron keeps, as a mask from the first Aid on."""
        mask: i64 = 0
        aid: i64 = 0
        while aid < AID_KINDS:
            if self.kept[AID_KINDS * seat + aid] > 0:
                mask |= bit(aid)
            aid += 1
        return mask

    def remove(self, unit: i64) -> None:
        """The Bomb, or a Prison, takes a unit (BB-9.4 to BB-9.6)."""
        self.lose(unit // MOST_UNITS, unit % MOST_UNITS)
        self.resume()

    def bomb_seat(self, seat: i64, owner: i64) -> None:
        """The Bomb is to take an Aid from a baron; then which one."""
        self.target = owner
        self.ask(BOMB_AID, seat)

    def bomb_aid(self, kind: i64) -> None:
        """The Bomb takes a kept Aid (BB-9.4)."""
        self.kept[AID_KINDS * self.target + kind - AIDS] -= 1
        self.used[kind] += 1
        self.moved(kind, KEPT + self.target, USED, 1, EVERYONE)
        self.resume()

    def flip(self, seat: i64, unit: i64) -> None:
        """A Squire goes either way; all others only down (BB-9.7, BB-9.8)."""
        owner = unit // MOST_UNITS
        slot = unit % MOST_UNITS
        if self.soldier[owner] >> slot & 1 and not self.up[owner] >> slot & 1:
            self.target = unit
            self.ask(WAY, seat)
        else:
            self.downgrade(unit)

    def flip_up(self) -> None:
        """A Squire is upgraded for free, on a wall, too (BB-6.1)."""
        self.turn_up(self.target // MOST_UNITS, self.target % MOST_UNITS)
        self.resume()

    def downgrade(self, unit: i64) -> None:
        """A Flip Unit or a Courthouse turns a unit down (BB-7.5, BB-9.8)."""
        self.turn_down(unit // MOST_UNITS, unit % MOST_UNITS)
        self.resume()

    # Military Action

    def military_units(self, seat: i64) -> i64:
        """The units for which a Military Action would have an effect (BB-9.3)."""
        soldiers = self.exposed(seat) & self.soldier[seat]
        if soldiers == 0 or self.has_target(seat):
            return soldiers
        return self.movable(seat) | self.upgradable(seat, soldiers)

    def military_deeds(self, seat: i64) -> i64:
        """What the chosen unit can do (BB-9.2)."""
        here = bit(self.slot)
        mask: i64 = 0
        if self.upgradable(seat, here):
            mask |= bit(do.UPGRADE)
        if self.movable(seat) & here:
            mask |= bit(do.MOVE)
        if self.has_target(seat):
            mask |= bit(do.ATTACK)
        return mask

    def choose_military(self, seat: i64, slot: i64) -> None:
        """The unit is chosen; then what it does."""
        self.slot = slot
        self.ask(DEED, seat)

    def military_deed(self, seat: i64, action: i64) -> None:
        """The chosen unit upgrades, moves or attacks."""
        if action == do.ATTACK:
            self.touched = bit(self.slot)
            self.ask(AIM, seat)
            return
        if action == do.UPGRADE:
            self.upgrade(seat, self.slot)
        else:
            self.march(seat, self.slot)
        self.resume()

    # Royal Aid

    def _usable_aids(self, seat: i64) -> i64:
        """The kept Aids that have a use now (BB-10.5 to BB-10.10)."""
        mask = self.kept_aids(seat) & ~bit(do.SOLDIERS_AID - AIDS)
        if mask & 1 and self.civilians(seat) == 0:
            mask &= ~1
        if self.height[0] < self.pack.value[STEWARDS_AID]:
            mask &= ~bit(STEWARDS_AID - AIDS)
        return mask

    def spend_aid(self, seat: i64, kind: i64) -> None:
        """A kept Aid is used (BB-10.5 to BB-10.7, BB-10.9)."""
        self.use_aid(seat, kind)
        if kind == BUILDERS_AID:
            self.ask(BUILD, seat)
        elif kind == SCHOLARS_AID:
            self.draw(self.pack.value[kind])
        elif kind == MERCHANTS_AID:
            self.ask(TAKE, seat)
        else:
            self.gain(seat, self.pack.value[kind])
            self.resume()

    def build(self, seat: i64, slot: i64) -> None:
        """A Peasant becomes a building for free (BB-10.5)."""
        self.turn_up(seat, slot)
        self.resume()

    # Transfer

    def _can_transfer(self, seat: i64) -> bool:
        rest = self.mates(seat)
        while rest:
            if self.can_give(seat, lowest(rest)):
                return True
            rest &= rest - 1
        return False

    def can_give(self, seat: i64, mate: i64) -> bool:
        """Whether anything can go to that partner (BB-12.6)."""
        pile = self.height[1 + seat]
        if pile == 0:
            return False
        return self.size[seat] > 0 or pile > 1 or self.givable_units(seat, mate) != 0

    def givable_units(self, seat: i64, mate: i64) -> i64:
        """Units and buildings for which the partner has space (BB-12.7)."""
        if self.free_slots(mate) == 0:
            return 0
        slots = self.wall[seat] | self.buildings(seat)
        if self.civilian_room(mate) > 0:
            slots |= self.civilians(seat)
        if self.military_room(mate) > 0:
            slots |= self.town[seat] & self.soldier[seat]
        return slots

    def _start_transfer(self, seat: i64) -> None:
        """With one partner there is no question who gets it."""
        mates = self.mates(seat)
        self.mate = lowest(mates) if mates & (mates - 1) == 0 else NONE
        self.fresh = 1
        self.ask(TRANSFER, seat)

    def recipients(self, seat: i64) -> i64:
        """The partners one may turn to now: after giving something to the one before."""
        if self.mate >= 0 and self.fresh:
            return 0
        found: i64 = 0
        rest = self.mates(seat)
        while rest:
            mate = lowest(rest)
            rest &= rest - 1
            if mate != self.mate and self.can_give(seat, mate):
                found |= bit(mate)
        return found

    def turn_to(self, mate: i64) -> None:
        """What follows goes to this partner."""
        self.mate = mate
        self.fresh = 1

    def given(self, seat: i64) -> None:
        """One resource is paid for each thing given (BB-12.6)."""
        self.made += 1
        self.fresh = 0
        self.pay(seat, 1)

    def give_card(self, seat: i64, kind: i64) -> None:
        """A card goes from hand to hand, seen by the two alone (BB-12.8)."""
        self.given(seat)
        mate = self.mate
        of = self.size[seat]
        self.hand[KINDS * seat + kind] -= 1
        self.size[seat] -= 1
        if self.hand[KINDS * seat + kind] == 0:
            self.held[seat] &= ~bit(kind)
        self.to_hand(kind, HAND + seat, of, mate, bit(seat) | bit(mate))

    def give_resource(self, seat: i64) -> None:
        """A resource goes from pile to pile."""
        self.given(seat)
        self.send(seat, self.mate)

    def give_unit(self, seat: i64, slot: i64) -> None:
        """A unit goes from town to town, or from wall to wall (BB-12.7)."""
        self.given(seat)
        kind = self.unit_kind[seat * MOST_UNITS + slot]
        face = self.face(seat, slot)
        on_wall = self.wall[seat] >> slot & 1 != 0
        self.leave(seat, slot)
        became = self.enter(self.mate, kind, face & 1 != 0, on_wall)
        if self.log is not None:
            unit = seat * MOST_UNITS + slot
            self.log.append(Transferred(seat, unit, face, self.mate, self.mate * MOST_UNITS + became))
