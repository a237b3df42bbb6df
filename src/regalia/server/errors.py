"""What the server refuses, each with a word for programs and a status for HTTP."""

from regalia.kernel.errors import (
    BadOption,
    IllegalAction,
    IncompleteDraft,
    NotToDecide,
    RegaliaError,
    UnknownBot,
    UnknownGame,
    UnknownSeat,
)
from regalia.lessons.errors import UnknownLesson


class Refusal(RegaliaError):
    """A request that is not carried out, and why."""

    def __init__(self, reason: str, text: str, status: int = 409) -> None:
        super().__init__(text)
        self.reason = reason
        self.text = text
        self.status = status


KERNEL = {
    IllegalAction: "illegal",
    IncompleteDraft: "incomplete",
    NotToDecide: "not-your-turn",
    UnknownSeat: "no-seat",
    BadOption: "bad-option",
    UnknownBot: "no-such-bot",
    UnknownGame: "no-such-game",
    UnknownLesson: "no-such-lesson",
}


def refusal(error: RegaliaError) -> Refusal:
    """An error of the engine as a refusal; its text tells nothing that the one who asked does not know."""
    if isinstance(error, Refusal):
        return error
    return Refusal(KERNEL.get(type(error), "refused"), str(error), 400)


def unknown_table(code: str) -> Refusal:
    """There is no such table."""
    return Refusal("no-such-table", f"There is no table {code!r}. It may have been closed.", 404)
