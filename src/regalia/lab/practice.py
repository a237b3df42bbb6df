"""A policy that learns by playing against itself, in turns of play and study."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, Protocol, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from regalia.lab.two_layers import CURIOSITY, Numbers, TwoLayers

PASSES: Final = 2  # over what was played
BATCH: Final = 2048  # decisions
FADING: Final = 0.95  # how much of a later surprise is due to an earlier choice


class Decisions(Protocol):
    """What was played in a round."""

    @property
    def chances(self) -> Numbers:
        """How likely each choice was: logarithms."""

    def some(self, which: NDArray[np.int64]) -> Self:
        """Some of the decisions."""


Played = TypeVar("Played", bound=Decisions)
Taken_contra = TypeVar("Taken_contra", bound=Decisions, contravariant=True)


class Training(Protocol[Taken_contra]):
    """A policy as it learns."""

    network: TwoLayers

    def learn(self, sample: Taken_contra, rate: float, curiosity: float) -> None:
        """One step by these decisions."""


class Practice(Generic[Played]):
    """A policy, and how far it is with its rounds; `file` keeps that from run to run."""

    usual_rounds: int
    a_round: str  # what is played in one, for people
    rate: float  # at first; a tenth of it in the end

    def __init__(self, training: Training[Played], rounds: int, seed: int, file: Path | None) -> None:
        self.learner = training
        self.network = training.network
        self.rounds = rounds
        self.file = file
        self.rng = np.random.default_rng(seed + 1)
        self.done = 0
        if file is not None and file.exists():
            self._recall(file)

    def run(self, heard: Callable[[float], None] = lambda undecided: None) -> None:
        """Practise to the end, or until stopped; tells after each round how undecided it still is."""
        while self.done < self.rounds:
            left = 1 - 0.9 * self.done / self.rounds
            heard(self._learn(self._play(), self.rate * left, CURIOSITY * left))
            self.done += 1
            if self.file is not None:
                self._keep(self.file)

    def _play(self) -> Played:
        """A round of games by chance as likely as the policy says; what it learns from it."""
        raise NotImplementedError

    def _learn(self, sample: Played, rate: float, curiosity: float) -> float:
        """Learn from a round a few times; gives how undecided it was before."""
        order = np.arange(len(sample.chances))
        for _ in range(PASSES):
            self.rng.shuffle(order)
            for start in range(0, len(order) - BATCH + 1, BATCH):
                self.learner.learn(sample.some(order[start : start + BATCH]), rate, curiosity)
        return float(-sample.chances.mean())

    def _keep(self, file: Path) -> None:
        """Write down how far it is, so that the same command goes on from there."""
        network = self.network
        kept = {
            f"{kind} {name}": numbers
            for kind, all_numbers in (
                ("weights", network.weights),
                ("means", network.means),
                ("squares", network.squares),
            )
            for name, numbers in all_numbers.items()
        }
        draft = file.with_suffix(".draft.npz")
        np.savez(draft, allow_pickle=False, done=self.done, steps=network.steps, **kept)
        draft.replace(file)

    def _recall(self, file: Path) -> None:
        network = self.network
        with np.load(file) as kept:
            self.done, network.steps = int(kept["done"]), int(kept["steps"])
            for name in network.weights:
                network.weights[name] = kept[f"weights {name}"]
                network.means[name] = kept[f"means {name}"]
                network.squares[name] = kept[f"squares {name}"]
