"""`regalia rules`: the rules of a game."""

import click

from regalia.cli.desk import Desk, markdown
from regalia.cli.language import ENGLISH, PSEUDO, rules_name, spoken
from regalia.cli.pseudo import disguise_rules
from regalia.cli.speech import Spoken
from regalia.kernel.game import Game, find_game
from regalia.lessons.rulebook import Rulebook


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--no-color", is_flag=True)
def rules(game: str, no_color: bool) -> None:
    """Read the rules of a game, every paragraph numbered."""
    Desk(colour=not no_color).page(markdown(rulebook(find_game(game)).text))


def rulebook(game: Game) -> Rulebook:
    """The rules of a game in the language that is spoken; in English where it has none."""
    file = rules_name(spoken())
    found = Rulebook(game, file if (game.folder / file).exists() else rules_name(ENGLISH))
    if spoken() == PSEUDO:
        found.text = disguise_rules(found.text)
    return found
