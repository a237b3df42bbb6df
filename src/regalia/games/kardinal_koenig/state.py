"""Kardinal & König: what may be chosen, and where each choice leads."""

from mypy_extensions import i64

from regalia.games.kardinal_koenig import actions as do
from regalia.games.kardinal_koenig.actions import KINDS, STRETCH
from regalia.games.kardinal_koenig.events import Built, Exchanged, Played, Sent
from regalia.games.kardinal_koenig.phases import COUNTRY, MORE, OVER, PIECE, PLAY, PROMPTS
from regalia.games.kardinal_koenig.turns import Turns
from regalia.kernel.bits import append, bit, bit_count, nth
from regalia.kernel.rng import BLIND, Rng
from regalia.kernel.state import State


class KardinalKoenig(Turns):
    """A game of Kardinal & König."""

    def copy(self) -> State:
        twin = KardinalKoenig(self.europe, self.rng.copy())
        self.copy_into(twin)
        return twin

    def glimpse(self, viewer: i64) -> State:
        seen = KardinalKoenig(self.europe, BLIND)
        self.share_into(seen)
        seen.cut_all(viewer)
        return seen

    def prompt(self, seat: i64) -> str:
        return PROMPTS[self.phase] if seat == self.turn else ""

    def is_turn_boundary(self) -> bool:
        return self.phase == PLAY or self.phase == OVER

    def legal(self, seat: i64) -> list[int]:
        choices: list[int] = []
        if self.deciders() >> seat & 1:
            base, mask = self._menu(seat)
            append(choices, base, mask)
        return choices

    def random_action(self, seat: i64, rng: Rng) -> i64:
        base, mask = self._menu(seat)
        return base + nth(mask, rng.below(bit_count(mask)))

    def rollout_action(self, seat: i64, rng: Rng) -> i64:
        """Rather places than exchanges, rather with a card than with a joker, and likes a second piece."""
        if self.phase == PLAY or self.phase == MORE:
            countries = self.open_to(seat)
            if self.phase == MORE:
                countries &= bit(self.country)
            paying = self._payments(seat, countries)
            single = paying & (bit(do.JOKER) - 1)
            if paying and rng.below(8) > 0:
                return rng.bit_of(single if single and rng.below(4) > 0 else paying)
            if self.phase == MORE:
                return do.DONE
        return self.random_action(seat, rng)

    def _menu(self, seat: i64) -> tuple[i64, i64]:
        """Where the choices begin among the actions and, as a mask, which of those that follow are legal."""
        phase = self.phase
        if phase == PLAY:
            cards = self._payments(seat, self.open_to(seat))
            return do.DONE, cards | self._held(seat, 1) << do.EXCHANGE  # KK-3.3, KK-6.1
        if phase == COUNTRY:
            return do.COUNTRY, self._countries(seat)
        if phase == PIECE:
            return do.PLACE + STRETCH * self.country, self._places(seat)
        if phase == MORE:
            open_here = self.open_to(seat) & bit(self.country)
            return do.DONE, 1 | self._payments(seat, open_here)
        mask: i64 = 1  # KK-7.1
        kind: i64 = 0
        while kind < KINDS:
            if self.display[kind] > 0:
                mask |= bit(do.TAKE - do.DECK + kind)
            kind += 1
        return do.DECK, mask

    def _held(self, seat: i64, copies: i64) -> i64:
        """The colours of which a seat holds at least so many cards."""
        mask: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if self.hand[KINDS * seat + kind] >= copies:
                mask |= bit(kind)
            kind += 1
        return mask

    def _payments(self, seat: i64, countries: i64) -> i64:
        """Cards and jokers in hand that pay for a piece in one of these countries (KK-4.1 to KK-4.4)."""
        mask: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            held = self.hand[KINDS * seat + kind]
            if held > 0 and countries & self.pack.lands[kind]:
                mask |= bit(do.PLAY + kind)
            if held > 1 and countries & self._joker_lands(kind):
                mask |= bit(do.JOKER + kind)
            kind += 1
        return mask

    def _joker_lands(self, kind: i64) -> i64:
        """The countries where a joker of a colour pays (KK-4.2, KK-4.3)."""
        everywhere = bit(do.LANDS) - 1
        return everywhere & ~self.pack.lands[kind] if self.europe.joker_elsewhere else everywhere

    def _countries(self, seat: i64) -> i64:
        """The countries where the cards just played can place a piece (KK-4.1)."""
        lands = self._joker_lands(self.paid) if self.joker else self.pack.lands[self.paid]
        return self.open_to(seat) & lands

    def _places(self, seat: i64) -> i64:
        """In the country chosen: the crest as bit 0, then its fields (KK-5.4 to KK-5.9)."""
        mask: i64 = 0
        if self.house_stock[seat] > 0:
            mask = self.free(self.country) >> self.atlas.first[self.country] << 1
        if self.advisor_stock[seat] > 0 and self.has_room_at_court(self.country):
            mask |= 1
        return mask

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == PLAY:
            if action >= do.EXCHANGE:
                self._exchange(seat, action - do.EXCHANGE)
            else:
                self._pay(seat, action)
                self.phase = COUNTRY
        elif phase == COUNTRY:
            self.country = action - do.COUNTRY
            self.single = 1 if self.lead[self.country] == 0 else 0  # KK-5.1, KK-5.2
            self.phase = PIECE
        elif phase == PIECE:
            self._place(seat, action - do.PLACE - STRETCH * self.country)
        elif phase == MORE:
            if action == do.DONE:
                self.refill(seat)
            else:
                self._pay(seat, action)
                self.phase = PIECE
        elif action == do.DECK:
            self.draw(seat)
        else:
            self.take(seat, action - do.TAKE)

    def _exchange(self, seat: i64, kind: i64) -> None:
        """One card goes, and one comes as in a refill (KK-6.1, KK-6.2)."""
        if self.log is not None:
            self.log.append(Exchanged(seat, kind))
        self.discard(seat, kind)
        self.refill(seat)

    def _pay(self, seat: i64, action: i64) -> None:
        """One card, or two as a joker, for the piece to come (KK-4.1, KK-4.2)."""
        self.joker = 1 if action >= do.JOKER else 0
        self.paid = action - (do.JOKER if self.joker else do.PLAY)
        if self.log is not None:
            self.log.append(Played(seat, self.paid, 1 + self.joker))
        self.discard(seat, self.paid)
        if self.joker:
            self.discard(seat, self.paid)

    def _place(self, seat: i64, place: i64) -> None:
        """An advisor on the crest, or a monastery on a field; then perhaps another piece (KK-3.2, KK-5.3)."""
        self.paid = -1
        self.joker = 0
        self.placed += 1
        if place == 0:
            self.send(seat, self.country)
            if self.log is not None:
                self.log.append(Sent(seat, self.country))
        else:
            field = self.atlas.first[self.country] + place - 1
            self.build(seat, field)
            if self.log is not None:
                self.log.append(Built(seat, self.country, field))
        if self.single or self.placed == 2:
            self.refill(seat)
        else:
            self.phase = MORE
