"""`regalia learn`: a game learnt by playing it."""

import shlex

import click
import msgspec
from rich.table import Table as Grid

from regalia.bots.registry import make_bot
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.coaching import CoachedSession
from regalia.cli.desk import Desk, Left
from regalia.cli.lessons import LessonSession
from regalia.cli.progress import DONE, Progress
from regalia.cli.saves import default_place
from regalia.cli.speech import Spoken, failure, misuse, say
from regalia.cli.words import Words, player_names
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.lessons.course import Course, find_course
from regalia.lessons.lesson import Lesson
from regalia.lessons.outline import Outline, outline
from regalia.lessons.play import LessonPlay


@click.command(cls=Spoken)
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@click.option("--first-game", is_flag=True)
@click.option("--list", "listed", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--name")
@click.option("--no-color", is_flag=True)
def learn(
    game: str | None,
    lesson: str | None,
    first_game: bool,
    listed: bool,
    as_json: bool,
    name: str | None,
    no_color: bool,
) -> None:
    """Learn a game by playing it."""
    desk = Desk(colour=not no_color)
    if listed or (game is None and as_json):
        list_lessons([game] if game else game_names(), as_json, desk)
        return
    if game is None:
        raise misuse("wrong-which-course", games=", ".join(game_names()))
    if as_json:
        raise misuse("wrong-json-without-list")
    course = find_course(find_game(game).name)
    try:
        if first_game:
            play_first_game(course, name, desk)
        else:
            Learner(course, name, desk).learn(lesson)
    except (Left, KeyboardInterrupt):
        words = Catalogue([SHARED])
        command = ["regalia", "learn", game, *(["--name", name] if name else [])]
        desk.line(words.say("learn-left", command=shlex.join(command)))


def list_lessons(games: list[str], as_json: bool, desk: Desk) -> None:
    """A row for each lesson: what it teaches, and how long it is."""
    rows = [outline(lesson) for game in games for lesson in find_course(find_game(game).name).lessons]
    if as_json:
        for row in rows:
            click.echo(msgspec.json.encode(row))
        return
    desk.say(lesson_table(rows))


def lesson_table(rows: list[Outline]) -> Grid:
    """The lessons as a table."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("game", "lesson", "steps", "words", "minutes", "rules"):
        number = column in ("steps", "words", "minutes")
        grid.add_column(say(f"told-column-{column}"), justify="right" if number else "left")
    for row in rows:
        grid.add_row(
            row.game, f"{row.number} {row.lesson}", str(row.steps), str(row.words), f"{row.minutes:.1f}",
            " ".join(row.rules),
        )  # fmt: skip
    return grid


class Learner:
    """A person who goes through a course."""

    def __init__(self, course: Course, name: str | None, desk: Desk) -> None:
        self.course = course
        self.name = name
        self.desk = desk
        self.progress = Progress()
        self.game = course.game.name

    def learn(self, asked: str | None) -> None:
        """One lesson, or the first that is not done, and those after it."""
        lessons = self.course.lessons
        if asked:
            lesson = self.course.find(asked)
            at = 0 if self.progress.step(self.game, lesson.id) == DONE else None
        else:
            open_ones = [one for one in lessons if self.progress.step(self.game, one.id) != DONE]
            if not lessons:
                raise failure("wrong-no-lessons", game=self.game, command=f"regalia rules {self.game}")
            if not open_ones:
                self._farewell()
                return
            lesson, at = open_ones[0], None
        while True:
            session = self._teach(lesson, self.progress.step(self.game, lesson.id) if at is None else at)
            following = [one for one in lessons if one.number == lesson.number + 1]
            if not self._go_on(session, following):
                return
            if not following:
                play_first_game(self.course, self.name, self.desk)
                return
            lesson, at = following[0], 0

    def _farewell(self) -> None:
        words = Catalogue([SHARED])
        again = f"regalia learn {self.game} 1"
        self.desk.line(
            words.say("learn-all-done", again=again, play=f"regalia learn {self.game} --first-game")
        )

    def _teach(self, lesson: Lesson, step: int) -> LessonSession:
        """Play a lesson from a step on, and keep how far it is."""
        play = LessonPlay(lesson)
        play.skip_to(step if step < len(lesson.steps) else 0)
        words = make_words(play.match, lesson.seat, self.name)
        session = LessonSession(play, len(self.course.lessons), words, self.desk)
        try:
            session.run()
        finally:
            known = self.progress.step(self.game, lesson.id)  # done once is done, whoever does it again
            self.progress.keep(self.game, lesson.id, DONE if play.done or known == DONE else play.number)
        return session

    def _go_on(self, session: LessonSession, following: list[Lesson]) -> bool:
        """Whether the person wants more after a lesson."""
        say = session.words.say
        if following:
            keys = say("learn-next", number=following[0].number, title=say(following[0].title))
        else:
            keys = say("learn-play")
        session.show_end(keys)
        return self.desk.read().lower() != "q"


def play_first_game(course: Course, name: str | None, desk: Desk) -> None:
    """A game against pages, with a coach who explains everything, whatever was explained before."""
    match = Match(course.game.setup())
    words = make_words(match, 0, name)
    file = default_place(course.game.name)
    bots = [make_bot("page", course.game) for _ in range(match.setup.seats)]
    try:
        session = CoachedSession(match, 0, words, desk, file, bots)
        session.explained.forget()
        session.run()
    except (Left, KeyboardInterrupt):
        command = ["regalia", "play", "--resume", str(file), "--coach", "--bots", "page"]
        desk.line(words.say("play-saved", file=str(file)))
        desk.line(words.say("play-resume", command=shlex.join(command)))


def make_words(match: Match, seat: int, name: str | None) -> Words:
    """Words for a person at a seat."""
    people = player_names(Catalogue([SHARED]), match.setup.seats, seat, name)
    return Words(match.game, match.setup.space, people, seat, match.setup.names)
