"""What one viewer sees of Kardinal & König, and the map for whoever draws it."""

from regalia.games.kardinal_koenig.board import GameSetup
from regalia.games.kardinal_koenig.cards import ALLIANCES, COUNTRIES
from regalia.kernel.rules import members
from regalia.kernel.view import Part, View

# Score sheets. A list of numbers has one for each seat.


class CountryLine(Part, frozen=True):
    """A country on a score sheet."""

    country: int
    counts: list[int]  # monasteries
    points: list[int]


class AllianceLine(Part, frozen=True):
    """An alliance on a score sheet, counted from 1."""

    alliance: int
    countries: list[int]
    points: list[int]


class ChainLine(Part, frozen=True):
    """A chain on a score sheet: its fields as they follow each other, a point each."""

    seat: int
    fields: list[int]


class ScoreSheet(Part, frozen=True):
    """One scoring, line by line, in the order in which it was done."""

    final: bool
    countries: list[CountryLine]
    alliances: list[AllianceLine]
    chains: list[ChainLine]
    totals: list[int]


# The table


class Player(Part, frozen=True):
    """What one player has."""

    cards: int  # in hand
    hand: list[int]  # those the viewer sees
    monasteries: int  # left
    advisors: int
    points: int  # on the track
    outlook: int | None  # points if the game ended now, where the table tells them


class Country(Part, frozen=True):
    """One country: monasteries and advisors by seat."""

    monasteries: list[int]
    advisors: list[int]
    most_advisors: int  # that may stand there now
    free: list[int]  # fields without a monastery
    leaders: list[int]  # seats with most monasteries
    masters: list[int]  # seats with most advisors


class Turn(Part, frozen=True):
    """The turn being played."""

    country: int | None
    placed: int  # pieces
    single: bool  # the country was empty, so that one monastery is all
    paid: int | None  # the colour played for the next piece
    joker: bool


class Declared(View, frozen=True):
    """What table.py declares, as it lies there."""

    start: int
    half: int  # 0 and 1, and 2 when nobody draws any more


class KardinalKoenigView(Declared, frozen=True, kw_only=True):
    """The table of Kardinal & König."""

    last: int | None  # the seat with the last turn, once that is settled
    deck: int
    display: list[int]
    discards: list[int]
    out: list[int]
    players: list[Player]
    countries: list[Country]
    fields: list[int]  # by field: the seat whose monastery stands there, or -1
    play: Turn
    sheets: list[ScoreSheet]  # the scorings that have been
    outlook: ScoreSheet | None  # the final scoring if it came now, where the table tells it


# The map, which is the same for a whole game and therefore not part of the view

Point = tuple[int, int]


class MapCountry(Part, frozen=True):
    """A country on the map."""

    id: str
    colour: int  # the kind of card that stands for it
    position: str  # edge or inner
    crest: Point
    outline: list[Point]
    fields: list[int]


class MapField(Part, frozen=True):
    """A field on the map; `id` is what the action that builds there is called after."""

    id: str
    town: str
    country: int
    at: Point
    near: list[int]  # fields a road leads to


class MapRoad(Part, frozen=True):
    """A road between two fields."""

    fields: tuple[int, int]
    kind: str  # road or ferry


class MapAlliance(Part, frozen=True):
    """The square of an alliance, counted from 1."""

    alliance: int
    countries: tuple[int, int]
    border: str  # land or sea
    square: Point


class StaticData(Part, frozen=True):
    """Everything about the map of a set-up."""

    name: str
    canvas: Point
    countries: list[MapCountry]
    fields: list[MapField]
    roads: list[MapRoad]
    alliances: list[MapAlliance]


def make_static_data(setup: GameSetup) -> StaticData:
    """The map of a set-up, to be drawn."""
    atlas = setup.atlas
    return StaticData(
        name=atlas.name,
        canvas=atlas.canvas,
        countries=[
            MapCountry(
                id=id_,
                colour=setup.components.colour[number],
                position=atlas.positions[number],
                crest=atlas.crests[number],
                outline=atlas.outlines[number],
                fields=members(atlas.land[number]),
            )
            for number, id_ in enumerate(COUNTRIES)
        ],
        fields=[
            MapField(
                id_, atlas.towns[field], atlas.country[field], atlas.spots[field], members(atlas.near[field])
            )
            for field, id_ in enumerate(atlas.ids)
        ],
        roads=[MapRoad((a, b), kind) for a, b, kind in atlas.roads],
        alliances=[
            MapAlliance(
                alliance=number + 1,
                countries=(atlas.side_a[number], atlas.side_b[number]),
                border=atlas.borders[number],
                square=atlas.squares[number],
            )
            for number in range(ALLIANCES)
        ],
    )
