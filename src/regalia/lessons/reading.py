"""Reading the file of a lesson, which others may have written: checked, with the line of what is wrong."""

import re
import tomllib
from pathlib import Path

import msgspec

from regalia.kernel.bounds import out_of_bounds
from regalia.kernel.errors import RegaliaError
from regalia.kernel.game import Game
from regalia.kernel.notation import read_position
from regalia.kernel.rng import BLIND
from regalia.kernel.setup import Setup
from regalia.lessons.errors import BadLesson
from regalia.lessons.lesson import Lesson, LessonFile, Step
from regalia.lessons.rulebook import Rulebook
from regalia.lessons.things import unknown_thing

LONGEST = 40_000  # bytes of a file
MOST_STEPS = 40  # of a lesson
NAME = re.compile(r"\d-([a-z]+(?:-[a-z]+)*)\.toml")
ID = re.compile(r"[a-z]+(?:-[a-z]+)*")


def read_lesson(game: Game, file: Path, number: int) -> Lesson:
    """The lesson in a file, if all that it names exists."""
    named = NAME.fullmatch(file.name)
    if named is None:
        raise BadLesson(f"{file}:1: the file of a lesson is called like 1-first-turn.toml")
    found = _Reader(game, file).read()
    return Lesson(game.name, number, named[1], file, found.rules, found.step, found.seat, found.seed)


def read_text(file: Path) -> str:
    """The text of a file that is not too long."""
    try:
        with file.open("rb") as opened:
            data = opened.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise BadLesson(f"{file}:1: this is too long; it may have {LONGEST:,} bytes")
        return data.decode()
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadLesson(f"{file}:{line}: this is not UTF-8; save it as UTF-8") from None
    except OSError as error:
        raise BadLesson(f"{file}:1: this cannot be read: {error.strerror}") from None


def find_line(text: str, step: int = -1, key: str = "", holding: str = "") -> int:
    """The line, counted from 1, on which a key of a step (-1: of no step) or a word of its value stands."""
    at = 1
    seen = -1
    found = False
    inside = False  # a string of several lines
    for number, line in enumerate(text.splitlines(), 1):
        if not inside and line.strip() == "[[step]]":
            if found:
                break
            seen += 1
            at = number if seen == step else at
        elif not inside and seen == step and key and re.match(rf"\s*{re.escape(key)}\s*=", line):
            at, found = number, True
        if found and holding and holding in line:
            return number
        inside ^= line.count('"""') % 2 == 1
    return at


class _Reader:
    """A file that is being read."""

    def __init__(self, game: Game, file: Path) -> None:
        self.game = game
        self.file = file
        self.text = read_text(file)

    def error(self, step: int, key: str, problem: str, holding: str = "") -> BadLesson:
        """An error that names the line."""
        return BadLesson(f"{self.file}:{find_line(self.text, step, key, holding)}: {problem}")

    def read(self) -> LessonFile:
        """All that it holds."""
        if fault := out_of_bounds(self.text):
            raise BadLesson(f"{self.file}:1: {fault}")
        try:
            found = msgspec.convert(tomllib.loads(self.text), LessonFile)
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            raise BadLesson(f"{self.file}:{line[1] if line else 1}: this is not TOML: {error}") from None
        except msgspec.ValidationError as error:
            place = re.search(r"`\$(?:\.step\[(\d+)\])?(?:\.(\w+))?", str(error))
            step, key = (place[1], place[2]) if place else (None, None)
            raise self.error(int(step) if step else -1, key or "", str(error)) from None
        except ValueError:
            raise BadLesson(f"{self.file}:1: a number in it is too long") from None
        self._check(found)
        return found

    def _check(self, found: LessonFile) -> None:
        known = Rulebook(self.game).paragraphs
        for rule in found.rules:
            if rule not in known:
                raise self.error(-1, "rules", f"RULES.md has no rule {rule!r}; name one that it has", rule)
        if not found.rules:
            raise self.error(-1, "rules", "name the rules that it teaches, one at least")
        if not 0 < len(found.step) <= MOST_STEPS:
            raise self.error(-1, "", f"a lesson has from 1 to {MOST_STEPS} steps, [[step]] each")
        if not found.step[0].position:
            raise self.error(0, "", "the first step needs a position")
        self._check_ids([step.id for step in found.step])
        setup = self._setup(0, found.step[0])
        if not 0 <= found.seat < setup.seats:
            raise self.error(-1, "seat", f"seats go from 0 to {setup.seats - 1}, not {found.seat}")
        for number, step in enumerate(found.step):
            if step.position and self._setup(number, step) is not setup:
                raise self.error(number, "position", "all its positions need the same players and options")
            self._check_step(number, step, setup)

    def _check_ids(self, ids: list[str]) -> None:
        for number, one in enumerate(ids):
            if not ID.fullmatch(one):
                raise self.error(number, "id", f"an id is made of small letters and hyphens, unlike {one!r}")
            if one in ids[:number]:
                raise self.error(
                    number, "id", f"another step is called {one!r}, too; give it an id of its own"
                )

    def _setup(self, number: int, step: Step) -> Setup:
        """The set-up of a position that can be read."""
        try:
            setup = read_position(step.position, BLIND).setup
        except RegaliaError as error:
            # A position counts its own lines, from the one below the quotes that open it.
            line = re.match(r"line (\d+): (.*)", str(error), re.DOTALL)
            below, problem = (int(line[1]), line[2]) if line else (0, str(error))
            begins = find_line(self.text, number, "position")
            raise BadLesson(f"{self.file}:{begins + below}: {problem}") from None
        if setup.game != self.game.name:
            raise self.error(number, "position", f"this is a position of {setup.game}, not {self.game.name}")
        return setup

    def _check_step(self, number: int, step: Step, setup: Setup) -> None:
        for thing in step.lit:
            if problem := unknown_thing(self.game, setup, thing):
                raise self.error(number, "lit", problem, thing)
        for key, patterns in (("right", step.right), ("wrong", [*step.wrong]), ("then", step.then)):
            for pattern in patterns:
                self._check_pattern(number, key, pattern, setup)
        if step.wrong and not step.asks:
            raise self.error(
                number, "wrong", "it asks for nothing; say which plays are `right`, or the `goal`"
            )

    def _check_pattern(self, number: int, key: str, pattern: str, setup: Setup) -> None:
        words = pattern.split()
        if key == "then":
            seat = words.pop(0) if words else ""
            if seat not in map(str, range(setup.seats)):
                raise self.error(
                    number, key, f"{pattern!r} must begin with a seat, as `1 play:king`", pattern
                )
        if not words:
            raise self.error(number, key, f"{pattern!r} names no action", pattern)
        for word in words:
            fitting = (
                name == word or (key != "then" and word.endswith("*") and name.startswith(word[:-1]))
                for name in self.game.actions.names
            )
            if not any(fitting):
                raise self.error(number, key, f"there is no action called {word!r}", pattern)
