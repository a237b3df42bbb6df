"""The action space of Brawling Barons."""

from typing import Final

from regalia.games.brawling_barons.cards import AIDS, CARDS, MOST_BARONS, MOST_UNITS, SQUIRES, UNITS
from regalia.kernel.actions import ActionSpace

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
    ],
    of_seats={"seat": 1, "unit": MOST_UNITS},
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
ENLIST: Final = 55
BID: Final = 66
DISCARD: Final = 77
GIVE: Final = 95
UNIT: Final = 113
