"""The questions that King's Blood asks its players. Whoever's turn it is answers them all."""

from typing import Final

TURN: Final = 0  # play a card or draw
ANSWER: Final = 1  # a Draw 3
DRAWN: Final = 2  # play the card drawn, or keep it
SPOT: Final = 3  # where a character goes
MARRY: Final = 4
CHILD: Final = 5  # play on the newborn
SIBLING: Final = 6
FURTHER: Final = 7  # another play, after an Assassination or the King's Blood card
TARGET: Final = 8  # of an Event or the King's Blood card
RECEIVER: Final = 9  # of an exiled card
CALL: Final = 10  # or end the turn without it
OVER: Final = 11

PROMPTS: Final = [
    "turn", "answer", "drawn", "spot", "marry", "child", "sibling", "further", "target", "receiver",
    "call", "",
]  # fmt: skip

RULES: Final = {
    "turn": "KB-4.1",
    "answer": "KB-10.1",
    "drawn": "KB-4.3",
    "spot": "KB-5.2",
    "marry": "KB-6.3",
    "child": "KB-7.1",
    "sibling": "KB-7.4",
    "further": "KB-8.3",
    "target": "KB-8.1",
    "receiver": "KB-8.4",
    "call": "KB-11.3",
}
