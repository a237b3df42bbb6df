"""What the moment at which a table needs attention follows from."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.add_column("due", sa.Column("ply", sa.Integer(), nullable=False, server_default="0"))
