"""The action space of King's Blood."""

from typing import Final

from regalia.games.kings_blood.cards import CARDS, CHARACTERS
from regalia.kernel.actions import ActionSpace

SPACE: Final = ActionSpace(
    [
        ("draw", []),
        ("pass", []),
        ("keep", []),  # the card drawn
        ("decline", []),
        ("marry", []),
        ("announce", []),
        ("end", []),  # the turn, without the call
        ("seat", ["0", "1", "2", "3", "4", "5"]),  # for an exiled card
        ("play", CARDS),
        ("left", CHARACTERS),  # of this card in the Genealogy
        ("right", CHARACTERS),
        ("on", CHARACTERS),
    ],
    of_seats={"seat": 1},
)

DRAW: Final = 0
PASS: Final = 1
KEEP: Final = 2
DECLINE: Final = 3
MARRY: Final = 4
ANNOUNCE: Final = 5
END: Final = 6
SEAT: Final = 7
PLAY: Final = 13
LEFT: Final = 90
RIGHT: Final = 162
ON: Final = 234

# The single ones, as masks over the first actions
MAY_DRAW: Final = 1 << DRAW
MAY_PASS: Final = 1 << PASS
MAY_KEEP: Final = 1 << KEEP
MAY_DECLINE: Final = 1 << DECLINE
MAY_MARRY: Final = 1 << MARRY
MAY_ANNOUNCE: Final = 1 << ANNOUNCE
MAY_END: Final = 1 << END
