"""What lies on the table in Brawling Barons, declared once; `make types` writes layout.py from it."""

from typing import Final

from regalia.games.brawling_barons.cards import (
    AIDS,
    CARDS,
    GIFTS,
    KINDS,
    MOST_BARONS,
    MOST_UNITS,
    SQUIRES,
    UNITS,
)
from regalia.games.brawling_barons.components import MOST_PLAYED
from regalia.kernel.layout import FLAG, NUMBER, Axis, Field, Layout, one_of, set_of
from regalia.kernel.zones import DARK, OPEN, Zone

PER_CELL: Final = 8  # cards of deck or pile: place >> 3 is the cell, place & 7 where in it
SEATS: Final = [str(seat) for seat in range(MOST_BARONS)]
SLOTS: Final = [str(slot) for slot in range(MOST_UNITS)]
NUMBERS: Final = [str(unit) for unit in range(MOST_BARONS * MOST_UNITS)]  # seat * MOST_UNITS + slot
BIDS: Final = [f"{name}*{copies}" for name in CARDS[SQUIRES:AIDS] for copies in (1, 2, 4)]  # add up

SEAT: Final = Axis("seat", SEATS)
SLOT: Final = Axis("slot", SLOTS)
KIND: Final = Axis("kind", CARDS)
GIFT: Final = Axis("gift", [str(gift) for gift in range(GIFTS)])
ORDER: Final = Axis("order", [str(number) for number in range(MOST_PLAYED)])

FIELDS: Final = [
    Field("turns", NUMBER, "turns that have ended"),
    Field("acted", NUMBER, "actions in this turn"),
    Field("extra", NUMBER, "actions allowed beyond the first"),
    Field("stepped", set_of(SLOTS), "units on turn that went their free step"),
    Field("drawing", NUMBER, "cards still to be drawn"),
    Field("refill", NUMBER, "cards missing in the market"),
    Field("shown", one_of(CARDS), "an Aid to be given away"),
    Field(
        "card", one_of(CARDS), "the event under way: Military Action, Shield, or the Aid that serves as one"
    ),
    Field("acting", one_of(SLOTS), "the unit on turn that attacks, or none: a +2 card", row="chosen"),
    Field("flipped", one_of(NUMBERS), "the Squire that a Flip Unit turns"),
    Field("bombed", one_of(SEATS), "who loses an Aid to the Bomb"),
    Field("handled", NUMBER, "units or things that this action has been about"),
    Field("touched", set_of(SLOTS), "units that moved or attacked in this action"),
    Field("mate", one_of(SEATS), "who gets what is transferred"),
    Field("fresh", FLAG, "nothing went to that mate yet"),
    Field("bid", set_of(BIDS), "what is to be shown for the first turn", [SEAT]),
    Field("hidden_bids", set_of(SEATS), "who has picked what this state does not know"),
    Field("aim", one_of(NUMBERS), "what each unit on turn attacks", [SLOT]),
    Field(
        "played",
        one_of(CARDS),
        "cards in this attack: +2, Shields, or points of them",
        [ORDER],
    ),
    Field("played_on", one_of(NUMBERS), "what they attack or protect", [ORDER]),
    Field("unspent", NUMBER, "points of a Shield that is split and that protect nothing yet"),
    Field("user", one_of(SEATS), "who uses an Aid in another's turn"),
    Field("hand", NUMBER, "cards in hand, and the Aids that a baron keeps", [SEAT, KIND]),
    Field("size", NUMBER, "cards in hand, known or not", [SEAT], derived=True, row="sizes"),
    Field("held", set_of(CARDS), "kinds in hand", [SEAT], derived=True),
    Field("market", NUMBER, "cards that lie open", [KIND]),
    Field("on_offer", set_of(CARDS), "kinds in the market", derived=True),
    Field("used", NUMBER, "discards", [KIND]),
    Field("last_used", one_of(CARDS), "the card on top of the discards"),
    Field("units", set_of(SLOTS), "units and buildings in play", [SEAT, Axis("kind", CARDS[:UNITS])]),
    Field("town", set_of(SLOTS), "those in the town", [SEAT]),
    Field("wall", set_of(SLOTS), "those on the wall", [SEAT]),
    Field("army", set_of(SLOTS), "those in the King's Army", [SEAT]),
    Field("up", set_of(SLOTS), "those that are upgraded", [SEAT]),
    Field("soldiers", set_of(SLOTS), "those that are military", [SEAT], derived=True),
    Field("gifts", NUMBER, "what they give to their baron", [SEAT, GIFT], derived=True),
    Field("buried", NUMBER, "known cards in deck and piles together", [KIND], derived=True),
    Field("height", NUMBER, "cards in deck and piles", [Axis("stack", ["deck", *SEATS])], derived=True),
]

QUESTIONS: Final = [
    "bid", "turn", "recruit", "upgrade", "move", "attack", "aim", "defend", "protect", "step", "military",
    "deed", "bomb", "bomb-aid", "prison", "flip", "way", "court", "sell", "build", "take", "receiver",
    "transfer", "between",
]  # fmt: skip


def make_layout(cells: int = 1) -> Layout:
    """The layout for so many cells of deck and piles, which come last.

    Deck and piles have equally many, each with PER_CELL cards, from the bottom on. Royal Aid is a sort of its
    own: no hand or town ever holds any (BB-1.5, BB-12.2).
    """
    stacks = Axis("cell", [str(cell) for cell in range(cells)])
    fields = [*FIELDS, Field("stacks", NUMBER, "the cards of deck and piles", [stacks], derived=True)]
    seats = range(MOST_BARONS)
    zones = [Zone(f"hand:{seat}", seat, (0,), "hand", KINDS * seat) for seat in seats]
    zones.append(Zone("deck", DARK))
    zones += [Zone(f"pile:{seat}", DARK) for seat in seats]
    zones += [Zone("market", OPEN, (0,), "market"), Zone("used", OPEN, (), "used")]
    zones.append(Zone("shown", OPEN, (), "shown"))
    for name in ("town", "wall", "army"):
        zones += [Zone(f"{name}:{seat}", OPEN, (0,)) for seat in seats]
    zones += [Zone(f"aid:{seat}", OPEN, (1,), "hand", KINDS * seat) for seat in seats]
    sorts = [0 if kind < AIDS else 1 for kind in range(KINDS)]
    return Layout(fields, zones, CARDS, sorts, QUESTIONS)
