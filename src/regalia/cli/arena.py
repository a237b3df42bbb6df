"""`regalia arena`: bots against bots."""

from pathlib import Path

import click
import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from regalia.cli.crew import bot_names, crew_options, executor, games_bar
from regalia.cli.play import read_options
from regalia.kernel.game import find_game
from regalia.lab.arena import Arena, contests
from regalia.lab.contest import Contest, Result
from regalia.lab.statistics import Row


@click.command
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B[,C…]", help="Who plays; the first one is judged.")
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="At most this many.")
@click.option("--seats", type=int, help="How many play; the game's usual number if not given.")
@crew_options
@click.option("--seed", default="1", show_default=True, help="A word or number that fixes all chance.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule that the table chose.")
@click.option("--play-all", is_flag=True, help="Play on when the question is settled.")
@click.option("--save", type=click.Path(file_okay=False, path_type=Path), help="Keep the records there.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, a row for each bot.")
def arena(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    jobs: int | None,
    ray: str | None,
    seed: str,
    options: tuple[str, ...],
    play_all: bool,
    save: Path | None,
    as_json: bool,
) -> None:
    """Let bots play each other, and tell who is better.

    With fewer bots than seats the first sits alone against a table of the others. Every deal is played once
    from each seat, so that luck of the deal and of the seat cancel. Bots are page, courtier, chancellor and
    sovereign, ismcts:ITERATIONS, and those of other packages; with `cheating-` before its name a bot sees all
    cards, and `page#2` is another page. The same seed gives the same table, whatever the
    number of jobs, and on a Ray cluster as well.
    Ctrl-C prints what there is.
    """
    found = find_game(game)
    setup = found.setup(seats, read_options(options))
    names = bot_names(bots)
    planned = contests(found.name, names, setup.seats, setup.options, games, seed)
    run = Arena(names, planned, not play_all)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    with games_bar(len(planned)) as advance:

        def heard(contest: Contest, result: Result) -> None:
            advance()
            if save is not None and result.record is not None:
                name = f"{contest.game}-{contest.seed}-{contest.deal}-{contest.rotation}.json"
                (save / name).write_text(result.record.to_json())

        try:
            with executor(jobs, ray) as crew:
                run.run(crew, save is not None, heard)
        except KeyboardInterrupt:
            click.echo(f"stopped after {len(run.played)} of {len(planned)} games", err=True)
    if not run.played:
        raise click.ClickException("no game was played to its end")
    rows = run.table()
    if as_json:
        for row in rows:
            click.echo(msgspec.json.encode(row.as_json()))
        return
    Console().print(show(found.name, setup.seats, rows))
    if run.settled:
        click.echo(f"Settled after {len(run.played)} of {len(planned)} games; --play-all plays them all.")


def show(game: str, seats: int, rows: list[Row]) -> Table:
    """The table as a person likes to look at it."""
    rated = any(row.rating is not None for row in rows)
    table = Table(title=f"{game}, {seats} seats", box=SIMPLE_HEAD)
    table.add_column("bot")
    for name in ("games", "wins", "95 %", "fair", "score", "rank", "ms a decision"):
        table.add_column(name, justify="right")
    if rated:
        table.add_column("rating", justify="right")
    for row in rows:
        low, high = row.interval()
        cells = [
            row.bot,
            str(row.games),
            f"{row.won / row.games:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row.fair / row.games:.1%}",
            f"{row.score / row.games:.1f}",
            f"{row.rank / row.games:.2f}",
            f"{1000 * row.seconds / max(1, row.decisions):.1f}",
        ]
        table.add_row(*cells, *([f"{row.rating:.1f}"] if row.rating is not None else []))
    return table
