"""PettingZoo environments: its own tests pass, and rewards, seeds and refusals are as documented."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from environments import every_table
from regalia.adapters.pettingzoo import Environment, brutal_kingdom_v2, kardinal_koenig_v1
from regalia.kernel.errors import BadOption, IllegalAction


def play(env: Any, seed: int, choose: random.Random) -> dict[str, float]:
    """A whole random game; gives what each agent was told that it got, all in all."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        assert not truncation
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if termination else int(choose.choice(legal)))
    return got


@every_table
def test_its_own_tests_pass(game: str, players: int) -> None:
    environment = Environment(game)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It expects arrays in place of the dictionaries that it prescribes for masks.
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        api_test(environment.env(players), num_cycles=60)
        seed_test(lambda: environment.env(players), num_cycles=60)


@pytest.mark.parametrize("rewards", ["win", "rank"])
def test_rewards_of_a_game_are_balanced_and_go_by_rank(rewards: str) -> None:
    env = brutal_kingdom_v2.env(4, rewards=rewards)
    for seed in range(5):
        got = play(env, seed, random.Random(seed))
        ranks = env.played.episode.state.outcome().ranks
        assert sum(got.values()) == pytest.approx(0)
        best = [agent for agent, rank in zip(got, ranks, strict=True) if rank == 1]
        assert all(got[agent] == max(got.values()) for agent in best)
        assert all(-1 <= reward <= 1 for reward in got.values())
        if len(best) == 1:
            assert got[best[0]] == 1


def test_rewards_by_score_are_the_points() -> None:
    env = kardinal_koenig_v1.env(3, rewards="score")
    got = play(env, 7, random.Random(7))
    assert list(got.values()) == env.played.episode.state.outcome().scores


def test_other_rewards_are_refused() -> None:
    with pytest.raises(BadOption, match="win, rank, score, not 'points'"):
        brutal_kingdom_v2.env(rewards="points")


def test_an_illegal_action_loses_the_game_or_is_an_error() -> None:
    env = brutal_kingdom_v2.env()
    env.reset(seed=1)
    agent, mask = env.agent_selection, env.observe(env.agent_selection)["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    env.step(wrong)
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.possible_agents}
    assert all(env.terminations.values())
    raw = brutal_kingdom_v2.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalAction, match=f"action {wrong} is not legal for seat"):
        raw.step(wrong)
    raw.step(int(np.flatnonzero(mask)[0]))


def test_a_seed_settles_the_games_that_follow_too() -> None:
    first, second = brutal_kingdom_v2.env(3), brutal_kingdom_v2.env(3)
    for env in (first, second):
        env.reset(seed=5)
        env.reset()
    for agent in first.agents:
        assert (first.observe(agent)["observation"] == second.observe(agent)["observation"]).all()
    again = first.observe("player_0")["observation"]
    first.reset()
    assert (first.observe("player_0")["observation"] != again).any(), "another deal"


def test_only_the_one_to_choose_has_a_mask() -> None:
    env = brutal_kingdom_v2.env(4)
    env.reset(seed=1)
    assert env.observe(env.agent_selection)["action_mask"].sum() == 2
    assert all(env.observe(other)["action_mask"].sum() == 0 for other in env.agents[1:])


def test_it_draws_what_a_spectator_sees() -> None:
    env = brutal_kingdom_v2.env(4, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "chapter: 0" in text
    assert text.endswith("seat 0 is asked: pass-light")
    assert "'hand': []" in text, "no secrets"
    assert brutal_kingdom_v2.env().render_mode is None
    with pytest.raises(BadOption, match="human"):
        brutal_kingdom_v2.env(render_mode="human")
