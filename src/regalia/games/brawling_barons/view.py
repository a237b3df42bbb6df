"""What one viewer sees of Brawling Barons."""

import msgspec

from regalia.games.brawling_barons.actions import AID_KINDS, AIDS, CARDS, MOST_UNITS, SPACE, SQUIRES, UNITS
from regalia.games.brawling_barons.board import MARKET_ROW, USED, Feud
from regalia.games.brawling_barons.components import DRAWS, GIFTS, RESOURCES
from regalia.games.brawling_barons.phases import BID, PROMPTS, RULES
from regalia.games.brawling_barons.state import BrawlingBarons
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.view import View, absent, ask, known, missing, unseen


class Unit(msgspec.Struct, frozen=True):
    """A unit or building in play. Its action is `unit:` and its number."""

    unit: int
    kind: int
    up: bool  # upgraded
    health: int
    strength: int  # against nothing in particular
    cost: int | None  # to upgrade it now, where that is possible


class Baron(msgspec.Struct, frozen=True):
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


class Strike(msgspec.Struct, frozen=True):
    """A unit that attacks, or a +2 card, and its target."""

    unit: int | None
    target: int
    strength: int


class Damage(msgspec.Struct, frozen=True):
    """What a target takes as things stand: 0 no harm, 1 downgraded, 2 discarded."""

    unit: int
    damage: int
    fate: int
    shields: int


class BrawlingBaronsView(View, frozen=True, kw_only=True):
    """The table of Brawling Barons."""

    question: str  # the prompt that the deciders answer; empty when it is over
    turn: int
    acted: int
    actions: int  # allowed in this turn
    turns: int
    deck: int
    market: list[int]
    used: list[int]
    barons: list[Baron]
    teams: bool
    scores: list[int]
    shown: int | None  # an Aid to be given away
    card: int | None  # the event under way
    chosen: int | None  # the unit that acts
    mate: int | None
    strikes: list[Strike]
    damages: list[Damage]
    stepped: list[int]  # units that went their free step
    taker: int | None
    over: bool


def make_view(observation: Observation) -> BrawlingBaronsView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, BrawlingBarons)
    over = state.deciders() == 0
    started = state.phase != BID
    return BrawlingBaronsView(
        game="brawling-barons",
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, SPACE, RULES),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        question=PROMPTS[state.phase],
        turn=state.turn if started else -1,
        acted=state.acted,
        actions=1 + state.extra,
        turns=state.turns,
        deck=state.deck_size(),
        market=state.cards(MARKET_ROW),
        used=state.cards(USED),
        barons=[_baron(state, seat) for seat in range(state.seats)],
        teams=state.teams,
        scores=[state.score(seat) for seat in range(state.seats)],
        shown=state.aid if state.aid >= 0 else None,
        card=state.card if state.card >= 0 else None,
        chosen=state.turn * MOST_UNITS + state.slot if state.slot >= 0 else None,
        mate=state.mate if state.mate >= 0 else None,
        strikes=_strikes(state),
        damages=_damages(state),
        stepped=[state.turn * MOST_UNITS + slot for slot in members(state.stepped)],
        taker=state.taker if over else None,
        over=over,
    )


def _baron(state: BrawlingBarons, seat: int) -> Baron:
    kept = [state.kept[AID_KINDS * seat + aid] for aid in range(AID_KINDS)]
    picked = [[kind] * state.bid_count(seat, kind) for kind in range(SQUIRES, AIDS)]
    return Baron(
        cards=state.size[seat],
        hand=state.cards(seat),
        bid=[kind for kinds in picked for kind in kinds],
        chosen=bool(state.bidden >> seat & 1),
        resources=state.resources(seat),
        gathers=1 + state.tally[GIFTS * seat + RESOURCES],
        draws=1 + state.tally[GIFTS * seat + DRAWS],
        civilian_room=state.civilian_room(seat),
        military_room=state.military_room(seat),
        town=_units(state, seat, state.town[seat]),
        wall=_units(state, seat, state.wall[seat]),
        army=_units(state, seat, state.army[seat]),
        aids=[AIDS + aid for aid, count in enumerate(kept) for _ in range(count)],
        points=state.points(seat),
    )


def _units(state: BrawlingBarons, seat: int, slots: int) -> list[Unit]:
    found = []
    for slot in members(slots):
        up = bool(state.up[seat] >> slot & 1)
        face = state.face(seat, slot)
        found.append(
            Unit(
                unit=seat * MOST_UNITS + slot,
                kind=face // 2,
                up=up,
                health=state.pack.health[face],
                strength=state.pack.strength[face],
                cost=None if up else state.upgrade_cost(seat, slot),
            )
        )
    return found


def _strikes(state: BrawlingBarons) -> list[Strike]:
    found = []
    for slot, target in zip(state.strike_by, state.strike_at, strict=True):
        unit = state.turn * MOST_UNITS + slot if slot >= 0 else None
        found.append(Strike(unit, target, state.strength_of(state.turn, slot, target)))
    return found


def _damages(state: BrawlingBarons) -> list[Damage]:
    found = []
    for target in sorted(set(state.strike_at)):
        damage = state.damage(target)
        shields = sum(unit == target for unit in state.shield_at)
        found.append(Damage(target, damage, state.fate(target, damage), shields))
    return found


# What is printed on the cards, the same for a whole game and therefore not part of the view


class Side(msgspec.Struct, frozen=True):
    """One side of a unit: as recruited, or upgraded."""

    health: int
    strength: int
    against_units: int  # strength more
    against_buildings: int


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card; `printed` holds all that components.toml says of it."""

    cost: int
    upgrade: int | None
    sides: list[Side]  # of a unit
    count: int  # in the whole game
    printed: dict[str, int | str]


class Furniture(msgspec.Struct, frozen=True):
    """All cards, by kind: Peasants, Squires, other cards and Royal Aid; where each sort begins."""

    faces: list[Face]
    squires: int
    others: int
    aids: int
    most_units: int  # a unit's number is seat * most_units + its slot


def make_furniture(setup: Feud) -> Furniture:
    """The cards of a set-up."""
    rows = [row.values for table in ("peasant", "squire", "card", "aid") for row in setup.sheet.rows(table)]
    printed = {str(row["name"]): row for row in rows}
    faces = [_printed_face(setup, kind, printed[name]) for kind, name in enumerate(CARDS)]
    return Furniture(faces, SQUIRES, UNITS, AIDS, MOST_UNITS)


def _printed_face(setup: Feud, kind: int, row: dict[str, object]) -> Face:
    pack = setup.pack
    return Face(
        cost=pack.cost[kind],
        upgrade=pack.upgrade[kind] if kind < UNITS else None,
        sides=[
            Side(
                pack.health[face], pack.strength[face], pack.against_units[face], pack.against_buildings[face]
            )
            for face in range(2 * kind, 2 * kind + 2)
            if kind < UNITS
        ],
        count=pack.count[kind],
        printed={key: value for key, value in row.items() if isinstance(value, int | str)},
    )
