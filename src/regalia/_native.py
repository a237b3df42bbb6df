"""Chooses, when regalia is first imported, between its compiled modules and their sources."""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP = "_compiled.json"
LIBRARY = "regalia__mypyc"  # what mypyc calls the library that all compiled modules share

ASKED = "REGALIA_PURE is set"
NONE_BUILT = "no compiled modules were built"
STALE = "sources changed since they were compiled: run make build"


def modules_to_compile(package: Path, include: Iterable[str], exclude: Iterable[str]) -> list[str]:
    """The modules that are compiled, as sorted paths inside the package."""
    found = {path.relative_to(package) for pattern in include for path in package.glob(pattern)}
    return sorted(p.as_posix() for p in found if not any(p.match(pattern) for pattern in exclude))


def digest(path: Path) -> str:
    """The SHA-256 of a file; empty when there is no such file."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def library_files(package: Path, modules: Iterable[str]) -> list[Path]:
    """The files that compiling these modules makes for the running Python."""
    suffix = EXTENSION_SUFFIXES[0]
    shared = package.parent / f"{LIBRARY}{suffix}"
    return [shared, *((package / module).with_suffix(suffix) for module in modules)]


def why_unusable(package: Path = PACKAGE) -> str:
    """Why the package's compiled modules must not be used; empty when they match their sources."""
    try:
        stamp = json.loads((package / STAMP).read_bytes())
    except FileNotFoundError:
        return NONE_BUILT
    if not all(file.is_file() for file in library_files(package, stamp["compiled"])):
        return NONE_BUILT
    if stamp["compiled"] != modules_to_compile(package, stamp["include"], stamp["exclude"]):
        return STALE
    if any(digest(package / path) != sha256 for path, sha256 in stamp["sources"].items()):
        return STALE
    return ""


def pure_is_asked() -> bool:
    """Whether the environment asks for pure Python."""
    return os.environ.get("REGALIA_PURE", "") not in ("", "0")


class SourceFinder:
    """Finds the modules of regalia in their sources alone, whatever else lies beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of a module of regalia; other packages are left to the other finders."""
        if path is None or not fullname.startswith("regalia."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)


def choose() -> str:
    """Turn to the sources where the compiled modules must not run, and return why."""
    why_pure = ASKED if pure_is_asked() else why_unusable()
    if why_pure:
        sys.meta_path.insert(0, SourceFinder())
    return why_pure
