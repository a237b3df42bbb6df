"""How fast the engine is: random play from inside and from outside, and what copies and observations cost."""

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import cycle
from random import Random
from time import perf_counter
from typing import NamedTuple

import msgspec

import regalia
from regalia._native import PURE
from regalia.bench.peers import ENVIRONMENT_YARDSTICK, YARDSTICK, Peer
from regalia.bench.slices import Lot, median_speeds, timed
from regalia.kernel.bits import lowest
from regalia.kernel.game import find_game
from regalia.kernel.match import SEED_BYTES, Drafting, Match
from regalia.kernel.rng import BLIND, fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import State, playout
from regalia.kernel.witness import Witness

ENDLESS = 1 << 40  # decisions; every game ends long before
MATCHES = 4  # whole games that positions are taken from
LOT = 32  # positions between two looks at the clock


class EngineRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The figures of one game with one number of players."""

    game: str
    seats: int
    inner: int  # decisions per second, played inside the engine
    driven: int  # decisions per second, played by a loop in Python
    copy_us: float
    redact_us: float
    fill_us: float
    redact_fill_us: float
    compiled: bool
    build: str  # release, development or pure
    batch: int | None = None  # decisions per second of many games at once, with observations and masks
    pettingzoo: int | None = None  # and of the PettingZoo environment
    inner_x: float | None = None  # `inner` and `driven` as multiples of the yardstick's `driven`
    driven_x: float | None = None
    batch_x: float | None = None  # as multiples of RLCard's uno
    pettingzoo_x: float | None = None


class PeerRow(msgspec.Struct, frozen=True):
    """The figure of another library's game: decisions per second, played by a loop in Python."""

    peer: str
    library: str
    driven: int


class Position(NamedTuple):
    """A moment of a match, and what one viewer knows then."""

    state: State
    viewer: int
    witness: Witness


Key = tuple[Setup | Peer, str]
Players = Callable[[Setup], Mapping[str, Callable[[], int]]]
"""More ways of playing a set-up: `batch` and `pettingzoo`. Each plays a lot and gives its decisions."""


def measure(
    setups: Sequence[Setup],
    peers: Sequence[Peer],
    players: Players,
    seconds: float,
    progress: Callable[[float], None],
) -> tuple[list[EngineRow], list[PeerRow]]:
    """Measure each figure for so many seconds, all side by side; `progress` hears the share done."""
    lots: dict[Key, Lot] = {(peer, "driven"): timed(peer.play) for peer in peers}
    for setup in setups:
        lots |= {(setup, column): lot for column, lot in lots_of(setup).items()}
        lots |= {(setup, column): timed(play) for column, play in players(setup).items()}
    speeds = median_speeds(lots, seconds, progress)
    peer_rows = [PeerRow(peer.name, peer.library, round(speeds[peer, "driven"])) for peer in peers]
    driven = {row.peer: row.driven for row in peer_rows}
    return [engine_row(setup, speeds, driven) for setup in setups], peer_rows


def multiple(speed: int | None, yardstick: int | None) -> float | None:
    """A speed as a multiple of another, where both were measured."""
    return round(speed / yardstick, 2) if speed is not None and yardstick else None


def engine_row(setup: Setup, speeds: Mapping[Key, float], peers: Mapping[str, int]) -> EngineRow:
    """The figures of one set-up, rounded to what can be relied on."""
    inner, driven = round(speeds[setup, "inner"]), round(speeds[setup, "driven"])
    batch, pettingzoo = (
        round(speeds[setup, name]) if (setup, name) in speeds else None for name in ("batch", "pettingzoo")
    )
    yardstick, environment = peers.get(YARDSTICK), peers.get(ENVIRONMENT_YARDSTICK)
    return EngineRow(
        game=setup.game,
        seats=setup.seats,
        inner=inner,
        driven=driven,
        copy_us=round(1e6 / speeds[setup, "copy"], 3),
        redact_us=round(1e6 / speeds[setup, "redact"], 3),
        fill_us=round(1e6 / speeds[setup, "fill"], 3),
        redact_fill_us=round(1e6 / speeds[setup, "redact_fill"], 3),
        compiled=(compiled := is_compiled(setup)),
        build=regalia.build if compiled else PURE,
        batch=batch,
        pettingzoo=pettingzoo,
        inner_x=multiple(inner, yardstick),
        driven_x=multiple(driven, yardstick),
        batch_x=multiple(batch, environment),
        pettingzoo_x=multiple(pettingzoo, environment),
    )


def is_compiled(setup: Setup) -> bool:
    """Whether a game's rules run compiled; those of another package may not, though ours do."""
    state = find_game(setup.game).make_state(setup, BLIND)
    return not inspect.getfile(type(state)).endswith(".py")


def lots_of(setup: Setup) -> dict[str, Lot]:
    """All that is measured of one set-up."""
    games = RandomGames(setup)
    sights = Sights(list(positions(setup)))
    return {
        "inner": timed(games.inner),
        "driven": timed(games.driven),
        "copy": sights.copy,
        "redact": sights.redact,
        "fill": sights.fill,
        "redact_fill": sights.redact_fill,
    }


class RandomGames:
    """Whole random games, one a lot, from making the state to the end; a piece is a decision."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = find_game(setup.game)
        self.chance = fast_rng(0)
        self.choices = Random(0)

    def _begin(self) -> State:
        state = self.game.make_state(self.setup, self.chance)
        state.begin()
        return state

    def inner(self) -> int:
        """Played by the engine's own loop."""
        return playout(self._begin(), self.chance, ENDLESS)

    def driven(self) -> int:
        """Played by the loop that someone who uses the engine from Python would write."""
        state = self._begin()
        choose = self.choices.choice
        count = 0
        while deciders := state.deciders():
            seat = lowest(deciders)
            state.apply(seat, choose(state.legal(seat)))
            count += 1
        return count


class Sights:
    """Copies and observations of positions, again and again; a piece is one of them."""

    def __init__(self, found: Sequence[Position]) -> None:
        self.lots: Iterator[Sequence[Position]] = cycle(
            [found[at : at + LOT] for at in range(0, len(found), LOT)]
        )
        self.chance = fast_rng(0)

    def copy(self) -> tuple[int, float]:
        """Copy the truth."""
        lot = next(self.lots)
        start = perf_counter()
        for state, _, _ in lot:
            state.copy()
        return len(lot), perf_counter() - start

    def redact(self) -> tuple[int, float]:
        """Redact the truth to what a viewer sees."""
        lot = next(self.lots)
        start = perf_counter()
        for state, viewer, _ in lot:
            state.redact(viewer)
        return len(lot), perf_counter() - start

    def fill(self) -> tuple[int, float]:
        """Fill what a viewer sees; cutting it down before is not timed."""
        lot = [(state.redact(viewer), witness) for state, viewer, witness in next(self.lots)]
        start = perf_counter()
        for seen, witness in lot:
            seen.fill(witness, self.chance)
        return len(lot), perf_counter() - start

    def redact_fill(self) -> tuple[int, float]:
        """Both, one after the other, as a bot that samples worlds has it done."""
        lot = next(self.lots)
        start = perf_counter()
        for state, viewer, witness in lot:
            state.redact(viewer).fill(witness, self.chance)
        return len(lot), perf_counter() - start


def positions(setup: Setup) -> Iterator[Position]:
    """All positions of some random matches, the viewers taking turns."""
    choices = Random(0)
    for number in range(MATCHES):
        match = Match(setup, number.to_bytes(SEED_BYTES, "big"))
        while not match.over:
            viewer = len(match.plies) % setup.seats
            yield Position(match.state, viewer, match.witnesses[viewer].copy())
            commit_random_play(match, choices)


def commit_random_play(match: Match, choices: Random) -> None:
    """A whole random play by one of the seats that must choose."""
    seat = lowest(match.state.deciders())
    drafting = Drafting(match.game, match.observe(seat))
    while not drafting.whole:
        drafting.add(choices.choice(drafting.preview().legal))
    match.commit(seat, drafting.actions)
