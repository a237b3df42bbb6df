"""Non-interference: nothing that is sent to a viewer may depend on what that viewer cannot know.

Two proofs that share no code with each other. `compare_fills` asks the engine itself for other truths behind the
same observation. `paired_run` knows nothing of witnesses and redaction: it swaps two hidden cards right after they
were dealt, plays both worlds with the same choices, and compares all that the viewer is sent until one of the two
cards is shown to the viewer by name.
"""

import copy
import random
from collections.abc import Sequence

import msgspec
from playing import random_draft

from regalia.kernel.bits import members
from regalia.kernel.errors import RegaliaError
from regalia.kernel.events import Event
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.kernel.state import State


class Leak(AssertionError):
    """Something that was sent to a viewer tells what the viewer cannot know."""


def everything(match: Match, viewer: int, rnd: random.Random) -> list[bytes]:
    """All that a viewer can get out of a match at this moment, message by message."""
    encode = msgspec.json.encode
    observation = match.observe(viewer)
    sent = [encode(match.game.view(observation)), encode(observation.witness.dump())]
    if viewer < 0:
        return sent
    legal = match.legal(viewer)
    sent.append(encode(legal))
    wrong = rnd.randrange(len(match.game.actions))
    for draft in [[wrong], [wrong, wrong], ["no-such-action"], *([action] for action in legal)]:
        sent.append(_answer(match, viewer, draft))
    if legal:
        sent.append(_answer(match, viewer, random_draft(match, viewer, rnd)))
    return sent


def _answer(match: Match, seat: int, draft: Sequence[int | str]) -> bytes:
    """What a seat is told about a draft: the preview, or why it is refused; and so for committing half of it."""
    try:
        preview = match.preview(seat, draft)
    except RegaliaError as error:
        return str(error).encode()
    parts = [preview.legal, preview.events, preview.whole, preview.veiled]
    answer = msgspec.json.encode([*parts, match.game.view(preview.observation)])
    if not preview.whole:
        try:
            match.commit(seat, draft)
        except RegaliaError as error:
            answer += str(error).encode()
    return answer


def with_truth(match: Match, state: State) -> Match:
    """The same match, as far as anybody was told, with another truth behind it."""
    twin = copy.copy(match)
    twin.state = state
    twin.plies = list(match.plies)
    twin.witnesses = {viewer: witness.copy() for viewer, witness in match.witnesses.items()}
    return twin


def compare_fills(match: Match, viewer: int, number: int) -> None:
    """Whatever fits the viewer's observation must look the same to the viewer."""
    filled = match.observe(viewer).sample(fast_rng(number))
    twin = with_truth(match, filled)
    if everything(match, viewer, random.Random(number)) != everything(twin, viewer, random.Random(number)):
        raise Leak(f"viewer {viewer} can tell two truths apart at ply {len(match.plies)}")


def swap_hidden(match: Match, viewer: int, rnd: random.Random) -> tuple[Match, int, int] | None:
    """A second match in which two cards that the viewer does not see have changed places, and their kinds."""
    state = match.state
    hidden = members(state.space.all & ~state.sight(viewer))
    places = [(zone, kind) for zone in hidden for kind in state.cards(zone)]
    rnd.shuffle(places)
    for (a, x), (b, y) in zip(places, places[1:], strict=False):
        if a != b and x != y and state.space.room[x] >> b & 1 and state.space.room[y] >> a & 1:
            twin = state.copy()
            for zone, gone, come in ((a, x, y), (b, y, x)):
                kinds = state.cards(zone)
                kinds[kinds.index(gone)] = come
                twin.cut(zone)
                for kind in kinds:
                    twin.put(zone, kind)
            return with_truth(match, twin), x, y
    return None


def paired_run(match: Match, viewer: int, number: int, spoken: frozenset[str], plies: int) -> bool:
    """Play two worlds that differ in two hidden cards; True if a card was shown in the end.

    The match must have just been dealt, so that the viewer knows nothing but what lies in plain sight. `spoken`
    are the blocks of actions that say a kind aloud and mean the same in both worlds.
    """
    rnd = random.Random(number)
    swapped = swap_hidden(match, viewer, rnd)
    if swapped is None:
        return False
    twin, x, y = swapped
    names = {f":{match.setup.space.kinds[x]}": f":{match.setup.space.kinds[y]}"}
    names |= {there: here for here, there in names.items()}
    for _ in range(plies):
        if match.over or twin.over:
            break
        if match.state.deciders() != twin.state.deciders():
            raise Leak(f"viewer {viewer} sees by who is asked which of two cards lies where")
        seat = rnd.choice(members(match.state.deciders()))
        draft = random_draft(match, seat, rnd)
        mapped = draft if seat == viewer else _mapped(match, draft, names, spoken)
        chance = match.state.rng.dump()
        first = match.commit(seat, draft)
        try:
            second = twin.commit(seat, mapped)
        except RegaliaError as error:
            if seat == viewer:
                raise Leak(f"viewer {viewer} may do different things: {error}") from None
            return False  # the other's choice has no counterpart, which the viewer cannot know
        if match.state.rng.dump() != chance and not _still_swapped(match.state, twin.state, x, y):
            return False  # chance took another card: the worlds differ in more than the two cards now
        told = [event.for_viewer(viewer) for event in first.events]
        told_too = [event.for_viewer(viewer) for event in second.events]
        if told != told_too:
            if names_either(told, x, y) and names_either(told_too, x, y):
                return True
            raise Leak(f"viewer {viewer} was told {told} in one world and {told_too} in the other")
        if everything(match, viewer, random.Random(1)) != everything(twin, viewer, random.Random(1)):
            raise Leak(f"viewer {viewer} was sent different things after ply {len(match.plies)}")
    return False


def _still_swapped(state: State, twin: State, x: int, y: int) -> bool:
    """Whether the two worlds are the same but for the two kinds."""
    other = {x: y, y: x}
    return all(
        sorted(other.get(kind, kind) for kind in state.cards(zone)) == sorted(twin.cards(zone))
        for zone in range(len(state.space.zones))
    )


def _mapped(match: Match, draft: list[int], names: dict[str, str], spoken: frozenset[str]) -> list[int | str]:
    """The same choices in the other world: the cards changed, what is said aloud stays."""
    space = match.game.actions
    found: list[int | str] = []
    for name in map(space.name, draft):
        block, colon, item = name.partition(":")
        other = names.get(colon + item)
        found.append(block + other if other and block not in spoken else name)
    return found


def names_either(events: list[Event], x: int, y: int) -> bool:
    """Whether one of the cards is named as a card among these events."""
    for event in events:
        fields = msgspec.structs.asdict(event)
        kinds = [fields.get("kind"), *(fields.get("kinds") or [])]
        if x in kinds or y in kinds:
            return True
    return False
