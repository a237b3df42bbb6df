"""What the coach has explained to people."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.create_table(
        "coached",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("message", sa.String(80), primary_key=True),
        sa.Column("moment", sa.String(40), nullable=False),
    )
