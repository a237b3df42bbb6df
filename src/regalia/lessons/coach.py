"""The coach of a first game: which words go with a question or an event the first time that it comes."""

from collections.abc import Callable, Iterable


class Coach:
    """Says each message of a course that is called coach-… once, when its question or event comes."""

    def __init__(self, messages: Iterable[str]) -> None:
        self.messages = set(messages)
        self._said: dict[str, int] = {}  # by message: the ply at which it was said

    def _is_due(self, message: str, ply: int) -> bool:
        """Whether to say something: once, for as long as nobody has played since."""
        return message in self.messages and self._said.setdefault(message, ply) == ply

    def on_question(self, prompt: str, ply: int) -> str:
        """The message that explains a question, the first time that it is asked; empty after that."""
        message = f"coach-{prompt}"
        return message if self._is_due(message, ply) else ""

    def on_event(self, tag: str, ply: int, say: Callable[[str], str]) -> str:
        """What is to be said of an event, the first time that there is something to say."""
        message = f"coach-event-{tag}"
        if message not in self.messages or self._said.get(message, ply) != ply:
            return ""
        text = say(message)
        if text:
            self._said[message] = ply
        return text
