"""What can go wrong around the games in the lab: no fault of a player, and none of the rules."""

from pathlib import Path

from regalia.kernel.errors import RegaliaError


class LabError(RegaliaError):
    """Something that the lab needs is not as it should be; the text says what, and what to do."""


class MissingExtra(LabError):
    """A library that is not installed by default."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(f"there is no module {module}; get it with: pip install 'regalia[{extra}]'")


class NoCluster(LabError):
    """There is no Ray at an address, or none that will have us."""


class WorkerLost(LabError):
    """Workers died again and again at the same piece of work."""


class Unwritable(LabError):
    """A file or folder that cannot be written."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(f"cannot write {path}: {error.strerror or error}")


class Unlockable(LabError):
    """A system without locks on files, by which a run keeps other processes from its files."""

    def __init__(self) -> None:
        super().__init__(
            "this system has no locks on files (no module fcntl), so runs that are kept in files do not work "
            "here; playing, serving and reviewing do"
        )


class OtherRun(LabError):
    """A folder that holds something other than the run that was asked for."""
