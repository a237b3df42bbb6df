"""Bots with numbers of their own, `courtier/luck=2.5` or `ismcts:2000/prior=6`, and with characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from regalia.bots.advice import Candidate
from regalia.bots.fitted import fitted_weights
from regalia.bots.greedy import GreedyBot
from regalia.bots.ismcts import IsmctsBot
from regalia.bots.policies import Foreseeing, Practised
from regalia.bots.random_bot import RandomBot
from regalia.kernel.errors import UnknownBot
from regalia.kernel.game import Game
from regalia.kernel.rng import Rng
from regalia.kernel.state import Observation
from regalia.kernel.weights import Weights

if TYPE_CHECKING:
    from regalia.bots.registry import Bot


class Taster:
    """A bot that judges by weights of its own, and leaves the usual ones to the others."""

    def __init__(self, bot: Bot, weights: Weights, own: dict[str, float]) -> None:
        self.bot = bot
        self.weights = weights
        self.own = own

    def choose(self, observation: Observation, rng: Rng) -> int:
        """What the bot within chooses by these weights."""
        self.weights.use(self.weights_at(observation))
        try:
            return self.bot.choose(observation, rng)
        finally:
            self.weights.use({})

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """What the bot within thinks by these weights."""
        self.weights.use(self.weights_at(observation))
        try:
            return self.bot.explain(observation, rng)
        finally:
            self.weights.use({})

    def weights_at(self, observation: Observation) -> dict[str, float]:
        """The weights at a table."""
        return self.own


class Fitting(Taster):
    """A bot that judges by the weights that were fitted for its table; what it has of its own scales them."""

    def __init__(self, bot: Bot, game: Game, own: Mapping[str, float]) -> None:
        assert game.weights is not None
        super().__init__(bot, game.weights, dict(own))
        self.game = game

    def weights_at(self, observation: Observation) -> dict[str, float]:
        """The fitted weights; a taste that is twice the usual one is twice the fitted one."""
        found = dict(fitted_weights(self.game, observation.state.setup))
        for name, number in self.own.items():
            usual = self.weights.usual[name]
            found[name] = found[name] * number / usual if name in found and usual else number
        return found


def numbers_of(bot: Bot, game: Game) -> dict[str, float]:
    """The numbers of a bot that can be others: those of its search, and of the game's heuristics."""
    found = dict(game.weights.usual) if game.weights else {}
    if isinstance(bot, GreedyBot):
        found |= {"samples": float(bot.samples), "open": bot.still_open}
    if isinstance(bot, Foreseeing):
        found |= {"truths": float(bot.truths)}
    if isinstance(bot, IsmctsBot):
        found |= {
            "exploration": bot.exploration,
            "prior": float(bot.prior),
            "horizon": float(bot.depth),
        }
    return found


def with_taste(bot: Bot, game: Game, given: str) -> Bot:
    """The bot with other numbers, given as NAME=VALUE, a slash between them."""
    known = numbers_of(bot, game)
    numbers: dict[str, float] = {}
    for word in given.split("/"):
        name, _, value = word.partition("=")
        if name not in known:
            raise UnknownBot(f"there is no number {name!r} in it; there are {', '.join(known) or 'none'}")
        try:
            numbers[name] = float(value)
        except ValueError:
            raise UnknownBot(f"{name} is a number, not {value!r}") from None
    if isinstance(bot, GreedyBot):
        bot.samples = round(numbers.pop("samples", bot.samples))
        bot.still_open = numbers.pop("open", bot.still_open)
    if isinstance(bot, Foreseeing):
        bot.truths = round(numbers.pop("truths", bot.truths))
    if isinstance(bot, IsmctsBot):
        bot.exploration = numbers.pop("exploration", bot.exploration)
        bot.prior = round(numbers.pop("prior", bot.prior))
        bot.depth = round(numbers.pop("horizon", bot.depth))
    return Taster(bot, game.weights, numbers) if numbers and game.weights else bot


def with_character(bot: Bot, game: Game, character: str) -> Bot:
    """The bot with the weights of one of the game's characters; one that chooses by chance has none."""
    if character not in game.characters or isinstance(bot, RandomBot) or game.weights is None:
        known = "none" if isinstance(bot, RandomBot) else ", ".join(game.characters) or "none"
        raise UnknownBot(f"there is no character {character!r} for it; there are {known}")
    own = game.characters[character]
    if isinstance(bot, Practised):
        search = bot.search and with_character(bot.search, game, character)
        return Practised(game, with_character(bot.other, game, character), search)
    if isinstance(bot, Fitting):
        return Fitting(bot.bot, game, {**bot.own, **own})
    return Taster(bot, game.weights, dict(own))
