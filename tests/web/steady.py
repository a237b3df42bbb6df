"""The server, with the same cards each time: what a test does today it does tomorrow.

The protocol of the deal is as it should be, but the cards are dealt from another seed than it gives.

`short` as first argument: with components that make whole games short.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from regalia.kernel.fair import FirstProof, Proof, first_seed
from regalia.kernel.game import find_game
from regalia.server.table import dealing

SECRET, SHARE = bytes(range(32)).hex(), "ab" * 16
WRITTEN = "REGALIA_TEST_COMPONENTS"  # where they are, for the processes of the server
SHORTER = {  # what stands in the components, and what stands there instead
    "kings-blood": [("hand = 7", "hand = 2")],
    "kardinal-koenig": [('removed = { "3" = 2', 'removed = { "3" = 8')],
    "brawling-barons": [(f"copies = {copies}", "copies = 1") for copies in range(2, 6)],
    "take-the-kingdom": [
        ("draw = 3", "draw = 6"),
        ('misfortunes_out = { "2" = 2', 'misfortunes_out = { "2" = 0'),
        ("count = 2", "count = 0"),
        ("count = 3", "count = 0"),
    ],
}


def shorten(folder: Path) -> None:
    """Write other components, with which games are short."""
    for name, changes in SHORTER.items():
        game = find_game(name)
        sheets = folder / name
        sheets.mkdir()
        for sheet in game.component_files:
            text = (game.folder / sheet).read_text("utf-8")
            for before, after in changes:
                text = text.replace(f"\n{before}", f"\n{after}")
            (sheets / sheet).write_text(text, "utf-8")


def use(folder: Path) -> None:
    """Let games be played with the components that are written here."""
    for name in SHORTER:
        find_game(name).folder = folder / name


def steady_seed(proof: Proof | FirstProof) -> bytes:
    """From the shares of the others at the table alone."""
    assert isinstance(proof, Proof)
    return first_seed(SECRET, [SHARE, *(share[:32] for share in proof.last.shares[1:])])


if WRITTEN in os.environ:  # a process of bots, which comes by here before anything else
    use(Path(os.environ[WRITTEN]))

if __name__ == "__main__":
    vars(dealing)["seed_in"] = steady_seed
    from regalia.cli import main  # which takes it from there

    with TemporaryDirectory() as folder:
        if sys.argv[1] == "short":
            del sys.argv[1]
            shorten(Path(folder))
            use(Path(folder))
            os.environ[WRITTEN] = folder
        main(prog_name="regalia")
