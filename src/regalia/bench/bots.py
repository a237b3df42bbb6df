"""How fast bots think: iterations of a search, and the decisions simulated in them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import cycle
from random import Random
from time import perf_counter
from typing import Any

import msgspec

import regalia
from regalia.bench.peers import MissingPeers
from regalia.bench.slices import Lot, median_speeds
from regalia.bots.ismcts import IsmctsBot
from regalia.kernel.bits import lowest
from regalia.kernel.game import find_game
from regalia.kernel.match import SEED_BYTES, Drafting, Match
from regalia.kernel.rng import fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation

ITERATIONS = 500  # of a search: enough for the tree to have grown
YARDSTICK = "gin_rummy"
OPEN_SPIEL_GAMES = (YARDSTICK, "leduc_poker")


class SearchRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The figures of one game with one number of players, for a search of 500 iterations."""

    game: str
    seats: int
    iterations: int  # a second
    tree: int  # decisions a second on the way down the tree
    simulated: int  # decisions a second in tree and playouts together
    nodes: int  # of one search
    build: str  # release, development or pure
    iterations_x: float | None = None  # as a multiple of OpenSpiel's on gin_rummy


class PeerRow(msgspec.Struct, frozen=True):
    """Iterations a second of OpenSpiel's own ISMCTS (C++) with one random rollout each."""

    peer: str
    library: str
    iterations: int


class Searches:
    """Searches at the positions of a whole match, one after the other."""

    def __init__(self, setup: Setup) -> None:
        self.bot = IsmctsBot(ITERATIONS, 0.0, find_game(setup.game).horizon)
        self.positions = cycle(list(observations(setup)))
        self.rng = fast_rng(1)
        self.searches = 0
        self.iterations = 0
        self.tree = 0
        self.simulated = 0
        self.nodes = 0

    def search(self) -> tuple[int, float]:
        """One search, timed; gives its iterations."""
        position = next(self.positions)
        begun = perf_counter()
        self.bot.explain(position, self.rng)
        spent = perf_counter() - begun
        self.searches += 1
        self.iterations += self.bot.done
        self.tree += self.bot.descents
        self.simulated += self.bot.decisions
        self.nodes += self.bot.nodes
        return self.bot.done, spent


def observations(setup: Setup) -> Iterator[Observation]:
    """What the seat to decide sees, at every real choice of a random match."""
    match = Match(setup, bytes(SEED_BYTES))
    rnd = Random(0)
    while not match.over:
        seat = lowest(match.state.deciders())
        drafting = Drafting(match.game, match.observe(seat))
        while not drafting.whole:
            preview = drafting.preview()
            if len(preview.legal) > 1:
                yield preview.observation
            drafting.add(rnd.choice(preview.legal))
        match.commit(seat, drafting.actions)


def measure_bots(
    setups: Sequence[Setup], with_peers: bool, seconds: float, progress: Callable[[float], None]
) -> tuple[list[SearchRow], list[PeerRow]]:
    """The rows of all set-ups and, if they are wanted, of OpenSpiel, measured in turn in short slices."""
    ours = {(setup.game, setup.seats): Searches(setup) for setup in setups}
    lots: dict[object, Lot] = {key: searches.search for key, searches in ours.items()}
    if with_peers:
        lots |= open_spiel_searches()
    speeds = median_speeds(lots, seconds, progress)
    yardstick = speeds.get(YARDSTICK)
    rows = []
    for (game, seats), searches in ours.items():
        pace = speeds[game, seats]
        rows.append(
            SearchRow(
                game,
                seats,
                round(pace),
                round(pace * searches.tree / searches.iterations),
                round(pace * searches.simulated / searches.iterations),
                round(searches.nodes / searches.searches),
                regalia.build,
                None if yardstick is None else round(pace / yardstick, 1),
            )
        )
    names = [name for name in OPEN_SPIEL_GAMES if name in speeds]
    return rows, [PeerRow(name, "OpenSpiel", round(speeds[name])) for name in names]


def open_spiel_searches() -> Mapping[object, Lot]:
    """OpenSpiel's own searches, at the first decision of random deals."""
    try:
        pyspiel: Any = import_module("pyspiel")
    except ModuleNotFoundError as error:
        raise MissingPeers(
            f"there is no module {error.name}; get the other libraries with: pip install 'regalia[bench]'"
        ) from error
    return {name: open_spiel_search(pyspiel, name) for name in OPEN_SPIEL_GAMES}


def open_spiel_search(pyspiel: Any, name: str) -> Lot:
    """A search of the same number of iterations in a game of OpenSpiel."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, evaluator, 1.0, ITERATIONS, 2 * ITERATIONS, policy, False, False)
    rnd = Random(0)

    def search() -> tuple[int, float]:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(pyspiel.sample_action(state.chance_outcomes(), rnd.random())[0])
        begun = perf_counter()
        bot.step(state)
        return ITERATIONS, perf_counter() - begun

    return search
