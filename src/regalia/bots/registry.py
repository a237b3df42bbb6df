"""Bots by name: the levels that players know, what they are made of, and bots of other packages."""

import difflib
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

import msgspec

from regalia.bots.advice import Candidate
from regalia.bots.fitted import fitted_file
from regalia.bots.greedy import GreedyBot
from regalia.bots.ismcts import IsmctsBot
from regalia.bots.policies import Foreseeing, Practised, policy_file
from regalia.bots.random_bot import RandomBot
from regalia.bots.taste import Fitting, with_character, with_taste
from regalia.kernel.errors import UnknownBot
from regalia.kernel.game import Game
from regalia.kernel.match import look_ahead
from regalia.kernel.rng import Rng
from regalia.kernel.state import Observation


class Bot(Protocol):
    """A player: it is given an observation and a generator, and nothing else."""

    def choose(self, observation: Observation, rng: Rng) -> int:
        """One of the viewer's legal actions."""

    def explain(self, observation: Observation, rng: Rng) -> list[Candidate]:
        """The choices it considered, the best first."""


class Level(msgspec.Struct, frozen=True):
    """A strength that a player understands. `seconds` a decision is what its iterations take about.

    `make` is given the game, those seconds, and how many a decision may take at most (0: any).
    """

    name: str
    seconds: float
    make: Callable[[Game, float, float], Bot]


CHANCELLOR = 0.16  # seconds a decision
TRUTHS = (
    625  # for a second of a level, where a policy looks ahead: a tenth of what that allows (docs/bots.md)
)


def search_bot(game: Game, seconds: float, cap: float) -> Bot:
    """A search with the iterations that this many seconds allow."""
    return IsmctsBot(max(1, round(game.pace * seconds)), cap, game.horizon)


def chancellor(game: Game, seconds: float, cap: float) -> Bot:
    """A search; where a policy looks at lines, that policy and what it sees coming."""
    search = search_bot(game, seconds, cap)
    if game.seen_by_lines is None:
        return search
    return Foreseeing(game, search, max(1, round(TRUTHS * seconds)), cap)


def fitted_search(game: Game, seconds: float, cap: float) -> Bot:
    """A search by the best weights of a game and those fitted to the results of games, where it has some."""
    search = search_bot(game, seconds, cap)
    return Fitting(search, game, game.best_weights) if fitted_file(game) or game.best_weights else search


def best_bot(game: Game, seconds: float, cap: float) -> Bot:
    """The best search; where a policy practised, a chancellor's search and the policy together."""
    if game.seen_by_lines is not None:
        return chancellor(game, seconds, cap)
    search = fitted_search(game, seconds, cap)
    if policy_file(game) is None:
        return search
    return Practised(game, search, search_bot(game, CHANCELLOR, cap))


LEVELS = (
    Level("page", 0.0, lambda game, seconds, cap: RandomBot()),
    Level("courtier", 0.0, lambda game, seconds, cap: GreedyBot()),
    Level("chancellor", CHANCELLOR, chancellor),
    Level("sovereign", 0.64, best_bot),
)
ENDLESS = 1 << 40  # iterations of a search that only time ends
OTHER_NAMES = {"random": "page", "greedy": "courtier"}
POLICY = "policy"  # by a policy that practised for the table; where there is none, a courtier plays


CHARACTER = ":"  # between a level and a character, as in `courtier:bold`


def level_of(name: str) -> str:
    """The level of a bot that may have a character; of another bot its name."""
    return name.partition(CHARACTER)[0]


@cache
def _of_other_packages() -> dict[str, EntryPoint]:
    """Bots of other packages by name. To find them all installed packages are read, for milliseconds."""
    return {entry.name: entry for entry in entry_points(group="regalia.bots")}


def bot_names() -> list[str]:
    """All names that `make_bot` knows, without those that take a number."""
    found = [level.name for level in LEVELS] + list(OTHER_NAMES)
    return found + sorted(_of_other_packages())


def answers_at_once(name: str) -> bool:
    """Whether a bot takes no time to speak of. Nobody knows that of bots of other packages."""
    name = level_of(name)
    return any(level.name == OTHER_NAMES.get(name, name) and not level.seconds for level in LEVELS)


def make_bot(name: str, game: Game, cap: float = 0.0) -> Bot:
    """The bot of that name for a game; `ismcts:2000` searches 2000 iterations, `ismcts:200ms` for 0.2 s.

    `courtier:bold` is a courtier with a character of the game.
    A search ends after `cap` seconds, unless that is 0. Cut short, it does not repeat itself by seed.
    What follows a `/` are numbers other than the usual, as in `courtier/luck=2.5` (taste.py).
    What follows a `#` only tells two of the same kind apart, as in a mirror match: `page#2`.
    Another package adds one by an entry point in `regalia.bots`: a callable that takes the Game.

    >>> import regalia
    >>> game = regalia.game("brutal-kingdom")
    >>> bot = regalia.make_bot("ismcts:50", game)
    >>> match = regalia.Match(game.setup(), seed=bytes(16))
    >>> bot.choose(match.observe(0), regalia.fast_rng(1)) in match.legal(0)
    True
    """
    name, slash, numbers = name.partition("#")[0].partition("/")
    if slash:
        return with_taste(make_bot(name, game, cap), game, numbers)
    if name == POLICY:
        return Practised(game, GreedyBot())
    word, colon, number = name.partition(":")
    if word == "ismcts" and number.isdecimal() and int(number) > 0:
        return IsmctsBot(int(number), cap, game.horizon)
    if word == "ismcts" and number.endswith("ms") and number[:-2].isdecimal() and int(number[:-2]) > 0:
        seconds = int(number[:-2]) / 1000
        return IsmctsBot(ENDLESS, min(seconds, cap) if cap else seconds, game.horizon)
    for level in LEVELS:
        if level.name == OTHER_NAMES.get(word, word):
            bot = level.make(game, level.seconds, cap)
            return with_character(bot, game, number) if colon else bot
    if not colon and (entry := _of_other_packages().get(name)) is not None:
        made: Bot = entry.load()(game)
        return made
    close = difflib.get_close_matches(word, bot_names(), 1, 0.5)
    if close:
        raise UnknownBot(f"there is no bot {name!r}; did you mean {close[0]}?")
    known = ", ".join([*bot_names(), POLICY, "ismcts:NUMBER[ms]"])
    raise UnknownBot(f"there is no bot {name!r}; there are {known}")


def make_draft(bot: Bot, observation: Observation, rng: Rng) -> list[int]:
    """A whole play by a bot, choice by choice, each from its own view of what it has chosen so far.

    >>> import regalia
    >>> game = regalia.game("brutal-kingdom")
    >>> match = regalia.Match(game.setup(), seed=bytes(16))
    >>> draft = regalia.make_draft(regalia.make_bot("page", game), match.observe(0), regalia.fast_rng(1))
    >>> ply = match.commit(0, draft)
    """
    draft: list[int] = []
    while not extend_draft(bot, observation, draft, rng):
        pass
    return draft


def extend_draft(bot: Bot, observation: Observation, draft: list[int], rng: Rng) -> bool:
    """Add one choice of a bot to a draft, and all steps that are none; gives whether it is whole."""
    preview = look_ahead(observation, draft, from_start=True)
    if not preview.whole:
        chosen = bot.choose(preview.observation, rng)
        preview = look_ahead(observation, [*preview.draft, chosen])
    draft[:] = preview.draft
    return preview.whole
