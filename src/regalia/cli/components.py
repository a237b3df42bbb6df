"""`regalia components`: the cards of a game and how sure we are of them."""

import click
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.desk import Desk
from regalia.cli.language import ENGLISH, spoken
from regalia.cli.speech import Spoken
from regalia.cli.words import Words
from regalia.kernel.components import NO_MATTER, ComponentsFile
from regalia.kernel.game import find_game
from regalia.kernel.zones import SPECTATOR

MARKS = {"rulebook": "", "published": "°", "reconstructed": "?"}
MOST_COLUMNS = 7  # more are not readable on 80 columns
STYLES = {"rulebook": "", "published": "cyan", "reconstructed": "yellow"}


def cell(values: dict[str, object], key: str) -> Text:
    """A value with the mark of its source."""
    value = values.get(key)
    if value in (None, []):
        return Text("")
    source = values.get("source")
    given = str(source.get(key) if isinstance(source, dict) else source)
    if isinstance(value, list):
        value = ", ".join(map(str, value))
    elif isinstance(value, dict):
        value = ", ".join(f"{name}: {held}" for name, held in value.items())
    return Text(f"{value}{MARKS.get(given, '')}", STYLES.get(given, ""))


def draw_rows(title: str, rows: list[dict[str, object]], words: Words) -> Grid:
    """An array of tables: a row each, a column for every value that occurs.

    Names are those of the file, as one writes them there; other languages have their own beside them.
    """
    keys = list(dict.fromkeys(key for row in rows for key in row if key not in NO_MATTER))
    grid = Grid(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1))
    wide = len(keys) > MOST_COLUMNS  # then all but the name are told in a line
    columns = ["name"] if wide else keys
    names = [f"{words.lexicon.names['kind'].message}-{row.get('name')}" for row in rows]
    called = [words.say(name) if spoken() != ENGLISH and words.catalogue.has(name) else "" for name in names]
    if any(called):
        grid.add_column(words.say("components-called"))
    for key in columns:
        numbers = all(isinstance(row.get(key, 0), int) for row in rows)
        grid.add_column(key, justify="right" if numbers else "left")
    if wide:
        grid.add_column()
    for row, name in zip(rows, called, strict=True):
        cells = [cell(row, key) for key in columns]
        if wide:
            held = [
                Text.assemble(f"{key} ", cell(row, key)) for key in keys if key != "name" and cell(row, key)
            ]
            cells.append(Text(", ").join(held))
        grid.add_row(*([Text(name)] if any(called) else []), *cells)
    return grid


def draw(file: ComponentsFile, words: Words) -> list[RenderableType]:
    """All tables of a components file."""
    drawn: list[RenderableType] = []
    for name, value in file.data.items():
        if isinstance(value, dict):
            grid = Grid(title=name, title_justify="left", show_header=False, box=box.SIMPLE_HEAD)
            for key in value:
                if key not in NO_MATTER:
                    grid.add_row(key, cell(value, key))
            drawn.append(grid)
        elif isinstance(value, list):
            drawn.append(draw_rows(name, value, words))
    return drawn


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--toml", is_flag=True)
@click.option("--no-color", is_flag=True)
def components(game: str, toml: bool, no_color: bool) -> None:
    """Show the cards of a game, with the source of every value."""
    setup = find_game(game).setup()
    file = setup.components_file
    if toml:
        click.echo(file.text, nl=False)
        return
    words = Words(find_game(game), setup.space, [], SPECTATOR, setup.names)
    say = words.say
    marks = say("components-sources", published=MARKS["published"], reconstructed=MARKS["reconstructed"])
    correct = say("components-correct", command=f"regalia play {game} --components FILE")
    Desk(colour=not no_color).page(Group(*draw(file, words), Text(marks), Text(correct)))
