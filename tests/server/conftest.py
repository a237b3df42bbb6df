"""What the tests of the server share."""

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from serving import Clock, Local, serving, set_clock


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """As in production."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
async def local(tmp_path: Path) -> AsyncIterator[Local]:
    """A server on an empty database."""
    async with serving(tmp_path) as running:
        yield running


@pytest.fixture
def clock() -> Iterator[Clock]:
    """The server's time, to be set forward."""
    with set_clock() as clock:
        yield clock
