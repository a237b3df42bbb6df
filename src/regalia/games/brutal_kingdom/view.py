"""What one viewer sees of Brutal Kingdom."""

import msgspec

from regalia.games.brutal_kingdom.actions import CHARACTERS, EXECUTIONER, SPACE
from regalia.games.brutal_kingdom.board import HAND, MIDDLE, OFFERED, PASSING, Court
from regalia.games.brutal_kingdom.phases import PASS_DARK, PROMPTS, RULES
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.view import View, absent, ask, known, missing, unseen


class Card(msgspec.Struct, frozen=True):
    """A card in a stack."""

    kind: int
    face_up: bool


class Threat(msgspec.Struct, frozen=True):
    """A card that lies in wait: these kinds are eliminated when another seat plays them."""

    kind: int
    victims: list[int]


class Seat(msgspec.Struct, frozen=True):
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


class BrutalKingdomView(View, frozen=True, kw_only=True):
    """The table of Brutal Kingdom."""

    question: str  # the prompt that the deciders answer; empty when it is over
    chapter: int
    round: int
    starter: int
    turn: int
    seats: list[Seat]
    middle: list[bool]  # whether a card lies in each slot
    offered: int | None  # 0 a light, 1 a dark hand card lies on the table for a swap
    stock: list[int]
    chapel: list[int]  # by chapter: a colour, 3 for an elimination token, -1 for nothing yet
    worth: list[int]  # points for one token of each colour, now
    named: int | None  # by the Executioner
    inquisitor_rank: int
    out: list[int]  # kinds out of the game
    over: bool


def make_view(observation: Observation) -> BrutalKingdomView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, BrutalKingdom)
    counts = state.zone_counts()
    return BrutalKingdomView(
        game="brutal-kingdom",
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, SPACE, RULES),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        question=PROMPTS[state.phase],
        chapter=state.chapter,
        round=state.round,
        starter=state.starter,
        turn=state.turn,
        seats=[_seat(state, seat, counts) for seat in range(state.seats)],
        middle=[counts[MIDDLE + slot] > 0 for slot in range(4)],
        offered=next((back for back in range(2) if counts[OFFERED + back]), None),
        stock=list(state.stock),
        chapel=list(state.chapel),
        worth=[state.worth(colour) for colour in range(3)],
        named=state.named if state.named >= 0 else None,
        inquisitor_rank=state.inquisitor_rank,
        out=members(state.box),
        over=state.deciders() == 0,
    )


def _seat(state: BrutalKingdom, seat: int, counts: list[int]) -> Seat:
    return Seat(
        light=counts[HAND + seat],
        dark=counts[HAND + 4 + seat],
        hand=members(state.hand[seat]),
        chosen=state.phase <= PASS_DARK and counts[PASSING + 4 * state.phase + seat] > 0,
        passing=state.passing[seat] if state.passing[seat] >= 0 else None,
        stack=[Card(kind, bool(state.face_up >> kind & 1)) for kind in state.stack_of(seat)],
        threat=_threat(state, seat),
        tokens=[state.tokens[3 * seat + colour] for colour in range(3)],
        kills=state.kills[seat],
        score=state.score(seat),
    )


def _threat(state: BrutalKingdom, seat: int) -> Threat | None:
    top = state.face_up_top(seat)
    if top < 0 or not state.threatens(top):
        return None
    return Threat(top, [state.named] if top == EXECUTIONER else members(state.cast.victims[top]))


# What is printed on the cards, the same for a whole game and therefore not part of the view


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    rank: int  # of the Inquisitor: the higher one
    back: int  # 0 light, 1 dark
    colour: int | None
    icons: int
    victims: list[int]


class Furniture(msgspec.Struct, frozen=True):
    """All cards, by kind."""

    faces: list[Face]


def make_furniture(setup: Court) -> Furniture:
    """The cards of a set-up."""
    cast = setup.cast
    return Furniture(
        [
            Face(
                rank=cast.rank[kind],
                back=1 - (cast.light >> kind & 1),
                colour=cast.colour[kind] if cast.icons[kind] else None,
                icons=cast.icons[kind],
                victims=members(cast.victims[kind]),
            )
            for kind in range(len(CHARACTERS))
        ]
    )
