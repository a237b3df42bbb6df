"""Golden playthroughs: a game for each seat count, so that a change of behaviour is a diff.

That for the usual number of players is kept as text, those for other numbers as digests.
`python tests/golden.py --write` (or `make golden`) writes them anew; look at the diff before you commit it.
`python tests/golden.py --show kings-blood-3` prints one, to compare it with that of an older checkout.
"""

import argparse
import hashlib
import random
import sys
import tomllib
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
DIGESTS = FOLDER / "digests.toml"


def setups() -> list[Setup]:
    """The standard set-up of every game and seat count."""
    return [find_game(name).setup(seats) for name in game_names() for seats in find_game(name).players]


def name(setup: Setup) -> str:
    """What the playthrough of a set-up is called."""
    return f"{setup.game}-{setup.seats}"


def kept_whole(setup: Setup) -> bool:
    """Whether a playthrough is kept as text."""
    return setup.seats == find_game(setup.game).usual


def path(setup: Setup) -> Path:
    """Where a playthrough lies that is kept as text."""
    return FOLDER / f"{name(setup)}.txt"


def digest(text: str) -> str:
    """What is kept of the other playthroughs."""
    return hashlib.sha256(text.encode()).hexdigest()


def digests() -> dict[str, str]:
    """The digests that are kept, by name."""
    return tomllib.loads(DIGESTS.read_text()) if DIGESTS.exists() else {}


def is_still_played(setup: Setup, text: str) -> bool:
    """Whether a playthrough is what is kept of it."""
    if kept_whole(setup):
        return path(setup).exists() and path(setup).read_text() == text
    return digests().get(name(setup)) == digest(text)


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


def write(texts: dict[Setup, str]) -> None:
    """Keep these playthroughs and no others."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for setup, text in texts.items():
        if kept_whole(setup):
            path(setup).write_text(text)
    others = {name(setup): digest(text) for setup, text in texts.items() if not kept_whole(setup)}
    lines = ["# SHA-256 of playthroughs, by `make golden`; `python tests/golden.py --show NAME` prints one."]
    lines += [f'{game} = "{value}"' for game, value in others.items()]
    DIGESTS.write_text("\n".join([*lines, ""]))


def main() -> int:
    """Write the playthroughs, show one, or tell which ones differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the files instead of comparing")
    parser.add_argument("--show", metavar="NAME", help="print this playthrough", choices=map(name, setups()))
    arguments = parser.parse_args()
    if arguments.show:
        print(next(playthrough(setup) for setup in setups() if name(setup) == arguments.show), end="")
        return 0
    texts = {setup: playthrough(setup) for setup in setups()}
    stale = [name(setup) for setup, text in texts.items() if not is_still_played(setup, text)]
    for one in stale:
        print(f"{one}: {'written' if arguments.write else 'differs'}")
    if arguments.write:
        write(texts)
    return 1 if stale and not arguments.write else 0


if __name__ == "__main__":
    sys.exit(main())
