"""`regalia backup`: a copy of the database, made while the server runs."""

import sqlite3
from pathlib import Path

import click

from regalia.server.storage.backup import copy_database, database_file


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--database", envvar="REGALIA_DATABASE", help="SQLite file; by default the one among your data."
)
def backup(file: Path, database: str | None) -> None:
    """Copy the database to FILE, also while the server runs."""
    if file.exists():
        raise click.ClickException(f"{file} exists; name a new file, or remove it first")
    source = database_file(database)
    if not source.exists():
        raise click.ClickException(f"there is no database at {source}")
    try:
        tables, plies = copy_database(source, file)
    except (OSError, sqlite3.Error) as error:
        raise click.ClickException(f"cannot copy {source} to {file}: {error}") from None
    click.echo(f"{file}: {tables} tables, {plies} plays")
