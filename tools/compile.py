"""Compile regalia for the working tree, if that has not been done for the sources as they are.

Each build gets a folder of its own under build/native, named by what went into it, and `_compiled` in the
package becomes a link to it when it is whole. So whoever runs goes on with the build it has, and going back
to sources that were compiled before costs nothing.
"""

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

from build_native import KIND
from native import PACKAGE, ROOT, make_stamp, why_not_compile
from regalia._native import DEVELOPMENT, FOLDER, RELEASE, TEST, read_stamp, why_unusable

BUILD = ROOT / "build"
BUILDS = BUILD / "native"
LINK = PACKAGE / FOLDER
KEPT = 4  # builds
KINDS = (DEVELOPMENT, TEST, RELEASE)  # those that come later are as good, and faster


def is_current(kinds: set[str]) -> bool:
    """Whether the build is of one of these kinds, and fits sources, settings and tools as they are now."""
    if why_unusable(PACKAGE):
        return False
    stamp = read_stamp(LINK)
    return stamp["kind"] in kinds and stamp == make_stamp(stamp["kind"])


def switch_to(folder: Path) -> None:
    """Make a build the current one, in one step."""
    new = LINK.with_name(f"{FOLDER}.new")
    new.unlink(missing_ok=True)
    new.symlink_to(os.path.relpath(folder, PACKAGE))
    new.replace(LINK)
    os.utime(folder)
    for old in sorted(BUILDS.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        shutil.rmtree(old)


def compile_all(kind: str, folder: Path) -> int:
    """Compile into a new folder, and return the exit code; a failure leaves nothing behind."""
    begun = time.monotonic()
    print(f"regalia: compiling ({kind} build)", file=sys.stderr, flush=True)
    making = BUILD / "making"
    shutil.rmtree(making, ignore_errors=True)
    folders = ("--build-temp", making / "temp", "--build-lib", making / "lib")
    command = (sys.executable, "setup.py", "-q", "build_ext", *folders)
    environment = {**os.environ, KIND: kind, "PYTHONHASHSEED": "0"}  # mypyc writes sets in their order
    code = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr)
    if code:
        print("regalia: not compiled, for the errors above", file=sys.stderr)
        return code
    BUILDS.mkdir(exist_ok=True)
    (making / "lib" / PACKAGE.name / FOLDER).replace(folder)
    shutil.rmtree(making)
    print(f"regalia: compiled in {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    return 0


def main() -> int:
    """Bring the compiled modules up to date, or remove old ones where nothing is compiled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "kind",
        nargs="?",
        choices=KINDS,
        default=RELEASE,
        help="slower ones are made faster; a build that fits and is faster will do",
    )
    kind = parser.parse_args().kind
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if LINK.is_dir() and not LINK.is_symlink():
            sys.exit(f"regalia: {LINK} is a folder and should be a link; remove it")
        reason = why_not_compile()
        if reason:
            LINK.unlink(missing_ok=True)
            print(f"regalia: not compiled, pure Python: {reason}", file=sys.stderr)
            return 0
        if is_current(set(KINDS[KINDS.index(kind) :])):
            return 0
        stamp = json.dumps(make_stamp(kind)).encode()
        folder = BUILDS / hashlib.sha256(stamp).hexdigest()[:16]
        if not folder.exists():
            code = compile_all(kind, folder)
            if code:
                return code
        switch_to(folder)
        return 0


if __name__ == "__main__":
    sys.exit(main())
