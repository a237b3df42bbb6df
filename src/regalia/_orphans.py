"""Worker processes that end with whoever started them."""

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """In a worker: a parent that is killed cannot tell it, and it would wait for work for ever."""
    Thread(target=_wait, daemon=True).start()


def _wait() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
