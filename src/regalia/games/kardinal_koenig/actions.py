"""The action space of Kardinal & König."""

from typing import Final

from regalia.games.kardinal_koenig.cards import COLOURS, COUNTRIES, field_ids
from regalia.kernel.actions import ActionSpace

# Choices of one question stand side by side, so that a mask over one stretch holds them all. So the crest
# of a country and its fields are together.
SPACE: Final = ActionSpace(
    [
        ("done", []),  # no second piece
        ("play", COLOURS),  # one card
        ("joker", COLOURS),  # two cards
        ("exchange", COLOURS),
        ("country", COUNTRIES),
        ("deck", []),  # draw from it
        ("take", COLOURS),  # from the display
        *[
            block
            for country in COUNTRIES
            for block in (("advisor", [country]), ("field", field_ids(country)))
        ],
    ]
)

DONE: Final = 0
PLAY: Final = 1
JOKER: Final = 6
EXCHANGE: Final = 11
COUNTRY: Final = 16
DECK: Final = 25
TAKE: Final = 26
PLACE: Final = 31  # + 10 * country: its crest, then its fields
STRETCH: Final = 10
