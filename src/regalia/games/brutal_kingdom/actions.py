"""The characters and the action space of Brutal Kingdom."""

from typing import Final

from regalia.kernel.actions import ActionSpace

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

SPACE: Final = ActionSpace(
    [
        ("decline", []),
        ("look", []),  # Clairvoyant
        ("rank", ["0", "20"]),  # Inquisitor
        ("token", COLOURS),  # Saint, Black Knight
        ("target", ["0", "1", "2", "3"]),  # a seat: Courtesan, Witch
        ("slot", ["0", "1", "2", "3"]),  # of the middle: Druid, Monk, White Knight
        ("pass", CHARACTERS),  # to the neighbour
        ("play", CHARACTERS),
        ("revive", CHARACTERS),  # Charlatan
        ("offer", CHARACTERS),  # a hand card, face down: Courtesan, Druid, Monk, White Knight
        ("return", CHARACTERS),  # the Courtesan's partner
        ("kill", CHARACTERS),  # Poisoner, Berserker, Assassin, Abbot
        ("name", CHARACTERS),  # Executioner, Inquisitor
        ("give", CHARACTERS),  # Inquisitor
    ]
)

DECLINE: Final = 0
LOOK: Final = 1
RANK: Final = 2
TOKEN: Final = 4
TARGET: Final = 7
SLOT: Final = 11
PASS: Final = 15
PLAY: Final = 35
REVIVE: Final = 55
OFFER: Final = 75
RETURN: Final = 95
KILL: Final = 115
NAME: Final = 135
GIVE: Final = 155
