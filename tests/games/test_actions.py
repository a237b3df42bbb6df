"""The action spaces of all games: their constants, their names, their size."""

from importlib import import_module
from types import ModuleType

import pytest

from regalia.kernel.errors import UnknownAction
from regalia.kernel.game import Game, find_game, game_names

every_game = pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=game_names())


def module(game: str, name: str) -> ModuleType:
    """A module of a game."""
    return import_module(f"regalia.games.{game.replace('-', '_')}.{name}")


def constant(name: str) -> str:
    return name.upper().replace("-", "_")


def cards(game: str) -> list[str]:
    """The names of a game's cards, by kind."""
    actions = module(game, "actions")
    found = actions.CHARACTERS if game == "brutal-kingdom" else actions.CARDS
    assert isinstance(found, list)
    return found


@every_game
def test_the_game_is_registered_with_its_space(game: Game) -> None:
    assert module(game.name, "actions").SPACE is game.actions


@pytest.mark.parametrize(
    ("game", "block"),
    [
        (game, block.name)
        for game in ("brutal-kingdom", "kings-blood", "take-the-kingdom")
        for block in find_game(game).actions.blocks
    ],
)
def test_a_constant_is_the_first_action_of_its_block(game: str, block: str) -> None:
    assert getattr(module(game, "actions"), constant(block)) == find_game(game).actions.base(block)


with_constants = ("brutal-kingdom", "brawling-barons", "take-the-kingdom")


@pytest.mark.parametrize(
    ("game", "kind"), [(game, kind) for game in with_constants for kind in range(len(cards(game)))]
)
def test_a_constant_is_the_number_of_its_card(game: str, kind: int) -> None:
    assert getattr(module(game, "actions"), constant(cards(game)[kind])) == kind


@pytest.mark.parametrize("game", with_constants)
def test_no_two_cards_have_one_name(game: str) -> None:
    assert len(cards(game)) == len(set(cards(game))) == module(game, "actions").KINDS


@every_game
def test_a_space_is_as_large_as_its_blocks(game: Game) -> None:
    assert len(game.actions) == sum(len(block.items) or 1 for block in game.actions.blocks)


@every_game
def test_names_lead_to_actions_and_back(game: Game) -> None:
    space = game.actions
    for action in range(len(space)):
        assert space.parse(space.name(action)) == action
    assert len({space.name(action) for action in range(len(space))}) == len(space)


@pytest.mark.parametrize(
    ("game", "name"),
    [
        *[(game, name) for game in game_names() for name in ("", "play", "play:")],
        *[("brutal-kingdom", name) for name in ("play:jester", "Play:king", "play:king ", "target:4")],
        *[
            ("take-the-kingdom", name)
            for name in ("play:trap", "Play:deny", "base:24", "seat:4", "amount:0", "amount:19")
        ],
    ],
)
def test_an_unknown_name_is_refused(game: str, name: str) -> None:
    with pytest.raises(UnknownAction):
        find_game(game).actions.parse(name)


@every_game
@pytest.mark.parametrize("beyond", ["first", "last"])
def test_an_unknown_number_is_refused(game: Game, beyond: str) -> None:
    with pytest.raises(UnknownAction):
        game.actions.name(-1 if beyond == "first" else len(game.actions))


@every_game
def test_every_question_names_the_rule_behind_it(game: Game) -> None:
    phases = module(game.name, "phases")
    assert list(phases.RULES) == [prompt for prompt in phases.PROMPTS if prompt]
