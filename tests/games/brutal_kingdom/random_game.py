"""Whole games of Brutal Kingdom, played at random and told step by step."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from games.brutal_kingdom.position import GAME, Position
from playing import random_steps, seed
from regalia.games.brutal_kingdom.actions import SPACE
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.kernel.events import Event
from regalia.kernel.rng import DealRng


class Step(NamedTuple):
    """One choice and what came of it; the set-up comes first, as a choice of nobody."""

    seat: int
    prompt: str
    action: str
    events: list[Event]
    after: Position  # goes on changing with the next step


def random_game(seats: int, number: int, **options: object) -> Iterator[Step]:
    """Play a game to its end."""
    state = GAME.make_state(GAME.setup(seats, options), DealRng(seed(number)))
    assert isinstance(state, BrutalKingdom)
    log: list[Event] = []
    state.log = log
    state.begin()
    seat, prompt, action = -1, "", ""
    for next_seat, next_action in random_steps(state, random.Random(number)):
        yield Step(seat, prompt, action, log, Position(state))
        log = []
        state.log = log
        seat, prompt, action = next_seat, state.prompt(next_seat), SPACE.name(next_action)
    yield Step(seat, prompt, action, log, Position(state))
