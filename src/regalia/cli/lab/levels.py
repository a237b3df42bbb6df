"""`regalia lab levels`: how strong each level is."""

import time
from pathlib import Path

import click
import msgspec
from rich.console import Console

from regalia.bots.levels import FILE
from regalia.bots.registry import LEVELS
from regalia.cli.crew import crew_options, executor
from regalia.cli.speech import Spoken
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
        for number, (rung, plan) in enumerate(wanted, 1):

            def heard(trial: Trial, what: str = f"{number} of {len(wanted)}: {rung}") -> None:
                (report,) = trial.reports()
                share = "" if report.share is None else f", {report.share:.1%} of {report.deals} deals"
                status.update(f"{what}{share}, {trial.work / 60:.0f} min")

            try:
                trial, ended = measure(rung, plan, journal, crew, late, heard)
            except KeyboardInterrupt:
                click.echo(f"stopped at {rung}; the same command goes on", err=True)
                ctx.exit(130)
            if not ended:
                click.echo(f"time is up at {rung}; the same command goes on", err=True)
                return
            write_levels(out, [row_of(trial)])
            click.echo(told(rung, trial, as_json))


def told(rung: Rung, trial: Trial, as_json: bool) -> str:
    """A line that says what came out."""
    row = row_of(trial)
    if as_json:
        return msgspec.json.encode(row).decode()
    return (
        f"{rung}: {row.verdict}; {row.share:.1%} ({row.low:.1%} to {row.high:.1%}) of {row.deals} deals, "
        f"fair is {row.fair:.1%}, {row.seconds:.3f} s a decision, {trial.work / 60:.1f} min of a processor"
    )
