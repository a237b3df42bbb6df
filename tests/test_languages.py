"""Every language says all that English says, and is given the same variables."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regalia.cli.language import ENGLISH, entries, folders, gaps, known, rules_name, wanted
from regalia.kernel.game import find_game, game_names
from regalia.lessons.rulebook import Rulebook

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "web" / "src" / "text"
FOLDERS = [*folders(), CLIENT]
OTHERS = [language for language in known() if language != ENGLISH]
GAMES = [find_game(name) for name in game_names()]
COUNTS = (0, 1, 2, 5)


class Catalogue:
    """A catalogue as it is written: its messages, and what each of them uses."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text("utf-8")
        found = FluentParser().parse(self.text).body
        self.junk = [entry.content for entry in found if isinstance(entry, ast.Junk)]
        messages = [entry for entry in found if isinstance(entry, ast.Message)]
        self.ids = [message.id.name for message in messages]
        self.patterns: dict[str, ast.Pattern] = {}
        for message in messages:
            if message.value:
                self.patterns[message.id.name] = message.value
            for attribute in message.attributes:
                self.patterns[f"{message.id.name}.{attribute.id.name}"] = attribute.value

    def variables(self, name: str) -> set[str]:
        """What a message is given, and those it refers to."""
        uses = Uses()
        if name in self.patterns:
            uses.visit(self.patterns[name])
        return uses.variables.union(*(self.variables(other) for other in uses.messages))


class Uses(Visitor):
    """The variables and messages in a pattern, and the keys of its selections."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # found by its name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # found by its name
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # found by its name
        if isinstance(node.selector, ast.VariableReference):
            named = [one.key for one in node.variants]
            keys = {key.name if isinstance(key, ast.Identifier) else str(key.value) for key in named}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def forms(language: str) -> list[str]:
    """The forms that names have in a language."""
    text = (FOLDERS[0] / f"{language}.ftl").read_text("utf-8")
    found = re.search(r"^name-forms = ([\w ]+)$", text, re.MULTILINE)
    return found.group(1).split() if found else []


def pairs(language: str) -> Iterator[tuple[Catalogue, Catalogue]]:
    for folder in FOLDERS:
        if (folder / f"{ENGLISH}.ftl").exists() and (folder / f"{language}.ftl").exists():
            yield Catalogue(folder / f"{ENGLISH}.ftl"), Catalogue(folder / f"{language}.ftl")


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_all_that_english_says(language: str) -> None:
    client = entries((CLIENT / f"{ENGLISH}.ftl").read_text("utf-8"))
    own = entries((CLIENT / f"{language}.ftl").read_text("utf-8"))
    missing = [f"{CLIENT / language}.ftl: {name} is missing" for name in sorted(client - own)]
    assert gaps(language) + missing == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_nothing_else(language: str) -> None:
    wrong = []
    for english, other in pairs(language):
        allowed = set(english.patterns)
        for name in other.patterns:
            message, _, attribute = name.partition(".")
            if message.startswith("given-") or (message in english.ids and attribute in forms(language)):
                continue  # names of towns and the like, and forms of names
            if name not in allowed:
                wrong.append(f"{other.file}: {name} is not in English")
        wrong += [f"{other.file}: this is no message: {junk}" for junk in other.junk]
        wrong += [f"{other.file}: {a} stands there twice" for a, b in pairwise(sorted(other.ids)) if a == b]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_messages_are_given_the_same_variables(language: str) -> None:
    wrong = []
    for english, other in pairs(language):
        for name in english.patterns.keys() & other.patterns.keys():
            given = english.variables(name)
            if name.startswith("event-"):
                given |= {f"{one}_id" for one in given} | {one.removesuffix("_id") for one in given}
            known_forms = {f"{one}_{form}" for one in given for form in forms(language)}
            unknown = other.variables(name) - given - known_forms
            wrong += [f"{other.file}: {name} is not given ${one}" for one in sorted(unknown)]
    assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_can_be_said_of_one_two_and_many(language: str) -> None:
    shared = FOLDERS[0] / f"{language}.ftl"
    wrong = []
    for _, catalogue in pairs(language):
        bundle = FluentBundle([language], use_isolating=False)
        for file in dict.fromkeys([shared, catalogue.file]):
            bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
        for name in catalogue.patterns:
            for variables in samples(catalogue, name):
                message, _, attribute = name.partition(".")
                found = bundle.get_message(message)
                pattern = found.attributes[attribute] if attribute else found.value
                assert pattern is not None
                text, errors = bundle.format_pattern(pattern, variables)
                columns = re.sub(r"(?m)^regalia .*", "", str(text))  # a list of commands
                if errors or re.search(r"\w  \w| [.,;:](\s|$)|[{}]|\.\.$|“\w|\w„", columns):
                    wrong.append(f"{catalogue.file}: {name} with {variables}: {text!r} {errors}")
    assert wrong == []


def samples(catalogue: Catalogue, name: str) -> Iterator[dict[str, str | int]]:
    """Variables for a message: each of them with all that it can be, the others as usual."""
    uses = Uses()
    todo = [name]
    while todo:
        one = todo.pop()
        before = set(uses.messages)
        if one in catalogue.patterns:
            uses.visit(catalogue.patterns[one])
        todo += uses.messages - before
    values: dict[str, list[str | int]] = {}
    for one in uses.variables:
        keys = uses.keys.get(one, set())
        counted = any(key.isdecimal() or key in ("one", "other") for key in keys)
        counted = counted and not one.endswith(("_is", "_id", "_genus"))
        is_number = counted or (not keys and one in ("count", "points", "amount", "damage"))
        values[one] = list(COUNTS) if is_number else [*sorted(keys), "Xaver"] if keys else ["Xaver"]
    usual = {one: found[-1] for one, found in values.items()}
    yield usual
    for one, found in values.items():
        for value in found[:-1]:
            yield usual | {one: value}
            for other, more in values.items():
                if other != one:
                    yield usual | {one: value, other: more[0]}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_are_the_same_in_every_language(game: object, language: str) -> None:
    english, other = Rulebook(game), Rulebook(game, rules_name(language))  # type: ignore[arg-type]
    assert list(other.paragraphs) == list(english.paragraphs)
    for number, text in english.paragraphs.items():
        told = other.paragraphs[number]
        assert marks(told) == marks(text), f"{number}: {told}"
    heads = re.compile(r"^#+ \d*", re.MULTILINE)
    assert heads.findall(other.text) == heads.findall(english.text)


def marks(text: str) -> dict[str, list[str]]:
    """What a paragraph refers to and names, whatever its language."""
    return {
        "rules": sorted(re.findall(r"[A-Z]{2}-[\d.]*\d", text)),
        "names": sorted(re.findall(r"`[^`]+`", text)),
        "rulings": [str(len(re.findall(r"\*\([^`)]+\)\*", text)))],
        "rows": [str(text.count("\n|"))],
        "places": sorted(re.findall(r"\([g+\-\d]+, [^)]*\)", text)),
    }


def test_every_reason_of_the_server_has_words() -> None:
    said = entries((CLIENT / f"{ENGLISH}.ftl").read_text("utf-8"))
    sources = [file.read_text("utf-8") for file in (ROOT / "src" / "regalia" / "server").rglob("*.py")]
    reasons = {reason for text in sources for reason in re.findall(r"Refusal\(\s*\"([a-z-]+)\"", text)}
    errors = next(text for text in sources if "KERNEL = {" in text)
    reasons |= set(re.findall(r"\w+: \"([a-z-]+)\",", errors))
    assert len(reasons) > 30
    assert {f"refused-{reason}" for reason in reasons} - said == set()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_AT"}, "de"),
        ({"LANG": "xx_XX"}, "en"),
        ({}, "en"),
    ],
)
def test_the_terminal_follows_the_environment(environment: dict[str, str], language: str) -> None:
    assert wanted(environment) == language
