"""`regalia new-game`: a project with a small game in it that plays and passes its tests."""

import re
from pathlib import Path

import click

SKELETON = Path(__file__).parent / "skeleton"
# Where each file of the skeleton goes; @package@ is the package's name.
PLACES = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "package.py": "src/@package@/__init__.py",
    "table.py": "src/@package@/table.py",
    "state.py": "src/@package@/state.py",
    "game.py": "src/@package@/game.py",
    "RULES.md": "src/@package@/RULES.md",
    "components.toml": "src/@package@/components.toml",
    "en.ftl": "src/@package@/text/en.ftl",
    "words.toml": "src/@package@/text/words.toml",
    "test_game.py": "tests/test_@package@.py",
}


def names_of(name: str) -> dict[str, str]:
    """What stands for each mark of the skeleton: "white-horse", "white_horse", "White Horse", "WH"."""
    words = name.split("-")
    return {
        "name": name,
        "package": "_".join(words),
        "title": " ".join(map(str.capitalize, words)),
        "Class": "".join(map(str.capitalize, words)),
        "CODE": "".join(word[0] for word in words).upper() if len(words) > 1 else name[:2].upper(),
    }


def write_project(name: str, folder: Path) -> list[Path]:
    """Write the files of a new game; gives their paths."""
    names = names_of(name)

    def fill(text: str) -> str:
        return re.sub("@([A-Za-z]+)@", lambda found: names[found[1]], text)

    written = []
    for source, place in PLACES.items():
        path = folder / fill(place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fill((SKELETON / f"{source}.txt").read_text("utf-8")), "utf-8")
        written.append(path)
    return written


@click.command(name="new-game")
@click.argument("name")
@click.option("--into", type=click.Path(path_type=Path), help="A new folder; by itself called as the game.")
def new_game(name: str, into: Path | None) -> None:
    """Write the project of a new game.

    NAME is such as white-horse. What it writes is a small whole game, to be changed into yours: it plays in
    the terminal and passes the tests that the games here pass.
    """
    if not re.fullmatch("[a-z][a-z0-9]+(-[a-z][a-z0-9]*)*", name):
        raise click.ClickException("a game's name is lower-case words joined by -, such as white-horse")
    folder = into or Path(name)
    if folder.exists() and any(folder.iterdir()):
        raise click.ClickException(f"{folder} exists already and is not empty")
    for path in write_project(name, folder):
        click.echo(path)
    click.echo(f"\nNow: cd {folder}; pip install -e '.[dev]'; REGALIA_GOLDEN=1 pytest; regalia play {name}")
