"""How long lessons are and what they teach: a row for each."""

import re

import msgspec

from regalia.lessons.course import find_course
from regalia.lessons.lesson import Lesson
from regalia.lessons.play import LessonPlay

READING = 200  # words a minute
THINKING = 6  # seconds over a question
CHOOSING = 2  # seconds for each choice of a play, and to confirm it
GOING_ON = 2  # seconds, from what was only read


class Outline(msgspec.Struct, frozen=True):
    """A lesson in numbers."""

    game: str
    number: int
    lesson: str
    steps: int
    words: int  # that are read when every answer is right, in English
    minutes: float  # at reading pace
    rules: list[str]


def outline(lesson: Lesson) -> Outline:
    """A lesson in numbers."""
    words = count_words(lesson)
    seconds = 0
    play = LessonPlay(lesson)
    while not play.done:
        if play.step.asks:
            solution = play.solution()
            seconds += THINKING + CHOOSING * (len(solution) + 1)
            play.answer(solution)
        else:
            seconds += GOING_ON
            play.go_on()
    minutes = round(words / READING + seconds / 60, 1)
    return Outline(lesson.game, lesson.number, lesson.id, len(lesson.steps), words, minutes, lesson.rules)


def count_words(lesson: Lesson) -> int:
    """The words of a lesson's steps, and of what is said to right answers."""
    texts = find_course(lesson.game).messages.texts
    total = 0
    for step in lesson.steps:
        name = lesson.words(step)
        for text in (texts[name], texts.get(f"{name}.right", "")):
            total += len(re.findall(r"\w[^\s]*", re.sub(r"\{[^}]*\}", "name", text)))
    return total
