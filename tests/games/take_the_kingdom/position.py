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
from positions import Step, told, view_of
from regalia.games.take_the_kingdom.actions import CARDS, DEFENCES, FORT, FREEZE, KINDS, PENALTIES, TRAPS
from regalia.games.take_the_kingdom.board import Realm
from regalia.games.take_the_kingdom.phases import OVER, PENALTY, PLAY
from regalia.games.take_the_kingdom.state import TakeTheKingdom
from regalia.games.take_the_kingdom.view import TakeTheKingdomView
from regalia.kernel.bits import members
from regalia.kernel.events import Event
from regalia.kernel.game import find_game
from regalia.kernel.match import Match

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
        return self.state.phase == OVER

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def plays(self) -> int:
        """The plays left in this turn."""
        return self.state.plays

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
        """What came to the used pile since the position was made."""
        used = Counter(self.state.cards(self.state.space.number("used")))
        assert not self.used_before - used, "a card has left the used pile"
        return Counter({CARDS[kind]: count for kind, count in (used - self.used_before).items()})

    def kingdom(self, seat: int) -> str:
        """The bases of a seat, in the notation of `position`."""
        return ", ".join(self.base(base) for base in members(self.state.bases_of(seat)))

    def base(self, base: int) -> str:
        """One base, in the notation of `position`; empty when it is gone."""
        state = self.state
        if state.owner[base] < 0:
            return ""
        words = [_hurt(state.ground[base], state.damage[base])]
        for at in (2 * base, 2 * base + 1):
            if state.defence[at] >= 0:
                words.append(_hurt(state.defence[at], state.wound[at]))
        if state.trap[base] >= 0:
            words.append(CARDS[state.trap[base]])
        if state.frozen >> base & 1:
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
    over. Cards that are not mentioned make the deck, but for the Penalties, which lie on the used pile; if
    the `deck` is given, all of them lie there. `number` is the seed of what chance does from here.
    """
    state = unbegun(seats, number, options, components)
    state.lay_out()
    gone = list(fallen)
    unused = Counter(dict(enumerate(state.pack.count)))
    unused.subtract(dict(enumerate(state.pack.box)))

    def take(words: Iterable[str]) -> list[int]:
        kinds = [CARDS.index(word) for word in words]
        for kind in kinds:
            assert unused[kind] > 0, f"there are not so many cards called {CARDS[kind]} in this game"
            unused[kind] -= 1
        return kinds

    state.turn, state.plays = turn, plays
    for seat in range(seats):
        if seat not in gone:
            state.alive |= 1 << seat
            for words in (kingdoms or {}).get(seat, "fort, land").split(","):
                _lay_base(state, seat, words.split(), take)
        state.turns[seat] = turns if isinstance(turns, int) else turns.get(seat, 2)
        state.missed[seat] = (missed or {}).get(seat, 0)
        for kind in take((hands or {}).get(seat, "").split()):
            state.hand[KINDS * seat + kind] += 1
            state.size[seat] += 1
    for order, seat in enumerate(gone, 1):
        state.fallen[seat] = order
    for order, kind in enumerate(take(penalties.split())):
        state.penalties |= kind + 1 << 6 * order
        state.played[kind] += 1
    in_deck = Counter(unused) if deck is None else Counter(take(deck.split()))
    for kind, count in in_deck.items():
        if kind == FORT or (deck is None and PENALTIES >> kind & 1):
            continue
        state.deck[kind] = count
        if deck is None:
            unused[kind] -= count
    for kind, count in unused.items():
        state.used[kind] = count
    state.deck_size = sum(state.deck)
    state.dry = int(state.deck_size == 0)
    state.ask(PENALTY if penalties else PLAY, turn)
    return Position(state)


def _lay_base(state: TakeTheKingdom, seat: int, words: list[str], take) -> None:
    ground, *rest = words
    base = state.bases
    name, damage = _read(ground)
    assert name in ("fort", "land", "mercy")
    state.found(seat, *take([name]))
    state.damage[base] = damage
    slot = 2 * base
    for word in rest:
        name, damage = _read(word)
        if name == "frozen":
            take([CARDS[FREEZE]])
            state.frozen |= 1 << base
        elif name in TRAP_CARDS:
            (state.trap[base],) = take([name])
        else:
            assert name in DEFENCE_CARDS
            assert slot < 2 * base + 2
            (state.defence[slot],) = take([name])
            state.wound[slot] = damage
            slot += 1


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


def realm(
    seats: int = 4, options: Mapping[str, object] | None = None, components: str | None = None
) -> Realm:
    """A set-up."""
    setup = GAME.setup(seats, options, components)
    assert isinstance(setup, Realm)
    return setup


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
