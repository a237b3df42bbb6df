"""Whether a table stands in the lobby, as a column: the lobby asks for it."""

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this shape."""
    op.add_column("tables", sa.Column("open", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("tables_to_join", "tables", ["open", "phase", "touched"])
    connection = op.get_bind()
    gathering = sa.text("SELECT code, settings FROM tables WHERE phase = 'gathering'")
    for code, settings in connection.execute(gathering).all():
        if msgspec.json.decode(settings).get("open"):
            connection.execute(sa.text("UPDATE tables SET open = TRUE WHERE code = :code"), {"code": code})
