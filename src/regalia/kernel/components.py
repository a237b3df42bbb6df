"""Reading components files: TOML in which every value names its source, with errors that name the line."""

import json
import re
import tomllib
from hashlib import sha256

from regalia.kernel.bounds import out_of_bounds
from regalia.kernel.errors import BadComponents

SOURCES = ("rulebook", "published", "reconstructed")
NO_MATTER = ("source", "drawing")  # what these keys hold makes no difference in play
LONGEST = 200_000  # signs of a file


def _check_bounds(text: str, where: str) -> None:
    """Refuse what would keep the parser busy."""
    if len(text) > LONGEST:
        raise BadComponents(f"{where}: this is too long; a components file has at most {LONGEST:,} signs")
    if fault := out_of_bounds(text):
        raise BadComponents(f"{where}: {fault}")


def _what_matters(value: object) -> object:
    """The values of a file without their sources and drawings: what makes a difference in play."""
    if isinstance(value, dict):
        return {key: _what_matters(held) for key, held in value.items() if key not in NO_MATTER}
    return [_what_matters(held) for held in value] if isinstance(value, list) else value


class ComponentsFile:
    """A components file: its text, a digest of its values, and the values, asked for by name and type."""

    def __init__(self, text: str, where: str, game: str) -> None:
        self.text = text
        self.where = where
        _check_bounds(text, where)
        try:
            self.data: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadComponents(f"{where}: not a TOML file: {error}") from None
        except ValueError:
            raise BadComponents(f"{where}: a number in it is too long") from None
        try:
            self.digest = sha256(json.dumps(_what_matters(self.data), sort_keys=True).encode()).hexdigest()
        except TypeError:
            raise BadComponents(f"{where}: it contains a date or time, and no value here is one") from None
        if self.data.get("game") != game:
            raise BadComponents(f'{where}: line {self._find("game")}: game must be "{game}"')

    def rows(self, name: str) -> "list[Row]":
        """Sections of one name, `[[name]]`."""
        found = self.data.get(name)
        if not isinstance(found, list):
            raise BadComponents(f"{self.where}: there is no [[{name}]]")
        if not all(isinstance(values, dict) for values in found):
            raise BadComponents(f"{self.where}: line {self._find(name)}: {name} must be tables, [[{name}]]")
        return [Row(self, name, index, values) for index, values in enumerate(found)]

    def each(self, section: str, names: list[str]) -> "list[tuple[int, Row]]":
        """Those entries, where each of these names stands exactly once, with the number of the name."""
        found: dict[str, Row] = {}
        for row in self.rows(section):
            name = row.word("name", names)
            if name in found:
                raise row.error("name", f"{name} appears twice")
            found[name] = row
        for name in names:
            if name not in found:
                raise BadComponents(f"{self.where}: line 1: there is no [[{section}]] called {name}")
        return [(names.index(name), row) for name, row in found.items()]

    def section(self, name: str) -> "Row":
        """The entries of one section, `[name]`."""
        found = self.data.get(name)
        if not isinstance(found, dict):
            raise BadComponents(f"{self.where}: there is no [{name}]")
        return Row(self, name, -1, found)

    def _find(self, key: str, section: str = "", index: int = 0) -> int:
        """The line on which a key stands, or its section begins, counted from 1."""
        at = 1
        seen = -1
        for number, line in enumerate(self.text.splitlines(), 1):
            header = re.match(r"\s*\[+\s*([\w.-]+)\s*\]+", line)
            if header and header.group(1) == section:
                seen += 1
                if seen == max(index, 0):
                    at = number
            elif (not section or seen == max(index, 0)) and re.match(rf"\s*{re.escape(key)}\s*=", line):
                return number
        return at


class Row:
    """One section of the file."""

    def __init__(self, file: ComponentsFile, section: str, index: int, values: dict[str, object]) -> None:
        self.file = file
        self.section = section
        self.index = index
        self.values = values

    def error(self, key: str, problem: str) -> BadComponents:
        """An error that names the file, the line and the problem."""
        line = self.file._find(key, self.section, self.index)
        return BadComponents(f"{self.file.where}: line {line}: {problem}")

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        found = self.values.get(key)
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise self.error(key, f"{key} must be a whole number from {low} to {high}, not {found!r}")
        return found

    def by_seats(self, key: str, seats: int) -> int:
        """A number from 0 to 20 that depends on how many play."""
        counts = self.values.get(key)
        found = counts.get(str(seats)) if isinstance(counts, dict) else None
        if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= 20:
            raise self.error(
                key, f'{key} must give a number from 0 to 20 for "{seats}" players, not {found!r}'
            )
        return found

    def word(self, key: str, known: list[str]) -> str:
        """One of the words that make sense there."""
        found = self.values.get(key)
        if not isinstance(found, str) or found not in known:
            raise self.error(key, f"{key} must be one of {', '.join(known)}, not {found!r}")
        return found

    def words(self, key: str, known: list[str]) -> list[str]:
        """A list of known words, none of them twice; empty when it is not there."""
        found = self.values.get(key, [])
        if not isinstance(found, list):
            raise self.error(key, f"{key} must be a list of names, not {found!r}")
        for word in found:
            if word not in known:
                raise self.error(key, f"{key}: there is no {word!r}")
        if len(set(found)) != len(found):
            raise self.error(key, f"{key}: a name appears twice")
        return [str(word) for word in found]

    def sourced(self, keys: list[str]) -> None:
        """Every one of these values must name its source."""
        source = self.values.get("source")
        for key in keys:
            given = source.get(key) if isinstance(source, dict) else source
            if given not in SOURCES:
                raise self.error("source", f"the source of {key} must be one of {', '.join(SOURCES)}")
