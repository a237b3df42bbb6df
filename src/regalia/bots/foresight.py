"""A player who sees what becomes of the likely choices of a policy, until it is its turn again.

In each of so many truths everybody plays on by the policy, after each of these choices with the same luck.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from regalia.bots.advice import Candidate, Reply
from regalia.bots.policy_bot import ONE
from regalia.kernel.bits import lowest
from regalia.kernel.lines import LinePolicy
from regalia.kernel.rng import Rng
from regalia.kernel.softmax import softmax
from regalia.kernel.state import Observation, State

LIKELY: Final = 0.03  # what is less likely is not looked at, unless there is nothing else to compare with
MOST: Final = 6  # choices that are looked at
MOST_PLAYS: Final = 40  # until it is one's turn again
HABIT: Final = 0.01  # of a win: what a choice must bring more that is e times less likely
TINY: Final = 1e-9
ENOUGH: Final = 10  # times that a reply was seen, to be told,
USUAL: Final = 5  # and once in so many truths
ACTIONS: Final = 1 << 12  # more than any game has
QUESTIONS: Final = 1 << 6


class Looked:
    """A choice as it is looked at: what it brought, and how the others replied."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.total: float = 0.0
        self.replies: dict[int, int] = {}  # how often, by seat, question and action in one number
        self.values: dict[int, float] = {}  # what it brought then, in all

    def add(self, value: float, reply: int) -> None:
        """Once more."""
        self.total += value
        self.replies[reply] = self.replies.get(reply, 0) + 1
        self.values[reply] = self.values.get(reply, 0.0) + value

    def reply(self, times: i64) -> Reply | None:
        """The usual reply, if it was seen often enough."""
        often = max(self.replies.values())
        usual = min(reply for reply, count in self.replies.items() if count == often)
        if usual < 0 or often < ENOUGH or often * USUAL < times:
            return None
        seat, rest = divmod(usual, ACTIONS * QUESTIONS)
        question, action = divmod(rest, ACTIONS)
        return Reply(seat, action, question, often / float(times), self.values[usual] / often)


class ForesightBot:
    """Plays by a policy and what it sees coming. It looks at fewer truths where they take so many seconds."""

    def __init__(self, policy: LinePolicy, truths: int, seconds: float = 0.0) -> None:
        self.policy = policy
        self.truths: i64 = truths
        self.seconds = seconds
        self.answered: int = -1  # how the next seat replied, in the truth that is played on

    def choose(self, observation: Observation, rng: Rng) -> int:
        """The best choice; at once where the policy has no doubt."""
        return self._weigh(observation, rng, 1)[0].action

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """All choices, the best first, and last those that were too unlikely to be looked at."""
        return self._weigh(observation, rng, 2)

    def _weigh(self, observation: Observation, rng: Rng, least: int) -> list[Candidate]:
        """All choices, of which at least so many are looked at if there is anything to be looked at."""
        legal = observation.state.legal(observation.viewer)
        scores, expected = self.policy.judge(observation, legal)
        shares = softmax(scores, 1.0)
        found = [Candidate(action, shares[at], expected[at]) for at, action in enumerate(legal)]
        found.sort(key=lambda one: -one.share)
        likely = [one for at, one in enumerate(found[:MOST]) if one.share >= LIKELY or at < least]
        if len(likely) < 2:
            return found
        looked = [Looked(one.action) for one in likely]
        times = self._look(observation, looked, rng)
        for one, seen in zip(likely, looked, strict=True):
            one.value = seen.total / float(times)
            one.reply = seen.reply(times)
        likely.sort(key=lambda one: -one.value - HABIT * math.log(one.share + TINY))
        return likely + found[len(likely) :]

    def _look(self, observation: Observation, choices: list[Looked], rng: Rng) -> i64:
        """Look at these choices in so many truths; gives how many."""
        viewer = observation.viewer
        begun = perf_counter()
        done: i64 = 0
        while done < self.truths:
            truth = observation.sample(rng)
            for one in choices:
                value = self._play_on(truth.copy(), viewer, one.action)
                one.add(value, self.answered)
            done += 1
            if self.seconds > 0.0 and perf_counter() - begun > self.seconds:
                break
        return done

    def _play_on(self, state: State, viewer: i64, action: i64) -> float:
        """What may be expected when it is the viewer's turn again, or the game is over."""
        self.answered = -1
        policy = self.policy
        state.apply(viewer, action)
        own_play = not state.is_turn_boundary()
        rng = state.rng.copy()
        plays: i64 = 0
        while state.asked and plays < MOST_PLAYS:
            seat = lowest(state.asked)
            lines = policy.kind(state, seat)
            lines.find(state)
            scores, shares = policy.look(lines, state.seats)
            if seat == viewer and not own_play:
                return shares[-1]
            path = lines.paths[_drawn(scores, len(lines.paths), rng)]
            if seat != viewer and self.answered < 0:
                self.answered = int((seat * QUESTIONS + state.question) * ACTIONS + path[0])
            for step in path:
                state.apply(seat, step)
            own_play = own_play and not state.is_turn_boundary()
            plays += 1
        return state.outcome().share(int(viewer)) if state.asked == 0 else policy.expected(state, viewer)


def _drawn(scores: list[float], count: i64, rng: Rng) -> i64:
    """A line by chance, as likely as it is."""
    if count == 1:
        return 0
    shares = softmax(scores[:count], 1.0)
    left = float(rng.below(ONE)) / float(ONE)
    at: i64
    for at in range(count):
        left -= shares[at]
        if left < 0.0:
            return at
    return count - 1
