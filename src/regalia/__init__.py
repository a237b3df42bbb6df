"""Regalia: five games of crowns and intrigue on one engine.

A game of bots, from the deal to the record:

>>> import regalia
>>> game = regalia.game("take-the-kingdom")
>>> match = regalia.Match(game.setup(seats=2), seed=bytes(16))
>>> bot, rng = regalia.make_bot("page", game), regalia.fast_rng(1)
>>> while not match.over:
...     seat = match.state.deciders().bit_length() - 1
...     ply = match.commit(seat, regalia.make_draft(bot, match.observe(seat), rng))
>>> sorted(match.outcome.ranks)
[1, 2]
>>> regalia.Match.replay(match.record()).outcome.scores == match.outcome.scores
True
"""

from importlib import import_module
from typing import TYPE_CHECKING

from regalia._native import choose

why_pure: str
"""Why the sources run and not the compiled modules; empty when the compiled ones run."""

build: str
"""What runs: "pure", or the kind of the compiled build, "release", "test" or "development"."""

why_pure, build = choose()

compiled: bool = not why_pure
"""Whether the compiled modules run."""

if TYPE_CHECKING:
    from regalia.bots.registry import make_bot, make_draft
    from regalia.kernel.errors import RegaliaError
    from regalia.kernel.game import Game, game_names
    from regalia.kernel.game import find_game as game
    from regalia.kernel.match import Match
    from regalia.kernel.notation import read_position, write_position
    from regalia.kernel.record import Record
    from regalia.kernel.rng import fast_rng
    from regalia.kernel.state import Observation, State

__all__ = [
    "Game", "Match", "Observation", "Record", "RegaliaError", "State", "build", "compiled", "fast_rng",
    "game", "game_names", "make_bot", "make_draft", "read_position", "why_pure", "write_position",
]  # fmt: skip

_HOMES = {
    "bots.registry": ("make_bot", "make_draft"),
    "kernel.errors": ("RegaliaError",),
    "kernel.game": ("Game", "game_names"),
    "kernel.match": ("Match",),
    "kernel.notation": ("read_position", "write_position"),
    "kernel.record": ("Record",),
    "kernel.rng": ("fast_rng",),
    "kernel.state": ("Observation", "State"),
}


def __getattr__(name: str) -> object:
    """What people use, imported when it is first asked for: most of it is not needed at once."""
    if name == "game":
        return import_module("regalia.kernel.game").find_game
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"regalia.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
