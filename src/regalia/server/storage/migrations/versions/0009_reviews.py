"""Reviews of finished games, and tables that do not begin with a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.add_column("tables", sa.Column("beginning", sa.Text(), nullable=True))
    op.create_table(
        "reviews",
        sa.Column("key", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("plays", sa.Text(), nullable=False, server_default="[]"),
        sa.Column("jobs", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("done", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("failed", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("lease", sa.BigInteger(), nullable=False, server_default="0"),
    )
    op.create_index("ix_reviews_code", "reviews", ["code"])
    op.create_table(
        "findings",
        sa.Column("review", sa.String(24), primary_key=True),
        sa.Column("job", sa.Integer(), primary_key=True),
        sa.Column("found", sa.Text(), nullable=False),
    )
