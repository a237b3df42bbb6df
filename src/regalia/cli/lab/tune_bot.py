"""`regalia lab tune-bot`: better numbers for a bot."""

from pathlib import Path

import click
import msgspec

from regalia.cli.crew import crew_options, executor, games_bar
from regalia.cli.play import read_options
from regalia.cli.trials import Bounds, run_trial, tell_trial
from regalia.kernel.game import find_game
from regalia.lab.trial import plan_trial
from regalia.lab.tuning import Tuning, plan_tuning

TEST = ".test"  # is added to the name of a journal for the test in the end


@click.command(epilog="For instance: regalia lab tune-bot kings-blood --bot courtier --number dead --seats 2")
@click.argument("game")
@click.option("--bot", default="courtier", show_default=True, help="Whose numbers.")
@click.option("--number", "numbers", multiple=True, metavar="NAME", help="Only this one; may be given again.")
@click.option("--steps", default=200, show_default=True, type=click.IntRange(1), help="Of the climb.")
@click.option("--deals", default=8, show_default=True, type=click.IntRange(1), help="In each step.")
@click.option(
    "--spread",
    default=0.2,
    show_default=True,
    type=click.FloatRange(0.001, 2),
    help="How far apart the two bots of a step are: the logarithm of a factor, to either side.",
)
@click.option("--seats", type=int, help="How many play; the game's usual number if not given.")
@click.option("--seed", default="1", show_default=True, help="A word or number that fixes all chance.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A rule that the table chose.")
@click.option(
    "--sprt", default=(0.0, 0.05), type=Bounds(), help="Of the test in the end; 0,0.05 if not given."
)
@click.option("--games", type=click.IntRange(1), help="Of the test, at most.")
@click.option(
    "--hours", default=1.0, show_default=True, type=click.FloatRange(0), help="Of the test, at most."
)
@click.option(
    "--resume",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Note every step in this file, and go on with those that are noted there; the test beside it.",
)
@crew_options
@click.option("--json", "as_json", is_flag=True, help="A JSON object for the numbers, and one for the test.")
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
    """Look for better numbers for a bot.

    Its numbers are the weights of the game's heuristics, and exploration, prior and horizon of a search. In
    every step all of them move at once, up or down by chance, and two bots, one to each side of the best
    guess, play some deals; the guess follows the winner (SPSA). In the end what was found plays the usual bot
    until a sequential test decides: only accepted numbers are better ones.
    """
    setup = find_game(game).setup(seats, read_options(options))
    task = plan_tuning(setup, bot, numbers, spread, steps, deals, seed)
    with Tuning(task, resume) as tuning:
        try:
            with executor(jobs, ray) as crew, games_bar(steps, len(tuning.journal.lines)) as advance:
                tuning.run(crew, advance)
        except KeyboardInterrupt:
            done = len(tuning.journal.lines)
            click.echo(f"stopped after {done} of {steps} steps: {tuning.name()}", err=True)
            ctx.exit(130)
    found = tuning.name()
    if as_json:
        click.echo(msgspec.json.encode({"bot": found, "start": task.start, "numbers": tuning.numbers()}))
    else:
        click.echo(f"after {steps} steps, {tuning.work / 3600:.2f} hours of a processor: {found}")
    plan = plan_trial(setup, found, bot, sprt, seed=f"{seed} test")
    journal = resume and resume.with_name(resume.name + TEST)
    tell_trial(run_trial(plan, journal, jobs, ray, games, hours), as_json)
