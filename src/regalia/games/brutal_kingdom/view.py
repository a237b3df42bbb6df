"""What one viewer sees of Brutal Kingdom."""

from regalia.games.brutal_kingdom.board import GameSetup
from regalia.games.brutal_kingdom.cards import CHARACTERS
from regalia.kernel.rules import members
from regalia.kernel.view import Part, View


class Card(Part, frozen=True):
    """A card in a stack."""

    kind: int
    face_up: bool


class Threat(Part, frozen=True):
    """A card that lies in wait: these kinds are eliminated when another seat plays them."""

    kind: int
    victims: list[int]


class Seat(Part, frozen=True):
    """What lies in front of one player."""

    light: int  # how many cards of each back are in hand
    dark: int
    hand: list[int]  # those the viewer sees
    chosen: bool  # has put down the card to pass
    passing: int | None  # which one, if the viewer sees it
    stack: list[Card]  # bottom first
    threat: Threat | None
    tokens: list[int]  # by colour
    kills: int
    score: int  # if the game ended now


class Declared(View, frozen=True):
    """What table.py declares, as it lies there."""

    chapter: int
    round: int
    starter: int
    stock: list[int]
    chapel: list[int]  # by chapter: a colour, 3 for an elimination token, -1 for nothing yet
    named: int | None  # by the Executioner
    inquisitor_rank: int


class BrutalKingdomView(Declared, frozen=True, kw_only=True):
    """The table of Brutal Kingdom."""

    seats: list[Seat]
    middle: list[bool]  # whether a card lies in each slot
    middle_seen: list[int | None]  # which one, if the viewer sees it: in open replays
    offered: int | None  # 0 a light, 1 a dark hand card lies on the table for a swap
    worth: list[int]  # points for one token of each colour, now
    out: list[int]  # kinds out of the game


# What is printed on the cards, the same for a whole game and therefore not part of the view


class Face(Part, frozen=True):
    """What is printed on a card."""

    rank: int  # of the Inquisitor: the higher one
    back: int  # 0 light, 1 dark
    colour: int | None
    icons: int
    victims: list[int]


class StaticData(Part, frozen=True):
    """All cards, by kind."""

    faces: list[Face]


def make_static_data(setup: GameSetup) -> StaticData:
    """The cards of a set-up."""
    components = setup.components
    return StaticData(
        [
            Face(
                rank=components.rank[kind],
                back=1 - (components.light >> kind & 1),
                colour=components.colour[kind] if components.icons[kind] else None,
                icons=components.icons[kind],
                victims=members(components.victims[kind]),
            )
            for kind in range(len(CHARACTERS))
        ]
    )
