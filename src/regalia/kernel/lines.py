"""Lines: the ways in which a seat can go through its play by itself, and a policy that chooses among them.

A line goes from choice to choice until the play is over or chance has a say. It is looked at where it ends,
in a redacted state, so it tells no more than the seat knows. What a game sees there are features on or off.
"""

import math
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.kernel.errors import HiddenInformation
from regalia.kernel.network import FINE, UNITS, Layer
from regalia.kernel.rewards import share_of
from regalia.kernel.state import Observation, State

MOST_LINES: Final = 160  # that are looked at
MOST_MARKS: Final = 80  # features that are on at once
UNLIKELY: Final = -20.0  # the score of a choice whose lines were not looked at

# How a line ends
WHOLE: Final = 0  # with the play
CHANCE: Final = 1  # before chance or a hidden card decides how it goes on
OPEN: Final = 2  # with a choice that is as good as the beginning of another play
START: Final = 3  # where it begins: no choice was made yet


@mypyc_attr(allow_interpreted_subclasses=True)
class Lines:
    """The lines of a seat. A game says what it sees at their ends: `mark`."""

    def __init__(self, state: State, seat: i64) -> None:
        self.seat = seat
        self.paths: list[list[int]] = []  # by line: its actions
        self.rows: list[vec[i64]] = []  # by line: the features that are on; behind them those of the start
        self.tastes: list[float] = []  # by line: what speaks for it to a character
        self.marks = vec[i64]([0] * MOST_MARKS)  # of the line that is looked at
        self.count: i64 = 0
        self.taste: float = 0.0

    def mark(self, state: State, end: i64, action: i64) -> None:
        """Put what is to be seen at the end of a line. May set `taste`."""
        raise NotImplementedError

    def put(self, block: i64, number: i64, most: i64) -> None:
        """Of the features from `block` on, one for each number, this one is on; the last is for more, too."""
        self.marks[self.count] = block + min(number, most)
        self.count += 1

    def is_chance(self, state: State, action: i64) -> bool:
        """Whether chance follows for certain: a game that says so saves time."""
        return False

    def is_open(self, state: State) -> bool:
        """Whether what is asked here is as good as the beginning of another play."""
        return False

    def find(self, state: State) -> None:
        """Find all lines of a state: a redacted one, or a truth in which somebody only imagines to play."""
        self._follow(state, [])
        self._look(state, START, -1)

    def _follow(self, state: State, path: list[int]) -> None:
        seat = self.seat
        for action in state.legal(seat):
            if len(self.paths) >= MOST_LINES:
                return
            way = [*path, action]
            if self.is_chance(state, action):
                self._end(state, CHANCE, way)
                continue
            ahead = state.copy()
            try:
                ahead.apply(seat, action)
            except HiddenInformation:
                self._end(state, CHANCE, way)
                continue
            if ahead.is_turn_boundary() or not ahead.asked >> seat & 1:
                self._end(ahead, WHOLE, way)
            elif self.is_open(ahead):
                self._end(ahead, OPEN, way)
            else:
                self._follow(ahead, way)

    def _end(self, state: State, end: i64, path: list[int]) -> None:
        self.paths.append(path)
        self._look(state, end, path[-1])

    def _look(self, state: State, end: i64, action: i64) -> None:
        self.taste = 0.0
        self.count = 0
        self.mark(state, end, action)
        self.rows.append(self.marks[: self.count])
        self.tastes.append(self.taste)

    def write(self, features: i64) -> bytes:
        """The rows as zeros and ones, so many for each."""
        cells = bytearray(features * len(self.rows))
        at: i64 = 0
        for row in self.rows:
            for feature in row:
                cells[at + feature] = 1
            at += features
        return bytes(cells)


class SeenByLines(NamedTuple):
    """What a game's policy looks at."""

    kind: type[Lines]
    features: int
    version: int  # another number whenever the features change


@final
class LinePolicy:
    """A network that judges lines, ready for use."""

    def __init__(self, kind: type[Lines], layers: list[Layer]) -> None:
        self.kind = kind
        self.first, self.second, self.scoring, self.value = layers

    def look(self, lines: Lines, seats: i64) -> tuple[list[float], list[float]]:
        """A score for each line, and what it is expected to win; behind them those of the start."""
        scores: list[float] = []
        shares: list[float] = []
        for row in lines.rows:
            units = self.second.units(self._first_units(row))
            scores.append(self.scoring.column(units, 0))
            shares.append(share_of(self.value.column(units, 0), seats))
        return scores, shares

    def expected(self, state: State, seat: i64) -> float:
        """What a seat may expect to win."""
        lines = self.kind(state, seat)
        lines.find(state)
        return self.look(lines, state.seats)[1][-1]

    def judge(self, observation: Observation, legal: list[int]) -> tuple[list[float], list[float]]:
        """A score for each legal action, and what it may be expected to win.

        e to the power of a score is how likely an action is to be chosen: as likely as its lines together.
        """
        state = observation.state
        lines = self.kind(state, observation.viewer)
        lines.find(state)
        scores, shares = self.look(lines, state.seats)
        found: list[float] = []
        expected: list[float] = []
        for action in legal:
            power = 0.0
            share = 0.0
            for line, path in enumerate(lines.paths):
                if path[0] == action:
                    one = math.exp(scores[line] + lines.tastes[line])
                    power += one
                    share += one * shares[line]
            found.append(math.log(power) if power > 0.0 else UNLIKELY)
            expected.append(share / power if power > 0.0 else shares[-1])
        return found, expected

    def _first_units(self, row: vec[i64]) -> vec[i64]:
        first = self.first
        weights = first.weights
        units = vec[i64]([0] * UNITS)
        unit: i64
        for unit in range(UNITS):
            units[unit] = first.start(unit, 0)
        for feature in row:
            at = UNITS * feature
            for unit in range(UNITS):
                units[unit] += weights[at + unit]
        for unit in range(UNITS):
            units[unit] = (max(units[unit], 0) << FINE) >> first.shift
        return units
