"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from regalia.games.brawling_barons.actions import AID_KINDS, AIDS, MOST_UNITS, SPACE, SQUIRES
from regalia.games.brawling_barons.board import MARKET_ROW, USED
from regalia.games.brawling_barons.components import DRAWS, GIFTS, RESOURCES
from regalia.games.brawling_barons.phases import BID, PROMPTS, RULES
from regalia.games.brawling_barons.state import BrawlingBarons
from regalia.games.brawling_barons.view import Baron, BrawlingBaronsView, Damage, Strike, Unit
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.viewing import absent, ask, known, missing, unseen


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
