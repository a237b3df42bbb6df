"""What a witness allows, against all worlds that fit a viewer's events, enumerated."""

import os
import random

import pytest

import regalia
from playing import random_plies, seed
from regalia.kernel.bits import members
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from smuggle.game import GAME
from worlds import Worlds, allows, cards_in_hands, placement

pytestmark = [pytest.mark.pure, pytest.mark.usefixtures("smuggle")]
GAMES = 200 if os.environ.get("REGALIA_SOAK") else 8 if regalia.compiled else 1
MOST_IMPOSSIBLE = 0.10  # of the worlds dealt; the trial in docs/design.md gave 3 %


def compare(match: Match, worlds: Worlds, number: int, draws: int) -> tuple[int, int]:
    """No possible world is excluded; gives how many worlds were dealt, and how many are impossible."""
    state, viewer = match.state, worlds.viewer
    hidden = members(state.space.all & ~state.visible_zones(viewer))
    possible = {placement(world, hidden) for world in worlds.states}
    assert placement(state, hidden) in possible, "the enumeration itself must hold the truth"
    observation = match.observe(viewer)
    for lie in possible:
        assert allows(observation.witness, hidden, lie), f"viewer {viewer} rules out {lie}"
    rng = fast_rng(number)
    dealt = [placement(observation.sample(rng), hidden) for _ in range(draws)]
    assert all(allows(observation.witness, hidden, lie) for lie in dealt)
    if len(possible) * 20 <= draws:
        assert possible <= set(dealt), "every world that fits can be dealt"
    return draws, sum(lie not in possible for lie in dealt)


def test_smuggle_excludes_no_world_and_allows_few_impossible_ones() -> None:
    dealt = impossible = 0
    for number in range(-(-GAMES // 4)):
        match = Match(GAME.setup(), seed(number))
        watchers = [Worlds(match, viewer) for viewer in range(3)]
        for _ in random_plies(match, random.Random(number)):
            if match.plies:
                for worlds in watchers:
                    worlds.watch(match.plies[-1])
            for worlds in watchers:
                drawn, wrong = compare(match, worlds, number, 60)
                dealt += drawn
                impossible += wrong
    print(f"smuggle: {impossible} of {dealt} dealt worlds are impossible")
    assert impossible <= MOST_IMPOSSIBLE * dealt


@pytest.mark.parametrize("seats", [3, 4])
def test_brutal_kingdom_excludes_no_world_and_allows_few_impossible_ones(seats: int) -> None:
    """From the third round on, when few enough cards are hidden; nobody remembers what came before."""
    setup = find_game("brutal-kingdom").setup(seats)
    dealt = impossible = 0
    for number in range(GAMES):
        match = Match(setup, seed(number))
        viewer = number % seats
        worlds: Worlds | None = None
        for _ in random_plies(match, random.Random(number)):
            state = match.state
            if state.stage() > 0:
                break
            if worlds is not None:
                worlds.watch(match.plies[-1])
                drawn, wrong = compare(match, worlds, number, 100)
                dealt += drawn
                impossible += wrong
            elif cards_in_hands(match) <= 2 * seats:
                match.witnesses[viewer].forget()
                worlds = Worlds(match, viewer)
    print(f"brutal-kingdom {seats}: {impossible} of {dealt} dealt worlds are impossible")
    assert dealt
    assert impossible <= MOST_IMPOSSIBLE * dealt
