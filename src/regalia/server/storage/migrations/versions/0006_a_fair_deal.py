"""A deal is made in steps; a table that has not dealt yet will deal by them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.add_column("tables", sa.Column("until", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("earlier", sa.Text(), nullable=False, server_default="[]"))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("kind", sa.String(8), nullable=False, server_default=""))
        seats.add_column(sa.Column("pledge", sa.String(64), nullable=False, server_default=""))
        seats.alter_column("share", type_=sa.String(64), existing_type=sa.String(32), existing_nullable=False)
    op.execute(
        "UPDATE seats SET share = '' WHERE code IN (SELECT code FROM tables WHERE phase = 'gathering')"
    )
    op.execute("UPDATE tables SET salt = '' WHERE phase = 'gathering'")  # the secret was not used yet
