"""The questions that Kardinal & König asks its players."""

from typing import Final

PLAY: Final = 0  # a card, a joker, or an exchange
COUNTRY: Final = 1  # where the piece goes
PIECE: Final = 2  # a field or the crest
MORE: Final = 3  # a second piece, or not
REFILL: Final = 4  # from the deck or the display
OVER: Final = 5

PROMPTS: Final = ["play", "country", "piece", "more", "refill", ""]

RULES: Final = {
    "play": "KK-3.1",
    "country": "KK-4.1",
    "piece": "KK-5.3",
    "more": "KK-3.2",
    "refill": "KK-7.1",
}
