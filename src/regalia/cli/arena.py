"""`regalia arena`: bots against bots."""

from pathlib import Path

import click
import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from regalia.cli.crew import bot_names, crew_options, executor, games_bar
from regalia.cli.play import read_options
from regalia.cli.trials import Bounds, run_trial, tell_trial
from regalia.kernel.game import Game, find_game
from regalia.lab.arena import Arena, contests
from regalia.lab.contest import Contest, Result, budget
from regalia.lab.statistics import Row
from regalia.lab.trial import plan_trial

USUAL_GAMES = 200


@click.command
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B[,C…]", help="Who plays; the first one is judged.")
@click.option(
    "--games",
    type=click.IntRange(1),
    help=f"At most this many; {USUAL_GAMES} if not given, and with --sprt as many as it takes.",
)
@click.option("--seats", type=int, help="How many play; the game's usual number if not given.")
@crew_options
@click.option("--seed", default="1", show_default=True, help="A word or number that fixes all chance.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule that the table chose.")
@click.option("--play-all", is_flag=True, help="Play on when the question is settled.")
@click.option(
    "--sprt",
    type=Bounds(),
    help="Play until a sequential test tells whether the first bot's share is LOW or HIGH above the fair.",
)
@click.option(
    "--errors", default=0.05, show_default=True, type=click.FloatRange(0.001, 0.3), help="With --sprt."
)
@click.option("--hours", type=click.FloatRange(0), help="With --sprt: of a processor, at most.")
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    help="With --sprt: note every game in this file, and go on with those that are noted there.",
)
@click.option("--save", type=click.Path(file_okay=False, path_type=Path), help="Keep the records there.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line, a row for each bot.")
def arena(
    game: str,
    bots: str,
    games: int | None,
    seats: int | None,
    jobs: int | None,
    ray: str | None,
    seed: str,
    options: tuple[str, ...],
    play_all: bool,
    sprt: tuple[float, float] | None,
    errors: float,
    hours: float | None,
    resume: Path | None,
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

    With --sprt 0,0.05 two bots play deal by deal until it is decided, with errors of 5 % both ways, whether
    the first wins its fair share or five points more: accepted, refused, or undecided at --games or --hours.
    At a table of more than two, one new bot among old ones and one old among new ones have a verdict each.
    """
    found = find_game(game)
    setup = found.setup(seats, read_options(options))
    names = bot_names(bots)
    if sprt is not None:
        if len(names) != 2 or save is not None or play_all:
            raise click.UsageError("--sprt is for two bots, and goes without --save and --play-all")
        plan = plan_trial(setup, names[0], names[1], sprt, seed=seed, errors=errors)
        tell_trial(run_trial(plan, resume, jobs, ray, games, hours), as_json)
        return
    if hours is not None or resume is not None:
        raise click.UsageError("--hours and --resume go with --sprt")
    planned = contests(found.name, names, setup.seats, setup.options, games or USUAL_GAMES, seed)
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
    rows = run.rows()
    if as_json:
        for row in rows:
            click.echo(msgspec.json.encode({**row.as_json(), "budget": budget(row.bot, found)}))
        return
    Console().print(show(found, setup.seats, rows))
    if run.settled:
        click.echo(f"Settled after {len(run.played)} of {len(planned)} games; --play-all plays them all.")


def show(game: Game, seats: int, rows: list[Row]) -> Table:
    """The table as a person likes to look at it."""
    rated = any(row.rating is not None for row in rows)
    table = Table(title=f"{game.name}, {seats} seats", box=SIMPLE_HEAD)
    table.add_column("bot")
    table.add_column("budget")
    for name in ("games", "wins", "95 %", "fair", "score", "rank", "ms a decision"):
        table.add_column(name, justify="right")
    if rated:
        table.add_column("rating", justify="right")
    for row in rows:
        low, high = row.interval()
        cells = [
            row.bot,
            budget(row.bot, game),
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
