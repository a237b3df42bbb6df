"""What the commands that let bots play many games share: who does the work, and how far it is."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia.cli.speech import misuse, say
from regalia.lab.cluster import LOCAL, Cluster
from regalia.lab.executor import Alone, Executor
from regalia.lab.processes import Processes


def crew_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options --jobs and --ray, which `executor` takes."""
    jobs = click.option("--jobs", type=click.IntRange(1))
    ray = click.option("--ray", metavar="ADDRESS")
    return jobs(ray(command))


@contextmanager
def executor(jobs: int | None, ray: str | None) -> Iterator[Executor]:
    """Whoever is to do the work, until it is done."""
    if ray not in (None, LOCAL) and jobs is not None:
        raise misuse("wrong-jobs-with-ray")
    workers = jobs or os.cpu_count() or 1
    if ray is not None:
        with Cluster(ray, workers) as cluster:
            yield cluster
    elif workers == 1:
        yield Alone()
    else:
        with Processes(workers) as processes:
            yield processes


def bot_names(given: str) -> list[str]:
    """The bots of --bots, in their order."""
    names = [name.strip() for name in given.split(",") if name.strip()]
    if not names:
        raise misuse("wrong-no-bots")
    return names


def games_bar(total: int, done: int = 0) -> AbstractContextManager[Callable[[], None]]:
    """A bar that moves game by game."""
    return bar(say("told-playing"), total, done)


@contextmanager
def bar(what: str, total: int, done: int) -> Iterator[Callable[[], None]]:
    """A bar on stderr, for who sits at a terminal; gives what moves it by one, and goes in the end."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as shown:
        task = shown.add_task(what, total=total, completed=done)
        yield lambda: shown.advance(task)
