"""Positions of Brawling Barons in a few words.

Cards are named as in the action space. In play, `knight` lies with its Squire up and `+knight` is upgraded.
The units of a baron have the slots 0, 1, 2 …, those of the town first, then those of the wall and the Army.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

import positions
from regalia.games.brawling_barons.actions import AID_KINDS, AIDS, CARDS, KINDS, MOST_UNITS
from regalia.games.brawling_barons.phases import OVER, TURN
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
        return self.state.phase == OVER

    def hand(self, seat: int) -> str:
        return names(self.state.cards(seat))

    def _units(self, seat: int, slots: int) -> str:
        kinds = {slot: CARDS[self.state.unit_kind[seat * MOST_UNITS + slot]] for slot in members(slots)}
        return " ".join("+" * (self.state.up[seat] >> slot & 1) + kind for slot, kind in kinds.items())

    def town(self, seat: int) -> str:
        return self._units(seat, self.state.town[seat])

    def wall(self, seat: int) -> str:
        return self._units(seat, self.state.wall[seat])

    def army(self, seat: int) -> str:
        return self._units(seat, self.state.army[seat])

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
    components: str | None = None,
) -> Position:
    """A position in which a seat has its turn.

    Hands and towns not mentioned are empty. `deck` lies on top, its first card uppermost; below it comes all
    that is not mentioned elsewhere, or as much as makes the deck `size` cards; the rest is discarded. Unnamed
    cards of deck, piles and market are never Royal Aid.
    """
    state = begun(seats, 1, {"teams": teams}, components).state
    pool = Counter(dict(enumerate(state.pack.count)))

    def take(words: str) -> list[int]:
        kinds = [CARDS.index(word.removeprefix("+")) for word in words.split()]
        for kind in kinds:
            assert pool[kind] > 0, f"there are not so many cards called {CARDS[kind]}"
            pool[kind] -= 1
        return kinds

    def any_cards(count: int) -> list[int]:
        """Plain cards, of the most frequent kinds."""
        found = []
        for _ in range(count):
            kind = max(range(AIDS), key=lambda kind: pool[kind])
            pool[kind] -= 1
            found.append(kind)
        return found

    state.lay_out()
    state.phase, state.turn, state.decider, state.acted, state.bidden = TURN, turn, turn, acted, 0
    for seat, words in (hands or {}).items():
        for kind in take(words):
            state.to_hand(kind, 0, 1, seat, 0)
    for zone, places in enumerate((towns, walls, armies)):
        for seat, words in (places or {}).items():
            for kind, word in zip(take(words), words.split(), strict=True):
                slot = state.enter(seat, kind, word.startswith("+"), zone > 0)
                if zone == 2:
                    state.wall[seat] &= ~(1 << slot)
                    state.army[seat] |= 1 << slot
    for seat, words in (aids or {}).items():
        for kind in take(words):
            state.kept[AID_KINDS * seat + kind - AIDS] += 1
    on_top = take(deck)
    named = [take((piles or {}).get(seat, "")) for seat in range(seats)]
    open_cards = take(market)
    open_cards += any_cards(state.pack.market - len(open_cards))
    state.market = vec[i64](open_cards)
    stacks = [[], *(named[seat] + any_cards((resources or {}).get(seat, 0)) for seat in range(seats))]
    rest = sum(pool[kind] for kind in range(AIDS))
    stacks[0] = on_top + any_cards(rest if size is None else size - len(on_top))
    state.used = vec[i64]([pool[kind] for kind in range(KINDS)])
    nodes = [kind for stack in stacks for kind in reversed(stack)]
    below, top, first = [], [], 0
    for stack in stacks:
        below += [-1, *range(first, first + len(stack) - 1)] if stack else []
        first += len(stack)
        top.append(first - 1 if stack else -1)
    assert len(top) == 1 + seats
    state.node_kind, state.below, state.top = vec[i64](nodes), vec[i64](below), vec[i64](top)
    state.height = vec[i64]([len(stack) for stack in stacks])
    return Position(state)


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
