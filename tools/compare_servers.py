"""Compares what a play costs the servers of several working trees, in turns, on a machine without other work.

    python tools/compare_servers.py . ../another-tree --rounds 3

Each tree has its own .venv and its own `regalia bench server`, as protocols differ. Processor time is read
from outside, for some seconds in the middle of each run, as the bench of an old tree does not tell it.
"""

import argparse
import json
import os
import subprocess
import time
from pathlib import Path
from statistics import median

BEGINNING = 11.0  # seconds until a bench counts: its server starts, and tables begin one after the other
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
    raise RuntimeError("the bench has no server yet: is the machine busy?")


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
    time.sleep(BEGINNING)
    server = server_of(bench.pid)
    begun, before = time.perf_counter(), seconds_of(server)
    time.sleep(seconds - 2)
    spent = (seconds_of(server) - before) / (time.perf_counter() - begun)
    plays = int(json.loads(bench.communicate()[0].splitlines()[0])["actions_per_s"])
    return plays, 1e6 * spent / plays


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
