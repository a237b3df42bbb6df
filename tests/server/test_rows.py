"""Rows of the database as the server's types have them."""

import pytest
from sqlalchemy import Table

from regalia.server.storage.models import SEATS, TABLES
from regalia.server.storage.rows import SeatRow, TableRow


@pytest.mark.parametrize(("table", "row"), [(TABLES, TableRow), (SEATS, SeatRow)], ids=["tables", "seats"])
def test_a_row_has_the_columns_of_its_table_in_their_order(
    table: Table, row: type[TableRow] | type[SeatRow]
) -> None:
    assert row._fields == tuple(column.name for column in table.columns)
