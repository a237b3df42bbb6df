"""`regalia lab tune-bot`: better numbers for a bot."""

from pathlib import Path

import click
import msgspec

from regalia.cli.crew import crew_options, executor, games_bar
from regalia.cli.figures import number
from regalia.cli.play import read_options
from regalia.cli.speech import Spoken, say
from regalia.cli.trials import Bounds, run_trial, tell_trial
from regalia.kernel.game import find_game
from regalia.lab.trial import plan_trial
from regalia.lab.tuning import Tuning, plan_tuning

TEST = ".test"  # is added to the name of a journal for the test in the end


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--bot", default="courtier", show_default=True)
@click.option("--number", "numbers", multiple=True, metavar="NAME")
@click.option("--steps", default=200, show_default=True, type=click.IntRange(1))
@click.option("--deals", default=8, show_default=True, type=click.IntRange(1))
@click.option("--spread", default=0.2, show_default=True, type=click.FloatRange(0.001, 2))
@click.option("--seats", type=int)
@click.option("--seed", default="1", show_default=True)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--sprt", default=(0.0, 0.05), type=Bounds())
@click.option("--games", type=click.IntRange(1))
@click.option("--hours", default=1.0, show_default=True, type=click.FloatRange(0))
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path))
@crew_options
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def tune_bot(
    ctx: click.Context,
    game: str,
    bot: str,
    numbers: tuple[str, ...],
    steps: int,
    deals: int,
    spread: float,
    seats: int | None,
    seed: str,
    options: tuple[str, ...],
    sprt: tuple[float, float],
    games: int | None,
    hours: float,
    resume: Path | None,
    jobs: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Look for better numbers for a bot."""
    setup = find_game(game).setup(seats, read_options(options))
    task = plan_tuning(setup, bot, numbers, spread, steps, deals, seed)
    with Tuning(task, resume) as tuning:
        try:
            with executor(jobs, ray) as crew, games_bar(steps, len(tuning.journal.lines)) as advance:
                tuning.run(crew, advance)
        except KeyboardInterrupt:
            done = len(tuning.journal.lines)
            click.echo(say("told-tune-stopped", done=done, steps=steps, bot=tuning.name()), err=True)
            ctx.exit(130)
    found = tuning.name()
    if as_json:
        click.echo(msgspec.json.encode({"bot": found, "start": task.start, "numbers": tuning.numbers()}))
    else:
        hours_spent = number(f"{tuning.work / 3600:.2f}")
        click.echo(say("told-tune", steps=steps, hours=hours_spent, bot=found))
    plan = plan_trial(setup, found, bot, sprt, seed=f"{seed} test")
    journal = resume and resume.with_name(resume.name + TEST)
    tell_trial(run_trial(plan, journal, jobs, ray, games, hours), as_json)
