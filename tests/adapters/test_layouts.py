"""Layouts of actions and observations are frozen."""

import pytest

import layouts
from regalia.adapters import pettingzoo
from regalia.kernel.game import Game, find_game, game_names

GAMES = [find_game(name) for name in game_names()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.mark.pure
@every_game
def test_a_published_layout_does_not_change(game: Game) -> None:
    assert layouts.path(game).exists(), "make golden writes it"
    assert layouts.page(game) == layouts.path(game).read_text(), (
        "the actions or observations have changed: give the game another features_version, its environment in"
        " adapters.pettingzoo another name, and let make golden write the page"
    )


@every_game
def test_an_environment_is_published_under_the_name_of_its_layout(game: Game) -> None:
    assert getattr(pettingzoo, layouts.path(game).stem).game == game.name


@every_game
def test_every_field_has_its_own_place_and_says_what_it_is(game: Game) -> None:
    for seats in game.players:
        features = game.features(game.setup(seats))
        end = 0
        for field in features.fields:
            assert field.at == end
            assert field.size > 0
            assert field.about
            end += field.size
        assert end == features.size
        assert len({field.name for field in features.fields}) == len(features.fields)
