"""What lies on the table in Kardinal & König, declared once; `make types` writes layout.py from it."""

from typing import Final

from regalia.games.kardinal_koenig.cards import COLOURS, COUNTRIES, HALVES, KINDS
from regalia.kernel.layout import FLAG, NONE, NUMBER, Axis, Field, Layout, one_of, set_of
from regalia.kernel.zones import DARK, OPEN, Zone

SEATS: Final = ["0", "1", "2", "3", "4"]

SEAT: Final = Axis("seat", SEATS)
COLOUR: Final = Axis("colour", COLOURS)
COUNTRY: Final = Axis("country", COUNTRIES)

QUESTIONS: Final = ["play", "country", "piece", "more", "refill"]


def make_layout(ids: list[str] | None = None) -> Layout:
    """The layout for a board whose fields are called so (KK-14.1, KK-14.2).

    The order of the deck is nobody's, so it has none: a draw takes any card of it. What is out of the game
    follows from the components.
    """
    places = set_of(ids or [])
    fields = [
        Field("start", one_of(SEATS), "the start player", empty=0),
        Field("half", one_of(HALVES), "the half of the game; the last: nobody draws any more", empty=0),
        # This turn; nothing of it is left when it is over.
        Field("country", one_of(COUNTRIES), "the country of this turn"),
        Field("single", FLAG, "the country was empty when the turn began, so that one monastery is all"),
        Field("placed", NUMBER, "pieces placed in this turn"),
        Field("paid", one_of(COLOURS), "the colour played for the next piece"),
        Field("joker", FLAG, "a joker was played for it"),
        Field("hand", NUMBER, "cards in hand", [SEAT, COLOUR]),
        Field("size", NUMBER, "cards in hand, known or not", [SEAT], derived=True, row="sizes"),
        Field("deck", NUMBER, "cards in the deck", [COLOUR]),
        Field("deck_size", NUMBER, "cards in the deck, known or not", derived=True, row="deck"),
        Field("display", NUMBER, "cards on display", [COLOUR]),
        Field("display_size", NUMBER, "how many those are", derived=True),
        Field("discards", NUMBER, "discarded cards", [COLOUR]),
        Field("monasteries", places, "the fields with monasteries", [SEAT]),
        Field("built", places, "the fields with a monastery of anyone", derived=True),
        Field("held", NUMBER, "monasteries", [COUNTRY, SEAT], derived=True),
        Field("lead", NUMBER, "the most monasteries of one seat", [COUNTRY], derived=True),
        Field("advisors", NUMBER, "advisors", [COUNTRY, SEAT]),
        Field("court", NUMBER, "advisors of all", [COUNTRY], derived=True),
        Field("free_fields", set_of(COUNTRIES), "countries with a free field", derived=True),
        Field("free_courts", set_of(COUNTRIES), "countries that take an advisor", derived=True),
        Field("house_stock", NUMBER, "monasteries left; all not on the board if not told", [SEAT], NONE),
        Field("advisor_stock", NUMBER, "advisors left; all not on the board if not told", [SEAT], NONE),
        Field("points", NUMBER, "points on the track", [SEAT]),
        Field("halfway", places, "monasteries at the intermediate scoring", [SEAT]),
    ]
    zones = [Zone(f"hand:{seat}", seat, (), "hand", KINDS * seat) for seat in range(len(SEATS))]
    zones.append(Zone("deck", DARK, (), "deck"))
    zones += [Zone(name, OPEN, (), name) for name in ("display", "discards")]
    zones.append(Zone("box", OPEN))
    return Layout(fields, zones, COLOURS, [0] * KINDS, QUESTIONS)
