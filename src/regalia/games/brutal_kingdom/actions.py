"""The action space of Brutal Kingdom."""

from typing import Final

from regalia.games.brutal_kingdom.cards import CHARACTERS, COLOURS
from regalia.kernel.actions import ActionSpace

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
    ],
    of_seats={"target": 1},
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
