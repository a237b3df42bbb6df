"""How many iterations a search makes in a second of processor time, in searches as long as a chancellor's.

These are what `pace` of a game is set from; docs/bots.md has the figures. A busy machine makes them smaller.
"""

from time import process_time

from regalia.bench.bots import observations
from regalia.bots.registry import LEVELS, make_bot
from regalia.kernel.game import find_game, game_names
from regalia.kernel.rng import fast_rng

CHANCELLOR = LEVELS[2]
POSITIONS = 20  # of a random match


def main() -> None:
    """Measure all games, at their smallest and usual number of players."""
    for name in game_names():
        game = find_game(name)
        iterations = round(game.pace * CHANCELLOR.seconds)
        for seats in sorted({game.players[0], game.usual}):
            found = list(observations(game.setup(seats)))
            some = found[:: max(1, len(found) // POSITIONS)][:POSITIONS]
            bot, rng = make_bot(f"ismcts:{iterations}", game), fast_rng(1)
            begun = process_time()
            for observation in some:
                bot.choose(observation, rng)
            spent = process_time() - begun
            print(f"{name}, {seats} players: {iterations * len(some) / spent:,.0f}; pace {game.pace:,}")


if __name__ == "__main__":
    main()
