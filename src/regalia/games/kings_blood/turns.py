"""Turns of King's Blood: drawing, passing, the call, abilities, and who comes next."""

from typing import Final

from mypy_extensions import i64

from regalia.games.kings_blood.board import DECK, HAND, HELD
from regalia.games.kings_blood.components import DRAW_THREE, REVERSE, SKIP
from regalia.games.kings_blood.deals import Deals
from regalia.games.kings_blood.events import (
    Called,
    CallMissed,
    Drew,
    Passed,
    Reversed,
    TurnBegan,
    TurnLost,
)
from regalia.games.kings_blood.genealogy import NONE
from regalia.games.kings_blood.phases import ANSWER, CALL, DRAWN, TURN
from regalia.kernel.bits import bit

MOST_TURNS: Final = 500  # in a deal

# How a card is played.
FREE: Final = 0  # on any Active card
ON_CHILD: Final = 1
ANSWERING: Final = 2  # a Draw 3

# Why cards are drawn.
FOR_TURN: Final = 0
FOR_ABILITY: Final = 1
FOR_CALL: Final = 2


class Turns(Deals):
    """What happens between one play and the next."""

    def start_turn(self, seat: i64) -> None:
        """A turn begins: with an answer, if cards are pending (KB-4.1, KB-10.1, KB-12.5)."""
        if self.turns == MOST_TURNS:
            self.end_deal()
            return
        self.turns += 1
        self.turn = seat
        self.last = NONE
        self.focus = NONE
        self.placed = NONE
        self.beside = NONE
        self.target = NONE
        self.side = 0
        self.origin = 0
        self.way = FREE
        self.phase = ANSWER if self.pending > 0 else TURN
        if self.log is not None:
            self.log.append(TurnBegan(seat, self.pending))

    # Drawing and passing

    def draw_for_turn(self, seat: i64) -> None:
        """One card, which may be played at once (KB-4.2, KB-4.3)."""
        kind = self.draw_card()
        self.held = kind
        self.size[seat] += 1
        if self.size[seat] > 1:
            self.called &= ~bit(seat)
        self.moved(kind, DECK, HELD, self.deck_size + 1, bit(seat))
        if self.log is not None:
            self.log.append(Drew(seat, 1, FOR_TURN))
        self.phase = DRAWN

    def keep(self, seat: i64) -> None:
        """The card drawn goes to the hand (KB-15.2)."""
        kind = self.held
        self.held = NONE
        self.put_into_hand(seat, kind)
        self.moved(kind, HELD, HAND + seat, 1, bit(seat))
        self.end_turn()

    def draw_pending(self, seat: i64) -> None:
        """What a Draw 3 costs; then the turn is a normal one (KB-9.5, KB-10.6)."""
        count = self.pending
        self.pending = 0
        self._draw_many(seat, count, FOR_ABILITY)
        self.phase = TURN

    def _draw_many(self, seat: i64, count: i64, why: i64) -> None:
        """So many cards, or what there is."""
        drawn: i64 = 0
        while drawn < count and self.can_draw():
            kind = self.draw_card()
            self.to_hand(kind, DECK, self.deck_size + 1, seat, bit(seat))
            drawn += 1
        if self.log is not None:
            self.log.append(Drew(seat, drawn, why))

    def pass_turn(self, seat: i64) -> None:
        """Nothing can be played or drawn (KB-12.2, KB-12.3)."""
        self.passed |= bit(seat)
        if self.log is not None:
            self.log.append(Passed(seat))
        if self.passed == bit(self.seats) - 1:
            self.end_deal()
        else:
            self.end_turn()

    # The call

    def may_call(self, seat: i64) -> bool:
        """Whether there is something to call (KB-11.3, KB-11.6)."""
        return self.dynasty.strict and self.size[seat] == 1 and not self.called >> seat & 1

    def call(self, seat: i64) -> None:
        """A player says to have one card left."""
        self.called |= bit(seat)
        if self.log is not None:
            self.log.append(Called(seat))

    def miss_call(self, seat: i64) -> None:
        """The next turn is lost, and three cards are to be drawn when this one ends (KB-11.4, KB-11.5)."""
        self.lost |= bit(seat)
        if self.log is not None:
            self.log.append(CallMissed(seat))

    # The end of a turn

    def finish(self) -> None:
        """Nothing more follows from this play (KB-4.6)."""
        if self.winner >= 0:
            self.end_deal()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """Whoever is down to one card calls (KB-11.2, KB-11.3)."""
        seat = self.turn
        if self.size[seat] == 1 and not self.called >> seat & 1 and not self.missed_call():
            if self.dynasty.strict:
                self.phase = CALL
                return
            self.call(seat)
        self.close_turn()

    def close_turn(self) -> None:
        """The ability of the last card laid, and the next turn (KB-9.1 to KB-9.6, KB-10.4, KB-10.5)."""
        if self.missed_call():  # KB-11.4, KB-11.5, KB-11.8
            self._draw_many(self.turn, self.family.missed_call, FOR_CALL)
        ability = self.family.ability[self.last] if self.last >= 0 else 0
        if ability == REVERSE:
            self.direction = -self.direction
            if self.log is not None:
                self.log.append(Reversed(self.direction))
        elif ability == DRAW_THREE:
            self.pending += self.family.draw
        seat = self._after(self.turn)
        if ability == SKIP:
            if self.log is not None:
                self.log.append(TurnLost(seat, True))
            seat = self._after(seat)
        while self.lost >> seat & 1:  # KB-11.7
            self.lost &= ~bit(seat)
            if self.log is not None:
                self.log.append(TurnLost(seat, False))
            seat = self._after(seat)
        self.start_turn(seat)

    def _after(self, seat: i64) -> i64:
        """The next seat in the direction of play."""
        return (seat + self.direction + self.seats) % self.seats
