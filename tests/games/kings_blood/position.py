"""Positions of King's Blood in a few words.

Cards are named as in the action space. A Genealogy is its cards with their places: `fenna ivo@0,2 aia@1,1` is
Fenna at (0, 0), Ivo beside her on the right and Aia as their child.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

import positions
from positions import view_of
from regalia.games.kings_blood.actions import CARDS, KINGS_BLOOD, PEOPLE
from regalia.games.kings_blood.genealogy import FOUNDER, NONE, ROW, both
from regalia.games.kings_blood.phases import ANSWER, OVER, TURN
from regalia.games.kings_blood.state import KingsBlood
from regalia.games.kings_blood.view import KingsBloodView
from regalia.kernel.events import Event
from regalia.kernel.game import find_game
from regalia.kernel.match import Match

GAME = find_game("kings-blood")
altered = partial(positions.altered, GAME)


class Position(positions.Position[KingsBlood]):
    """A state that is read and acted on by names."""

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat, or whoever's turn it is, may choose."""
        return super().legal(self.turn if seat is None else seat)

    def choices(self, block: str) -> set[str]:
        """What of a block of actions may be chosen: `choices("play")` might be `{"aia", "exile"}`."""
        return {name.partition(":")[2] for name in self.legal() if name.startswith(f"{block}:")}

    @property
    def question(self) -> str:
        return self.asked[1]

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def winner(self) -> int | None:
        return self.state.winner if self.state.winner >= 0 else None

    def hand(self, seat: int) -> Counter[str]:
        return self.zone(f"hand:{seat}")

    def size(self, seat: int) -> int:
        return self.state.size[seat]

    def zone(self, name: str) -> Counter[str]:
        """The cards in a zone."""
        return Counter(CARDS[kind] for kind in self.state.cards(self.state.space.number(name)))

    @property
    def discards(self) -> Counter[str]:
        return self.zone("discards")

    @property
    def blood(self) -> str:
        """The zone of the King's Blood card."""
        zones = self.state.space.zones
        (found,) = [z.name for number, z in enumerate(zones) if KINGS_BLOOD in self.state.cards(number)]
        return found

    @property
    def tree(self) -> dict[str, tuple[int, int]]:
        """The Genealogy: where everybody lies."""
        tree = self.state.tree
        return {CARDS[kind]: (tree.generation(kind), tree.column(kind)) for kind in tree.people()}

    @property
    def active(self) -> set[str]:
        tree = self.state.tree
        kinds = both(tree.left_low | tree.right_low, tree.left_high | tree.right_high)
        return {CARDS[kind] for kind in kinds}

    def view(self, viewer: int) -> KingsBloodView:
        """What a viewer sees."""
        return view(self.match(), viewer)


def position(
    tree: str = "fenna",
    hands: Mapping[int, str] | None = None,
    *,
    seats: int = 3,
    deck: str | None = None,
    rest: int | str | None = None,
    turn: int = 0,
    direction: int = 1,
    pending: int = 0,
    enthroned: str | None = None,
    blooded: str | None = None,
    holder: int | None = None,
    called: Iterable[int] = (),
    scores: Iterable[int] = (),
    number: int = 1,
    components: str | None = None,
    **options: object,
) -> Position:
    """A position in which a seat is to play, or to answer if cards are `pending`.

    Hands that are not mentioned are two cards each that nothing else mentions. The other cards make the
    `deck`, or the discards where that is given; `rest` gives them to a seat instead.
    """
    state = unbegun(seats, number, components, **options)
    state.lay_out()
    unused = Counter({kind: state.family.count[kind] for kind in range(KINGS_BLOOD)})

    def take(words: str) -> list[int]:
        kinds = [CARDS.index(word) for word in words.split()]
        for kind in kinds:
            assert unused[kind] > 0, f"there are not so many cards called {CARDS[kind]}"
            unused[kind] -= 1
        return kinds

    for word in tree.split():
        name, _, place = word.partition("@")
        g, c = map(int, place.split(",")) if place else (0, 0)
        (card,) = take(name)
        state.tree.add(card, FOUNDER + g * ROW + c)
    if enthroned:
        take("enthronement")
        state.enthroned = CARDS.index(enthroned)
    if blooded:
        state.blooded = CARDS.index(blooded)
    given = {seat: take((hands or {}).get(seat, "")) for seat in range(seats)}
    spare = [
        kind for kind in range(PEOPLE - 1, -1, -1) if unused[kind] and CARDS[kind] not in (deck or "").split()
    ]
    for seat in range(seats):
        if seat not in (hands or {}):
            given[seat] = take(" ".join(CARDS[spare.pop()] for _ in range(2)))
    in_deck = take(deck) if deck is not None else []
    left = [kind for kind, count in unused.items() for _ in range(count)]
    if isinstance(rest, int):
        given[rest] += left
    elif deck is None:
        in_deck = left
    else:
        for kind in left:
            state.discard(kind, 0)
    for seat, kinds in given.items():
        for kind in kinds:
            state.put_into_hand(seat, kind)
        state.size[seat] = len(kinds)
    state.deck = vec[i64](in_deck + [NONE] * (len(state.family.deck) - len(in_deck)))
    state.deck_size = len(in_deck)
    if holder is not None:
        state.holder = holder
        state.size[holder] += 1
    state.called = sum(1 << seat for seat in called)
    for seat, score in enumerate(scores):
        state.score[seat] = score
    state.turn, state.direction, state.pending = turn, direction, pending
    state.phase = ANSWER if pending else TURN
    state.turns = 1
    return Position(state)


def unbegun(seats: int = 3, number: int = 1, components: str | None = None, **options: object) -> KingsBlood:
    """A game that has not begun yet."""
    return positions.unbegun(GAME, KingsBlood, seats, number, options, components)


def begun(
    seats: int = 3, number: int = 1, components: str | None = None, **options: object
) -> tuple[Position, list[Event]]:
    """A new game at its first turn, and what happened until then."""
    state = unbegun(seats, number, components, **options)
    log = positions.begin(state)
    return Position(state), log


def view(match: Match, viewer: int) -> KingsBloodView:
    """What a viewer of a match sees."""
    return view_of(KingsBloodView, match, viewer)


def cards(words: str) -> Counter[str]:
    """Cards by name: `cards("aia exile exile")`."""
    return Counter(words.split())


def kind(name: str) -> int:
    """The number of a card."""
    return CARDS.index(name)
