"""Plays in the making: a person's, step by step, and a bot's."""

from hashlib import sha256

from regalia.bots.random_bot import RandomBot
from regalia.bots.registry import Bot, make_draft
from regalia.kernel.match import Match, Preview
from regalia.kernel.rng import fast_rng

PAGE = RandomBot()


def bot_draft(match: Match, seat: int, bot: Bot = PAGE) -> list[int]:
    """A bot's play. The same record leads to the same one, so a resumed game goes on as it would have."""
    entropy = sha256(b"regalia bot %d" % len(match.plies) + match.seed).digest()
    return make_draft(bot, match.observe(seat), fast_rng(int.from_bytes(entropy, "big")))


class Draft:
    """A play being made: what the person chose, each with the forced choices that follow from it."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.steps: list[list[int]] = []
        self.free = False  # there was something to choose

    @property
    def actions(self) -> list[int]:
        """The draft as the match takes it."""
        return [action for step in self.steps for action in step]

    def preview(self) -> Preview:
        """How it looks to the one who makes it."""
        return self.match.preview(self.seat, self.actions)

    def choose(self, action: int) -> None:
        """Go on with this, and with whatever leaves no choice after it."""
        self.free = self.free or len(self.preview().legal) > 1
        before = self.actions
        self.steps.append(self.match.preview(self.seat, [*before, action]).draft[len(before) :])

    def undo(self) -> bool:
        """Take the last choice back, if there is one."""
        return bool(self.steps and self.steps.pop())
