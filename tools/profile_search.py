"""Searches of one game for some seconds, for a profiler to look at.

perf record -F 500 .venv/bin/python tools/profile_search.py take-the-kingdom
perf report --no-children --sort symbol
"""

import argparse
from time import process_time

from regalia.bench.bots import Searches
from regalia.kernel.game import find_game, game_names


def main() -> None:
    """Search."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--seconds", type=float, default=5.0, help="of processor time (default: 5)")
    given = parser.parse_args()
    game = find_game(given.game)
    searches = Searches(game.setup(game.usual))
    end = process_time() + given.seconds
    while process_time() < end:
        searches.search()
    print(f"{searches.iterations} iterations")


if __name__ == "__main__":
    main()
