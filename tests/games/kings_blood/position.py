"""Positions of King's Blood in a few words.

Cards are named as in the action space. A Genealogy is its cards with their places: `fenna ivo@0,2 aia@1,1` is
Fenna at (0, 0), Ivo beside her on the right and Aia as their child.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial

import positions
from playing import seed
from positions import view_of
from regalia.games.kings_blood import genealogy
from regalia.games.kings_blood.cards import CARDS, CHARACTERS, KINGS_BLOOD
from regalia.games.kings_blood.state import KingsBlood
from regalia.games.kings_blood.view import KingsBloodView
from regalia.kernel.events import Event
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.rng import DealRng
from regalia.kernel.zones import wide_members

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
        return self.state.asked == 0

    @property
    def winner(self) -> int | None:
        return self["winner"] if self["winner"] >= 0 else None

    def hand(self, seat: int) -> Counter[str]:
        return self.zone(f"hand:{seat}")

    def size(self, seat: int) -> int:
        return self.cells("size")[seat]

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
        cells = self.state.cells
        people = genealogy.people(cells)
        return {
            CARDS[kind]: (genealogy.generation(cells, kind), genealogy.column(cells, kind)) for kind in people
        }

    @property
    def active(self) -> set[str]:
        return {CARDS[kind] for kind in wide_members(*self.state.active(), 0)}

    def open_sides(self, name: str) -> set[str]:
        """The sides of an uncovered card that are open."""
        return {
            side
            for number, side in enumerate(("left", "right"))
            if genealogy.is_open(self.state.cells, kind(name), number)
        }

    def view(self, viewer: int) -> KingsBloodView:
        """What a viewer sees."""
        return view(self.match(), viewer)


def position(
    tree: str = "fenna",
    hands: Mapping[int, str] | None = None,
    *,
    seats: int = 3,
    deck: str | None = None,
    rest: int | None = None,
    turn: int = 0,
    direction: int = 1,
    pending: int = 0,
    enthroned: str | None = None,
    blooded: str | None = None,
    holder: int | None = None,
    called: Iterable[int] = (),
    lost: Iterable[int] = (),
    scores: Iterable[int] = (),
    number: int = 1,
    components: str | None = None,
    lines: Iterable[str] = (),
    **options: object,
) -> Position:
    """A position in which a seat is to play, or to answer if cards are `pending`.

    Hands that are not mentioned are two cards each that nothing else mentions. The other cards make the
    `deck`, or the discards where that is given; `rest` gives them to a seat instead. `lines` of the notation
    say what else there is.
    """
    hands = dict(hands or {})
    places = [word.partition("@") for word in tree.split()]
    used = [name for name, _, _ in places] + " ".join([*hands.values(), deck or ""]).split()
    spare = (name for name in CHARACTERS if name not in used)
    for seat in range(seats):
        if seat not in hands:
            hands[seat] = f"{next(spare)} {next(spare)}"
    others = f"hand:{rest}" if rest is not None else "deck" if deck is None else "discards"
    written = [
        f"ask: {'answer' if pending else 'turn'} {turn}",
        f"turn: {turn}",
        f"direction: {direction}",
        f"pending: {pending}",
        "turns: 1",
        "place: " + ", ".join(f"{name} {(place or '0,0').replace(',', '/')}" for name, _, place in places),
        *(f"hand:{seat}: {words}" for seat, words in hands.items()),
        f"deck: {deck or ''}",
        f"enthroned: {enthroned or '-'}",
        f"blooded: {blooded or '-'}",
        f"holder: {'-' if holder is None else holder}",
        f"called: {' '.join(map(str, called))}",
        f"lost: {' '.join(map(str, lost))}",
        f"score: {' '.join(map(str, scores))}",
        f"rest: {others}",
        *lines,
    ]
    state = positions.built(KingsBlood, GAME.setup(seats, options, components), written)
    state.rng = DealRng(seed(number))
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
