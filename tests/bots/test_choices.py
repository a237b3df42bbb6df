"""What bots choose at fixed seeds stays the same, as long as nobody means to change it.

`python tests/bots/test_choices.py` prints the digests of this program, to be compared with those kept here.
"""

import hashlib
import tomllib
from pathlib import Path

import pytest

from regalia.bots.registry import make_bot, make_draft
from regalia.kernel.bits import members
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng

KEPT = Path(__file__).parent / "choices.toml"
BOTS = {"courtier": 30, "ismcts:100": 8}  # how many plies each plays
BRIEFLY = {"courtier/samples=2": 3, "ismcts:10/prior=0": 2}  # also as pure Python, which must choose the same

SPECIAL = [  # what the best bots of some games do: careful playouts, policies, foresight
    ("kardinal-koenig", "ismcts:10/prior=0/care=7", 2),
    ("brawling-barons", "policy", 40),
    ("kings-blood", "policy", 20),
    ("kings-blood", "chancellor/truths=1", 4),
]


def played(name: str, bot: str, plies: int) -> str:
    """A digest of the first plies of a game between bots of one kind."""
    game = find_game(name)
    match = Match(game.setup(), hashlib.sha256(f"{name} {bot}".encode()).digest())
    player, rng = make_bot(bot, game), fast_rng(7)
    while not match.over and len(match.plies) < plies:
        seat = members(match.state.deciders())[0]
        match.commit(seat, make_draft(player, match.observe(seat), rng))
    told = [[ply.seat, *map(game.actions.name, ply.actions)] for ply in match.plies]
    return hashlib.sha256(repr(told).encode()).hexdigest()


every_game = pytest.mark.parametrize("name", game_names())


@every_game
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_it_always_chose(name: str, bot: str) -> None:
    assert tomllib.loads(KEPT.read_text())[name][bot] == played(name, bot, BOTS[bot])


@pytest.mark.pure
@every_game
@pytest.mark.parametrize("bot", BRIEFLY)
def test_it_chooses_the_same_as_pure_python(name: str, bot: str) -> None:
    assert tomllib.loads(KEPT.read_text())[name][bot] == played(name, bot, BRIEFLY[bot])


@pytest.mark.pure
@pytest.mark.parametrize(("name", "bot", "plies"), SPECIAL)
def test_what_only_some_games_have_is_the_same_as_pure_python(name: str, bot: str, plies: int) -> None:
    assert tomllib.loads(KEPT.read_text())[name][bot] == played(name, bot, plies)


if __name__ == "__main__":
    for game in game_names():
        print(f"[{game}]")
        for kind, plies in (BOTS | BRIEFLY).items():
            print(f'"{kind}" = "{played(game, kind, plies)}"')
        for name, kind, plies in SPECIAL:
            if name == game:
                print(f'"{kind}" = "{played(game, kind, plies)}"')
