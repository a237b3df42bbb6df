"""Positions of Take the Kingdom in a few words.

Cards are named as in the action space. A kingdom is its bases, with a comma between them; a base is its card
and what lies on it: `fort/1 walls knights/2 trap-real frozen` is a Fort with one point of damage, unhurt
Walls, Knights with two, a real Trap and a Freeze. Bases are numbered through, seat by seat: where each
kingdom is `fort, land`, seat 2 has Fort 4 and Land 5.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

import positions
from playing import seed
from positions import Step, told, view_of
from regalia.games.take_the_kingdom import layout as on
from regalia.games.take_the_kingdom.board import GameSetup
from regalia.games.take_the_kingdom.cards import CARDS, DEFENCES, PENALTIES, TRAPS
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.games.take_the_kingdom.view import TakeTheKingdomView
from regalia.kernel.bits import members
from regalia.kernel.events import Event
from regalia.kernel.game import find_game
from regalia.kernel.match import Match
from regalia.kernel.rng import DealRng

GAME = find_game("take-the-kingdom")
altered = partial(positions.altered, GAME)

DEFENCE_CARDS = [CARDS[kind] for kind in members(DEFENCES)]
TRAP_CARDS = [CARDS[kind] for kind in members(TRAPS)]
PENALTY_CARDS = [CARDS[kind] for kind in members(PENALTIES)]
FOOT_CARDS = ["soldiers", "pikemen"]
MACHINE_CARDS = ["siege-tower", "battering-ram", "trebuchet", "cannon"]
ATTACK_CARDS = FOOT_CARDS + MACHINE_CARDS
EVERY_CARD = " ".join(card for card in CARDS if card not in ("fort", *PENALTY_CARDS))  # that a hand can hold

# Everything that can be done to seat 1 where its kingdom is TARGET and it holds a card.
TARGET = "fort archers, land walls trap-decoy"
AIMED = {card: [f"play:{card}", "base:3"] for card in ATTACK_CARDS} | {
    "conquest": ["play:conquest", "base:3"],
    "earthquake": ["play:earthquake", "base:3"],
    "mutiny": ["play:mutiny", "base:2"],
    "sabotage": ["play:sabotage", "base:3"],
    "disrepair": ["play:disrepair", "base:3"],
    "misfortune": ["play:misfortune", "seat:1"],
    "freeze": ["play:freeze", "base:3"],
    "spy on a hand": ["play:spy", "seat:1"],
    "spy on a Trap": ["play:spy", "base:3"],
}


class Position(positions.Position[TakeTheKingdom]):
    """A state that is read and acted on by names."""

    def __init__(self, state: TakeTheKingdom) -> None:
        super().__init__(state)
        self.used_before = Counter(state.cards(state.space.number("used")))

    def through(self, *actions: str) -> list[Event]:
        """Whoever's turn it is makes a play, and its target lets it happen."""
        events = self.act(self.turn, *actions)
        seat, prompt = self.asked
        assert prompt == "answer", f"seat {seat} is asked {prompt!r}"
        return events + self.act(seat, "let")

    def choices(self, seat: int, block: str) -> list[str]:
        """What of a block of actions a seat may choose: `choices(0, "base")` might be `["1", "3"]`."""
        found = [name.split(":") for name in self.legal(seat)]
        return [item for head, *rest in found if head == block for item in rest]

    @property
    def over(self) -> bool:
        return self.state.asked == 0

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def plays(self) -> int:
        """The plays left in this turn."""
        return self["plays"]

    @property
    def deck(self) -> Counter[str]:
        return self.zone("deck")

    def hand(self, seat: int) -> Counter[str]:
        return self.zone(f"hand:{seat}")

    def zone(self, name: str) -> Counter[str]:
        """The cards in a zone."""
        return Counter(CARDS[kind] for kind in self.state.cards(self.state.space.number(name)))

    @property
    def discarded(self) -> Counter[str]:
        """What came to the discard pile since the position was made."""
        used = Counter(self.state.cards(self.state.space.number("used")))
        assert not self.used_before - used, "a card has left the discard pile"
        return Counter({CARDS[kind]: count for kind, count in (used - self.used_before).items()})

    def kingdom(self, seat: int) -> str:
        """The bases of a seat, in the notation of `position`."""
        return ", ".join(self.base(base) for base in members(self.state.bases_of(seat)))

    def base(self, base: int) -> str:
        """One base, in the notation of `position`; empty when it is gone."""
        cells = self.state.cells
        if cells[on.OWNER + base] < 0:
            return ""
        words = [_hurt(cells[on.GROUND + base], cells[on.DAMAGE + base])]
        for at in (2 * base, 2 * base + 1):
            if cells[on.DEFENCE + at] >= 0:
                words.append(_hurt(cells[on.DEFENCE + at], cells[on.WOUND + at]))
        if cells[on.TRAP + base] >= 0:
            words.append(CARDS[cells[on.TRAP + base]])
        if cells[on.FROZEN] >> base & 1:
            words.append("frozen")
        return " ".join(words)

    def view(self, viewer: int) -> TakeTheKingdomView:
        """What a viewer sees."""
        return view(self.match(), viewer)


def position(
    *,
    seats: int = 4,
    kingdoms: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    deck: str | None = None,
    turn: int = 0,
    plays: int = 3,
    turns: int | Mapping[int, int] = 2,
    missed: Mapping[int, int] | None = None,
    penalties: str = "",
    fallen: Iterable[int] = (),
    number: int = 1,
    options: Mapping[str, object] | None = None,
    components: str | None = None,
) -> Position:
    """A position in which a seat may make a play, or has to settle `penalties`, the oldest first.

    Kingdoms that are not mentioned are `fort, land`; those of the `fallen`, in the order they fell, are gone.
    Hands that are not mentioned are empty. Everyone has taken `turns` turns: by default the first two are
    over. Cards that are not mentioned make the deck, but for the Penalties, which lie on the discard pile; if
    the `deck` is given, all of them lie there. `number` is the seed of what chance does from here.
    """
    gone = list(fallen)
    laid = [
        (seat, words.split())
        for seat in range(seats)
        if seat not in gone
        for words in (kingdoms or {}).get(seat, "fort, land").split(",")
    ]
    taken = [turns if isinstance(turns, int) else turns.get(seat, 2) for seat in range(seats)]
    table = setup(seats, options, components)
    forts = sum(words[0].startswith("fort") for _, words in laid)
    drawn = penalties.split()
    settled = [f"{card}*{table.copies[CARDS.index(card)] - drawn.count(card)}" for card in PENALTY_CARDS]
    lines = [
        f"ask: {'penalty' if penalties else 'play'} {turn}",
        f"turn: {turn}",
        f"plays: {plays}",
        f"dry: {int(deck == '')}",
        f"turns: {_row(taken)}",
        f"missed: {_row((missed or {}).get(seat, 0) for seat in range(seats))}",
        f"fallen: {_row(gone.index(seat) + 1 if seat in gone else 0 for seat in range(seats))}",
        f"penalties: {penalties}",
        f"played: {penalties}",
        f"owner: {_row(seat for seat, _ in laid)}",
        f"ground: {_row(_read(words[0])[0] for _, words in laid)}",
        f"damage: {_row(_read(words[0])[1] for _, words in laid)}",
        f"frozen: {_row(base for base, (_, words) in enumerate(laid) if 'frozen' in words)}",
        *(line for base, (_, words) in enumerate(laid) for line in _load(base, words[1:])),
        *(f"hand:{seat}: {words}" for seat, words in (hands or {}).items()),
        f"used: fort*{seats - forts} {_row(settled)}" if deck is None else f"deck: {deck}",
        f"rest: {'deck' if deck is None else 'used'}",
    ]
    state = positions.built(TakeTheKingdom, table, lines)
    state.rng = DealRng(seed(number))
    return Position(state)


def _row(numbers: Iterable[object]) -> str:
    return " ".join(map(str, numbers))


def _load(base: int, words: list[str]) -> Iterator[str]:
    """What lies on a base and under it."""
    traps = [word for word in words if word in TRAP_CARDS]
    defences = [_read(word) for word in words if word not in traps and word != "frozen"]
    yield f"trap:{base}: {' '.join(traps)}"
    yield f"defence:{base}: {_row(name for name, _ in defences)}"
    yield f"wound:{base}: {_row(damage for _, damage in defences)}"


def _read(word: str) -> tuple[str, int]:
    name, _, damage = word.partition("/")
    return name, int(damage or 0)


def _hurt(kind: int, damage: int) -> str:
    return f"{CARDS[kind]}/{damage}" if damage else CARDS[kind]


def unbegun(
    seats: int = 4,
    number: int = 1,
    options: Mapping[str, object] | None = None,
    components: str | None = None,
) -> TakeTheKingdom:
    """A game that has not begun yet."""
    return positions.unbegun(GAME, TakeTheKingdom, seats, number, options, components)


def setup(
    seats: int = 4, options: Mapping[str, object] | None = None, components: str | None = None
) -> GameSetup:
    """A set-up."""
    found = GAME.setup(seats, options, components)
    assert isinstance(found, GameSetup)
    return found


def begun(
    seats: int = 4,
    number: int = 1,
    options: Mapping[str, object] | None = None,
    components: str | None = None,
) -> tuple[Position, list[Event]]:
    """A new game at its first play, and what happened until then."""
    state = unbegun(seats, number, options, components)
    log = positions.begin(state)
    return Position(state), log


def random_game(seats: int, number: int, **options: object) -> Iterator[Step[Position]]:
    """Play a game to its end."""
    return told(unbegun(seats, number, options), number, Position)


def view(match: Match, viewer: int) -> TakeTheKingdomView:
    """What a viewer of a match sees."""
    return view_of(TakeTheKingdomView, match, viewer)


def cards(words: str) -> Counter[str]:
    """Cards by name: `cards("hills hills deny")`."""
    return Counter(words.split())


def number(name: str) -> int:
    """The kind of a card."""
    return CARDS.index(name)
