"""How much of a TOML file that others wrote is read at all: what would keep the parser busy is refused."""

import re
from typing import Final

DEEPEST: Final = 20  # brackets within each other
MOST_PARTS: Final = 8  # of a dotted key
PART: Final = r"""(?:[\w-]++|"(?:\\.|[^"\\\n])*+"?+|'[^'\n]*+'?+)"""
TOKEN: Final = re.compile(
    r'''"""(?s:\\.|[^"\\]|"(?!""))*+(?:""")?+|'''
    r"""'''(?s:[^']|'(?!''))*+(?:''')?+|\#[^\n]*+"""
    rf"|(?P<key>{PART}(?:[ \t]*+\.[ \t]*+{PART})*+)|(?P<opens>[\[{{])|(?P<closes>[\]}}])"
)
"""Strings of several lines, comments, keys and values, brackets: all that has to be told apart to count.

No part of it is given back, and a string that does not end is taken to the end, so this takes linear time.
"""


def out_of_bounds(text: str) -> str:
    """What of a TOML file is too much, in words; empty if nothing is.

    The parser's time grows with the square of a dotted key's parts, and brackets take its stack.
    """
    depth = 0
    for token in TOKEN.finditer(text):
        key = token["key"]
        if key and key.count(".") >= MOST_PARTS and len(re.findall(PART, key)) > MOST_PARTS:
            return f"a dotted key has more than {MOST_PARTS} parts"
        depth += bool(token["opens"]) - bool(token["closes"])
        if depth > DEEPEST:
            return f"brackets are nested too deep, more than {DEEPEST} of them"
    return ""
