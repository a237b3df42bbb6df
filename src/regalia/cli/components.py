"""`regalia components`: the cards of a game and how sure we are of them."""

import click
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from regalia.cli.catalogue import SHARED, Catalogue
from regalia.cli.desk import Desk
from regalia.cli.speech import Spoken
from regalia.kernel.components import NO_MATTER, ComponentsFile
from regalia.kernel.game import find_game

MARKS = {"rulebook": "", "published": "°", "reconstructed": "?"}
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


def draw_rows(title: str, rows: list[dict[str, object]]) -> Grid:
    """An array of tables: a row each, a column for every value that occurs."""
    keys = list(dict.fromkeys(key for row in rows for key in row if key not in NO_MATTER))
    grid = Grid(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1))
    for key in keys:
        numbers = all(isinstance(row.get(key, 0), int) for row in rows)
        grid.add_column(key, justify="right" if numbers else "left")
    for row in rows:
        grid.add_row(*(cell(row, key) for key in keys))
    return grid


def draw(file: ComponentsFile) -> list[RenderableType]:
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
            drawn.append(draw_rows(name, value))
    return drawn


@click.command(cls=Spoken)
@click.argument("game")
@click.option("--toml", is_flag=True)
@click.option("--no-color", is_flag=True)
def components(game: str, toml: bool, no_color: bool) -> None:
    """Show the cards of a game, with the source of every value."""
    file = find_game(game).setup().components_file
    if toml:
        click.echo(file.text, nl=False)
        return
    say = Catalogue([SHARED]).say
    marks = say("components-sources", published=MARKS["published"], reconstructed=MARKS["reconstructed"])
    correct = say("components-correct", command=f"regalia play {game} --components FILE")
    Desk(colour=not no_color).page(Group(*draw(file), Text(marks), Text(correct)))
