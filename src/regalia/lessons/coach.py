"""The coach of a first game: which words go with a question or an event the first time that it comes."""

from collections.abc import Callable, Iterable

Said = dict[str, str]
"""By message: the moment at which it was said, a game and a ply."""


class Coach:
    """Says each message of a course that is called coach-… once, when its question or event comes.

    `said` is what was said in earlier games, too; `game` tells this one from them.
    """

    def __init__(self, messages: Iterable[str], said: Said | None = None, game: str = "") -> None:
        self.messages = set(messages)
        self.said = {} if said is None else said
        self.game = game

    def _is_due(self, message: str, now: str) -> bool:
        """Whether to say something: once, for as long as nobody has played since."""
        return message in self.messages and self.said.get(message, now) == now

    def on_question(self, prompt: str, ply: int) -> str:
        """The message that explains a question, the first time that it is asked; empty after that."""
        return self.on_occasion(f"coach-{prompt}", ply, lambda message: message)

    def on_event(self, tag: str, ply: int, say: Callable[[str], str]) -> str:
        """What is to be said of an event, the first time that there is something to say."""
        return self.on_occasion(f"coach-event-{tag}", ply, say)

    def on_occasion(self, message: str, ply: int, say: Callable[[str], str]) -> str:
        """Say something, if it is due."""
        now = f"{self.game} {ply}"
        text = say(message) if self._is_due(message, now) else ""
        if text:
            self.said[message] = now
        return text
