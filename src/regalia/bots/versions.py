"""What the bots of a game are made of, in short."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from regalia.kernel.game import Game

APART = ("levels.py", "versions.py")  # no part of how a bot plays
# Those that a game has
JUDGES = ("heuristics.py", "lines.py", "fitted.toml", "policy.bin")


@cache
def bots_digest(game: Game, package: Path = Path(__file__).parent.parent) -> str:
    """Another one whenever what the bots or the game's judges are made of, in a package, is other.

    It is looked at once, for a process goes on with the sources that it began with.
    """
    files = [path for path in package.glob("bots/*.py") if path.name not in APART]
    for name in JUDGES:
        files += package.glob(f"games/{game.folder.name}/{name}")
    found = sha256()
    for path in sorted(files):
        found.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:12]
