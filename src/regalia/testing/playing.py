"""Random play of one game, by checked commits or step by step, and the variants to play."""

import itertools
import random
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from regalia.kernel.bits import members
from regalia.kernel.episode import Episode, new_episode
from regalia.kernel.errors import BadOption
from regalia.kernel.game import Game, find_game
from regalia.kernel.match import Drafting, Match
from regalia.kernel.rng import DealRng, fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation, State

MOST_DECISIONS = 100_000


def combinations(game: Game) -> list[dict[str, object]]:
    """Every combination of a game's options."""
    names = [option.name for option in game.options]
    every = itertools.product(*(option.choices for option in game.options))
    return [dict(zip(names, values, strict=True)) for values in every]


def variants(game: Game, tried: Iterable[Mapping[str, object]] | None = None) -> list[Setup]:
    """Every seat count with those combinations of options that the game allows, of all or of `tried`."""
    chosen = combinations(game) if tried is None else list(tried)
    found = []
    for seats in game.players:
        for options in chosen:
            try:
                found.append(game.setup(seats, options))
            except BadOption:
                continue
    return found


def label(setup: Setup) -> str:
    """A short name for a variant, for test ids."""
    standard = {option.name: option.default for option in find_game(setup.game).options}
    changed = [f"{name}={value}" for name, value in setup.options.items() if value != standard[name]]
    return "-".join([setup.game, str(setup.seats), *changed])


def seed(number: int) -> bytes:
    """A seed for tests."""
    return number.to_bytes(16, "big")


def begin(setup: Setup, number: int) -> State:
    """A fresh game of that variant and seed."""
    state = find_game(setup.game).make_state(setup, DealRng(seed(number)))
    state.begin()
    return state


def begin_episode(setup: Setup, number: int) -> Episode:
    """A fresh game of that variant and seed, with what every seat remembers."""
    return new_episode(find_game(setup.game).make_state(setup, fast_rng(number)))


def random_steps(state: State, rnd: random.Random) -> Iterator[tuple[int, int]]:
    """Play to the end, one decision at a time; gives each decision before it happens."""
    for _ in range(MOST_DECISIONS):
        deciders = members(state.deciders())
        if not deciders:
            return
        seat = rnd.choice(deciders)
        action = rnd.choice(state.legal(seat))
        yield seat, action
        state.apply(seat, action)
    raise AssertionError("the game does not end")


@cache
def length(setup: Setup) -> int:
    """How many decisions the first random game of a variant has: a measure of how long it is."""
    return sum(1 for _ in random_steps(begin(setup, 0), random.Random(0)))


def random_draft(match: Match, seat: int, rnd: random.Random) -> list[int]:
    """A whole draft, each choice at random."""
    drafting = Drafting(match.game, match.observe(seat))
    while not drafting.whole:
        drafting.add(rnd.choice(drafting.preview().legal))
    return drafting.actions


def steps_of(match: Match, seat: int, draft: list[int]) -> Iterator[Observation]:
    """What a seat sees before each step of its draft, those that leave no choice included."""
    drafting = Drafting(match.game, match.observe(seat))
    for action in draft:
        yield drafting.preview().observation
        drafting.add(action)


def random_plies(match: Match, rnd: random.Random) -> Iterator[tuple[int, list[int]]]:
    """Play to the end by commits; gives each draft before it is committed."""
    while not match.over:
        seat = rnd.choice(members(match.state.deciders()))
        draft = random_draft(match, seat, rnd)
        yield seat, draft
        match.commit(seat, draft)
