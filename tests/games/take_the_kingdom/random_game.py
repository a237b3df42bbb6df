"""Whole games of Take the Kingdom, played at random and told step by step."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from games.take_the_kingdom.position import Position, unbegun
from playing import random_steps
from regalia.games.take_the_kingdom.actions import SPACE
from regalia.kernel.events import Event


class Step(NamedTuple):
    """One choice and what came of it; the set-up comes first, as a choice of nobody."""

    seat: int
    prompt: str
    action: str
    events: list[Event]
    after: Position  # goes on changing with the next step


def random_game(seats: int, number: int, **options: object) -> Iterator[Step]:
    """Play a game to its end."""
    state = unbegun(seats, number, options)
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
