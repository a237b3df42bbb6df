"""Every game and number of players, for tests of the adapters."""

import pytest

from regalia.kernel.game import find_game, game_names

TABLES = [(name, players) for name in game_names() for players in find_game(name).players]
every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=str)
