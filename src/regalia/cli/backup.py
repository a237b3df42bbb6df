"""`regalia backup`: a copy of the database, made while the server runs."""

import sqlite3
from pathlib import Path

import click

from regalia.cli.speech import Spoken, explain, failure, say
from regalia.server.storage.backup import copy_database, database_file


@click.command(cls=Spoken)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--database", envvar="REGALIA_DATABASE")
def backup(file: Path, database: str | None) -> None:
    """Copy the database to FILE, also while the server runs."""
    if file.exists():
        raise failure("wrong-exists", file=str(file))
    source = database_file(database)
    if not source.exists():
        raise failure("wrong-no-database", file=str(source))
    try:
        tables, plies = copy_database(source, file)
    except (OSError, sqlite3.Error) as error:
        raise failure("wrong-copy", source=str(source), file=str(file), error=explain(error)) from None
    click.echo(say("told-copied", file=str(file), tables=tables, plies=plies))
