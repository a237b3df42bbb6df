"""The evaluator of reviews: worlds that a viewer cannot rule out, played on as the bots' searches play on.

All figures of a review come from here: a value is a mean over worlds, each played by quick choices to the end
of its stage or to the game's horizon, and then judged by the game's heuristics.
"""

import math

from mypy_extensions import i64

from regalia.bots.ismcts import IsmctsBot, new_root, playout_stage
from regalia.kernel.rng import FastRng, Rng
from regalia.kernel.state import Observation, State


class Tally:
    """Each seat's chance to win in the worlds looked at, and how far that may be off."""

    def __init__(self, seats: int) -> None:
        self.worlds = 0
        self.totals = [0.0] * seats
        self.squares = [0.0] * seats

    def add(self, state: State) -> None:
        """One more world."""
        self.worlds += 1
        for seat, value in enumerate(state.values()):
            self.totals[seat] += value
            self.squares[seat] += value * value

    def means(self) -> list[float]:
        """By seat."""
        return [total / self.worlds for total in self.totals]

    def errors(self) -> list[float]:
        """The standard error of each mean."""
        found = []
        for total, square in zip(self.totals, self.squares, strict=True):
            variance = max(0.0, square / self.worlds - (total / self.worlds) ** 2)
            found.append(math.sqrt(variance / max(1, self.worlds - 1)))
        return found


def estimate(seen: Observation, seat: i64, play: list[int], worlds: i64, depth: i64, rng: Rng) -> Tally:
    """What is to be expected after a play of a seat; without one, as things are.

    What the viewer does not know, and what chance will bring, is drawn anew for each world.
    """
    arrangement = seen.state.arrangement(seen.witness)
    tally = Tally(seen.state.seats)
    if seen.state.deciders() == 0:
        worlds = 1  # it is over
    for _ in range(worlds):
        state = seen.state.copy()
        state.settle(arrangement, rng)
        for action in play:
            state.apply(seat, action)
        playout_stage(state, rng, state.stage(), depth)
        tally.add(state)
    return tally


def estimate_deals(table: State, worlds: i64, depth: i64, rng: Rng) -> Tally:
    """What is to be expected before the cards are dealt, at a table of this set-up."""
    tally = Tally(table.seats)
    for _ in range(worlds):
        state = table.blank(rng)
        state.begin()
        playout_stage(state, rng, state.stage(), depth)
        tally.add(state)
    return tally


def weigh(
    seen: Observation, plays: list[list[int]], iterations: i64, batches: i64, depth: i64, rng: Rng
) -> list[list[float]]:
    """Whole plays of the viewer, each searched on in a tree of its own, in the same worlds and chance.

    Gives for each play what it brought on average in each batch of iterations; the first, in which the trees
    are still small, are left out.
    """
    viewer = seen.viewer
    arrangement = seen.state.arrangement(seen.witness)
    searchers = [IsmctsBot(0, 0.0, depth) for _ in plays]
    roots = [new_root() for _ in plays]
    found: list[list[float]] = [[] for _ in plays]
    size = max(1, iterations // batches)
    batch: i64
    for batch in range(batches + max(1, batches // 4)):
        before = [root.viewers for root in roots]
        for _ in range(size):
            start = seen.state.copy()
            start.settle(arrangement, rng)
            stage = start.stage()
            chance = FastRng(rng.word(), rng.word(), rng.word(), rng.word() | 1)
            for at, play in enumerate(plays):
                state = start.twin(chance.copy())
                for action in play:
                    state.apply(viewer, action)
                searchers[at].play_on(state, viewer, roots[at], stage, state.rng)
        if batch >= max(1, batches // 4):
            for at, root in enumerate(roots):
                found[at].append((root.viewers - before[at]) / float(size))
    return found
