"""A lesson played once by itself, to see that it can be: every question comes, and has a right answer."""

from regalia.kernel.errors import RegaliaError
from regalia.lessons.errors import BadLesson
from regalia.lessons.lesson import Lesson
from regalia.lessons.play import LessonPlay, missing_lines
from regalia.lessons.reading import find_line, read_text


def rehearse(lesson: Lesson) -> list[str]:
    """Play a lesson to its end by the first right answers; an error names the line where it does not go on.

    Gives the ids of the steps that can be answered wrong.
    """
    play = LessonPlay(lesson)
    mistakable = []
    while not play.done:
        number, step = play.number, play.step
        if step.asks:
            if not play.match.state.deciders() >> lesson.seat & 1:
                raise _error(lesson, number, "id", f"the game does not wait for seat {lesson.seat} here")
            solution = play.solution()
            if not solution:
                key = "right" if step.right else "goal"
                raise _error(lesson, number, key, "no legal play is right here; see the position before it")
            if any(not play.judge(actions).right for actions in play.answers()):
                mistakable.append(step.id)
        try:
            if step.asks:
                play.answer(solution)
            else:
                play.go_on()
        except RegaliaError as error:
            raise _error(lesson, number, "then", f"this cannot be played: {error}") from None
        check_after(lesson, number, play)
    return mistakable


def check_after(lesson: Lesson, number: int, play: LessonPlay) -> None:
    """See that a step led to the position that it names."""
    for line in missing_lines(play.reached.state, lesson.steps[number].after):
        raise _error(lesson, number, "after", f"the position then has no line `{line}`", line)


def _error(lesson: Lesson, step: int, key: str, problem: str, holding: str = "") -> BadLesson:
    line = find_line(read_text(lesson.file), step, key, holding)
    return BadLesson(f"{lesson.file}:{line}: {problem}")
