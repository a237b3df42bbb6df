"""Why a choice is advised, from what the search saw: which reply it expects, and which one it avoids."""

import msgspec

from regalia.bots.advice import Candidate, Reply
from regalia.kernel.game import find_game
from regalia.kernel.setup import Setup

WORTH_TELLING = 0.03  # chances to win by which the next best choice must be worse


class ExpectedReply(msgspec.Struct, frozen=True):
    """What another seat will most likely do: its answer to a question, both by name.

    `share` is how much of the search of the choice went there, `expected` the chance to win that is left.
    """

    seat: int
    prompt: str
    action: str
    share: float
    expected: float


class Reason(msgspec.Struct, frozen=True):
    """What the advised choice is expected to lead to; and the next best one, where that is a threat."""

    expects: ExpectedReply | None
    other: str | None = None  # the next best choice
    cost: float = 0.0  # what it would cost, in chances to win
    avoids: ExpectedReply | None = None


def expected_reply(setup: Setup, reply: Reply | None) -> ExpectedReply | None:
    """A reply by names."""
    if reply is None:
        return None
    action = find_game(setup.game).actions.name(reply.action)
    prompt = setup.questions[reply.question].name
    return ExpectedReply(reply.seat, prompt, action, reply.share, reply.value)


def reason(setup: Setup, candidates: list[Candidate]) -> Reason:
    """Why the first of these is advised. Nothing is said that the search did not look at often."""
    best, *others = candidates
    expects = expected_reply(setup, best.reply)
    if not others:
        return Reason(expects)
    other = others[0]
    avoids = expected_reply(setup, other.reply)
    cost = best.value - other.value
    if avoids is None or cost < WORTH_TELLING or avoids.expected > best.value - WORTH_TELLING:
        return Reason(expects)
    return Reason(expects, find_game(setup.game).actions.name(other.action), cost, avoids)
