"""Which modules are compiled, from what, and whether that can be done here."""

import ast
import os
import platform
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from importlib import metadata
from importlib.util import resolve_name
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from regalia._native import ASKED, digest, modules_to_compile, pure_is_asked

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "regalia"


def why_not_compile() -> str:
    """Why nothing can or should be compiled here; empty when it can."""
    if pure_is_asked():
        return ASKED
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if not shutil.which(command.split()[0]):
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are not installed"
    return ""


def settings(kind: str) -> dict[str, Any]:
    """What decides the compiled modules besides their sources: the patterns, how, and the tools' versions."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["regalia"]["compile"]
    return {**patterns, "kind": kind, "python": platform.python_version(), "mypy": metadata.version("mypy")}


def imported_names(path: Path) -> Iterator[str]:
    """What a source file imports, as absolute names: of modules, and of things inside them."""
    package = ".".join(path.parent.relative_to(SRC).parts)
    for node in ast.walk(ast.parse(path.read_bytes(), path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package)
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def source_file(name: str) -> Path | None:
    """The file of a module of regalia; None when the name is not one."""
    path = SRC.joinpath(*name.split("."))
    candidates = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in candidates if file.is_relative_to(PACKAGE) and file.is_file()), None)


def sources(modules: Iterable[str]) -> dict[str, str]:
    """Digests of the modules and all they import: mypyc copies constants from uncompiled ones, too."""
    waiting = [PACKAGE / module for module in modules]
    digests: dict[str, str] = {}
    while waiting:
        file = waiting.pop()
        path = file.relative_to(PACKAGE).as_posix()
        if path not in digests:
            digests[path] = digest(file)
            waiting.extend(filter(None, map(source_file, imported_names(file))))
    return dict(sorted(digests.items()))


def make_stamp(kind: str) -> dict[str, Any]:
    """What a build of the sources as they are now is recognised by."""
    now = settings(kind)
    modules = modules_to_compile(PACKAGE, now["include"], now["exclude"])
    return {**now, "compiled": modules, "sources": sources(modules)}
