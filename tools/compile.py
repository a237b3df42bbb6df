"""Compile regalia inside the working tree, if anything changed since that was last done."""

import fcntl
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from native import PACKAGE, ROOT, SRC, settings, why_not_compile
from regalia._native import STAMP, why_unusable

BUILD = ROOT / "build"


def is_current() -> bool:
    """Whether the compiled modules fit the sources, the settings and the tools as they are now."""
    if why_unusable(PACKAGE):
        return False
    stamp = json.loads((PACKAGE / STAMP).read_bytes())
    return all(stamp[key] == value for key, value in settings().items())


def remove_compiled() -> None:
    """Remove all compiled modules from the tree, their stamp first, so that none is trusted."""
    (PACKAGE / STAMP).unlink(missing_ok=True)
    for library in (*SRC.glob("*__mypyc.*"), *PACKAGE.rglob("*.so")):
        library.unlink()


def run_with_clock(command: Sequence[str | Path]) -> int:
    """Run a command and give its exit code; someone who looks on sees that it is still at work."""
    begun = time.monotonic()
    watched = sys.stdin.isatty() and sys.stderr.isatty()  # not in the background, as in `make test`
    with subprocess.Popen(command, cwd=ROOT) as running:
        while True:
            try:
                code = running.wait(1)
                break
            except subprocess.TimeoutExpired:
                if watched:
                    print(f"\r{time.monotonic() - begun:.0f} s", end="", file=sys.stderr, flush=True)
    if watched:
        print("\r", end="", file=sys.stderr)
    return code


def compile_all() -> int:
    """Compile afresh and return the exit code; a failure leaves nothing behind."""
    print("regalia: compiling, which takes some minutes", flush=True)
    scratch = BUILD / "mypyc"
    shutil.rmtree(scratch, ignore_errors=True)
    folders = ("--build-temp", scratch / "objects", "--build-lib", scratch / "lib")
    command = (sys.executable, "setup.py", "-q", "build_ext", "--inplace", *folders)
    code = run_with_clock(command)
    if code:
        remove_compiled()
        print("regalia: not compiled, for the errors above", file=sys.stderr)
    return code


def main() -> int:
    """Bring the compiled modules up to date, or remove old ones where nothing is compiled."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_current():
            return 0
        remove_compiled()
        reason = why_not_compile()
        if reason:
            print(f"regalia: not compiled, pure Python: {reason}", file=sys.stderr)
            return 0
        return compile_all()


if __name__ == "__main__":
    sys.exit(main())
