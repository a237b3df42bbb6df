"""When reviews were asked for, and what each counts for: a person's day outlasts a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.add_column("reviews", sa.Column("asked", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("reviews", sa.Column("cost", sa.Integer(), nullable=False, server_default="1"))
    op.create_index("reviews_by_person", "reviews", ["person", "asked"])
