"""The truth behind a table, read from the server's database, and where it may not show."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import create_engine

from regalia.cli.words import Words
from regalia.kernel.bits import members
from regalia.kernel.fair import Proof
from regalia.kernel.game import find_game
from regalia.kernel.match import Match, look_ahead
from regalia.kernel.rng import fast_rng
from regalia.server.storage.queries import load
from regalia.server.table.dealing import proof_of
from regalia.server.table.describing import holders_of
from regalia.testing.secrecy import with_truth
from web.steady import steady_seed

SEARCH = (Path(__file__).parent / "search.js").read_text("utf-8")
LEAST = 4  # different cards of a deck in which each is unlike all others; fewer are found by chance
MANY = 8  # cards of any other deck


class Truth:
    """A running match as only the server knows it."""

    def __init__(self, database: Path, code: str) -> None:
        engine = create_engine(f"sqlite:///{database}")
        with engine.connect() as connection:
            stored = load(connection, code, 0)
        engine.dispose()
        assert stored is not None
        row = stored.table
        shares = [seat.share for seat in stored.seats]
        self.game = find_game(row.game)
        self.setup = self.game.setup(len(shares), msgspec.json.decode(row.options))
        proof = proof_of(row, holders_of(stored.seats))
        assert isinstance(proof, Proof)
        self.seed = steady_seed(proof)
        self.plies = [(ply.seat, ply.actions.split(" ")) for ply in stored.plies]
        seeds = [self.seed.hex(), proof.last.seed]
        self.words = [row.secret, *seeds, *(share for share in shares[1:] if share)]
        """What nobody may know before the end, or, of the shares, nobody else."""

    def match(self, ply: int) -> Match:
        """The match after so many plies."""
        match = Match(self.setup, self.seed)
        for seat, actions in self.plies[:ply]:
            match.commit(seat, actions)
        return match

    def names(self) -> list[list[str]]:
        """How a card may be called on a page, by kind."""
        words = Words(self.game, self.setup.space, [""] * self.setup.seats, 0, self.setup.names)
        return [[words.kind(kind), name] for kind, name in enumerate(self.setup.space.kinds)]


def hidden_hands(match: Match, viewer: int) -> list[list[int]]:
    """The cards that lie where a viewer does not see them and cannot know all of them: hands, decks.

    Those with too few different cards are left out, as the same numbers and names stand elsewhere by chance.
    """
    state = match.state
    other = match.observe(viewer).sample(fast_rng(7))
    places: dict[str, list[int]] = {}
    for zone in members(state.space.all & ~state.visible_zones(viewer)):
        name = state.space.zones[zone].name
        places.setdefault(name, []).append(zone)
        places.setdefault(":".join(name.split(":")[:2]), []).append(zone)  # hand:1:light and hand:1:dark
    found = []
    for zones in places.values():
        cards, others = ([kind for zone in zones for kind in here.cards(zone)] for here in (state, other))
        enough = LEAST if all_differ(match) else MANY
        if len(cards) >= enough and len(set(cards)) >= LEAST and Counter(cards) != Counter(others):
            found.append(cards)
    return found


def all_differ(match: Match) -> bool:
    """Whether each card of the game is unlike all others, so that its name stands for it."""
    state = match.state
    cards = [kind for zone in range(len(state.space.zones)) for kind in state.cards(zone)]
    return len(cards) == len(set(cards))


def untold(truth: Truth, viewer: int, frames: list[dict[str, Any]]) -> tuple[list[str], int]:
    """What came over the wire other than another truth would have sent, and how many truths were other."""
    leaks: list[str] = []
    others = 0
    match = truth.match(0)
    ply = 0
    for frame in frames:
        if frame["type"] == "state":
            ply = frame["ply"]
        elif frame["type"] != "preview":
            continue
        assert ply <= len(truth.plies), "the truth is older than what the browser was told"
        if len(match.plies) != ply:
            match = truth.match(ply)
        twin = with_truth(match, match.observe(viewer).sample(fast_rng(ply)))
        others += twin.state.dump() != match.state.dump()
        observation = twin.observe(viewer)
        if frame["type"] == "state":
            events: Any = match.events(viewer, frame["since"])
        else:
            preview = look_ahead(observation, frame["draft"])
            observation, events = preview.observation, preview.events
        expected = plain({"view": truth.game.view(observation), "events": events})
        leaks += [
            f"{part} after ply {ply} depends on hidden cards: {frame[part]}"
            for part in ("view", "events")
            if frame[part] != expected[part]
        ]
    return leaks, others


def plain(thing: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(msgspec.json.encode(thing))


def lists_in(thing: Any) -> list[list[int]]:
    """Every list of numbers, and of things of a kind, inside something from JSON."""
    if isinstance(thing, dict):
        return [found for part in thing.values() for found in lists_in(part)]
    if not isinstance(thing, list):
        return []
    deeper = [found for part in thing for found in lists_in(part)]
    numbers: list[Any] = [one.get("kind") if isinstance(one, dict) else one for one in thing]
    return [numbers, *deeper] if numbers and all(type(one) is int for one in numbers) else deeper
