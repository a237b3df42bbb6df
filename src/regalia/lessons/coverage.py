"""Which rules of a game its lessons teach, and why they do not teach the others."""

import tomllib
from typing import NamedTuple

import msgspec

from regalia.kernel.bounds import out_of_bounds
from regalia.lessons.course import Course
from regalia.lessons.errors import BadLesson
from regalia.lessons.reading import read_text
from regalia.lessons.rulebook import Rulebook

FILE = "untaught.toml"


class Untaught(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that no lesson teaches, by number (BK-2.1) or by section (BK-12), and the reason."""

    why: str
    rules: list[str]


class UntaughtFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds."""

    untaught: list[Untaught] = []


class Covered(NamedTuple):
    """A rule, the lessons that teach it, and why none does; both are empty where a course has a gap."""

    rule: str
    lessons: list[str]
    why: str


def coverage(course: Course) -> list[Covered]:
    """Every rule of a game, in the order of RULES.md."""
    reasons = _read(course)
    teaching: dict[str, list[str]] = {}
    for lesson in course.lessons:
        for rule in lesson.rules:
            teaching.setdefault(rule, []).append(lesson.id)
    rows = []
    for rule in Rulebook(course.game).paragraphs:
        if rule in teaching:
            rows.append(Covered(rule, teaching[rule], ""))
        else:
            section = rule.partition(".")[0]
            rows.append(Covered(rule, [], reasons.get(rule) or reasons.get(section, "")))
    return rows


def _read(course: Course) -> dict[str, str]:
    """The reasons, by rule or section."""
    file = course.folder / FILE
    if not file.exists():
        return {}
    text = read_text(file)
    if fault := out_of_bounds(text):
        raise BadLesson(f"{file}:1: {fault}")
    try:
        found = msgspec.convert(tomllib.loads(text), UntaughtFile)
    except (ValueError, msgspec.ValidationError) as error:
        raise BadLesson(f"{file}:1: {error}") from None
    known = [*Rulebook(course.game).paragraphs]
    sections = {rule.partition(".")[0] for rule in known}
    taught = {rule for lesson in course.lessons for rule in lesson.rules}
    reasons: dict[str, str] = {}
    for reason in found.untaught:
        for rule in reason.rules:
            line = next(at for at, one in enumerate(text.splitlines(), 1) if f'"{rule}"' in one)
            if rule not in known and rule not in sections:
                raise BadLesson(f"{file}:{line}: RULES.md has no rule {rule!r}; correct the number")
            if rule in reasons:
                raise BadLesson(f"{file}:{line}: {rule} appears twice; keep one reason")
            if rule in taught:
                raise BadLesson(f"{file}:{line}: a lesson teaches {rule}; take it out here")
            reasons[rule] = reason.why
    return reasons
