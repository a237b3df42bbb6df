"""Take the Kingdom as the kernel knows it: its questions, and what follows from them."""

from typing import Final, final

from regalia.games.take_the_kingdom import actions as do
from regalia.games.take_the_kingdom import attack, building, effects, heuristics, kingdoms, playing, turn
from regalia.games.take_the_kingdom.board import Board, BoardQuestion
from regalia.kernel.rules import Menu, Outcome, Rng, State, i64, vec

QUESTIONS: Final = vec[BoardQuestion](
    [
        playing.Play(), turn.Penalty(), building.Build(), building.Replace(), building.Mercy(),
        building.Thaw(), attack.Attack(), attack.Amount(), attack.Order(), effects.Target(), effects.Pick(),
        effects.Place(), playing.Answer(), attack.StrikeBack(), attack.StrikeOrder(), playing.Spied(),
        turn.Discard(),
    ]
)  # fmt: skip


@final
class TakeTheKingdom(Board):
    """A game of Take the Kingdom."""

    def blank(self, rng: Rng) -> State:
        return TakeTheKingdom(self.options, rng)

    def begin(self) -> None:
        turn.begin(self)

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
        return 0 if action == do.END or action == do.LET or action == do.KEEP else 1

    def outcome(self) -> Outcome:
        return kingdoms.outcome(self)

    def chances(self) -> list[float]:
        return heuristics.chances(self)
