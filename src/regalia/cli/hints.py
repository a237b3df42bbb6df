"""Hints in the terminal: what a strong bot would choose in the person's place, and why."""

from typing import NamedTuple

import regalia
from regalia.bots.registry import make_bot
from regalia.cli.words import Words
from regalia.kernel.game import Game
from regalia.kernel.rng import fast_rng
from regalia.kernel.state import Observation
from regalia.review.hints import ExpectedReply, Reason, reason

HINT_BOT = "chancellor"
CAP = 0.0 if regalia.compiled else 1.0  # seconds of its search


class Hint(NamedTuple):
    """A choice, the chance to win that the bot sees in it, and why."""

    choice: str
    chance: float
    reason: Reason


def advise(game: Game, observation: Observation) -> Hint:
    """What the bot thinks, from what the person can know; the same each time."""
    found = make_bot(HINT_BOT, game, CAP).explain(observation, fast_rng(1))
    best = found[0]
    return Hint(game.actions.name(best.action), best.value, reason(observation.state.setup, found))


def tell_hint(words: Words, hint: Hint, answers: dict[str, str]) -> list[str]:
    """A hint in sentences; `answers` has the choices in words."""
    lines = [words.say("hint-advises", action=answers[hint.choice], chance=f"{100 * hint.chance:.0f}")]
    if hint.reason.expects is not None:
        lines.append(words.say("hint-expects", **_reply(words, hint.reason.expects)))
    if hint.reason.avoids is not None and hint.reason.other is not None:
        lines.append(
            words.say(
                "hint-avoids",
                other=answers[hint.reason.other],
                points=f"{100 * hint.reason.cost:.0f}",
                **_reply(words, hint.reason.avoids),
            )
        )
    return lines


def _reply(words: Words, reply: ExpectedReply) -> dict[str, str | int]:
    action = words.action(reply.action, reply.prompt)
    return {**words.who("player", [reply.seat]), "action": action, "share": max(1, round(10 * reply.share))}
