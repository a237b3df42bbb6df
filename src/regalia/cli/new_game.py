"""`regalia new-game`: a project with a small game in it that plays and passes its tests."""

import re
from pathlib import Path

import click

from regalia.cli.speech import Spoken, failure, say

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


@click.command(name="new-game", cls=Spoken)
@click.argument("name")
@click.option("--into", type=click.Path(path_type=Path))
def new_game(name: str, into: Path | None) -> None:
    """Write the project of a new game."""
    if not re.fullmatch("[a-z][a-z0-9]+(-[a-z][a-z0-9]*)*", name):
        raise failure("wrong-game-name")
    folder = into or Path(name)
    if folder.exists() and any(folder.iterdir()):
        raise failure("wrong-not-empty", folder=str(folder))
    for path in write_project(name, folder):
        click.echo(path)
    command = f"cd {folder}; pip install -e '.[dev]'; REGALIA_GOLDEN=1 pytest; regalia play {name}"
    click.echo("\n" + say("told-new-game", command=command))
