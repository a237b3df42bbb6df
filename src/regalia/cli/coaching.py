"""A game against bots with a coach beside the player."""

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from regalia.bots.registry import Bot
from regalia.cli.desk import Desk
from regalia.cli.progress import Explained
from regalia.cli.scene import Scene
from regalia.cli.session import Session
from regalia.cli.words import Words
from regalia.kernel.match import Match
from regalia.lessons.coach import Coach
from regalia.lessons.course import find_course


def coach_says(title: str, said: Sequence[str], mistake: str = "") -> list[RenderableType]:
    """Words of a coach, under a rule of their own; those about a mistake come first."""
    if not said and not mistake:
        return []
    texts = [Text(mistake, "bold red")] if mistake else []
    texts += [Text(text, "green") for text in said]
    rule = Rule(Text(title, "bold green"), style="green", align="left")
    return [rule, *(Padding.indent(text, 1) for text in texts)]


class CoachedSession(Session):
    """Each question is explained the first time that it comes, in whichever game."""

    def __init__(
        self, match: Match, seat: int, words: Words, desk: Desk, file: Path, bots: Sequence[Bot] = ()
    ) -> None:
        super().__init__(match, seat, words, desk, file, bots)
        course = find_course(match.game.name)
        words.catalogue.add(course.folder)
        self.explained = Explained(match.game.name)
        game = sha256(match.seed).hexdigest()[:12]
        self.coach = Coach(course.coach_messages, self.explained.said, game)

    def _keys(self, message: str) -> str:
        return {"keys-choose": "keys-coached", "keys-draft": "keys-coached-draft"}.get(message, message)

    def _beside(self, scene: Scene) -> list[RenderableType]:
        said = [*self._of_events(), self._of_question(scene)]
        self.explained.keep()
        return coach_says(self.words.say("learn-coach"), [text for text in said if text])

    def _of_question(self, scene: Scene) -> str:
        """What the question means, the first time that it is asked."""
        asked = scene.view.asked
        message = self.coach.on_question(asked.prompt, len(self.match.plies)) if asked else ""
        return self.words.say(message) if message else ""

    def _of_events(self) -> list[str]:
        """What is new in that which has just happened."""
        ply = len(self.match.plies)
        told = [
            self.coach.on_event(str(event.__struct_config__.tag), ply, partial(self.words.about, event=event))
            for events in self.match.events(self.seat, self.since)
            for event in events
        ]
        return list(dict.fromkeys(told))
