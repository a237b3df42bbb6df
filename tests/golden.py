"""Golden playthroughs: a game for each seat count, written out, so that a change of behaviour is a diff.

`python tests/golden.py --write` (or `make golden`) writes them anew; look at the diff before you commit it.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from playing import random_plies, seed
from regalia.kernel.bits import members
from regalia.kernel.events import Event
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.setup import Setup

FOLDER = Path(__file__).parent / "golden"


def setups() -> list[Setup]:
    """The standard set-up of every game and seat count."""
    return [find_game(name).setup(seats) for name in game_names() for seats in find_game(name).players]


def path(setup: Setup) -> Path:
    """Where the playthrough of a set-up lies."""
    return FOLDER / f"{setup.game}-{setup.seats}.txt"


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
        for name, value in msgspec.structs.asdict(event).items():
            if value is None:
                shown = "none"
            elif name == "kind":
                shown = space.kinds[value]
            elif name == "kinds":
                shown = " ".join(space.kinds[kind] for kind in value)
            elif name in ("source", "target", "zone"):
                shown = space.zones[value].name
            elif name == "zones":
                shown = " ".join(space.names(value))
            elif name == "seen":
                shown = "all" if value == -1 else " ".join(map(str, members(value))) or "nobody"
            else:
                shown = str(value)
            fields.append(f"{name}={shown}")
        yield f"  {type(event).__struct_config__.tag}: {', '.join(fields)}".rstrip(": ")


def main() -> int:
    """Write the playthroughs, or tell which ones differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files instead of comparing")
    write = parser.parse_args().write
    FOLDER.mkdir(exist_ok=True)
    stale = 0
    for setup in setups():
        text = playthrough(setup)
        if not path(setup).exists() or path(setup).read_text() != text:
            stale += 1
            print(f"{path(setup).name}: {'written' if write else 'differs'}")
            if write:
                path(setup).write_text(text)
    return 0 if write else min(stale, 1)


if __name__ == "__main__":
    sys.exit(main())
