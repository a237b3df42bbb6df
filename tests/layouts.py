"""The layouts of environments as pages in docs/environments. They are frozen: another is a new version.

`python tests/layouts.py --write` writes the pages that are missing, and never one that is there.
"""

import argparse
import hashlib
import random
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from playing import begin_episode
from regalia.adapters.arrays import environment_name
from regalia.kernel.features import BIT, Features, FeatureWriter
from regalia.kernel.game import Game, find_game, game_names

FOLDER = Path(__file__).parent.parent / "docs" / "environments"
DECISIONS = 120  # of one game for each number of players, whose arrays are digested


def path(game: Game) -> Path:
    """Where the page of a game lies."""
    return FOLDER / f"{environment_name(game)}.md"


def page(game: Game) -> str:
    """Actions and fields of a game, and a digest of what is written in them."""
    return "\n".join([*_intro(game), *_actions(game), *_fields(game), *_digests(game), ""])


def _intro(game: Game) -> Iterator[str]:
    yield f"# {environment_name(game)}"
    yield ""
    yield f"Actions and observations of {game.name}, rules version {game.rules_version}. This page is made by"
    yield "`make golden` and frozen: a test fails if a layout changes, and another is a new version. Seats"
    yield "stand by their numbers, in actions and observations alike; `viewer` tells whose observation it is."


def _actions(game: Game) -> Iterator[str]:
    names = hashlib.sha256("\n".join(game.actions.names).encode()).hexdigest()
    yield from ["", "## Actions", "", f"{len(game.actions)} of them; SHA-256 of their names: {names}.", ""]
    yield from ["| from | to | name |", "|---|---|---|"]
    starts = [block.base for block in game.actions.blocks] + [len(game.actions)]
    for block, (start, end) in zip(game.actions.blocks, pairwise(starts), strict=True):
        items = ", ".join(block.items) if len(block.items) < 12 else f"{block.items[0]} … {block.items[-1]}"
        if block.items == game.setup().space.kinds:
            items = "each kind, in the order below"
        yield f"| {start} | {end - 1} | `{block.name}`{': ' if items else ''}{items} |"


def _fields(game: Game) -> Iterator[str]:
    layouts = [game.features(game.setup(seats)) for seats in game.players]
    space = game.setup().space
    hidden = [zone.name for zone in space.zones[: layouts[0].hidden]]
    yield from ["", "## Observations", "", "Features of one byte each: `bit` is 0 or 1, `count` 0 to 255."]
    yield f"Hidden zones, in their order: {', '.join(hidden)}."
    yield f"Kinds: {', '.join(space.kinds)}." if len(space.kinds) < 40 else f"Kinds: {len(space.kinds)}."
    yield ""
    heads = " | ".join(f"{seats} players" for seats in game.players)
    yield f"| field | values | {heads} | meaning |"
    yield f"|---|---|{'---|' * len(layouts)}---|"
    for number, field in enumerate(layouts[0].fields):
        values = "bit" if field.high == BIT else "count"
        yield f"| {field.name} | {values} | {_spans(layouts, number)} | {field.about} |"
    yield f"| all | | {' | '.join(str(layout.size) for layout in layouts)} | |"


def _spans(layouts: list[Features], number: int) -> str:
    fields = [layout.fields[number] for layout in layouts]
    return " | ".join(f"{field.at} - {field.at + field.size - 1}" for field in fields)


def _digests(game: Game) -> Iterator[str]:
    yield from [
        "",
        "## Digests",
        "",
        f"SHA-256 of all seats' arrays in the first {DECISIONS} decisions of a game.",
    ]
    yield from ["", "| players | digest |", "|---|---|"]
    for seats in game.players:
        yield f"| {seats} | {digest(game, seats)} |"


def digest(game: Game, seats: int) -> str:
    """A digest of what is written of a random game."""
    setup = game.setup(seats)
    features = game.features(setup)
    pen, legal = FeatureWriter(features.size), FeatureWriter(len(game.actions))
    episode = begin_episode(setup, 11)
    rnd = random.Random(11)
    found = hashlib.sha256()
    for _ in range(DECISIONS):
        for seat in range(seats):
            episode.write(seat, features, pen)
            episode.write_legal(seat, legal)
        found.update(pen.take())
        found.update(legal.take())
        if episode.seat < 0:
            break
        episode.step(rnd.choice(episode.state.legal(episode.seat)))
    return found.hexdigest()


def main() -> int:
    """Write the pages that are missing, or tell which ones differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the pages that are missing")
    write = parser.parse_args().write
    FOLDER.mkdir(exist_ok=True)
    wrong = 0
    for game in map(find_game, game_names()):
        if not path(game).exists() and write:
            path(game).write_text(page(game))
            print(f"{path(game).name}: written")
        elif not path(game).exists() or path(game).read_text() != page(game):
            wrong += 1
            print(f"{path(game).name}: differs; give the game another features_version")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())
