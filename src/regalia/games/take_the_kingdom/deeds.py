"""Building, Mercy and the action cards."""

from mypy_extensions import i64

from regalia.games.take_the_kingdom.actions import (
    ATTACKS,
    CONQUEST,
    DEEDS,
    DEFENCES,
    DISREPAIR,
    EARLY,
    EARTHQUAKE,
    FORTUNE,
    FREEZE,
    KINDS,
    LAND,
    MERCY,
    MISFORTUNE,
    MUTINY,
    PEOPLE,
    SABOTAGE,
    SPY,
    STRUCTURES,
    TRAP_REAL,
    TRAPS,
)
from regalia.games.take_the_kingdom.attacks import Attacks
from regalia.games.take_the_kingdom.board import DECK, HAND, HELD, NONE, PLAYED, TABLE, TRAP
from regalia.games.take_the_kingdom.events import (
    Conquered,
    Cursed,
    Defended,
    Frozen,
    Removed,
    Targeted,
    TrapLaid,
)
from regalia.games.take_the_kingdom.phases import (
    ANSWER,
    BUILD,
    PICK,
    PLACE,
    REPLACE,
    SPIED,
    TARGET,
    THAW,
)
from regalia.games.take_the_kingdom.phases import MERCY as MERCY_USE
from regalia.kernel.bits import bit, lowest
from regalia.kernel.zones import EVERYONE


class Deeds(Attacks):
    """What each card but an attack does."""

    # What may be played

    def playable(self, seat: i64, kinds: i64) -> i64:
        """Those of the given kinds that may lead a play now (TK-3.2, TK-4.1 to TK-4.4, TK-9.11.1)."""
        found: i64 = 0
        rest = kinds & ((1 << LAND) | (1 << MERCY) | DEFENCES | TRAPS | ATTACKS | DEEDS) & ~self.banned
        if self.is_early():
            rest &= EARLY
        while rest:
            kind = lowest(rest)
            rest &= rest - 1
            if self._has_use(seat, kind):
                found |= bit(kind)
        return found

    def _has_use(self, seat: i64, kind: i64) -> bool:
        if DEFENCES >> kind & 1:
            return self.building_bases(seat, False) != 0
        if TRAPS >> kind & 1:
            return self.building_bases(seat, True) != 0
        if DEEDS >> kind & 1 and kind != FORTUNE:
            return self.targets(seat, kind) != 0
        return True

    def lead(self, seat: i64, kind: i64, source: i64) -> None:
        """A card leads a play, from the hand or, free, from what a Spy brought (TK-3.2, TK-9.10.5)."""
        self.busy = 1
        self.idle = 0
        hidden = TRAPS >> kind & 1 != 0
        if source == HELD:
            if not hidden:
                self.held = NONE
                self.played[kind] += 1
                self.moved(kind, HELD, PLAYED, 1, EVERYONE)
        else:
            self.plays -= 1
            if hidden:
                self.from_hand(seat, kind, HELD, bit(seat))
                self.held = kind
            else:
                self.from_hand(seat, kind, PLAYED, EVERYONE)
                self.played[kind] += 1
        self.card = TRAP_REAL if hidden else kind  # which Trap it is stays with the card
        self.target = NONE
        self.slot = NONE
        self.place = NONE
        if kind == LAND:
            self._found_from_play(seat, kind)
        elif kind == MERCY:
            self.ask(MERCY_USE, seat)
        elif ATTACKS >> kind & 1:
            self.lead_attack(seat)
        elif kind == FORTUNE:
            self.extra_turn()
        elif DEEDS >> kind & 1:
            self.ask(TARGET, seat)
        else:
            self.ask(BUILD, seat)

    # Building

    def building_bases(self, seat: i64, trap: bool) -> i64:
        """Own bases, not frozen, with room for a Trap or a Defence (TK-5.3 to TK-5.7, TK-9.9.1, TK-9.9.2)."""
        found: i64 = 0
        rest = self.bases_of(seat) & ~self.frozen
        while rest:
            base = lowest(rest)
            rest &= rest - 1
            if (
                (not self.has_trap(base))
                if trap
                else (self.defences(base) < 2 or self.replaceable(base) != 0)
            ):
                found |= bit(base)
        return found

    def replaceable(self, base: i64) -> i64:
        """The undamaged Defences of a full base, where they may give way (TK-5.6, TK-5.7)."""
        if not self.realm.replace_defence:
            return 0
        return (1 if self.wound[2 * base] == 0 else 0) | (2 if self.wound[2 * base + 1] == 0 else 0)

    def build(self, seat: i64, base: i64) -> None:
        """A Trap or a Defence goes on a base."""
        if self.card == TRAP_REAL:
            self.trap[base] = self.held
            self.moved(self.held, HELD, TRAP + base, 1, bit(seat))  # TK-14.3
            self.held = NONE
            if self.log is not None:
                self.log.append(TrapLaid(seat, base, self.ground[base]))
            self.go_on()
        elif self.defences(base) < 2:
            self._defend(seat, base, 0 if self.defence[2 * base] < 0 else 1)
        else:
            self.target = base
            both = self.replaceable(base)
            if both == 3:
                self.ask(REPLACE, seat)
            else:
                self.replace(seat, lowest(both))

    def replace(self, seat: i64, slot: i64) -> None:
        """An undamaged Defence gives way to another."""
        self._remove(self.target, slot)
        self._defend(seat, self.target, slot)

    def _defend(self, seat: i64, base: i64, slot: i64) -> None:
        self.defence[2 * base + slot] = self.card
        self.played[self.card] -= 1
        self.moved(self.card, PLAYED, TABLE, 1, EVERYONE)
        if self.log is not None:
            self.log.append(Defended(seat, base, self.ground[base], slot, self.card))
        self.go_on()

    def _remove(self, base: i64, slot: i64) -> None:
        """A Defence is discarded."""
        at = 2 * base + slot
        kind = self.defence[at]
        self.defence[at] = NONE
        self.wound[at] = 0
        if self.log is not None:
            self.log.append(Removed(self.owner[base], base, self.ground[base], slot, kind))
        self.use_up(kind, TABLE, 1)

    def _found_from_play(self, seat: i64, kind: i64) -> None:
        self.played[kind] -= 1
        self.moved(kind, PLAYED, TABLE, 1, EVERYONE)
        self.found(seat, kind)
        self.go_on()

    # Mercy and Fortune

    def use_mercy(self, seat: i64, use: i64) -> None:
        """As a Land, for an extra turn, or to thaw a base (TK-11.1 to TK-11.4)."""
        if use == 0:
            self._found_from_play(seat, MERCY)
        elif use == 1:
            self.extra_turn()
        else:
            frozen = self.bases_of(seat) & self.frozen
            if frozen & (frozen - 1):
                self.ask(THAW, seat)
            else:
                self.thaw(lowest(frozen))

    def thaw(self, base: i64) -> None:
        """The Freeze and the Mercy are discarded."""
        self.frozen &= ~bit(base)
        self.use_up(FREEZE, TABLE, 1)
        if self.log is not None:
            self.log.append(Frozen(self.owner[base], base, self.ground[base], False))
        self.clear_play()
        self.go_on()

    def extra_turn(self) -> None:
        """This turn is over, and another one follows (TK-9.7.1, TK-9.7.2, TK-9.10.8, TK-11.4)."""
        self.extra = 1
        self.clear_play()
        self.go_on()

    # Targets of actions. A mask as the actions stand: the deck, four seats, then the bases.

    def targets(self, seat: i64, card: i64) -> i64:
        """What an action may be aimed at, Forts behind their Lands included (TK-6.17, TK-9.1.2)."""
        if card == MISFORTUNE:
            return (self.alive & ~bit(seat)) << 1
        if card == SPY:
            return self._spy_targets(seat)
        found: i64 = 0
        rest = self.opposing_bases(seat)
        while rest:
            base = lowest(rest)
            rest &= rest - 1
            if self._can_target(seat, card, base):
                found |= bit(base)
        return found << 5

    def _can_target(self, seat: i64, card: i64, base: i64) -> bool:
        if card == CONQUEST:
            if not self.is_fort(base):
                return True
            owner = self.owner[base]
            return self.lands(owner) == 0 and self.defences(base) > 0 and self.places(seat) != 0
        if card == EARTHQUAKE:
            return self.defences(base) > 0 or self.has_trap(base)
        if card == MUTINY:
            return self.has_defence_of(base, PEOPLE)
        if card == SABOTAGE:
            return self.has_trap(base)
        if card == DISREPAIR:
            return self.has_defence_of(base, STRUCTURES)
        return not self.frozen >> base & 1  # FREEZE, TK-9.9.3

    def _spy_targets(self, seat: i64) -> i64:
        """The deck, hands, Traps (TK-9.10.1 to TK-9.10.4)."""
        found: i64 = 1 if self.deck_size > 0 else 0
        if self.is_early():
            return found
        other: i64 = 0
        while other < self.seats:
            if other != seat and self.size[other] > 0 and self.alive >> other & 1:
                found |= bit(other + 1)
            other += 1
        rest = self.opposing_bases(seat)
        while rest:
            base = lowest(rest)
            rest &= rest - 1
            if self.has_trap(base):
                found |= bit(base + 5)
        return found

    def places(self, seat: i64) -> i64:
        """Own bases where a conquered Defence can go (TK-9.2.4)."""
        found: i64 = 0
        rest = self.bases_of(seat) & ~self.frozen
        while rest:
            base = lowest(rest)
            rest &= rest - 1
            if self.defences(base) < 2:
                found |= bit(base)
        return found

    def choose_target(self, seat: i64, target: i64) -> None:
        """0 is the deck, 1 to 4 the seats, then the bases (TK-9.1.3)."""
        if target == 0:
            self._spy_on_deck(seat)
            return
        if target < 5:
            self.victim = target - 1
            self._aimed(seat)
            return
        self.target = target - 5
        self.victim = self.owner[self.target]
        slots = self.pickable()
        if slots & (slots - 1):
            self.ask(PICK, seat)
        else:
            self.pick_slot(seat, lowest(slots) if slots else NONE)

    def pickable(self) -> i64:
        """The Defences of which Mutiny, or Conquest from a Fort, takes one; none for other actions."""
        kinds: i64 = 0
        if self.card == MUTINY:
            kinds = PEOPLE
        elif self.card == CONQUEST and self.is_fort(self.target):
            kinds = DEFENCES
        first = self.defence[2 * self.target]
        second = self.defence[2 * self.target + 1]
        mask: i64 = 1 if first >= 0 and kinds >> first & 1 else 0
        return mask | 2 if second >= 0 and kinds >> second & 1 else mask

    def pick_slot(self, seat: i64, slot: i64) -> None:
        """The Defence is chosen; a conquered one needs a place."""
        self.slot = slot
        if self.card == CONQUEST and slot >= 0:
            self.ask(PLACE, seat)
        else:
            self._aimed(seat)

    def choose_place(self, seat: i64, base: i64) -> None:
        """Where the conquered Defence will stand."""
        self.place = base
        self._aimed(seat)

    def _aimed(self, seat: i64) -> None:
        """Declared whole: the victim answers (TK-8.1)."""
        if self.log is not None:
            base = self.target if self.target >= 0 else None
            ground = self.ground[self.target] if self.target >= 0 else None
            self.log.append(Targeted(seat, self.card, self.victim, base, ground, None))
        self.ask(ANSWER, self.victim)

    # What actions do

    def act(self) -> None:
        """The action was not blocked: it takes effect, and its card is discarded (TK-9.1.1)."""
        card = self.card
        base = self.target
        if card == SPY:
            self._spy()
            return
        if card == CONQUEST:
            self._conquer()
        elif card == MISFORTUNE:
            self.missed[self.victim] += 1  # TK-9.8.1, TK-9.8.2
            if self.log is not None:
                self.log.append(Cursed(self.victim))
        elif card == FREEZE:
            self.frozen |= bit(base)  # TK-9.9.1
            self.played[FREEZE] -= 1
            self.moved(FREEZE, PLAYED, TABLE, 1, EVERYONE)
            if self.log is not None:
                self.log.append(Frozen(self.owner[base], base, self.ground[base], True))
        elif card == MUTINY:
            self._remove(base, self.slot)  # TK-9.4
        else:
            slot: i64 = 0
            while slot < 2:
                kind = self.defence[2 * base + slot]
                taken = STRUCTURES if card == DISREPAIR else DEFENCES if card == EARTHQUAKE else 0
                if kind >= 0 and taken >> kind & 1:
                    self._remove(base, slot)  # TK-9.3, TK-9.6.1
                slot += 1
            if card != DISREPAIR:
                self.discard_trap(base)  # TK-9.3, TK-9.5
        self.clear_play()
        self.go_on()

    def _conquer(self) -> None:
        """A Land with all that lies on it, or a Defence off a Fort (TK-9.2.1 to TK-9.2.4)."""
        base = self.target
        seat = self.turn
        if self.slot >= 0:
            source = 2 * base + self.slot
            free: i64 = 0 if self.defence[2 * self.place] < 0 else 1
            target = 2 * self.place + free
            kind = self.defence[source]
            self.defence[target] = kind
            self.wound[target] = self.wound[source]
            self.defence[source] = NONE
            self.wound[source] = 0
            if self.log is not None:
                self.log.append(Conquered(seat, self.victim, base, self.ground[base], self.place, kind))
            return
        self.owner[base] = seat
        if self.log is not None:
            self.log.append(Conquered(seat, self.victim, base, self.ground[base], None, self.ground[base]))
        if self.has_trap(base):
            self._look_at_trap(seat, base)  # TK-14.4

    def _look_at_trap(self, seat: i64, base: i64) -> None:
        self.seen_trap(base)
        self.looked(TRAP + base, bit(seat))

    def _spy(self) -> None:
        """A card out of a hand, or a look at a Trap (TK-9.10.3, TK-9.10.4, TK-14.6, TK-14.7)."""
        seat = self.turn
        if self.target >= 0:
            self._look_at_trap(seat, self.target)
            self.clear_play()
            self.go_on()
            return
        kind = self.random_card(self.victim)
        of = self.size[self.victim]
        self.hand[KINDS * self.victim + kind] -= 1
        self.size[self.victim] -= 1
        self.clear_play()
        self._bring(seat, kind, HAND + self.victim, of, bit(seat) | bit(self.victim))

    def _spy_on_deck(self, seat: i64) -> None:
        """A card off the deck, which cannot be answered (TK-8.2, TK-9.10.2, TK-10.11)."""
        self.clear_play()
        kind = self.draw_for(seat)
        if kind >= 0:
            self._bring(seat, kind, DECK, self.deck_size + 1, bit(seat))
        else:
            self.go_on()

    def _bring(self, seat: i64, kind: i64, source: i64, of: i64, seen: i64) -> None:
        """What a Spy brought may be played at once, or is kept (TK-9.10.5, TK-9.10.6)."""
        if not self.realm.spy_play_free:
            self.to_hand(kind, source, of, seat, seen)
            self.go_on()
            return
        self.held = kind
        self.moved(kind, source, HELD, of, seen)
        self.ask(SPIED, seat)

    def keep(self, seat: i64) -> None:
        """The card goes to the hand."""
        kind = self.held
        self.held = NONE
        self.to_hand(kind, HELD, 1, seat, bit(seat))
        self.go_on()
