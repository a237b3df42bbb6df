"""What every game's view has in common. Views are made from observations, so they cannot leak."""

import msgspec


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of a view. None refers to itself, so the garbage collector can skip them all."""


class Known(Part, frozen=True):
    """One copy of a kind lies in one of these zones; in `absent`: no copy lies in any of them."""

    kind: int
    zones: list[int]


class Asked(Part, frozen=True):
    """What the viewer is asked: the name of the question, the rule behind it, the legal answers by name."""

    prompt: str
    rule: str
    legal: list[str]


class Notice(Part, frozen=True):
    """What is about to happen, by the id of its message: the last round, a game that a pass would end."""

    name: str
    count: int = 0
    seat: int = -1


class View(Part, frozen=True):
    """What one viewer sees of any game; each game adds its table.

    First what its table.py declares, by the names that it has there: the kernel fills these in. What a game
    works out itself it names, in a class with `kw_only`.
    """

    game: str
    viewer: int  # a seat, or -1 for a spectator
    deciders: list[int]  # the seats the game waits for
    asked: Asked | None
    known: list[Known]  # what the viewer remembers of hidden cards
    absent: list[Known]
    unseen: list[int]  # by zone: how many cards in it the viewer does not see
    missing: list[int]  # by kind: how many copies lie among those
    notices: list[Notice]
    question: str  # that the deciders answer; empty when it is over
    turn: int  # whose it is
    over: bool


class PlainView(View, frozen=True, kw_only=True):
    """The table of a game that makes no view of its own: what its table.py declares, by name."""

    cards: dict[str, list[int]]  # by zone: the kinds that the viewer sees
    fields: dict[str, list[int]]  # what else lies on the table
