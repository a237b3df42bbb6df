"""Work to try executors with. It stands in a module of its own, so that workers can import it."""

import os
import time
from pathlib import Path


def nap(number: int) -> int:
    """The later the piece, the sooner it is done."""
    time.sleep((7 - number) / 20)
    return number


def stumble(number: int) -> float:
    """Work that cannot be done with 0."""
    return 1 / number


def die(number: int) -> None:
    """Work that no worker survives."""
    os._exit(1)


def die_once(mark: Path) -> str:
    """Work that its first worker does not survive."""
    if mark.exists():
        return mark.name
    mark.touch()
    os._exit(1)


def who(number: int) -> int:
    """The worker that did it, slowly enough for the others to have their share."""
    time.sleep(0.05)
    return os.getpid()
