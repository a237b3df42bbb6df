"""Rows of the database as the server's types have them."""

import pytest
from sqlalchemy import Table

from regalia.server.storage.models import REVIEWS, SEATS, TABLES
from regalia.server.storage.rows import ReviewRow, SeatRow, TableRow


@pytest.mark.parametrize(
    ("table", "row"), [(TABLES, TableRow), (SEATS, SeatRow), (REVIEWS, ReviewRow)], ids=str
)
def test_a_row_has_the_columns_of_its_table_in_their_order(
    table: Table, row: type[TableRow] | type[SeatRow] | type[ReviewRow]
) -> None:
    assert row._fields == tuple(column.name for column in table.columns)
