"""What the positions of all games share: states by names, whole games told step by step, altered components.

What is a game's own, above all how its positions are written, stands in its `position.py`.
"""

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, NamedTuple, Self, TypeVar

import pytest

from playing import random_steps, seed
from regalia.kernel.bits import members
from regalia.kernel.errors import BadComponents
from regalia.kernel.events import Event
from regalia.kernel.game import Game, find_game
from regalia.kernel.match import Match
from regalia.kernel.notation import read_lines
from regalia.kernel.rng import DealRng
from regalia.kernel.setup import Setup
from regalia.kernel.state import State
from regalia.kernel.view import View
from regalia.kernel.witness import Witness

S = TypeVar("S", bound=State)
P = TypeVar("P")
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class Position(Generic[S]):
    """A state that is read and acted on by names."""

    def __init__(self, state: S) -> None:
        self.state = state
        self.actions = find_game(state.setup.game).actions

    def __getitem__(self, field: str) -> int:
        """What a field of one cell says, by its name in the game's table.py."""
        (number,) = self.cells(field)
        return number

    def __setitem__(self, field: str, number: int) -> None:
        self.state.cells[self.state.setup.layout.named[field].at] = number

    def cells(self, field: str) -> list[int]:
        """All the cells of a field."""
        found = self.state.setup.layout.named[field]
        return list(self.state.cells[found.at : found.at + found.size])

    def set_cell(self, field: str, place: int, number: int) -> None:
        """Change one cell of a field."""
        self.state.cells[self.state.setup.layout.named[field].at + place] = number

    def to_move(self, seat: int) -> None:
        """Let it be the turn of a seat, which is asked the same question."""
        self.state.turn = seat
        self.state.asked = 1 << seat

    def act(self, seat: int, *actions: str) -> list[Event]:
        """Let a seat make these choices, each of which must be legal; gives all that happened."""
        self.state.log = []
        for action in actions:
            legal = self.legal(seat)
            assert action in legal, f"seat {seat} may choose {', '.join(legal) or 'nothing'}, not {action}"
            self.state.apply(seat, self.actions.parse(action))
            self.check(action)
        events = self.state.log
        self.state.log = None
        return events

    def check(self, action: str) -> None:
        """What must hold after each action; a game may say more."""

    def legal(self, seat: int) -> list[str]:
        """What a seat may choose."""
        return [self.actions.name(action) for action in self.state.legal(seat)]

    @property
    def asked(self) -> tuple[int, str]:
        """The seat the game waits for, and the question; only where it waits for one."""
        (seat,) = members(self.state.deciders())
        return seat, self.state.prompt(seat)

    @property
    def scores(self) -> list[int]:
        return self.state.outcome().scores

    @property
    def ranks(self) -> list[int]:
        return self.state.outcome().ranks

    def everything(self) -> list[int]:
        """All of the state, to see that nothing else changed."""
        return self.state.dump()

    def twin(self) -> Self:
        """The same position, to go on from in another way."""
        state = self.state.copy()
        assert isinstance(state, type(self.state))
        return type(self)(state)

    def match(self) -> Match:
        """A match that goes on from here, in which nobody remembers anything yet."""
        match = Match(self.state.setup, seed(1))
        match.state = self.state.copy()
        for viewer in match.witnesses:
            match.witnesses[viewer] = Witness(self.state.space, viewer)
        return match


def unbegun(
    game: Game,
    kind: type[S],
    seats: int,
    number: int,
    options: Mapping[str, object] | None = None,
    components: str | None = None,
) -> S:
    """A game that has not begun yet; `number` is its seed."""
    state = game.make_state(game.setup(seats, options, components), DealRng(seed(number)))
    assert isinstance(state, kind)
    return state


def built(kind: type[S], setup: Setup, lines: Iterable[str]) -> S:
    """The state of a set-up that these lines of the position notation describe."""
    state = read_lines(setup, lines, DealRng(seed(1)))
    assert isinstance(state, kind)
    return state


def begin(state: State) -> list[Event]:
    """Let a game begin; gives all that happened until the first decision."""
    log: list[Event] = []
    state.log = log
    state.begin()
    state.log = None
    return log


class Step(NamedTuple, Generic[P]):
    """One choice and what came of it; the set-up comes first, as a choice of nobody."""

    seat: int
    prompt: str
    action: str
    events: list[Event]
    after: P  # goes on changing with the next step


def told(state: S, number: int, read: Callable[[S], P]) -> Iterator[Step[P]]:
    """Begin a game and play it to its end at random; `read` makes the position after each step."""
    actions = find_game(state.setup.game).actions
    log: list[Event] = []
    state.log = log
    state.begin()
    seat, prompt, action = -1, "", ""
    for next_seat, next_action in random_steps(state, random.Random(number)):
        yield Step(seat, prompt, action, log, read(state))
        log = []
        state.log = log
        seat, prompt, action = next_seat, state.prompt(next_seat), actions.name(next_action)
    yield Step(seat, prompt, action, log, read(state))


def of_type(kind: type[E], events: Iterable[Event]) -> list[E]:
    """Those of the events that are of one type."""
    return [event for event in events if isinstance(event, kind)]


def view_of(kind: type[V], match: Match, viewer: int) -> V:
    """What a viewer of a match sees."""
    seen = match.game.view(match.observe(viewer))
    assert isinstance(seen, kind)
    return seen


def altered(game: Game, /, **cards: Mapping[str, object]) -> str:
    """Our components with other values of cards: `altered(game, siege_tower={"value": 4})`."""
    text = game.components()
    for name, values in cards.items():
        for key, value in values.items():
            where = rf'(name = "{name.replace("_", "-")}"\n(?:.+\n)*?{key} = )[^#\n]+'
            text, count = re.subn(where, rf"\g<1>{json.dumps(value)}", text)
            assert count == 1, f"{name} has no {key}"
    return text


def edited(game: Game, old: str, new: str, after: str = "") -> tuple[str, int]:
    """Our components with words replaced where they first stand after others, and the number of that line."""
    ours = game.components()
    start = ours.index(old, ours.index(after))
    text = ours[:start] + new + ours[start + len(old) :]
    return text, ours[:start].count("\n") + 1


def refusal(game: Game, text: str, seats: int = 4) -> str:
    """What the player is told about these components."""
    with pytest.raises(BadComponents) as caught:
        game.setup(seats, components=text, where="my.toml")
    return str(caught.value)
