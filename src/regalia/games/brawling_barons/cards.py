"""The cards of Brawling Barons."""

from typing import Final

CARDS: Final = [
    "farm", "inn", "barracks", "smithy", "tower", "market", "courthouse",
    "knight", "archers", "catapult", "horsemen",
    "plus-two", "shield", "extra-action", "military-action", "flip-unit", "bomb", "prison",
    "builders-aid", "scholars-aid", "merchants-aid", "soldiers-aid", "stewards-aid",
]  # fmt: skip

FARM: Final = 0
INN: Final = 1
BARRACKS: Final = 2
SMITHY: Final = 3
TOWER: Final = 4
MARKET: Final = 5
COURTHOUSE: Final = 6
KNIGHT: Final = 7
ARCHERS: Final = 8
CATAPULT: Final = 9
HORSEMEN: Final = 10
PLUS_TWO: Final = 11
SHIELD: Final = 12
EXTRA_ACTION: Final = 13
MILITARY_ACTION: Final = 14
FLIP_UNIT: Final = 15
BOMB: Final = 16
PRISON: Final = 17
BUILDERS_AID: Final = 18
SCHOLARS_AID: Final = 19
MERCHANTS_AID: Final = 20
SOLDIERS_AID: Final = 21
STEWARDS_AID: Final = 22

KINDS: Final = 23
SQUIRES: Final = 7  # the first kind of Squire; those before are Peasants
UNITS: Final = 11  # kinds of units; the first of the events and action cards
AIDS: Final = 18  # the first Royal Aid
AID_KINDS: Final = 5
PEASANT_KINDS: Final = (1 << SQUIRES) - 1
UNIT_KINDS: Final = (1 << UNITS) - 1
SQUIRE_KINDS: Final = UNIT_KINDS & ~PEASANT_KINDS

MOST_BARONS: Final = 8
MOST_UNITS: Final = 36  # of one baron (BB-1.7)

# What a side of a unit gives to its baron, by its place among the gifts.
RESOURCES: Final = 0  # bonuses
DRAWS: Final = 1
CIVILIAN_ROOM: Final = 2
MILITARY_ROOM: Final = 3
DISCOUNT: Final = 4  # on military upgrades
PROTECTION: Final = 5  # of buildings
COURTS: Final = 6
MARKETS: Final = 7
GIFTS: Final = 8
