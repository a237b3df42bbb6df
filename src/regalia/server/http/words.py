"""The words of a game, for pages that are read without the client."""

import re
import tomllib
from functools import cache, reduce
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import regalia
from regalia.kernel.components import NO_MATTER
from regalia.kernel.game import Game, find_game

SHARED = Path(regalia.__file__).parent / "text"
OWN = Path(__file__).parent / "text"
ENGLISH = "en"
LANGUAGES = sorted(file.stem for file in OWN.glob("*.ftl"))
NAMES = ("id", "name", "kind")  # by which a components file names a card
NOT_SAID = (*NAMES, *NO_MATTER)


def asked_language(chosen: str, accepted: str) -> str:
    """The language of a page: what its address names, or the first of a browser's that there is."""
    wanted = [part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(",")]
    return next((language for language in [chosen, *wanted] if language in LANGUAGES), ENGLISH)


@cache
def title_of(game: str, language: str = ENGLISH) -> str:
    """What a game is called, found without parsing its whole catalogue."""
    file = find_game(game).folder / "text" / f"{language}.ftl"
    text = file.read_text("utf-8") if file.exists() else ""
    found = re.search(rf"^{re.escape(game)} = (.+)$", text, re.M)
    return found[1] if found else game if language == ENGLISH else title_of(game)


class Speech:
    """Messages of some folders in a language; what it lacks is said in English."""

    def __init__(self, language: str, *folders: Path) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        files = [folder / f"{one}.ftl" for folder in folders for one in dict.fromkeys([ENGLISH, language])]
        for file in files:
            if file.exists():
                self._bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)

    def say(self, message: str, attribute: str = "", /, **variables: object) -> str:
        """A message or an attribute of it; empty if there is none, or if it needs what is not given."""
        if not self._bundle.has_message(message):
            return ""
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return ""
        text, errors = self._bundle.format_pattern(pattern, variables)
        return "" if errors else str(text)


@cache
def speech(language: str) -> Speech:
    """What pages say besides the words of games."""
    return Speech(language, OWN)


class Words(Speech):
    """The words of a game and of its lessons."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language, SHARED, game.folder / "text", game.folder / "lessons")
        self.game = game
        self.language = language

    @property
    def title(self) -> str:
        """What the game is called."""
        return title_of(self.game.name, self.language)

    @property
    def rules(self) -> str:
        """Its rules, as Markdown."""
        own = self.game.folder / f"RULES.{self.language}.md"
        return (own if own.exists() else self.game.folder / "RULES.md").read_text("utf-8")

    @property
    def pitch(self) -> str:
        """What it is like, in a sentence."""
        return self.say(self.game.name, "pitch")

    def cards(self) -> list[tuple[str, str]]:
        """Every kind of card with its name and what it does, where words alone can say that."""
        prefix = self._prefix()
        setup = self.game.setup()
        printed = _printed(setup.components_file.data)
        found = []
        for kind in setup.space.kinds:
            name = self.say(f"{prefix}-{kind}") or setup.names.get("kind", {}).get(kind, kind)
            values = {key: self._plain(value, prefix) for key, value in printed.get(kind, {}).items()}
            facts = ", ".join(f"{key} {value}" for key, value in values.items() if key not in NOT_SAID)
            found.append((name, self.say(f"{prefix}-{kind}", "text", **values) or facts))
        return found

    def _prefix(self) -> str:
        """What the ids of the names of cards begin with."""
        file = self.game.folder / "text" / "words.toml"
        table = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
        return str(table.get("names", {}).get("kind", {}).get("message", "kind"))

    def _plain(self, value: object, prefix: str) -> object:
        """A value that is printed on a card, as a variable of its words."""
        if isinstance(value, list):
            names = [self.say(f"{prefix}-{one}") or str(one) for one in value]
            return reduce(lambda first, second: self.say("list-or", first=first, second=second), names)
        return value if isinstance(value, int | str) else str(value)


def _printed(data: dict[str, object]) -> dict[str, dict[str, object]]:
    """What a components file says of each kind of card."""
    tables = [rows for rows in data.values() if isinstance(rows, list)]
    entries = [row for rows in tables for row in rows if isinstance(row, dict)]
    return {str(value): row for row in entries for key, value in row.items() if key in NAMES}
