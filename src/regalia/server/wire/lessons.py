"""Lessons and the coach.

All that a lesson has come to follows from the answers given, which the client keeps.
"""

from typing import Annotated

from msgspec import Meta, Struct

from regalia.kernel.events import Event
from regalia.kernel.view import View
from regalia.server.wire.tables import Draft, Outcome


class LessonAt(Struct, frozen=True, forbid_unknown_fields=True):
    """Where someone is in a lesson: a play for each step that is over, none for one that only shows.

    `mistakes` is how often the step was answered wrong: after a few, what is to be chosen next is lit.
    """

    answers: Annotated[list[Draft], Meta(max_length=40)] = []
    mistakes: Annotated[int, Meta(ge=0, le=1000)] = 0


class LessonDraft(LessonAt, frozen=True, forbid_unknown_fields=True):
    """The same, and a play that is being made, or made."""

    draft: Draft = []


class LessonWhy(LessonDraft, frozen=True, forbid_unknown_fields=True):
    """The same, and an action that is not offered."""

    action: Annotated[str, Meta(max_length=80)] = ""


class LessonInfo(Struct, frozen=True):
    """A lesson in a list."""

    game: str
    number: int  # in its course, counted from 1
    lesson: str
    steps: int
    words: int
    minutes: float
    rules: list[str]


class Lessons(Struct, frozen=True):
    """All lessons, and how far the receiver is: by game and lesson the steps that are over."""

    lessons: list[LessonInfo]
    progress: dict[str, dict[str, int]]


class Coached(Struct, frozen=True, forbid_unknown_fields=True):
    """What the coach of a game has explained to you: by message the moment at which that was.

    A moment is the client's own: it says something again when the page is loaded again before the next play.
    """

    said: Annotated[dict[str, Annotated[str, Meta(max_length=40)]], Meta(max_length=100)] = {}


class LessonStep(Struct, frozen=True):
    """A step of a lesson as its player sees it; words are ids of the course's catalogue.

    `events` and `seats` tell what happened since the last answer, as in `StateMessage`.
    """

    game: str
    lesson: str
    number: int  # counted from 0
    steps: int
    done: bool  # the last step is over
    asks: bool  # for a play
    words: str
    praise: str  # for the answer before; empty if there is none
    lit: list[str]  # things, as boards name them in `data-about`
    seat: int
    view: View
    events: list[list[Event]]
    seats: list[int]
    outcome: Outcome | None


class LessonVerdict(Struct, frozen=True):
    """What a play is to the step that asks for it: right, wrong, or not to be told yet."""

    right: bool | None
    words: str


class LessonPreview(Struct, frozen=True):
    """A play in a lesson as the one who makes it would see it; wrong as soon as nothing right comes of it."""

    draft: list[str]
    view: View
    events: list[Event]
    whole: bool
    reveals: bool
    answered: str
    verdict: LessonVerdict
    lit: list[str]  # as in `LessonStep`


class LessonAnswered(Struct, frozen=True):
    """What came of an answer: the step that follows, or the same one if it was wrong."""

    verdict: LessonVerdict
    step: LessonStep


class LessonRule(Struct, frozen=True):
    """The number of the rule by which an action cannot be chosen; empty if it can."""

    rule: str
