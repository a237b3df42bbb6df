"""Measure, on a fresh clone with cold caches, how long one waits: for a page, a build, a check, a verdict.

Packages are downloaded first, and that is timed apart; all else takes them from there. Prints a table in
Markdown. The clone's own make targets do the work, so older commits can be measured as well.
"""

import argparse
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

PORT = 8123
URL = f"http://127.0.0.1:{PORT}"
RULE = "src/regalia/games/brutal_kingdom/chapters.py"
MOST_SECONDS = 3600
STEPS = ("play", "build", "dev", "check", "test")


class Clone:
    """A fresh clone, and an environment that asks no registry once everything is downloaded."""

    def __init__(self, source: Path, commit: str, folder: Path) -> None:
        self.folder = folder
        self.tree = folder / "clone"
        subprocess.run(["git", "clone", "-q", source, self.tree], check=True)
        subprocess.run(["git", "checkout", "-q", commit], cwd=self.tree, check=True)
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("REGALIA")}
        self.environment = inherited | {"npm_config_cache": str(folder / "npm")}

    def download(self) -> None:
        """Fetch all packages, for Python and for Node."""
        wheels = self.folder / "wheels"
        command = [sys.executable, "-m", "pip", "wheel", "-q", "-c", "constraints.txt", "-w", str(wheels)]
        self.run([*command, "setuptools", "wheel", "mypy", "msgspec", "uv"])
        self.run([*command, ".[dev]"], PIP_FIND_LINKS=str(wheels), REGALIA_WEB="0", REGALIA_PURE="1")
        scratch = self.folder / "scratch"
        scratch.mkdir()
        shutil.copy(self.tree / "web" / "package.json", scratch)
        self.run(["npm", "install", "--silent", "--no-audit", "--no-fund"], cwd=scratch)
        shutil.rmtree(scratch)
        self.freshen()
        offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels), "npm_config_prefer_offline": "true"}
        self.environment |= offline

    def freshen(self) -> None:
        """Make it a fresh clone again."""
        subprocess.run(["git", "clean", "-fdxq"], cwd=self.tree, check=True)

    def run(self, command: list[str], cwd: Path | None = None, **more: str) -> None:
        """Run a command in the clone; what it prints is shown if it fails."""
        done = subprocess.run(
            command,
            cwd=cwd or self.tree,
            env=self.environment | more,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{done.stdout}\n{' '.join(command)} failed")

    def make(self, target: str) -> None:
        """Make a target of the clone."""
        self.run(["make", target])

    def is_compiled(self) -> bool:
        """Whether a new process would run compiled."""
        code = "import sys, regalia; sys.exit(not regalia.compiled)"
        command = [str(self.tree / ".venv/bin/python"), "-c", code]
        return not subprocess.run(command, env=self.environment, check=False).returncode


def seconds_until(happened: Callable[[], bool], begun: float) -> float:
    """The seconds since a moment, as soon as something has happened."""
    while time.monotonic() - begun < MOST_SECONDS:
        if happened():
            return time.monotonic() - begun
        time.sleep(0.2)
    sys.exit("waited in vain")


def page_is_there() -> bool:
    """Whether the server serves its page."""
    try:
        with urlopen(URL, timeout=5) as answer:
            return b"<html" in answer.read()
    except OSError:
        return False


def measure_play(clone: Clone) -> list[tuple[str, float]]:
    """`make play`, until the page is served, a bot has answered a play, and the engine is compiled."""
    database = str(clone.folder / "measure.db")
    settings = {"REGALIA_NO_BROWSER": "1", "REGALIA_PORT": str(PORT), "REGALIA_DATABASE": database}
    begun = time.monotonic()
    with subprocess.Popen(
        ["make", "play"],
        cwd=clone.tree,
        env=clone.environment | settings,
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        try:
            page = seconds_until(page_is_there, begun)
            first_play = str(Path(__file__).with_name("first_play.py"))
            clone.run([str(clone.tree / ".venv/bin/python"), first_play, URL])
            played = time.monotonic() - begun
            compiled = seconds_until(clone.is_compiled, begun)
        finally:
            os.killpg(server.pid, signal.SIGTERM)
    return [
        ("`make play`: the page is served", page),
        ("`make play`: a bot has answered a play", played),
        ("`make play`: the compiled engine is there", compiled),
    ]


def timed(work: Callable[[], None]) -> float:
    """The seconds that something takes."""
    begun = time.monotonic()
    work()
    return time.monotonic() - begun


def measure_build(clone: Clone) -> list[tuple[str, float]]:
    """`make build` when everything is installed and nothing compiled."""
    clone.make("build")
    clone.make("clean")
    return [("`make build`: everything", timed(lambda: clone.make("build")))]


def measure_dev(clone: Clone) -> list[tuple[str, float]]:
    """`make dev` after a rule has changed."""
    clone.make("dev")
    rule = clone.tree / RULE
    text = rule.read_text()
    added = "\n\ndef added(number: int) -> str:\n    return f'{number} is new'\n"
    changes = {
        "a function more in a rule": added,
        "another line in it": added.replace("return", "number += 1; return"),
    }
    rows = []
    for name, change in changes.items():
        rule.write_text(text + change)
        rows.append((f"`make dev`: {name}", timed(lambda: clone.make("dev"))))
    rule.write_text(text)
    return rows


def main() -> None:
    """Measure, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"of {', '.join(STEPS)}; all by default")
    parser.add_argument("--commit", default="HEAD", help="which commit of this repository (default: HEAD)")
    given = parser.parse_args()
    steps = given.steps or STEPS
    if unknown := set(steps) - set(STEPS):
        parser.error(f"no such step: {', '.join(sorted(unknown))}; there are {', '.join(STEPS)}")
    with tempfile.TemporaryDirectory(prefix="regalia-loop-") as folder:
        clone = Clone(Path(__file__).parent.parent, given.commit, Path(folder))
        rows = [("downloads", timed(clone.download))]
        for step in steps:
            print(f"measuring {step}", file=sys.stderr, flush=True)
            if step in ("play", "test"):
                clone.freshen()
            if step == "check":
                clone.run(["make", ".venv/installed", "dev"])  # it is for every day, when all is built
            if step == "play":
                rows += measure_play(clone)
            elif step == "build":
                rows += measure_build(clone)
            elif step == "dev":
                rows += measure_dev(clone)
            else:
                rows.append((f"`make {step}`", timed(lambda: clone.make(step))))  # noqa: B023, called at once
        print(f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}\n")
        print("| | seconds |\n|---|---|")
        for name, seconds in rows:
            print(f"| {name} | {seconds:.0f} |")


if __name__ == "__main__":
    main()
