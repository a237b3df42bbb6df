"""A Match: a State, what each viewer knows, and the record. It checks, previews, commits and replays."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from regalia.kernel.bits import members
from regalia.kernel.errors import (
    BadOption,
    BadRecord,
    HiddenInformation,
    IllegalAction,
    IncompleteDraft,
    NotToDecide,
    RegaliaError,
    UnknownSeat,
)
from regalia.kernel.events import Event
from regalia.kernel.fair import FirstProof, Proof
from regalia.kernel.game import Game, find_game, pack, same_setup
from regalia.kernel.knowledge import read_knowledge
from regalia.kernel.notation import read_position
from regalia.kernel.record import FORMAT, STATE_VERSION, Record
from regalia.kernel.rng import BLIND, DealRng
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation, Outcome, State
from regalia.kernel.witness import Witness
from regalia.kernel.zones import SPECTATOR

SEED_BYTES = 16  # the least a seed may have


class Ply(NamedTuple):
    """One commit: who made it, the actions of the draft, and all that happened."""

    seat: int
    actions: tuple[int, ...]
    events: tuple[Event, ...]


class Preview:
    """A draft as its own seat sees it, made from that seat's observation alone."""

    def __init__(
        self,
        draft: list[int],
        observation: Observation,
        legal: list[int],
        events: list[Event],
        whole: bool,
        reveals: bool,
        answered: str,
    ) -> None:
        self.draft = draft  # with the steps that left no choice
        self.observation = observation
        self.legal = legal  # how the draft can go on
        self.events = events  # what would happen, as far as the seat can know
        self.whole = whole  # it can be committed
        self.reveals = reveals  # its last action brings something hidden or random to light
        self.answered = answered  # the question that its last action answers; empty without one


class Prepared:
    """A commit that was checked and has not happened yet: its ply, the state after it, the plies before."""

    def __init__(self, ply: Ply, state: State, after: int) -> None:
        self.ply = ply
        self.state = state
        self.after = after


class Match:
    """One game being played by checked commits.

    >>> import regalia
    >>> match = regalia.Match(regalia.game("brutal-kingdom").setup(seats=3), seed=bytes(16))
    >>> match
    Match(brutal-kingdom for 3, 0 plies, pass-light asked of seat 0, 1, 2)
    >>> ply = match.commit(0, ["pass:saint"])
    >>> len(match.plies)
    1
    """

    def __init__(self, setup: Setup, seed: bytes | None = None, position: str | None = None) -> None:
        self.setup = setup
        self.position = position  # where it begins, as text, if not with a deal
        self.departure = ""  # where the replay of a record of earlier rules had to end, and why
        self.game: Game = find_game(setup.game)
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        if len(self.seed) < SEED_BYTES:
            raise BadOption(f"a seed needs at least {SEED_BYTES} bytes, not {len(self.seed)}")
        self.witnesses: dict[int, Witness] = read_knowledge(position or "", setup)
        self.state: State = self._first_state()
        self.plies: list[Ply] = []
        self._observations: dict[int, Observation] = {}
        self.state.log = []
        if position is None:
            self.state.begin()
        self.opening: tuple[Event, ...] = tuple(self.state.log)
        self.state.log = None
        self._hear(self.opening)

    @staticmethod
    def begun_at(position: str, seed: bytes | None = None) -> "Match":
        """A match that begins with a position; what it leaves open is dealt as the first who knows allows."""
        return Match(read_position(position, BLIND).setup, seed, position)

    def _first_state(self) -> State:
        rng = DealRng(self.seed)
        if self.position is None:
            return self.game.make_state(self.setup, rng)
        state = read_position(self.position, rng)
        if state.rng is BLIND:
            state.fill(next(iter(self.witnesses.values())), rng)
        return state

    def __repr__(self) -> str:
        """The game, how far it is, and what it waits for."""
        return (
            f"Match({self.setup.game} for {self.setup.seats}, {len(self.plies)} plies, {waiting(self.state)})"
        )

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.deciders() == 0

    @property
    def outcome(self) -> Outcome:
        """Scores and ranks of the finished game."""
        if not self.over:
            raise NotToDecide("the game is not over yet")
        return self.state.outcome()

    # What a viewer gets

    def observe(self, viewer: int) -> Observation:
        """All that a viewer has."""
        if viewer not in self.witnesses:
            raise self._unknown(viewer)
        return Observation(self.state.redact(viewer), self.witnesses[viewer].copy(), viewer)

    def cached_observation(self, viewer: int) -> Observation:
        """The same, made once until the next commit: to be read or copied at once, and not kept."""
        found = self._observations.get(viewer)
        if found is None:
            if viewer not in self.witnesses:
                raise self._unknown(viewer)
            found = Observation(self.state.redact(viewer), self.witnesses[viewer], viewer)
            self._observations[viewer] = found
        return found

    def events(self, viewer: int, since: int = 0) -> list[list[Event]]:
        """What a viewer was told, ply by ply; the set-up comes before the first, as ply 0."""
        told = [ply.events for ply in self.plies[max(0, since - 1) :]]
        if since == 0:
            told.insert(0, self.opening)
        return [[event.for_viewer(viewer) for event in events] for events in told]

    def legal(self, seat: int) -> list[int]:
        """What a seat may choose now."""
        return self.state.legal(seat)

    # Drafts

    def preview(self, seat: int, draft: Sequence[int | str]) -> Preview:
        """How a draft looks to the seat that makes it; nobody else ever sees it."""
        self._check_seat(seat)
        return look_ahead(self.observe(seat), draft)

    def why_not(self, seat: int, action: int | str, draft: Sequence[int | str] = ()) -> str:
        """The rule by which a seat may not choose an action now, after a draft; empty if it may.

        It follows from what the seat sees, and from nothing else.
        """
        preview = self.preview(seat, draft)
        (number,) = numbers(self.game, [action])
        state = preview.observation.state
        if preview.whole or number in preview.legal or not state.may_answer(seat):
            return ""
        return state.why_not(seat, number)

    def attempt(self, seat: int, draft: Sequence[int | str]) -> Prepared | Preview:
        """A draft as what it would do, checked, or how it looks so far if it is not whole yet."""
        self._check_seat(seat)
        actions = numbers(self.game, draft)
        # All but the last as the seat sees them, or a refusal would tell what it cannot know yet
        begun = self._begin_draft(seat, actions[:-1]) if len(actions) > 1 else None
        if begun is not None and begun.whole:
            raise begun.too_late(actions[-1])
        if not actions:
            return self.preview(seat, actions)
        state = self.state.copy()
        state.log = []
        for action in actions[:-1]:
            state.apply(seat, action)
        _check(self.game, state, seat, actions[-1])
        state.apply(seat, actions[-1])
        if state.deciders() >> seat & 1 and not state.is_turn_boundary():
            drafting = begun or self._begin_draft(seat, [])
            drafting.add(actions[-1])
            if not drafting.whole:  # as it is where the last action brings something to light
                return drafting.preview()
        events = tuple(state.log)
        state.log = None
        return Prepared(Ply(seat, tuple(actions), events), state, len(self.plies))

    def _begin_draft(self, seat: int, actions: list[int]) -> "Drafting":
        drafting = Drafting(self.game, self.cached_observation(seat))
        for action in actions:
            drafting.add(action)
        return drafting

    def prepare(self, seat: int, draft: Sequence[int | str]) -> Prepared:
        """A whole draft as what it would do; nothing has happened until `adopt`."""
        found = self.attempt(seat, draft)
        if isinstance(found, Prepared):
            return found
        prompt = found.observation.state.prompt(seat)
        raise IncompleteDraft(f"seat {seat}: the play is not complete, {prompt!r} is still to be answered")

    def _check_seat(self, seat: int) -> None:
        if seat == SPECTATOR:
            raise UnknownSeat("a spectator has no seat to play from")
        if seat not in range(self.setup.seats):
            raise self._unknown(seat)

    def _unknown(self, seat: int) -> UnknownSeat:
        return UnknownSeat(f"there is no seat {seat}; they go from 0 to {self.setup.seats - 1}")

    def adopt(self, prepared: Prepared) -> Ply:
        """Let what was prepared happen, for everyone."""
        if prepared.after != len(self.plies):
            raise NotToDecide("the match has gone on since this was prepared")
        self.state = prepared.state
        self._observations.clear()
        self.plies.append(prepared.ply)
        self._hear(prepared.ply.events)
        return prepared.ply

    def commit(self, seat: int, draft: Sequence[int | str]) -> Ply:
        """Make a whole draft happen, for everyone. What is refused changes nothing."""
        return self.adopt(self.prepare(seat, draft))

    def _hear(self, events: tuple[Event, ...]) -> None:
        """Let every witness learn its part of what happened."""
        teaching = [event for event in events if not _teaches_nobody(type(event))]
        for viewer, witness in self.witnesses.items():
            for event in teaching:
                event.for_viewer(viewer).teach(witness)

    # Records

    def record(self, proof: Proof | FirstProof | None = None) -> Record:
        """The match as it can be saved. It holds the seed: not for players before the end."""
        file = self.setup.components_file
        name = self.game.actions.name
        result = self.state.outcome() if self.over else None
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.setup.version,
            seats=self.setup.seats,
            options=self.setup.options,
            components=file.digest,
            components_file=None if file.digest == self.game.standard_digest else file.text,
            seed=self.seed.hex(),
            plies=[[str(ply.seat), *map(name, ply.actions)] for ply in self.plies],
            scores=result.scores if result else None,
            ranks=result.ranks if result else None,
            state=sha256(pack(self.state)).hexdigest(),
            fair=proof if isinstance(proof, FirstProof) else None,
            state_version=STATE_VERSION,
            position=self.position,
            deal=proof if isinstance(proof, Proof) else None,
        ).sealed()

    @staticmethod
    def replay(record: Record, plies: int | None = None) -> "Match":
        """The match of a record, whole or up to a ply; an error if it does not lead where it says.

        One of earlier rules is played by today's as far as they allow; `departure` says where that ended.
        """
        match = _first_match(record)
        earlier = record.rules < match.game.rules_version
        for number, ply in enumerate(record.plies[:plies], 1):
            try:
                seat, *draft = ply
                match.commit(int(seat), draft)
            except (RegaliaError, ValueError) as error:
                if earlier:
                    match.departure = _departure(record, f"ply {number} cannot be played any more: {error}")
                    return match
                raise BadRecord(f"ply {number} of the record cannot be played: {error}") from None
        if plies is None:
            match._check_end(record, earlier)
        return match

    def _check_end(self, record: Record, earlier: bool) -> None:
        """See that a record led to where it says, by the best that it tells."""
        result = self.state.outcome() if self.over else None
        found = (result.scores, result.ranks) if result else (None, None)
        same = found == (record.scores, record.ranks)
        if record.state_version == STATE_VERSION and not earlier:
            same = sha256(pack(self.state)).hexdigest() == record.state
        if not same and earlier:
            self.departure = _departure(record, "the same plays lead to another result")
        elif not same:
            raise BadRecord("the record does not lead to the state that it names")


def _teaches_nobody(kind: type[Event]) -> bool:
    """Whether events of this kind are the same for all, and tell nothing of hidden cards: most are."""
    return kind.teach is Event.teach and kind.for_viewer is Event.for_viewer


def _first_match(record: Record) -> Match:
    """The match of a record before its first ply."""
    game = find_game(record.game)
    try:
        if record.rules > game.rules_version:
            raise BadRecord(
                f"this was made by version {record.rules} of the rules of {game.name}; "
                f"this program has version {game.rules_version}"
            )
        setup = same_setup(
            game,
            game.rules_version,
            record.seats,
            record.options,
            record.components,
            record.components_file,
        )
        return Match(setup, bytes.fromhex(record.seed), record.position)
    except (RegaliaError, ValueError) as error:
        raise BadRecord(str(error)) from None


def _departure(record: Record, what: str) -> str:
    return f"this was played by version {record.rules} of the rules, which differ from today's: {what}"


def waiting(state: State) -> str:
    """Whom a game waits for, and for what."""
    seats = members(state.deciders())
    if not seats:
        return "over"
    return f"{state.prompt(seats[0])} asked of seat {', '.join(map(str, seats))}"


def numbers(game: Game, draft: Sequence[int | str]) -> list[int]:
    """The actions of a draft, given by name or by number; an error for one that the game does not have."""
    space = game.actions
    return [space.parse(a) if isinstance(a, str) else space.parse(space.name(a)) for a in draft]


class Drafting:
    """A draft that is being made, from what its seat has and nothing else."""

    def __init__(self, game: Game, observation: Observation) -> None:
        self.game = game
        self.seat = observation.viewer
        self.actions: list[int] = []
        self.whole = False
        self.reveals = False
        self.answered = ""
        self.events: list[Event] = []
        self._state = observation.state
        self._witness = observation.witness

    def add(self, action: int) -> None:
        """Go on with an action; an error if it cannot be chosen."""
        if self.whole:
            raise self.too_late(action)
        _check(self.game, self._state, self.seat, action)
        self.actions.append(action)
        self.answered = self._state.prompt(self.seat)
        ahead = self._state.copy()
        ahead.log = []
        try:
            ahead.apply(self.seat, action)
        except HiddenInformation:
            self.whole = self.reveals = True
            return
        self.events += [event.for_viewer(self.seat) for event in ahead.log]
        ahead.log = None
        self._state = ahead
        self.whole = not ahead.deciders() >> self.seat & 1 or ahead.is_turn_boundary()

    def too_late(self, action: int) -> IllegalAction:
        """The error for an action after the last."""
        return IllegalAction(
            f"seat {self.seat}: the play is complete before {self.game.actions.name(action)}"
        )

    def go_on(self) -> None:
        """Take the steps that leave no choice."""
        while not self.whole and len(legal := self._state.legal(self.seat)) == 1:
            self.add(legal[0])

    def preview(self) -> Preview:
        """How it looks so far."""
        legal = [] if self.whole else self._state.legal(self.seat)
        observation = Observation(self._state, self._witness, self.seat)
        return Preview(self.actions, observation, legal, self.events, self.whole, self.reveals, self.answered)


def look_ahead(observation: Observation, draft: Sequence[int | str], from_start: bool = False) -> Preview:
    """How a draft looks to the seat that makes it, with the steps after it that leave no choice.

    Before the first choice they are taken only `from_start`: a person confirms a play, if only by a click.
    """
    game = find_game(observation.state.setup.game)
    drafting = Drafting(game, observation)
    for action in numbers(game, draft):
        drafting.add(action)
    if draft or from_start:
        drafting.go_on()
    return drafting.preview()


def _check(game: Game, state: State, seat: int, action: int) -> None:
    """Refuse what this seat cannot choose, in words that use nothing it does not know."""
    legal = state.legal(seat)
    if action in legal:
        return
    name = game.actions.name(action)
    if not legal:
        waiting = ", ".join(map(str, members(state.deciders())))
        if not waiting:
            raise NotToDecide(f"seat {seat} cannot choose {name}: the game is over")
        raise NotToDecide(f"seat {seat} cannot choose {name}: the game waits for seat {waiting}")
    choices = ", ".join(map(game.actions.name, legal))
    raise IllegalAction(
        f"seat {seat} cannot choose {name}: it is asked {state.prompt(seat)!r} and may choose {choices}"
    )
