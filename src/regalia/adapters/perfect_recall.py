"""A game being played, with the history that each seat was told: what states of OpenSpiel are made of."""

from typing import Any

import msgspec

from regalia.kernel.episode import OVER, Episode, new_episode
from regalia.kernel.events import Event
from regalia.kernel.features import Features, FeatureWriter
from regalia.kernel.game import Game, find_game, pack, unpack
from regalia.kernel.rewards import WIN, reward
from regalia.kernel.rng import Rng, fast_rng
from regalia.kernel.setup import OptionValue, Setup
from regalia.kernel.state import Observation
from regalia.kernel.witness import Witness

NOBODY = -1  # chose what happened with the deal


class Choice(msgspec.Struct, frozen=True):
    """One choice, and all that happened."""

    seat: int
    action: int
    events: list[Event]


class Saved(msgspec.Struct):
    """A play as plain data."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    state: bytes | None  # packed; none before the deal
    witnesses: list[tuple[list[tuple[int, int]], list[int]]]
    texts: list[str]


class Play:
    """Before the deal there is nothing but a set-up. Histories are written when somebody asks for one."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game: Game = find_game(setup.game)
        self.episode: Episode | None = None
        self.choices: list[Choice] = []
        self.texts = [""] * setup.seats  # by seat: its history as far as it was written
        self.written = [0] * setup.seats  # how many choices are in it

    # Playing

    @property
    def dealt(self) -> bool:
        """Whether the game has begun."""
        return self.episode is not None

    @property
    def _now(self) -> Episode:
        assert self.episode is not None, "nothing has been dealt yet"
        return self.episode

    @property
    def seat(self) -> int:
        """Who is to choose."""
        return self._now.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._now.seat == OVER

    def deal(self, rng: Rng) -> None:
        """Begin."""
        self.episode = new_episode(self.game.make_state(self.setup, rng), listening=True)
        self.choices.append(Choice(NOBODY, NOBODY, self.episode.told))

    def legal(self, seat: int) -> list[int]:
        """What a seat may choose, if it is the one to choose."""
        return self._now.state.legal(seat) if seat == self.seat else []

    def step(self, action: int) -> None:
        """Let a legal choice happen."""
        seat = self.seat
        self._now.step(action)
        self.choices.append(Choice(seat, action, self._now.told))

    def returns(self) -> list[float]:
        """What every seat gets; nothing before the end."""
        if self.episode is None or not self.over:
            return [0.0] * self.setup.seats
        outcome = self._now.state.outcome()
        return [reward(outcome, seat, WIN) for seat in range(self.setup.seats)]

    # What a seat has

    def history(self, seat: int) -> str:
        """All that a seat was told and chose since the deal, a line each."""
        lines = [self.texts[seat]] if self.texts[seat] else []
        for choice in self.choices[self.written[seat] :]:
            if choice.seat == seat:
                lines.append(f"I choose {self.game.actions.name(choice.action)}")
            for event in choice.events:
                lines.append(msgspec.json.encode(event.for_viewer(seat)).decode())
        self.texts[seat] = "\n".join(lines)
        self.written[seat] = len(self.choices)
        return self.texts[seat]

    def view(self, seat: int) -> str:
        """What a seat sees and remembers now."""
        return msgspec.json.encode(self.game.view(self._now.observe(seat))).decode()

    def row(self, seat: int, features: Features) -> bytes:
        """The same as features."""
        writer = FeatureWriter(features.size)
        self._now.write(seat, features, writer)
        return writer.take()

    def text(self) -> str:
        """The truth, for people."""
        if self.episode is None:
            return "not dealt"
        state, space = self.episode.state, self.setup.space
        lines = []
        for number, zone in enumerate(space.zones):
            if kinds := state.cards(number):
                lines.append(f"{zone.name}: {' '.join(space.kinds[kind] for kind in kinds)}")
        lines.append("over" if self.over else f"seat {self.seat} is asked: {state.prompt(self.seat)}")
        return "\n".join(lines)

    # Other truths

    def resampled(self, seat: int, seed: int) -> "Play":
        """A game that this seat cannot tell from this one.

        What the other seats were told there is not known to the sampler, so they remember nothing of it, and
        their histories begin with what the sampled truth shows them.
        """
        mine = self._now.witnesses[seat]
        truth = Observation(self._now.state.redact(seat), mine, seat).sample(fast_rng(seed))
        others = range(self.setup.seats)
        twin = Play(self.setup)
        twin.texts = [
            self.history(seat) if other == seat else f"sampled for seat {seat}: {truth.redact(other).dump()}"
            for other in others
        ]
        witnesses = [mine.copy() if other == seat else Witness(truth.space, other) for other in others]
        twin.episode = Episode(truth, witnesses, listening=True)
        return twin

    # Copies and bytes

    def copy(self) -> "Play":
        """A play that goes on by itself."""
        twin = Play(self.setup)
        twin.episode = self.episode.copy() if self.episode else None
        twin.choices = list(self.choices)
        twin.texts = list(self.texts)
        twin.written = list(self.written)
        return twin

    def __deepcopy__(self, memo: Any) -> "Play":
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        return load_play, (self.dump(),)

    def dump(self) -> bytes:
        """All of it as bytes."""
        setup = self.setup
        witnesses = self.episode.witnesses if self.episode else []
        return msgspec.msgpack.encode(
            Saved(
                setup.game,
                setup.seats,
                setup.options,
                pack(self.episode.state) if self.episode else None,
                [
                    ([(fact.kind, fact.zones) for fact in witness.facts], list(witness.banned))
                    for witness in witnesses
                ],
                [self.history(seat) for seat in range(setup.seats)],
            )
        )


def load_play(data: bytes) -> Play:
    """The play that was dumped as these bytes."""
    saved = msgspec.msgpack.decode(data, type=Saved)
    play = Play(find_game(saved.game).setup(saved.seats, saved.options))
    if saved.state is not None:
        state = unpack(saved.state)
        witnesses = [Witness(state.space, seat) for seat in range(saved.seats)]
        for witness, (facts, banned) in zip(witnesses, saved.witnesses, strict=True):
            witness.recall(facts, banned)
        play.episode = Episode(state, witnesses, listening=True)
    play.texts = saved.texts
    return play
