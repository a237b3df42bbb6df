"""Sequential tests on the command line: their bounds, how far they are, and what they found."""

import time
from math import inf
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from regalia.cli.crew import executor
from regalia.cli.speech import say
from regalia.lab.trial import NEW_AMONG_OLD, Plan, Trial


class Bounds(click.ParamType[tuple[float, float]]):
    """Two differences from the fair share."""

    name = "LOW,HIGH"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Both as numbers."""
        if isinstance(value, tuple):
            return value
        try:
            low, high = map(float, value.split(","))
        except ValueError:
            self.fail(say("wrong-bounds-form", given=repr(value)), param, ctx)
        if not -1 < low < high < 1:
            self.fail(say("wrong-bounds-order", given=repr(value)), param, ctx)
        return low, high


def run_trial(
    plan: Plan,
    journal: Path | None,
    jobs: int | None,
    ray: str | None,
    games: int | None,
    hours: float | None,
) -> Trial:
    """Play a trial, with a line that says how it stands; Ctrl-C ends it."""
    console = Console(stderr=True)
    begun = time.monotonic()
    with Trial(plan, journal) as trial, console.status("playing") as status:

        def heard() -> None:
            told = "; ".join(
                f"{report.side}: {report.deals} deals, {report.verdict} ({report.ratio:+.2f})"
                for report in trial.reports()
            )
            status.update(f"{told}; {time.monotonic() - begun:.0f} s")

        work = inf if hours is None else 3600 * hours
        try:
            with executor(jobs, ray) as crew:
                trial.run(crew, games, work, heard=heard)
        except KeyboardInterrupt:
            goes_on = "the same command goes on" if journal else "with --resume FILE it could go on"
            click.echo(f"stopped after {len(trial.journal.lines)} games; {goes_on}", err=True)
    return trial


def question(plan: Plan) -> str:
    """Whether the bots think for equally long, and in what sense."""
    new, old = plan.budgets
    if new != old:
        return f"unequal budgets: {plan.new} has {new}, {plan.old} {old}"
    return (
        new if new == "no search" else f"equal {'iterations' if 'iterations' in new else 'time'}: {new} each"
    )


def tell_trial(trial: Trial, as_json: bool) -> None:
    """Say what came out, for programs or for people."""
    plan = trial.plan
    reports = trial.reports()
    pace = trial.pace()
    if as_json:
        told = {
            "game": plan.game,
            "seats": plan.seats,
            "new": plan.new,
            "old": plan.old,
            "budgets": plan.budgets,
            "question": question(plan),
            "bounds": (plan.low, plan.high),
            "errors": plan.errors,
            "seed": plan.seed,
            "verdict": trial.verdict,
            "sides": reports,
            "seconds_per_decision": pace,
            "hours": trial.work / 3600,
        }
        click.echo(msgspec.json.encode(told))
        return
    table = Table(title=f"{plan.game}, {plan.seats} seats: {plan.new} against {plan.old}", box=SIMPLE_HEAD)
    table.add_column("")
    for name in ("deals", "wins alone", "95 %", "fair", "evidence", "verdict"):
        table.add_column(name, justify="right")
    for report in reports:
        shown = ("", "")
        if report.share is not None:
            shown = f"{report.share:.1%}", f"{report.low:.1%} to {report.high:.1%}"
        row = (
            report.side,
            str(report.deals),
            *shown,
            f"{report.fair:.1%}",
            f"{report.ratio:+.2f}",
            report.verdict,
        )
        table.add_row(*row)
    Console().print(table)
    what = f"{plan.low:+.3g} or {plan.high:+.3g} beside the fair share, errors {plan.errors:.0%}"
    click.echo(f"Does {plan.new} win {what}? {trial.verdict.capitalize()}; {question(plan)}.")
    times = ", ".join(f"{bot} {1000 * seconds:.1f} ms" for bot, seconds in pace.items())
    click.echo(f"A decision of {times}; {trial.work / 3600:.2f} hours of a processor in all.")
    if any(report.side != NEW_AMONG_OLD for report in reports):
        click.echo("One old among new speaks for the new bot when it wins less than its fair share.")
