"""The process in which bots of another checkout play with us: run with that checkout's sources, as a script.

It hears lines of JSON, and answers each. It uses nothing that an older checkout may not have.
"""

import json
import sys
from typing import Any

import regalia
from regalia.bots.registry import make_bot
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.lab.contest import Contest, _Player, entropy


class GuestGame:
    """The game that is played, as far as it has come."""

    def __init__(self, given: dict[str, Any], guests: dict[str, str]) -> None:
        contest = Contest(**{**given, "bots": tuple(given["bots"])})
        setup = find_game(contest.game).setup(
            len(contest.bots), contest.options, contest.components, "the components"
        )
        self.match = Match(setup, entropy(contest.seed, contest.deal))
        self.players = {
            int(seat): _Player(name, self.match, int(seat), contest) for seat, name in guests.items()
        }

    def draft(self, seat: int) -> tuple[list[int], int, float]:
        """A play of a guest, with its decisions and seconds so far."""
        player = self.players[seat]
        return player.draft(), player.decisions, player.seconds


def about(bot: str, game: str) -> dict[str, object]:
    """What there is to know of a bot here."""
    found = find_game(game)
    setup = found.setup()
    made = make_bot(bot, found)
    return {
        "rules": setup.version,
        "components": getattr(getattr(setup, "components_file", None), "digest", None),
        "compiled": regalia.compiled,
        "iterations": getattr(made, "iterations", None),
        "seconds": getattr(made, "seconds", 0.0),
    }


def main() -> None:
    """Answer until nobody asks any more."""
    playing: GuestGame | None = None
    for line in sys.stdin:
        what, *given = json.loads(line)
        answer: dict[str, object]
        try:
            if what == "about":
                answer = {"found": about(*given)}
            elif what == "begin":
                playing = GuestGame(*given)
                answer = {"found": None}
            else:
                assert playing is not None
                if what == "commit":
                    playing.match.commit(*given)
                    answer = {"found": None}
                else:
                    answer = {"found": playing.draft(*given)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
