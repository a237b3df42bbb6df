"""`regalia arena`: bots against bots."""

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from regalia.cli.crew import bot_names, crew_options, executor, games_bar
from regalia.cli.faults import fault
from regalia.cli.figures import add_columns, interval, make_table, number, percent
from regalia.cli.play import read_options, read_text
from regalia.cli.speech import Spoken, failure, misuse, say
from regalia.cli.trials import Bounds, run_trial, tell_trial
from regalia.kernel.game import Game, find_game
from regalia.lab.arena import Arena, contests
from regalia.lab.contest import Contest, Result, budget
from regalia.lab.statistics import Row
from regalia.lab.trial import plan_trial

USUAL_GAMES = 200


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B[,C…]")
@click.option("--games", type=click.IntRange(1))
@click.option("--seats", type=int)
@crew_options
@click.option("--seed", default="1", show_default=True)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--components", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--play-all", is_flag=True)
@click.option("--sprt", type=Bounds())
@click.option("--errors", default=0.05, show_default=True, type=click.FloatRange(0.001, 0.3))
@click.option("--hours", type=click.FloatRange(0))
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--save", type=click.Path(file_okay=False, path_type=Path))
@click.option("--json", "as_json", is_flag=True)
def arena(
    game: str,
    bots: str,
    games: int | None,
    seats: int | None,
    jobs: int | None,
    ray: str | None,
    seed: str,
    options: tuple[str, ...],
    components: Path | None,
    play_all: bool,
    sprt: tuple[float, float] | None,
    errors: float,
    hours: float | None,
    resume: Path | None,
    save: Path | None,
    as_json: bool,
) -> None:
    """Let bots play each other, and tell who is better."""
    found = find_game(game)
    cards = None if components is None else read_text(components)
    setup = found.setup(seats, read_options(options), cards, str(components))
    names = bot_names(bots)
    if sprt is not None:
        if len(names) != 2 or save is not None or cards is not None or play_all:
            raise misuse("wrong-sprt")
        plan = plan_trial(setup, names[0], names[1], sprt, seed=seed, errors=errors)
        tell_trial(run_trial(plan, resume, jobs, ray, games, hours), as_json)
        return
    if hours is not None or resume is not None:
        raise misuse("wrong-without-sprt")
    planned = contests(found.name, names, setup.seats, setup.options, games or USUAL_GAMES, seed, cards)
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
            click.echo(say("told-arena-stopped", played=len(run.played), planned=len(planned)), err=True)
    if not run.played:
        raise failure("wrong-no-game-ended")
    rows = run.rows()
    if as_json:
        for row in rows:
            click.echo(msgspec.json.encode({**row.as_json(), "budget": budget(row.bot, found)}))
        return
    Console().print(show(found, setup.seats, rows))
    if run.settled:
        click.echo(say("told-arena-settled", played=len(run.played), planned=len(planned)))


def show(game: Game, seats: int, rows: list[Row]) -> Table:
    """The table as a person likes to look at it."""
    rated = any(row.rating is not None for row in rows)
    table = make_table(say("told-arena-title", game=game.name, seats=seats))
    table.add_column(say("told-column-bot"))
    table.add_column(say("told-column-budget"))
    add_columns(table, "games", "wins", "interval", "fair", "score", "rank", "pace")
    if rated:
        add_columns(table, "rating")
    for row in rows:
        low, high = row.interval()
        cells = [
            row.bot,
            number(fault(budget(row.bot, game))),
            str(row.games),
            percent(row.won / row.games),
            interval(low, high),
            percent(row.fair / row.games),
            number(f"{row.score / row.games:.1f}"),
            number(f"{row.rank / row.games:.2f}"),
            number(f"{1000 * row.seconds / max(1, row.decisions):.1f}"),
        ]
        table.add_row(*cells, *([number(f"{row.rating:.1f}")] if row.rating is not None else []))
    return table
