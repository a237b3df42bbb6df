"""Attacks: declared whole, answered, then struck portion by portion."""

from mypy_extensions import i64

from regalia.games.take_the_kingdom.actions import ATTACKS, FORT, KINDS, MORALE, SPREAD, TRAP_REAL
from regalia.games.take_the_kingdom.board import NONE, PLAYED, TABLE, TRAP
from regalia.games.take_the_kingdom.events import Damaged, Destroyed, Sprung, Targeted
from regalia.games.take_the_kingdom.phases import (
    AMOUNT,
    ANSWER,
    ATTACK,
    ORDER,
    OVER,
    STRIKE_BACK,
    STRIKE_ORDER,
)
from regalia.games.take_the_kingdom.turns import Turns
from regalia.kernel.bits import bit, bit_count, lowest
from regalia.kernel.zones import EVERYONE


class Attacks(Turns):
    """How attacks are declared and what they do."""

    # Declaring

    def lead_attack(self, seat: i64) -> None:
        """The attack card lies on the table; its modifiers and its first base come next (TK-6.1)."""
        self.left = self.pack.value[self.card]
        self.doubled = 0
        self.spread = 0
        self.portions = 0
        self.victim = NONE
        self.ask(ATTACK, seat)

    def modifiers(self, seat: i64) -> i64:
        """What may be added now: 1 for Morale, 2 for Spread (TK-6.2, TK-6.3, TK-9.10.7)."""
        if self.plays == 0 or self.portions > 0:
            return 0
        mask: i64 = 0
        if self.hand[KINDS * seat + MORALE] > 0 and not self.doubled:
            mask |= 1
        if self.hand[KINDS * seat + SPREAD] > 0 and not self.spread and self.left > 1:
            other: i64 = 0
            while other < self.seats:
                if other != seat and bit_count(self.bases_of(other)) > 1:
                    mask |= 2
                other += 1
        return mask

    def add_modifier(self, seat: i64, spread: bool) -> None:
        """A Morale doubles the value; a Spread divides it (TK-6.4)."""
        kind: i64 = SPREAD if spread else MORALE
        self.from_hand(seat, kind, PLAYED, EVERYONE)
        self.played[kind] += 1
        self.plays -= 1
        if spread:
            self.spread = 1
        else:
            self.doubled = 1
            self.left *= 2

    def attackable(self, base: i64) -> bool:
        """Whether the order of things lets this base be attacked: Lands before the Fort (TK-5.2, TK-6.6)."""
        return self.owner[base] >= 0 and (not self.is_fort(base) or self.lands(self.owner[base]) == 0)

    def open_to_attack(self, bases: i64) -> i64:
        """Those of the given bases that may be attacked."""
        found: i64 = 0
        while bases:
            base = lowest(bases)
            bases &= bases - 1
            if self.attackable(base):
                found |= bit(base)
        return found

    def attack_bases(self, seat: i64) -> i64:
        """The bases the attack, or its next portion, may be aimed at (TK-6.5, TK-6.14, TK-6.15)."""
        if not self.spread:
            return self.open_to_attack(self.opposing_bases(seat))
        if self.portions == 0:
            found: i64 = 0
            other: i64 = 0
            while other < self.seats:
                bases = self.bases_of(other)
                if other != seat and bit_count(bases) > 1:
                    found |= self.open_to_attack(bases)
                other += 1
            return found
        rest = self._without_portion()
        lands = self._lands_of(rest)
        return lands if lands else rest

    def _without_portion(self) -> i64:
        """The victim's bases that were given no portion."""
        rest = self.bases_of(self.victim)
        at: i64 = 0
        while at < self.portions:
            rest &= ~bit(self.portion_base[at])
            at += 1
        return rest

    def _lands_of(self, bases: i64) -> i64:
        found: i64 = 0
        while bases:
            base = lowest(bases)
            bases &= bases - 1
            if not self.is_fort(base):
                found |= bit(base)
        return found

    def aim(self, seat: i64, base: i64) -> None:
        """A base is chosen; with Spread its portion is asked for, unless there is but one."""
        self.victim = self.owner[base]
        self.portion_base[self.portions] = base
        self.portion_first[self.portions] = 0
        self.portions += 1
        amounts = self.amounts()
        if amounts & (amounts - 1):
            self.ask(AMOUNT, seat)
        else:
            self.give_amount(seat, lowest(amounts) + 1)

    def amounts(self) -> i64:
        """What the last base may be given, bit 0 for 1: all, or less if others can take it (TK-6.14)."""
        if not self.spread:
            return bit(self.left - 1)
        if self._without_portion() == 0:
            return bit(self.left - 1)
        most = self.left - 1 if self.portions == 1 else self.left
        return bit(most) - 1

    def give_amount(self, seat: i64, amount: i64) -> None:
        """The portion of the last base is fixed; then the order of its Defences (TK-6.8)."""
        base = self.portion_base[self.portions - 1]
        self.portion_amount[self.portions - 1] = amount
        self.left -= amount
        if self.log is not None:
            self.log.append(Targeted(seat, self.card, self.victim, base, self.ground[base], amount))
        if self.order_matters(base):
            self.ask(ORDER, seat)
        else:
            self.declared(seat)

    def order_matters(self, base: i64) -> bool:
        """Whether there are two Defences, and it makes a difference which is hit first."""
        return self.defences(base) == 2 and (
            self.defence[2 * base] != self.defence[2 * base + 1]
            or self.wound[2 * base] != self.wound[2 * base + 1]
        )

    def declared_portions(self) -> i64:
        """How many bases have been given their portion."""
        if not ATTACKS >> self.card & 1:
            return 0
        return self.portions - 1 if self.phase == AMOUNT else self.portions

    def declared(self, seat: i64) -> None:
        """On to the next portion, or to the victim's answer (TK-6.13, TK-8.3)."""
        if self.left > 0:
            self.ask(ATTACK, seat)
        else:
            self.ask(ANSWER, self.victim)

    # Striking

    def strike_portions(self) -> None:
        """One portion after the other, until a real Trap asks whom it hits (TK-6.16, TK-7.1 to TK-7.3)."""
        while self.portion < self.portions and self.alive >> self.victim & 1:
            base = self.portion_base[self.portion]
            if self.attackable(base):
                if self.has_trap(base) and self._spring(base):
                    return
                self._strike(
                    base, self.portion_amount[self.portion], self.portion_first[self.portion], self.turn
                )
                if self.phase == OVER:
                    return
            self.portion += 1
        self.clear_play()
        self.go_on()

    def _spring(self, base: i64) -> bool:
        """An attack, and nothing else, springs the Trap (TK-7.10); True if it was real and strikes back."""
        kind = self.seen_trap(base)
        if self.log is not None:
            self.log.append(Sprung(self.owner[base], base, self.ground[base], kind))
        self.trap[base] = NONE
        self.use_up(kind, TRAP + base, 1)
        if kind != TRAP_REAL:
            return False
        chooser = self.turn if self.realm.attacker_takes_back else self.victim  # TK-7.4, TK-7.5
        targets = self.strike_back_bases()
        if targets & (targets - 1):
            self.ask(STRIKE_BACK, chooser)
        else:
            self.strike_back(chooser, lowest(targets))
        return True

    def strike_back_bases(self) -> i64:
        """The attacker's bases that a Trap may hit (TK-7.6)."""
        return self.open_to_attack(self.bases_of(self.turn))

    def strike_back(self, chooser: i64, base: i64) -> None:
        """The base is chosen; then the order of its Defences."""
        self.target = base
        if self.order_matters(base):
            self.ask(STRIKE_ORDER, chooser)
        else:
            self.take_back(0)

    def take_back(self, first: i64) -> None:
        """The attacker's own damage falls; no Trap, no answer (TK-7.7 to TK-7.9)."""
        self._strike(self.target, self.portion_amount[self.portion], first, self.victim)
        if self.phase == OVER:
            return
        if not self.alive >> self.turn & 1:
            self.clear_play()
            self.card = NONE
            self.next_turn()
            return
        self.portion += 1
        self.strike_portions()

    def clear_play(self) -> None:
        """The cards of the play go to the used pile."""
        kind: i64 = 0
        while kind < KINDS:
            if self.played[kind] > 0 and not self._is_pending(kind):
                self.played[kind] -= 1
                self.use_up(kind, PLAYED, 1)
            kind += 1

    def _is_pending(self, kind: i64) -> bool:
        """Whether a card on the table is a Penalty that waits to be settled."""
        rest = self.penalties
        while rest:
            if rest & 63 == kind + 1:
                return True
            rest >>= 6
        return False

    def _strike(self, base: i64, amount: i64, first: i64, by: i64) -> None:
        """Damage runs through the Defences to the base (TK-6.7, TK-6.9 to TK-6.11)."""
        amount = self._hit_defence(base, first, amount)
        amount = self._hit_defence(base, 1 - first, amount)
        if amount == 0:
            return
        kind = self.ground[base]
        value = self.pack.value[kind]
        if kind == FORT:
            self.damage[base] += amount
            if self.log is not None:
                owner = self.owner[base]
                self.log.append(Damaged(owner, base, kind, None, kind, amount, self.damage[base]))
        if (self.damage[base] if kind == FORT else amount) < value:
            return
        if self.log is not None:
            self.log.append(Destroyed(self.owner[base], base, kind, None, kind))
        if kind == FORT:
            self.eliminate(self.owner[base], by)
        else:
            self.clear_base(base)

    def _hit_defence(self, base: i64, slot: i64, amount: i64) -> i64:
        """One Defence takes what it can; gives what runs on."""
        at = 2 * base + slot
        kind = self.defence[at]
        if kind < 0 or amount == 0:
            return amount
        needed = self.pack.value[kind] - self.wound[at]
        if amount < needed:
            self.wound[at] += amount
            if self.log is not None:
                owner, ground = self.owner[base], self.ground[base]
                self.log.append(Damaged(owner, base, ground, slot, kind, amount, self.wound[at]))
            return 0
        self.defence[at] = NONE
        self.wound[at] = 0
        if self.log is not None:
            self.log.append(Destroyed(self.owner[base], base, self.ground[base], slot, kind))
        self.use_up(kind, TABLE, 1)
        return amount - needed
