"""`regalia lab`: work on the bots themselves."""

import click

from regalia.cli import LazyGroup


@click.group(cls=LazyGroup, package=__name__, lazy=("fit", "levels", "train", "tune-bot"))
def lab() -> None:
    """Measure and improve the bots."""
