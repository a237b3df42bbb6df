"""Non-interference: nothing that is sent to a viewer may depend on what that viewer cannot know.

Two proofs that share no code with each other. `compare_fills` asks the engine itself for other truths behind
the same observation. A `Pair` knows nothing of witnesses and redaction: it swaps two hidden cards right after
they were dealt, or lets someone move another card face down; then it plays both worlds with the same choices
and compares all that the viewer is sent until one of the two cards is shown to the viewer by name.
"""

import itertools
import random
from collections import Counter
from collections.abc import Sequence
from functools import cache

import msgspec

from regalia.kernel.bits import members
from regalia.kernel.errors import RegaliaError
from regalia.kernel.events import Event, Gathered
from regalia.kernel.features import Features, FeatureWriter
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import Observation, State
from regalia.kernel.zones import SPECTATOR
from regalia.testing.playing import length, random_draft, random_plies, seed

SPOKEN = frozenset({"name", "ask", "take"})  # blocks of actions that say a kind aloud, or take an open card
REASONS = 32  # of so many actions one is asked why it cannot be chosen, each time another


class Leak(AssertionError):
    """Something that was sent to a viewer tells what the viewer cannot know."""


def everything(match: Match, viewer: int, rnd: random.Random) -> list[bytes]:
    """All that a viewer can get out of a match at this moment, message by message."""
    encode = msgspec.json.encode
    observation = match.observe(viewer)
    sent = [encode(match.game.view(observation)), encode(observation.witness.dump()), row(observation)]
    if viewer < 0:
        return sent
    legal = match.legal(viewer)
    sent.append(encode(legal))
    wrong = rnd.randrange(len(match.game.actions))
    drafts: list[list[int | str]] = [[wrong], [wrong, wrong], ["no-such-action"]]
    drafts += [[action] for action in legal]
    if legal:
        drafts.append([*random_draft(match, viewer, rnd)])
    return sent + [_answer(match, viewer, draft, rnd.randrange(REASONS)) for draft in drafts]


@cache
def features_of(setup: Setup) -> Features:
    """How observations of a set-up are written."""
    return find_game(setup.game).features(setup)


def row(observation: Observation) -> bytes:
    """An observation as features, which is what programs that learn are given."""
    features = features_of(observation.state.setup)
    pen = FeatureWriter(features.size)
    features.write(observation, pen)
    return pen.take()


def _answer(match: Match, seat: int, draft: Sequence[int | str], first: int) -> bytes:
    """What a seat is told about a draft: the preview, or why it or half of it is refused.

    And why some actions cannot be chosen after it, from the given one on.
    """
    try:
        preview = match.preview(seat, draft)
    except RegaliaError as error:
        return str(error).encode()
    reasons = [
        match.why_not(seat, action, draft) for action in range(first, len(match.game.actions), REASONS)
    ]
    parts = [reasons, preview.draft, preview.legal, preview.events, preview.whole, preview.reveals]
    parts.append(preview.answered)
    answer = msgspec.json.encode([*parts, match.game.view(preview.observation)])
    if not preview.whole:
        try:
            match.commit(seat, draft)
        except RegaliaError as error:
            answer += str(error).encode()
    return answer


def with_truth(match: Match, state: State, spare: Match | None = None) -> Match:
    """The same match, as far as anybody was told, with another truth behind it; a spare one is made over."""
    twin = spare or Match(match.setup, match.seed)
    twin._observations.clear()
    twin.state = state
    twin.opening = match.opening
    twin.plies = list(match.plies)
    twin.witnesses = {viewer: witness.copy() for viewer, witness in match.witnesses.items()}
    return twin


def compare_fills(match: Match, viewer: int, number: int, spare: Match) -> None:
    """Whatever fits the viewer's observation must look the same to the viewer."""
    filled = match.observe(viewer).sample(fast_rng(number))
    twin = with_truth(match, filled, spare)
    if everything(match, viewer, random.Random(number)) != everything(twin, viewer, random.Random(number)):
        raise Leak(f"viewer {viewer} can tell two truths apart at ply {len(match.plies)}")


def swap_hidden(match: Match, viewer: int, rnd: random.Random) -> Match:
    """A second match in which two cards that the viewer does not see have changed places."""
    state = match.state
    hidden = members(state.space.all & ~state.visible_zones(viewer))
    small = [zone for zone in hidden if len(state.cards(zone)) < 20]  # a deck is drawn from all the time
    places = [(zone, kind) for zone in small for kind in state.cards(zone)]
    if len({zone for zone, _ in places}) < 2:
        places = [(zone, kind) for zone in hidden for kind in state.cards(zone)]
    rnd.shuffle(places)
    for (a, x), (b, y) in itertools.pairwise(places):
        if (
            a != b and x != y and state.space.zones_for[x] == state.space.zones_for[y]
        ):  # one sort, played alike
            twin = state.copy()
            for zone, gone, come in ((a, x, y), (b, y, x)):
                kinds = state.cards(zone)
                kinds[kinds.index(gone)] = come
                twin.hide(zone)
                for kind in kinds:
                    twin.reveal(zone, kind)
            return with_truth(match, twin)
    return with_truth(match, state.copy())


class Parted(Exception):
    """The two worlds differ in more than two cards that changed places."""


class Difference:
    """Where one world has kind x and the other has kind y, and where it is the other way round."""

    def __init__(self, state: State, twin: State) -> None:
        self.places: list[tuple[int, int, int]] = []  # zone, the kind in the one world, that in the other
        for zone in range(len(state.space.zones)):
            here, there = state.cards(zone), twin.cards(zone)
            if here == there:  # as nearly always; counting takes long
                continue
            ours, theirs = Counter(here), Counter(there)
            more, less = list((ours - theirs).elements()), list((theirs - ours).elements())
            if len(more) != len(less) or len(more) > 1:
                raise Parted
            if more:
                self.places.append((zone, more[0], less[0]))

    @property
    def kinds(self) -> set[int]:
        """The kinds of the cards that changed places."""
        return {kind for _, *kinds in self.places for kind in kinds}


class Pair:
    """Two worlds that one viewer cannot tell apart: they differ in where two hidden cards lie, or not yet.

    `spoken` are the blocks of actions that say a kind aloud and so mean the same in both worlds.
    """

    def __init__(self, match: Match, viewer: int, number: int, spoken: frozenset[str]) -> None:
        self.match = match
        self.twin = with_truth(match, match.state.copy())
        self.viewer = viewer
        self.rnd = random.Random(number)
        self.spoken = spoken
        self.named: set[int] = set()  # kinds that the viewer was told of since the cards were gathered
        self.varied: set[int] = set()  # kinds that someone chose instead of each other, card moved or not
        self.learn(match.opening)

    def swap(self) -> None:
        """Let two hidden cards change places right after the deal, when the viewer knows of neither."""
        self.twin = swap_hidden(self.match, self.viewer, self.rnd)

    def learn(self, events: Sequence[Event]) -> list[Event]:
        """What the viewer is told of these events."""
        told = [event.for_viewer(self.viewer) for event in events]
        for event in told:
            if isinstance(event, Gathered):
                self.named.clear()
            self.named |= kinds_in(event)
        return told

    def run(self, plies: int) -> bool:
        """Play both worlds and compare all that the viewer is sent; True if the worlds parted lawfully."""
        for _ in range(plies):
            if self.match.over or self.twin.over:
                return False
            if self.match.state.deciders() != self.twin.state.deciders():
                raise Leak(f"viewer {self.viewer} sees by who is asked which of two cards lies where")
            verdict = self.step(self.rnd.choice(members(self.match.state.deciders())))
            if verdict is not None:
                return verdict
        return False

    def step(self, seat: int) -> bool | None:
        """One ply in both worlds; True if a card was shown, False if they no longer match, else None."""
        draft = random_draft(self.match, seat, self.rnd)
        before = Difference(self.match.state, self.twin.state)
        other: list[int | str] = list(draft) if seat == self.viewer else self.translate(seat, draft, before)
        varied = self.vary(seat, draft) if not before.places and seat != self.viewer else None
        chance = self.match.state.rng.dump()
        told = self.learn(self.match.commit(seat, draft).events)
        if varied is not None and not self.named & varied[1]:
            other = varied[0]
            self.varied |= varied[1]
        try:
            other_told = self.learn(self.twin.commit(seat, other).events)
        except RegaliaError as error:
            if seat == self.viewer:
                raise Leak(f"viewer {self.viewer} may do different things: {error}") from None
            return False  # the other's choice has no counterpart, which the viewer cannot know
        cards = before.kinds | self.varied
        if told != other_told:
            if all(any(kinds_in(event) & cards for event in events) for events in (told, other_told)):
                return True
            if self.match.state.rng.dump() != chance:
                return False  # chance took another card: the worlds differ in more than two cards now
            raise Leak(f"viewer {self.viewer} was told {told} in one world and {other_told} in the other")
        try:
            Difference(self.match.state, self.twin.state)
        except Parted:
            if self.match.state.rng.dump() != chance:
                return False
            raise
        sent, other_sent = (
            everything(world, self.viewer, random.Random(len(self.match.plies)))
            for world in (self.match, self.twin)
        )
        if sent != other_sent:
            raise Leak(f"viewer {self.viewer} was sent other things after ply {len(self.match.plies)}")
        return None

    def vary(self, seat: int, draft: list[int]) -> tuple[list[int | str], set[int]] | None:
        """The same draft with another card that the viewer knows no more of, and the two kinds."""
        space, kinds = self.match.game.actions, self.match.setup.space.kinds
        for at, action in enumerate(draft):
            block, _, item = space.name(action).partition(":")
            if block in self.spoken or item not in kinds:
                continue
            preview = self.match.preview(seat, draft[:at])
            for choice in preview.legal if len(preview.draft) == at else []:
                rival, _, other = space.name(choice).partition(":")
                if rival == block and other != item and other in kinds:
                    pair = {kinds.index(item), kinds.index(other)}
                    same_sort = len({self.match.setup.space.zones_for[kind] for kind in pair}) == 1
                    if not pair & self.named and same_sort:
                        return [*draft[:at], choice, *draft[at + 1 :]], pair
        return None

    def translate(self, seat: int, draft: list[int], difference: Difference) -> list[int | str]:
        """The same choices in the other world: the cards changed, what is said aloud stays."""
        state = self.match.state
        space, kinds = self.match.game.actions, self.match.setup.space.kinds
        names = {
            kinds[ours]: kinds[theirs]
            for zone, ours, theirs in difference.places
            if state.visible_zones(seat) >> zone & 1 and state.cards(zone).count(ours) == 1
        }
        found: list[int | str] = []
        for name in map(space.name, draft):
            block, _, item = name.partition(":")
            found.append(f"{block}:{names[item]}" if item in names and block not in self.spoken else name)
        return found


def kinds_in(event: Event) -> set[int]:
    """The kinds that an event names as cards."""
    fields = msgspec.structs.asdict(event)
    return {kind for kind in [fields.get("kind"), *(fields.get("kinds") or [])] if kind is not None}


def compare_fills_in_a_game(setup: Setup, number: int, looks: int) -> None:
    """Compare other truths for every viewer through one random game, about `looks` times."""
    match, spare = Match(setup, seed(number)), Match(setup, seed(number))
    every = max(1, length(setup) // looks)
    for ply, _ in enumerate(random_plies(match, random.Random(number))):
        if ply % every == number % every:
            for viewer in range(SPECTATOR, setup.seats):
                compare_fills(match, viewer, number, spare)


def run_pairs(setup: Setup, pairs: int, spoken: frozenset[str] = SPOKEN) -> int:
    """Paired runs for every viewer, every other one from a swap; gives how many ended in a lawful reveal."""
    revealed = 0
    for number in range(pairs):
        for viewer in range(SPECTATOR, setup.seats):
            pair = Pair(Match(setup, seed(number)), viewer, number, spoken)
            if number % 2:
                pair.swap()
            revealed += pair.run(60)
    return revealed
