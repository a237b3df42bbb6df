"""What one viewer sees of Brawling Barons."""

from regalia.games.brawling_barons.board import GameSetup
from regalia.games.brawling_barons.cards import AIDS, CARDS, MOST_UNITS, SQUIRES, UNITS
from regalia.games.brawling_barons.course import MOST_TURNS
from regalia.kernel.view import Part, View


class Unit(Part, frozen=True):
    """A unit or building in play. Its action is `unit:` and its number."""

    unit: int
    kind: int
    up: bool  # upgraded
    health: int
    strength: int  # against nothing in particular
    cost: int | None  # to upgrade it now, where that is possible


class Baron(Part, frozen=True):
    """One player's part of the table."""

    cards: int  # in hand
    hand: list[int]  # those the viewer sees
    bid: list[int]  # what the viewer has picked to show, while all do
    chosen: bool  # has picked
    resources: int
    gathers: int  # resources that a gather action brings
    draws: int  # cards that a draw action brings
    civilian_room: int  # space left
    military_room: int
    town: list[Unit]
    wall: list[Unit]
    army: list[Unit]
    aids: list[int]
    points: int


class Strike(Part, frozen=True):
    """A unit that attacks, or a +2 card, and its target."""

    unit: int | None
    target: int
    strength: int


class Damage(Part, frozen=True):
    """What a target takes as things stand: 0 no harm, 1 downgraded, 2 discarded."""

    unit: int
    damage: int
    fate: int
    prevented: int  # by Shields


class Declared(View, frozen=True):
    """What table.py declares, as it lies there."""

    acted: int
    turns: int
    shown: int | None  # an Aid to be given away
    card: int | None  # the event under way
    mate: int | None


class BrawlingBaronsView(Declared, frozen=True, kw_only=True):
    """The table of Brawling Barons."""

    actions: int  # allowed in this turn
    deck: int
    market: list[int]
    used: list[int]
    top: int | None  # the last of them
    barons: list[Baron]
    teams: bool
    scores: list[int]
    chosen: int | None  # the unit that acts
    strikes: list[Strike]
    damages: list[Damage]
    stepped: list[int]  # units that went their free step
    taker: int | None


# What is printed on the cards, the same for a whole game and therefore not part of the view


class Side(Part, frozen=True):
    """One side of a unit: as recruited, or upgraded."""

    health: int
    strength: int
    against_units: int  # strength more
    against_buildings: int


class Face(Part, frozen=True):
    """What is printed on a card; `printed` holds all that components.toml says of it."""

    cost: int
    upgrade: int | None
    sides: list[Side]  # of a unit
    count: int  # in the whole game
    printed: dict[str, int | str]


class StaticData(Part, frozen=True):
    """All cards, by kind: Peasants, Squires, other cards and Royal Aid; where each sort begins."""

    faces: list[Face]
    squires: int
    others: int
    aids: int
    most_units: int  # a unit's number is seat * most_units + its slot
    most_turns: int  # of each baron


def make_static_data(setup: GameSetup) -> StaticData:
    """The cards of a set-up."""
    rows = [
        row.values
        for table in ("peasant", "squire", "card", "aid")
        for row in setup.components_file.rows(table)
    ]
    printed = {str(row["name"]): row for row in rows}
    faces = [_printed_face(setup, kind, printed[name]) for kind, name in enumerate(CARDS)]
    return StaticData(faces, SQUIRES, UNITS, AIDS, MOST_UNITS, MOST_TURNS)


def _printed_face(setup: GameSetup, kind: int, row: dict[str, object]) -> Face:
    components = setup.components
    return Face(
        cost=components.cost[kind],
        upgrade=components.upgrade[kind] if kind < UNITS else None,
        sides=[
            Side(
                components.health[face],
                components.strength[face],
                components.against_units[face],
                components.against_buildings[face],
            )
            for face in range(2 * kind, 2 * kind + 2)
            if kind < UNITS
        ],
        count=components.count[kind],
        printed={key: value for key, value in row.items() if isinstance(value, int | str)},
    )
