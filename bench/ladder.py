"""How strong the levels are: each alone against a table of the one below, with the mirror match beside it.

`python bench/ladder.py` prints the rows of docs/bots.md; `--game`, `--rung` and `--games` do a part of it.
Every row is what `regalia arena GAME --bots ALONE,AGAINST --seats N --games G --seed S` gives.
"""

import argparse
import os
import sys
from time import perf_counter

from regalia.cli.play import read_options
from regalia.kernel.game import find_game, game_names
from regalia.lab.arena import Arena, contests
from regalia.lab.processes import Processes

RUNGS = (
    ("courtier", "page"),
    ("chancellor", "courtier"),
    ("cheating-chancellor", "courtier"),  # the upper bound: a search that sees the truth
    ("sovereign", "chancellor"),
)


def describe(given: argparse.Namespace, game: str, bots: list[str], seats: int) -> str:
    """One row of the table: the first bot alone against a table of the second."""
    options = find_game(game).setup(seats, read_options(tuple(given.option))).options
    stop_early = not given.mirror and not given.all
    run = Arena(bots, contests(game, bots, seats, options, given.games, given.seed), stop_early)
    begun = perf_counter()
    with Processes(given.jobs) as crew:
        run.run(crew, False, lambda contest, result: None)
    seconds = perf_counter() - begun
    row = run.table()[0]
    low, high = row.interval()
    verdict = "separated" if row.is_settled() else "not separated"
    return (
        f"| {game} | {seats} | {bots[0]} | {bots[-1]} | {row.games} | {row.won / row.games:.1%} "
        f"({low:.1%} to {high:.1%}) | {row.fair / row.games:.1%} | {verdict} "
        f"| {1000 * row.seconds / max(1, row.decisions):.0f} | {seconds:.0f} |"
    )


def main() -> int:
    """Print the rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--game", action="append", choices=game_names(), help="only this game; may be given again"
    )
    parser.add_argument(
        "--rung", action="append", choices=[hero for hero, _ in RUNGS], help="only this level"
    )
    parser.add_argument("--games", type=int, default=200, help="at most this many a row (default: 200)")
    parser.add_argument("--option", action="append", default=[], help="a rule, as NAME=VALUE")
    parser.add_argument("--seats", type=int, help="only tables of this many")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.add_argument("--all", action="store_true", help="play all games, even when it is settled")
    parser.add_argument("--seed", default="1", help="of all rows (default: 1)")
    parser.add_argument(
        "--mirror", action="store_true", help="the mirror matches instead: a level against itself"
    )
    given = parser.parse_args()
    print("| game | seats | alone | against | games | wins (95 %) | fair share | | ms a decision | seconds |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for name in given.game or game_names():
        game = find_game(name)
        for seats in sorted({game.players[0], game.usual}):
            if given.seats not in (None, seats):
                continue
            for hero, rest in RUNGS:
                if given.rung and hero not in given.rung:
                    continue
                if given.mirror and hero.startswith("cheating-"):
                    continue
                bots = [f"{hero}#2", hero] if given.mirror else [hero, rest]
                print(describe(given, name, bots, seats), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
