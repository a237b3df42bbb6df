"""Positions of Brawling Barons in a few words.

Cards are named as in the action space. In play, `knight` lies with its Squire up and `+knight` is upgraded.
The units of a baron have the slots 0, 1, 2 …, those of the town first, then those of the wall and the Army.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import partial

import positions
from regalia.games.brawling_barons import layout as on
from regalia.games.brawling_barons.board import GameSetup
from regalia.games.brawling_barons.cards import AIDS, CARDS, MOST_UNITS
from regalia.games.brawling_barons.state import BrawlingBarons
from regalia.kernel.bits import members
from regalia.kernel.events import Event
from regalia.kernel.game import find_game

GAME = find_game("brawling-barons")
altered = partial(positions.altered, GAME)


class Position(positions.Position[BrawlingBarons]):
    """A state that is read and acted on by names."""

    def attack(self, seat: int, *strikes: tuple[int | None, str]) -> list[Event]:
        """A whole attack: pairs of a slot, or None for a +2 card, and the target."""
        actions = ["attack"]
        for slot, target in strikes:
            actions += ["play:plus-two" if slot is None else unit(seat, slot), target]
        return self.act(seat, *actions, "done")

    @property
    def over(self) -> bool:
        return self.state.asked == 0

    def hand(self, seat: int) -> str:
        return names(self.state.cards(seat))

    def _units(self, seat: int, field: int) -> str:
        slots, up = self.state.cells[field + seat], self.state.cells[on.UP + seat]
        kinds = {slot: CARDS[self.state.kind_of(seat, slot)] for slot in members(slots)}
        return " ".join("+" * (up >> slot & 1) + kind for slot, kind in kinds.items())

    def town(self, seat: int) -> str:
        return self._units(seat, on.TOWN)

    def wall(self, seat: int) -> str:
        return self._units(seat, on.WALL)

    def army(self, seat: int) -> str:
        return self._units(seat, on.ARMY)

    def resources(self, seat: int) -> int:
        return self.state.resources(seat)

    def pile(self, seat: int) -> str:
        """The resources of a seat, from the top."""
        return names(self.state.cards(self.state.space.number(f"pile:{seat}")))

    @property
    def deck(self) -> list[str]:
        """From the top."""
        return [CARDS[kind] for kind in self.state.cards(self.state.space.number("deck"))]

    @property
    def market(self) -> str:
        return names(self.state.cards(self.state.space.number("market")))

    @property
    def used(self) -> list[str]:
        return [CARDS[kind] for kind in self.state.cards(self.state.space.number("used"))]

    def aids(self, seat: int) -> str:
        return names(self.state.cards(self.state.space.number(f"aid:{seat}")))

    @property
    def points(self) -> list[int]:
        return self.state.outcome().scores


def position(
    *,
    seats: int = 2,
    hands: Mapping[int, str] | None = None,
    towns: Mapping[int, str] | None = None,
    walls: Mapping[int, str] | None = None,
    armies: Mapping[int, str] | None = None,
    aids: Mapping[int, str] | None = None,
    resources: Mapping[int, int] | None = None,
    piles: Mapping[int, str] | None = None,
    market: str = "",
    deck: str = "",
    size: int | None = None,
    turn: int = 0,
    acted: int = 0,
    teams: bool = False,
    options: Mapping[str, object] | None = None,
    components: str | None = None,
) -> Position:
    """A position in which a seat has its turn.

    Hands and towns not mentioned are empty. `deck` lies on top, its first card uppermost; below it comes all
    that is not mentioned elsewhere, or as much as makes the deck `size` cards; the rest is discarded. Unnamed
    cards of deck, piles and market are never Royal Aid.
    """
    setup = GAME.setup(seats, {"teams": teams, **(options or {})}, components)
    assert isinstance(setup, GameSetup)
    left = Counter(dict(zip(CARDS, setup.copies, strict=True)))

    def take(words: str) -> str:
        for word in words.split():
            left[word.removeprefix("+")] -= 1
        return words

    def any_cards(count: int) -> str:
        """Plain cards, of the most frequent kinds."""
        return " ".join(take(max(CARDS[:AIDS], key=lambda name: left[name])) for _ in range(count))

    lines = [f"ask: turn {turn}", f"turn: {turn}", f"acted: {acted}"]
    for zone, parts in {"hand": hands, "aid": aids}.items():
        lines += [f"{zone}:{seat}: {take(words)}" for seat, words in (parts or {}).items()]
    for seat in range(seats):
        slots: defaultdict[str, list[str]] = defaultdict(list)
        for place, parts in {"town": towns, "wall": walls, "army": armies}.items():
            for word in take((parts or {}).get(seat, "")).split():
                slot = str(len(slots[f"units:{seat}"]))
                slots[f"units:{seat}"].append(slot)
                slots[f"units:{seat}:{word.removeprefix('+')}"].append(slot)
                slots[f"{place}:{seat}"].append(slot)
                if word.startswith("+"):
                    slots[f"up:{seat}"].append(slot)
        slots.pop(f"units:{seat}", None)
        lines += [f"{field}: {' '.join(words)}" for field, words in slots.items()]
    on_top = take(deck)
    named = [take((piles or {}).get(seat, "")) for seat in range(seats)]
    count = setup.components.market - len(market.split())
    lines.append(f"market: {take(market)} {any_cards(count)}")
    for seat in range(seats):
        lines.append(f"pile:{seat}: {named[seat]} {any_cards((resources or {}).get(seat, 0))}")
    below = sum(left[name] for name in CARDS[:AIDS]) if size is None else size - len(on_top.split())
    lines += [f"deck: {on_top} {any_cards(below)}", "rest: used"]
    return Position(positions.built(BrawlingBarons, setup, lines))


def begun(
    seats: int = 2, number: int = 1, options: dict[str, object] | None = None, components: str | None = None
) -> Position:
    """A new game, in which everyone picks what to show."""
    state = positions.unbegun(GAME, BrawlingBarons, seats, number, options, components)
    state.begin()
    return Position(state)


def unit(seat: int, slot: int) -> str:
    """The choice of a unit by its baron and its slot."""
    return f"unit:{seat * MOST_UNITS + slot}"


def names(kinds: Iterable[int]) -> str:
    return " ".join(CARDS[kind] for kind in kinds)


def kind(name: str) -> int:
    return CARDS.index(name)
