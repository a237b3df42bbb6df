"""Making the view of one viewer. It is compiled; the structs it fills are not."""

from regalia.games.take_the_kingdom.actions import (
    ATTACKS,
    DISEASE,
    FAMINE,
    FORTUNE,
    LAND,
    PLAGUE,
    SOLDIERS,
    SPACE,
)
from regalia.games.take_the_kingdom.board import HELD
from regalia.games.take_the_kingdom.phases import (
    AMOUNT,
    BUILD,
    MERCY,
    ORDER,
    PROMPTS,
    REPLACE,
    RULES,
    SPIED,
    STRIKE_BACK,
    STRIKE_ORDER,
    TARGET,
    THAW,
)
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.games.take_the_kingdom.view import Base, Defence, Kingdom, Play, Portion, TakeTheKingdomView
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.viewing import absent, ask, known, missing, unseen

BANS = {DISEASE: LAND, FAMINE: SOLDIERS, PLAGUE: FORTUNE}
"""A kind that each Penalty forbids, and no other does."""


def make_view(observation: Observation) -> TakeTheKingdomView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, TakeTheKingdom)
    return TakeTheKingdomView(
        game="take-the-kingdom",
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, SPACE, RULES),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        question=PROMPTS[state.phase],
        turn=state.turn,
        plays=state.plays,
        deck=state.deck_size,
        kingdoms=[_kingdom(state, seat) for seat in range(state.seats)],
        used=state.cards(state.space.number("used")),
        out=state.cards(state.space.number("box")),
        banned=members(state.banned),
        accepted=[penalty for penalty, kind in BANS.items() if state.banned >> kind & 1],
        penalties=state.pending_penalties(),
        held=state.held if state.held >= 0 else None,
        holding=state.held >= 0 or state.hidden_count(HELD) > 0,
        play=_play(state) if state.card >= 0 and state.phase != SPIED else None,
        over=state.deciders() == 0,
    )


def _kingdom(state: TakeTheKingdom, seat: int) -> Kingdom:
    return Kingdom(
        alive=bool(state.alive >> seat & 1),
        cards=state.size[seat],
        hand=state.cards(seat),
        bases=[_base(state, base) for base in members(state.bases_of(seat))],
        missed=state.missed[seat],
        early=state.turns[seat] < 2,
        score=state.score(seat),
    )


def _base(state: TakeTheKingdom, base: int) -> Base:
    slots = [(slot, state.defence[2 * base + slot], state.wound[2 * base + slot]) for slot in range(2)]
    return Base(
        base=base,
        kind=state.ground[base],
        damage=state.damage[base],
        frozen=bool(state.frozen >> base & 1),
        defences=[Defence(slot, kind, damage) for slot, kind, damage in slots if kind >= 0],
        trapped=state.has_trap(base),
        trap=state.trap[base] if state.trap[base] >= 0 else None,
    )


def _play(state: TakeTheKingdom) -> Play:
    phase = state.phase
    attack = ATTACKS >> state.card & 1
    count = state.declared_portions()
    waiting = state.portion_base[count] if attack and phase == AMOUNT else state.target
    waiting = -1 if phase == STRIKE_BACK else waiting
    aimed = attack or phase not in (BUILD, REPLACE, MERCY, THAW, TARGET)
    turned = state.portion_amount[state.portion] if phase in (STRIKE_BACK, STRIKE_ORDER) else 0
    return Play(
        kind=state.card,
        cards=state.cards(state.space.number("played")),
        victim=state.victim if aimed and state.victim >= 0 else None,
        base=waiting if waiting >= 0 else None,
        slot=state.slot if state.slot >= 0 else None,
        place=state.place if state.place >= 0 else None,
        portions=[_portion(state, at, phase == ORDER and at == count - 1) for at in range(count)],
        left=state.left if attack else 0,
        turned=turned,
    )


def _portion(state: TakeTheKingdom, at: int, open_order: bool) -> Portion:
    base = state.portion_base[at]
    ordered = not open_order and state.order_matters(base)
    return Portion(base, state.portion_amount[at], state.portion_first[at] if ordered else None)
