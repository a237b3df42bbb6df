"""What lies on the table in Take the Kingdom, declared once; `make types` writes layout.py from it."""

from typing import Final

from regalia.games.take_the_kingdom import cards
from regalia.games.take_the_kingdom.cards import CARDS, KINDS, MOST_BASES
from regalia.kernel.layout import FLAG, NUMBER, Axis, Field, Layout, one_of, set_of
from regalia.kernel.zones import DARK, ON_TURN, OPEN, Zone

SEATS: Final = ["0", "1", "2", "3"]
BASES: Final = [str(base) for base in range(MOST_BASES)]
SLOTS: Final = ["0", "1"]
MOST_DRAWN: Final = 6  # cards at the start of a turn

SEAT: Final = Axis("seat", SEATS)
KIND: Final = Axis("kind", CARDS)
BASE: Final = Axis("base", BASES)
SLOT: Final = Axis("slot", SLOTS)
AGE: Final = Axis("age", [str(age) for age in range(1, MOST_DRAWN + 1)])
PORTION: Final = Axis("portion", [str(portion) for portion in range(1, cards.MOST_DAMAGE + 1)])

# Bases are numbered as they come into play, and keep their number.
FIELDS: Final = [
    Field("plays", NUMBER, "plays left in this turn"),
    Field("busy", FLAG, "something was played in this turn"),
    Field("dry", FLAG, "the deck was empty when this turn began"),
    Field("extra", FLAG, "another turn follows this one"),
    Field("idle", set_of(SEATS), "who had an idle turn since a card was last played"),
    Field("held_back", set_of(SEATS), "who passed with a playable card since a card was last played"),
    Field("banned", set_of(CARDS), "kinds that Penalties forbid in this turn"),
    Field("penalties", one_of(CARDS), "drawn and not settled, the oldest first", [AGE]),
    Field("missed", NUMBER, "turns to be missed", [SEAT]),
    Field("turns", NUMBER, "turns taken", [SEAT]),
    Field("fallen", NUMBER, "who fell first, second, third", [SEAT]),
    Field("alive", set_of(SEATS), "kingdoms that stand", derived=True),
    Field("hand", NUMBER, "cards in hand", [SEAT, KIND]),
    Field("size", NUMBER, "cards in hand, known or not", [SEAT], derived=True, row="sizes"),
    Field("deck", NUMBER, "its order is nobody's, so it has none: a draw takes any card of it", [KIND]),
    Field("deck_size", NUMBER, "cards in the deck, known or not", derived=True, row="deck"),
    Field("held", one_of(CARDS), "the card in the fingers of whoever's turn it is"),
    Field("played", NUMBER, "the cards of the play being made, and Penalties to be settled", [KIND]),
    Field("used", NUMBER, "used cards, which never go back into the deck (TK-1.5)", [KIND]),
    Field("bases", NUMBER, "bases that have come into play"),
    Field("owner", one_of(SEATS), "whose it is", [BASE]),
    Field("ground", one_of(CARDS[: cards.MERCY + 1]), "the card that is the base", [BASE]),
    Field("damage", NUMBER, "on the base itself (TK-1.4)", [BASE]),
    Field("frozen", set_of(BASES), "bases under a Freeze"),
    Field("trap", one_of(CARDS), "what lies under it", [BASE]),
    Field("defence", one_of(CARDS), "what stands on it", [BASE, SLOT]),
    Field("wound", NUMBER, "damage to that", [BASE, SLOT]),
    # The play being made; nothing of it is left when it is over.
    Field("card", one_of(CARDS), "what leads the play being made; all Traps alike"),
    Field("victim", one_of(SEATS), "whom the play is aimed at"),
    Field("target", one_of(BASES), "the base that an action, a portion or a Trap is aimed at"),
    Field("slot", one_of(SLOTS), "the Defence of it that an action takes"),
    Field("place", one_of(BASES), "where a conquered Defence goes"),
    Field("left", NUMBER, "damage of an attack not yet given to a base"),
    Field("portion_base", one_of(BASES), "what each portion of an attack strikes", [PORTION]),
    Field("portion_amount", NUMBER, "how much damage", [PORTION]),
    Field("portion_first", NUMBER, "the Defence that is hit first", [PORTION]),
    Field("portions", NUMBER, "portions that are declared", derived=True),
    Field("portion", NUMBER, "portions that have struck"),
]

QUESTIONS: Final = [
    "play", "penalty", "build", "replace", "mercy", "thaw", "attack", "amount", "order", "target", "pick",
    "place", "answer", "strike-back", "strike-order", "spied", "discard",
]  # fmt: skip


def make_layout() -> Layout:
    """The layout. Traps are a sort of their own, and so are Penalties, which no hand ever holds.

    A Trap's place stays when the base changes hands, and so does what is known of it (TK-14.5). The open
    zones `table` (bases, Defences, Freezes) and `box` (out of the game) follow from fields and components.
    """
    zones = [Zone(f"hand:{seat}", seat, (0, 1), "hand", KINDS * seat) for seat in range(4)]  # TK-14.2
    zones.append(Zone("deck", DARK, (), "deck"))
    zones.append(Zone("held", ON_TURN, (0, 1), "held"))  # a Trap being laid, what a Spy brought
    zones += [Zone(f"trap:{base}", DARK, (1,), "trap", base) for base in range(MOST_BASES)]
    zones.append(Zone("table", OPEN))
    zones += [Zone(name, OPEN, (), name) for name in ("played", "used")]
    zones.append(Zone("box", OPEN))
    sorts = [
        1 if cards.TRAPS >> kind & 1 else 2 if cards.PENALTIES >> kind & 1 else 0 for kind in range(KINDS)
    ]
    return Layout(FIELDS, zones, CARDS, sorts, QUESTIONS)
