"""Games of other libraries, played at random from Python, to compare speeds with.

Only decisions of players are counted. Chance is part of the time here as it is in our games, but OpenSpiel
makes each card dealt a step of its own, which the caller samples: by the library's own `sample_action`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

YARDSTICK = "crazy_eights"
ENVIRONMENT_YARDSTICK = "uno"  # RLCard's, which comes with observations and masks as ours do
OPEN_SPIEL_GAMES = (YARDSTICK, "hearts", "gin_rummy")


class MissingPeers(Exception):
    """The other libraries are not installed."""


@dataclass(frozen=True)
class Peer:
    """A game of another library; `play` plays one random game and gives how many decisions were made."""

    name: str
    library: str
    play: Callable[[], int]


def load_peers() -> list[Peer]:
    """The games we compare with, with the settings that their libraries give them."""
    try:
        pyspiel: Any = import_module("pyspiel")
        rlcard: Any = import_module("rlcard")
    except ModuleNotFoundError as error:
        raise MissingPeers(
            f"there is no module {error.name}; get the other libraries with: pip install 'regalia[bench]'"
        ) from error
    found = [Peer(name, "OpenSpiel", open_spiel_player(pyspiel, name)) for name in OPEN_SPIEL_GAMES]
    return [*found, Peer(ENVIRONMENT_YARDSTICK, "RLCard", rlcard_player(rlcard, "uno"))]


def open_spiel_player(pyspiel: Any, name: str) -> Callable[[], int]:
    """Plays a game of OpenSpiel."""
    game = pyspiel.load_game(name)
    over, chance = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
    sample = pyspiel.sample_action
    rng = Random(0)

    def play() -> int:
        state = game.new_initial_state()
        count = 0
        while (player := state.current_player()) != over:
            if player == chance:
                action, _ = sample(state.chance_outcomes(), rng.random())
            else:
                action = rng.choice(state.legal_actions())
                count += 1
            state.apply_action(action)
        return count

    return play


def rlcard_player(rlcard: Any, name: str) -> Callable[[], int]:
    """Plays a game of RLCard."""
    env = rlcard.make(name, config={"seed": 0})
    rng = Random(0)

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            count += 1
        return count

    return play
