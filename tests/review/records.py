"""Records of games to be reviewed."""

import random
from functools import cache

from playing import random_plies, seed
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.record import Record


@cache
def random_record(game: str, number: int = 0, seats: int | None = None) -> Record:
    """A game of random plays, to its end."""
    match = Match(find_game(game).setup(seats), seed(number))
    for _ in random_plies(match, random.Random(number)):
        pass
    return match.record()
