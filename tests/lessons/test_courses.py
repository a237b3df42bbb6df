"""The courses that come with the games: each lesson holds, whatever is answered, and is short and plain."""

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from shutil import copytree

import pytest

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.words import player_names
from regalia.kernel import events as kernel_events
from regalia.kernel.events import Event
from regalia.kernel.game import game_names
from regalia.kernel.notation import write_position
from regalia.lessons.course import Course, find_course
from regalia.lessons.coverage import coverage
from regalia.lessons.errors import BadLesson
from regalia.lessons.lesson import Lesson
from regalia.lessons.messages import Messages
from regalia.lessons.outline import outline
from regalia.lessons.play import LessonPlay, missing_lines
from regalia.lessons.things import token

COURSES = [find_course(name) for name in game_names() if find_course(name).lessons]
LESSONS = [lesson for course in COURSES for lesson in course.lessons]
FEWEST, MOST = 4, 7  # lessons of a course, besides the guided game
MINUTES = 10  # of a course
SENTENCES = 2  # of a step, and of what is said to an answer
SENTENCE = re.compile(r'[.!?][”"]*(?=\s+[A-Z“]|$)')
LONGEST = 240  # signs of them

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
each_course = pytest.mark.parametrize("course", COURSES, ids=lambda one: one.game.name)


def at_question(lesson: Lesson, answers: list[list[str]]) -> LessonPlay:
    """A lesson in which these answers were given, at the next question; every step led where it says."""
    play = LessonPlay(lesson)
    rest = list(answers)
    while not play.done and (rest or not play.step.asks):
        step = play.step
        if step.asks:
            assert play.answer(rest.pop(0)).right
        else:
            play.go_on()
        assert missing_lines(play.reached.state, step.after) == []
    return play


def questions(lesson: Lesson, answers: list[list[str]]) -> Iterator[LessonPlay]:
    """A lesson at each of its questions, after every right answer to those before it."""
    play = at_question(lesson, answers)
    if play.done:
        return
    yield play
    right = [*play.right_answers()]
    assert right, f"{play.step.id} is a dead end after {answers}"
    following = [at_question(lesson, [*answers, answer]) for answer in right]
    for answer in right if following[0].match.plies else right[:1]:  # without plies, a new position began
        yield from questions(lesson, [*answers, answer])


def check_what_follows(play: LessonPlay) -> None:
    """Who does what is to be chosen next answers right, whatever a play that can be right began with."""
    seat, names = play.lesson.seat, play.match.game.actions.names
    first = [[], *([action] for action in play.match.preview(seat, []).legal)]
    for draft in (
        play.match.preview(seat, begun).draft for begun in first if play.judge(begun).right is not False
    ):
        made = [names[action] for action in draft]
        while following := play.following(made):
            made = [names[action] for action in play.match.preview(seat, [*made, following]).draft]
        assert play.judge(made).right, made


@each_lesson
def test_every_right_answer_leads_on_and_every_wrong_one_gets_words(lesson: Lesson) -> None:
    texts = find_course(lesson.game).messages.texts
    asked = set()
    for play in questions(lesson, []):
        asked.add(play.step.id)
        before = write_position(play.match.state)
        for answer in play.answers():
            verdict = play.judge(answer)
            assert verdict.right is not None
            assert verdict.right or texts[verdict.words]
        check_what_follows(play)
        assert write_position(play.match.state) == before
    assert asked == {step.id for step in lesson.steps if step.asks}


@each_lesson
def test_nothing_to_be_chosen_is_lit_in_half_of_the_steps(lesson: Lesson) -> None:
    lit = [
        any(token(play.match.game, action) in play.step.lit for action in play.solution())
        for play in questions(lesson, [])
    ]
    assert sum(lit) <= len(lit) / 2


@each_course
def test_words_are_few_and_complete(course: Course) -> None:
    words = Catalogue([SHARED, course.game.folder / "text", course.folder])
    names = {f"seat{seat}": name for seat, name in enumerate(player_names(words, 4, 0, None))}
    for message in course.messages.texts:
        said = words.say(message, **names, seat="Bruno", seat_is="you")
        assert len(SENTENCE.findall(said)) <= SENTENCES, said
        assert len(said) <= LONGEST, said
    assert words.faults == []


@each_course
def test_all_languages_have_the_same_words(course: Course) -> None:
    for file in course.folder.glob("*.ftl"):
        assert Messages(file).attributes == course.messages.attributes


@each_course
def test_a_course_is_a_handful_of_lessons(course: Course) -> None:
    assert FEWEST <= len(course.lessons) <= MOST
    assert sum(outline(lesson).minutes for lesson in course.lessons) <= MINUTES
    assert any(step.asks for lesson in course.lessons for step in lesson.steps[:2])


@each_course
def test_the_coach_explains_every_question(course: Course) -> None:
    prompts = {about.name for about in course.game.setup().questions}
    events = import_module(type(course.game).__module__.rpartition(".")[0] + ".events")
    tags = {
        str(event.__struct_config__.tag)
        for module in (kernel_events, events)
        for event in vars(module).values()
        if isinstance(event, type) and issubclass(event, Event) and not event.__subclasses__()
    }
    needed = {f"coach-{prompt}" for prompt in prompts}
    said = {message for message in course.messages.attributes if message.startswith("coach-")}
    assert needed <= said
    assert said - needed <= {f"coach-event-{tag}" for tag in tags}


@each_course
def test_every_rule_is_taught_or_left_out_for_a_reason(course: Course) -> None:
    assert [row.rule for row in coverage(course) if not row.lessons and not row.why] == []


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ('["BK-99.1"]', "untaught.toml:3: RULES.md has no rule 'BK-99.1'"),
        ('["BK-2.1", "BK-2.1"]', "untaught.toml:3: BK-2.1 appears twice"),
        ('["BK-4.2"]', "untaught.toml:3: a lesson teaches BK-4.2"),
        ("3", "untaught.toml:1: Expected `array`"),
        ("[", "untaught.toml:1: "),
        (f"[{'[' * 99}", "untaught.toml:1: brackets are nested too deep"),
    ],
)
def test_faults_of_the_list_of_untaught_rules(tmp_path: Path, rules: str, told: str) -> None:
    folder = tmp_path / "lessons"
    copytree(find_course("brutal-kingdom").folder, folder)
    (folder / "untaught.toml").write_text(f'[[untaught]]\nwhy = "x"\nrules = {rules}\n')
    with pytest.raises(BadLesson) as error:
        coverage(Course(find_course("brutal-kingdom").game, folder))
    assert told in str(error.value)


TOOL = Path(__file__).parents[2] / "tools" / "lessons.py"


def test_the_docs_show_the_courses_as_they_are() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], check=False)
    assert done.returncode == 0, "python tools/lessons.py --docs writes the tables of docs/lessons.md"


def test_the_tool_prints_every_rule() -> None:
    command = [sys.executable, str(TOOL), "brutal-kingdom"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "brutal-kingdom: 6 lessons" in done.stdout
    assert re.search(r"BK-4.2 +influence", done.stdout)
    assert re.search(r"BK-2.1 +not taught: The program", done.stdout)
