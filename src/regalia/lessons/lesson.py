"""A lesson as its file tells it: positions, and steps that show something or ask for a play."""

from hashlib import sha256
from pathlib import Path

import msgspec


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea. It asks for a play if it says which plays are `right`, or what `goal` they must reach.

    A pattern is the beginning of a play, its actions by name with spaces between them: `play:saint` fits
    whatever token she places, `play:*` any card. A goal is lines of the position after the play.
    """

    id: str
    position: str = ""  # where it begins, in the game's notation; without one it goes on from the step before
    lit: list[str] = []  # things to light up, as boards name them: seat:1, kind:king, zone:stack:1
    right: list[str] = []  # patterns
    goal: list[str] = []  # lines that the position must have after the play
    wrong: dict[str, str] = {}  # by pattern: which words answer it; all others are answered by `wrong`
    then: list[str] = []  # what others do afterwards: a seat and its play, `1 play:queen`
    after: list[str] = []  # lines that the position has then, so that a lesson that no longer holds is found

    @property
    def asks(self) -> bool:
        """Whether the player has to do something."""
        return bool(self.right or self.goal)


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of a lesson holds."""

    rules: list[str]  # that it teaches
    step: list[Step]
    seat: int = 0  # the player's
    seed: str = ""  # another one, where chance should bring something else


class Lesson(msgspec.Struct, frozen=True):
    """One lesson of a game's course."""

    game: str
    number: int  # in its course, counted from 1
    id: str
    file: Path
    rules: list[str]
    steps: list[Step]
    seat: int
    seed: str

    @property
    def title(self) -> str:
        """The message with its title."""
        return f"lesson-{self.id}"

    def words(self, step: Step) -> str:
        """The message with a step's words; what is said to wrong and right answers are its attributes."""
        return f"step-{self.id}-{step.id}"

    @property
    def seed_bytes(self) -> bytes:
        """What fixes all chance in it."""
        return sha256(f"regalia lesson {self.game} {self.id} {self.seed}".encode()).digest()


def fits(pattern: str, actions: list[str]) -> bool:
    """Whether a play begins like a pattern."""
    wanted = pattern.split()
    return len(actions) >= len(wanted) and fits_so_far(pattern, actions)


def fits_so_far(pattern: str, actions: list[str]) -> bool:
    """Whether what has been chosen can still become a play that fits a pattern."""
    return all(
        action == wanted or (wanted.endswith("*") and action.startswith(wanted[:-1]))
        for wanted, action in zip(pattern.split(), actions, strict=False)
    )
