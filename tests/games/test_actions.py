"""The action spaces, cards and questions of all games: their constants, their names, their size."""

from importlib import import_module
from types import ModuleType

import pytest

from regalia.kernel.errors import UnknownAction
from regalia.kernel.game import Game, find_game, game_names

every_game = pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=game_names())


def module(game: Game, name: str) -> ModuleType:
    """A module of a game."""
    return import_module(f"{type(game).__module__.rpartition('.')[0]}.{name}")


def constant(name: str) -> str:
    return name.upper().replace("-", "_").replace("'", "")


@every_game
def test_the_game_is_registered_with_its_space(game: Game) -> None:
    assert module(game, "actions").SPACE is game.actions


@every_game
def test_a_constant_is_the_first_action_of_its_block(game: Game) -> None:
    actions = module(game, "actions")
    found = [block for block in game.actions.blocks if hasattr(actions, constant(block.name))]
    assert found
    for block in found:
        assert getattr(actions, constant(block.name)) == block.base


@every_game
def test_a_constant_is_the_number_of_its_card(game: Game) -> None:
    cards, kinds = module(game, "cards"), game.setup().space.kinds
    assert len(kinds) == len(set(kinds)) == cards.KINDS
    for kind, name in enumerate(kinds):
        assert getattr(cards, constant(name), kind) == kind


@every_game
def test_a_space_is_as_large_as_its_blocks(game: Game) -> None:
    assert len(game.actions) == sum(len(block.items) or 1 for block in game.actions.blocks)


@every_game
def test_names_lead_to_actions_and_back(game: Game) -> None:
    space = game.actions
    for action in range(len(space)):
        assert space.parse(space.name(action)) == action
    assert len({space.name(action) for action in range(len(space))}) == len(space)


@every_game
@pytest.mark.parametrize("name", ["", "play", "play:", "Play:king", "play:jester", "seat:9", " pass"])
def test_an_unknown_name_is_refused(game: Game, name: str) -> None:
    with pytest.raises(UnknownAction):
        game.actions.parse(name)


@every_game
@pytest.mark.parametrize("beyond", ["first", "last"])
def test_an_unknown_number_is_refused(game: Game, beyond: str) -> None:
    with pytest.raises(UnknownAction):
        game.actions.name(-1 if beyond == "first" else len(game.actions))


@every_game
def test_every_question_has_its_number_and_names_a_rule(game: Game) -> None:
    setup, layout = game.setup(), module(game, "layout")
    rules = (game.folder / "RULES.md").read_text("utf-8")
    assert [about.name for about in setup.questions] == setup.layout.questions
    for number, about in enumerate(setup.questions):
        assert getattr(layout, f"ASK_{constant(about.name)}") == number
        assert f"**{about.rule}**" in rules
