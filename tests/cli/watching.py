"""A desk at which whole games are played, and every screen of them is looked at."""

import os
from io import StringIO
from pathlib import Path
from random import Random

from playing import random_plies
from regalia.cli.desk import Desk
from regalia.cli.plain import PlainConsole
from regalia.cli.session import Session
from regalia.cli.words import Words
from regalia.kernel.match import Match

PARTS = 1 if os.environ.get("REGALIA_SOAK") else 3  # one is watched, the last


class Watched(Desk):
    """A desk of a fixed size that looks at every screen and types anything."""

    def __init__(self, columns: int, rows: int, seed: int, answers: int) -> None:
        self.text = StringIO()
        self.console = PlainConsole(
            file=self.text,
            force_terminal=True,
            color_system=None,
            width=columns,
            height=rows,
            highlight=False,
        )
        self.random = Random(seed)
        self.typed = ["", *(str(number) for number in range(1, answers + 1))]
        self.screens: list[str] = []

    def read(self) -> str:
        self.screens.append(self.text.getvalue().rpartition("\x1b[H")[2])
        self.text.truncate(0)
        return self.random.choice(self.typed)


def watch(match: Match, words: Words, columns: int, rows: int, answers: int, folder: Path) -> None:
    """Play a match to its end at the second seat, with one of the first answers each time.

    No screen may be larger than the desk. Drawing is slow, and a full table the most likely to be too large:
    so what comes before the last third of a random game is played unseen, but for a soak.
    """
    plies = sum(1 for _ in random_plies(Match(match.setup, match.seed), Random(1)))
    unseen = plies * (PARTS - 1) // PARTS
    for _ in zip(range(unseen), random_plies(match, Random(1)), strict=False):
        pass
    desk = Watched(columns, rows, match.setup.seats, answers)
    Session(match, 1, words, desk, folder / "game.json").run()
    assert match.over
    for screen in desk.screens:
        lines = screen.splitlines()
        assert len(lines) < rows, screen  # one is left for the answer
        assert max(map(len, lines)) <= columns, screen
    assert words.catalogue.faults == []
