"""Compare a step of batches in two built checkouts by processor instructions, which no neighbour can disturb.

`python tools/batch_instructions.py ../before kardinal-koenig 4`. It needs valgrind, takes minutes, and says
how many instructions a step of one game takes in each. Instructions are not time, but come close to it here.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
LANES = 64
FEW, MANY = 20, 620  # steps: what both runs share, such as imports, is subtracted
PROGRAM = """
import sys
import numpy
from regalia.adapters.batch import BatchEnv
name, seats, lanes, steps = sys.argv[1], *map(int, sys.argv[2:])
env = BatchEnv(name, lanes, seats)
rng = numpy.random.default_rng(0)
for _ in range(steps):
    env.step(env.sample(rng))
"""


def instructions(checkout: Path, game: str, seats: int, steps: int) -> int:
    """What a whole run of so many steps takes."""
    python = checkout / ".venv" / "bin" / "python"
    if not python.exists():
        sys.exit(f"{checkout} has no .venv: run make build there")
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", str(python), "-c", PROGRAM]
    done = subprocess.run(
        [*command, game, str(seats), str(LANES), str(steps)],
        env={**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not found:
        sys.exit(f"{checkout}: {done.stderr}")
    return int(found[1])


def main() -> None:
    """Print both figures and their ratio."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("against", type=Path, help="a built checkout of another commit")
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    given = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("there is no valgrind here: apt-get install valgrind")
    found = []
    for checkout in (given.against.resolve(), HERE):
        few, many = (instructions(checkout, given.game, given.seats, steps) for steps in (FEW, MANY))
        found.append((many - few) / (MANY - FEW) / LANES)
        print(f"{checkout}: {found[-1]:,.0f} instructions a step", flush=True)
    print(f"{found[0] / found[1]:.3f} of the speed of the other, if instructions were time")


if __name__ == "__main__":
    main()
