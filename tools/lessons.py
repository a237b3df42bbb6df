"""Print how long the courses are, and why no lesson teaches some rules: `python tools/lessons.py [GAME]`."""

import sys

from regalia.kernel.game import game_names
from regalia.lessons.course import Course, find_course
from regalia.lessons.coverage import coverage
from regalia.lessons.outline import outline


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


def main() -> int:
    """The tables of all games, or of those named; fails if a rule is left out without a reason."""
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
