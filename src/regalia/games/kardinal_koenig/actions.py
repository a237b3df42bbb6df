"""The cards, the countries and the action space of Kardinal & König."""

from typing import Final

from regalia.kernel.actions import ActionSpace

COLOURS: Final = ["red", "green", "cream", "orange", "purple"]  # the kinds of cards
KINDS: Final = 5

# In the order in which they are scored (KK-10.1).
COUNTRIES: Final = [
    "england", "franken", "bayern", "italien", "aragon", "frankreich", "lothringen", "schwaben", "burgund",
]  # fmt: skip
LANDS: Final = 9
SEATS: Final = 5
ALLIANCES: Final = 15

MOST_FIELDS: Final = 62  # on a board: a set of fields is one mask
MOST_IN_COUNTRY: Final = 9


def field_ids(country: str) -> list[str]:
    """What the fields of a country are called, whatever towns a board puts there."""
    return [f"{country}-{number}" for number in range(1, MOST_IN_COUNTRY + 1)]


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
