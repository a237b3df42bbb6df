"""Until when someone looks at a table, for other processes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.add_column("tables", sa.Column("watched", sa.BigInteger(), nullable=False, server_default="0"))
