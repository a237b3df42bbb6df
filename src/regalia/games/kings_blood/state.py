"""King's Blood as the kernel knows it: its questions, and what follows from them."""

from typing import Final, final

from regalia.games.kings_blood import actions as do
from regalia.games.kings_blood import deal, effects, heuristics, marriage, playing, turn
from regalia.games.kings_blood import layout as on
from regalia.games.kings_blood.board import Board, BoardQuestion
from regalia.kernel.rules import Menu, Outcome, Rng, State, i64, vec

QUESTIONS: Final = vec[BoardQuestion](
    [
        playing.Turn(), playing.Answer(), playing.Drawn(), playing.Spot(), marriage.Marry(), playing.Child(),
        playing.Sibling(), playing.Further(), effects.Target(), effects.Receiver(), turn.Call(),
    ]
)  # fmt: skip


@final
class KingsBlood(Board):
    """A game of King's Blood."""

    def blank(self, rng: Rng) -> State:
        return KingsBlood(self.options, rng)

    def begin(self) -> None:
        deal.begin(self)

    def offer(self, seat: i64, menu: Menu) -> None:
        QUESTIONS[self.question].offer(self, seat, menu)

    # Python calls what an object's own class has more directly.

    def deciders(self) -> i64:
        return self.asked

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)

    def apply(self, seat: i64, action: i64) -> None:
        self.cells[on.DECISIONS] += 1
        QUESTIONS[self.question].answer(self, seat, action)
        if self.cells[on.DECISIONS] >= deal.MOST_DECISIONS and self.asked:  # KB-12.5
            deal.end_deal(self)

    def appeal(self, seat: i64, action: i64) -> i64:
        return 1 if action == do.MARRY or action == do.ANNOUNCE or action >= do.SEAT else 0

    def outcome(self) -> Outcome:
        return deal.outcome(self)

    def chances(self) -> list[float]:
        return heuristics.chances(self)

    def stage(self) -> i64:
        return self.cells[on.DEAL]
