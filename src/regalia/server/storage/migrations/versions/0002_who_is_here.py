"""Who is here, for other processes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.add_column("seats", sa.Column("here", sa.BigInteger(), nullable=False, server_default="0"))
