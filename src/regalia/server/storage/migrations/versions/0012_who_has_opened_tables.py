"""How many tables someone has opened is found without a look at those of all others."""

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.create_index("tables_by_host", "tables", ["host", "phase"])
