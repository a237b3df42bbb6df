"""What the engine, the system and the libraries say of themselves, in the language that is spoken.

They say it in English, and know nothing of catalogues. Each text is looked up by its wording: the English
message of an id that begins with `fault-` is what they say, with variables where it varies. One text may
stand within another, such as what is wrong with line 3 of a file: `FRAMES`.
"""

import re
from functools import cache
from pathlib import Path

from regalia.cli.catalogue import Catalogue
from regalia.cli.language import ENGLISH, FAULTS, entries, speaking, spoken

PREFIX = "fault-"
FRAMES = ("fault-frame-place", "fault-frame-toml", "fault-frame-toml-end", "fault-frame-line")  # tried first
FILE = "fault-frame-file"  # tried last, as nearly anything can stand before two points
HELD = (
    "detail",
    "file",
    "learnt",
    "other",
    "what",
    "advice",
)  # variables that may be texts of this kind themselves
VARIABLE = re.compile(r"\{ \$(\w+) \}")


@cache
def _catalogue(language: str, folder: Path = FAULTS) -> Catalogue:
    with speaking(language):
        return Catalogue([folder])


@cache
def _patterns() -> dict[str, re.Pattern[str]]:
    """How each text is recognised, by id: the longest first."""
    text = (FAULTS / f"{ENGLISH}.ftl").read_text("utf-8")
    variables = {name: f"{{ ${name} }}" for name in VARIABLE.findall(text)}
    english = _catalogue(ENGLISH)
    wordings = {name: english.say(name, **variables) for name in entries(text) if name.startswith(PREFIX)}
    longest = sorted(wordings, key=lambda name: (-len(VARIABLE.sub("", wordings[name])), name))
    return {name: _pattern(wordings[name]) for name in longest}


def _pattern(wording: str) -> re.Pattern[str]:
    parts = VARIABLE.split(wording)  # texts, and between them names of variables
    written = []
    for at, part in enumerate(parts):
        if not at % 2:
            written.append(re.escape(part))
            continue
        before = parts[at - 1]
        if before.endswith("`"):
            held = "[^`]"
        elif at == 1 and not before:
            held = "(?!: )."  # else what stands before two points, a file or a line, would be taken for it
        else:
            held = "."
        written.append(f"(?P<{part}>(?:{held})+?)")
    return re.compile("".join(written), re.DOTALL)


def fault(text: str) -> str:
    """A text of theirs in the language that is spoken; as it is, if there is no other wording."""
    return text if spoken() == ENGLISH else _reword(text)


def _reword(text: str) -> str:
    for name in FRAMES:
        if found := _patterns()[name].fullmatch(text):
            return _say(name, found.groupdict())
    for name, pattern in _patterns().items():
        if name != FILE and name not in FRAMES and (found := pattern.fullmatch(text)):
            return _say(name, found.groupdict())
    found = _patterns()[FILE].fullmatch(text)
    if found and _reword(found["detail"]) != found["detail"]:
        return _say(FILE, found.groupdict())
    return text


def _say(name: str, variables: dict[str, str]) -> str:
    held = {key: _reword(value) if key in HELD else value for key, value in variables.items()}
    return _catalogue(spoken()).say(name, **held)
