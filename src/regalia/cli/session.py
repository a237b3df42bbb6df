"""A person at one seat of a match, against bots."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.segment import SegmentLines
from rich.table import Table as Grid
from rich.text import Text

from regalia.bots.registry import Bot
from regalia.cli.desk import Desk, Left, markdown, number
from regalia.cli.drafts import PAGE, Draft, bot_draft
from regalia.cli.hints import advise, tell_hint
from regalia.cli.rules import rulebook
from regalia.cli.saves import save
from regalia.cli.scene import Scene
from regalia.cli.screen import Screen, draw_line
from regalia.cli.story import Line, story
from regalia.cli.tables import make_table
from regalia.cli.words import Words
from regalia.kernel.bits import members
from regalia.kernel.events import Ended
from regalia.kernel.match import Drafting, Match, Preview
from regalia.kernel.notation import write_position


class Session:
    """Asks the person, lets the bots play, and saves after every commit."""

    def __init__(
        self,
        match: Match,
        seat: int,
        words: Words,
        desk: Desk,
        file: Path | None = None,
        bots: Sequence[Bot] = (),
    ) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.desk = desk
        self.file = file  # where it is saved, if at all
        self.bots = bots  # by seat; one that is not there chooses at random
        self.table = make_table(match.setup, words)
        self.screen = Screen(desk, self.table, words, words.say(match.game.name))
        self.rulebook = rulebook(match.game)
        own = [number for number, ply in enumerate(match.plies, 1) if ply.seat == seat]
        self.since = own[-1] if own else 0  # the person knows what happened before this ply
        self.notice = ""
        self.opening: list[str] = []  # who plays, told with the first question

    def run(self) -> None:
        """Play to the end; Left is raised when the person leaves before."""
        self._save()
        while not self.match.over:
            waiting = members(self.match.state.deciders())
            seat = self.seat if self.seat in waiting else waiting[0]
            if seat == self.seat:
                draft = self._decide()
                self.opening = []
                self.since = len(self.match.plies) + 1
            else:
                draft = bot_draft(self.match, seat, self.bots[seat] if self.bots else PAGE)
            self.match.commit(seat, draft)
            self._save()
        self._finish()

    def _save(self) -> None:
        if self.file is not None:
            save(self.match, self.file)

    # A decision

    def _decide(self) -> list[int]:
        """Ask until a play is whole and confirmed; one that left no choice needs no confirmation."""
        draft = Draft(self.match, self.seat)
        while not (preview := draft.preview()).whole or draft.free:
            self._draw(draft, preview)
            answer = self.desk.read()
            if answer in ("", "c") and preview.whole:
                break
            self._answer(answer.lower(), draft, preview)
        return draft.actions

    def _answer(self, answer: str, draft: Draft, preview: Preview) -> None:
        if answer in ("", "c") and len(preview.legal) == 1:
            draft.choose(preview.legal[0])
        elif 1 <= number(answer) <= len(preview.legal):
            draft.choose(preview.legal[number(answer) - 1])
        elif answer == "u":
            if not draft.undo():
                self.notice = self.words.say("notice-first")
        elif self._look(answer, draft, preview):
            return
        elif preview.whole and number(answer) >= 0:
            self.notice = self.words.say("notice-whole")
        elif answer == "" or number(answer) >= 0:
            self.notice = self.words.say("notice-which", last=len(preview.legal))
        else:
            self.notice = self.words.say("notice-unknown", answer=answer)

    def _look(self, answer: str, draft: Draft, preview: Preview) -> bool:
        """Show what someone asks for in the place of the table; gives whether that was asked."""
        if answer.startswith("?"):
            self._show_rule(self._rule_asked(answer[1:].strip().casefold(), draft, preview))
        elif answer == "h":
            self._show_help()
        elif answer == "l":
            log = [thing for line in self._log(0) for thing in draw_line(line)]
            self._aside([Text(self.words.say("table-whole-log"), "bold"), *log], latest_first=True)
        elif answer == "!":
            self._show_hint(preview)
        elif answer == "p":
            self._aside([Text(write_position(preview.observation.state))])
        elif answer == "q":
            raise Left
        elif page := self.table.pages(Scene(self.match.game, preview.observation)).get(answer):
            self._aside([Text(f" {page.title}", "bold"), page.content])
        else:
            return False
        return True

    def _show_hint(self, preview: Preview) -> None:
        """What a strong bot would choose, and why, from what the person can know."""
        if preview.whole or len(preview.legal) < 2:
            self.notice = self.words.say("notice-no-hint")
            return
        hint = advise(self.match.game, preview.observation)
        scene = Scene(self.match.game, preview.observation)
        prompt = preview.observation.state.prompt(self.seat)
        answers = {
            name: self.table.answer(scene, name, prompt) for name in (hint.choice, hint.reason.other) if name
        }
        told = tell_hint(self.words, hint, answers)
        self._aside([Text(self.words.say("hint-heading"), "bold"), *(Text(f" {line}") for line in told)])

    def _rule_asked(self, word: str, draft: Draft, preview: Preview) -> str:
        """The rule that someone means: that of the question, or why a choice is not offered."""
        if not word:
            asked = self._scene(draft.actions).view.asked or self._scene([]).view.asked
            return asked.rule if asked else ""
        names = self.match.game.actions.names
        blocks = {names[action].partition(":")[0] for action in preview.legal}
        for name in names:
            block, _, item = name.partition(":")
            if word == name or (block in blocks and word in (item, self.words.item(name).casefold())):
                return self.match.why_not(self.seat, name, draft.actions) or word
        return word

    def _scene(self, actions: list[int]) -> Scene:
        """The table as the person sees it after these choices."""
        drafting = Drafting(self.match.game, self.match.observe(self.seat))
        for action in actions:
            drafting.add(action)
        return Scene(self.match.game, drafting.preview().observation)

    # What the person sees

    def _draw(self, draft: Draft, preview: Preview) -> None:
        scene = Scene(self.match.game, preview.observation)
        notice = self._notices()
        beside = [] if preview.whole else self._beside(scene)

        def foot(brief: bool) -> list[RenderableType]:
            if preview.whole:
                return [*beside, *self._confirmation(preview, draft), *notice]
            return [*beside, *self._choices(scene, preview, draft, brief), *notice]

        log = [*map(Line, self.opening), *self._log(self.since)]
        self.screen.draw(scene, self.words.say("table-log"), log, foot)

    def _notices(self) -> list[RenderableType]:
        """What is to be said of the last answer, once."""
        notice, self.notice = self.notice, ""
        return [Padding.indent(Text(notice, "bold red"), 1)] if notice else []

    def _keys(self, message: str) -> str:
        """The message that tells of keys; where they do something else, another one."""
        return message

    def _beside(self, scene: Scene) -> list[RenderableType]:
        """What someone beside the player says to the question; here sits nobody."""
        return []

    def _choices(self, scene: Scene, preview: Preview, draft: Draft, brief: bool) -> list[RenderableType]:
        asked = scene.view.asked
        assert asked is not None
        made = " ".join(self.words.events(preview.events))
        texts = [self.table.answer(scene, name, asked.prompt) for name in asked.legal]
        keys = "keys-forced" if len(texts) == 1 else "keys-draft" if draft.steps else "keys-choose"
        prompt = self.words.prompt(asked.prompt, self.seat)
        question = self.screen.question(prompt, self.words.say("table-draft"), made, brief)
        return [*question, self.screen.choices(texts, brief), self.screen.keys(self._keys(keys))]

    def _confirmation(self, preview: Preview, draft: Draft) -> list[RenderableType]:
        made = self.words.events(preview.events)
        *before, last = draft.actions
        action = self.match.game.actions.name(last)
        if will := self.words.confirmation(action, preview.answered):
            made.append(will)
        elif preview.reveals or not made:
            made.append(self.table.answer(self._scene(before), action, preview.answered) + ".")
            made += [self.words.say("table-reveals")] if preview.reveals else []
        question = self.words.say("table-confirm")
        return [
            *self.screen.question(question, self.words.say("table-whole"), " ".join(made)),
            self.screen.keys(self._keys("keys-confirm")),
        ]

    def _log(self, since: int) -> list[Line]:
        """What the person was told."""
        return story(self.words, self.match.events(self.seat, since))

    def _show_rule(self, asked: str) -> None:
        found = self.rulebook.find(asked)
        if found:
            self._aside([markdown("\n\n".join(found))])
        else:
            self.notice = self.words.say("notice-no-rule", answer=asked)

    def _show_help(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        example = next(iter(self.rulebook.paragraphs), "")
        keys = {"1, 2, 3 …": "number", "c": "confirm", "u": "undo", "?": "rule", "l": "log"}
        keys |= {"!": "hint", "p": "position", "h": "help"}
        for key, name in {**keys, "q": "quit"}.items():
            label = self.words.say("help-enter") if key == "c" else key
            told = self.words.say(self._keys(f"help-{name}"), example=example)
            grid.add_row(Text(f" {label}", "bold cyan"), told)
        for key, page in self.table.pages(self._scene([])).items():
            grid.add_row(Text(f" {key}", "bold cyan"), page.title)
        signs = Grid.grid(padding=(0, 2))
        for sign, meaning in self.table.legend().items():
            signs.add_row(Text(f" {sign}", "bold"), meaning)
        titles = [Text(f" {self.words.say(name)}", "bold") for name in ("help-title", "help-legend")]
        self._aside([titles[0], grid, Text(), titles[1], signs])

    def _aside(self, things: list[RenderableType], latest_first: bool = False) -> None:
        """Show something in the place of the table, screen by screen, until the person goes back."""
        lines = self.desk.render(*things)
        room = self.desk.console.height - 3 if self.desk.live else len(lines)  # for the keys and the answer
        while lines:
            if latest_first:
                shown, lines, more = lines[-room:], lines[:-room], "keys-earlier"
            else:
                shown, lines, more = lines[:room], lines[room:], "keys-more"
            keys = self.screen.keys(more if lines else "keys-back")
            self.desk.show(SegmentLines(shown, new_lines=True), Text(), keys)
            if self.desk.read() and lines:
                return

    def _finish(self) -> None:
        scene = Scene(self.match.game, self.match.observe(self.seat))
        told = [event for play in self.match.events(self.seat) for event in play if isinstance(event, Ended)]
        ranking = self.screen.ranking(scene, self.match.outcome, told[-1] if told else None)
        self.screen.draw(scene, self.words.say("table-log"), self._log(self.since), lambda _: ranking)
