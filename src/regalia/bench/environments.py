"""Random games played through the environments, for `regalia bench engine`.

A decision includes the observation and the mask of whoever chooses, and the choice from the mask.
"""

from collections.abc import Callable
from random import Random

import numpy as np

from regalia.adapters.batch import BatchEnv
from regalia.adapters.pettingzoo import Environment
from regalia.kernel.setup import Setup

LANES = 128  # games stepped together
STEPS = 8  # of the whole batch between two looks at the clock


def environment_players(setup: Setup) -> dict[str, Callable[[], int]]:
    """Ways of playing a set-up; each plays a lot at a call and gives how many decisions were made."""
    return {"batch": batch_player(setup), "pettingzoo": pettingzoo_player(setup)}


def batch_player(setup: Setup) -> Callable[[], int]:
    """Some steps of many games at once."""
    env = BatchEnv(setup.game, LANES, setup.seats, options=setup.options)
    rng = np.random.default_rng(0)

    def play() -> int:
        for _ in range(STEPS):
            env.step(env.sample(rng))
        return LANES * STEPS

    return play


def pettingzoo_player(setup: Setup) -> Callable[[], int]:
    """A whole game, by the loop of PettingZoo's documentation."""
    env = Environment(setup.game).env(setup.seats, options=setup.options)
    env.reset(seed=0)
    rng = Random(0)

    def play() -> int:
        env.reset()
        count = 0
        for _ in env.agent_iter():
            observation, _, termination, _, _ = env.last()
            if termination:
                env.step(None)
            else:
                env.step(rng.choice(observation["action_mask"].nonzero()[0]))
                count += 1
        return count

    return play
