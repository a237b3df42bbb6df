"""Positions of Brutal Kingdom in a few words.

Cards are named as in the action space. In a stack the bottom card comes first, and `-king` lies face down.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from librt.vecs import vec
from mypy_extensions import i64

import positions
from positions import Step, told
from regalia.games.brutal_kingdom.actions import CHARACTERS, COLOURS, KINDS, KING, QUEEN
from regalia.games.brutal_kingdom.board import ELIMINATION, NONE
from regalia.games.brutal_kingdom.phases import OVER, PLAY
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.kernel.bits import members
from regalia.kernel.events import Event
from regalia.kernel.game import find_game

GAME = find_game("brutal-kingdom")
altered = partial(positions.altered, GAME)


class Position(positions.Position[BrutalKingdom]):
    """A state that is read and acted on by names."""

    def check(self, action: str) -> None:
        """Every card lies somewhere, and only there."""
        lying = [kind for zone in range(len(self.state.space.zones)) for kind in self.state.cards(zone)]
        assert sorted(lying) == list(range(KINDS)), f"after {action} a card is not in exactly one place"

    def play(self, seat: int, card: str) -> list[Event]:
        """Play a card, and do without its text if that is allowed."""
        events = self.act(seat, f"play:{card}")
        if self.state.deciders() == 1 << seat and "decline" in self.legal(seat):
            events += self.act(seat, "decline")
        return events

    @property
    def over(self) -> bool:
        return self.state.phase == OVER

    @property
    def starter(self) -> int:
        return self.state.starter

    def hand(self, seat: int) -> set[str]:
        return names(self.state.hand[seat])

    @property
    def hands(self) -> list[set[str]]:
        return [self.hand(seat) for seat in range(self.state.seats)]

    def stack(self, seat: int) -> str:
        """A stack in the notation of `position`."""
        return " ".join(
            CHARACTERS[kind] if self.state.face_up >> kind & 1 else f"-{CHARACTERS[kind]}"
            for kind in self.state.stack_of(seat)
        )

    @property
    def stacks(self) -> list[str]:
        return [self.stack(seat) for seat in range(self.state.seats)]

    @property
    def middle(self) -> list[str]:
        """By slot; empty where no card lies yet."""
        return [CHARACTERS[kind] if kind >= 0 else "" for kind in self.state.middle]

    @property
    def stock(self) -> dict[str, int]:
        return dict(zip(COLOURS, self.state.stock, strict=True))

    def tokens(self, seat: int) -> dict[str, int]:
        """The influence of a seat, only the colours it has."""
        held = {colour: self.state.tokens[3 * seat + number] for number, colour in enumerate(COLOURS)}
        return {colour: count for colour, count in held.items() if count}

    @property
    def kills(self) -> list[int]:
        return list(self.state.kills)[: self.state.seats]

    @property
    def chapel(self) -> list[str]:
        """The squares that are filled: colours and `elimination`."""
        return [[*COLOURS, "elimination"][square] for square in self.state.chapel if square != NONE]


def position(
    *,
    seats: int = 4,
    hands: Mapping[int, str] | None = None,
    stacks: Mapping[int, str] | None = None,
    middle: str = "",
    turn: int = 0,
    starter: int | None = None,
    rounds: int = 1,
    chapter: int = 0,
    named: str | None = None,
    stock: Mapping[str, int] | None = None,
    tokens: Mapping[int, Mapping[str, int]] | None = None,
    kills: Mapping[int, int] | None = None,
    chapel: str | None = None,
    options: dict[str, object] | None = None,
    components: str | None = None,
) -> Position:
    """A position in which a seat is about to play a card.

    `rounds` of the `chapter` have been played. The starting player card lies with the seat whose turn it is,
    unless `starter` says otherwise. Kings and Queens in the stacks threaten, in the order given, and so does
    the Executioner if something is `named`. Cards that are not mentioned fill the middle, then the hands that
    are not mentioned; the rest is put aside.
    """
    state = begun(seats, 1, options, components).state
    hands, stacks = dict(hands or {}), dict(stacks or {})
    unused = [kind for kind in range(KINDS) if not state.box >> kind & 1]

    def take(words: str) -> list[int]:
        kinds = [CHARACTERS.index(word.removeprefix("-")) for word in words.split()]
        for kind in kinds:
            assert kind in unused, f"the {CHARACTERS[kind]} lies in two places, or is out of the game"
            unused.remove(kind)
        return kinds

    state.chapter, state.round, state.phase = chapter, rounds, PLAY
    state.turn = state.decider = turn
    state.starter = turn if starter is None else starter
    state.played = (turn - state.starter) % seats
    state.undealt = state.aside = state.face_up = state.threats = 0

    heights, in_stacks = [0] * 4, [NONE] * 16
    for seat, words in stacks.items():
        kinds = take(words)
        heights[seat] = len(kinds)
        in_stacks[4 * seat : 4 * seat + len(kinds)] = kinds
        for kind, word in zip(kinds, words.split(), strict=True):
            if not word.startswith("-"):
                state.face_up |= 1 << kind
                if kind in (KING, QUEEN) or (named and word == "executioner"):
                    state._lay_threat(kind)
    assert len(in_stacks) == 16
    assert max(heights) <= 4
    state.stack, state.height = vec[i64](in_stacks), vec[i64](heights)
    state.named = CHARACTERS.index(named) if named else NONE

    in_hands = [mask(take(hands.get(seat, ""))) for seat in range(4)]
    slots = take(middle)
    for slot in range(len(slots), 4):
        slots.append(next(kind for kind in unused if state.back(kind) == slot // 2))
        unused.remove(slots[-1])
    state.middle = vec[i64](slots)
    for seat in range(seats):
        if seat not in hands:
            in_hands[seat] = mask(unused[: 4 - heights[seat]])
            del unused[: 4 - heights[seat]]
    state.hand = vec[i64](in_hands)
    state.aside = mask(unused)

    state.stock = vec[i64]([(stock or {}).get(colour, state.stock[0]) for colour in COLOURS])
    state.tokens = vec[i64](
        [(tokens or {}).get(seat, {}).get(colour, 0) for seat in range(4) for colour in COLOURS]
    )
    state.kills = vec[i64]([(kills or {}).get(seat, 0) for seat in range(4)])
    squares = ["elimination"] * chapter if chapel is None else chapel.split()
    filled = [ELIMINATION if square == "elimination" else COLOURS.index(square) for square in squares]
    state.chapel = vec[i64](filled + [NONE] * (4 - len(filled)))
    return Position(state)


def last_turn(
    stacks: Mapping[int, str],
    last: str = "charlatan",
    seats: int = 4,
    options: dict[str, object] | None = None,
    components: str | None = None,
    chapter: int = 0,
    stock: Mapping[str, int] | None = None,
    tokens: Mapping[int, Mapping[str, int]] | None = None,
    chapel: str | None = None,
) -> Position:
    """A position before the last card of a chapter, which the last seat holds; seat 0 opened the round."""
    hands = dict.fromkeys(range(seats - 1), "") | {seats - 1: last}
    return position(
        seats=seats, hands=hands, stacks=stacks, turn=seats - 1, starter=0, rounds=3, chapter=chapter,
        options=options, components=components, stock=stock, tokens=tokens, chapel=chapel,
    )  # fmt: skip


def begun(
    seats: int = 4, number: int = 1, options: dict[str, object] | None = None, components: str | None = None
) -> Position:
    """A new game, at its first pass."""
    state = positions.unbegun(GAME, BrutalKingdom, seats, number, options, components)
    state.begin()
    return Position(state)


def random_game(seats: int, number: int, **options: object) -> Iterator[Step[Position]]:
    """Play a game to its end."""
    return told(positions.unbegun(GAME, BrutalKingdom, seats, number, options), number, Position)


def mask(kinds: Iterable[int]) -> int:
    return sum(1 << kind for kind in kinds)


def names(mask: int) -> set[str]:
    """The characters in a mask of kinds."""
    return {CHARACTERS[kind] for kind in members(mask)}


def number(name: str) -> int:
    """The kind of a character."""
    return CHARACTERS.index(name)
