"""The cards and the action space of Brawling Barons."""

from typing import Final

from regalia.kernel.actions import ActionSpace

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
HAND_KINDS: Final = (1 << AIDS) - 1

MOST_BARONS: Final = 8
MOST_UNITS: Final = 36  # of one baron (BB-1.7)

# Choices stand in three stretches: those that fit into a first mask, those that fit into a second, and the
# units in play, one mask for each baron.
SPACE: Final = ActionSpace(
    [
        ("end", []),  # the turn
        ("done", []),  # with an action on several units, or with the cards to show
        ("let", []),  # the damage fall
        ("gather", []),
        ("draw", []),
        ("recruit", []),
        ("upgrade", []),
        ("move", []),
        ("attack", []),
        ("transfer", []),
        ("step", []),  # of Horsemen
        ("courthouse", []),
        ("buy", []),  # cards for resources, with a Market
        ("sell", []),  # a card for resources
        ("up", []),  # a flip
        ("down", []),
        ("resource", []),  # to be transferred
        ("play", CARDS[UNITS:AIDS]),
        ("aid", CARDS[AIDS:]),
        ("take", CARDS[:AIDS]),  # from the market
        ("seat", [str(seat) for seat in range(MOST_BARONS)]),
        ("enlist", CARDS[:UNITS]),
        ("bid", CARDS[SQUIRES:AIDS]),
        ("discard", CARDS[:AIDS]),
        ("give", CARDS[:AIDS]),
        ("unit", [str(unit) for unit in range(MOST_BARONS * MOST_UNITS)]),
    ]
)

END: Final = 0
DONE: Final = 1
LET: Final = 2
GATHER: Final = 3
DRAW: Final = 4
RECRUIT: Final = 5
UPGRADE: Final = 6
MOVE: Final = 7
ATTACK: Final = 8
TRANSFER: Final = 9
STEP: Final = 10
COURT: Final = 11
BUY: Final = 12
SELL: Final = 13
UP: Final = 14
DOWN: Final = 15
RESOURCE: Final = 16
PLAY: Final = 17
AID: Final = 24
TAKE: Final = 29
SEAT: Final = 47
SECOND: Final = 55  # where the second mask begins
ENLIST: Final = 55
BID: Final = 66
DISCARD: Final = 77
GIVE: Final = 95
UNIT: Final = 113
