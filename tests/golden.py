"""The golden playthroughs of our games; how they are made is in `regalia.testing.golden`.

`python tests/golden.py --write` (or `make golden`) writes them anew; look at the diff before you commit it.
`python tests/golden.py --show kings-blood-3` prints one, to compare it with that of an older checkout.
"""

import argparse
import sys
from pathlib import Path

from regalia.kernel.game import find_game, game_names
from regalia.kernel.setup import Setup
from regalia.testing.golden import Playthroughs, name, playthrough, standard_setups

KEPT = Playthroughs(
    Path(__file__).parent / "golden",
    "# SHA-256 of playthroughs, by `make golden`; `python tests/golden.py --show NAME` prints one.",
)


def setups() -> list[Setup]:
    """The standard set-up of every game and seat count."""
    return [setup for game in game_names() for setup in standard_setups(find_game(game))]


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
    stale = [name(setup) for setup, text in texts.items() if not KEPT.is_still_played(setup, text)]
    for one in stale:
        print(f"{one}: {'written' if arguments.write else 'differs'}")
    if arguments.write:
        KEPT.write(texts)
    return 1 if stale and not arguments.write else 0


if __name__ == "__main__":
    sys.exit(main())
