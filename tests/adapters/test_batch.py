"""Many games stepped together are the same games as one by one."""

import random

import numpy as np
import pytest

from environments import every_table
from regalia.adapters.batch import BatchEnv
from regalia.kernel.errors import BadOption, IllegalAction
from regalia.kernel.features import FeatureWriter
from regalia.kernel.game import find_game
from regalia.kernel.rng import fast_rng

LANES = 5


@every_table
def test_a_lane_is_a_game(game: str, players: int) -> None:
    batch = BatchEnv(game, LANES, players, seed=4)
    rng = np.random.default_rng(4)
    pen = FeatureWriter(batch.features.size)
    for _ in range(60):
        for lane, episode in enumerate(batch.batch.lanes):
            seat = episode.seat
            assert batch.seats[lane] == seat
            assert np.flatnonzero(batch.masks[lane]).tolist() == episode.state.legal(seat)
            episode.write(seat, batch.features, pen)
            assert batch.observations[lane].tobytes() == pen.take()
        batch.step(batch.sample(rng))


def test_ends_rewards_and_new_games() -> None:
    batch = BatchEnv("brutal-kingdom", LANES, 3, seed=1, rewards="rank")
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 3 * LANES:
        before = list(batch.batch.lanes)
        batch.step(batch.sample(rng))
        for lane in range(LANES):
            if batch.ended[lane]:
                ranks = before[lane].state.outcome().ranks
                assert [reward == max(batch.rewards[lane]) for reward in batch.rewards[lane]] == [
                    rank == 1 for rank in ranks
                ]
                assert batch.batch.lanes[lane].state.stage() == 0, "a new game"
                ended += 1
            else:
                assert not batch.rewards[lane].any()
                assert batch.batch.lanes[lane] is before[lane]


def test_given_buffers_are_written_in_place() -> None:
    observations = np.full((LANES, 1095), 7, np.float32)
    masks = np.zeros((LANES, 175), np.float64)
    batch = BatchEnv("brutal-kingdom", LANES, 4, observations=observations, masks=masks)
    assert batch.observations is observations
    assert (observations[:, :4].sum(axis=1) == 1).all()
    before = observations.copy()
    batch.step(batch.sample(np.random.default_rng(0)))
    assert (observations != before).any()
    assert (masks.sum(axis=1) == 2).all()
    with pytest.raises(BadOption, match=r"shape \(5, 1095\)"):
        BatchEnv("brutal-kingdom", LANES, 4, observations=np.zeros((LANES, 3)))


@pytest.mark.pure
def test_the_same_seed_and_choices_give_the_same_bytes() -> None:
    def play(seed: int) -> bytes:
        batch = BatchEnv("take-the-kingdom", LANES, 2, seed=seed)
        rnd = random.Random(1)
        for _ in range(20):
            chosen = [rnd.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks]
            batch.step(np.array(chosen))
        return batch.observations.tobytes()

    assert play(1) == play(1)
    assert play(1) != play(2)


def test_an_illegal_action_is_refused_before_anything_happens() -> None:
    batch = BatchEnv("brutal-kingdom", LANES)
    actions = batch.sample(np.random.default_rng(0))
    actions[3] = np.flatnonzero(~batch.masks[3])[0]
    before = batch.observations.copy()
    with pytest.raises(IllegalAction, match=f"lane 3: action {actions[3]} is not legal for seat 0"):
        batch.step(actions)
    assert (batch.observations == before).all()
    assert all(episode.seat == 0 for episode in batch.batch.lanes)
    with pytest.raises(BadOption, match="5 lanes need as many actions"):
        batch.step(actions[:2])
    with pytest.raises(BadOption, match="at least one lane"):
        BatchEnv("brutal-kingdom", 0)


def test_lanes_have_deals_of_their_own() -> None:
    batch = BatchEnv("brutal-kingdom", 50)
    hand = batch.features.field("hand")
    hands = {row[hand.at : hand.at + hand.size].tobytes() for row in batch.observations}
    assert len(hands) > 25


def test_a_sampled_action_is_any_legal_one() -> None:
    batch = BatchEnv("brutal-kingdom", 1)
    legal = set(np.flatnonzero(batch.masks[0]).tolist())
    rng = np.random.default_rng(0)
    assert {int(batch.sample(rng)[0]) for _ in range(40)} == legal
    state = find_game("brutal-kingdom").make_state(find_game("brutal-kingdom").setup(4), fast_rng(0))
    state.begin()
    assert legal == set(state.legal(0)), "the first lane of seed 0 is the game of fast_rng(0)"
