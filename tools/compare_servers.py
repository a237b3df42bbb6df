"""Compares what a play costs the servers of several working trees, in turns, on a machine without other work.

    python tools/compare_servers.py . ../another-tree --rounds 3

Each tree has its own .venv and its own `regalia bench server`, as protocols differ. Processor time and plays
are read from outside, for the same seconds in the middle of each run, as the bench of an old tree does not
tell the former, and on a busy machine other seconds are other plays.
"""

import argparse
import os
import subprocess
import time
from pathlib import Path
from statistics import median
from urllib.error import URLError
from urllib.request import urlopen

BEGINNING = 9.5  # seconds until a bench counts, in which tables begin one after the other
PATIENCE = 60.0  # seconds until a server is up
PORT = 8790


def seconds_of(process: int) -> float:
    """The processor time that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def server_of(bench: int) -> int:
    """The server that a bench has started."""
    for child in Path(f"/proc/{bench}/task/{bench}/children").read_text().split():
        if b"--no-browser" in Path(f"/proc/{child}/cmdline").read_bytes().split(b"\0"):
            return int(child)
    raise RuntimeError("the bench has no server")


def plays_of(port: int) -> int:
    """The plays that a server has stored."""
    with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        for line in answer.read().decode().splitlines():
            if line.startswith("regalia_commits_total "):
                return int(float(line.split()[1]))
    raise RuntimeError("the server does not tell how many plays it has stored")


def _wait_for(port: int) -> None:
    """Wait until a server answers; on a busy machine that takes a while."""
    begun = time.monotonic()
    while True:
        try:
            plays_of(port)
            return
        except URLError:
            if time.monotonic() - begun > PATIENCE:
                raise
            time.sleep(0.1)


def measure(tree: Path, seconds: float) -> tuple[int, float]:
    """Plays a second, and microseconds of the server's processor for one of them."""
    command = [
        ".venv/bin/regalia",
        "bench",
        "server",
        "--json",
        "--port",
        str(PORT),
        "--seconds",
        str(seconds),
    ]
    bench = subprocess.Popen(command, cwd=tree, stdout=subprocess.PIPE, text=True)
    _wait_for(PORT)
    time.sleep(BEGINNING)
    server = server_of(bench.pid)
    begun, before, stored = time.perf_counter(), seconds_of(server), plays_of(PORT)
    time.sleep(seconds - 4)
    plays = plays_of(PORT) - stored
    busy, passed = seconds_of(server) - before, time.perf_counter() - begun
    bench.communicate()
    return round(plays / passed), 1e6 * busy / max(1, plays)


def main() -> None:
    """Measure all trees in turns, and print each run and the medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("trees", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=12.0)
    given = parser.parse_args()
    found: dict[Path, list[tuple[int, float]]] = {tree: [] for tree in given.trees}
    for _ in range(given.rounds):
        for tree, runs in found.items():
            runs.append(measure(tree, given.seconds))
            print(f"{tree}: {runs[-1][0]:,} plays/s, {runs[-1][1]:.0f} µs a play", flush=True)
    for tree, runs in found.items():
        plays, cost = (median(column) for column in zip(*runs, strict=True))
        print(f"{tree}, median of {len(runs)}: {plays:,.0f} plays/s, {cost:.0f} µs a play")


if __name__ == "__main__":
    main()
