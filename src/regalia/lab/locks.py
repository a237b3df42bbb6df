"""One process at a time: files and folders that are locked while a run writes into them."""

from typing import BinaryIO

from regalia.lab.errors import OtherRun, Unlockable

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]


def lock(held: BinaryIO | int, refusal: str) -> None:
    """Lock an open file or folder until it is closed; `refusal` is said if another process has locked it."""
    if fcntl is None:
        raise Unlockable
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise OtherRun(refusal) from None
