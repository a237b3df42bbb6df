"""Positions of Kardinal & König in a few words.

Cards are named by colour, countries and fields as in the action space: `england-2` is the second field of
England.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import positions
from positions import Step, told, view_of
from regalia.games.kardinal_koenig import layout as on
from regalia.games.kardinal_koenig.board import GameSetup
from regalia.games.kardinal_koenig.cards import COLOURS, COUNTRIES, FIRST, HALVES, SEATS
from regalia.games.kardinal_koenig.state import KardinalKoenig
from regalia.games.kardinal_koenig.view import KardinalKoenigView
from regalia.kernel.bits import members
from regalia.kernel.game import find_game
from regalia.kernel.layout import NONE

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
        return self.state.asked == 0

    def hand(self, seat: int) -> str:
        return names(self.state.cards(on.IN_HAND + seat))

    @property
    def display(self) -> str:
        return names(self.state.cards(on.IN_DISPLAY))

    @property
    def discards(self) -> str:
        return names(self.state.cards(on.IN_DISCARDS))

    @property
    def deck(self) -> str:
        return names(self.state.cards(on.IN_DECK))

    @property
    def points(self) -> list[int]:
        return self.cells("points")[: self.state.seats]

    def houses(self, seat: int) -> set[str]:
        """The fields with monasteries of a seat."""
        return {self.state.atlas.ids[field] for field in members(self.cells("monasteries")[seat])}

    def court(self, country: str) -> list[int]:
        """The advisors in a country, by seat."""
        at = SEATS * COUNTRIES.index(country)
        return self.cells("advisors")[at : at + self.state.seats]

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
    hands, houses, advisors = dict(hands or {}), dict(houses or {}), dict(advisors or {})
    pool = Counter(dict(enumerate(state.components.deck)))
    for words in (display or "", deck or "", *hands.values()):
        pool.subtract(map(COLOURS.index, words.split()))

    def fill(size: int) -> str:
        kinds = list(pool.elements())[:: max(1, pool.total() // size)][:size]
        pool.subtract(kinds)
        return names(kinds)

    hands |= {seat: fill(3) for seat in range(seats) if seat not in hands}
    display = fill(2) if display is None else display
    fields = " ".join(houses.values()).split()
    assert len(fields) == len(set(fields)), "two monasteries on a field"

    def by_seat(given: Mapping[int, int] | None, usual: int) -> str:
        return " ".join(str((given or {}).get(seat, usual)) for seat in range(seats))

    lines = [
        f"ask: play {turn}",
        f"turn: {turn}",
        f"start: {start}",
        f"half: {HALVES[half]}",
        *(f"hand:{seat}: {words}" for seat, words in hands.items()),
        f"display: {display}",
        f"deck: {deck or ''}",
        f"rest: {'deck' if deck is None else 'discards'}",
        *(f"monasteries:{seat}: {ids}" for seat, ids in houses.items()),
        *(
            f"advisors:{country}: "
            + by_seat({seat: words.split().count(country) for seat, words in advisors.items()}, 0)
            for country in COUNTRIES
        ),
        f"house_stock: {by_seat(monasteries, NONE)}",
        f"advisor_stock: {by_seat(advisors_left, NONE)}",
        f"points: {by_seat(points, 0)}",
    ]
    return Position(positions.built(KardinalKoenig, state.setup, lines))


def begun(
    seats: int = 4, number: int = 1, options: dict[str, object] | None = None, components: str | None = None
) -> Position:
    """A new game, at its first turn."""
    state = positions.unbegun(GAME, KardinalKoenig, seats, number, options, components)
    state.begin()
    return Position(state)


def set_up(seats: int = 4, components: str | None = None) -> GameSetup:
    """A set-up."""
    setup = GAME.setup(seats, components=components)
    assert isinstance(setup, GameSetup)
    return setup


def random_game(
    seats: int, number: int, components: str | None = None, **options: object
) -> Iterator[Step[Position]]:
    """Play a game to its end."""
    return told(positions.unbegun(GAME, KardinalKoenig, seats, number, options, components), number, Position)


def names(kinds: Iterable[int]) -> str:
    """Colours in words, in the order of the kinds."""
    return " ".join(COLOURS[kind] for kind in kinds)
