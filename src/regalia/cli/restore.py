"""`regalia restore`: put a backup in the place of the database."""

import sqlite3
from pathlib import Path

import click

from regalia.server.storage.backup import database_file, restore_database


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--database", envvar="REGALIA_DATABASE", help="SQLite file; by default the one among your data."
)
@click.option("--yes", is_flag=True, help="Do not ask.")
def restore(file: Path, database: str | None, yes: bool) -> None:
    """Put a backup back, also while the server runs.

    What was played since the backup is lost, so it asks first. Running tables are as they were then.
    """
    target = database_file(database)
    if target.exists() and not yes:
        click.confirm(f"Replace all that is in {target}?", abort=True)
    try:
        tables, plies = restore_database(file, target)
    except (OSError, sqlite3.Error) as error:
        raise click.ClickException(f"cannot restore {target} from {file}: {error}") from None
    click.echo(f"{target}: {tables} tables, {plies} plays")
