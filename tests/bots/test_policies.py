"""Policies play where they practised and nowhere else, take what costs nothing, and help a search."""

import pytest

from playing import seed
from regalia.bots.ismcts import IsmctsBot
from regalia.bots.policies import HABIT, Practised, find_policy, policy_file
from regalia.bots.policy_bot import PolicyBot
from regalia.bots.registry import make_bot
from regalia.bots.taste import Taster
from regalia.kernel.bits import members
from regalia.kernel.episode import new_episode
from regalia.kernel.game import Game, find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.network import Layer
from regalia.kernel.policy import Policy
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


def policy_of(seats: int) -> Policy:
    """The one that came with Brawling Barons."""
    policy = find_policy(BARONS, BARONS.setup(seats))
    assert isinstance(policy, Policy)
    return policy


def test_some_games_have_a_policy_and_it_fits_their_rules_of_today() -> None:
    assert WITH_POLICY == ["brawling-barons", "kings-blood"]
    for name in game_names():
        game = find_game(name)
        assert (game.folder / "policy.bin").exists() == (name in WITH_POLICY), "made for other rules or rows"


def test_a_policy_plays_at_the_tables_that_it_practised_for() -> None:
    assert find_policy(BARONS, BARONS.setup(4)) is not None
    assert find_policy(BARONS, BARONS.setup(3)) is None
    assert find_policy(BARONS, BARONS.setup(4, {"split_shield": True})) is None
    changed = BARONS.components().replace("copies = 1\nvalue = 3", "copies = 1\nvalue = 2", 1)
    assert find_policy(BARONS, BARONS.setup(4, components=changed)) is None


def test_what_comes_with_a_game_is_small() -> None:
    for name in WITH_POLICY:
        assert (find_game(name).folder / "policy.bin").stat().st_size <= 200_000


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


def test_a_sovereign_weighs_its_search_and_its_policy() -> None:
    """What the policy finds likely counts for nearly a third of the search; the values are the search's."""
    match = Match(BARONS.setup(4), seed(2))
    seat = members(match.state.deciders())[0]
    seen = match.observe(seat)
    sovereign = make_bot("sovereign", BARONS)
    assert isinstance(sovereign, Practised)
    sovereign.search = IsmctsBot(200, 0.0, BARONS.horizon)
    likely = {one.action: one.share for one in PolicyBot(policy_of(4), 1.0).explain(seen, fast_rng(1))}
    searched = {one.action: one for one in sovereign.search.explain(seen, fast_rng(1))}
    found = sovereign.explain(seen, fast_rng(1))
    assert sorted(one.action for one in found) == match.legal(seat)
    for one in found:
        weighed = (searched[one.action].share + HABIT * likely[one.action]) / (1 + HABIT)
        assert one.share == pytest.approx(weighed)
        assert one.value == searched[one.action].value
    assert [one.share for one in found] == sorted((one.share for one in found), reverse=True)
    assert sovereign.choose(seen, fast_rng(1)) == found[0].action


def test_a_character_of_a_sovereign_searches_by_its_own_weights() -> None:
    bold = make_bot("sovereign:bold", BARONS)
    assert isinstance(bold, Practised)
    for bot in (bold.search, bold.other):
        assert isinstance(bot, Taster)
        assert bot.own == BARONS.characters["bold"]
