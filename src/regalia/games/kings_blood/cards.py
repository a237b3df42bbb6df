"""The cards and the action space of King's Blood."""

from typing import Final

from regalia.kernel.actions import ActionSpace

CHARACTERS: Final = [
    "aldous", "adelis", "bertin", "brunna", "corvin", "cosima", "dagobert", "drusa", "emeric",
    "edwige", "florin", "fenna", "gaspard", "gerlinde", "hamo", "hedda", "ivo", "ilka",
    "joris", "merideth", "kasimir", "jessamy", "lorin", "katrin", "marvell", "aia", "nestor",
    "lunete", "orsino", "mirabel", "perrin", "nerys", "quill", "odile", "rufin", "paloma",
    "silvan", "rosamund", "petchu", "sabine", "tristam", "tamsin", "ulric", "undine", "valentin",
    "viola", "wendel", "wanda", "xander", "evenstar", "yorick", "xenia", "zeno", "yolande",
    "arnulf", "brunhild", "baldric", "clothild", "conrad", "dagny", "dietmar", "elfrun", "egbert",
    "freydis", "frodewin", "eleeza", "gunther", "gudrun", "hartmut", "hildegund", "isenbart", "ingrid",
]  # fmt: skip
EVENTS: Final = ["assassination", "exile", "new-connection", "enthronement"]
CARDS: Final = [*CHARACTERS, *EVENTS, "kings-blood"]

PEOPLE: Final = 72  # the kinds below this are characters
HALF: Final = 36  # a set of characters is two masks: those below this, and the rest
ASSASSINATION: Final = 72
EXILE: Final = 73
NEW_CONNECTION: Final = 74
ENTHRONEMENT: Final = 75
KINGS_BLOOD: Final = 76
KINDS: Final = 77

SEATS: Final = ["0", "1", "2", "3", "4", "5"]

SPACE: Final = ActionSpace(
    [
        ("draw", []),
        ("pass", []),
        ("keep", []),  # the card drawn
        ("decline", []),
        ("marry", []),
        ("announce", []),
        ("end", []),  # the turn, without the call
        ("seat", SEATS),  # for an exiled card
        ("play", CARDS),
        ("left", CHARACTERS),  # of this card in the Genealogy
        ("right", CHARACTERS),
        ("on", CHARACTERS),
    ]
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
