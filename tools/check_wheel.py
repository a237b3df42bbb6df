"""Builds the sdist and from it a wheel, and tries the wheel in a clean environment without compiler and Node.

`python tools/check_wheel.py WORK` needs the extra `release` and takes some minutes. WORK is a new folder; the
wheel is in WORK/dist afterwards. Each thing that was tried is a line; the first that fails ends it.
"""

import json
import os
import socket
import subprocess
import sys
import time
import venv
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
LEAST_SEARCH = 3000  # iterations of a search in a second of a processor; pure Python has some hundreds
SEARCH = """
import json, time
import regalia
game = regalia.game("brutal-kingdom")
match = regalia.Match(game.setup(4), bytes(16))
bot = regalia.make_bot("ismcts:4000", game)
begun = time.process_time()
bot.choose(match.observe(0), regalia.fast_rng(1))
print(json.dumps([regalia.build, 4000 / (time.process_time() - begun)]))
"""


def build(work: Path) -> Path:
    """The wheel, made from the sdist."""
    dist = work / "dist"
    command = [sys.executable, "-m", "build", "--outdir", str(dist), str(ROOT)]
    subprocess.run(command, check=True, env=os.environ | {"PIP_CONSTRAINT": str(ROOT / "constraints.txt")})
    (wheel,) = dist.glob("*.whl")
    return wheel


def install(wheel: Path, work: Path) -> Path:
    """The wheel in an environment of its own; gives the folder of its programs."""
    folder = work / "clean"
    venv.create(folder, with_pip=True)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    pip = [str(programs / "pip"), "install", "--quiet", "-c", str(ROOT / "constraints.txt"), str(wheel)]
    subprocess.run(pip, check=True)
    return programs


def run(programs: Path, *command: str, given: str = "") -> str:
    """What a program of the environment prints; there is nothing else on its path."""
    done = subprocess.run(
        [str(programs / command[0]), *command[1:]],
        cwd=programs,
        env=bare(programs),
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"failed: {' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def bare(programs: Path) -> dict[str, str]:
    """An environment without compiler, Node, or anything of this tree."""
    return {"PATH": str(programs), "HOME": str(programs.parent), "LANG": "C.UTF-8"}


def try_search(programs: Path) -> None:
    """It is compiled, and searches as fast as compiled code does."""
    kind, speed = json.loads(run(programs, "python", "-c", SEARCH))
    print(f"a search: {speed:,.0f} iterations in a second of a processor, {kind}")
    if kind != "release" or speed < LEAST_SEARCH:
        sys.exit("failed: the wheel does not search at compiled speed")


def try_terminal(programs: Path) -> None:
    """It plays in the terminal."""
    told = run(programs, "regalia", "play", "brutal-kingdom", "--bots", "page", "--seed", "1", given="1\n")
    if "Saved in" not in told:
        sys.exit(f"failed: the terminal game\n{told}")
    print("a terminal game: begun and saved")


def try_server(programs: Path) -> None:
    """It serves the page with its scripts."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(programs / "regalia"), "--no-browser", "--port", str(port)]
    with subprocess.Popen(command, cwd=programs, env=bare(programs), stderr=subprocess.DEVNULL) as server:
        try:
            page = ask(f"http://127.0.0.1:{port}/")
            if "/assets/index-" not in page or "Brutal Kingdom" not in page:
                sys.exit(f"failed: the page has no client or no text\n{page[:2000]}")
        finally:
            server.terminate()
    print("the server: serves the client")


def try_runners(wheel: Path, work: Path) -> None:
    """`uvx` and `pipx run` start it without installing it."""
    here = Path(sys.executable).parent
    home = work / "home"
    home.mkdir()
    for runner in (["uvx", "--from"], ["pipx", "run", "--spec"]):
        program, *rest = runner
        command = [str(here / program), *rest, str(wheel), "regalia", "--version"]
        told = subprocess.run(
            command,
            cwd=home,
            env=os.environ | {"HOME": str(home)},
            capture_output=True,
            text=True,
            check=False,
        )
        if told.returncode or not told.stdout.startswith("regalia "):
            sys.exit(f"failed: {' '.join(command)}\n{told.stdout}{told.stderr}")
        print(f"{' '.join(runner)}: {told.stdout.strip()}")


def ask(url: str) -> str:
    """What a server answers, once it is up."""
    for _ in range(300):
        try:
            with urlopen(url, timeout=30) as answer:
                text: str = answer.read().decode()
                return text
        except URLError:
            time.sleep(0.1)
    sys.exit("failed: the server never came up")


def main() -> int:
    """Build, install, try."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    work = Path(sys.argv[1]).resolve()
    wheel = build(work)
    print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB")
    programs = install(wheel, work)
    try_search(programs)
    try_terminal(programs)
    try_server(programs)
    try_runners(wheel, work)
    return 0


if __name__ == "__main__":
    sys.exit(main())
