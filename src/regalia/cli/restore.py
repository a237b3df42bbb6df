"""`regalia restore`: put a backup in the place of the database."""

import sqlite3
from pathlib import Path

import click

from regalia.cli.speech import Spoken, explain, failure, say
from regalia.server.storage.backup import database_file, restore_database


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--database", envvar="REGALIA_DATABASE")
@click.option("--yes", is_flag=True)
def restore(file: Path, database: str | None, yes: bool) -> None:
    """Put a backup back, also while the server runs."""
    target = database_file(database)
    if target.exists() and not yes:
        click.confirm(say("told-replace", file=str(target)), abort=True)
    try:
        tables, plies = restore_database(file, target)
    except (OSError, sqlite3.Error) as error:
        raise failure("wrong-restore", target=str(target), file=str(file), error=explain(error)) from None
    click.echo(say("told-copied", file=str(target), tables=tables, plies=plies))
