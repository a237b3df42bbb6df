"""Chooses, when regalia is first imported, between its compiled modules and their sources.

A build is a folder: the library that all compiled modules share, a small file for each of them, and a stamp
that says what they were made of. It lies inside the package in a wheel; in a working tree `_compiled` is a
link to the current one. A build that is whole never changes, so a process keeps the one it started with.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
FOLDER = "_compiled"
STAMP = "stamp.json"
LIBRARY = "regalia__mypyc"  # what mypyc calls the library that all compiled modules share
RELEASE = "release"  # the kind of a build as it is shipped; its speed can be compared
TEST = "test"  # compiled for tests: not optimised across modules, so with half the work
DEVELOPMENT = "development"  # compiled in a hurry
PURE = "pure"  # no build: the sources run

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


def library_file(build: Path, name: str) -> Path:
    """The file of a compiled module, or of the library they share, for the running Python."""
    return build.joinpath(*name.removeprefix("regalia.").split(".")).with_suffix(EXTENSION_SUFFIXES[0])


def module_name(path: str) -> str:
    """The name of a module, by its path inside the package."""
    return "regalia." + path.removesuffix(".py").replace("/", ".")


def read_stamp(build: Path) -> dict[str, Any]:
    """What a build says of itself; empty when there is none."""
    try:
        stamp: dict[str, Any] = json.loads((build / STAMP).read_bytes())
    except FileNotFoundError:
        return {}
    return stamp


def why_unusable(package: Path = PACKAGE) -> str:
    """Why the package's compiled modules must not be used; empty when they match their sources."""
    build = package / FOLDER
    stamp = read_stamp(build)
    if not stamp:
        return NONE_BUILT
    names = [LIBRARY, *map(module_name, stamp["compiled"])]
    if not all(library_file(build, name).is_file() for name in names):
        return NONE_BUILT
    if stamp["compiled"] != modules_to_compile(package, stamp["include"], stamp["exclude"]):
        return STALE
    if any(digest(package / path) != sha256 for path, sha256 in stamp["sources"].items()):
        return STALE
    return ""


def pure_is_asked() -> bool:
    """Whether the environment asks for pure Python."""
    return os.environ.get("REGALIA_PURE", "") not in ("", "0")


class CompiledFinder:
    """Finds the compiled modules of one build."""

    def __init__(self, build: Path, modules: Iterable[str]) -> None:
        self.build = build
        self.modules = {LIBRARY, *modules}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled file of a module; all others are left to the other finders."""
        if fullname not in self.modules:
            return None
        file = str(library_file(self.build, fullname))
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def choose() -> tuple[str, str]:
    """Turn to the compiled modules where they can run; tells why not, and what runs."""
    why_pure = ASKED if pure_is_asked() else why_unusable()
    if why_pure:
        return why_pure, PURE
    build = (PACKAGE / FOLDER).resolve()  # the link may point elsewhere later, this process stays
    stamp = read_stamp(build)
    sys.meta_path.insert(0, CompiledFinder(build, map(module_name, stamp["compiled"])))
    return "", stamp["kind"]
