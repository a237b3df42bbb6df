"""Weights of a game's heuristics that were fitted to the results of games: the file in its folder.

`regalia lab fit` makes it. A sovereign judges by them, at tables with the same rules, components, options
and number of players; elsewhere by the usual ones.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from regalia.kernel.game import Game
from regalia.kernel.setup import Setup

FILE = "fitted.toml"


class Fitted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found for a number of players; weights that are not named are the usual ones."""

    seats: int
    how: str  # it was made, for people
    weights: dict[str, float]


class FittedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found for a game; of use only with the same rules and components."""

    rules: int
    components: str  # their digest
    fitted: tuple[Fitted, ...] = ()


def read_fitted(path: Path) -> FittedFile | None:
    """The file, if there is one."""
    return msgspec.convert(tomllib.loads(path.read_text()), FittedFile) if path.exists() else None


@cache
def fitted_file(game: Game) -> FittedFile | None:
    """What came with the game, if it is for its rules and components of today."""
    found = read_fitted(game.folder / FILE)
    fits = found and (found.rules, found.components) == (game.rules_version, game.standard_digest)
    return found if fits else None


def fitted_weights(game: Game, setup: Setup) -> dict[str, float]:
    """The weights for a table; none are other than the usual ones where nothing was found for it."""
    file = fitted_file(game)
    standard = game.setup(setup.seats)
    if file is None or setup.components_file.digest != file.components or setup.options != standard.options:
        return {}
    return next((found.weights for found in file.fitted if found.seats == setup.seats), {})
