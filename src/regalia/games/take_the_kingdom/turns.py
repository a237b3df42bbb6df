"""The course of a game of Take the Kingdom: set-up, turns, Penalties, elimination, the end and the score."""

from typing import Final

from mypy_extensions import i64

from regalia.games.take_the_kingdom.actions import (
    ATTACKS,
    DEEDS,
    DEFENCES,
    DENY,
    DISEASE,
    FAMINE,
    FORT,
    FREEZE,
    KINDS,
    LAND,
    MERCY,
    MORALE,
    PENALTIES,
    SPREAD,
    TRAPS,
)
from regalia.games.take_the_kingdom.board import DECK, HAND, NONE, PLAYED, TABLE, TRAP, USED, Board
from regalia.games.take_the_kingdom.events import (
    Eliminated,
    Ended,
    Founded,
    Removed,
    Settled,
    TurnBegan,
    TurnMissed,
)
from regalia.games.take_the_kingdom.heuristics import standing
from regalia.games.take_the_kingdom.phases import DISCARD, OVER, PENALTY, PLAY
from regalia.kernel.bits import bit, lowest
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.state import Outcome, placed
from regalia.kernel.zones import EVERYONE

# No Penalty bans Mercy (TK-10.10).
BANNED_BY_DISEASE: Final = (1 << LAND) | DEFENCES | TRAPS
BANNED_BY_FAMINE: Final = ATTACKS | (1 << MORALE) | (1 << SPREAD)


class Turns(Board):
    """What happens whatever cards are played."""

    def begin(self) -> None:
        """Kingdoms, a Mercy and two cards each, and the first turn (TK-2.1 to TK-2.9)."""
        self.lay_out()
        self.deck = self.pack.deck[:]
        self.deck_size = self.pack.deck_size
        self.alive = bit(self.seats) - 1
        seat: i64 = 0
        while seat < self.seats:
            self.found(seat, FORT)
            count: i64 = 0
            while count < self.pack.lands_each:
                self.found(seat, LAND)
                count += 1
            self.to_hand(MERCY, TABLE, 1, seat, EVERYONE)
            seat += 1
        seat = 0
        while seat < self.seats:
            dealt: i64 = 0
            while dealt < self.pack.dealt:
                kind = self._draw_openly_cleared()
                self.to_hand(kind, DECK, self.deck_size + 1, seat, bit(seat))
                dealt += 1
            seat += 1
        self._start_turn(self.rng.below(self.seats), False)

    def found(self, seat: i64, kind: i64) -> None:
        """A new base: a Fort, a Land, or a Mercy that serves as one (TK-1.3, TK-5.1)."""
        base = self.bases
        self.bases += 1
        self.owner[base] = seat
        self.ground[base] = kind
        if self.log is not None:
            self.log.append(Founded(seat, base, kind))

    def deciders(self) -> i64:
        if self.phase == OVER:
            return 0
        return bit(self.decider)

    def ask(self, phase: i64, seat: i64) -> None:
        """The next decision."""
        self.phase = phase
        self.decider = seat

    # Drawing

    def _draw(self) -> i64:
        """A card of the deck, by chance; the caller says where it goes."""
        at = self.rng.below(self.deck_size)
        kind: i64 = 0
        while at >= self.deck[kind]:
            at -= self.deck[kind]
            kind += 1
        self.deck[kind] -= 1
        self.deck_size -= 1
        return kind

    def _draw_openly_cleared(self) -> i64:
        """A card that is no Penalty: those are shown and shuffled back (TK-2.8, TK-4.5, TK-4.6)."""
        penalties = self.deck[DISEASE] + self.deck[FAMINE] + self.deck[KINDS - 1]
        if penalties == self.deck_size:
            return NONE
        kind = self._draw()
        while PENALTIES >> kind & 1:
            self.moved(kind, DECK, PLAYED, self.deck_size + 1, EVERYONE)
            self.moved(kind, PLAYED, DECK, 1, EVERYONE)
            self.deck[kind] += 1
            self.deck_size += 1
            kind = self._draw()
        return kind

    def draw_for(self, seat: i64) -> i64:
        """Draw as the turn allows; a Penalty goes on the table and gives NONE (TK-10.1, TK-14.9)."""
        if self.deck_size == 0:
            return NONE
        if self.is_early():
            return self._draw_openly_cleared()
        kind = self._draw()
        if not PENALTIES >> kind & 1:
            return kind
        self.moved(kind, DECK, PLAYED, self.deck_size + 1, EVERYONE)
        self.played[kind] += 1
        shift: i64 = 0
        while self.penalties >> shift:
            shift += 6
        self.penalties |= kind + 1 << shift
        return NONE

    # Turns

    def _start_turn(self, seat: i64, extra: bool) -> None:
        """Draw three cards, or what is left (TK-3.1, TK-3.3, TK-3.10)."""
        self.turn = seat
        self.plays = self.pack.plays
        self.busy = 0
        self.extra = 0
        self.banned = 0  # TK-10.9
        self.dry = 1 if self.deck_size == 0 else 0
        if self.log is not None:
            self.log.append(TurnBegan(seat, extra))
        drawn: i64 = 0
        while drawn < self.pack.drawn:
            kind = self.draw_for(seat)
            if kind >= 0:
                self.to_hand(kind, DECK, self.deck_size + 1, seat, bit(seat))
            drawn += 1
        self.go_on()

    def go_on(self) -> None:
        """Whatever comes next in this turn (TK-3.5)."""
        self.card = NONE
        if self.penalties:
            self.ask(PENALTY, self.turn)
        elif self.extra or self.plays == 0:
            self.end_turn()
        else:
            self.ask(PLAY, self.turn)

    def end_turn(self) -> None:
        """Discard down to the limit first; only here does it matter (TK-3.6, TK-3.8, TK-3.9)."""
        if self.size[self.turn] > self.pack.limit:
            self.ask(DISCARD, self.turn)
        else:
            self._pass_turn()

    def discard(self, seat: i64, kind: i64) -> None:
        """One card too many goes (TK-3.7)."""
        self.from_hand(seat, kind, USED, EVERYONE)
        self.used[kind] += 1
        self.end_turn()

    def _pass_turn(self) -> None:
        if self.dry and not self.busy:
            self.idle |= bit(self.turn)
            if not self.alive & ~self.idle:  # TK-13.2
                self._finish()
                return
        if self.extra:
            self._start_turn(self.turn, True)  # TK-4.2
        else:
            self.turns[self.turn] += 1
            self.next_turn()

    def next_turn(self) -> None:
        """The next survivor who does not miss a turn (TK-9.8.3, TK-13.3)."""
        seat = self.turn
        while True:
            seat = (seat + 1) % self.seats
            if self.alive >> seat & 1:
                if self.missed[seat] == 0:
                    break
                self.missed[seat] -= 1
                if self.log is not None:
                    self.log.append(TurnMissed(seat))
        self._start_turn(seat, False)

    # Penalties

    def accept(self, seat: i64) -> None:
        """The Penalty holds for this turn and uses a play (TK-10.2, TK-10.5 to TK-10.8)."""
        kind = self._next_penalty()
        if kind == DISEASE:
            self.banned |= BANNED_BY_DISEASE
        elif kind == FAMINE:
            self.banned |= BANNED_BY_FAMINE
        else:
            self.banned |= DEEDS
        if self.realm.penalty_uses_play and self.plays > 0:
            self.plays -= 1
        if self.log is not None:
            self.log.append(Settled(seat, kind, None))
        self.go_on()

    def cancel(self, seat: i64, card: i64) -> None:
        """A Deny or a Mercy lifts the Penalty (TK-10.3, TK-10.4)."""
        kind = self._next_penalty()
        self.from_hand(seat, card, USED, EVERYONE)
        self.used[card] += 1
        if self.log is not None:
            self.log.append(Settled(seat, kind, card))
        self.go_on()

    def _next_penalty(self) -> i64:
        kind = (self.penalties & 63) - 1
        self.penalties >>= 6
        self.played[kind] -= 1
        self.use_up(kind, PLAYED, 1)
        return kind

    def cancelling(self, seat: i64) -> i64:
        """The kinds in hand that cancel a Penalty."""
        return self.hand_mask(seat) & ((1 << DENY) | (1 << MERCY))

    # Falling

    def clear_base(self, base: i64) -> None:
        """A base leaves play with all that lies on it (TK-6.12, TK-7.11, TK-9.9.4)."""
        self.use_up(self.ground[base], TABLE, 1)
        slot: i64 = 2 * base
        while slot < 2 * base + 2:
            if self.defence[slot] >= 0:
                self.use_up(self.defence[slot], TABLE, 1)
                self.defence[slot] = NONE
                self.wound[slot] = 0
            slot += 1
        self.discard_trap(base)
        if self.frozen >> base & 1:
            self.frozen &= ~bit(base)
            self.use_up(FREEZE, TABLE, 1)
        self.owner[base] = NONE
        self.damage[base] = 0

    def discard_trap(self, base: i64) -> None:
        """A Trap, if there is one, is discarded face up (TK-7.11)."""
        if self.has_trap(base):
            kind = self.seen_trap(base)
            if self.log is not None:
                self.log.append(Removed(self.owner[base], base, self.ground[base], None, kind))
            self.trap[base] = NONE
            self.use_up(kind, TRAP + base, 1)

    def seen_trap(self, base: i64) -> i64:
        """Which Trap lies there; the veil, where it is cut."""
        kind = self.trap[base]
        if kind < 0:
            raise HiddenInformation("that Trap lies face down")
        return kind

    def eliminate(self, seat: i64, by: i64) -> None:
        """A kingdom falls; whoever felled it takes a card of the hand (TK-12.1 to TK-12.6, TK-14.8)."""
        self.alive &= ~bit(seat)
        self.fallen[seat] = self.seats - self.survivors()
        if self.log is not None:
            self.log.append(Eliminated(seat, by))
        rest = self.bases_of(seat)
        while rest:
            self.clear_base(lowest(rest))
            rest &= rest - 1
        if self.size[seat] > 0:
            kind = self.random_card(seat)
            of = self.size[seat]
            self.hand[KINDS * seat + kind] -= 1
            self.size[seat] -= 1
            self.to_hand(kind, HAND + seat, of, by, bit(seat) | bit(by))
        kind = 0
        while kind < KINDS:
            while self.hand[KINDS * seat + kind] > 0:
                self.from_hand(seat, kind, USED, EVERYONE)
                self.used[kind] += 1
            kind += 1
        if self.survivors() == 1:
            self._finish()  # TK-13.1

    def random_card(self, seat: i64) -> i64:
        """A card of a hand, by chance."""
        at = self.rng.below(self.size[seat])
        kind: i64 = 0
        while at >= self.hand[KINDS * seat + kind]:
            at -= self.hand[KINDS * seat + kind]
            kind += 1
        return kind

    # The end

    def _finish(self) -> None:
        self.phase = OVER
        if self.log is not None:
            result = self.outcome()
            self.log.append(Ended(result.scores, result.ranks))

    def score(self, seat: i64) -> i64:
        """Bases and Defences less the damage on them (TK-13.4, TK-13.6)."""
        total: i64 = 0
        base: i64 = 0
        while base < self.bases:
            if self.owner[base] == seat:
                total += self.pack.value[self.ground[base]] - self.damage[base]
                slot: i64 = 2 * base
                while slot < 2 * base + 2:
                    if self.defence[slot] >= 0:
                        total += self.pack.value[self.defence[slot]] - self.wound[slot]
                    slot += 1
            base += 1
        return total

    def _fort_damage(self, seat: i64) -> i64:
        base: i64 = 0
        while base < self.bases:
            if self.owner[base] == seat and self.is_fort(base):
                return self.damage[base]
            base += 1
        return 0

    def _merit(self, seat: i64) -> i64:
        """One number to compare seats by: score, Lands and Fort, or when they fell (TK-13.5, TK-13.6)."""
        if self.fallen[seat] > 0:
            return self.fallen[seat] - 4
        return (self.score(seat) * 100 + self.lands(seat)) * 100 + 99 - self._fort_damage(seat)

    def outcome(self) -> Outcome:
        scores: list[int] = []
        merits: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            scores.append(self.score(seat))
            merits.append(self._merit(seat))
            seat += 1
        return placed(scores, merits)

    def value(self, seat: i64) -> float:
        if self.phase == OVER:
            return self.outcome().share(seat)
        return standing(self, seat)
