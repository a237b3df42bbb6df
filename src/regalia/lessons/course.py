"""The course of a game: its lessons in their order, and the messages that go with them."""

from functools import cache, cached_property
from pathlib import Path

from regalia.kernel.game import Game, find_game
from regalia.lessons.errors import UnknownLesson
from regalia.lessons.lesson import Lesson
from regalia.lessons.messages import Messages
from regalia.lessons.reading import read_lesson
from regalia.lessons.rehearsal import rehearse


class Course:
    """The lessons of a game, checked when they are first asked for."""

    def __init__(self, game: Game, folder: Path | None = None) -> None:
        self.game = game
        self.folder = folder or game.folder / "lessons"
        self.messages_file = self.folder / "en.ftl"

    @cached_property
    def messages(self) -> Messages:
        """The words of the course, in English; other languages have the same ids."""
        return Messages(self.messages_file)

    @property
    def coach_messages(self) -> list[str]:
        """What the coach of a guided game can say, by id; nothing, if the game has no course."""
        if not self.messages_file.exists():
            return []
        return [name for name in self.messages.attributes if name.startswith("coach-")]

    @cached_property
    def written(self) -> list[Lesson]:
        """All lessons as they are written, to be read; nobody has seen yet whether they can be played."""
        files = sorted(self.folder.glob("[0-9]*.toml")) if self.folder.is_dir() else []
        return [read_lesson(self.game, file, number) for number, file in enumerate(files, 1)]

    @cached_property
    def lessons(self) -> list[Lesson]:
        """All lessons; each was played once to its end."""
        if self.written:
            self.messages.check([(lesson, rehearse(lesson)) for lesson in self.written])
        return self.written

    def find(self, asked: str) -> Lesson:
        """The lesson of that number or id."""
        for lesson in self.lessons:
            if asked in (lesson.id, str(lesson.number)):
                return lesson
        known = ", ".join(f"{lesson.number} {lesson.id}" for lesson in self.lessons) or "none yet"
        raise UnknownLesson(f"{self.game.name} has no lesson {asked!r}; there are {known}")


@cache
def find_course(game: str) -> Course:
    """The course of a game."""
    return Course(find_game(game))
