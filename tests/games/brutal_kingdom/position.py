"""Positions of Brutal Kingdom in a few words.

Cards are named as in the action space. In a stack the bottom card comes first, and `-king` lies face down.
"""

from collections.abc import Iterator, Mapping
from functools import partial

import positions
from positions import Step, told
from regalia.games.brutal_kingdom import layout as on
from regalia.games.brutal_kingdom.cards import CHARACTERS, COLOURS, KINDS
from regalia.games.brutal_kingdom.events import RoundBegan, TurnBegan
from regalia.games.brutal_kingdom.state import BrutalKingdom
from regalia.kernel.bits import members
from regalia.kernel.events import Event
from regalia.kernel.game import find_game
from regalia.kernel.layout import NONE

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
        return self.state.asked == 0

    @property
    def starter(self) -> int:
        return self.state.cells[on.STARTER]

    def hand(self, seat: int) -> set[str]:
        return names(self.state.cells[on.HAND + seat])

    @property
    def hands(self) -> list[set[str]]:
        return [self.hand(seat) for seat in range(self.state.seats)]

    def stack(self, seat: int) -> str:
        """A stack in the notation of `position`."""
        return " ".join(
            CHARACTERS[kind] if self.state.cells[on.FACE_UP] >> kind & 1 else f"-{CHARACTERS[kind]}"
            for kind in self.state.stack_of(seat)
        )

    @property
    def stacks(self) -> list[str]:
        return [self.stack(seat) for seat in range(self.state.seats)]

    @property
    def middle(self) -> list[str]:
        """By slot; empty where no card lies yet."""
        return [CHARACTERS[kind] if kind >= 0 else "" for kind in self.state.cells[on.MIDDLE : on.MIDDLE + 4]]

    @property
    def stock(self) -> dict[str, int]:
        return dict(zip(COLOURS, self.state.cells[on.STOCK : on.STOCK + 3], strict=True))

    def tokens(self, seat: int) -> dict[str, int]:
        """The influence of a seat, only the colours it has."""
        first = on.TOKENS + 3 * seat
        held = {colour: self.state.cells[first + number] for number, colour in enumerate(COLOURS)}
        return {colour: count for colour, count in held.items() if count}

    @property
    def kills(self) -> list[int]:
        return list(self.state.cells[on.KILLS : on.KILLS + self.state.seats])

    @property
    def chapel(self) -> list[str]:
        """The squares that are filled: colours and `elimination`."""
        squares = self.state.cells[on.CHAPEL : on.CHAPEL + 4]
        return [[*COLOURS, "elimination"][square] for square in squares if square != NONE]


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
    fresh = begun(seats, 1, options, components).state
    hands, stacks = dict(hands or {}), dict(stacks or {})
    starter = turn if starter is None else starter
    box = names(fresh.cells[on.BOX])
    used = [
        word.removeprefix("-")
        for words in (*hands.values(), *stacks.values(), middle)
        for word in words.split()
    ]
    unused = [name for name in CHARACTERS if name not in used and name not in box]
    slots = middle.split()
    for slot in range(len(slots), 4):
        slots.append(next(name for name in unused if fresh.back(number(name)) == slot // 2))
        unused.remove(slots[-1])
    for seat in range(seats):
        if seat not in hands:
            size = 4 - len(stacks.get(seat, "").split())
            hands[seat] = " ".join(unused[:size])
            del unused[:size]
    up = [word for words in stacks.values() for word in words.split() if not word.startswith("-")]
    threats = [word for word in up if word in ("king", "queen") or (named and word == "executioner")]
    squares = "elimination " * chapter if chapel is None else chapel
    lines = [
        f"ask: play {turn}",
        f"turn: {turn}",
        f"chapter: {chapter}",
        f"round: {rounds}",
        f"starter: {starter}",
        f"played: {(turn - starter) % seats}",
        *(f"hand:{seat}: {words}" for seat, words in hands.items()),
        *(
            f"stack:{seat}: {' '.join(w.removeprefix('-') for w in words.split())}"
            for seat, words in stacks.items()
        ),
        *(f"middle:{slot}: {card}" for slot, card in enumerate(slots)),
        f"box: {' '.join(box)}",
        f"face_up: {' '.join(up)}",
        f"threats: {' '.join(threats)}",
        f"named: {named or '-'}",
        "stock: " + ", ".join(f"{c} {(stock or {}).get(c, fresh.cells[on.STOCK])}" for c in COLOURS),
        *(
            f"tokens:{seat}: " + ", ".join(f"{colour} {count}" for colour, count in held.items())
            for seat, held in (tokens or {}).items()
            if held
        ),
        "kills: " + " ".join(str((kills or {}).get(seat, 0)) for seat in range(4)),
        f"chapel: {squares}",
        "rest: aside",
    ]
    return Position(positions.built(BrutalKingdom, fresh.setup, lines))


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


def effects(events: list[Event]) -> list[Event]:
    """What happened, but for rounds and turns that begin."""
    return [event for event in events if not isinstance(event, RoundBegan | TurnBegan)]


def names(mask: int) -> set[str]:
    """The characters in a mask of kinds."""
    return {CHARACTERS[kind] for kind in members(mask)}


def number(name: str) -> int:
    """The kind of a character."""
    return CHARACTERS.index(name)
