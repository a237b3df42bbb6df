"""The cards of King's Blood, and what stands on them."""

from typing import Final

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
ASSASSINATION: Final = 72
EXILE: Final = 73
NEW_CONNECTION: Final = 74
ENTHRONEMENT: Final = 75
KINGS_BLOOD: Final = 76
KINDS: Final = 77

COLOURS: Final = ["money", "art", "romance", "battle"]
SEXES: Final = ["man", "woman"]
ABILITIES: Final = ["none", "skip", "reverse", "draw"]
SKIP: Final = 1
REVERSE: Final = 2
DRAW_THREE: Final = 3
HIGHEST: Final = 9  # number of a character
MOST_OF_AN_EVENT: Final = 9

# What somebody may do without
MARRIAGE: Final = 0
PLAY_ON_CHILD: Final = 1
SIBLING: Final = 2
FURTHER_PLAY: Final = 3
