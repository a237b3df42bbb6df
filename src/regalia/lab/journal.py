"""A journal of a long run: what the run is, and a line for each step, on disk before the next one begins.

Whenever the program or the machine stops, the same run goes on after the last whole line.
"""

import os
from pathlib import Path
from typing import BinaryIO, Generic, Self, TypeVar

import msgspec

from regalia.lab.errors import LabError, OtherRun, Unwritable
from regalia.lab.locks import lock

Head = TypeVar("Head", bound=msgspec.Struct)
Line = TypeVar("Line", bound=msgspec.Struct)


class Journal(Generic[Head, Line]):
    """A file of JSON lines, the first of which says what determines the run; without a path, no file."""

    def __init__(self, path: Path | None, head: Head, kind: type[Line]) -> None:
        self.path = path
        self.head = head
        self.kind = kind
        self.lines: list[Line] = []
        self.file: BinaryIO | None = None

    def __enter__(self) -> Self:
        if self.path is not None:
            self.file = self._opened(self.path)
            try:
                self._read(self.path, self.file)
            except BaseException:
                self.file.close()
                raise
        return self

    def __exit__(self, *reason: object) -> None:
        if self.file is not None:
            self.file.close()

    def add(self, line: Line) -> None:
        """Keep a line; it is on disk when this returns."""
        self.lines.append(line)
        self._write(line)

    def _write(self, line: msgspec.Struct) -> None:
        if self.file is None or self.path is None:
            return
        try:
            self.file.write(msgspec.json.encode(line) + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise Unwritable(self.path, error) from error

    def _opened(self, path: Path) -> BinaryIO:
        """The file, made if it is not there, and kept from other processes."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("a+b")
        except OSError as error:
            raise Unwritable(path, error) from error
        try:
            lock(file, f"another process writes {path}")
        except LabError:
            file.close()
            raise
        return file

    def _read(self, path: Path, file: BinaryIO) -> None:
        """The lines of an earlier part of the same run; what was broken off in the middle of a line goes."""
        file.seek(0)
        found = file.read()
        whole = found.rfind(b"\n") + 1
        file.truncate(whole)
        head, *lines = found[:whole].splitlines() or [b""]
        if not head:
            self._write(self.head)
            return
        try:
            there = msgspec.json.decode(head, type=type(self.head))
            self.lines = [msgspec.json.decode(line, type=self.kind) for line in lines]
        except msgspec.MsgspecError as error:
            raise OtherRun(f"{path} is not a journal of such a run: {error}") from None
        check_same(there, self.head, f"{path} is the journal of another run", "choose another file")


def check_same(there: Head, here: Head, what: str, advice: str) -> None:
    """An error that says in what the run that was found differs from the one that is wanted."""
    found, wanted = msgspec.structs.asdict(there), msgspec.structs.asdict(here)
    other = [name for name in wanted if found[name] != wanted[name]]
    if other:
        told = ", ".join(f"{name} {found[name]!r} ≠ {wanted[name]!r}" for name in other)
        raise OtherRun(f"{what}, with {told}; {advice}")
