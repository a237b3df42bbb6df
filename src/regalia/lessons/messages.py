"""The messages of a course: their ids and attributes, and what they say as it is written."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from regalia.lessons.errors import BadLesson
from regalia.lessons.lesson import Lesson
from regalia.lessons.reading import read_text

OWN = ("lesson-", "step-", "coach-")  # what the ids of a course begin with


class Messages:
    """The messages of one language of a course, by id, each with its attributes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._text = read_text(file)
        self.attributes: dict[str, set[str]] = {}
        self.texts: dict[str, str] = {}  # by id, and by id and attribute: what it says, as it is written
        self._lines: dict[str, int] = {}
        for entry in FluentParser().parse(self._text).body:
            at = self._text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, Junk):
                raise BadLesson(f"{file}:{at}: this is no message: {str(entry.content).splitlines()[0]!r}")
            if isinstance(entry, Message):
                self._take(entry, at)

    def _take(self, entry: Message, at: int) -> None:
        name = entry.id.name
        if name in self.attributes:
            raise BadLesson(f"{self.file}:{at}: there is another message {name}; give each its own id")
        if not name.startswith(OWN):
            raise BadLesson(f"{self.file}:{at}: {name} must begin with one of {', '.join(OWN)}")
        self.attributes[name] = {attribute.id.name for attribute in entry.attributes}
        self._lines[name] = at
        for key, pattern in [(name, entry.value)] + [
            (f"{name}.{a.id.name}", a.value) for a in entry.attributes
        ]:
            if pattern and pattern.span:
                self.texts[key] = " ".join(self._text[pattern.span.start : pattern.span.end].split())

    def __contains__(self, name: str) -> bool:
        """Whether there is a message of that id."""
        return name in self.attributes

    def check(self, lessons: list[tuple[Lesson, list[str]]]) -> None:
        """See that everything the lessons can say has words, and that no words are left over.

        With each lesson come the ids of the steps that can be answered wrong.
        """
        needed: dict[str, set[str]] = {}
        for lesson, mistakable in lessons:
            needed[lesson.title] = set()
            for step in lesson.steps:
                general = {"wrong"} if step.id in mistakable else set()
                needed[lesson.words(step)] = general | set(step.wrong.values())
        for name, said in needed.items():
            if name not in self:
                raise BadLesson(f"{self.file}:1: there is no message {name}; a lesson needs it")
            for attribute in sorted(said - self.attributes[name]):
                raise BadLesson(f"{self.file}:{self._lines[name]}: {name} needs words as .{attribute}, too")
            for attribute in sorted(self.attributes[name] - said - {"right"}):
                raise BadLesson(f"{self.file}:{self._lines[name]}: nothing says {name}.{attribute}")
        for name, line in self._lines.items():
            if name not in needed and not name.startswith("coach-"):
                raise BadLesson(f"{self.file}:{line}: no lesson says {name}; delete it, or correct its id")
