"""One seat among bots, as Gymnasium wants it."""

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from environments import every_table
from regalia.adapters.gymnasium import SoloEnv, gymnasium_id, solo_env
from regalia.kernel.errors import BadOption


def play(env: Any, rnd: random.Random, observation: dict[str, Any]) -> tuple[float, dict[str, Any]]:
    """Random choices to the end; gives the last reward and info."""
    while True:
        action = int(rnd.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        assert not truncated
        if terminated:
            return reward, info
        assert reward == 0


@every_table
def test_gymnasiums_own_check_passes(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(gymnasium_id(game), players=players).unwrapped)


def test_the_step_after_the_end_deals_a_new_game() -> None:
    env = solo_env("brutal-kingdom", 3)
    observation, info = env.reset(seed=3)
    assert info == {"seat": 0}
    reward, _ = play(env, random.Random(3), observation)
    assert reward in (1, -0.5, 0.25)
    observation, reward, terminated, _, _ = env.step(0)
    assert not terminated
    assert reward == 0
    assert observation["action_mask"].sum() == 2, "the first card to pass"
    play(env, random.Random(3), observation)


def test_without_autoreset_a_finished_game_takes_no_step() -> None:
    env = solo_env("brutal-kingdom", 3, autoreset=False)
    play(env, random.Random(3), env.reset(seed=3)[0])
    with pytest.raises(BadOption, match="over"):
        env.step(0)


def test_an_illegal_choice_ends_the_game() -> None:
    env = SoloEnv("brutal-kingdom")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)


def test_bots_sit_on_the_other_seats_and_play_as_well_as_they_can() -> None:
    def mean(bots: str) -> float:
        env = solo_env("brutal-kingdom", 3, bots=bots, rewards="rank", seat=None, autoreset=False)
        rnd = random.Random(1)
        return float(np.mean([play(env, rnd, env.reset(seed=seed)[0])[0] for seed in range(40)]))

    assert mean("courtier") < mean("page") - 0.2


def test_any_seat_can_be_taken_or_all_in_turn() -> None:
    env = SoloEnv("brutal-kingdom", 4, seat=2)
    observation, info = env.reset(seed=1)
    assert info["seat"] == 2
    assert list(observation["observation"][:4]) == [0, 0, 1, 0]
    anywhere = SoloEnv("brutal-kingdom", 4, seat=None)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_seats_and_bots_must_fit() -> None:
    with pytest.raises(BadOption, match="there is no seat 4"):
        SoloEnv("brutal-kingdom", 4, seat=4)
    with pytest.raises(BadOption, match="3 bots are needed, not 2"):
        SoloEnv("brutal-kingdom", 4, bots=["page", "courtier"])
