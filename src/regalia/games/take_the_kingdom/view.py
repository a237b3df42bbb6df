"""What one viewer sees of Take the Kingdom."""

from typing import Literal

from regalia.games.take_the_kingdom.board import GameSetup
from regalia.games.take_the_kingdom.cards import CARDS
from regalia.games.take_the_kingdom.components import type_of
from regalia.kernel.view import Part, View


class Defence(Part, frozen=True):
    """A Defence on a base."""

    slot: int
    kind: int
    damage: int


class Base(Part, frozen=True):
    """A Fort or a Land with all that lies on it."""

    base: int
    kind: int
    damage: int
    frozen: bool
    defences: list[Defence]
    trapped: bool
    trap: int | None  # which Trap it is, if the viewer sees it


class Kingdom(Part, frozen=True):
    """One player's part of the table, all of it public but for the faces of cards (TK-14.1)."""

    alive: bool
    cards: int  # in hand
    hand: list[int]  # those the viewer sees
    bases: list[Base]
    missed: int  # turns still to be missed
    early: bool  # in one of the first two turns, or before them
    score: int


class Portion(Part, frozen=True):
    """A part of the attack being made; `first` is the Defence that it hits first, where that was chosen."""

    base: int
    amount: int
    first: int | None


class Hit(Part, frozen=True):
    """What a Defence (0 or 1), or the base itself, would take, and what would be left of it."""

    slot: int | None
    kind: int
    dealt: int
    left: int
    falls: bool


TrapSeen = Literal["none", "unknown", "real", "decoy"]


class Forecast(Part, frozen=True):
    """What a play would do to one base if it is not blocked, as far as the viewer can know."""

    base: int
    amount: int | None  # of damage; none for an action
    hits: list[Hit]
    trap: TrapSeen = "none"  # that an attack would spring
    either: bool = False  # which Defence is struck is still open, and matters
    spared: bool = False  # a Fort that Lands would still protect (TK-6.16)
    untrapped: bool = False  # an action takes the Trap away
    taken: bool = False  # the base itself, or the Defence that falls, goes over
    frozen: bool = False


class Play(Part, frozen=True):
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
    forecasts: list[Forecast]  # by base that it is aimed at


class Declared(View, frozen=True):
    """What table.py declares, as it lies there."""

    plays: int
    dry: bool  # the deck was empty when this turn began
    busy: bool  # something was played in this turn
    idle: list[int]  # who had an idle turn since a card was last played (TK-13.2)
    held_back: list[int]  # who passed with a playable card since then (TK-13.7)
    banned: list[int]  # kinds forbidden in this turn
    held: int | None  # the card in your fingers


class TakeTheKingdomView(Declared, frozen=True, kw_only=True):
    """The table of Take the Kingdom."""

    deck: int
    kingdoms: list[Kingdom]
    used: list[int]
    out: list[int]
    accepted: list[int]  # the Penalties that forbid them
    penalties: list[int]  # to be settled
    holding: bool
    play: Play | None
    forecasts: dict[str, Forecast]  # by answer that aims the play


# What is printed on the cards, the same for a whole game and therefore not part of the view


class Face(Part, frozen=True):
    """What is printed on a card; `type` is one of the ids that the catalogue names `type-…`."""

    type: str
    value: int
    count: int  # in the whole game


class StaticData(Part, frozen=True):
    """All cards, by kind, and the numbers that a turn goes by."""

    faces: list[Face]
    plays: int  # in a turn
    limit: int  # of the hand


def make_static_data(setup: GameSetup) -> StaticData:
    """The cards of a set-up."""
    components = setup.components
    value, count = components.value, components.count
    faces = [Face(type_of(kind), value[kind], count[kind]) for kind in range(len(CARDS))]
    return StaticData(faces, components.plays, components.limit)
