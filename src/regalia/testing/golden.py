"""Golden playthroughs: a random game for each seat count, so that a change of behaviour is a diff.

That for the usual number of players is kept as text, those for other numbers as digests.
"""

import hashlib
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from regalia.kernel.bits import members
from regalia.kernel.events import Event
from regalia.kernel.game import Game, find_game
from regalia.kernel.match import Match
from regalia.kernel.setup import Setup
from regalia.testing.playing import random_plies, seed

HEADER = "# SHA-256 of playthroughs; those of the usual number of players are kept as text."


def standard_setups(game: Game) -> list[Setup]:
    """The standard set-up for every seat count."""
    return [game.setup(seats) for seats in game.players]


def name(setup: Setup) -> str:
    """What the playthrough of a set-up is called."""
    return f"{setup.game}-{setup.seats}"


def kept_whole(setup: Setup) -> bool:
    """Whether a playthrough is kept as text."""
    return setup.seats == find_game(setup.game).usual


def digest(text: str) -> str:
    """What is kept of the other playthroughs."""
    return hashlib.sha256(text.encode()).hexdigest()


class Playthroughs:
    """The playthroughs that are kept in a folder."""

    def __init__(self, folder: Path, header: str = HEADER) -> None:
        self.folder = folder
        self.header = header

    @property
    def digest_file(self) -> Path:
        """Where the digests are."""
        return self.folder / "digests.toml"

    def path(self, setup: Setup) -> Path:
        """Where a playthrough is that is kept as text."""
        return self.folder / f"{name(setup)}.txt"

    def digests(self) -> dict[str, str]:
        """The digests that are kept, by name."""
        return tomllib.loads(self.digest_file.read_text("utf-8")) if self.digest_file.exists() else {}

    def is_still_played(self, setup: Setup, text: str) -> bool:
        """Whether a playthrough is what is kept of it."""
        if kept_whole(setup):
            return self.path(setup).exists() and self.path(setup).read_text("utf-8") == text
        return self.digests().get(name(setup)) == digest(text)

    def write(self, texts: dict[Setup, str]) -> None:
        """Keep these playthroughs and no others."""
        self.folder.mkdir(exist_ok=True)
        for old in self.folder.iterdir():
            old.unlink()
        for setup, text in texts.items():
            if kept_whole(setup):
                self.path(setup).write_text(text, "utf-8")
        others = {name(setup): digest(text) for setup, text in texts.items() if not kept_whole(setup)}
        lines = [self.header, *(f'{game} = "{value}"' for game, value in others.items()), ""]
        self.digest_file.write_text("\n".join(lines), "utf-8")

    def expected_files(self, setups: list[Setup]) -> set[str]:
        """The names of the files that these set-ups need."""
        return {self.digest_file.name, *(self.path(setup).name for setup in setups if kept_whole(setup))}


def playthrough(setup: Setup) -> str:
    """A whole game as text: each ply with its actions, its events, and what is left to be decided."""
    match = Match(setup, seed(2026))
    lines = [f"# {setup.game} for {setup.seats}, rules version {setup.version}", "", "set-up"]
    lines += _events(match, match.opening)
    for _ in random_plies(match, random.Random(2026)):
        if match.plies:
            lines += _ply(match)
    lines += _ply(match)
    lines += ["", f"scores {match.outcome.scores}, ranks {match.outcome.ranks}", ""]
    return "\n".join(lines)


def _ply(match: Match) -> Iterator[str]:
    ply = match.plies[-1]
    actions = ", ".join(map(match.game.actions.name, ply.actions))
    yield ""
    yield f"{len(match.plies)}. seat {ply.seat}: {actions}"
    yield from _events(match, ply.events)
    for seat in members(match.state.deciders()):
        yield f"  ? seat {seat}: {match.state.prompt(seat)}, {len(match.legal(seat))} choices"


def _events(match: Match, events: tuple[Event, ...]) -> Iterator[str]:
    """One line an event, with names for kinds and zones, and who saw which card."""
    space = match.setup.space
    for event in events:
        fields = []
        for field, value in msgspec.structs.asdict(event).items():
            if value is None:
                shown = "none"
            elif field == "kind":
                shown = space.kinds[value]
            elif field == "kinds":
                shown = " ".join(space.kinds[kind] for kind in value)
            elif field in ("source", "target", "zone"):
                shown = space.zones[value].name
            elif field == "zones":
                shown = " ".join(space.names(value))
            elif field == "seen":
                shown = "all" if value == -1 else " ".join(map(str, members(value))) or "nobody"
            else:
                shown = str(value)
            fields.append(f"{field}={shown}")
        yield f"  {type(event).__struct_config__.tag}: {', '.join(fields)}".rstrip(": ")
