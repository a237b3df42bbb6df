"""Brutal Kingdom as the kernel knows it: its questions, and what follows from them."""

from typing import Final, final

from regalia.games.brutal_kingdom import actions as do
from regalia.games.brutal_kingdom import chapter, heuristics, influence, playing, texts
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.board import Board, BoardQuestion
from regalia.kernel.rules import Menu, Outcome, Rng, State, i64, vec

QUESTIONS: Final = vec[BoardQuestion](
    [
        chapter.PassLight(), chapter.PassDark(), playing.Play(), texts.Revive(), texts.Offer(),
        texts.Partner(), texts.Return(), texts.Look(), playing.Victim(), texts.Name(), texts.Exchange(),
        texts.Slot(), texts.Peek(), texts.Bless(), texts.Declare(), texts.Summon(), texts.Give(),
        chapter.Knight(),
    ]
)  # fmt: skip


@final
class BrutalKingdom(Board):
    """A game of Brutal Kingdom."""

    def blank(self, rng: Rng) -> State:
        return BrutalKingdom(self.options, rng)

    def begin(self) -> None:
        chapter.begin(self)

    def offer(self, seat: i64, menu: Menu) -> None:
        if self.setup.questions[self.question].may_decline:
            menu.add(do.DECLINE, 1)
        QUESTIONS[self.question].offer(self, seat, menu)

    # Python calls what an object's own class has more directly.

    def deciders(self) -> i64:
        return self.asked

    def legal(self, seat: i64) -> list[int]:
        return super().legal(seat)

    def apply(self, seat: i64, action: i64) -> None:
        if action == do.DECLINE:
            self.setup.handlers[self.question].decline(self, seat)
        else:
            QUESTIONS[self.question].answer(self, seat, action)

    def appeal(self, seat: i64, action: i64) -> i64:
        return heuristics.appeal(self, seat, action)

    def outcome(self) -> Outcome:
        return influence.outcome(self)

    def chances(self) -> list[float]:
        return heuristics.chances(self)

    def stage(self) -> i64:
        return self.cells[on.CHAPTER]
