"""Rematches belong together, and their seats are kept for those who were there."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.add_column("tables", sa.Column("evening", sa.String(12), nullable=False, server_default=""))
    op.create_index("tables_by_evening", "tables", ["evening"])
    op.add_column("seats", sa.Column("kept", sa.String(40), nullable=True))
    op.create_index("ix_seats_kept", "seats", ["kept"])
    op.execute("UPDATE tables SET evening = code")
    connection = op.get_bind()
    follows = sa.text("SELECT code, rematch FROM tables WHERE rematch IS NOT NULL ORDER BY created, code")
    goes_on = sa.text(
        "UPDATE tables SET evening = (SELECT first.evening FROM tables AS first WHERE first.code = :code)"
        " WHERE code = :rematch"
    )
    for code, rematch in connection.execute(follows).all():
        connection.execute(goes_on, {"code": code, "rematch": rematch})
