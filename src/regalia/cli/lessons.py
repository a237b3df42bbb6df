"""A lesson at the terminal's own table."""

from rich.console import RenderableType
from rich.text import Text

from regalia.cli.coaching import coach_says
from regalia.cli.desk import Desk
from regalia.cli.drafts import Draft
from regalia.cli.scene import Scene
from regalia.cli.session import Session
from regalia.cli.words import Words
from regalia.kernel.match import Preview
from regalia.lessons.play import TRIES, LessonPlay

KEYS = {
    "keys-choose": "keys-lesson",
    "keys-draft": "keys-lesson",
    "keys-forced": "keys-lesson-forced",
    "keys-confirm": "keys-lesson-confirm",
    "help-hint": "help-lesson-hint",
    "help-quit": "help-lesson-quit",
}


class LessonSession(Session):
    """Plays a lesson with a person: shows, asks, and says what is wrong with a wrong answer."""

    def __init__(self, play: LessonPlay, lessons: int, words: Words, desk: Desk) -> None:
        super().__init__(play.match, play.lesson.seat, words, desk)
        self.play = play
        self.lessons = lessons  # how many the course has
        words.catalogue.add(play.lesson.file.parent)
        self.mistake = ""  # what is wrong with the last answer, in words
        self.begun: list[str] = []  # the play that is being made
        self.names: dict[str, str | int] = {f"seat{seat}": name for seat, name in enumerate(words.players)}

    def run(self) -> None:
        """Play it to its end; Left is raised when the person leaves before."""
        while not self.play.done:
            self.match, self.since = self.play.match, self.play.since
            if self.play.step.asks:
                verdict = self.play.answer(self._decide())
                if not verdict.right:
                    self._say_wrong(verdict.words)
            else:
                self._read()
                self.play.go_on()

    # Questions

    def _draw(self, draft: Draft, preview: Preview) -> None:
        self.begun = [self.match.game.actions.name(action) for action in draft.actions]
        super()._draw(draft, preview)

    def _answer(self, answer: str, draft: Draft, preview: Preview) -> None:
        before = len(draft.steps)
        super()._answer(answer, draft, preview)
        if len(draft.steps) > before:
            verdict = self.play.judge(draft.actions)
            if verdict.right is False:
                draft.undo()
                self.play.tries += 1
                self._say_wrong(verdict.words)

    def _show_hint(self, preview: Preview) -> None:
        """What to choose next."""
        scene = Scene(self.match.game, preview.observation)
        self.notice = self._solution(scene) or self.words.say("notice-no-hint")

    def _say_wrong(self, message: str) -> None:
        self.mistake = self.words.say(message, **self.names)

    def _rule_asked(self, word: str, draft: Draft, preview: Preview) -> str:
        return super()._rule_asked(word, draft, preview) or self.play.lesson.rules[0]

    # Words

    def _keys(self, message: str) -> str:
        return KEYS.get(message, message)

    def _beside(self, scene: Scene) -> list[RenderableType]:
        """The step's words, and before them what there is to say of the answer before."""
        play, lesson = self.play, self.play.lesson
        self._light()
        told = self.words.say(lesson.words(play.step), **self.names)
        said = [told if play.tries or self.begun else f"{self._praise()} {told}".strip()]
        if self.mistake:
            said.append(self._solution(scene) if play.tries >= TRIES else "")
        elif play.step.lit:
            things = " · ".join(self._name(scene, thing) for thing in play.step.lit)
            said.append(self.words.say("learn-look", things=things))
        head = self.words.say(
            "learn-head",
            number=lesson.number,
            lessons=self.lessons,
            title=self.words.say(lesson.title),
            step=play.number + 1,
            steps=len(lesson.steps),
        )
        mistake, self.mistake = self.mistake, ""
        return coach_says(head, [text for text in said if text], mistake)

    def _name(self, scene: Scene, thing: str) -> str:
        """What a thing is called: one that has a number alone as in a question, with its owner."""
        sort, _, item = thing.partition(":")
        if sort != "seat" and item.isdecimal():
            return self.table.answer(scene, thing, "")
        return self.words.thing(thing)

    def _praise(self) -> str:
        """What there is to say of the right answer to the step before."""
        before = self.play.said
        if before is None or not before.asks:
            return ""
        message = self.play.lesson.words(before)
        has = self.words.catalogue.has_attribute
        if not has(message, "wrong") and not has(message, "right"):
            return ""  # there was no other answer
        words = self.words.say(f"{message}.right", **self.names) if has(message, "right") else ""
        return self.words.say("learn-right", words=words).strip()

    def _solution(self, scene: Scene) -> str:
        """The next choice of a right answer, in words; empty if nothing is asked."""
        following = self.play.following(self.begun) if self.play.step.asks else ""
        if not following or scene.view.asked is None:
            return ""
        answer = self.table.answer(scene, following, scene.view.asked.prompt)
        return self.words.say("learn-solution", answer=answer)

    def _light(self) -> None:
        marks: list[str] = []
        for thing in self.play.lit(self.begun):
            sort, _, item = thing.partition(":")
            if sort == "kind":
                marks += self.table.marks(self.words.space.kinds.index(item))
            elif sort == "seat":
                marks.append(self.words.players[int(item)])
        self.screen.lit = marks

    # Steps that ask for nothing

    def _read(self) -> None:
        """Show a step until the person goes on."""
        self.begun = []
        while True:
            self._show("keys-read")
            answer = self.desk.read().lower()
            if answer in ("", "c"):
                return
            draft = Draft(self.match, self.seat)
            if not self._look(answer, draft, draft.preview()):
                self.notice = self.words.say("notice-read")

    def _show(self, keys: str) -> None:
        scene = Scene(self.match.game, self.match.observe(self.seat))
        foot = [*self._beside(scene), self.screen.keys(keys), *self._notices()]
        self.screen.draw(scene, self.words.say("table-log"), self._log(self.since), lambda _: foot)

    def show_end(self, keys: str) -> None:
        """The table as it is when the lesson is over, with a last word."""
        play = self.play
        self.match, self.since = play.match, play.since
        self.screen.lit = []
        title = self.words.say(play.lesson.title)
        done = self.words.say("learn-done", number=play.lesson.number, lessons=self.lessons, title=title)
        said = [text for text in (self._praise(), done) if text]
        foot = [*coach_says(title, said), Text(f" {keys}", "dim")]
        scene = Scene(self.match.game, self.match.observe(self.seat))
        self.screen.draw(scene, self.words.say("table-log"), self._log(self.since), lambda _: foot)
