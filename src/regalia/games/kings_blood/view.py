"""What one viewer sees of King's Blood."""

from regalia.games.kings_blood.board import GameSetup
from regalia.games.kings_blood.cards import CARDS, PEOPLE
from regalia.kernel.view import Part, View


class Person(Part, frozen=True):
    """A character in the Genealogy: generation (the founder's is 0) and centre in half card widths."""

    kind: int
    generation: int
    column: int
    covered: bool
    left: bool  # whether that side is open
    right: bool
    enthroned: bool
    blooded: bool


class Player(Part, frozen=True):
    """One player at the table."""

    cards: int  # all of them, the King's Blood card included
    hand: list[int]  # those the viewer sees, the King's Blood card included
    called: bool
    loses_turn: bool
    score: int


class Declared(View, frozen=True):
    """What table.py declares, as it lies there."""

    deal: int
    dealer: int
    direction: int  # 1 clockwise, -1 the other way
    pending: int  # cards that threaten whoever's turn it is
    held: int | None  # the card just drawn, if the viewer sees it
    played: int | None  # the card being played
    mover: int | None  # the character being moved
    target: int | None  # the character being exiled
    winner: int | None  # of this deal, or of the last one when it is over


class KingsBloodView(Declared, frozen=True, kw_only=True):
    """The table of King's Blood."""

    players: list[Player]
    people: list[Person]  # the Genealogy, row by row
    generations: int
    deck: int
    discards: list[int]
    holding: bool
    couple: list[int]  # those who may marry
    focus: int | None  # the newborn to play on
    aside: bool  # the King's Blood card is set aside
    goal: int | None  # points that end the series


# What is printed on the cards, the same for a whole game and therefore not part of the view


class Character(Part, frozen=True):
    """What is printed on a character: numbers of the names in text/words.toml."""

    colour: int
    number: int
    sex: int
    ability: int


class StaticData(Part, frozen=True):
    """All cards, by kind: the characters come first, then events, then the King's Blood card."""

    characters: list[Character]
    values: list[int]  # of all kinds: points that they cost in a hand
    draw: int  # cards that a Draw 3 brings
    generation: int  # points for each generation


def make_static_data(setup: GameSetup) -> StaticData:
    """The cards of a set-up."""
    cards = setup.components
    return StaticData(
        characters=[
            Character(cards.colour[kind], cards.number[kind], cards.sex[kind], cards.ability[kind])
            for kind in range(PEOPLE)
        ],
        values=[cards.value[kind] for kind in range(len(CARDS))],
        draw=cards.draw,
        generation=cards.generation,
    )
