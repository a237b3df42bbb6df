"""Policies play where they practised and nowhere else, take what costs nothing, and lean to a character."""

import random

import pytest

from playing import random_plies, seed
from regalia.bots.ismcts import IsmctsBot
from regalia.bots.policies import Practised, find_policy, policy_file
from regalia.bots.policy_bot import PolicyBot
from regalia.bots.registry import make_bot
from regalia.kernel.bits import members
from regalia.kernel.episode import new_episode
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.policy import Layer, Policy
from regalia.kernel.rng import fast_rng
from regalia.kernel.state import FREE

WITH_POLICY = [name for name in game_names() if policy_file(find_game(name))]
BARONS = find_game("brawling-barons")


def untaught(game: Game, seats: int) -> Policy:
    """One that has learnt nothing: to it all choices are alike."""
    setup = game.setup(seats)
    features = game.features(setup)
    inputs = features.size + len(game.actions)
    sizes = [(inputs, 48), (48, 48), (48, len(game.actions)), (48, 1)]
    layers = [Layer(7, bytes(rows * columns), bytes(4 * columns)) for rows, columns in sizes]
    return Policy(features, setup.space, game.actions, layers)


def test_some_games_have_a_policy_and_it_fits_their_rules_of_today() -> None:
    assert "brawling-barons" in WITH_POLICY
    for name in game_names():
        game = find_game(name)
        assert (game.folder / "policy.bin").exists() == (name in WITH_POLICY), "made for other rules or rows"


def test_a_policy_plays_at_the_tables_that_it_practised_for() -> None:
    assert find_policy(BARONS, BARONS.setup(4)) is not None
    assert find_policy(BARONS, BARONS.setup(3)) is None
    assert find_policy(BARONS, BARONS.setup(4, {"split_shield": True})) is None
    changed = BARONS.components().replace("copies = 1\nvalue = 3", "copies = 1\nvalue = 2", 1)
    assert find_policy(BARONS, BARONS.setup(4, components=changed)) is None


def test_elsewhere_another_bot_plays() -> None:
    match = Match(BARONS.setup(3), seed(1))
    seat = members(match.state.deciders())[0]
    policy, courtier = make_bot("policy", BARONS), make_bot("courtier", BARONS)
    seen = match.observe(seat)
    assert policy.choose(seen, fast_rng(3)) == courtier.choose(seen, fast_rng(3))
    sovereign = make_bot("sovereign", BARONS)
    assert isinstance(sovereign, Practised)
    assert isinstance(sovereign.other, IsmctsBot)


def test_a_choice_that_costs_nothing_is_taken() -> None:
    game = find_game("brutal-kingdom")
    bot = PolicyBot(untaught(game, 4))
    gifts = 0
    chance = fast_rng(1)
    for number in range(8):
        episode = new_episode(game.make_state(game.setup(4), fast_rng(number)))
        while episode.seat >= 0:
            seen = episode.observe(episode.seat)
            legal = seen.state.legal(episode.seat)
            free = [action for action in legal if seen.state.appeal(episode.seat, action) == FREE]
            if free:
                gifts += 1
                assert bot.choose(seen, chance) in free
            episode.step(episode.state.random_action(episode.seat, chance))
    assert gifts > 3


def test_it_tells_how_likely_each_choice_is_and_what_may_be_expected() -> None:
    match = Match(BARONS.setup(4), seed(2))
    seat = members(match.state.deciders())[0]
    found = make_bot("policy", BARONS).explain(match.observe(seat), fast_rng(1))
    assert sorted(one.action for one in found) == match.legal(seat)
    assert sum(one.share for one in found) == pytest.approx(1)
    assert [one.share for one in found] == sorted((one.share for one in found), reverse=True)
    assert all(0.0 <= one.value <= 1.0 for one in found)


def test_a_character_leans_to_what_it_likes_and_leaves_the_weights_as_they_were() -> None:
    assert BARONS.weights is not None
    match = Match(BARONS.setup(4), seed(3))
    usual, bold = make_bot("sovereign", BARONS), make_bot("sovereign:bold", BARONS)
    for seat, _ in random_plies(match, random.Random(3)):
        seen = match.observe(seat)
        shares = [{one.action: one.share for one in bot.explain(seen, fast_rng(4))} for bot in (usual, bold)]
        assert shares[0].keys() == shares[1].keys()
        if shares[0] != shares[1]:
            break
    else:
        pytest.fail("it leans to nothing in a whole game")
    assert BARONS.weights.now() == BARONS.weights.usual
