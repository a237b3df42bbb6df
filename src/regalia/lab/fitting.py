"""Fits the weights of a game's heuristics to the results of games: who stood well should have won.

The loss is the mean log-loss of the chances that the heuristics give at positions between plays. One weight
after the other is moved by a factor, up or down, where that lowers it: first those for luck, then all of
them. A quarter of the games is held back, to tell how good the result is.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from regalia.bots.random_bot import RandomBot
from regalia.bots.registry import make_bot
from regalia.kernel.episode import new_episode
from regalia.kernel.game import Game, find_game, pack, unpack
from regalia.kernel.rng import Rng, fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import Outcome, State
from regalia.lab.errors import LabError

BY_CHANCE = 12  # one play in so many
LEARNT_FROM = 0.75  # of the games; the others are held back
LUCK = "luck"  # weights that begin so are fitted first
LUCK_SWEEPS = 4
SWEEPS = 9
BOLD_SWEEPS = 3  # in which steps that help grow
FIRST_STEP = 0.35  # of the logarithm of a weight
LEAST_GAIN = 1e-5
LEAST_CHANCE = 1e-6  # that is believed
DIGITS = 3


class Deal(msgspec.Struct, frozen=True):
    """A game to be watched, by its number."""

    game: str
    seats: int
    bot: str
    seed: int
    number: int


class Watched(msgspec.Struct, frozen=True):
    """The positions between the plays of a game, packed, and what each seat had of the win."""

    positions: list[bytes]
    shares: list[float]


class Example(NamedTuple):
    """A position, and what each seat had of the win in the end."""

    state: State
    shares: list[float]


def deals(game: Game, seats: int, bot: str, seed: int, games: int) -> list[Deal]:
    """So many games; an error if there is nothing to fit."""
    if game.weights is None:
        raise LabError(f"{game.name} has no weights to fit")
    make_bot(bot, game)
    return [Deal(game.name, seats, bot, seed, number) for number in range(games)]


def play_deal(deal: Deal) -> Watched:
    """Watch a game; what happens in it depends on its number and the seed alone."""
    game = find_game(deal.game)
    cards = fast_rng(1_000_003 * deal.seed + deal.number)
    players = fast_rng(7_000_003 * deal.seed + 13 * deal.number + 1)
    found, outcome = watch(game, game.setup(deal.seats), deal.bot, cards, players)
    return Watched([pack(state) for state in found], [outcome.share(seat) for seat in range(deal.seats)])


def watch(game: Game, setup: Setup, bot: str, cards: Rng, players: Rng) -> tuple[list[State], Outcome]:
    """The positions between the plays of a game and how it ended; some plays are made by chance.

    So positions are seen that nobody would choose.
    """
    episode = new_episode(game.make_state(setup, cards))
    usual, wild = make_bot(bot, game), RandomBot()
    player = usual
    found = []
    while episode.seat >= 0:
        if episode.state.is_turn_boundary():
            found.append(episode.state.copy())
            player = wild if players.below(BY_CHANCE) == 0 else usual
        episode.step(player.choose(episode.observe(episode.seat), players))
    return found, episode.state.outcome()


class Fit:
    """The weights as they come closer to the results."""

    def __init__(self, game: Game, watched: Sequence[Watched]) -> None:
        assert game.weights is not None
        self.weights = game.weights
        cut = int(len(watched) * LEARNT_FROM)
        if cut == 0 or cut == len(watched):
            raise LabError("there are too few games to fit anything to")
        self.examples = _examples(watched[:cut])
        self.held = _examples(watched[cut:])
        self.own = dict(self.weights.usual)
        self.best = self.loss(self.own, self.examples)

    def loss(self, own: dict[str, float], examples: Sequence[Example]) -> float:
        """The mean log-loss of what the heuristics say by these weights."""
        self.weights.use(own)
        try:
            return sum(map(_loss, examples)) / len(examples)
        finally:
            self.weights.use({})

    def run(self, heard: Callable[[float], None] = lambda loss: None) -> None:
        """Fit them; tells after each sweep the loss of what was held back."""
        every = [name for name, number in self.own.items() if number]  # what is 0 is off, and stays it
        luck = [name for name in every if name.startswith(LUCK)]
        for names, sweeps in ((luck, LUCK_SWEEPS), (every, SWEEPS)):
            steps = dict.fromkeys(names, FIRST_STEP)
            for sweep in range(sweeps):
                for name in names:
                    helped = self._move(name, steps[name])
                    steps[name] *= (1.3 if sweep < BOLD_SWEEPS else 1.0) if helped else 0.5
                heard(self.loss(self.own, self.held))

    def _move(self, name: str, step: float) -> bool:
        """Move one weight up or down, if that helps."""
        for way in (step, -step):
            trial = {**self.own, name: self.own[name] * math.exp(way)}
            loss = self.loss(trial, self.examples)
            if loss < self.best - LEAST_GAIN:
                self.best, self.own = loss, trial
                return True
        return False

    def found(self) -> dict[str, float]:
        """The weights that are others now, rounded."""
        usual = self.weights.usual
        return {name: round(number, DIGITS) for name, number in self.own.items() if number != usual[name]}

    def losses(self) -> tuple[float, float]:
        """Of what was held back, by the usual weights and by those found."""
        return self.loss({}, self.held), self.loss(self.found(), self.held)


def _examples(watched: Sequence[Watched]) -> list[Example]:
    return [Example(unpack(data), game.shares) for game in watched for data in game.positions]


def _loss(example: Example) -> float:
    chances = zip(example.shares, example.state.values(), strict=True)
    return -sum(share * math.log(max(chance, LEAST_CHANCE)) for share, chance in chances if share)
