"""A whole game that is over soon, for what is slow at each play."""

from functools import cache

from regalia.bots.registry import make_bot, make_draft
from regalia.kernel.bits import members
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.record import Record
from regalia.kernel.rng import fast_rng


@cache
def short_record() -> Record:
    """King's Blood between two courtiers, in ten plays."""
    match, rng = Match(find_game("kings-blood").setup(2), bytes(15) + b"\1"), fast_rng(1)
    bot = make_bot("courtier", match.game)
    while not match.over:
        seat = members(match.state.deciders())[0]
        match.commit(seat, make_draft(bot, match.observe(seat), rng))
    return match.record()
