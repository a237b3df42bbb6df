"""The course of a game of King's Blood: dealing, drawing, founding, the end of a deal, the score."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kings_blood.actions import HALF, KINGS_BLOOD, PEOPLE
from regalia.games.kings_blood.board import (
    DECK,
    DISCARDS,
    FIRST_TO,
    GENEALOGY,
    HAND,
    LAST_UNDER,
    PLAYED,
    SINGLE,
    Board,
)
from regalia.games.kings_blood.events import DealBegan, DealDrawn, DealWon, Ended, Founded, Scored
from regalia.games.kings_blood.genealogy import FOUNDER, NONE
from regalia.games.kings_blood.heuristics import standing
from regalia.games.kings_blood.phases import OVER
from regalia.kernel.bits import bit, lowest
from regalia.kernel.errors import HiddenInformation
from regalia.kernel.events import Dealt
from regalia.kernel.state import Outcome, placed
from regalia.kernel.zones import EVERYONE

MOST_DEALS: Final = 50


class Deals(Board):
    """What happens before the first turn of a deal and after its last."""

    def begin(self) -> None:
        """Choose the dealer and deal (KB-2.1)."""
        self.lay_out()
        self.dealer = self.rng.below(self.seats)
        self.deal_cards()

    def deciders(self) -> i64:
        if self.phase == OVER:
            return 0
        return bit(self.turn)

    # Dealing

    def deal_cards(self) -> None:
        """Gather all cards, deal seven to each and found the Genealogy (KB-2.2 to KB-2.5)."""
        self._gather()
        self.gathered()
        if self.log is not None:
            self.log.append(DealBegan(self.deal, self.dealer))
        seat: i64 = 0
        while seat < self.seats:
            count: i64 = 0
            while count < self.family.dealt:
                self.put_into_hand(seat, self._take_from_deck())
                count += 1
            self.size[seat] = self.family.dealt
            if self.log is not None:
                self.log.append(Dealt(HAND + seat, self.family.dealt, bit(seat), self.cards(HAND + seat)))
            seat += 1
        kind = self._take_from_deck()
        while kind >= PEOPLE:
            self.moved(kind, DECK, PLAYED, self.deck_size + 1, EVERYONE)
            self.moved(kind, PLAYED, DECK, 1, EVERYONE)
            self.deck[self.deck_size] = kind
            self.deck_size += 1
            kind = self._take_from_deck()
        self._lay_founder(kind)
        self.start_turn((self.dealer + 1) % self.seats)

    def _gather(self) -> None:
        """A table with nothing but the draw pile."""
        self.direction = 1
        self.turns = 0
        self.decisions = 0
        self.pending = 0
        self.passed = 0
        self.lost = 0
        self.called = 0
        self.winner = NONE
        self.card = NONE
        self.mover = NONE
        self.held = NONE
        self.holder = NONE  # KB-13.1
        self.blooded = NONE
        self.enthroned = NONE
        self.discard_low = 0
        self.discard_high = 0
        self.discard_events = 0
        self.tree.clear()
        seat: i64 = 0
        while seat < self.seats:
            self.hand[3 * seat] = 0
            self.hand[3 * seat + 1] = 0
            self.hand[3 * seat + 2] = 0
            self.size[seat] = 0
            seat += 1
        self.deck = self.family.deck[:]
        self.deck_size = len(self.deck)

    def start_turn(self, seat: i64) -> None:
        """The next turn begins."""
        raise NotImplementedError

    # Drawing

    def _take_from_deck(self) -> i64:
        """Any card of the draw pile, which must not be empty; the caller says where it goes."""
        at = self.rng.below(self.deck_size)
        kind = self.deck[at]
        self.deck_size -= 1
        self.deck[at] = self.deck[self.deck_size]
        self.deck[self.deck_size] = NONE
        return kind

    def draw_card(self) -> i64:
        """The top card of the draw pile; the discards become the new one if need be (KB-12.1)."""
        if self.deck_size == 0:
            self._reshuffle()
        return self._take_from_deck()

    def _reshuffle(self) -> None:
        """All discards go into the draw pile, for everyone to see (KB-15.4)."""
        while self.discard_low:
            self._return_to_deck(lowest(self.discard_low))
            self.discard_low &= self.discard_low - 1
        while self.discard_high:
            self._return_to_deck(HALF + lowest(self.discard_high))
            self.discard_high &= self.discard_high - 1
        kind: i64 = PEOPLE
        while self.discard_events:
            count = self.discard_events & 15
            while count > 0:
                self._return_to_deck(kind)
                count -= 1
            self.discard_events >>= 4
            kind += 1

    def _return_to_deck(self, kind: i64) -> None:
        self.moved(kind, DISCARDS, DECK, 1, EVERYONE)
        self.deck[self.deck_size] = kind
        self.deck_size += 1

    # Founding

    def found(self) -> bool:
        """A new founder for an empty Genealogy; False if there is none (KB-8.12, KB-12.4)."""
        while True:
            if self.deck_size == 0:
                if not self.discard_low | self.discard_high:
                    return False
                self._reshuffle()
            kind = self._take_from_deck()
            if kind < PEOPLE:
                self._lay_founder(kind)
                return True
            self.discard(kind, DECK)

    def _lay_founder(self, kind: i64) -> None:
        self.moved(kind, DECK, GENEALOGY, self.deck_size + 1, EVERYONE)
        self.tree.add(kind, FOUNDER)
        if self.log is not None:
            self.log.append(Founded(kind))

    # The end of a deal

    def end_deal(self) -> None:
        """Points, and the next deal or the end (KB-14.1, KB-14.2, KB-14.12)."""
        if self.log is not None:
            if self.winner >= 0:
                self.log.append(DealWon(self.winner))
            else:
                self.log.append(DealDrawn())
        if self.dynasty.series != SINGLE and self.winner >= 0:
            self._count_points()
        if self.dynasty.series == SINGLE or self._reached() or self.deal + 1 == MOST_DEALS:
            self.phase = OVER
            if self.log is not None:
                result = self.outcome()
                self.log.append(Ended(result.scores, result.ranks))
            return
        self.deal += 1
        self.dealer = (self.dealer + 1) % self.seats
        self.deal_cards()

    def _reached(self) -> bool:
        """Whether somebody has as many points as end a series (KB-14.6, KB-14.9)."""
        seat: i64 = 0
        while seat < self.seats:
            if self.score[seat] >= self.dynasty.target:
                return True
            seat += 1
        return False

    def _count_points(self) -> None:
        """All hands are shown, and somebody scores them (KB-14.4 to KB-14.8, KB-15.5)."""
        bonus: i64 = self.family.generation * self.tree.generations() if self.enthroned >= 0 else 0
        total: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if seat != self.winner:
                worth = self._shown_worth(seat)
                total += worth
                if self.dynasty.series == LAST_UNDER:
                    self._add_points(seat, worth)
            seat += 1
        if self.dynasty.series == FIRST_TO:
            self._add_points(self.winner, total + bonus)
        else:
            self._add_points(self.winner, -bonus)

    def _shown_worth(self, seat: i64) -> i64:
        """What the cards of a seat are worth, for all to see (KB-1.6)."""
        if self.cut_down[HAND + seat] > 0:
            raise HiddenInformation("the others have not shown their hands yet")
        kinds = self.cards(HAND + seat)
        self.looked(HAND + seat, EVERYONE)
        worth = self.family.value[KINGS_BLOOD] if self.holder == seat else 0
        for kind in kinds:
            worth += self.family.value[kind]
        return worth

    def _add_points(self, seat: i64, points: i64) -> None:
        self.score[seat] += points
        if self.log is not None:
            self.log.append(Scored(seat, points, self.score[seat]))

    # The score

    def _merit(self, seat: i64) -> i64:
        """The higher, the better."""
        if self.dynasty.series == SINGLE:
            return 1 if seat == self.winner else 0
        return -self.score[seat] if self.dynasty.series == LAST_UNDER else self.score[seat]

    def outcome(self) -> Outcome:
        scores: list[int] = []
        merits: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            scores.append(self._merit(seat) if self.dynasty.series == SINGLE else self.score[seat])
            merits.append(self._merit(seat))
            seat += 1
        return placed(scores, merits)

    def epoch(self) -> i64:
        return self.deal

    def value(self, seat: i64) -> float:
        if self.phase == OVER:
            return self.outcome().share(seat)
        return standing(self, seat)
