"""Which language people are spoken to in; docs/languages.md tells how to add one."""

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import regalia
from regalia.kernel.game import find_game, game_names

ENGLISH = "en"  # which every message is first written in
PSEUDO = "qps"  # English with other letters: whatever is still in plain ones stands in no catalogue
SHARED = Path(regalia.__file__).parent / "text"
COMMAND = Path(__file__).parent / "text"  # what the command says of itself
FAULTS = Path(__file__).parent / "faults"  # what the engine, the system and the libraries say
PAGES = SHARED.parent / "server" / "http" / "text"  # what pages say to those who read without JavaScript

ENTRY = re.compile(r"^(?:([a-z][\w-]*)|    \.([a-z][\w-]*)) *=", re.MULTILINE)

_spoken = [ENGLISH]


def spoken() -> str:
    """The language that is spoken now."""
    return _spoken[-1]


def speak(language: str) -> None:
    """From now on, speak this one."""
    _spoken[-1] = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak another language for a while."""
    _spoken.append(language)
    try:
        yield
    finally:
        _spoken.pop()


def folders() -> list[Path]:
    """Where the catalogues lie that the terminal reads."""
    games = [find_game(name).folder for name in game_names()]
    return [
        SHARED,
        COMMAND,
        FAULTS,
        PAGES,
        *(folder / part for folder in games for part in ("text", "lessons")),
    ]


def entries(text: str) -> set[str]:
    """The ids of the messages of a catalogue, and of their attributes as `message.attribute`."""
    found: set[str] = set()
    message = ""
    for name, attribute in ENTRY.findall(text):
        message = name or message
        found.add(name or f"{message}.{attribute}")
    return found


def gaps(language: str) -> list[str]:
    """What a language lacks of what English has, by file and id."""
    missing = []
    for folder in folders():
        english, own = folder / f"{ENGLISH}.ftl", folder / f"{language}.ftl"
        if english.exists():
            there = entries(own.read_text("utf-8")) if own.exists() else set()
            wanted = entries(english.read_text("utf-8"))
            missing += [f"{own}: {name} is missing" for name in sorted(wanted - there)]
    for name in game_names():
        file = find_game(name).folder / rules_name(language)
        if not file.exists():
            missing.append(f"{file} is missing")
    return missing


def rules_name(language: str) -> str:
    """What the rules of a game are called in a language."""
    return "RULES.md" if language == ENGLISH else f"RULES.{language}.md"


def known() -> list[str]:
    """The languages that there are catalogues of, whole or not."""
    return sorted(file.stem for file in SHARED.glob("*.ftl"))


@cache
def offered() -> list[str]:
    """The languages that lack nothing."""
    return [language for language in known() if not gaps(language)]


def wanted(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the environment asks for, if it lacks nothing; else English."""
    value = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[_.@]", value)[0].lower()
    return language if language != ENGLISH and language in known() and language in offered() else ENGLISH
