"""Sequential tests on the command line: their bounds, how far they are, and what they found."""

import time
from math import inf
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console

from regalia.cli.crew import executor
from regalia.cli.faults import fault
from regalia.cli.figures import add_columns, interval, make_table, number, percent
from regalia.cli.speech import say
from regalia.lab.contest import NO_SEARCH
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
    with Trial(plan, journal) as trial, console.status(say("told-playing")) as status:

        def heard() -> None:
            told = "; ".join(
                say(
                    "told-trial-status",
                    side=fault(report.side),
                    deals=report.deals,
                    verdict=fault(report.verdict),
                    evidence=number(f"{report.ratio:+.2f}"),
                )
                for report in trial.reports()
            )
            status.update(f"{told}; {time.monotonic() - begun:.0f} s")

        work = inf if hours is None else 3600 * hours
        try:
            with executor(jobs, ray) as crew:
                trial.run(crew, games, work, heard=heard)
        except KeyboardInterrupt:
            games_played = len(trial.journal.lines)
            click.echo(
                say("told-trial-stopped", games=games_played, journal="yes" if journal else "no"), err=True
            )
    return trial


def question(plan: Plan) -> str:
    """Whether the bots think for equally long, and in what sense; for programs."""
    new, old = plan.budgets
    if new != old:
        return f"unequal budgets: {plan.new} has {new}, {plan.old} {old}"
    return new if new == NO_SEARCH else f"equal {'iterations' if 'iterations' in new else 'time'}: {new} each"


def tell_question(plan: Plan) -> str:
    """The same for people."""
    new, old = (number(fault(budget)) for budget in plan.budgets)
    if new != old:
        return say("told-trial-unequal", new=plan.new, old=plan.old, new_budget=new, old_budget=old)
    return new if plan.budgets[0] == NO_SEARCH else say("told-trial-equal", budget=new)


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
    title = say("told-trial-title", game=plan.game, seats=plan.seats, new=plan.new, old=plan.old)
    table = make_table(title)
    table.add_column("")
    add_columns(table, "deals", "wins-alone", "interval", "fair", "evidence", "verdict")
    for report in reports:
        shown = ("", "")
        if report.share is not None and report.low is not None and report.high is not None:
            shown = percent(report.share), interval(report.low, report.high)
        row = (
            fault(report.side),
            str(report.deals),
            *shown,
            percent(report.fair),
            number(f"{report.ratio:+.2f}"),
            fault(report.verdict),
        )
        table.add_row(*row)
    Console().print(table)
    click.echo(
        say(
            "told-trial-answer",
            new=plan.new,
            low=number(f"{plan.low:+.3g}"),
            high=number(f"{plan.high:+.3g}"),
            errors=percent(plan.errors),
            verdict=fault(trial.verdict),
            budgets=tell_question(plan),
        )
    )
    times = ", ".join(number(f"{bot} {1000 * seconds:.1f} ms") for bot, seconds in pace.items())
    click.echo(say("told-trial-pace", times=times, hours=number(f"{trial.work / 3600:.2f}")))
    if any(report.side != NEW_AMONG_OLD for report in reports):
        click.echo(say("told-trial-old-among-new"))
