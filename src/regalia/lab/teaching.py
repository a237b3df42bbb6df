"""Games from which a judge learns: positions between plays as rows of features, and who won.

Now and then a play is made by chance, so that positions are seen that nobody would choose.
"""

from hashlib import sha256

import msgspec

from regalia.bots.random_bot import RandomBot
from regalia.bots.registry import make_bot
from regalia.kernel.episode import new_episode
from regalia.kernel.game import Game, find_game
from regalia.kernel.rng import FastRng, Rng, fast_rng
from regalia.kernel.setup import Setup
from regalia.kernel.state import Outcome, State
from regalia.lab.errors import LabError

A_PIECE = 100  # games
BY_CHANCE = 10  # one play in so many


class Piece(msgspec.Struct, frozen=True):
    """Some games to be played, by their numbers."""

    game: str
    seats: int
    bot: str
    seed: str
    first: int
    count: int


class Taught(msgspec.Struct, frozen=True):
    """Rows of zeros and ones, one for each seat of each position, and the winner of each position's game."""

    rows: bytes
    winners: bytes


def pieces(game: Game, seats: int, bot: str, seed: str, games: int) -> list[Piece]:
    """So many games, cut into pieces; an error if there is nothing to learn by."""
    if game.teaching is None:
        raise LabError(f"{game.name} has no judge to be taught; regalia lab practice teaches it to a policy")
    make_bot(bot, game)
    return [
        Piece(game.name, seats, bot, seed, first, min(A_PIECE, games - first))
        for first in range(0, games, A_PIECE)
    ]


def play_piece(piece: Piece) -> Taught:
    """Play the games of a piece; what happens in one depends on its number and the seed alone."""
    rows: list[bytes] = []
    winners = bytearray()
    for number in range(piece.first, piece.first + piece.count):
        found, winner = _play(piece, number)
        if winner >= 0:
            rows += found
            winners += bytes([winner]) * len(found)
    return Taught(b"".join(rows), bytes(winners))


def _play(piece: Piece, number: int) -> tuple[list[bytes], int]:
    """The positions of one game, and who won it alone; -1 if nobody did."""
    game = find_game(piece.game)
    teaching = game.teaching
    assert teaching is not None
    cards, players = _chance(piece, number, "cards"), _chance(piece, number, "players")
    found, outcome = watch(game, game.setup(piece.seats), piece.bot, cards, players, BY_CHANCE)
    ranks = outcome.ranks
    return [teaching.rows(state) for state in found], ranks.index(1) if ranks.count(1) == 1 else -1


def watch(
    game: Game, setup: Setup, bot: str, cards: Rng, players: Rng, by_chance: int
) -> tuple[list[State], Outcome]:
    """The positions between the plays of a game and how it ended; one play in so many is made by chance."""
    episode = new_episode(game.make_state(setup, cards))
    usual, wild = make_bot(bot, game), RandomBot()
    player = usual
    found = []
    while episode.seat >= 0:
        if episode.state.is_turn_boundary():
            found.append(episode.state.copy())
            player = wild if players.below(by_chance) == 0 else usual
        episode.step(player.choose(episode.observe(episode.seat), players))
    return found, episode.state.outcome()


def _chance(piece: Piece, number: int, what: str) -> FastRng:
    seed = sha256(repr((piece.game, piece.seats, piece.seed, number, what)).encode()).digest()
    return fast_rng(int.from_bytes(seed, "big"))
