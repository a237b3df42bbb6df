"""What one viewer sees of Take the Kingdom."""

import msgspec

from regalia.games.take_the_kingdom.actions import SPACE
from regalia.games.take_the_kingdom.board import HELD
from regalia.games.take_the_kingdom.phases import RULES
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.view import View, absent, ask, known


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
    """One player's part of the table."""

    alive: bool
    cards: int  # in hand
    hand: list[int]  # those the viewer sees
    bases: list[Base]
    missed: int  # turns still to be missed
    early: bool  # in one of the first two turns, or before them
    score: int


class Portion(msgspec.Struct, frozen=True):
    """A part of the attack being made."""

    base: int
    amount: int


class Play(msgspec.Struct, frozen=True):
    """The play being made: the card that leads it, all its cards, and what it is aimed at."""

    kind: int
    cards: list[int]
    victim: int | None
    base: int | None
    portions: list[Portion]
    left: int  # damage not yet given to a base


class TakeTheKingdomView(View, frozen=True, kw_only=True):
    """The table of Take the Kingdom."""

    turn: int
    plays: int
    deck: int
    kingdoms: list[Kingdom]
    used: list[int]
    out: list[int]
    banned: list[int]  # kinds forbidden in this turn
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
        turn=state.turn,
        plays=state.plays,
        deck=state.deck_size,
        kingdoms=[_kingdom(state, seat) for seat in range(state.seats)],
        used=state.cards(state.space.number("used")),
        out=state.cards(state.space.number("box")),
        banned=members(state.banned),
        penalties=state.pending_penalties(),
        held=state.held if state.held >= 0 else None,
        holding=state.held >= 0 or state.unseen(HELD) > 0,
        play=_play(state) if state.card >= 0 else None,
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
    portions = [
        Portion(state.portion_base[at], state.portion_amount[at]) for at in range(state.declared_portions())
    ]
    return Play(
        kind=state.card,
        cards=state.cards(state.space.number("played")),
        victim=state.victim if state.victim >= 0 else None,
        base=state.target if state.target >= 0 else None,
        portions=portions,
        left=state.left,
    )
