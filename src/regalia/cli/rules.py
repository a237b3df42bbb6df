"""`regalia rules`: the rules of a game."""

import click

from regalia.cli.desk import Desk, markdown
from regalia.kernel.game import find_game
from regalia.lessons.rulebook import Rulebook


@click.command
@click.argument("game")
@click.option("--no-color", is_flag=True, help="As with the variable NO_COLOR.")
def rules(game: str, no_color: bool) -> None:
    """Read the rules of a game, every paragraph numbered."""
    Desk(colour=not no_color).page(markdown(Rulebook(find_game(game)).text))
