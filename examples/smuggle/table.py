"""What lies on the table of Smuggle, what is asked, and what can be answered."""

from regalia.kernel.actions import ActionSpace
from regalia.kernel.layout import NUMBER, Axis, Field, Layout, set_of
from regalia.kernel.question import About
from regalia.kernel.zones import DARK, Zone

KINDS = [f"card-{rank}" for rank in range(8)]
SEATS = 3
IN_SLOT, IN_OFFER, ZONES = 3, 5, 6  # zones 0 to 2 are the hands
TURNS = 12
QUESTIONS = [
    About("act", "SM-1.3", between_plays=True),
    About("place", "SM-2.1"),
    About("return", "SM-2.2"),
]
ACT, PLACE, GIVE_BACK = range(3)
SPACE = ActionSpace(
    [
        ("offer", KINDS),
        ("peek", ["0", "1", "2"]),
        ("steal", ["0", "1", "2"]),
        ("ask", KINDS),
        ("slot", ["0", "1"]),
        ("seat", ["0", "1", "2"]),
        ("return", KINDS),
    ],
    of_seats={"peek": 1, "steal": 1, "seat": 1},
)
OFFER, PEEK, STEAL, ASK, SLOT, TO_SEAT, RETURN = (block.base for block in SPACE.blocks)


def make_layout() -> Layout:
    """What lies on the table: a set of kinds for each zone, and how many turns there were."""
    zones = [Zone(f"hand:{seat}", seat, (), "held", seat) for seat in range(SEATS)]
    zones += [
        Zone(name, DARK, (), "held", SEATS + place)
        for place, name in enumerate(("slot:0", "slot:1", "offer"))
    ]
    places = Axis("place", [zone.name for zone in zones])
    fields = [Field("turns", NUMBER, "turns that are over"), Field("held", set_of(KINDS), "cards", [places])]
    return Layout(fields, zones, KINDS, [0] * 8, [question.name for question in QUESTIONS])


LAYOUT = make_layout()
TURNS_MADE, HELD = LAYOUT.named["turns"].at, LAYOUT.named["held"].at
