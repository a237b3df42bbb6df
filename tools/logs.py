"""Writes docs/logs: whole games as their readers are told them, to be read from beginning to end.

`--language de` writes them into docs/logs/de.
"""

import argparse
import contextlib
from pathlib import Path

from rich.console import Console

from regalia.bots.registry import make_bot, make_draft
from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.language import ENGLISH, known, speak
from regalia.cli.screen import draw_line
from regalia.cli.story import story
from regalia.cli.words import Words, player_names
from regalia.kernel.bits import members
from regalia.kernel.errors import BadOption
from regalia.kernel.game import find_game, game_names
from regalia.kernel.match import Match
from regalia.kernel.rng import fast_rng
from regalia.kernel.setup import OptionValue
from regalia.kernel.zones import SPECTATOR

FOLDER = Path(__file__).parent.parent / "docs" / "logs"
WIDTH = 100


def unusual(name: str, seats: int) -> dict[str, OptionValue]:
    """Every option that can be other than usual at such a table, together."""
    game = find_game(name)
    options: dict[str, OptionValue] = {}
    for option in game.options:
        with contextlib.suppress(BadOption):
            changed = {**options, option.name: next(c for c in option.choices if c != option.default)}
            game.setup(seats, changed)
            options = changed
    return options


def play(name: str, seats: int, options: dict[str, OptionValue], seed: int) -> Match:
    """A game of courtiers."""
    match = Match(find_game(name).setup(seats, options), bytes(15) + bytes([seed]))
    bots = [make_bot("courtier", match.game) for _ in range(seats)]
    rng = fast_rng(seed)
    while not match.over:
        seat = members(match.state.deciders())[0]
        match.commit(seat, make_draft(bots[seat], match.observe(seat), rng))
    return match


def write(match: Match, viewer: int, file: Path) -> None:
    """The whole story for one reader."""
    names = player_names(Catalogue([SHARED]), match.setup.seats, viewer, None)
    words = Words(match.game, match.setup.space, names, viewer, match.setup.names)
    with file.open("w", encoding="utf-8") as out:
        console = Console(file=out, width=WIDTH, no_color=True, highlight=False, markup=False, emoji=False)
        for line in story(words, match.events(viewer)):
            if line.head:
                console.print()
            console.print(*draw_line(line), sep="\n")
    lines = [line.rstrip() for line in file.read_text("utf-8").splitlines()]
    file.write_text("\n".join(lines).strip("\n") + "\n", "utf-8")


def main() -> None:
    """Three games of each title: with the fewest players, with unusual options, with the most players."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--language", choices=known(), default=ENGLISH)
    asked = parser.parse_args()
    speak(asked.language)
    folder = FOLDER if asked.language == ENGLISH else FOLDER / asked.language
    folder.mkdir(exist_ok=True)
    for name in asked.games:
        game = find_game(name)
        for number, seats in enumerate((game.players[0], game.setup().seats, game.players[-1]), 1):
            match = play(name, seats, unusual(name, seats) if number == 2 else {}, number)
            write(match, (SPECTATOR, 0, 1)[number - 1], folder / f"{name}-{number}.txt")
            print(f"{name}-{number}: {len(match.plies)} plays")


if __name__ == "__main__":
    main()
