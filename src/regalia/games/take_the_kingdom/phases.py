"""The questions that Take the Kingdom asks its players."""

from typing import Final

PLAY: Final = 0
PENALTY: Final = 1
BUILD: Final = 2  # on which base
REPLACE: Final = 3  # which Defence gives way
MERCY: Final = 4  # to which use
THAW: Final = 5  # which base
ATTACK: Final = 6  # Morale, Spread, or the base attacked
AMOUNT: Final = 7  # of a Spread attack for a base
ORDER: Final = 8  # which Defence is hit first
TARGET: Final = 9  # of an action
PICK: Final = 10  # which Defence an action takes
PLACE: Final = 11  # where a conquered Defence goes
ANSWER: Final = 12
STRIKE_BACK: Final = 13  # which base a real Trap hits
STRIKE_ORDER: Final = 14
SPIED: Final = 15  # play the card at once, or keep it
DISCARD: Final = 16
OVER: Final = 17

PROMPTS: Final = [
    "play", "penalty", "build", "replace", "mercy", "thaw", "attack", "amount", "order", "target", "pick",
    "place", "answer", "strike-back", "strike-order", "spied", "discard", "",
]  # fmt: skip

RULES: Final = {
    "play": "TK-3.1",
    "penalty": "TK-10.2",
    "build": "TK-5.3",
    "replace": "TK-5.6",
    "mercy": "TK-11.1",
    "thaw": "TK-11.3",
    "attack": "TK-6.6",
    "amount": "TK-6.14",
    "order": "TK-6.8",
    "target": "TK-9.1.3",
    "pick": "TK-9.1.3",
    "place": "TK-9.2.4",
    "answer": "TK-8.1",
    "strike-back": "TK-7.4",
    "strike-order": "TK-7.4",
    "spied": "TK-9.10.5",
    "discard": "TK-3.6",
}
