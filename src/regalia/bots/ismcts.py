"""Information set Monte Carlo tree search: one tree over many of the truths that may be.

Every iteration deals a truth that the observation allows, walks down the tree by the choices legal there,
adds one node, plays on by quick choices to the end of the stage or a depth, and values the outcome for
every seat.
Each seat is taken to maximise its own result. A node is a choice after the choices above it; how often it
could have been chosen is counted, for not every truth allows it.
"""

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from regalia.bots.advice import Candidate, Reply
from regalia.bots.greedy import GreedyBot
from regalia.kernel.arrange import Arrangement
from regalia.kernel.bits import lowest
from regalia.kernel.rng import Rng
from regalia.kernel.state import FREE, Observation, State

EXPLORATION: Final = 0.7
PRIOR: Final = 12  # visits that the view of a greedy player counts for, at the root
ENOUGH: Final = 30  # visits that make a reply worth telling
OFTEN: Final = 128  # iterations after which a search that only has to choose looks whether it is settled


class Node:
    """A choice of a seat. Children are a linked list, so that a tree is nothing but its nodes."""

    def __init__(self, action: i64, seat: i64, question: i64) -> None:
        self.action = action
        self.seat = seat
        self.question = question  # that it answers
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total: float = 0.0
        self.viewers: float = 0.0  # the same for the seat that searches
        self.child: Node | None = None
        self.sibling: Node | None = None

    def mean(self) -> float:
        """What this choice brought on average to the seat that made it."""
        return self.total / float(self.visits)


class IsmctsBot:
    """A searcher with a budget of iterations and, if it is not 0, of seconds."""

    def __init__(self, iterations: int, seconds: float = 0.0, depth: int = 1000, prior: int = PRIOR) -> None:
        self.iterations = iterations
        self.prior = prior
        self.exploration: float = EXPLORATION
        self.seconds = seconds
        self.depth = depth
        self.nodes: i64 = 0  # of the last search
        self.decisions: i64 = 0  # simulated in the last search, in tree and playouts
        self.descents: i64 = 0  # those of them on the way down the tree
        self.done: i64 = 0  # iterations of the last search

    def choose(self, observation: Observation, rng: Rng) -> int:
        """A gift, or the choice that was searched most; what cannot change that is not searched."""
        state, viewer = observation.state, observation.viewer
        gifts = [action for action in state.legal(viewer) if state.appeal(viewer, action) == FREE]
        if len(gifts) == 1:
            return gifts[0]
        return self._explain(observation, rng, whole=bool(gifts))[0].action

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """All choices, the most searched first, with what they are expected to bring.

        Gifts come before all else: in each of the truths that are dealt a look brings nothing.
        """
        return self._explain(observation, rng, whole=True)

    def _explain(self, observation: Observation, rng: Rng, whole: bool) -> list[Candidate]:
        legal = observation.state.legal(observation.viewer)
        root = new_root()
        if len(legal) > 1:
            self._search(observation, root, rng, whole)
        found = []
        total = float(max(1, root.visits))
        for action in legal:
            node = find(root, action, observation.viewer)
            if node is None or node.visits == 0:
                found.append(Candidate(action, 1.0 if len(legal) == 1 else 0.0, 0.0))
            else:
                found.append(Candidate(action, float(node.visits) / total, node.mean(), reply(node)))
        state, viewer = observation.state, observation.viewer
        found.sort(key=lambda c: (state.appeal(viewer, c.action) != FREE, -c.share, -c.value))
        return found

    def _search(self, observation: Observation, root: Node, rng: Rng, whole: bool) -> None:
        """Spend the budget; if it need not be the whole, only until the most searched choice is certain."""
        begun = perf_counter()
        self.nodes = 1
        self.decisions = 0
        self.descents = 0
        self.done = 0
        if self.prior > 0:
            self._prepare(observation, root, rng)
        arrangement = observation.state.arrangement(observation.witness)
        while self.done < self.iterations:
            self._iterate(observation.state, observation.viewer, arrangement, root, rng)
            self.done += 1
            if self.seconds > 0.0 and perf_counter() - begun > self.seconds:
                break
            if not whole and self.done % OFTEN == 0 and lead(root) > self.iterations - self.done:
                break

    def _prepare(self, observation: Observation, root: Node, rng: Rng) -> None:
        """Begin with what a greedy player thinks of the choices."""
        for candidate in GreedyBot().explain(observation, rng):
            node = Node(candidate.action, observation.viewer, observation.state.question)
            node.visits = self.prior
            node.available = self.prior
            node.total = candidate.value * self.prior
            node.sibling = root.child
            root.child = node
            root.visits += self.prior
            self.nodes += 1

    def _iterate(self, seen: State, viewer: i64, arrangement: Arrangement, root: Node, rng: Rng) -> None:
        state = seen.copy()
        state.settle(arrangement, rng)
        self.play_on(state, viewer, root, state.stage(), rng)

    def play_on(self, state: State, viewer: i64, root: Node, stage: i64, rng: Rng) -> None:
        """Go on from a truth, down the tree and then by quick choices; the tree learns what came of it."""
        path = [root]
        node = root
        while True:
            deciders = state.deciders()
            if deciders == 0 or state.stage() != stage:
                break
            seat = viewer if deciders >> viewer & 1 else lowest(deciders)
            node = self._descend(node, state, seat, rng)
            path.append(node)
            state.apply(seat, node.action)
            self.descents += 1
            if node.visits == 0:
                break
        self.decisions += len(path) - 1 + playout_stage(state, rng, stage, self.depth)
        learn(path, state, viewer)

    def _descend(self, node: Node, state: State, seat: i64, rng: Rng) -> Node:
        """A choice not tried yet, or else the most promising of those legal here."""
        best: Node | None = None
        best_score = -1.0
        untried: i64 = -1
        count: i64 = 0
        legal = state.legal(seat)
        for action in legal:
            child = find(node, action, seat)
            if child is None:
                count += 1
                if rng.below(count) == 0:
                    untried = action
            else:
                child.available += 1
                if child.visits > 0:
                    score = child.mean() + self.exploration * math.sqrt(
                        math.log(float(child.available)) / float(child.visits)
                    )
                    if score > best_score:
                        best_score = score
                        best = child
        if untried >= 0 or best is None:
            fresh = Node(untried, seat, state.question)
            fresh.available = 1
            fresh.sibling = node.child
            node.child = fresh
            self.nodes += 1
            return fresh
        return best


def new_root() -> Node:
    """A tree before its first iteration."""
    return Node(-1, -1, -1)


def learn(path: list[Node], state: State, viewer: i64) -> None:
    """Every choice on the way gets the result of the seat that made it, and of the one that searches."""
    values = state.values()
    for node in path:
        node.visits += 1
        node.viewers += values[viewer]
        if node.seat >= 0:
            node.total += values[node.seat]


def lead(root: Node) -> i64:
    """How many visits the most searched choice has more than the next one."""
    first: i64 = 0
    second: i64 = 0
    child = root.child
    while child is not None:
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
        child = child.sibling
    return first - second


def reply(node: Node) -> Reply | None:
    """What another seat is most likely to do after a choice, if the search has looked at it often enough."""
    first: i64 = node.seat
    visits: i64 = node.visits
    while True:
        best: Node | None = None
        child = node.child
        while child is not None:
            if best is None or child.visits > best.visits:
                best = child
            child = child.sibling
        if best is None or best.visits < ENOUGH:
            return None
        node = best
        if node.seat != first:
            break
    share = float(node.visits) / float(visits)
    return Reply(node.seat, node.action, node.question, share, node.viewers / float(node.visits))


def find(node: Node, action: i64, seat: i64) -> Node | None:
    """The child for a choice, if it was tried."""
    child = node.child
    while child is not None:
        if child.action == action and child.seat == seat:
            return child
        child = child.sibling
    return None


def playout_stage(state: State, rng: Rng, stage: i64, limit: i64) -> i64:
    """Play by quick choices until the stage or the limit ends; gives how many decisions were made."""
    count: i64 = 0
    while count < limit and state.stage() == stage:
        deciders = state.deciders()
        if deciders == 0:
            break
        seat = lowest(deciders)
        state.apply(seat, state.rollout_action(seat, rng))
        count += 1
    return count
