"""`regalia lab levels`: how strong each level is."""

import time
from pathlib import Path

import click
import msgspec
from rich.console import Console

from regalia.bots.levels import FILE
from regalia.bots.registry import LEVELS
from regalia.cli.crew import crew_options, executor
from regalia.cli.faults import fault
from regalia.cli.figures import interval, number, percent
from regalia.cli.speech import Spoken, say
from regalia.kernel.game import find_game
from regalia.lab.levels import SEED, Rung, measure, row_of, rungs, write_levels
from regalia.lab.trial import Trial


@click.command(cls=Spoken)
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--level", "levels", multiple=True, type=click.Choice([level.name for level in LEVELS[1:]]))
@click.option("--seats", type=int)
@click.option("--seed", default=SEED, show_default=True)
@click.option(
    "--journal",
    default=Path("build/levels"),
    show_default=True,
    type=click.Path(file_okay=False, path_type=Path),
)
@click.option("--out", default=FILE, type=click.Path(dir_okay=False, path_type=Path))
@click.option("--minutes", type=click.FloatRange(0))
@crew_options
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def levels(
    ctx: click.Context,
    games: tuple[str, ...],
    levels: tuple[str, ...],
    seats: int | None,
    seed: str,
    journal: Path,
    out: Path,
    minutes: float | None,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Measure each level against the one below."""
    names = [find_game(game).name for game in games]
    wanted = [(rung, rung.plan(seed)) for rung in rungs(names, levels, seats)]
    end = None if minutes is None else time.monotonic() + 60 * minutes
    console = Console(stderr=True)

    def late() -> bool:
        return end is not None and time.monotonic() >= end

    with executor(jobs, ray) as crew, console.status("") as status:
        for at, (rung, plan) in enumerate(wanted, 1):

            def heard(trial: Trial, at: int = at, rung: Rung = rung) -> None:
                (report,) = trial.reports()
                what = say("told-levels-status", at=at, all=len(wanted), rung=named(rung))
                if report.share is not None:
                    what += ", " + say("told-levels-share", share=percent(report.share), deals=report.deals)
                status.update(f"{what}, {trial.work / 60:.0f} min")

            try:
                trial, ended = measure(rung, plan, journal, crew, late, heard)
            except KeyboardInterrupt:
                click.echo(say("told-levels-stopped", rung=named(rung)), err=True)
                ctx.exit(130)
            if not ended:
                click.echo(say("told-levels-late", rung=named(rung)), err=True)
                return
            write_levels(out, [row_of(trial)])
            click.echo(told(rung, trial, as_json))


def told(rung: Rung, trial: Trial, as_json: bool) -> str:
    """A line that says what came out."""
    row = row_of(trial)
    if as_json:
        return msgspec.json.encode(row).decode()
    return say(
        "told-levels",
        rung=named(rung),
        verdict=fault(row.verdict),
        share=percent(row.share),
        interval=interval(row.low, row.high),
        deals=row.deals,
        fair=percent(row.fair),
        seconds=number(f"{row.seconds:.3f}"),
        minutes=number(f"{trial.work / 60:.1f}"),
    )


def named(rung: Rung) -> str:
    """What is measured, in words."""
    return say("told-rung", game=rung.game, seats=rung.seats, level=rung.level, against=rung.against)
