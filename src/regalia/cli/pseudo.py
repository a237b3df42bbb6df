"""A made-up language: English in other letters, so that what stands in no catalogue is seen at once."""

import re

from fluent.syntax.ast import BaseNode, Resource, TextElement
from fluent.syntax.visitor import Transformer

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER = "áƀçđéƒğĥíĵķĺɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŘŠŢÚṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, OTHER)
CODE = re.compile(r"(\*\*[A-Z]+-[\d.]+\*\*|`[^`]*`|\b[A-Z]{2}-\d[\d.]*)")


class _Letters(Transformer):
    def visit_TextElement(self, node: TextElement) -> BaseNode:  # noqa: N802  # found by its name
        return TextElement(disguise(node.value))


def disguise(text: str) -> str:
    """A text in other letters."""
    return text.translate(LETTERS)


def disguise_rules(text: str) -> str:
    """Rules in other letters, except for their numbers."""
    return "".join(part if CODE.fullmatch(part) else disguise(part) for part in CODE.split(text))


def disguise_messages(resource: Resource) -> Resource:
    """A catalogue with all its texts in other letters."""
    disguised: Resource = _Letters().visit(resource)
    return disguised
