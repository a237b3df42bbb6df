"""What lies on the table in Brutal Kingdom, declared once; `make types` writes layout.py from it."""

from typing import Final

from regalia.games.brutal_kingdom.cards import CHARACTERS, COLOURS
from regalia.kernel.layout import NUMBER, Axis, Field, Layout, one_of, set_of
from regalia.kernel.zones import DARK, ON_TURN, OPEN, Zone

SEATS: Final = ["0", "1", "2", "3"]
BACKS: Final = ["light", "dark"]
SQUARES: Final = [*COLOURS, "elimination"]

SEAT: Final = Axis("seat", SEATS)
PLACE: Final = Axis("place", ["1", "2", "3", "4"])
CHAPTER: Final = Axis("chapter", ["1", "2", "3", "4"])
COLOUR: Final = Axis("colour", COLOURS)

FIELDS: Final = [
    Field("chapter", NUMBER, "chapters that are over"),
    Field("round", NUMBER, "rounds of this chapter that are over"),
    Field("starter", one_of(SEATS), "who holds the starting player card", empty=0),
    Field("played", NUMBER, "cards played in this round"),
    # This chapter; each begins with all this empty.
    Field("served", NUMBER, "players who took their influence in this chapter"),
    Field("swaps", set_of(BACKS), "backs the Courtesan may still swap: light, dark"),
    Field("hand", set_of(CHARACTERS), "cards in hand", [SEAT]),
    Field("passing", one_of(CHARACTERS), "the card chosen for the neighbour", [SEAT]),
    Field("middle", one_of(CHARACTERS), "two light cards, then two dark ones", [PLACE]),
    Field("offered", one_of(CHARACTERS), "a hand card put down for a swap, if it is seen"),
    Field("aside", set_of(CHARACTERS), "out of this chapter, unseen"),
    Field("undealt", set_of(CHARACTERS), "the dark cards, while the light ones are passed"),
    Field("summoned", one_of(CHARACTERS), "what the Inquisitor named, while its holder waits for a card"),
    Field("named", one_of(CHARACTERS), "the Executioner's victim"),
    Field("inquisitor_rank", NUMBER, "the rank declared for the Inquisitor", empty=20, row="inquisitor"),
    Field("stack", one_of(CHARACTERS), "played cards, the bottom first", [SEAT, PLACE]),
    Field("height", NUMBER, "cards in each stack", [SEAT], derived=True),
    Field("face_up", set_of(CHARACTERS), "cards that lie face up in a stack"),
    Field(
        "threats",
        one_of(CHARACTERS),
        "cards laid as a threat, the oldest first",
        [Axis("age", ["1", "2", "3"])],
    ),
    # The whole game
    Field("stock", NUMBER, "tokens in stock", [COLOUR]),
    Field("chapel", one_of(SQUARES), "what lies on the square, the last an elimination token", [CHAPTER]),
    Field("tokens", NUMBER, "influence tokens", [SEAT, COLOUR]),
    Field("kills", NUMBER, "elimination tokens", [SEAT]),
    Field("gained", NUMBER, "tokens gained in this chapter", [SEAT, Axis("token", SQUARES)]),
    Field("box", set_of(CHARACTERS), "cards out of the game"),
]

QUESTIONS: Final = [
    "pass-light", "pass-dark", "play", "revive", "offer", "partner", "return", "look", "victim", "name",
    "exchange", "slot", "peek", "bless", "declare", "summon", "give", "knight",
]  # fmt: skip


def make_layout(light: int = 0) -> Layout:
    """The layout for cards of which these kinds, a mask, have a light back.

    Cards with different backs never share a zone, so backs are public (BK-11.1); stacks are open, whichever
    way a card lies (BK-11.2).
    """
    backs = list(enumerate(BACKS))
    seats = range(len(SEATS))
    zones: list[Zone] = []
    for name, field in (("hand", "hand"), ("pass", "passing")):
        zones += [
            Zone(f"{name}:{seat}:{side}", seat, (back,), field, seat)
            for back, side in backs
            for seat in seats
        ]
    zones += [Zone(f"middle:{slot}", DARK, (slot // 2,), "middle", slot) for slot in range(4)]
    zones += [Zone(f"offer:{side}", ON_TURN, (back,), "offered") for back, side in backs]
    zones += [Zone(f"aside:{side}", DARK, (back,), "aside") for back, side in backs]
    zones.append(Zone("deck:dark", DARK, (1,), "undealt"))
    zones += [Zone(f"stack:{seat}", OPEN, (), "stack", 4 * seat, 4) for seat in seats]
    zones.append(Zone("box", OPEN, (), "box"))
    sorts = [1 - (light >> kind & 1) for kind in range(len(CHARACTERS))]
    return Layout(FIELDS, zones, CHARACTERS, sorts, QUESTIONS)
