"""Which practice a game has: by lines where it says what is to be seen of them, by rows elsewhere."""

from pathlib import Path

from regalia.kernel.game import Game
from regalia.lab.line_practice import LinePractice
from regalia.lab.row_practice import RowPractice


def start_practice(
    game: Game, seats: int, rounds: int | None, seed: int, journal: Path
) -> LinePractice | RowPractice:
    """Begin, or go on with what this folder has of the same practice."""
    kind = RowPractice if game.seen_by_lines is None else LinePractice
    rounds = rounds or kind.usual_rounds
    name = f"{game.name}-{seats}-{rounds}-{seed}-version-{game.policy_version}.npz"
    return kind(game, seats, rounds, seed, journal / name)
