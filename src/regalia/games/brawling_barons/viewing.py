"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from regalia.games.brawling_barons import cards, components, course, harm, scoring
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.actions import SPACE
from regalia.games.brawling_barons.state import BrawlingBarons
from regalia.games.brawling_barons.view import Baron, BrawlingBaronsView, Damage, Strike, Unit
from regalia.kernel.rules import members
from regalia.kernel.state import Observation
from regalia.kernel.view import Notice
from regalia.kernel.viewing import Shared, some


def make_view(observation: Observation) -> BrawlingBaronsView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, BrawlingBarons)
    cells = state.cells
    over = state.asked == 0
    shared = Shared(observation, SPACE, [] if over else _notices(state, observation.viewer))
    if state.question == on.ASK_BID:
        shared.turn = -1  # nobody's yet
    return BrawlingBaronsView(
        *shared.parts(BrawlingBaronsView),
        actions=1 + cells[on.EXTRA],
        deck=cells[on.HEIGHT],
        market=state.cards(on.IN_MARKET),
        used=state.cards(on.IN_USED),
        top=some(cells[on.LAST_USED]),
        barons=[_baron(state, seat) for seat in range(state.seats)],
        teams=state.teams,
        scores=[scoring.score(state, seat) for seat in range(state.seats)],
        chosen=state.turn * cards.MOST_UNITS + cells[on.ACTING] if cells[on.ACTING] >= 0 else None,
        strikes=_strikes(state),
        damages=_damages(state),
        stepped=[state.turn * cards.MOST_UNITS + slot for slot in members(cells[on.STEPPED])],
        taker=state.actor() if over else None,
    )


def _notices(state: BrawlingBarons, viewer: int) -> list[Notice]:
    """What is about to end the game."""
    cells, deck = state.cells, state.cells[on.HEIGHT]
    found = []
    if deck <= 2 * state.seats:
        found.append(Notice("deck", deck))
    if state.question == on.ASK_TURN and viewer == state.turn and cells[on.ACTED] <= cells[on.EXTRA]:
        gifts = on.GIFTS + cards.GIFTS * viewer
        if deck == 1 + cells[gifts + cards.RESOURCES]:
            found.append(Notice("gather-ends"))
        if deck <= 1 + cells[gifts + cards.DRAWS]:
            found.append(Notice("draw-ends"))
        if deck == 1:
            found.append(Notice("take-ends"))
    if cells[on.UNSPENT]:
        found.append(Notice("unspent", cells[on.UNSPENT]))
    turns = course.MOST_TURNS * state.seats - cells[on.TURNS]
    if turns <= state.seats:
        found.append(Notice("turns", turns))
    return found


def _baron(state: BrawlingBarons, seat: int) -> Baron:
    cells = state.cells
    gifts = on.GIFTS + cards.GIFTS * seat
    kinds = range(cards.SQUIRES, cards.AIDS if cells[on.BID + seat] else cards.SQUIRES)
    picked = [[kind] * state.bid_count(seat, kind) for kind in kinds]
    return Baron(
        cards=cells[on.SIZE + seat],
        hand=state.cards(on.IN_HAND + seat),
        bid=[kind for kinds in picked for kind in kinds],
        chosen=bool(state.have_bid() >> seat & 1),
        resources=state.resources(seat),
        gathers=1 + cells[gifts + cards.RESOURCES],
        draws=1 + cells[gifts + cards.DRAWS],
        civilian_room=state.civilian_room(seat),
        military_room=state.military_room(seat),
        town=_units(state, seat, cells[on.TOWN + seat]),
        wall=_units(state, seat, cells[on.WALL + seat]),
        army=_units(state, seat, cells[on.ARMY + seat]),
        aids=state.cards(on.IN_AID + seat),
        points=scoring.points(state, seat),
    )


def _units(state: BrawlingBarons, seat: int, slots: int) -> list[Unit]:
    return [_unit(state, seat, slot) for slot in members(slots)]


def _unit(state: BrawlingBarons, seat: int, slot: int) -> Unit:
    face = state.face(seat, slot)
    kind = face // 2
    can_grow = state.cells[on.TOWN + seat] & ~state.cells[on.UP + seat]  # BB-6.1
    return Unit(
        unit=seat * cards.MOST_UNITS + slot,
        kind=kind,
        up=face % 2 == 1,
        health=state.components.health[face],
        strength=state.components.strength[face],
        cost=state.upgrade_cost(seat, kind) if can_grow >> slot & 1 else None,
    )


def _strikes(state: BrawlingBarons) -> list[Strike]:
    """Units by their slots, then +2 cards."""
    cells, turn = state.cells, state.turn
    aims = [(slot, cells[on.AIM + slot]) for slot in members(cells[on.TOUCHED])]
    aims += [(-1, unit) for kind, unit in _played(state) if kind == cards.PLUS_TWO]
    found = []
    for slot, target in aims:
        if target >= 0:
            unit = turn * cards.MOST_UNITS + slot if slot >= 0 else None
            found.append(Strike(unit, target, harm.strength_of(state, turn, slot, target)))
    return found


def _played(state: BrawlingBarons) -> list[tuple[int, int]]:
    """The cards in this attack, and on what they are."""
    kinds = state.cells[on.PLAYED : on.PLAYED + components.MOST_PLAYED]
    units = state.cells[on.PLAYED_ON : on.PLAYED_ON + components.MOST_PLAYED]
    return [pair for pair in zip(kinds, units, strict=True) if pair[0] >= 0]


def _damages(state: BrawlingBarons) -> list[Damage]:
    found = []
    shields = [(kind, unit) for kind, unit in _played(state) if kind != cards.PLUS_TWO]
    for seat in range(state.seats):
        for slot in members(harm.struck(state, seat)):
            unit = seat * cards.MOST_UNITS + slot
            damage = harm.damage(state, unit)
            prevented = sum(harm.points_of(state, kind) for kind, on_unit in shields if on_unit == unit)
            found.append(Damage(unit, damage, harm.fate(state, unit, damage), prevented))
    return found
