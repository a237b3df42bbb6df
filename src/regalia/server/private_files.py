"""Files that only their owner may read: keys of cookies, secrets of deals and chat are in them."""

from pathlib import Path

import structlog

FILE, FOLDER = 0o600, 0o700
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite writes beside a file, as readable as the file itself
LOG = structlog.get_logger()


def keep_database(file: Path) -> None:
    """Before SQLite opens a file: make it, if there is none, and shut all that belongs to it."""
    file = file.resolve()  # SQLite writes beside the file itself, and not beside a link to it
    if not file.exists():
        file.touch(FILE)
    for name in (file.name, *(file.name + ending for ending in BESIDE)):
        _shut(file.with_name(name), FILE)


def keep_file(file: Path) -> None:
    """Shut a file that is there."""
    _shut(file, FILE)


def keep_folder(folder: Path) -> None:
    """Make a folder, if there is none, into which nobody else can look."""
    folder.mkdir(FOLDER, parents=True, exist_ok=True)


def keep_own_folder(folder: Path) -> None:
    """The same, and shut it also if it was there: it holds nothing but what this program writes."""
    keep_folder(folder)
    _shut(folder, FOLDER)


def _shut(path: Path, mode: int) -> None:
    try:
        if path.stat().st_mode & 0o077:
            path.chmod(mode)
    except FileNotFoundError:
        pass  # SQLite removes those beside a file when the last who uses it goes
    except OSError as error:  # it belongs to someone else, or lies where files have no owners
        LOG.warning("file readable by other users", path=str(path), error=error.strerror)
