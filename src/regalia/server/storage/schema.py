"""Bringing a database to the shape that this version needs."""

from importlib import resources
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = resources.files("regalia.server.storage") / "migrations"
TURN = 8_241_907  # any number that nothing else on the database uses


def alembic_config(connection: Connection) -> "Config":
    """Alembic, told where the steps are and what they work on."""
    from alembic.config import Config  # noqa: PLC0415 - most starts never need it, and it takes a while

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Bring it up to date; nothing to do costs next to nothing."""
    if connection.dialect.name == "postgresql":  # one of several processes that start at the same moment
        connection.execute(text(f"SELECT pg_advisory_xact_lock({TURN})"))
    if revision_of(connection) != newest_revision():
        from alembic import command  # noqa: PLC0415 - as above

        command.upgrade(alembic_config(connection), "head")


def newest_revision() -> str:
    """Of the shape that this version needs: files of migrations are named by their revisions, in order."""
    names = [file.name for file in (MIGRATIONS / "versions").iterdir() if file.name.endswith(".py")]
    return max(names).partition("_")[0]


def revision_of(connection: Connection) -> str | None:
    """Of the shape that the database has; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found
