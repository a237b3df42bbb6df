"""What one viewer sees of Kardinal & König, and the map for whoever draws it."""

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.kardinal_koenig.actions import ALLIANCES, COUNTRIES, LANDS, SEATS, SPACE
from regalia.games.kardinal_koenig.board import DISCARDS, DISPLAY, FIRST, LAST, Europe
from regalia.games.kardinal_koenig.phases import OVER, PROMPTS, RULES
from regalia.games.kardinal_koenig.scoring import (
    alliance_line,
    chain_lines,
    country_line,
    counts_of,
    rules_court,
)
from regalia.games.kardinal_koenig.state import KardinalKoenig
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.view import View, absent, ask, known, missing, unseen

# Score sheets. A list of numbers has one for each seat.


class CountryLine(msgspec.Struct, frozen=True):
    """A country on a score sheet."""

    country: int
    counts: list[int]  # monasteries
    points: list[int]


class AllianceLine(msgspec.Struct, frozen=True):
    """An alliance on a score sheet, counted from 1."""

    alliance: int
    countries: list[int]
    points: list[int]


class ChainLine(msgspec.Struct, frozen=True):
    """A chain on a score sheet: its fields as they follow each other, a point each."""

    seat: int
    fields: list[int]


class ScoreSheet(msgspec.Struct, frozen=True):
    """One scoring, line by line, in the order in which it was done."""

    final: bool
    countries: list[CountryLine]
    alliances: list[AllianceLine]
    chains: list[ChainLine]
    totals: list[int]


# The table


class Player(msgspec.Struct, frozen=True):
    """What one player has."""

    cards: int  # in hand
    hand: list[int]  # those the viewer sees
    monasteries: int  # left
    advisors: int
    points: int  # on the track
    outlook: int  # if the game ended now


class Country(msgspec.Struct, frozen=True):
    """One country: monasteries and advisors by seat."""

    monasteries: list[int]
    advisors: list[int]
    most_advisors: int  # that may stand there now
    free: list[int]  # fields without a monastery
    leaders: list[int]  # seats with most monasteries
    masters: list[int]  # seats with most advisors


class Turn(msgspec.Struct, frozen=True):
    """The turn being played."""

    country: int | None
    placed: int  # pieces
    single: bool  # the country was empty, so that one monastery is all
    paid: int | None  # the colour played for the next piece
    joker: bool


class KardinalKoenigView(View, frozen=True, kw_only=True):
    """The table of Kardinal & König."""

    question: str  # the prompt that the player on turn answers; empty when it is over
    turn: int
    start: int
    half: int  # 0 and 1, and 2 when nobody draws any more
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
    outlook: ScoreSheet | None  # the final scoring if it came now
    over: bool


def make_view(observation: Observation) -> KardinalKoenigView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, KardinalKoenig)
    over = state.phase == OVER
    now = final_sheet(state)
    sheets = [half_sheet(state)] if state.half != FIRST else []
    return KardinalKoenigView(
        game="kardinal-koenig",
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, SPACE, RULES),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        question=PROMPTS[state.phase],
        turn=state.turn,
        start=state.start,
        half=state.half,
        last=(state.start - 1) % state.seats if state.half == LAST else None,
        deck=state.deck_size,
        display=state.cards(DISPLAY),
        discards=state.cards(DISCARDS),
        out=state.cards(state.space.number("box")),
        players=[_player(state, seat) for seat in range(state.seats)],
        countries=[_country(state, country) for country in range(LANDS)],
        fields=[state.owner(field) for field in range(state.atlas.fields)],
        play=_turn(state),
        sheets=[*sheets, now] if over else sheets,
        outlook=None if over else now,
        over=over,
    )


def _player(state: KardinalKoenig, seat: int) -> Player:
    return Player(
        cards=state.size[seat],
        hand=state.cards(seat),
        monasteries=state.house_stock[seat],
        advisors=state.advisor_stock[seat],
        points=state.points[seat],
        outlook=state.score(seat),
    )


def _country(state: KardinalKoenig, country: int) -> Country:
    seats = range(state.seats)
    held = [state.count[SEATS * country + seat] for seat in seats]
    return Country(
        monasteries=held,
        advisors=[state.advisors[SEATS * country + seat] for seat in seats],
        most_advisors=state.lead[country],
        free=members(state.free(country)),
        leaders=[seat for seat in seats if held[seat] and held[seat] == state.lead[country]],
        masters=[seat for seat in seats if rules_court(state, country, seat)],
    )


def _turn(state: KardinalKoenig) -> Turn:
    return Turn(
        country=state.country if state.country >= 0 else None,
        placed=state.placed,
        single=bool(state.single),
        paid=state.paid if state.paid >= 0 else None,
        joker=bool(state.joker),
    )


def half_sheet(state: KardinalKoenig) -> ScoreSheet:
    """The intermediate scoring, from the monasteries that stood then."""
    lines = _countries(state, counts_of(state, state.harvest))
    return ScoreSheet(False, lines, [], [], _totals(state, [line.points for line in lines]))


def final_sheet(state: KardinalKoenig) -> ScoreSheet:
    """The final scoring, as it was or as it would be now."""
    countries = _countries(state, state.count)
    alliances = [_alliance(state, alliance) for alliance in range(ALLIANCES)]
    chains = [ChainLine(seat, path) for seat in range(state.seats) for path in chain_lines(state, seat)]
    rows = [line.points for line in countries] + [line.points for line in alliances]
    rows += [[len(line.fields) * (seat == line.seat) for seat in range(state.seats)] for line in chains]
    return ScoreSheet(True, countries, alliances, chains, _totals(state, rows))


def _countries(state: KardinalKoenig, count: vec[i64]) -> list[CountryLine]:
    return [CountryLine(country, *country_line(state, count, country)) for country in range(LANDS)]


def _alliance(state: KardinalKoenig, alliance: int) -> AllianceLine:
    sides = [state.atlas.side_a[alliance], state.atlas.side_b[alliance]]
    return AllianceLine(alliance + 1, sides, alliance_line(state, alliance))


def _totals(state: KardinalKoenig, rows: list[list[int]]) -> list[int]:
    return [sum(row[seat] for row in rows) for seat in range(state.seats)]


# The map, which is the same for a whole game and therefore not part of the view

Point = tuple[int, int]


class MapCountry(msgspec.Struct, frozen=True):
    """A country on the map."""

    id: str
    colour: int  # the kind of card that stands for it
    position: str  # edge or inner
    crest: Point
    outline: list[Point]
    fields: list[int]


class MapField(msgspec.Struct, frozen=True):
    """A field on the map; `id` is what the action that builds there is called after."""

    id: str
    town: str
    country: int
    at: Point
    near: list[int]  # fields a road leads to


class MapRoad(msgspec.Struct, frozen=True):
    """A road between two fields."""

    fields: tuple[int, int]
    kind: str  # road or ferry


class MapAlliance(msgspec.Struct, frozen=True):
    """The square of an alliance, counted from 1."""

    alliance: int
    countries: tuple[int, int]
    border: str  # land or sea
    square: Point


class Furniture(msgspec.Struct, frozen=True):
    """Everything about the map of a set-up."""

    name: str
    canvas: Point
    countries: list[MapCountry]
    fields: list[MapField]
    roads: list[MapRoad]
    alliances: list[MapAlliance]


def make_furniture(setup: Europe) -> Furniture:
    """The map of a set-up, to be drawn."""
    atlas = setup.atlas
    return Furniture(
        name=atlas.name,
        canvas=atlas.canvas,
        countries=[
            MapCountry(
                id=id_,
                colour=setup.pack.colour[number],
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
