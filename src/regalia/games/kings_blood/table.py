"""What lies on the table in King's Blood, declared once; `make types` writes layout.py from it."""

from typing import Final

from regalia.games.kings_blood.cards import CARDS, CHARACTERS, EVENTS, KINGS_BLOOD, MOST_OF_AN_EVENT
from regalia.kernel.layout import NONE, NUMBER, PLACE, Axis, Field, Layout, one_of, set_of
from regalia.kernel.zones import DARK, ON_TURN, OPEN, Zone

SEATS: Final = ["0", "1", "2", "3", "4", "5"]
SIDES: Final = ["left", "right"]
WAYS: Final = ["free", "on-child", "answering"]
MOST_CARDS: Final = len(CHARACTERS) + len(EVENTS) * MOST_OF_AN_EVENT  # in the draw pile
BUCKETS: Final = 64

SEAT: Final = Axis("seat", SEATS)
PART: Final = Axis("part", ["low", "high", "events"])  # of a wide set
HALF: Final = Axis("part", ["low", "high"])  # of one that holds characters alone
CHARACTER: Final = Axis("character", CHARACTERS)

FIELDS: Final = [
    Field("deal", NUMBER, "deals before this one"),
    Field("dealer", one_of(SEATS), "who dealt", empty=0),
    Field("score", NUMBER, "points, in a series", [SEAT]),
    # Each deal begins anew with all that follows.
    Field("direction", NUMBER, "1 clockwise, -1 the other way round", empty=1),
    Field("turns", NUMBER, "turns begun in this deal"),
    Field("decisions", NUMBER, "decisions made in this deal"),
    Field("pending", NUMBER, "cards that a Draw 3 threatens"),
    Field("passed", set_of(SEATS), "seats that passed since a card was played"),
    Field("lost", set_of(SEATS), "seats that lose their next turn"),
    Field("called", set_of(SEATS), "seats that have called"),
    Field("winner", one_of(SEATS), "who has won this deal"),
    # The play being made; nothing of it is left when a turn begins.
    Field("way", one_of(WAYS), "how the card is played", empty=0),
    Field("beside", one_of(CHARACTERS), "the card that the last one was laid beside"),
    Field("side", one_of(SIDES), "on which side of it", empty=0),
    Field("placed", one_of(CHARACTERS), "the last one laid, or moved"),
    Field("mover", one_of(CHARACTERS), "a card taken up by a New Connection"),
    Field("origin", PLACE, "where it lay"),
    Field("target", one_of(CHARACTERS), "the target of an Exile"),
    Field("focus", one_of(CHARACTERS), "the newborn to play on"),
    Field("last", one_of(CHARACTERS), "the character laid last in this turn, if nothing was laid after it"),
    # Cards
    Field("hand", set_of(CARDS), "cards in hand", [SEAT, PART]),
    Field(
        "deck",
        one_of(CARDS),
        "the draw pile; its order is nobody's: a draw takes any card of it",
        [Axis("place", [str(place + 1) for place in range(MOST_CARDS)])],
    ),
    Field("deck_size", NUMBER, "cards in the draw pile", derived=True, row="deck"),
    Field("held", one_of(CARDS), "the card just drawn by whoever's turn it is"),
    Field("played", one_of(CARDS), "the card being played"),
    Field("discards", set_of(CARDS), "the discards", [PART]),
    Field("holder", one_of(SEATS), "who has the King's Blood card before them"),
    Field("blooded", one_of(CHARACTERS), "the character that the King's Blood card lies under"),
    Field("enthroned", one_of(CHARACTERS), "the character an Enthronement lies under"),
    Field("size", NUMBER, "all cards, held and open ones too", [SEAT], derived=True, row="sizes"),
    # The Genealogy, up to the end
    Field("tree_size", NUMBER, "how many lie in the Genealogy", derived=True),
    Field("open", set_of(CHARACTERS), "whose side is open", [Axis("side", SIDES), HALF], derived=True),
    Field("place", PLACE, "where each lies in the Genealogy", [CHARACTER]),
    Field("crowd", NUMBER, "what crowds each", [CHARACTER], derived=True),
    Field("following", NUMBER, "the next in the same bucket", [CHARACTER], empty=NONE, derived=True),
    Field(
        "bucket",
        NUMBER,
        "the first of those whose places share it",
        [Axis("bucket", [str(bucket) for bucket in range(BUCKETS)])],
        empty=NONE,
        derived=True,
    ),
]

QUESTIONS: Final = [
    "turn", "answer", "drawn", "spot", "marry", "child", "sibling", "further", "target", "receiver", "call",
]  # fmt: skip


def make_layout() -> Layout:
    """The layout. The King's Blood card is a sort of its own: it always lies open.

    Where it lies, and who lies in the Genealogy, follows from other fields.
    """
    zones = [Zone(f"hand:{seat}", seat, (0,), "hand", 3 * seat) for seat in range(len(SEATS))]
    zones += [
        Zone("deck", DARK, (0,), "deck", cells=MOST_CARDS, size="deck_size"),
        Zone("held", ON_TURN, (0,), "held"),
        Zone("genealogy", OPEN),
        Zone("played", OPEN, (), "played"),
        Zone("discards", OPEN, (0,), "discards"),
        Zone("aside", OPEN, (1,)),
        *(Zone(f"front:{seat}", OPEN, (1,)) for seat in range(len(SEATS))),
    ]
    sorts = [int(kind == KINGS_BLOOD) for kind in range(len(CARDS))]
    return Layout(FIELDS, zones, CARDS, sorts, QUESTIONS)
