"""Characters are weights of the same minds: known ones, with names, each with a judgement of its own."""

import pytest

from regalia.bots.registry import answers_at_once, level_of, make_bot
from regalia.bots.taste import Fitting
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.kernel.bits import members
from regalia.kernel.errors import UnknownBot
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng

LEAST = 3  # a game


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_few_characters_of_known_weights(name: str) -> None:
    game = find_game(name)
    assert game.weights is not None
    assert len(game.characters) >= LEAST
    assert all(set(own) <= set(game.weights.usual) for own in game.characters.values())
    assert len({tuple(sorted(own.items())) for own in game.characters.values()}) == len(game.characters)


@pytest.mark.parametrize(
    "character", sorted({one for name in game_names() for one in find_game(name).characters})
)
def test_a_character_has_a_name(character: str) -> None:
    named = Catalogue([SHARED]).say("bot-named", name="Clara", character=character)
    assert named.startswith("Clara the ")


def test_a_character_judges_in_its_own_way_and_leaves_the_weights_as_they_were() -> None:
    game = find_game("kings-blood")
    assert game.weights is not None
    match = Match(game.setup(), bytes(32))
    seen = match.observe(next(iter(members(match.state.deciders()))))
    usual, own = (
        [found.value for found in make_bot(bot, game).explain(seen, fast_rng(1))]
        for bot in ("courtier", "courtier:careful")
    )
    assert usual != own
    assert game.weights.now() == game.weights.usual


def test_a_character_is_as_quick_as_its_level() -> None:
    assert level_of("chancellor:bold") == "chancellor"
    assert answers_at_once("courtier:bold")
    assert not answers_at_once("chancellor:bold")


@pytest.mark.parametrize("bot", ["courtier:mad", "page:bold", "courtier:", "wizard:bold"])
def test_who_has_no_such_character_is_no_bot(bot: str) -> None:
    with pytest.raises(UnknownBot, match="there is no"):
        make_bot(bot, find_game("kings-blood"))


def test_a_sovereign_with_a_character_keeps_the_best_weights_of_its_game() -> None:
    game = find_game("kardinal-koenig")
    bot = make_bot("sovereign:devout", game)
    assert isinstance(bot, Fitting)
    assert game.best_weights
    assert bot.own == {**game.best_weights, **game.characters["devout"]}
    assert game.weights is not None
    assert set(game.best_weights) <= set(game.weights.usual)
