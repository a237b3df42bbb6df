"""The cards and the colours of Brutal Kingdom."""

from typing import Final

CHARACTERS: Final = [
    "charlatan", "black-knight", "courtesan", "clairvoyant", "poisoner",
    "berserker", "assassin", "abbot", "executioner", "druid",
    "monk", "white-knight", "intriguer", "witch", "queen",
    "king", "wizard", "bishop", "saint", "inquisitor",
]  # fmt: skip

CHARLATAN: Final = 0
BLACK_KNIGHT: Final = 1
COURTESAN: Final = 2
CLAIRVOYANT: Final = 3
POISONER: Final = 4
BERSERKER: Final = 5
ASSASSIN: Final = 6
ABBOT: Final = 7
EXECUTIONER: Final = 8
DRUID: Final = 9
MONK: Final = 10
WHITE_KNIGHT: Final = 11
INTRIGUER: Final = 12
WITCH: Final = 13
QUEEN: Final = 14
KING: Final = 15
WIZARD: Final = 16
BISHOP: Final = 17
SAINT: Final = 18
INQUISITOR: Final = 19

KINDS: Final = 20
COLOURS: Final = ["blue", "green", "yellow"]
