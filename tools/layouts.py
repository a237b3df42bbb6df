"""Writes layout.py of each game: where its fields, zones and questions begin, as constants for compiled code.

They follow from the game's table.py; `--check` only says whether they are current.
"""

import sys
from importlib import import_module
from pathlib import Path

from regalia.kernel.layout import Layout

GAMES = Path(__file__).parent.parent / "src" / "regalia" / "games"


def written(name: str, layout: Layout) -> str:
    """The text of a game's layout.py."""
    lines = [
        f'"""Where things lie in the cells of a state of {name}. Made by `make types` from table.py."""',
        "",
        "from typing import Final",
        "",
        "# Cells, by field",
        *(f"{field.name.upper()}: Final = {field.at}  # {field.described()}" for field in layout.fields),
        "",
        "# Zones: the first of each name",
    ]
    first: dict[str, int] = {}
    for number, zone in enumerate(layout.space.zones):
        first.setdefault(zone.name.partition(":")[0], number)
    lines += [f"IN_{zone.upper().replace('-', '_')}: Final = {number}" for zone, number in first.items()]
    lines += ["", "# Questions"]
    lines += [
        f"ASK_{question.upper().replace('-', '_')}: Final = {number}"
        for number, question in enumerate(layout.questions)
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the files, or with `--check` compare them."""
    stale = []
    for table in sorted(GAMES.glob("*/table.py")):
        game = table.parent
        layout = import_module(f"regalia.games.{game.name}.table").make_layout()
        title = game.name.replace("_", " ").title()
        path = game / "layout.py"
        text = written(title, layout)
        if not path.exists() or path.read_text("utf-8") != text:
            stale.append(path.relative_to(GAMES.parent.parent))
            if "--check" not in sys.argv:
                path.write_text(text, "utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"not current, `make types` writes them: {', '.join(map(str, stale))}")


if __name__ == "__main__":
    main()
