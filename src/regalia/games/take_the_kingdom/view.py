"""What one viewer sees of Take the Kingdom."""

import msgspec

from regalia.games.take_the_kingdom.actions import (
    ATTACKS,
    CARDS,
    DISEASE,
    FAMINE,
    FORTUNE,
    LAND,
    PLAGUE,
    SOLDIERS,
    SPACE,
)
from regalia.games.take_the_kingdom.board import HELD, Realm
from regalia.games.take_the_kingdom.components import type_of
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
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.view import View, absent, ask, known, missing, unseen

BANS = {DISEASE: LAND, FAMINE: SOLDIERS, PLAGUE: FORTUNE}
"""A kind that each Penalty forbids, and no other does."""


class Defence(msgspec.Struct, frozen=True):
    """A Defence on a base."""

    slot: int
    kind: int
    damage: int


class Base(msgspec.Struct, frozen=True):
    """A Fort or a Land with all that lies on it."""

    base: int
    kind: int
    damage: int
    frozen: bool
    defences: list[Defence]
    trapped: bool
    trap: int | None  # which Trap it is, if the viewer sees it


class Kingdom(msgspec.Struct, frozen=True):
    """One player's part of the table, all of it public but for the faces of cards (TK-14.1)."""

    alive: bool
    cards: int  # in hand
    hand: list[int]  # those the viewer sees
    bases: list[Base]
    missed: int  # turns still to be missed
    early: bool  # in one of the first two turns, or before them
    score: int


class Portion(msgspec.Struct, frozen=True):
    """A part of the attack being made; `first` is the Defence that it hits first, where that was chosen."""

    base: int
    amount: int
    first: int | None


class Play(msgspec.Struct, frozen=True):
    """The play being made: the card that leads it, all its cards, and what it is aimed at."""

    kind: int  # for a Trap always the same, whichever it is
    cards: list[int]
    victim: int | None
    base: int | None  # the target of an action, the base that waits for its portion, or what a Trap strikes
    slot: int | None  # the Defence of it that an action takes
    place: int | None  # the base for a conquered Defence
    portions: list[Portion]
    left: int  # damage not yet given to a base
    turned: int  # damage that a real Trap turns back now


class TakeTheKingdomView(View, frozen=True, kw_only=True):
    """The table of Take the Kingdom."""

    question: str  # the prompt that the decider answers; empty when it is over
    turn: int
    plays: int
    deck: int
    kingdoms: list[Kingdom]
    used: list[int]
    out: list[int]
    banned: list[int]  # kinds forbidden in this turn
    accepted: list[int]  # the Penalties that forbid them
    penalties: list[int]  # to be settled
    held: int | None  # the card in your fingers
    holding: bool
    play: Play | None
    over: bool


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
        holding=state.held >= 0 or state.unseen(HELD) > 0,
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


# What is printed on the cards, the same for a whole game and therefore not part of the view


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card; `type` is one of the ids that the catalogue names `type-…`."""

    type: str
    value: int
    count: int  # in the whole game


class Furniture(msgspec.Struct, frozen=True):
    """All cards, by kind, and the numbers that a turn goes by."""

    faces: list[Face]
    plays: int  # in a turn
    limit: int  # of the hand


def make_furniture(setup: Realm) -> Furniture:
    """The cards of a set-up."""
    pack = setup.pack
    faces = [Face(type_of(kind), pack.value[kind], pack.count[kind]) for kind in range(len(CARDS))]
    return Furniture(faces, pack.plays, pack.limit)
