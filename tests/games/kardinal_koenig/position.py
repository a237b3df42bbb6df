"""Positions of Kardinal & König in a few words.

Cards are named by colour, countries and fields as in the action space: `england-2` is the second field of
England.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from librt.vecs import vec
from mypy_extensions import i64

import positions
from positions import Step, told, view_of
from regalia.games.kardinal_koenig.actions import COLOURS, COUNTRIES, KINDS, SEATS
from regalia.games.kardinal_koenig.board import DECK, DISCARDS, DISPLAY, FIRST, Europe
from regalia.games.kardinal_koenig.phases import OVER, PLAY
from regalia.games.kardinal_koenig.state import KardinalKoenig
from regalia.games.kardinal_koenig.view import KardinalKoenigView
from regalia.kernel.bits import members
from regalia.kernel.game import find_game

GAME = find_game("kardinal-koenig")
OURS = GAME.components()


class Position(positions.Position[KardinalKoenig]):
    """A state that is read and acted on by names."""

    def legal(self, seat: int, block: str = "") -> list[str]:
        """What a seat may choose; of one block of actions, only the items."""
        names = super().legal(seat)
        return [n.removeprefix(f"{block}:") for n in names if n.startswith(f"{block}:")] if block else names

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    def hand(self, seat: int) -> str:
        return names(self.state.cards(seat))

    @property
    def display(self) -> str:
        return names(self.state.cards(DISPLAY))

    @property
    def discards(self) -> str:
        return names(self.state.cards(DISCARDS))

    @property
    def deck(self) -> str:
        return names(self.state.cards(DECK))

    @property
    def points(self) -> list[int]:
        return list(self.state.points)[: self.state.seats]

    def houses(self, seat: int) -> set[str]:
        """The fields with monasteries of a seat."""
        return {self.state.atlas.ids[field] for field in members(self.state.houses[seat])}

    def court(self, country: str) -> list[int]:
        """The advisors in a country, by seat."""
        at = SEATS * COUNTRIES.index(country)
        return list(self.state.advisors)[at : at + self.state.seats]

    def fields(self, ids: str) -> list[int]:
        """The numbers of fields."""
        return [self.state.atlas.ids.index(id_) for id_ in ids.split()]

    def view(self, viewer: int = 0) -> KardinalKoenigView:
        return view_of(KardinalKoenigView, self.match(), viewer)


def position(
    *,
    seats: int = 4,
    hands: Mapping[int, str] | None = None,
    display: str | None = None,
    deck: str | None = None,
    houses: Mapping[int, str] | None = None,
    advisors: Mapping[int, str] | None = None,
    turn: int = 0,
    start: int = 0,
    half: int = FIRST,
    points: Mapping[int, int] | None = None,
    monasteries: Mapping[int, int] | None = None,
    advisors_left: Mapping[int, int] | None = None,
    options: dict[str, object] | None = None,
    components: str | None = None,
) -> Position:
    """A position in which a seat is about to play.

    Hands and display that are not mentioned are filled with any cards. The rest of the cards is the deck; if
    that is given, they are discards. Pieces on the board are taken from the supplies, unless these are given.
    """
    state = begun(seats, 1, options, components).state
    pool = Counter(dict(enumerate(state.pack.deck)))

    def take(words: str | None, size: int) -> list[int]:
        if words is None:
            kinds = [kind for kind in range(KINDS) for _ in range(pool[kind])][
                :: max(1, pool.total() // size)
            ][:size]
        else:
            kinds = [COLOURS.index(word) for word in words.split()]
        pool.subtract(kinds)
        assert min(pool.values()) >= 0, "there are not so many cards of a colour"
        return kinds

    given = dict(hands or {})
    in_display = take(display, 2) if display is not None else None
    in_deck = take(deck, 0) if deck is not None else None
    in_hands = {seat: take(words, 3) for seat, words in given.items()}
    in_hands |= {seat: take(None, 3) for seat in range(seats) if seat not in given}
    if in_display is None:
        in_display = take(None, 2)
    rest = list(pool.elements())
    in_discards = rest if in_deck is not None else []
    in_deck = rest if in_deck is None else in_deck

    state.phase, state.turn, state.start, state.half = PLAY, turn, start, half
    state.hand = vec[i64](
        [in_hands.get(seat, []).count(kind) for seat in range(SEATS) for kind in range(KINDS)]
    )
    state.size = vec[i64]([len(in_hands.get(seat, [])) for seat in range(SEATS)])
    state.deck, state.deck_size = counted(in_deck), len(in_deck)
    state.display, state.display_size = counted(in_display), len(in_display)
    state.discards = counted(in_discards)
    found = Position(state)
    for seat, ids in (houses or {}).items():
        for field in found.fields(ids):
            assert state.owner(field) < 0, "two monasteries on a field"
            state.build(seat, field)
    for seat, countries in (advisors or {}).items():
        for country in countries.split():
            state.send(seat, COUNTRIES.index(country))
    for seat, count in (points or {}).items():
        state.points[seat] = count
    for seat, count in (monasteries or {}).items():
        state.house_stock[seat] = count
    for seat, count in (advisors_left or {}).items():
        state.advisor_stock[seat] = count
    return found


def begun(
    seats: int = 4, number: int = 1, options: dict[str, object] | None = None, components: str | None = None
) -> Position:
    """A new game, at its first turn."""
    state = positions.unbegun(GAME, KardinalKoenig, seats, number, options, components)
    state.begin()
    return Position(state)


def europe(seats: int = 4, components: str | None = None) -> Europe:
    """A set-up."""
    setup = GAME.setup(seats, components=components)
    assert isinstance(setup, Europe)
    return setup


def random_game(
    seats: int, number: int, components: str | None = None, **options: object
) -> Iterator[Step[Position]]:
    """Play a game to its end."""
    return told(positions.unbegun(GAME, KardinalKoenig, seats, number, options, components), number, Position)


def counted(kinds: Iterable[int]) -> vec[i64]:
    held = Counter(kinds)
    return vec[i64]([held[kind] for kind in range(KINDS)])


def names(kinds: Iterable[int]) -> str:
    """Colours in words, in the order of the kinds."""
    return " ".join(COLOURS[kind] for kind in kinds)
