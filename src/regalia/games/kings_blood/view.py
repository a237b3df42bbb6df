"""What one viewer sees of King's Blood."""

import msgspec

from regalia.games.kings_blood.actions import CARDS, KINGS_BLOOD, PEOPLE, SPACE
from regalia.games.kings_blood.board import DISCARDS, Dynasty
from regalia.games.kings_blood.phases import PROMPTS, RULES
from regalia.games.kings_blood.state import KingsBlood
from regalia.kernel.bits import members
from regalia.kernel.state import Observation
from regalia.kernel.view import View, absent, ask, known, missing, unseen


class Person(msgspec.Struct, frozen=True):
    """A character in the Genealogy: generation (the founder's is 0) and centre in half card widths."""

    kind: int
    generation: int
    column: int
    covered: bool
    left: bool  # whether that side is open
    right: bool
    enthroned: bool
    blooded: bool


class Player(msgspec.Struct, frozen=True):
    """One player at the table."""

    cards: int  # all of them, the King's Blood card included
    hand: list[int]  # those the viewer sees, the King's Blood card included
    called: bool
    loses_turn: bool
    score: int


class KingsBloodView(View, frozen=True, kw_only=True):
    """The table of King's Blood."""

    question: str  # the prompt that the decider answers; empty when it is over
    deal: int
    dealer: int
    turn: int
    direction: int  # 1 clockwise, -1 the other way
    pending: int  # cards that threaten whoever's turn it is
    players: list[Player]
    people: list[Person]  # the Genealogy, row by row
    generations: int
    deck: int
    discards: list[int]
    held: int | None  # the card just drawn, if the viewer sees it
    holding: bool
    played: int | None  # the card being played
    mover: int | None  # the character being moved
    target: int | None  # the character being exiled
    couple: list[int]  # those who may marry
    focus: int | None  # the newborn to play on
    aside: bool  # the King's Blood card is set aside
    winner: int | None  # of this deal, or of the last one when it is over
    goal: int | None  # points that end the series
    over: bool


def make_view(observation: Observation) -> KingsBloodView:
    """The table as this observation shows it."""
    state = observation.state
    assert isinstance(state, KingsBlood)
    question = PROMPTS[state.phase]
    return KingsBloodView(
        game="kings-blood",
        viewer=observation.viewer,
        deciders=members(state.deciders()),
        asked=ask(observation, SPACE, RULES),
        known=known(observation),
        absent=absent(observation),
        unseen=unseen(observation),
        missing=missing(observation),
        question=question,
        deal=state.deal,
        dealer=state.dealer,
        turn=state.turn,
        direction=state.direction,
        pending=state.pending,
        players=[_player(state, seat) for seat in range(state.seats)],
        people=[_person(state, kind) for kind in state.tree.people()],
        generations=state.tree.generations(),
        deck=state.deck_size,
        discards=state.cards(DISCARDS),
        held=_some(state.held),
        holding=state.is_holding(),
        played=_some(state.card),
        mover=_some(state.mover),
        target=_some(state.target),
        couple=[state.placed, state.beside] if question == "marry" else [],
        focus=state.focus if question in ("child", "sibling") else None,
        aside=state.dynasty.advanced and bool(state.cards(state.space.number("aside"))),
        winner=_some(state.winner),
        goal=state.dynasty.target if state.dynasty.series else None,
        over=state.deciders() == 0,
    )


def _some(number: int) -> int | None:
    return number if number >= 0 else None


def _player(state: KingsBlood, seat: int) -> Player:
    return Player(
        cards=state.size[seat],
        hand=[*state.cards(seat), *([KINGS_BLOOD] if state.holder == seat else [])],
        called=bool(state.called >> seat & 1),
        loses_turn=bool(state.lost >> seat & 1),
        score=state.score[seat],
    )


def _person(state: KingsBlood, kind: int) -> Person:
    tree = state.tree
    return Person(
        kind=kind,
        generation=tree.generation(kind),
        column=tree.column(kind),
        covered=tree.is_covered(kind),
        left=tree.is_open(kind, 0),
        right=tree.is_open(kind, 1),
        enthroned=state.enthroned == kind,
        blooded=state.blooded == kind,
    )


# What is printed on the cards, the same for a whole game and therefore not part of the view


class Character(msgspec.Struct, frozen=True):
    """What is printed on a character: numbers of the names in text/words.toml."""

    colour: int
    number: int
    sex: int
    ability: int


class Furniture(msgspec.Struct, frozen=True):
    """All cards, by kind: the characters come first, then events, then the King's Blood card."""

    characters: list[Character]
    values: list[int]  # of all kinds: points that they cost in a hand
    draw: int  # cards that a Draw 3 brings
    generation: int  # points for each generation


def make_furniture(setup: Dynasty) -> Furniture:
    """The cards of a set-up."""
    family = setup.family
    return Furniture(
        characters=[
            Character(family.colour[kind], family.number[kind], family.sex[kind], family.ability[kind])
            for kind in range(PEOPLE)
        ],
        values=[family.value[kind] for kind in range(len(CARDS))],
        draw=family.draw,
        generation=family.generation,
    )
