"""Brawling Barons as the kernel knows it: its questions, and what follows from them."""

from typing import Final, final

from regalia.games.brawling_barons import actions as do
from regalia.games.brawling_barons import attack, course, effects, heuristics, scoring, transfer, turn
from regalia.games.brawling_barons.board import Board, BoardQuestion
from regalia.kernel.rules import Menu, Outcome, Rng, State, i64, vec

QUESTIONS: Final = vec[BoardQuestion](
    [
        course.Bid(), turn.Turn(), turn.Recruit(), turn.Upgrade(), turn.Move(), attack.Attack(), attack.Aim(),
        attack.Defend(), attack.Protect(), turn.FreeStep(), effects.Military(), effects.Deed(),
        effects.Bomb(), effects.BombAid(), effects.Prison(), effects.Flip(), effects.Way(), effects.Court(),
        turn.Sell(), effects.Build(), course.Take(), course.Receiver(), transfer.Transfer(),
        effects.Between(),
    ]
)  # fmt: skip


@final
class BrawlingBarons(Board):
    """A game of Brawling Barons."""

    def blank(self, rng: Rng) -> State:
        return BrawlingBarons(self.options, rng)

    def begin(self) -> None:
        course.begin(self)

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
        return 0 if action <= do.LET else 1

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def chances(self) -> list[float]:
        return heuristics.chances(self)
