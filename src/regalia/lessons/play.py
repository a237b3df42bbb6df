"""A lesson being played, on a real match: the same drafts, previews and refusals as in any game."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from regalia.kernel.match import Match, Prepared
from regalia.kernel.notation import write_position
from regalia.kernel.state import State
from regalia.lessons.lesson import Lesson, Step, fits, fits_so_far
from regalia.lessons.things import token

TRIES = 2  # wrong answers after which the right one is lit


class Verdict(NamedTuple):
    """What a play is to the step that asks for it: right, wrong, or not to be told yet (None)."""

    right: bool | None
    words: str = ""  # the message that is said to it


class LessonPlay:
    """How far someone is in a lesson. A wrong answer changes nothing, so no step is a dead end."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0  # the step, counted from 0
        self.tries = 0  # wrong answers to it
        self.said: Step | None = None  # the step that was answered last
        self.match = self._begin(lesson.steps[0])
        self.reached = self.match  # where the step before led to
        self.since = 0  # the ply of the player's last answer

    def _begin(self, step: Step) -> Match:
        return Match.begun_at(step.position, self.lesson.seed_bytes)

    @property
    def done(self) -> bool:
        """Whether the last step is over."""
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step that is played now; the last, when the lesson is done."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    def lit(self, begun: Sequence[str] = ()) -> list[str]:
        """What to light up: what the step says, and after a few wrong answers what is to be chosen next."""
        following = self.following(begun) if self.tries >= TRIES and self.step.asks else ""
        about = [token(self.match.game, following)] if following else []
        return [*self.step.lit, *(one for one in about if one not in self.step.lit)]

    def following(self, begun: Sequence[str] = ()) -> str:
        """What to choose next in a play that has begun so; empty if it is whole, or nothing right follows."""
        preview = self.match.preview(self.lesson.seat, begun)
        made = self._names(preview.draft)
        right = next(self.right_answers(made), [])
        return right[len(made)] if not preview.whole and len(right) > len(made) else ""

    def solution(self) -> list[str]:
        """A right answer to this step, by names."""
        return next(self.right_answers(), [])

    def right_answers(self, begun: Sequence[str] = ()) -> Iterator[list[str]]:
        """The right answers to this step that begin so."""
        return (actions for actions in self.answers(begun) if self._is_right(actions))

    def answers(self, begun: Sequence[str] = ()) -> Iterator[list[str]]:
        """All plays that begin so: whole ones, and wrong ones as far as no pattern fits them any more."""
        preview = self.match.preview(self.lesson.seat, begun)
        actions = self._names(preview.draft)
        if preview.whole or not self._fits_so_far(actions):
            yield actions
            return
        for action in preview.legal:
            yield from self.answers([*actions, self.match.game.actions.name(action)])

    def judge(self, draft: Sequence[int | str]) -> Verdict:
        """What a play so far is to this step: wrong as soon as nothing right can become of it."""
        step = self.step
        preview = self.match.preview(self.lesson.seat, draft)
        actions = self._names(preview.draft)
        if preview.whole and self._is_right(actions):
            return Verdict(True, f"{self.lesson.words(step)}.right")
        if not preview.whole and self._may_become_right(actions):
            return Verdict(None)
        found = [words for pattern, words in step.wrong.items() if fits(pattern, actions)]
        return Verdict(False, f"{self.lesson.words(step)}.{found[0] if found else 'wrong'}")

    def _fits_so_far(self, actions: list[str]) -> bool:
        return not self.step.right or any(fits_so_far(one, actions) for one in self.step.right)

    def _may_become_right(self, actions: list[str]) -> bool:
        """Whether a play can still be right. Patterns tell by themselves, a goal only by trying."""
        if not self.step.goal:
            return self._fits_so_far(actions)
        return next(self.right_answers(actions), None) is not None

    def _is_right(self, actions: list[str]) -> bool:
        if self.step.right and not any(fits(one, actions) for one in self.step.right):
            return False
        found = self.match.attempt(self.lesson.seat, actions)
        return isinstance(found, Prepared) and not missing_lines(found.state, self.step.goal)

    def _names(self, actions: Sequence[int]) -> list[str]:
        return [self.match.game.actions.name(action) for action in actions]

    def answer(self, draft: Sequence[int | str]) -> Verdict:
        """Answer a step with a whole play. If it is right it happens, and the lesson goes on."""
        self.match.prepare(self.lesson.seat, draft)  # a refusal is the match's own
        verdict = self.judge(draft)
        if verdict.right:
            self.since = len(self.match.plies) + 1
            self.match.commit(self.lesson.seat, draft)
            self.go_on()
        else:
            self.tries += 1
        return verdict

    def skip_to(self, number: int) -> None:
        """Go on to a step, where someone left the lesson, by right answers."""
        while not self.done and self.number < number:
            if self.step.asks:
                self.answer(self.solution())
            else:
                self.go_on()

    def go_on(self) -> None:
        """Leave a step that was read or answered: let the others play, and begin the next."""
        for play in self.step.then:
            seat, *draft = play.split()
            self.match.commit(int(seat), draft)
        self.said = self.step
        self.reached = self.match
        self.tries = 0
        self.number += 1
        if not self.done and self.step.position:
            self.match = self._begin(self.step)
            self.since = 0


def missing_lines(state: State, lines: Sequence[str]) -> list[str]:
    """Those of some lines that a position does not have.

    `hand:0: ... king` is there if that line holds the King among others, `no hand:0` if there is none, and
    `won: 0` if the game is over and that seat has won.
    """
    written = write_position(state).splitlines()
    if lines and not state.deciders():
        written += [f"won: {seat}" for seat, rank in enumerate(state.outcome().ranks) if rank == 1]
    return [line for line in lines if not _has(written, line)]


def _has(written: list[str], line: str) -> bool:
    if line.startswith("no "):
        return not any(one.startswith(f"{line[3:]}:") for one in written)
    name, _, wanted = line.partition(": ")
    if not wanted.startswith("... "):
        return line in written
    among = re.compile(rf"(?:^| ){re.escape(wanted[4:])}(?:$|[ ,])")
    return any(one.startswith(f"{name}: ") and among.search(one.partition(": ")[2]) for one in written)
