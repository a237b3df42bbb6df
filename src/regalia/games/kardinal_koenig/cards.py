"""The cards, the countries and the halves of Kardinal & König."""

from typing import Final

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

# Where the halves of the game stand.
HALVES: Final = ["first", "second", "last"]
FIRST: Final = 0  # the deck has not run out yet
SECOND: Final = 1
LAST: Final = 2  # it has run out twice, and nobody draws any more


def field_ids(country: str) -> list[str]:
    """What the fields of a country are called, whatever towns a board puts there."""
    return [f"{country}-{number}" for number in range(1, MOST_IN_COUNTRY + 1)]
