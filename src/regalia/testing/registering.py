"""A game that is known for a while, though no installed package has it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint

from regalia.kernel import game as registry
from regalia.kernel.game import Game


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """Within this, `find_game` finds the game by its name, in this process."""

    class Given(EntryPoint):
        """An entry point that leads to the game itself."""

        def load(self) -> Game:
            return game

    entries = registry._entries()
    before = entries.get(game.name)
    entries[game.name] = Given(game.name, type(game).__module__, registry.GROUP)
    registry.find_game.cache_clear()
    try:
        yield
    finally:
        if before is None:
            del entries[game.name]
        else:
            entries[game.name] = before
        registry.find_game.cache_clear()
