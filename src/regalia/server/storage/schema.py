"""Bringing a database to the shape that this version needs."""

from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

TURN = 8_241_907  # any number that nothing else on the database uses


def alembic_config(connection: Connection) -> Config:
    """Alembic, told where the steps are and what they work on."""
    config = Config()
    config.set_main_option("script_location", str(resources.files("regalia.server.storage") / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Bring it up to date; nothing to do costs next to nothing."""
    if connection.dialect.name == "postgresql":  # one of several processes that start at the same moment
        connection.execute(text(f"SELECT pg_advisory_xact_lock({TURN})"))
    config = alembic_config(connection)
    head = ScriptDirectory.from_config(config).get_current_head()
    if MigrationContext.configure(connection).get_current_revision() != head:
        command.upgrade(config, "head")
