"""A connection is an open file, and systems allow few of them unless asked."""

import resource


def allow_many() -> None:
    """Ask for as many open files as this process may have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
