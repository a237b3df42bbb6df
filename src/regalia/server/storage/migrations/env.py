"""Alembic comes here. The server gives it a connection; so does a developer's `alembic`, by the URL."""

from alembic import context

from regalia.server.storage.models import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
