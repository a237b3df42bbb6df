"""Kardinal & König as the kernel knows it: its questions, and what follows from them."""

from typing import Final, final

from regalia.games.kardinal_koenig import actions as do
from regalia.games.kardinal_koenig import cards, heuristics, refill, scoring, turn
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.board import Board, BoardQuestion
from regalia.kernel.rules import Menu, Outcome, Rng, State, i64, vec

QUESTIONS: Final = vec[BoardQuestion](
    [turn.Play(), turn.Country(), turn.Piece(), turn.More(), refill.Refill()]
)


@final
class KardinalKoenig(Board):
    """A game of Kardinal & König."""

    def blank(self, rng: Rng) -> State:
        return KardinalKoenig(self.options, rng)

    def begin(self) -> None:
        refill.begin(self)

    def offer(self, seat: i64, menu: Menu) -> None:
        QUESTIONS[self.question].offer(self, seat, menu)

    # Python calls what an object's own class has more directly.

    def deciders(self) -> i64:
        return self.asked

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)

    def apply(self, seat: i64, action: i64) -> None:
        QUESTIONS[self.question].answer(self, seat, action)

    def appeal(self, seat: i64, action: i64) -> i64:
        return 0 if action == do.DONE or do.EXCHANGE <= action < do.COUNTRY else 1

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def chances(self) -> list[float]:
        return heuristics.chances(self)

    def stage(self) -> i64:
        return cards.FIRST if self.cells[on.HALF] == cards.FIRST else cards.SECOND
