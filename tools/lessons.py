"""Print how long the courses are, and why no lesson teaches some rules: `python tools/lessons.py [GAME]`.

With --docs it writes the tables of docs/lessons.md anew, with --check it fails if they are out of date.
"""

import re
import sys
from pathlib import Path

from regalia.kernel.game import game_names
from regalia.lessons.course import Course, find_course
from regalia.lessons.coverage import coverage
from regalia.lessons.outline import outline

DOCS = Path(__file__).parents[1] / "docs" / "lessons.md"
BEGIN, END = "<!-- tools/lessons.py makes these tables -->", "<!-- until here -->"


def print_length(course: Course) -> None:
    """The lessons, and how long each takes."""
    rows = [outline(lesson) for lesson in course.lessons]
    steps, words = sum(row.steps for row in rows), sum(row.words for row in rows)
    minutes = sum(row.minutes for row in rows)
    print(f"{course.game.name}: {len(rows)} lessons, {steps} steps, {words} words, {minutes:.1f} minutes")
    for row in rows:
        print(f"  {row.number} {row.lesson:12} {row.steps:2} steps {row.words:4} words {row.minutes:.1f} min")


def print_rules(course: Course) -> int:
    """Every rule with the lessons that teach it, or why none does; gives how many have neither."""
    rows = coverage(course)
    print(f"  {sum(bool(row.lessons) for row in rows)} of {len(rows)} rules are taught")
    for row in rows:
        why = f"not taught: {row.why}" if row.why else "NOT TAUGHT, and no reason"
        print(f"    {row.rule:10} {', '.join(row.lessons) or why}")
    return sum(not row.lessons and not row.why for row in rows)


def length_table(courses: list[Course]) -> list[str]:
    """How long each lesson is, and what it teaches."""
    lines = ["| course | lesson | steps | words | minutes | rules |", "|---|---|---|---|---|---|"]
    for course in courses:
        rows = [outline(lesson) for lesson in course.lessons]
        for row in rows:
            told = f"{row.steps} | {row.words} | {row.minutes:.1f} | {' '.join(row.rules)}"
            lines.append(f"| {row.game} | {row.number} {row.lesson} | {told} |")
        steps, words = sum(row.steps for row in rows), sum(row.words for row in rows)
        minutes = sum(row.minutes for row in rows)
        known = coverage(course)
        taught = f"{sum(bool(one.lessons) for one in known)} of {len(known)} rules"
        lines.append(f"| **{course.game.name}** | all | {steps} | {words} | {minutes:.1f} | {taught} |")
    return lines


def untaught_table(courses: list[Course]) -> list[str]:
    """Why no lesson teaches the other rules."""
    lines = ["| course | rules that no lesson teaches | why |", "|---|---|---|"]
    for course in courses:
        reasons: dict[str, list[str]] = {}
        for row in coverage(course):
            if not row.lessons:
                reasons.setdefault(row.why, []).append(row.rule)
        lines += [f"| {course.game.name} | {' '.join(rules)} | {why} |" for why, rules in reasons.items()]
    return lines


def docs_text() -> str:
    """docs/lessons.md with the tables as they are now."""
    courses = [find_course(name) for name in game_names()]
    made = "\n".join([BEGIN, "", *length_table(courses), "", *untaught_table(courses), "", END])
    return re.sub(f"{BEGIN}.*{END}", lambda _: made, DOCS.read_text("utf-8"), flags=re.DOTALL)


def main() -> int:
    """The tables of all games, or of those named; fails if a rule is left out without a reason."""
    if sys.argv[1:] == ["--docs"]:
        DOCS.write_text(docs_text(), "utf-8")
        return 0
    if sys.argv[1:] == ["--check"]:
        return int(docs_text() != DOCS.read_text("utf-8"))
    gaps = 0
    for name in sys.argv[1:] or game_names():
        course = find_course(name)
        if course.lessons:
            print_length(course)
            gaps += print_rules(course)
        else:
            print(f"{name}: no lessons")
        print()
    return 1 if gaps else 0


if __name__ == "__main__":
    sys.exit(main())
