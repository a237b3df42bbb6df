"""`regalia learn`: whole courses at a terminal of the usual size, progress, the guided game, refusals."""

import json
from io import StringIO
from itertools import groupby
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from regalia.cli import main
from regalia.cli.coaching import CoachedSession
from regalia.cli.desk import Desk, Left
from regalia.cli.language import speaking
from regalia.cli.learn import make_words
from regalia.cli.lessons import LessonSession
from regalia.cli.plain import PlainConsole
from regalia.cli.progress import DONE, Progress
from regalia.kernel.game import game_names
from regalia.kernel.match import Match
from regalia.lessons.course import Course, find_course
from regalia.lessons.lesson import Lesson
from regalia.lessons.play import TRIES, LessonPlay

COURSES = [find_course(name) for name in game_names() if find_course(name).lessons]
LESSONS = [lesson for course in COURSES for lesson in course.lessons]
COLUMNS, ROWS = 80, 24


class Typist(Desk):
    """A desk of a fixed size at which each line is typed that `answer` says."""

    def __init__(self, lines: list[str] | None = None) -> None:
        self.text = StringIO()
        self.console = PlainConsole(
            file=self.text,
            force_terminal=True,
            color_system=None,
            width=COLUMNS,
            height=ROWS,
            highlight=False,
        )
        self.lines = lines or []
        self.screens: list[str] = []

    def read(self) -> str:
        self.screens.append(self.text.getvalue().rpartition("\x1b[H")[2])
        self.text.truncate(0)
        shown = self.screens[-1].splitlines()
        assert len(shown) < ROWS, self.screens[-1]  # one is left for the answer
        assert max(map(len, shown)) <= COLUMNS, self.screens[-1]
        return self.answer()

    def answer(self) -> str:
        if not self.lines:
            raise Left
        return self.lines.pop(0)


class Pupil(Typist):
    """One who answers every question of a lesson right, after so many mistakes and a slip of the keys."""

    def __init__(self, mistakes: int = 0) -> None:
        super().__init__()
        self.mistakes = mistakes
        self.play: LessonPlay | None = None
        self.answered: list[str] = []
        self.wrong = 0
        self.at = 0
        self.slips = 0

    def answer(self) -> str:
        play = self.play
        assert play is not None
        if play.number != self.at:
            self.at, self.answered, self.wrong = play.number, [], 0
        if play.done or not play.step.asks:
            return ""
        preview = play.match.preview(play.lesson.seat, self.answered)
        if preview.whole:
            return ""
        names = [play.match.game.actions.name(action) for action in preview.legal]
        so_far = play.match.game.actions.names
        done = [so_far[action] for action in preview.draft]
        right = [name for name in names if play.judge([*done, name]).right is not False]
        wrong = [number for number, name in enumerate(names, 1) if name not in right]
        if wrong and self.wrong < self.mistakes:
            self.wrong += 1
            return str(wrong[0])
        if len(names) > 1 and self.slips <= len(self.answered) < len(done) + 1:
            self.slips = len(self.answered) + 1
            return "99"
        solution = next(answer for answer in play.right_answers() if answer[: len(done)] == done)
        name = solution[len(done)]
        self.answered = [*done, name]
        return str(names.index(name) + 1)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
def test_a_lesson_fits_a_small_terminal_and_ends(lesson: Lesson, language: str) -> None:
    desk = Pupil(TRIES)
    desk.play = LessonPlay(lesson)
    with speaking(language):
        words = make_words(desk.play.match, lesson.seat, None)
        session = LessonSession(desk.play, 6, words, desk)
        session.run()
    assert desk.play.done
    session.show_end("Enter goes on")
    assert len(desk.screens) >= len(lesson.steps)
    told = " ".join(" ".join(desk.screens).split())
    for step in lesson.steps:
        said = words.say(lesson.words(step), **session.names)
        assert said in told
    assert words.catalogue.faults == []
    if any(step.wrong for step in lesson.steps):
        assert words.say("learn-solution", answer="").strip() in told


def test_lit_things_are_named_and_set_off() -> None:
    lesson = find_course("brutal-kingdom").find("strike")
    desk = Pupil()
    desk.console = PlainConsole(
        file=desk.text, force_terminal=True, color_system="standard", width=COLUMNS, height=ROWS
    )
    desk.play = LessonPlay(lesson)
    session = LessonSession(desk.play, 6, make_words(desk.play.match, 0, None), desk)
    with pytest.raises(AssertionError):  # colours make lines longer than they look
        session.run()
    assert "Look here: Bruno · King" in desk.screens[0]
    assert "\x1b[1;7mKing\x1b[0m" in desk.screens[0]


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, args, input=typed)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "regalia" / "lessons.json"


def test_the_list_has_a_row_for_each_lesson() -> None:
    rows = [json.loads(line) for line in run("learn", "--list", "--json").stdout.splitlines()]
    assert [(row["game"], row["lesson"]) for row in rows] == [(one.game, one.id) for one in LESSONS]
    assert rows[0]["steps"] == len(LESSONS[0].steps)
    assert rows[0]["rules"] == LESSONS[0].rules
    assert rows[0]["words"] > 50
    table = run("learn", "brutal-kingdom", "--list").stdout
    assert "1 influence" in table
    assert "kings-blood" not in table


def test_progress_is_kept_and_a_lesson_goes_on_where_it_was_left(data: Path) -> None:
    first = run("learn", "brutal-kingdom", typed="\n1\nq\n").stdout
    assert "The Charlatan has no token on him." in first
    assert "To go on: regalia learn brutal-kingdom" in first
    assert json.loads(data.read_text()) == {"brutal-kingdom": {"influence": 1}}
    again = run("learn", "brutal-kingdom", typed="2\n\n\n\n2\n\nq\n").stdout
    assert "Lesson 1 of 6: Influence · 2/5" in again
    assert "Enter goes on with lesson 2" in again
    assert json.loads(data.read_text()) == {"brutal-kingdom": {"influence": DONE}}
    assert "Lesson 2 of 6: Killers · 1/4" in run("learn", "brutal-kingdom", typed="q\n").stdout
    assert "Lesson 1 of 6: Influence · 1/5" in run("learn", "brutal-kingdom", "1", typed="q\n").stdout


def test_who_has_done_all_is_told_what_else_there_is(data: Path) -> None:
    progress = Progress()
    for lesson in find_course("brutal-kingdom").lessons:
        progress.keep("brutal-kingdom", lesson.id, DONE)
    told = run("learn", "brutal-kingdom").stdout
    assert "regalia learn brutal-kingdom --first-game" in told


def test_a_broken_file_of_progress_does_no_harm(data: Path) -> None:
    data.parent.mkdir(parents=True)
    data.write_text('{"brutal-kingdom": {"influence": "far"}}')
    told = run("learn", "brutal-kingdom", typed="q\n")
    assert "progress starts from zero" in told.stderr
    assert "Lesson 1 of 6: Influence · 1/5" in told.stdout
    data.write_text('{"brutal-kingdom": {"influence": 999999}}')
    assert "Lesson 1 of 6" in run("learn", "brutal-kingdom", typed="q\n").stdout


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["learn"], "which game? brawling-barons"),
        (["learn", "brutal-kingdom", "99"], "brutal-kingdom has no lesson '99'; there are 1 influence"),
        (["learn", "brutal-kingdm"], "did you mean brutal-kingdom?"),
        (["learn", "brutal-kingdom", "--json"], "--json goes with --list"),
    ],
)
def test_what_is_refused(args: list[str], told: str) -> None:
    result = run(*args)
    assert result.exit_code != 0
    assert told in " ".join(result.stderr.split())


def test_keys_work_in_steps_that_only_show(data: Path) -> None:
    told = run("learn", "brutal-kingdom", typed="h\n\n?\n\na\n\nz\nq\n").stdout
    assert "makes the choice with that number" in told
    assert "BK-4.2" in told  # the rule of the question
    assert "Characters of ranks" in told
    assert "Enter goes on; h shows the other keys." in told


# The guided game


class Guesser(Typist):
    """One who takes any of the first choices."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = Random(seed)

    def answer(self) -> str:
        return self.random.choice(["", "1", "2", "3"])


@pytest.mark.parametrize("course", COURSES, ids=lambda one: one.game.name)
def test_a_guided_game_explains_each_question_once(course: Course, tmp_path: Path) -> None:
    match = Match(course.game.setup(), bytes(16))
    words = make_words(match, 0, None)
    desk = Guesser(1)
    session = CoachedSession(match, 0, words, desk, tmp_path / "game.json")
    session.run()
    assert match.over
    assert words.catalogue.faults == []
    screens = [" ".join(screen.split()) for screen in desk.screens]
    prompts = {about.name for about in match.setup.questions}
    explained = 0
    for prompt in prompts:
        told = [words.say(f"coach-{prompt}") in screen for screen in screens]
        assert len([*groupby(told)]) <= 3, prompt  # on screens that follow each other, and never again
        explained += any(told)
    assert explained >= 2


def test_what_was_explained_is_known_in_the_next_game_but_for_a_first_one() -> None:
    play = ["play", "brutal-kingdom", "--coach", "--seed"]
    assert "Keep the light card that suits you" in run(*play, "x", typed="q\n").stdout
    assert "Keep the light card that suits you" in run(*play, "x", typed="q\n").stdout  # the same moment
    assert "Your coach" not in run(*play, "y", typed="q\n").stdout
    assert "Keep the light card" in run("learn", "brutal-kingdom", "--first-game", typed="q\n").stdout


def test_a_hint_comes_with_its_reason() -> None:
    shown = run("play", "brutal-kingdom", "--coach", "--seed", "x", typed="!\n\nh\n\nq\n").stdout
    assert "Your coach" in shown
    assert "What a strong bot would do here" in shown
    assert "Pass the " in shown
    assert "shows what a strong bot would choose" in shown
    assert "--coach" in shown[shown.index("To go on:") :]


def test_the_first_game_is_against_pages_and_can_be_gone_on_with(tmp_path: Path) -> None:
    shown = run("learn", "kings-blood", "--first-game", typed="q\n").stdout
    assert "Your coach" in shown
    assert "--coach --bots page" in shown
    saved = [*(tmp_path / "regalia" / "saved").glob("kings-blood-*.json")]
    assert len(saved) == 1
    assert "Your coach" in run("play", "--resume", str(saved[0]), "--coach", typed="q\n").stdout


def test_the_last_lesson_leads_to_the_first_game() -> None:
    course = find_course("kings-blood")
    last = course.lessons[-1]
    progress = Progress()
    progress.keep("kings-blood", last.id, len(last.steps) - 1)
    shown = run("learn", "kings-blood", last.id, typed="\n\nq\n").stdout
    assert "Enter begins your first game" in shown
    assert "Your coach" in shown
