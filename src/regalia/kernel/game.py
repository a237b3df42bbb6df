"""Games and their options, and the registry in which everyone finds them."""

import difflib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from regalia.kernel.actions import ActionSpace
from regalia.kernel.components import ComponentsFile
from regalia.kernel.errors import BadOption, BadRecord, UnknownGame
from regalia.kernel.features import Features
from regalia.kernel.lines import SeenByLines
from regalia.kernel.question import About, Question
from regalia.kernel.rng import Rng, load_rng
from regalia.kernel.setup import Agreement, OptionValue, Setup
from regalia.kernel.state import Observation, State
from regalia.kernel.view import View
from regalia.kernel.viewing import plain_view
from regalia.kernel.weights import Weights
from regalia.kernel.witness import Witness

GROUP = "regalia.games"  # the entry points by which games are known, ours and those of other packages


@cache
def _entries() -> dict[str, EntryPoint]:
    """The entry points of all games, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP))}


@lru_cache(maxsize=16)
def read_components(text: str, where: str, game: str) -> ComponentsFile:
    """A components file, read once for all the tables and packed states that use it."""
    return ComponentsFile(text, where, game)


class Option(msgspec.Struct, frozen=True):
    """A choice a table makes before it plays: on or off, or one of some words.

    Its name and help for people stand in the game's catalogue, under `option-NAME`.
    """

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = (False, True)

    def parse(self, given: object) -> OptionValue:
        """The value meant by what a person or a file gave."""
        spelled = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
        for choice in self.choices:
            if type(given) is type(choice) and given == choice:
                return choice
            if isinstance(given, str) and (
                given == str(choice) or (isinstance(choice, bool) and spelled.get(given.lower()) is choice)
            ):
                return choice
        words = [("on" if c else "off") if isinstance(c, bool) else str(c) for c in self.choices]
        raise BadOption(f"option {self.name} can be {' or '.join(words)}, not {given!r}")


class StaticData(msgspec.Struct, frozen=True):
    """What a game's table is drawn with; this one needs nothing."""


class Game(ABC):
    """One of the games: what the engine, the server and clients need to know of it.

    >>> import regalia
    >>> game = regalia.game("brutal-kingdom")
    >>> list(game.players), game.usual
    ([3, 4], 4)
    >>> setup = game.setup(seats=4, options={"black_knight": "always"})
    >>> setup.options["black_knight"]
    'always'
    """

    name: str
    rules_version: int
    players: range
    usual: int  # how many usually play
    minutes: tuple[int, int] = (30, 60)  # that a game takes among people
    weight: int = 2  # how much there is to learn: 1 little, 2 some, 3 much
    options: tuple[Option, ...]
    actions: ActionSpace
    questions: Sequence[About | Question]  # in the order of their numbers
    state_class: type[State]
    features_class: type[Features] = Features  # how observations are written; by itself, as declared
    folder: Path  # with RULES.md, components.toml and text/
    component_files: tuple[str, ...] = ("components.toml",)  # the files that are read as one components file
    pace: int = 10_000  # iterations of a search in a second, as docs/bots.md measured it
    # Standing orders: whether to let it be, judged from what a spectator sees
    orders: ClassVar[Mapping[str, Callable[[State, int], bool]]] = {}
    features_version: int = 1  # grows when the actions or the features change: environments are named by it
    weights: Weights | None = None  # of its heuristics, where they can be changed
    # Characters of bots: the weights in which each of them differs from the usual
    characters: ClassVar[Mapping[str, Mapping[str, float]]] = {}
    best_weights: ClassVar[Mapping[str, float]] = {}  # of the strongest bot, besides those that were fitted
    seen_by_lines: SeenByLines | None = None  # what a policy looks at, if not at the row of features
    horizon: int = 1000  # decisions that a search plays out before it asks for the value of a state
    # What a viewer sees, as a struct for the wire; by itself, what table.py declares
    make_view: "staticmethod[[Observation], View] | None" = None
    # What a client must know once to draw the table of a set-up: values of cards, a map
    make_static_data: "staticmethod[[Any], msgspec.Struct] | None" = None

    @abstractmethod
    def make_setup(self, agreed: Agreement) -> Setup:
        """A set-up of checked seats and options with the components of a file."""

    def make_state(self, setup: Setup, rng: Rng) -> State:
        """A state that has not begun yet."""
        return self.state_class(setup, rng)

    def view(self, observation: Observation) -> View:
        """What a viewer sees."""
        make = self.make_view
        return plain_view(observation, self.actions) if make is None else make(observation)

    def static_data(self, setup: Setup) -> msgspec.Struct:
        """What a client draws the table of a set-up with."""
        return StaticData() if self.make_static_data is None else self.make_static_data(setup)

    def features(self, setup: Setup) -> Features:
        """How observations are written as rows of numbers."""
        return self.features_class(setup)

    @cached_property
    def windows(self) -> Mapping[str, str]:
        """Questions about what another seat does, and the answer that lets it be."""
        return {about.name: about.passes_by for about in self.setup().questions if about.passes_by}

    @cached_property
    def when_late(self) -> Mapping[str, str]:
        """Questions to which whoever lets the time pass has answered this, by the rules of the game."""
        return {about.name: about.when_late for about in self.setup().questions if about.when_late}

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        components: str | None = None,
        where: str = "components",
    ) -> Setup:
        """A checked set-up; `components` is the text of a components file other than ours."""
        seats = self.usual if seats is None else seats
        if seats not in self.players:
            first, last = self.players[0], self.players[-1]
            raise BadOption(f"{self.name} is for {first} to {last} players, not {seats}")
        chosen = {option.name: option.default for option in self.options}
        for name, given in (options or {}).items():
            chosen[name] = self.option(name).parse(given)
        if components is not None:
            return self._make(seats, chosen, read_components(components, where, self.name))
        key = (seats, *chosen.values())
        if key not in self._standard:
            file = read_components(self.components(), " and ".join(self.component_files), self.name)
            self._standard[key] = self._make(seats, chosen, file)
        return self._standard[key]

    def _make(self, seats: int, options: dict[str, OptionValue], file: ComponentsFile) -> Setup:
        return self.make_setup(
            Agreement(self.name, self.rules_version, seats, options, file, self.questions, self.actions)
        )

    @cached_property
    def _standard(self) -> dict[tuple[OptionValue, ...], Setup]:
        """Set-ups with our own components, made once: unpacking a state must not read a file each time."""
        return {}

    def components(self) -> str:
        """The text of our own components file; where a game has several, they follow each other."""
        return "\n".join((self.folder / name).read_text("utf-8") for name in self.component_files)

    def earlier_components(self, digest: str) -> str | None:
        """Components that once came with the game: each is kept in the folder `earlier`, by its digest."""
        file = self.folder / "earlier" / f"{digest}.toml"
        return file.read_text("utf-8") if file.exists() else None

    def option(self, name: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join(option.name for option in self.options)
        raise BadOption(f"{self.name} has no option {name!r}; it has {known}")

    @property
    def policy_version(self) -> int:
        """Grows when what a policy looks at changes."""
        return self.features_version if self.seen_by_lines is None else self.seen_by_lines.version

    @cached_property
    def standard_digest(self) -> str:
        """The digest of the components that come with the game."""
        return self.setup().components_file.digest


def game_names() -> list[str]:
    """The names of all games, ours and those of other packages (entry point group `regalia.games`).

    >>> import regalia
    >>> "brutal-kingdom" in regalia.game_names()
    True
    """
    return list(_entries())


@cache
def find_game(name: str) -> Game:
    """The game of that name.

    >>> import regalia
    >>> regalia.game("kings-blood").name
    'kings-blood'
    """
    entry = _entries().get(name)
    if entry is not None:
        loaded = entry.load()
        if not isinstance(loaded, Game):
            raise UnknownGame(f"the entry point {entry.value} is not a Game")
        return loaded
    if not game_names():
        raise UnknownGame("no games are installed; `pip install -e .` in the project's folder registers ours")
    close = difflib.get_close_matches(name, game_names(), 1, 0.4)
    if close:
        raise UnknownGame(f"there is no game {name!r}; did you mean {close[0]}?")
    raise UnknownGame(f"there is no game {name!r}; there are {', '.join(game_names())}")


class Packed(msgspec.Struct, array_like=True):
    """A state as bytes: its set-up, its generator and its numbers."""

    game: str
    version: int
    seats: int
    options: dict[str, OptionValue]
    digest: str
    components: str | None  # the file itself, where it is not ours
    rng: list[int]
    numbers: list[int]


def pack(state: State) -> bytes:
    """A state as bytes, for workers, snapshots and other programs."""
    setup = state.setup
    standard = setup.components_file.digest == find_game(setup.game).standard_digest
    return msgspec.msgpack.encode(
        Packed(
            setup.game,
            setup.version,
            setup.seats,
            setup.options,
            setup.components_file.digest,
            None if standard else setup.components_file.text,
            state.rng.dump(),
            state.dump(),
        )
    )


def unpack(data: bytes) -> State:
    """The state that was packed into these bytes."""
    try:
        packed = msgspec.msgpack.decode(data, type=Packed)
    except msgspec.MsgspecError as error:
        raise BadRecord(f"these bytes are not a packed state: {error}") from None
    game = find_game(packed.game)
    setup = same_setup(game, packed.version, packed.seats, packed.options, packed.digest, packed.components)
    state = game.make_state(setup, load_rng(packed.rng))
    state.load(packed.numbers)
    return state


class Sent(msgspec.Struct, array_like=True):
    """An observation as bytes: the redacted state, and what the witness knows."""

    viewer: int
    state: bytes
    facts: list[tuple[int, int]]
    banned: list[int]


def pack_observation(observation: Observation) -> bytes:
    """All that a viewer has, as bytes, for a bot that thinks in another process."""
    witness = observation.witness
    facts = [(fact.kind, fact.zones) for fact in witness.facts]
    sent = Sent(observation.viewer, pack(observation.state), facts, list(witness.banned))
    return msgspec.msgpack.encode(sent)


def unpack_observation(data: bytes) -> Observation:
    """The observation that was packed into these bytes."""
    sent = msgspec.msgpack.decode(data, type=Sent)
    state = unpack(sent.state)
    witness = Witness(state.space, sent.viewer)
    witness.recall(sent.facts, sent.banned)
    return Observation(state, witness, sent.viewer)


def same_setup(
    game: Game, version: int, seats: int, options: Mapping[str, object], digest: str, components: str | None
) -> Setup:
    """The set-up that something was saved with; an error if the rules or the components are others now."""
    if version != game.rules_version:
        raise BadRecord(
            f"this was made by version {version} of the rules of {game.name}; "
            f"this program has version {game.rules_version}"
        )
    if components is None and digest != game.standard_digest:
        components = game.earlier_components(digest)
    setup = game.setup(seats, options, components, "the saved components")
    if setup.components_file.digest != digest:
        raise BadRecord(f"this was made with other components of {game.name} than those at hand")
    return setup
